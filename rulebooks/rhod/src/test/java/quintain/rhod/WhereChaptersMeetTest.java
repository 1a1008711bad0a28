package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.end;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Lying;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Size;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Verb;
import quintain.rhod.state.World;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.space.Rise;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Where two chapters meet: heights and hands, pushes and traps, walls and reach, Conditions and
/// work.
class WhereChaptersMeetTest {
  private static RhodStep inflict(String who, Condition condition) {
    return new Living.Inflict(who, condition, 1);
  }

  private static RhodStep kill(String who) {
    return new Encounter.Harm(who, 90, DamageType.FIRE, true, "a bolt");
  }

  private static Table<RhodState, RhodStep, RhodEvent> bearing(
      Table<RhodState, RhodStep, RhodEvent> table, String who, Condition condition, String source) {
    return table.changed(new LifeEvent.Gained(who, Borne.lasting(condition, 1, source))::appliedTo);
  }

  // Heights

  /// Ground that rises twenty feet from the fourth column on; the hero hangs on its face.
  private static Table<RhodState, RhodStep, RhodEvent> climber(String height) {
    var map = Grid.open(5, 10, 5).with(new Rise(at("4,0"), at("9,4"), 20));
    return fight(map, swordsman(), "3,2," + height, dummy(), "2,2")
        .when(new Encounter.KeepEncounter(true));
  }

  private static List<Spot> ground(Table<RhodState, RhodStep, RhodEvent> table) {
    return table.state().world().ground().stream().map(Lying::at).toList();
  }

  @Test
  @Covers({"RHD-INV-01", "RHD-R-36"})
  void whatIsDroppedFromAHeightLiesOnTheGround() {
    var table = climber("2").when(new Handling.Drop("hero", "Shortsword"));
    assertThat(ground(table)).containsExactly(at("3,2"));
    table
        .when(end("hero"))
        .when(new Handling.Hold("foe", "Shortsword"))
        .then("foe.held", List.of("Shortsword"));
  }

  /// No hand of the Bound holds anything, a cliff included.
  @Test
  @Covers({"RHD-COND-06", "RHD-FALL-01", "RHD-MAN-04"})
  void theBoundHoldOnToNothing() {
    var table = climber("3").when(inflict("hero", Condition.BOUND)).then("hero.falling", 1);
    assertThat(ground(table)).containsExactly(at("3,2"));
    var below = climber("0").when(inflict("hero", Condition.BOUND)).then("hero.falling", 0);
    below.refuses(new Encounter.Scramble("hero", Encounter.How.CLIMB, at("3,2,1")), "RHD-COND-06");
  }

  /// Ten feet: pushed fifteen, of which five are left over. Three True Force come off Vitality 4.
  @Test
  @Covers({"RHD-COND-06", "RHD-FALL-01", "RHD-R-110"})
  void whoCollapsesOnACliffFalls() {
    climber("2")
        .when(inflict("hero", Condition.COLLAPSED))
        .then("hero.falling", 1)
        .then("fight.turn", "foe")
        .dice("d6=3")
        .when(end("foe"))
        .then("hero.at", "3,2")
        .then("hero.falling", 0)
        .then("hero.vitality", 1);
  }

  @Test
  @Covers({"RHD-R-106", "RHD-FALL-02"})
  void theDeadDoNotHangInTheAir() {
    climber("3")
        .when(kill("hero"))
        .then("hero.dead", true)
        .then("hero.at", "3,2")
        .says("Hero falls to 3,2")
        .when(new Handling.Hold("foe", "Shortsword"))
        .then("foe.held", List.of("Shortsword"));
    climber("3")
        .when(new Encounter.SetValue("hero.dead", "true", "a stroke"))
        .then("hero.at", "3,2");
  }

  /// From a ledge of twenty feet onto open ground, without a fall.
  @Test
  @Covers({"RHD-POS-01", "RHD-FALL-01"})
  void aHeightThatIsTakenAwayLeavesNobodyInTheAir() {
    var map = Grid.open(5, 10, 5).with(new Rise(at("4,0"), at("9,4"), 20));
    fight(map, swordsman(), "4,2,4", dummy(), "2,2")
        .when(new Encounter.LayMap(Scene.OPEN))
        .then("hero.at", "4,2")
        .then("hero.falling", 0)
        .when(new Encounter.Run("hero", at("4,4")));
  }

