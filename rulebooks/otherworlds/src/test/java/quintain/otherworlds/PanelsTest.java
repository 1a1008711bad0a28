package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.View;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Draft;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.World;
import quintain.testkit.Covers;

/// What stands on the panels of a table.
class PanelsTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();
  private static final Seat HERO = new Seat("hero");

  private static OtwState state(Secrecy secrecy) {
    return hero("6/3/6/3/3/4")
        .proficient(Proficiency.ATHLETICS, Proficiency.SILVER_TONGUE)
        .mastering(Family.AXES)
        .picking("Second Wind", "Element Ward", "Mend")
        .warded(DamageType.BURN)
        .inBothHands("Woodfall Axe")
        .wearing("Ring Coat")
        .wearing("Buckler Field")
        .wearing("Reed Charm")
        .packing("Med-Gel")
        .against("Rust Raider")
        .creature("imp", "Ember Imp")
        .scene(
            new Scene(
                "a yard",
                Scene.OPEN,
                new LinkedHashMap<>(),
                List.of(),
                List.of(new Scene.Loot("foe", List.of("Lantern", "Med-Gel"))),
                secrecy,
                Optional.of(false),
                List.of()))
        .state();
  }

  private static final OtwState OPEN = state(Secrecy.OPEN);
  private static final OtwState HIDDEN = state(Secrecy.FIGURES_HIDDEN);

  private static List<View.Item> panel(OtwState state, Seat seat, String id) {
    return BOOK.showing().view(state, seat).panels().stream()
        .filter(panel -> panel.id().equals(id))
        .findFirst()
        .map(View.Panel::items)
        .orElse(List.of());
  }

  private static List<View.Item> changed(OtwEvent... events) {
    var state = OPEN;
    for (OtwEvent event : events) {
      state = event.appliedTo(state);
    }
    return panel(state, HERO, "who-hero");
  }

  private static List<View.Item> bearing(Status... statuses) {
    return panel(Tables.bearing(OPEN, "hero", statuses), HERO, "who-hero");
  }

  private static final List<View.Item> SHEET = panel(OPEN, HERO, "who-hero");

  private static View.Score score(List<View.Item> items, String label) {
    return items.stream()
        .filter(item -> item.label().equals(label))
        .map(View.Score.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static List<String> labels(List<View.Item> items) {
    return items.stream().map(View.Item::label).toList();
  }

  // Beings

  @Test
  void aPanelIsNamedForWhomItShows() {
    assertThat(BOOK.showing().view(OPEN, HERO).panels())
        .extracting(panel -> panel.id() + " " + panel.title() + " " + panel.subject())
        .containsExactly(
            "who-hero Hero hero",
            "who-foe Foe foe",
            "who-imp Imp imp",
            "scene Scene ",
            "clock Clock ");
  }

  @Test
  void creaturesWithoutAstralOrDisciplineShowHealthAlone() {
    assertThat(panel(OPEN, HERO, "who-foe"))
        .filteredOn(View.Track.class::isInstance)
        .containsExactly(new View.Track("hp", 20, 20));
  }

  @Test
  @Covers({"OTW-MECH-24b", "OTW-SK-07", "OTW-MECH-30a"})
  void whatLowersAScoreStandsBesideIt() {
    var items =
        bearing(
            Status.fresh(Kind.FROST, 1),
            Status.fresh(Kind.HAMSTRUNG, 2),
            Status.fresh(Kind.PETRIFY, 3));

    assertThat(score(items, "dex"))
        .isEqualTo(
            new View.Score(
                "dex",
                2,
                List.of(
                    new View.Part("on the sheet", 3, "OTW-ATT-01"),
                    new View.Part("frost", -1, "OTW-MECH-24b"))));
    assertThat(score(items, "spd").value()).isEqualTo(1);
    assertThat(score(items, "spd").parts())
        .contains(
            new View.Part("frost", -1, "OTW-MECH-24b"),
            new View.Part("hamstrung", -2, "OTW-SK-07"));
    assertThat(score(items, "str").parts()).hasSize(1);
    // TOU 6, half of DEX 2, petrify 3
    assertThat(score(items, "def"))
        .isEqualTo(
            new View.Score(
                "def",
                4,
                List.of(
                    new View.Part("TOU", 6, "OTW-COM-03"),
                    new View.Part("half of DEX", 1, "OTW-COM-03"),
                    new View.Part("petrify", -3, "OTW-MECH-30a"))));
  }

  @Test
  @Covers("OTW-COM-03")
  void halfOfDexIsRoundedUpAndNothingElseTakenWhereNothingIs() {
    assertThat(score(SHEET, "def").parts())
        .containsExactly(
            new View.Part("TOU", 6, "OTW-COM-03"), new View.Part("half of DEX", 2, "OTW-COM-03"));
    assertThat(score(SHEET, "dex").parts()).hasSize(1);
    assertThat(score(SHEET, "armor").parts())
        .containsExactly(new View.Part("armor", 2, "OTW-EQ-04"));
    assertThat(labels(panel(OPEN, HERO, "who-imp"))).doesNotContain("armor", "guard", "absorb");
  }

  @Test
  @Covers({"OTW-EQ-12", "OTW-EQ-14"})
  void guardAndAbsorbShowWhatTheyStillTake() {
    var items =
        changed(
            new ThingEvent.LeftChanged("hero", "buckler field", 3),
            new ThingEvent.LeftChanged("hero", "reed charm", 1));

    assertThat(SHEET).contains(new View.Track("guard", 4, 4), new View.Track("absorb", 4, 4));
    assertThat(items).contains(new View.Track("absorb", 1, 4));
  }

  @Test
  void typesThatAffectSomebodyOtherwiseAreNamed() {
    assertThat(SHEET).contains(new View.Prose("resistance", "burn"));
    assertThat(panel(OPEN, HERO, "who-imp"))
        .contains(new View.Prose("affinity", "burn"))
        .anyMatch(
            item ->
                item instanceof View.Prose prose
                    && prose.label().equals("weakness")
                    && prose.text().contains("frost"));
    assertThat(labels(SHEET)).doesNotContain("immune", "weakness", "affinity");
  }

  @Test
  void statusesAreChipsWithTheirMeaning() {
    var items = bearing(Status.fresh(Kind.POISON, 3), Status.forBattle(Kind.GRAPPLED, 1, "foe"));

    assertThat(items)
        .contains(
            new View.Chip("poisoned", "3 damage on every turn with actions (OTW-MECH-32a)"),
            new View.Chip("grappled", "held by Foe (OTW-R-47)"),
            new View.Chip("exhausted", "loses edge on every roll (OTW-MECH-18)"));
    assertThat(labels(SHEET)).doesNotContain("poisoned", "exhausted", "frozen", "petrified");
  }

  @Test
  void anUnseenHolderIsNotNamed() {
    var state =
        Tables.bearing(state(Secrecy.UNSEEN), "hero", Status.forBattle(Kind.GRAPPLED, 1, "foe"));

    assertThat(panel(state, HERO, "who-hero")).contains(new View.Chip("grappled", ""));
    assertThat(panel(state, Seat.REFEREE, "who-hero"))
        .contains(new View.Chip("grappled", "held by Foe (OTW-R-47)"));
  }

  @Test
  @Covers({"OTW-MECH-24c", "OTW-MECH-30b"})
  void theFrozenAndThePetrifiedAreSeenToBeSo() {
    var state =
        Tables.bearing(
            HIDDEN,
            "foe",
            Status.fresh(Kind.FROST, 4),
            Status.fresh(Kind.PETRIFY, 30),
            Status.fresh(Kind.POISON, 2),
            Status.fresh(Kind.PRONE, 1));

    assertThat(panel(state, HERO, "who-foe"))
        .containsExactly(
            new View.Chip("prone", ""),
            new View.Chip("frozen", "no turn points (OTW-MECH-24c)"),
            new View.Chip("petrified", "no turn (OTW-MECH-30b)"),
            new View.Prose("in hand", "Scrap Cleaver"));
  }

  @Test
  @Covers("OTW-CC-10")
  void thingsTakeASpaceInThePackOnly() {
    var slots =
        SHEET.stream()
            .filter(View.Slots.class::isInstance)
            .map(View.Slots.class::cast)
            .findFirst()
            .orElseThrow();

    assertThat(slots.used()).isEqualTo(1);
    assertThat(slots.held())
        .extracting(held -> held.name() + " " + held.slots() + " " + held.where())
        .containsExactly(
            "Woodfall Axe 0 both hands",
            "Ring Coat 0 worn",
            "Buckler Field 0 worn",
            "Reed Charm 0 worn",
            "Med-Gel 1 pack");
    var sheathed = changed(new ThingEvent.Placed("hero", "woodfall axe", Item.Place.SHEATHED));
    assertThat(sheathed.toString()).contains("name=Woodfall Axe, slots=1, where=sheathed");
  }

  @Test
  void whatSomebodyHasLearnedIsRead() {
    assertThat(SHEET)
        .contains(
            new View.Prose("marks", "0"),
            new View.Prose("rank", "1"),
            new View.Prose("proficiencies", "Athletics, Silver Tongue +2"),
            new View.Prose("masteries", "Axes (Execution)"),
            new View.Prose("Second Wind", "Boost. Heal TOU + 1d6."),
            new View.Prose(
                "Element Ward",
                "Passive. Resistance to one elemental type or frost, chosen when taken. (burn)"),
            new View.Prose("Mend", "2 Astral. Target heals 1d6 + half RES (up); wakes the downed."),
            new View.Prose("Landborn", "medium, flesh, blood"));
    assertThat(panel(OPEN, HERO, "who-foe"))
        .contains(new View.Prose("Rust Raider", "medium, flesh, blood"));
    assertThat(panel(OPEN, HERO, "who-imp"))
        .contains(new View.Prose("Ember Imp", "small, flesh, blood, demon, flight"));
    assertThat(labels(panel(OPEN, HERO, "who-foe")))
        .doesNotContain("marks", "rank", "proficiencies", "masteries");
  }

  @Test
  @Covers("OTW-REST-08")
  void whatIsUsedUpIsMarked() {
    var today = changed(new ThingEvent.UsedToday("hero", "Second Wind"));
    var battle = changed(new ThingEvent.UsedInBattle("hero", "Second Wind"));

    assertThat(today).contains(new View.Prose("Second Wind", "Boost. Heal TOU + 1d6. Used."));
    assertThat(battle).contains(new View.Prose("Second Wind", "Boost. Heal TOU + 1d6. Used."));
  }

  // The battle

  private static OtwState battle(OtwState state) {
    var order = List.of(new Fight.Place("foe", 9), new Fight.Place("hero", 7));
    for (OtwEvent event :
        List.of(
            new FightEvent.BattleBegan(),
            new FightEvent.OrderSet(order),
            new FightEvent.RoundBegan(2),
            new FightEvent.TurnBegan("foe", 1),
            new FightEvent.StepsLeft("foe", 3),
            new FightEvent.ControlTaken("foe", HERO),
            new FightEvent.Readied(
                new Fight.Ready("hero", new OtwStep.BraceYourself("hero"), "it rains")),
            new FightEvent.Readied(
                new Fight.Ready("foe", new OtwStep.BraceYourself("foe"), "they blink")))) {
      state = BOOK.rules().apply(state, event);
    }
    return state;
  }

  @Test
  @Covers("OTW-INIT-03")
  void theBattlePanelTellsRoundTurnAndOrder() {
    assertThat(panel(battle(OPEN), HERO, "fight"))
        .containsExactly(
            new View.Score("fight.round", 2, List.of()),
            new View.Prose("fight.turn", "Foe"),
            new View.Prose("in the hands of", "Hero"),
            new View.Prose("fight.order", "Foe 9, Hero 7"),
            new View.Prose("Hero waits", "it rains"));
    assertThat(panel(battle(OPEN), Seat.REFEREE, "fight"))
        .contains(new View.Prose("Hero waits", "it rains"))
        .contains(new View.Prose("Foe waits", "they blink"));
    assertThat(panel(battle(OPEN), new Seat("watcher"), "fight"))
        .contains(new View.Prose("Hero waits", "it rains"));
    assertThat(panel(OPEN, HERO, "fight")).isEmpty();
  }

  @Test
  void theTurnOfTheUnseenIsNotShown() {
    assertThat(panel(battle(state(Secrecy.UNSEEN)), HERO, "fight"))
        .containsExactly(
            new View.Score("fight.round", 2, List.of()),
            new View.Prose("fight.order", "Hero 7"),
            new View.Prose("Hero waits", "it rains"));
  }

  @Test
  @Covers("OTW-ACT-01")
  void whatIsLeftOfATurnStandsWithWhoeverHasIt() {
    assertThat(panel(battle(OPEN), HERO, "who-foe"))
        .contains(
            new View.Track("fight.points", 1, 2), new View.Score("fight.steps", 3, List.of()));
    assertThat(labels(panel(battle(OPEN), HERO, "who-hero"))).doesNotContain("fight.points");
    var state = BOOK.rules().apply(battle(OPEN), new FightEvent.StepsLeft("foe", 0));
    assertThat(labels(panel(state, HERO, "who-foe"))).doesNotContain("fight.steps");
  }

  // Around them

  @Test
  void theSceneTellsPlaceFogAndSmoke() {
    var smoke =
        BOOK.rules()
            .apply(OPEN, new ThingEvent.ZoneFilled(new World.Zone(Spot.parse("2,2"), 3, 2)));
    var fog = BOOK.rules().apply(smoke, new FightEvent.FogSet(true));

    assertThat(panel(OPEN, HERO, "scene"))
        .contains(new View.Prose("place", "a yard"))
        .noneMatch(View.Chip.class::isInstance);
    assertThat(panel(smoke, HERO, "scene"))
        .contains(new View.Chip("smoke", "3 spaces across about 2,2, 2 rounds (OTW-IT-13)"));
    assertThat(panel(fog, HERO, "scene"))
        .contains(new View.Chip("fog", "players know what their characters see (OTW-R-109)"));
    assertThat(labels(panel(Folk.all().state(), HERO, "scene"))).doesNotContain("place");
  }

  @Test
  void theDeadHaveNoToken() {
    var state = BOOK.rules().apply(OPEN, new FightEvent.Died("imp", "a fall"));
    assertThat(grid(state).tokens()).extracting(View.Token::who).containsExactly("hero", "foe");
    assertThat(grid(OPEN).tokens())
        .extracting(View.Token::who)
        .containsExactly("hero", "foe", "imp");
  }

  private static View.Grid grid(OtwState state) {
    return panel(state, HERO, "scene").stream()
        .filter(View.Grid.class::isInstance)
        .map(View.Grid.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theClockTheGroundAndForTheWorldMasterTheLoot() {
    var dropped = BOOK.rules().apply(OPEN, new ThingEvent.Dropped("hero", "med-gel"));

    assertThat(panel(OPEN, HERO, "clock")).containsExactly(new View.Prose("clock", "Day 1, 00:00"));
    assertThat(panel(dropped, HERO, "ground"))
        .containsExactly(
            new View.Prose(
                "Med-Gel",
                "at 0,0; Self or adjacent heals 1d6 + 3; wakes the downed. A healing item;"
                    + " 1 of 1 left"));
    assertThat(panel(OPEN, HERO, "ground")).isEmpty();
    assertThat(panel(OPEN, HERO, "loot")).isEmpty();
    assertThat(panel(OPEN, Seat.REFEREE, "loot"))
        .containsExactly(new View.Prose("Foe", "Lantern, Med-Gel"));
    assertThat(panel(Folk.all().state(), Seat.REFEREE, "loot")).isEmpty();
  }

  // In the making

  private static final Draft DRAFT =
      Draft.of("new", HERO, "", "", "Landborn")
          .with(Attributes.parse("6/3/6/3/3/4"))
          .trained(List.of(Proficiency.LORE), List.of(Family.AXES))
          .picking(List.of("Hardy", "Focus"), Optional.empty())
          .buying(List.of("Lantern"));

  private static List<View.Panel> growing(OtwStep next) {
    return BOOK.showing()
        .growing(Game.<OtwState, OtwStep>at(Folk.empty().state()).with(next), HERO, "new");
  }

  @Test
  @Covers("OTW-CC-01")
  void aCharacterInTheMakingIsShownAtEveryStep() {
    var steps =
        List.of(
            new OtwStep.ChooseAttributes(DRAFT),
            new OtwStep.ChooseTraining(DRAFT),
            new OtwStep.ChoosePicks(DRAFT),
            new OtwStep.ChooseGear(DRAFT),
            new OtwStep.MeetNewcomer(DRAFT));
    for (OtwStep step : steps) {
      assertThat(growing(step)).as(step.toString()).hasSize(1);
    }
    assertThat(growing(new OtwStep.OpenRound())).isEmpty();
    assertThat(BOOK.showing().growing(Game.at(Folk.empty().state()), HERO, "new")).isEmpty();
    // TOU 6 and DEX 3: Health 24 and 3 more for the hardy
    assertThat(growing(steps.getLast()).getFirst().items())
        .contains(
            new View.Prose("origin", "Landborn"),
            new View.Track("hp", 27, 27),
            new View.Track("ast", 9, 9),
            new View.Track("disc", 5, 5),
            new View.Prose("proficiencies", "Lore"),
            new View.Prose("masteries", "Axes"),
            new View.Prose("picks", "Hardy, Focus"),
            new View.Prose("items", "Lantern"),
            new View.Score("str", 6, List.of(new View.Part("chosen", 6, "OTW-CC-01"))));
    var bare = growing(new OtwStep.ChooseAttributes(Draft.of("new", HERO, "", "", "Landborn")));
    assertThat(labels(bare.getFirst().items()))
        .doesNotContain("proficiencies", "masteries", "picks", "items");
  }

  @Test
  void whoeverIsThereAlreadyIsShownAsTheyAre() {
    var panels = BOOK.showing().growing(Game.at(OPEN), HERO, "hero");
    assertThat(panels).extracting(View.Panel::subject).containsExactly("hero");
    assertThat(BOOK.showing().growing(Game.at(state(Secrecy.UNSEEN)), HERO, "foe")).isEmpty();
  }
}
