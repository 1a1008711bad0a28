package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.rath.Folk.*;
import static quintain.rath.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Entry;
import quintain.kernel.Game;
import quintain.kernel.Measure;
import quintain.kernel.Outcome;
import quintain.kernel.Seat;
import quintain.rath.state.FightEvent;
import quintain.rath.state.LifeEvent;
import quintain.rath.state.Minutes;
import quintain.rath.state.RathStep;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Trigger;
import quintain.rath.state.Values;
import quintain.rath.state.Who;
import quintain.testkit.Covers;

/// The book as a table and the proving ground use it.
class BookTest {
  private static final RathBook BOOK = new RathBook();
  private static final Seat ANN = new Seat("ann");

  @Test
  void everybodyHasANameAndASeat() {
    var state = ann("0/0/0/0/0/0").creature("foe", "Ogre").state();
    assertThat(BOOK.title()).isEqualTo("Rath");
    assertThat(BOOK.cast().roster(state)).containsExactly("ann", "foe");
    assertThat(BOOK.cast().seatOf(state, "ann")).isEqualTo(ANN);
    assertThat(BOOK.cast().seatOf(state, "foe")).isEqualTo(Seat.REFEREE);
    assertThat(BOOK.showing().nameOf(state, "ann")).isEqualTo("Ann");
    assertThat(BOOK.showing().nameOf(state, "nobody")).isEqualTo("nobody");
    assertThat(BOOK.cast().bestiary(state)).extracting(Entry::name).contains("Ogre", "Gall drake");
  }

  @Test
  void theTableMakesWelcomesBringsAndHandsOverByCommands() {
    var sheet = pc("Cal", "0/0/0/0/0/0");
    assertThat(BOOK.cast().creation("cal", ANN))
        .isEqualTo(new RathStep.CreateCharacter("cal", ANN));
    assertThat(BOOK.cast().welcoming("cal", ANN, sheet))
        .isEqualTo(new RathStep.Welcome("cal", ANN, sheet));
    assertThat(BOOK.cast().bringing("Ogre", "og")).isEqualTo(new RathStep.BringIn("Ogre", "og", 1));
    assertThat(BOOK.cast().handing("foe", ANN)).isEqualTo(new RathStep.HandOver("foe", ANN));
    assertThat(BOOK.facts().setting("ann.hp", 3, "why"))
        .isEqualTo(new RathStep.SetValue("ann.hp", "3", "why"));
  }

  // Scenes

  @Test
  void twoOfOneIdAndStrangersInTheSceneAreRefused() {
    assertThatThrownBy(() -> ann("0/0/0/0/0/0").creature("ann", "Ogre").state())
        .hasMessageContaining("ann");
    assertThatThrownBy(() -> empty().scene(placing("cal", 2)).state())
        .hasMessageContaining("The scene places cal, who is not there");
    assertThatThrownBy(() -> empty().creature("x", "Clown").state())
        .hasMessageContaining("The bestiary has no Clown");
    assertThatThrownBy(() -> empty().pregen("x", "Nobody").state()).hasMessageContaining("Nobody");
    empty().scene(placing("x", 2)).creature("x", "Ogre").then("x.at", 2);
  }

  // What odds and fights are told

  @Test
  void whatAStepLeavesBehindIsMeasured() {
    var before = ann("0/0/0/0/0/0").state();
    var after =
        ann("0/0/0/0/0/0")
            .given("ann.hp", 0)
            .given("ann.prone", true)
            .given("ann.dead", true)
            .given("ann.fire", 4)
            .state();
    assertThat(BOOK.showing().measures(before, after))
        .containsExactlyInAnyOrder(
            new Measure("ann.hp", 0),
            new Measure("ann.drops", true),
            new Measure("ann.dies", true),
            new Measure("ann.fire-dice", 4),
            new Measure("ann.prone", true));
    assertThat(BOOK.showing().measures(before, before))
        .extracting(Measure::name)
        .containsExactly("ann.hp");
    assertThat(BOOK.showing().measures(after, after))
        .containsExactly(new Measure("ann.hp", 0), new Measure("ann.fire-dice", 4));
    assertThat(BOOK.showing().measures(after, before)).contains(new Measure("ann.fire-dice", 0));
  }

  @Test
  void aFightIsOverWhenASideHasNobodyAble() {
    var table = ann("0/0/0/0/0/0").creature("foe", "Ogre");
    assertThat(BOOK.foresight().outcome(table.state()))
        .isEqualTo(
            new Outcome(
                List.of(
                    new Outcome.Side("party", List.of("ann"), List.of()),
                    new Outcome.Side("foes", List.of("foe"), List.of())),
                false));
    assertThat(BOOK.foresight().outcome(table.given("foe.dead", true).state()))
        .isEqualTo(
            new Outcome(
                List.of(
                    new Outcome.Side("party", List.of("ann"), List.of()),
                    new Outcome.Side("foes", List.of(), List.of("foe"))),
                true));
  }

