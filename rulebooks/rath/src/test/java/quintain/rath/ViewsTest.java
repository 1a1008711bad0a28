package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.annAgainst;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Agenda;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.rath.state.Draft;
import quintain.rath.state.Item;
import quintain.rath.state.Purse;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Stats;
import quintain.rath.state.ThingEvent;
import quintain.testkit.Table;

class ViewsTest {
  private static final RathBook BOOK = new RathBook();
  private static final Seat ANN = new Seat("ann");

  private static View.Panel panel(
      Table<RathState, RathStep, RathEvent> table, Seat seat, String id) {
    return BOOK.showing().view(table.state(), seat).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no panel " + id));
  }

  /// The side that was first has had its turns; whoever is next may act, and has not begun yet.
  @Test
  void theFightTellsWhoseTurnsTheseAre() {
    var table = annAgainst("Raider", "0/0/0/0/0/0");
    assertThat(panel(table, ANN, "fight").items().toString())
        .contains("the heroes take their turns");
    table.when(new RathStep.EndTurn("ann"));
    assertThat(panel(table, ANN, "fight").items().toString())
        .contains("the enemies take their turns")
        .doesNotContain("the heroes take their turns");
  }

  @Test
  void aSheetShowsWhatItsNumbersAreMadeOf() {
    var table = Tables.party().given("brannoc.cracked", 1);
    var sheet = panel(table, new Seat("brannoc"), "who-brannoc").items();
    assertThat(sheet)
        .contains(new View.Track("hp", 13, 13), new View.Track("fortune", 1, 3))
        .contains(
            new View.Score(
                "ac",
                13,
                List.of(
                    new View.Part("base", 10, "RTH-ATK-05"),
                    new View.Part("DEX", 1, "RTH-DER-02"),
                    new View.Part("Medium armor", 2, "RTH-ARM-03"),
                    new View.Part("Shield", 1, "RTH-ARM-05"),
                    new View.Part("critical hits", -1, "RTH-R-98"))));
  }

  @Test
  void poolsAndFlagsAreShown() {
    var table = Folk.ann("0/0/0/0/0/0").given("ann.poison-sleep", 3).given("ann.prone", true);
    assertThat(panel(table, ANN, "who-ann").items())
        .contains(new View.Pool("poison (sleep)", 3, 6))
        .anyMatch(item -> item instanceof View.Chip chip && chip.label().equals("prone"));
  }

