package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.Folk;
import quintain.rhod.Houses;
import quintain.rhod.Tables;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Grapple, Shove, Aid, Hide and Detect.
class ScufflesTest {
  private static final RhodStep GRAPPLE = new Encounter.Grapple("hero", "foe");
  private static final RhodStep SHOVE = new Encounter.Shove("hero", "foe");
  private static final RhodStep HIDE = new Encounter.Hide("hero");
  private static final RhodStep DETECT = new Encounter.Detect("hero");

  // Grapple

  @Test
  @Covers({"RHD-GRP-01", "RHD-R-28"})
  void grappleNeedsAFreeHandAndSomebodyAdjacent() {
    fight(Folk.hero("10/10/10/10/10/10").inBothHands("Maul"), dummy())
        .refuses(GRAPPLE, "RHD-GRP-01");
    fight(swordsman(), dummy()).given("foe.at", "7,5").refuses(GRAPPLE, "RHD-GRP-01");
    fight(swordsman(), dummy())
        .when(new Encounter.SetCover("hero", "foe", Cover.FULL))
        .refuses(GRAPPLE, "RHD-LOS-01");
  }

  @Test
  @Covers("RHD-GRP-02")
  void theGrapplerWinsTies() {
    // STR +2 against +0
    for (int die : new int[] {9, 10}) {
      fight(swordsman(), dummy())
          .dice("d20=" + die, "d20=12")
          .when(GRAPPLE)
          .then("foe.grappled", die == 10 ? 1 : 0)
          .then("fight.ap", 4);
    }
  }

  @Test
  @Covers("RHD-R-28")
  void theGrappledCannotRunAndBreakFreeWithAthleticsOrAcrobatics() {
    fight(swordsman(), dummy())
        .dice("d20=15", "d20=1")
        .when(GRAPPLE)
        .refuses(GRAPPLE, "RHD-GRP-01")
        .when(Tables.end("hero"))
        .refuses(new Encounter.Run("foe", at("8,5")), "RHD-MAN-03")
        .refuses(new Encounter.Scramble("foe", Encounter.How.CRAWL, at("7,5")), "RHD-MAN-04")
        .refuses(new Encounter.BreakFree("foe", Skill.STEALTH), "RHD-R-28")
        .dice("d20=11", "d20=10")
        .when(new Encounter.BreakFree("foe", Skill.ATHLETICS))
        .then("foe.grappled", 1)
        .dice("d20=12", "d20=10")
        .when(new Encounter.BreakFree("foe", Skill.ACROBATICS))
        .then("foe.grappled", 0)
        .then("fight.ap", 1)
        .refuses(new Encounter.BreakFree("foe", Skill.ACROBATICS), "RHD-R-28");
  }

  @Test
  @Covers("RHD-R-28")
  void theHolderMayLetGo() {
    fight(swordsman(), dummy())
        .refuses(new Encounter.LetGo("hero", "foe"), "RHD-R-28")
        .dice("d20=15", "d20=1")
        .when(GRAPPLE)
        .when(new Encounter.LetGo("hero", "foe"))
        .then("foe.grappled", 0)
        .then("fight.ap", 4);
  }

  @Test
  @Covers("RHD-COND-06")
  void theBoundGetOutWithManipulation() {
    Tables.duel(swordsman(), dummy())
        .given("foe.bound", 1)
        .dice("d20=1", "d20=20")
        .when(Tables.CALL)
        .dice("d20=16")
        .when(new Encounter.BreakFree("foe", Skill.MANIPULATION))
        .then("foe.bound", 1)
        .dice("d20=17")
        .when(new Encounter.BreakFree("foe", Skill.MANIPULATION))
        .then("foe.bound", 0);
  }

  // Shove

  @Test
  @Covers("RHD-SHV-01")
  void shoveCostsTwoAndNeedsSomebodyAdjacent() {
    fight(Folk.hero("10/10/10/10/10/10"), dummy())
        .dice("d20=1", "d20=20")
        .when(SHOVE)
        .then("fight.ap", 3)
        .dice("d20=1", "d20=20")
        .when(SHOVE)
        .refuses(SHOVE, "RHD-AP-02");
    fight(swordsman(), dummy()).given("foe.at", "7,5").refuses(SHOVE, "RHD-SHV-01");
  }