  @Test
  @Covers({"RTH-COND-02", "RTH-POIS-09"})
  void timeRunsOnForWhoeverSuffers() {
    var table = ann("0/0/0/0/0/0").sheet("bob", pc("Bob", "0/0/0/0/0/0")).creature("foe", "Ogre");
    assertThat(BOOK.foresight().onward(table.state())).contains(new RathStep.LetTurnsPass(1));
    table.given("bob.poison-damage", 2);
    assertThat(BOOK.foresight().onward(table.state())).contains(new RathStep.SufferOn("bob"));
    begun(table, 6);
    assertThat(BOOK.foresight().onward(table.state())).isEmpty();
    table.when(new RathStep.BeginTurn("ann"));
    assertThat(BOOK.foresight().onward(table.state())).contains(new RathStep.SufferOn("ann"));
  }

  @Test
  @Covers("RTH-R-23")
  void theClockIsNoMatterButForWhatIsDue() {
    var state = ann("0/0/0/0/0/0").given("ann.disease", 3).state();
    var later = ann("0/0/0/0/0/0").given("clock", 30).given("ann.disease", 3).state();
    // due in an hour from now in both
    assertThat(BOOK.foresight().essence(Game.at(later)))
        .isEqualTo(BOOK.foresight().essence(Game.at(state)));
    var soon = ann("0/0/0/0/0/0").given("ann.disease", 3).given("clock", 30).state();
    assertThat(BOOK.foresight().essence(Game.at(soon)))
        .isNotEqualTo(BOOK.foresight().essence(Game.at(state)));
  }

  @Test
  @Covers("RTH-INIT-04")
  void oneRoundIsLikeAnother() {
    var first = annAgainst("Ogre", "0/0/0/0/0/0").state();
    var fifth = new FightEvent.RoundOpened(5, Who.Side.PARTY, 6).appliedTo(first);
    assertThat(BOOK.foresight().essence(Game.at(fifth)))
        .isEqualTo(BOOK.foresight().essence(Game.at(first)));
    assertThat(
            BOOK.foresight()
                .essence(Game.at(begun(ann("0/0/0/0/0/0").creature("foe", "Ogre"), 1).state())))
        .isNotEqualTo(BOOK.foresight().essence(Game.at(first)));
  }

  @Test
  @Covers("RTH-R-72")
  void aRestMoreThanADayAgoIsLongAgo() {
    var never = ann("0/0/0/0/0/0").state();
    var rested = new ThingEvent.LongRested(0).appliedTo(never);
    var hour = new LifeEvent.TimePassed(60).appliedTo(rested);
    var twoDays = new LifeEvent.TimePassed(2 * Minutes.DAY).appliedTo(rested);
    var threeDays = new LifeEvent.TimePassed(3 * Minutes.DAY).appliedTo(rested);
    assertThat(BOOK.foresight().essence(Game.at(twoDays)))
        .isEqualTo(BOOK.foresight().essence(Game.at(threeDays)));
    assertThat(BOOK.foresight().essence(Game.at(hour)))
        .isNotEqualTo(BOOK.foresight().essence(Game.at(twoDays)));
    assertThat(BOOK.foresight().essence(Game.at(hour)))
        .isNotEqualTo(BOOK.foresight().essence(Game.at(never)));
  }

  @Test
  void playersKnowNeitherTheUnseenNorWhatHiddenFoesHoldReady() {
    var table =
        begun(ann("0/0/0/0/0/0").creature("foe", "Raider").creature("lurker", "Raider"), 1)
            .when(
                new RathStep.Ready(
                    "foe",
                    new Trigger(Trigger.When.ATTACKS, "", ""),
                    attack("foe", "sword", "ann")))
            .given("lurker.secrecy", "unseen");
    var known = Values.asSeenBy(table.state(), ANN);
    assertThat(known.find("lurker")).isEmpty();
    assertThat(known.theFight().readied()).isEmpty();
    assertThat(Values.asSeenBy(table.state(), Seat.REFEREE)).isEqualTo(table.state());
    assertThat(
            Values.asSeenBy(table.given("foe.secrecy", "open").state(), ANN).theFight().readied())
        .hasSize(1);
  }

  @Test
  void valuesAreSetWithinTheirBounds() {
    ann("0/0/0/0/0/0")
        .given("ann.hp", 0)
        .then("ann.hp", 0)
        .refuses(new RathStep.SetValue("ann.hp", "-1", "x"), "RTH-R-09")
        .refuses(new RathStep.SetValue("ann.hp", "many", "x"), "RTH-R-09")
        .refuses(new RathStep.SetValue("ann.dead", "perhaps", "x"), "RTH-R-09")
        .refuses(new RathStep.SetValue("weather", "1", "x"), "RTH-R-09");
    assertThat(BOOK.facts().known(ann("0/0/0/0/0/0").state(), ANN)).containsEntry("ann.hp", 10);
  }
}