  /// Twenty feet onto the head of somebody five feet tall: fifteen, and then thirty of which
  /// nothing can be gone.
  @Test
  @Covers({"RHD-R-69", "RHD-FALL-02"})
  void aFallOntoACreatureIsABlowOnlyIfTheRefereeSaysSo() {
    onto()
        .when(new Encounter.LetFall("hero"))
        .asked("referee", "pushed-into")
        .then("hero.at", "5,5,1")
        .then("hero.falling", 0)
        .then("hero.vitality", 90);
    onto()
        .answer("referee", "pushed-into", true)
        .dice(Stream.generate(() -> "d6=1").limit(6).toArray(String[]::new))
        .when(new Encounter.LetFall("hero"))
        .then("hero.vitality", 84)
        .then("hero.stance", "prone");
  }

  private static Table<RhodState, RhodStep, RhodEvent> onto() {
    return Tables.duel(swordsman(), dummy())
        .given("foe.at", "5,5")
        .given("hero.at", "5,5,4")
        .given("hero.vitality", 90);
  }

  // Traps

  private static Table<RhodState, RhodStep, RhodEvent> trapped(
      Table<RhodState, RhodStep, RhodEvent> table, String spot) {
    var caltrops = new World.Zone(World.Zone.Kind.CALTROPS, at(spot), 0, "foe", 0);
    return table.changed(new ThingEvent.ZoneMade(caltrops)::appliedTo);
  }

  /// Whoever comes there must stop, however they come.
  @Test
  @Covers({"RHD-EQP-04", "RHD-FALL-02"})
  void aPushEndsInTheCaltrops() {
    var pushed =
        trapped(Tables.duel(swordsman(), dummy()), "3,5")
            .dice("d4=3")
            .when(new Encounter.Push("hero", at("4,5"), 25))
            .then("hero.at", "3,5")
            .then("hero.vitality", 1);
    assertThat(pushed.state().world().zones()).isEmpty();
  }

  private static Table<RhodState, RhodStep, RhodEvent> brute() {
    return Tables.empty().scene(Tables.placed("brute", "6,4")).creature("brute", "Hill Brute");
  }

  /// Two by two spaces: it is the lower left one that comes upon them.
  @Test
  @Covers({"RHD-EQP-04", "RHD-R-64"})
  void theLargeStepIntoThemWithAnyOfTheirSpaces() {
    trapped(brute(), "5,5")
        .dice("d4=2")
        .when(new Encounter.Run("brute", at("4,4")))
        .then("brute.at", "5,4")
        .then("brute.armoring", 10);
    // over them already, it enters nothing
    trapped(brute(), "6,5")
        .when(new Encounter.Run("brute", at("5,4")))
        .then("brute.at", "5,4")
        .then("brute.armoring", 12);
  }

  // Objects

  private static Table<RhodState, RhodStep, RhodEvent> post() {
    return fight(swordsman(), dummy())
        .when(new Handling.SetUp("post", at("5,4"), 10, 30))
        .when(new Handling.SetUp("butt", at("9,9"), 10, 30));
  }

  private static RhodStep batter(String with, String object) {
    return new Handling.Batter("hero", with, false, object);
  }

  /// +4 against 10: the worse of 15 and 3 misses, the better hits.
  @Test
  @Covers({"RHD-R-102", "RHD-COND-06"})
  void whatWeighsOnAttackRollsWeighsOnThoseAtObjects() {
    for (Condition hindering : List.of(Condition.BLINDED, Condition.GRAPPLED)) {
      bearing(post(), "hero", hindering, "foe")
          .dice("d20=15", "d20=3")
          .when(batter("Shortsword", "post"))
          .says("misses post with 7");
    }
    bearing(post(), "hero", Condition.HIDDEN, "")
        .dice("d20=3", "d20=15", "d8=1")
        .when(batter("Shortsword", "post"))
        .says("hits post with 19")
        .then("hero.hidden", 0);
  }

  @Test
  @Covers({"RHD-R-102", "RHD-COND-06"})
  void theBlindedShootAtNothingFarOff() {
    fight(Tables.archer(), dummy())
        .when(new Handling.SetUp("butt", at("9,9"), 10, 30))
        .when(inflict("hero", Condition.BLINDED))
        .refuses(batter("Short Bow", "butt"), "RHD-COND-06", "is Blinded");
  }