  @Test
  @Covers("RHD-SHV-02")
  void theShoverWinsTies() {
    fight(swordsman(), dummy()).dice("d20=8", "d20=10").when(SHOVE).then("foe.stance", "prone");
    fight(swordsman(), dummy())
        .dice("d20=7", "d20=10")
        .when(SHOVE)
        .notAsked("hero", "shove")
        .then("foe.stance", "high-ready")
        .then("fight.ap", 4);
  }

  @Test
  @Covers({"RHD-SHV-03", "RHD-R-29"})
  void theShovedAreProneOrFiveFeetFurtherAway() {
    fight(swordsman(), dummy())
        .dice("d20=15", "d20=1")
        .answer("hero", "shove", "7,5")
        .when(SHOVE)
        .then("foe.at", "7,5")
        .then("foe.stance", "high-ready");
    var state = fight(swordsman(), dummy()).state();
    assertThat(Scuffles.pushes(state, state.being("hero"), state.being("foe")))
        // sideways is no nearer than before either, but the two who are there keep their spaces
        .containsExactlyInAnyOrder(
            at("7,4"), at("7,5"), at("7,6"), at("6,4"), at("6,6"), at("5,4"), at("5,6"));
    var apart = fight(swordsman(), dummy()).given("foe.at", "7,5").state();
    assertThat(Scuffles.pushes(apart, apart.being("hero"), apart.being("foe")))
        .containsExactlyInAnyOrder(at("7,4"), at("7,6"));
    var crowded =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "foe", "6,5", "other", "7,5"))
            .sheet("hero", swordsman().sheet())
            .sheet("foe", dummy().sheet())
            .sheet("other", dummy().sheet())
            .state();
    assertThat(Scuffles.pushes(crowded, crowded.being("hero"), crowded.being("foe")))
        .contains(at("7,4"))
        .doesNotContain(at("7,5"));
  }

  @Test
  @Covers({"RHD-SHV-03", "RHD-FALL-03"})
  void shovedIntoAWallHurts() {
    Tables.empty()
        .scene(
            Tables.scene(
                Grid.of(5, List.of("....#", "....#", "....#")), "hero", "2,1", "foe", "3,1"))
        .sheet("hero", swordsman().sheet())
        .sheet("foe", dummy().sheet())
        .given("foe.side", "foes")
        .given("foe.vitality", 20)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .dice("d20=15", "d20=1", "d6=4")
        .answer("hero", "shove", "4,1")
        .when(SHOVE)
        .then("foe.at", "3,1")
        .then("foe.vitality", 16);
  }

  // Aid

  @Test
  @Covers({"RHD-AID-01", "RHD-R-31"})
  void aidHelpsAnAdjacentOtherAndDoesNotStack() {
    fight(swordsman(), dummy())
        .when(new Encounter.Aid("hero", "foe"))
        .then("foe.aided", 1)
        .then("fight.ap", 4)
        .when(new Encounter.Aid("hero", "foe"))
        .then("foe.aided", 1)
        .refuses(new Encounter.Aid("hero", "hero"), "RHD-AID-01");
    fight(swordsman(), dummy())
        .given("foe.at", "9,5")
        .refuses(new Encounter.Aid("hero", "foe"), "RHD-AID-01");
  }

  // Hide

  /// DEX +2, Stealth +2, alone in sight of nobody.
  private static Table<RhodState, RhodStep, RhodEvent> sneak() {
    return Tables.empty()
        .sheet(
            "hero",
            Folk.hero("10/14/10/10/10/10")
                .trained(Skill.STEALTH, Degree.LEARNING)
                .in(Stance.HIGH_READY)
                .sheet());
  }

  @Test
  @Covers("RHD-HID-01")
  void fourteenOrMoreHides() {
    sneak().dice("d20=9").when(HIDE).then("hero.hidden", 0);
    sneak().dice("d20=10").when(HIDE).then("hero.hidden", 1).refuses(HIDE, "RHD-HID-01");
  }

  @Test
  @Covers({"RHD-HID-02", "RHD-R-105"})
  void theEyesOfTheHostileMakeItHarder() {
    watched().dice("d20=12", "d20=9").when(HIDE).then("hero.hidden", 0);
    watched()
        .when(new Encounter.SetAttitude("foe", "hero", Scene.Regard.NEUTRAL))
        .dice("d20=10")
        .when(HIDE)
        .then("hero.hidden", 1);
    // what counts is how they regard the hider, not how the hider regards them
    watched()
        .when(new Encounter.SetAttitude("hero", "foe", Scene.Regard.NEUTRAL))
        .dice("d20=12", "d20=9")
        .when(HIDE)
        .then("hero.hidden", 0);
  }

  private static Table<RhodState, RhodStep, RhodEvent> watched() {
    return Tables.duel(
        Folk.hero("10/14/10/10/10/10")
            .trained(Skill.STEALTH, Degree.LEARNING)
            .in(Stance.HIGH_READY),
        dummy());
  }

  @Test
  @Covers("RHD-HID-03")
  void whoSawTheHiderRemembersWhere() {
    var table = watched().dice("d20=15", "d20=10").when(HIDE).asked("referee", "hunted");
    assertThat(table.events()).contains(new FightEvent.LastSeen("hero", at("5,5"), List.of("foe")));
  }

  @Test
  @Covers("RHD-R-32")
  void hidingNeedsNoCoverUnlessTheHouseSaysSo() {
    Tables.empty()
        .house(Houses.with("hideNeedsConcealment", true))
        .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
        .sheet("hero", Folk.hero("10/14/10/10/10/10").sheet())
        .creature("foe", "Levy Conscript")
        .refuses(HIDE, "RHD-R-32")
        .when(new Encounter.SetCover("foe", "hero", Cover.LOW))
        .dice("d20=1", "d20=1")
        .when(HIDE)
        .then("hero.hidden", 0);
  }

  @Test
  @Covers("RHD-COND-06")
  void theHiddenCannotBeTargetedByTheHostile() {
    Tables.duel(swordsman(), dummy())
        .given("foe.hidden", 1)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .refuses(attack("hero", "Shortsword", "foe"), "RHD-COND-06");
  }

  @Test
  @Covers("RHD-COND-06")
  void anAttackFromHiddenHasAdvantageAndEndsIt() {
    Tables.duel(swordsman(), dummy())
        .given("hero.hidden", 1)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .dice("d20=1", "d20=2")
        .when(attack("hero", "Shortsword", "foe"))
        .then("hero.hidden", 0);
  }

  // Detect

  @Test
  @Covers("RHD-DET-01")
  void theRefereeTellsWhatIsSensed() {
    fight(swordsman(), dummy())
        .dice("d20=13")
        .answer("referee", "sensed", "a draught from the left")
        .when(DETECT)
        .says("a draught from the left")
        .then("fight.ap", 5);
  }

  @Test
  @Covers("RHD-DET-02")
  void theHiddenNearbyKeepHiddenOnATie() {
    // WIS +1: 16 in all; the hider's Stealth is bare
    for (int die : new int[] {15, 16}) {
      hidden("11,5")
          .dice("d20=15", "d20=" + die)
          .when(DETECT)
          .then("foe.hidden", die == 16 ? 1 : 0);
    }
    hidden("12,5").dice("d20=15").when(DETECT).then("foe.hidden", 1);
  }

  private static Table<RhodState, RhodStep, RhodEvent> hidden(String place) {
    return Tables.duel(Folk.hero("10/10/10/10/12/10"), dummy())
        .given("foe.at", place)
        .given("foe.hidden", 1)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL);
  }

  @Test
  @Covers("RHD-R-32")
  void alliesMayLetThemselvesBeFound() {
    hidden("8,5")
        .given("foe.side", "party")
        .dice("d20=2")
        .answer("foe", "be-found", true)
        .when(DETECT)
        .then("foe.hidden", 0);
    hidden("8,5").dice("d20=2", "d20=9").when(DETECT).notAsked("foe", "be-found");
  }

  // What is told

  @Test
  @Covers("RHD-HID-03")
  void whoIsHuntedIsLookedForWhereLastSeen() {
    watched()
        .answer("referee", "hunted", true)
        .dice("d20=15", "d20=10")
        .when(HIDE)
        .says("is looked for where last seen, at 5,5");
    var alone = watched().dice("d20=15", "d20=10").when(HIDE);
    assertThat(alone.log()).noneMatch(line -> line.contains("looked for"));
  }

  @Test
  @Covers({"RHD-DET-01", "RHD-DET-02"})
  void whoDetectsIsToldTheTotalAndWhomTheyFound() {
    // WIS +1
    var nothing = fight(swordsman(), dummy()).dice("d20=13").when(DETECT);
    nothing.says("makes a check of Perception: 14");
    assertThat(nothing.log()).noneMatch(line -> line.contains("senses"));
    fight(swordsman(), dummy())
        .given("foe.hidden", 1)
        .dice("d20=13", "d20=13")
        .when(DETECT)
        .says("beats Hero in Perception: 14 against 13")
        .then("foe.hidden", 0);
  }
}