  @Test
  void aFoesFiguresAreHiddenFromPlayers() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0").given("foe.fire", 4);
    assertThat(panel(table, ANN, "who-foe").items())
        .containsExactly(new View.Chip("is on fire", ""), new View.Prose("held", "Cudgel"));
    assertThat(panel(table, Seat.REFEREE, "who-foe").items())
        .contains(new View.Track("hp", 30, 30), new View.Prose("club", "+5, d10+5"));
    table.hides("ann", "foe.hp").hides("ann", "foe.fire").sees("ann", "foe.out", false);
    table.given("foe.secrecy", "unseen");
    assertThat(BOOK.showing().view(table.state(), ANN).panels())
        .noneMatch(panel -> panel.subject().equals("foe"));
  }

  @Test
  void theFightShowsWhoHasYetToAct() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0").when(new RathStep.BeginTurn("ann"));
    assertThat(panel(table, ANN, "fight").items())
        .contains(
            new View.Score("fight.round", 1, List.of()),
            new View.Prose("Ann", "on turn, may move, may act"),
            new View.Prose("Foe", "has yet to act"));
  }

  @Test
  void thoseAtOnePlaceStandTogether() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0").given("foe.at", 1);
    assertThat(panel(table, ANN, "scene").items())
        .contains(
            new View.Bands(
                "where",
                List.of(
                    new View.Band("zone 0", 0, List.of("ann")),
                    new View.Band("zone 1", 1, List.of("foe")))));
  }

  @Test
  void aCharacterInTheMakingShowsAsFarAsItHasCome() {
    var state = Tables.empty().state();
    var draft = Draft.begun("cid", ANN, "Cid", Draft.Way.ARRAY).with(Stats.parse("3/2/1/1/0/0"));
    var game =
        new Game<RathState, RathStep>(state, Agenda.of(List.of(new RathStep.FillPurse(draft))));
    assertThat(BOOK.showing().growing(game, ANN, "cid").getFirst().items())
        .contains(new View.Track("hp", 13, 13), new View.Score("str", 3, List.of()));
    var first =
        new Game<RathState, RathStep>(state, Agenda.of(List.of(new RathStep.ShareStats(draft))));
    assertThat(BOOK.showing().growing(first, ANN, "cid")).isEmpty();
  }

  @Test
  void theHardyAndTheLuckyShowItInTheMaking() {
    var state = Tables.empty().state();
    var gifts =
        List.of(
            state.shelf().aptitude("Hardy").orElseThrow(),
            state.shelf().aptitude("Lucky").orElseThrow());
    var draft =
        Draft.begun("cid", ANN, "Cid", Draft.Way.ARRAY)
            .with(Stats.parse("3/2/1/1/0/0"))
            .with(gifts, List.of());
    var game =
        new Game<RathState, RathStep>(state, Agenda.of(List.of(new RathStep.FillPurse(draft))));
    assertThat(BOOK.showing().growing(game, ANN, "cid").getFirst().items())
        .contains(new View.Track("hp", 17, 17), new View.Track("fortune", 2, 3));
    assertThat(BOOK.showing().growing(game, ANN, "dan")).isEmpty();
  }

  @Test
  void coinsTakeASlotOnceThereAreAny() {
    var table = Folk.ann("0/0/0/0/0/0", "held Sword");
    assertThat(slots(table).held()).extracting(View.Held::name).containsExactly("Sword");
    table.when(new RathStep.BestowCoins("ann", new Purse(100, 0, 1)));
    assertThat(slots(table).held())
        .contains(new View.Held("Coins", 2, "pack", "a slot for each 100 coins (RTH-CUR-04)"));
    assertThat(slots(table).used()).isEqualTo(4);
  }

  private static View.Slots slots(Table<RathState, RathStep, RathEvent> table) {
    return panel(table, ANN, "who-ann").items().stream()
        .filter(View.Slots.class::isInstance)
        .map(View.Slots.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void ofAFoeOnlyWhatItHasInUseIsSeen() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0").when(new RathStep.Bestow("foe", "Helmet", ""));
    assertThat(panel(table, ANN, "who-foe").items())
        .containsExactly(new View.Prose("held", "Cudgel"));
    table.changed(
        state -> new ThingEvent.ItemPlaced("foe", "helmet", Item.Where.WORN).appliedTo(state));
    assertThat(panel(table, ANN, "who-foe").items())
        .containsExactly(new View.Prose("held", "Cudgel"), new View.Prose("worn", "Helmet"));
  }

  @Test
  void oneKnowsOnesOwnEvenUnseen() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0").given("ann.secrecy", "unseen");
    table.sees("ann", "ann.hp", 10);
    assertThat(panel(table, ANN, "who-ann").items()).contains(new View.Track("hp", 10, 10));
  }

  @Test
  void ironHideCountsWithoutBodyArmorOnly() {
    var bare = Tables.empty().sheet("ann", Folk.gifted("Ann", "0/0/0/0/0/0", List.of("Iron Hide")));
    assertThat(acParts(bare)).containsExactly("base", "iron hide");
    var clad =
        Tables.empty()
            .sheet(
                "ann", Folk.gifted("Ann", "0/0/0/0/0/0", List.of("Iron Hide"), "worn Light armor"));
    assertThat(acParts(clad)).containsExactly("base", "Light armor");
    assertThat(acParts(Folk.ann("0/0/0/0/0/0"))).containsExactly("base");
  }

  private static List<String> acParts(Table<RathState, RathStep, RathEvent> table) {
    return panel(table, ANN, "who-ann").items().stream()
        .filter(item -> item.label().equals("ac"))
        .flatMap(item -> ((View.Score) item).parts().stream())
        .filter(part -> part.amount() != 0)
        .map(View.Part::from)
        .toList();
  }
}
