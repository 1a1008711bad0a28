package quintain.rhod;

import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.RhodStep;
import quintain.testkit.Covers;

/// Numbers that the Referee replaces (RHD-REF-04, RHD-R-98).
class OverruledTest {
  private static final RhodStep STRIKE = attack("hero", "Shortsword", "foe");

  /// 1d8 + 2, in each place where it is reckoned.
  @Test
  @Covers({"RHD-R-98", "RHD-REF-04", "RHD-ATK-05"})
  void damageMayBeReplacedAsItIsDealt() {
    fight(swordsman(), dummy().armored())
        .judge("RHD-ATK-05", 9)
        .dice("d20=15", "d8=1")
        .when(STRIKE)
        .then("foe.armoring", 12 - 9)
        .says("Hero deals damage: 9 instead of 3, by the Referee's word");
    fight(swordsman(), dummy().armored())
        .judge("RHD-ATK-05", 3)
        .dice("d20=15", "d8=1")
        .when(STRIKE)
        .then("foe.armoring", 12 - 3);
  }

  /// Guarded takes 2 off.
  @Test
  @Covers({"RHD-R-98", "RHD-REF-04", "RHD-DMG-09"})
  void damageMayBeReplacedAsItIsTaken() {
    fight(swordsman(), dummy().armored())
        .given("foe.guarded", 1)
        .judge("RHD-DMG-09", 7)
        .dice("d20=15", "d8=3")
        .when(STRIKE)
        .then("foe.armoring", 12 - 7)
        .says("5 Slashing damage becomes 3")
        .says("Hero takes damage: 7 instead of 3, by the Referee's word");
    // of whatever makes it, and never below none
    fight(swordsman(), dummy())
        .given("hero.bleeding", 2)
        .judge("RHD-DMG-09", -4)
        .when(List.of(Tables.end("hero"), Tables.end("foe")))
        .then("hero.vitality", 4);
  }

  /// DEX 12 and 10: 11 + 1 against 13 + 0 and High Ready.
  @Test
  @Covers({"RHD-R-98", "RHD-REF-04", "RHD-ENC-03"})
  void initiativeMayBeReplaced() {
    Tables.duel(swordsman(), dummy())
        .judge("RHD-ENC-03", 15)
        .dice("d20=11", "d20=13")
        .when(Tables.CALL)
        .says("Hero has Initiative: 15 instead of 12, by the Referee's word")
        .then("hero.initiative", 15)
        .then("fight.order", List.of("hero", "foe"));
  }

  /// A Wound: CON +1, so a Hit Die of 2 gives 3, and the maximum is 2.
  @Test
  @Covers({"RHD-R-98", "RHD-ABL-09"})
  void whatAHitDieGivesMayBeReplaced() {
    fight(swordsman(), dummy().knowing("Brace", "Pin Down").with("Iron Gut", "Keen Senses"))
        .given("foe.vitality", 1)
        .judge("RHD-ABL-09", 1)
        .dice("d6=4")
        .when(new Encounter.Harm("foe", 2, DamageType.FIRE, true, "fire"))
        .then("foe.wounds", 1)
        .then("foe.vitality", 2)
        .says("expends a Hit Die: 1 instead of 5");
  }

  /// Perception +1.
  @Test
  @Covers({"RHD-R-98", "RHD-DET-01"})
  void whatDetectComesToMayBeReplaced() {
    fight(swordsman(), dummy())
        .given("foe.hidden", 1)
        .judge("RHD-DET-01", 20)
        .dice("d20=3", "d20=15")
        .when(new Encounter.Detect("hero"))
        .then("foe.hidden", 0);
  }
}
