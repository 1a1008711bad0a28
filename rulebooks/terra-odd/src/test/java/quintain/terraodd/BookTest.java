package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Audience;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.View;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The book as a table uses it: whose is whose, what is shown of whom, where a scene begins.
class BookTest {
  private static final TerraOddBook BOOK = new TerraOddBook();
  private static final Seat BEA = new Seat("bea");

  private static List<View.Item> panel(Table<OddState, OddStep, OddEvent> table, String who) {
    return BOOK.showing().view(table.state(), Seat.REFEREE).panels().stream()
        .filter(panel -> panel.subject().equals(who))
        .findFirst()
        .orElseThrow()
        .items();
  }

  @Test
  void everybodyHasANameAndASeat() {
    var state = bea().state();
    assertThat(BOOK.title()).isEqualTo("Terra Odd");
    assertThat(BOOK.cast().roster(state)).containsExactly("bea", "foe");
    assertThat(BOOK.cast().seatOf(state, "bea")).isEqualTo(BEA);
    assertThat(BOOK.cast().seatOf(state, "foe")).isEqualTo(Seat.REFEREE);
    assertThat(BOOK.showing().nameOf(state, "bea")).isEqualTo("Bea");
    assertThat(BOOK.showing().nameOf(state, "nobody")).isEqualTo("nobody");
  }

  @Test
  void theTableMakesWelcomesAndHandsOverByCommands() {
    var sheet = sheet("Cal", List.of());
    assertThat(BOOK.cast().creation("cal", BEA)).isEqualTo(new OddStep.CreateCharacter("cal", BEA));
    assertThat(BOOK.cast().welcoming("cal", BEA, sheet))
        .isEqualTo(new OddStep.Welcome("cal", BEA, sheet));
    assertThat(BOOK.cast().handing("foe", BEA)).isEqualTo(new OddStep.HandOver("foe", BEA));
  }

  @Test
  void everyQuestionIsListed() {
    assertThat(BOOK.rules().topics())
        .extracting(Topic::id)
        .contains("stop-rounds", "where-to", "background");
  }

  // Scenes

  @Test
  void twoOfOneIdAndStrangersInTheSceneAreRefused() {
    assertThatThrownBy(() -> bea().creature("bea", "Cantor").state())
        .hasMessageContaining("Two are called bea");
    assertThatThrownBy(() -> beaAt(empty().scene(scene("cal", 10))).state())
        .hasMessageContaining("The scene places cal, who is not there");
    assertThatThrownBy(() -> empty().pregen("x", "Nobody At All").state())
        .hasMessageContaining("There is no pregen called Nobody At All");
    assertThatThrownBy(() -> empty().creature("x", "Clown").state())
        .hasMessageContaining("The bestiary has no Clown");
  }

  @Test
  void aSceneBeginsAtItsHourWithEverybodyInTheirPlace() {
    var table = beaAt(empty().scene(scene("foe", 30)));
    table.then("clock", 8 * 3600).then("foe.at", 30).then("bea.at", 0);
  }

  // Sheets

  @Test
  @Covers({"ODD-R-26", "ODD-HEAL-04"})
  void gritIsShownAgainstWhatItsDiceCanShow() {
    assertThat(panel(bea(), "bea")).contains(new View.Track("grit", 4, 6));
    assertThat(panel(gifted("Die Hard"), "bea")).contains(new View.Track("grit", 4, 12));
    assertThat(panel(bea().given("bea.grit", 9), "bea")).contains(new View.Track("grit", 9, 9));
  }

  @Test
  void chipsSayWhatHoldsAndWhatIsLacking() {
    var table =
        bea()
            .given("bea.shaken", true)
            .given("bea.has-attacked", true)
            .when(new OddStep.Deprive("bea", "food"))
            .when(new OddStep.Afflict("bea", "Bad Leg", ""));
    assertThat(panel(table, "bea"))
        .contains(new View.Chip("deprived", "lacks food: one die of Grit fewer (ODD-HEAL-04)"))
        .filteredOn(View.Chip.class::isInstance)
        .extracting(View.Item::label)
        .contains("shaken", "Bad Leg")
        .noneMatch(label -> label.contains("attacked"));
  }

  @Test
  @Covers({"ODD-CRIT-06", "ODD-R-40"})
  void theHourOfTheDyingRunsDown() {
    var table =
        bea()
            .given("bea.grit", 0)
            .dice("d20=20")
            .when(harm("bea", 1))
            .when(new OddStep.LetTimePass(20));
    assertThat(panel(table, "bea"))
        .filteredOn(View.Countdown.class::isInstance)
        .extracting(item -> ((View.Countdown) item).seconds())
        .containsExactly(40 * 60);
  }

  @Test
  void aSheetTellsWhoSomebodyIs() {
    var made =
        empty()
            .dice("d20=12", "d12=3")
            .dice("d6=4", "d6=4", "d6=4", "d6=3", "d6=3", "d6=3", "d6=5", "d6=4", "d6=4")
            .dice("d6=4", "pick=10", "pick=4", "pick=1", "d6=6", "d6=2", "d6=1")
            .when(new OddStep.CreateCharacter("kai", new Seat("kai")));
    var labels = panel(made, "kai").stream().map(View.Item::label).toList();
    assertThat(labels).contains("background", "drive", "also carries", "credits", "Healer");
    assertThat(panel(made, "kai"))
        .contains(
            new View.Prose("also carries", "field glass"),
            new View.Prose("credits", "9"),
            new View.Prose("drive", "finish another's map"))
        .anyMatch(
            item ->
                item instanceof View.Prose prose
                    && prose.text().startsWith("Fire-watcher: knows "));
    assertThat(panel(bea(), "bea").stream().map(View.Item::label))
        .doesNotContain("background", "drive", "also carries", "critical harm", "note");
    assertThat(BOOK.showing().growing(Game.at(made.state()), new Seat("kai"), "kai"))
        .extracting(View.Panel::subject)
        .containsExactly("kai");
  }

