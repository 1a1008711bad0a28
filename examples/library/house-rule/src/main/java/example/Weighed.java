package example;

import java.util.List;
import quintain.binder.Source;
import quintain.cairn.CairnBook;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.odds.Odds;
import quintain.packs.Books;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;

/// What the house rule changes: a troll's club comes down on Maren, by the book and by the house.
public final class Weighed {
  private static final String DUEL =
      """
      book: cairn
      title: Maren meets a Wood Troll
      characters:
        - {id: maren, pregen: Maren}
        - {id: troll, creature: Wood Troll}
      steps: []
      """;

  private Weighed() {}

  public static void main(String[] args) {
    System.out.println("on board: " + Books.onBoard().ids());
    weigh(new CairnBook());
    weigh(new SecondWind());
  }

  private static void weigh(Rulebook<CairnState, CairnStep, CairnEvent> book) {
    var volume = Volume.of(book);
    var duel = ScenarioRunner.game(Source.yaml("duel", DUEL), volume, List.of()).state();
    var club = new CairnStep.Attack("troll", List.of("club"), List.of("maren"));
    var odds = new Odds<>(book).preview(duel, club, Seat.REFEREE, sides -> 1);
    System.out.printf(
        "%s: 0 HP %.3f, 1 HP %.3f, critical damage %.3f%n",
        book.title(), odds.p("maren.hp", 0), odds.p("maren.hp", 1), odds.p("maren.critical", true));
  }
}