  /// DEX +2 against 10 and against Reflex 8; 2d8 + 2 are 10, and half of it for who stands beside.
  @Test
  @Covers({"RHD-R-102", "RHD-RNG-07"})
  void whatBurstsAtAnObjectBurstsUponWhoeverIsBeside() {
    var bombardier =
        Folk.hero("10/14/10/10/10/10")
            .having(new SheetItem("Bomb Tube", Place.TWO_HANDS, 1, 0, "Fire Canister"));
    fight(Scene.OPEN, bombardier, "5,5", dummy(), "10,5")
        .given("foe.vitality", 90)
        .when(new Handling.SetUp("barrel", at("9,5"), 10, 30))
        .dice("d20=12", "d8=4", "d8=4")
        .when(batter("Bomb Tube", "barrel"))
        .says("hits barrel with 14")
        .then("foe.vitality", 85)
        .then("foe.burning", 1);
    // out of its reach, and a roll that meets neither
    fight(Scene.OPEN, bombardier, "5,5", dummy(), "11,5")
        .when(new Handling.SetUp("barrel", at("9,5"), 10, 30))
        .dice("d20=12", "d8=4", "d8=4")
        .when(batter("Bomb Tube", "barrel"))
        .then("foe.vitality", 2);
    fight(Scene.OPEN, bombardier, "5,5", dummy(), "10,5")
        .when(new Handling.SetUp("barrel", at("9,5"), 10, 30))
        .dice("d20=7", "d8=1", "d8=1")
        .when(batter("Bomb Tube", "barrel"))
        .says("misses barrel with 9")
        .then("foe.vitality", 0);
  }

  /// +4: a 1 would reach a Defense of 5, and a 20 doubles the d8.
  @Test
  @Covers({"RHD-R-06", "RHD-R-102"})
  void theDieItselfCountsAgainstObjectsToo() {
    Tables.empty()
        .house(Houses.with("naturals", RhodHouse.Naturals.CRIT_DOUBLE_DICE))
        .scene(Tables.placed("hero", "5,5"))
        .sheet("hero", swordsman().sheet())
        .when(new Handling.SetUp("post", at("5,4"), 5, 30))
        .dice("d20=1")
        .when(batter("Shortsword", "post"))
        .says("misses post with 5")
        .dice("d20=20", "d8=1", "d8=1")
        .when(batter("Shortsword", "post"))
        .says("hits post with 24");
  }

  // Walls

  private static final Barrier DOOR =
      new Barrier(
          "door", Point.corner(6, 5), Point.corner(6, 6), Cover.FULL, false, Optional.empty());

  /// The hero at 5,5, a closed door, and 6,5 behind it.
  private static Table<RhodState, RhodStep, RhodEvent> behindADoor(String other) {
    return Tables.empty()
        .scene(Tables.scene(Scene.OPEN.with(DOOR), "hero", "5,5", "other", other))
        .sheet("hero", dummy().having("Sewing Roll", Place.PACK).holding("Torch").sheet())
        .sheet("other", dummy().sheet());
  }

  @Test
  @Covers({"RHD-INT-02", "RHD-INT-03", "RHD-INT-04", "RHD-INT-06", "RHD-COV-02"})
  void nobodyReachesThroughAClosedDoor() {
    var table =
        behindADoor("12,5")
            .when(new Handling.SetContainer("chest", at("6,5"), Size.LARGE, 1))
            .when(new Handling.LayOut("Lantern", 1, at("6,5")));
    table
        .refuses(new Handling.Hold("hero", "Lantern"), "RHD-INV-01")
        .refuses(new Handling.OpenUp("hero", "chest"), "RHD-INT-06", "Full Cover is between")
        .refuses(
            new Handling.UnpackFrom("hero", "chest", "Maul"), "RHD-INT-02", "Full Cover is between")
        .refuses(
            new Handling.SetDown("hero", "Torch", at("6,5")),
            "RHD-INT-04",
            "Full Cover is between");
    table
        .when(new Handling.OpenUp("hero", "door"))
        .when(new Handling.Hold("hero", "Lantern"))
        .when(new Handling.OpenUp("hero", "chest"))
        .when(new Handling.SetDown("hero", "Torch", at("6,5")))
        .then("ground", List.of("Torch"));
  }

