package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Tables.at;
import static quintain.otherworlds.Tables.buying;
import static quintain.otherworlds.Tables.d6;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Attacks on everybody in some spaces, from the shot to what it uses up.
class BlastsTest {
  private static final OtwStep BOMB = new OtwStep.Bombard("hero", "thumper", at("3,1"));

  /// Two hounds in the blast, with DEF 2 and 6, and a launcher of two rounds.
  private static Table<OtwState, OtwStep, OtwEvent> table(OtwHouse house) {
    return Tables.empty()
        .house(house)
        .scene(Tables.placed("hero", "0,0", "foe", "3,0", "other", "4,2"))
        .sheet("hero", Folk.hero("3/7/4/3/2/6").inBothHands("Thumper").sheet())
        .creature("foe", "Kennel Hound")
        .creature("other", "Kennel Hound")
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90);
  }

  private static Table<OtwState, OtwStep, OtwEvent> table() {
    return table(OtwHouse.DEFAULTS);
  }

  @Test
  @Covers({"OTW-MECH-19", "OTW-R-24", "OTW-R-67"})
  void aShotIsToldStepByStepAndTakesARound() {
    table()
        .dice(d6(4, 5, 3, 4, 1))
        .when(BOMB)
        .says("Hero attacks Foe and Other with Thumper")
        .says("Hero attacks with 12")
        .says("Foe defends with 6")
        .says("Other defends with 7")
        .then("hero.left.thumper", 1)
        .then("hero.held", List.of("thumper"))
        .then("foe.hp", 84)
        .then("other.hp", 13);
  }

  @Test
  @Covers({"OTW-COM-06", "OTW-COM-07", "OTW-R-18", "OTW-R-24"})
  void whoIsHitAndWhoIsMissedIsSaidOfEach() {
    // 7 against 2 + 4 and, a tie, 6 + 1
    table()
        .dice(d6(2, 2, 3, 4, 1))
        .when(BOMB)
        .says("Foe is hit")
        .says("Other is missed")
        .then("foe.hp", 89)
        .then("other.hp", 18);
    // 3 against 6 and 7
    table().dice(d6(1, 1, 1, 4, 1)).when(BOMB).says("Foe is missed").says("Other is missed");
  }

  @Test
  @Covers("OTW-R-67")
  void aBlastOnNobodyTakesARoundToo() {
    table()
        .given("foe.at", "9,9")
        .given("other.at", "9,8")
        .when(BOMB)
        .says("Hero attacks with Thumper")
        .then("hero.left.thumper", 1);
  }

  @Test
  @Covers({"OTW-SK-09", "OTW-ACT-03", "OTW-R-57", "OTW-R-26"})
  void focusBracingAndStaggerAreUsedUpByIt() {
    table()
        .changed(state -> Tables.bearing(state, "hero", Status.forBattle(Kind.FOCUSED, 1, "")))
        .changed(state -> Tables.bearing(state, "foe", Status.forBattle(Kind.BRACED, 1, "")))
        .changed(state -> Tables.bearing(state, "other", Status.forBattle(Kind.STAGGERED, 1, "")))
        // edge: a fourth die for the attack and a second for the braced; one of two for the other
        .dice(d6(4, 5, 3, 1, 4, 1, 1, 2))
        .when(BOMB)
        .then("hero.focused", false)
        .then("foe.braced", 0)
        .then("other.staggered", 0);
  }

  @Test
  @Covers("OTW-R-06")
  void whereMarginsEarnSuccessesTheBestOfThemCounts() {
    var house = Houses.with("success", OtwHouse.Success.MARGIN_OF_SIX);
    // 15 against 6 and 7: nine and eight over, one success
    table(house)
        .dice(d6(5, 5, 5, 4, 1))
        .answer("hero", "spend", buying("stagger"))
        .when(BOMB)
        .then("foe.staggered", 1);
    // 11 against 6 and 7: five over are none
    table(house).dice(d6(5, 5, 1, 4, 1)).when(BOMB).notAsked("hero", "spend");
  }

  @Test
  @Covers("OTW-CR")
  void whoeverBreathesFireOutOfSightIsSeenByThen() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "0,0", "foe", "3,0"))
            .sheet("hero", Folk.hero("3/3/4/3/2/6").sheet())
            .creature("foe", "Cinder Tyrant")
            .given("foe.secrecy", "unseen")
            .dice(d6(1, 1, 1, 5))
            .when(new OtwStep.Breathe("foe"))
            .then("foe.secrecy", "figures-hidden")
            .says("Foe uses Furnace Breath on Hero");
    assertThat(table.events()).anyMatch(OtwEvent.Clashed.class::isInstance);
  }

  // Range and height

  @Test
  @Covers({"OTW-EQ-16", "OTW-EQ-17", "OTW-R-82"})
  void anExplosiveGunLosesByDistanceTooWhereTheSpaceIsPastItsRange() {
    // 4 + 5 + 3 less 2 for 8 spaces with a range of 6, against 2 + 4
    table()
        .given("foe.at", "8,0")
        .dice(d6(4, 5, 3, 4))
        .when(new OtwStep.Bombard("hero", "thumper", at("8,0")))
        .says("Hero hits Foe: 10 (past its range −2, dice 12) against 6 (DEF 2, dice 4)")
        .then("foe.hp", 86);
  }

  @Test
  @Covers({"OTW-MAST-02", "OTW-R-77", "OTW-R-82"})
  void aMasteredLauncherGainsFromHeight() {
    var master = Folk.hero("3/7/4/3/2/6").inBothHands("Thumper");
    // 4 + 5 + 3 against 2 + 4, and with 3 more for 30 feet above the space
    fromAbove(master).says("Hero hits Foe: 12 against 6").then("foe.hp", 84);
    fromAbove(master.mastering(Family.GRENADE_LAUNCHERS))
        .says("Hero hits Foe: 15 (from above +3, dice 12) against 6")
        .then("foe.hp", 81);
  }

  private static Table<OtwState, OtwStep, OtwEvent> fromAbove(Folk.Hero hero) {
    return Tables.duel(hero)
        .given("hero.at", "0,0,3")
        .given("foe.at", "3,0")
        .dice(d6(4, 5, 3, 4))
        .when(new OtwStep.Bombard("hero", "thumper", at("3,0")));
  }

  @Test
  @Covers("OTW-MECH-19")
  void nothingGoesAtSpacesOffTheMap() {
    table().refuses(new OtwStep.Bombard("hero", "thumper", at("3,99")), "OTW-MECH-19");
  }
}