  @Test
  void aFoesPanelTellsWhatItDoesBesides() {
    var labels = panel(bea().creature("cantor", "Cantor"), "cantor").stream();
    assertThat(labels.map(View.Item::label)).contains("critical harm").doesNotContain("credits");
  }

  @Test
  void theClockIsShown() {
    assertThat(BOOK.showing().view(bea().state(), BEA).panels())
        .extracting(View.Panel::id)
        .contains("who-bea", "who-foe", "clock");
  }

  @Test
  void theDiceOfTheUnseenAreTheirSeatsAlone() {
    var table = bea().given("bea.secrecy", "unseen");
    assertThat(BOOK.showing().witnesses(table.state(), "bea")).isEqualTo(Audience.only(BEA));
    assertThat(BOOK.showing().witnesses(bea().state(), "bea")).isEqualTo(Audience.EVERYONE);
    assertThat(BOOK.showing().witnesses(bea().state(), "nobody")).isEqualTo(Audience.EVERYONE);
  }

  // What is remembered

  @Test
  void theHourOfTheDayIsNoMatterInAFight() {
    var state = bea().state();
    var later = new OddEvent.TimePassed(600).appliedTo(state);
    assertThat(BOOK.foresight().essence(Game.at(later)))
        .isEqualTo(BOOK.foresight().essence(Game.at(state)));
  }

  // Values

  @Test
  void valuesAreSetWithinTheirBounds() {
    bea()
        .given("clock", 0)
        .then("clock", 0)
        .given("bea.grit", 0)
        .then("bea.grit", 0)
        .refuses(new OddStep.SetValue("bea.grit", "-1", "x"), "ODD-MODR-01")
        .refuses(new OddStep.SetValue("bea.grit", "many", "x"), "ODD-MODR-01")
        .refuses(new OddStep.SetValue("bea.dead", "perhaps", "x"), "ODD-MODR-01")
        .refuses(new OddStep.SetValue("weather", "1", "x"), "ODD-MODR-01");
  }

  @Test
  @Covers({"ODD-R-19", "ODD-MORL-01"})
  void oddsForAPlayerKnowNeitherTheUnseenNorHiddenNerve() {
    var table =
        bea("Mono-blade")
            .creature("lurker", "Street Cutter")
            .given("lurker.secrecy", "unseen")
            .answer("gm", "order", "party")
            .when(BEGIN);
    var known = table.state().asSeenBy(BEA);
    assertThat(known.find("lurker")).isEmpty();
    assertThat(known.theFight().foes().members()).containsExactly("foe");
    assertThat(known.theFight().foes().started()).isEqualTo(1);
    assertThat(known.being("foe").block().noMorale()).isTrue();
    var open = table.given("foe.secrecy", "open").state().asSeenBy(BEA);
    assertThat(open.being("foe").block().noMorale()).isFalse();
    var all = table.state().asSeenBy(Seat.REFEREE);
    assertThat(all.theFight().foes().started()).isEqualTo(2);
  }

  @Test
  @Covers("ODD-R-19")
  void anUnseenReinforcementLowersNoStartingNumber() {
    var table =
        bea()
            .answer("gm", "order", "party")
            .when(BEGIN)
            .when(new OddStep.BringIn("Street Cutter", "late", 1))
            .given("late.secrecy", "unseen");
    var foes = table.state().asSeenBy(BEA).theFight().foes();
    assertThat(foes.members()).containsExactly("foe");
    assertThat(foes.started()).isEqualTo(1);
  }

  @Test
  @Covers("ODD-MORL-03")
  void aLeaderWhoseFiguresAreHiddenLeadsNobodyAPlayerKnowsOf() {
    var led = bea().creature("boss", "Cutter Boss").answer("gm", "order", "party").when(BEGIN);
    assertThat(led.state().theFight().foes().leader()).contains("boss");
    assertThat(led.state().asSeenBy(BEA).theFight().foes().leader()).isEmpty();
    assertThat(led.given("boss.secrecy", "open").state().asSeenBy(BEA).theFight().foes().leader())
        .contains("boss");
  }

  // Lines

  @Test
  void theNerveOfTheUnseenIsTheGms() {
    var checked = new OddEvent.MoraleChecked(true, false);
    assertThat(BOOK.showing().narrate(checked, bea().state(), List.of()).audience())
        .isEqualTo(Audience.EVERYONE);
    assertThat(
            BOOK.showing()
                .narrate(checked, bea().given("foe.secrecy", "unseen").state(), List.of())
                .audience())
        .isEqualTo(Audience.REFEREE);
  }

  @Test
  void aValueSetOfAHiddenFoeIsTheGms() {
    var state = bea().state();
    assertThat(
            BOOK.showing()
                .narrate(new OddEvent.ValueSet("bea.grit", "1", "x"), state, List.of())
                .audience())
        .isEqualTo(Audience.EVERYONE);
    assertThat(
            BOOK.showing()
                .narrate(new OddEvent.ValueSet("foe.grit", "1", "x"), state, List.of())
                .audience())
        .isEqualTo(Audience.REFEREE);
    assertThat(
            BOOK.showing()
                .narrate(new OddEvent.ValueSet("scene.cover.bea.foe", "yes", "x"), state, List.of())
                .audience())
        .isEqualTo(Audience.REFEREE);
    assertThat(
            BOOK.showing()
                .narrate(new OddEvent.ValueSet("scene.dark", "yes", "x"), state, List.of())
                .audience())
        .isEqualTo(Audience.EVERYONE);
  }
}