  /// Two doors of one name, and an Axe at the nearer: STR 16 and 1d4 against 1.
  @Test
  @Covers({"RHD-R-102", "RHD-INT-06"})
  void ofTwoDoorsTheOneInPiecesStandsOpen() {
    var far =
        new Barrier(
            "door", Point.corner(9, 9), Point.corner(9, 10), Cover.FULL, false, Optional.empty());
    Tables.empty()
        .scene(Tables.scene(Scene.OPEN.with(DOOR).with(far), "hero", "5,5", "other", "8,9"))
        .sheet("hero", Folk.hero("16/10/10/10/10/10").holding("Hatchet").sheet())
        .sheet("other", dummy().sheet())
        .when(new Handling.SetUp("door", at("5,5"), 5, 1))
        .dice("d20=10", "d4=1")
        .when(batter("Hatchet", "door"))
        .refuses(new Handling.OpenUp("hero", "door"), "RHD-INT-06", "open already")
        .when(new Handling.OpenUp("other", "door"));
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-COV-02"})
  void norAreBondsCutThroughIt() {
    behindADoor("6,5")
        .when(inflict("other", Condition.BOUND))
        .refuses(new Handling.Release("hero", "other"), "RHD-COND-06", "does not see")
        .when(new Handling.OpenUp("hero", "door"))
        .when(new Handling.Release("hero", "other"))
        .then("other.bound", 0);
  }

  /// A bear lies dead over four spaces, the farthest of them next to the hero.
  @Test
  @Covers({"RHD-R-106", "RHD-R-64"})
  void whatTheLargeDeadHaveIsReachedFromAnySide() {
    Tables.empty()
        .scene(Tables.placed("hero", "8,7", "bear", "6,5"))
        .sheet("hero", dummy().sheet())
        .creature("bear", "Grey Cave Bear")
        .when(new Handling.Bestow("bear", "Torch", 1))
        .when(new Encounter.SetValue("bear.dead", "true", "old age"))
        .when(new Handling.Hold("hero", "Torch"))
        .then("hero.held", List.of("Torch"));
  }

  /// Progress stays with the irons, and they are on whoever was made to wear them (RHD-G-EQP-13).
  @Test
  @Covers({"RHD-EQP-03", "RHD-R-91", "RHD-INT-07"})
  void ironsAreClosedOnWhomTheyWereApplied() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "ally", "5,6", "foe", "6,5"))
            .sheet("hero", dummy().having("Manacles", Place.OFF_HAND).sheet())
            .sheet("ally", swordsman().sheet())
            .sheet("foe", swordsman().sheet())
            .given("foe.side", "foes")
            .when(new Handling.UseOn("hero", "Manacles", Verb.APPLY, "ally"))
            .says("Hero has bonds on that are not closed yet");
    table
        .refuses(
            new Handling.UseOn("hero", "Manacles", Verb.CLOSE, "foe"),
            "RHD-R-91",
            "APPLY comes first")
        .when(new Handling.UseOn("hero", "Manacles", Verb.CLOSE, "ally"))
        .then("ally.bound", 1)
        .then("ally.shackled", 0)
        .then("foe.bound", 0);
  }

  /// Whoever walks away is not held to it: the next to be chained wears them alone.
  @Test
  @Covers({"RHD-EQP-03", "RHD-R-91"})
  void ironsThatAreNotClosedMayBePutOnSomebodyElse() {
    Tables.empty()
        .scene(Tables.placed("hero", "5,5", "ally", "5,6", "other", "6,5"))
        .sheet("hero", dummy().having("Manacles", Place.OFF_HAND).sheet())
        .sheet("ally", swordsman().sheet())
        .sheet("other", swordsman().sheet())
        .when(new Handling.UseOn("hero", "Manacles", Verb.APPLY, "ally"))
        .when(new Encounter.Run("ally", at("9,9")))
        .when(new Handling.UseOn("hero", "Manacles", Verb.APPLY, "other"))
        .then("ally.shackled", 0)
        .then("other.shackled", 1)
        .when(new Handling.UseOn("hero", "Manacles", Verb.CLOSE, "other"))
        .then("other.bound", 1)
        .then("hero.held", List.of());
  }

  // Grips

  private static Table<RhodState, RhodStep, RhodEvent> heldByTwo() {
    return bearing(
        bearing(
            Tables.empty()
                .scene(Tables.placed("hero", "5,5", "ally", "6,6", "foe", "6,5"))
                .sheet("hero", swordsman().sheet())
                .sheet("ally", dummy().sheet())
                .sheet("foe", dummy().sheet())
                .given("foe.side", "foes")
                .dice("d20=2", "d20=1", "d20=20")
                .when(Tables.CALL),
            "foe",
            Condition.GRAPPLED,
            "hero"),
        "foe",
        Condition.GRAPPLED,
        "ally");
  }

  /// Acrobatics +0 against the ally's Athletics +0.
  @Test
  @Covers({"RHD-R-28", "RHD-R-79"})
  void ofTwoGripsOneSaysWhichToBreak() {
    var table =
        heldByTwo()
            .answer("foe", "whose-grip", "ally")
            .dice("d20=8", "d20=8")
            .when(new Encounter.BreakFree("foe", Skill.ACROBATICS))
            .then("foe.grappled", 1);
    assertThat(table.state().being("foe").is(Condition.GRAPPLED, "hero")).isTrue();
    table
        .dice("d20=9", "d20=8")
        .when(new Encounter.BreakFree("foe", Skill.ATHLETICS))
        .notAsked("foe", "whose-grip")
        .then("foe.grappled", 1);
  }

  /// STR +2 against +0: a second grip is as likely as a first.
  @Test
  @Covers({"RHD-R-79", "RHD-GRP-02"})
  void aSecondGripShowsInTheOdds() {
    int won = 0;
    for (int mine = 1; mine <= 20; mine++) {
      for (int theirs = 1; theirs <= 20; theirs++) {
        won += mine + 2 >= theirs ? 1 : 0;
      }
    }
    var odds =
        fight(swordsman(), dummy())
            .when(inflict("foe", Condition.GRAPPLED))
            .odds(new Encounter.Grapple("hero", "foe"), "referee");
    assertThat(odds.p("foe.grappled", true)).isCloseTo(won / 400.0, within(1e-9));
  }

  // Latecomers

  /// DEX 10, and not there when Initiative was called.
  @Test
  @Covers({"RHD-R-19", "RHD-R-98"})
  void whoIsBroughtBackToLifeJoinsTheTurnOrder() {
    Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", "9,5", "third", "9,9"))
        .sheet("hero", swordsman().sheet())
        .creature("foe", "Levy Conscript")
        .creature("third", "Levy Conscript")
        .given("third.dead", true)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .then("fight.order", List.of("hero", "foe"))
        .dice("d20=15")
        .when(new Encounter.SetValue("third.dead", "false", "a miracle"))
        .then("third.initiative", 15)
        .then("fight.order", List.of("hero", "third", "foe"))
        .when(end("hero"))
        .then("fight.turn", "third");
  }

  /// The hero, whose Turn it is, stays in another scene out of which a guest comes.
  @Test
  @Covers({"RHD-R-19", "RHD-ENC-05"})
  void whoComesOutOfAnotherSceneRollsWithTheNextRound() {
    var there =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "ally", "5,6", "foe", "9,5"))
            .sheet("hero", swordsman().sheet())
            .sheet("ally", swordsman().sheet())
            .creature("foe", "Levy Conscript")
            .dice("d20=20", "d20=10", "d20=1")
            .when(Tables.CALL)
            .then("fight.turn", "hero")
            .state();
    var here =
        Tables.empty()
            .sheet("hero", swordsman().sheet())
            .sheet("guest", swordsman().sheet())
            .state();
    var met =
        new RhodBook()
            .rules()
            .carried(here, List.of("guest"), there, List.of("hero"))
            .orElseThrow();
    // DEX 12: 6 AP, and 1 on Initiative
    Tables.empty()
        .at(met)
        .then("fight.order", List.of("ally", "foe"))
        .then("fight.turn", "ally")
        .then("fight.ap", 6)
        .when(end("ally"))
        // no place in the order yet, and a target like anybody: 1d8 + 1
        .given("guest.at", "8,5")
        .dice("d20=10", "d8=1")
        .when(Tables.attack("foe", "Spear", "guest"))
        .then("guest.vitality", 2)
        .dice("d20=15")
        .when(end("foe"))
        .then("guest.initiative", 16)
        .then("fight.turn", "guest")
        .then("fight.round", 2)
        .when(new Encounter.EndEncounter())
        .then("fight.round", 0);
    // the last of the Round is away: the next Round begins
    var last =
        new RhodBook()
            .rules()
            .carried(
                here,
                List.of(),
                Tables.empty().at(there).when(end("hero")).when(end("ally")).state(),
                List.of("foe"))
            .orElseThrow();
    Tables.empty().at(last).then("fight.turn", "hero").then("fight.round", 2);
    // and nobody waits for the dead
    var dead = Tables.empty().at(there).given("ally.dead", true).state();
    var third =
        new RhodBook().rules().carried(here, List.of(), dead, List.of("hero")).orElseThrow();
    Tables.empty().at(third).then("fight.turn", "foe").then("fight.round", 1);
  }

  /// One die, the seeker's own.
  @Test
  @Covers({"RHD-DET-02", "RHD-R-106"})
  void nobodyLooksForTheHiddenDead() {
    fight(swordsman(), dummy())
        .when(new Encounter.KeepEncounter(true))
        .when(inflict("foe", Condition.HIDDEN))
        .when(kill("foe"))
        .dice("d20=10")
        .when(new Encounter.Detect("hero"))
        .says("makes a check of Perception: 11");
  }

  // Time outside Encounters

  /// Who gave it bears nothing themselves.
  @Test
  @Covers({"RHD-R-109", "RHD-R-39"})
  void whatSomebodyGaveEndsWithTheRoundsAsWell() {
    Tables.empty()
        .scene(Tables.placed("hero", "5,5", "ally", "5,6"))
        .sheet("hero", Folk.hero("15/18/14/8/13/10").knowing("Interpose").sheet())
        .sheet("ally", swordsman().sheet())
        .when(new Handling.UseFeatureOn("hero", "Interpose", List.of("ally")))
        .then("ally.guarded", 1)
        .when(new Living.LetRoundsPass(1))
        .then("ally.guarded", 0);
  }

  /// Three Rounds from when it was placed, whoever lives to see them.
  @Test
  @Covers({"RHD-R-109", "RHD-R-39", "RHD-EQP-04"})
  void theSmokeOfTheDeadBlowsAwayInItsTime() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "ally", "9,9"))
            .sheet("hero", dummy().having("Smoke Pot", Place.OFF_HAND).sheet())
            .sheet("ally", swordsman().sheet())
            .when(new Handling.UseItem("hero", "Smoke Pot", Verb.LIGHT))
            .when(new Handling.UseAt("hero", "Smoke Pot", at("5,6")))
            .when(kill("hero"))
            .when(new Living.LetRoundsPass(2));
    assertThat(table.state().world().zones()).hasSize(1);
    table.when(new Living.LetRoundsPass(1));
    assertThat(table.state().world().zones()).isEmpty();
  }

  // Work

  /// WIS 10 against 15, on the first day in vain; a creature's day is as long as anybody's.
  @Test
  @Covers({"RHD-R-54", "RHD-R-77"})
  void aCreatureIsTendedAgainOnTheNextDay() {
    Tables.empty()
        .sheet("hero", dummy().sheet())
        .creature("hound", "Feral Hound")
        .given("hound.wounds", 1)
        .given("hero.exhausted", 1)
        .dice("d20=2")
        .when(new Living.Tend("hero", "hound"))
        .refuses(new Living.Tend("hero", "hound"), "RHD-R-54")
        .when(new Living.LetWatchPass())
        .refuses(new Living.Tend("hero", "hound"), "RHD-R-54", "has been tended today")
        .when(new Living.LetDayPass())
        .dice("d20=20")
        .when(new Living.Tend("hero", "hound"))
        .then("hound.wounds", 0);
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-CRT-01", "RHD-CRT-03", "RHD-R-54"})
  void boundHandsMakeAndMendNothing() {
    var bound =
        Tables.duel(dummy().having("Sewing Roll", Place.PACK), dummy())
            .given("foe.wounds", 1)
            .when(inflict("hero", Condition.BOUND));
    for (RhodStep work :
        List.of(
            new Handling.BeginWork("hero", "Torch"),
            new Living.Tend("hero", "foe"),
            new Living.Eat("hero"),
            new Living.Drink("hero"))) {
      bound.refuses(work, "RHD-COND-06", "no hand is free");
    }
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-EXP-18", "RHD-R-54"})
  void theCollapsedWorkThroughNoWatch() {
    var fallen =
        Tables.duel(dummy(), dummy())
            .given("foe.wounds", 1)
            .when(inflict("hero", Condition.COLLAPSED));
    for (RhodStep work :
        List.of(new Living.Tend("hero", "foe"), new Living.Practise("hero", Skill.PERFORMANCE))) {
      fallen.refuses(work, "RHD-COND-06", "has Collapsed");
    }
  }
}
