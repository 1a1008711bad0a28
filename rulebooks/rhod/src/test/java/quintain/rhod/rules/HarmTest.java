package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quintain.rhod.Folk;
import quintain.rhod.Houses;
import quintain.rhod.Tables;
import quintain.rhod.state.Being;
import quintain.rhod.state.Damage;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Nature;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Size;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Armoring, Vitality, Wounds, Hit Dice, Death Calls, and the weighing of damage.
class HarmTest {
  /// The names of three Features and three Traits, so many of which make a TMK.
  private static Folk.Hero knowing(String scores, int tmk) {
    var hero = Folk.hero(scores);
    return switch (tmk) {
      case 0 -> hero;
      case 1 -> hero.with("Sure Footed");
      case 2 -> hero.knowing("Brace").with("Sure Footed");
      case 3 -> hero.knowing("Brace", "Pin Down").with("Sure Footed");
      case 4 -> hero.knowing("Brace", "Pin Down").with("Sure Footed", "Keen Senses");
      case 5 ->
          hero.knowing("Brace", "Pin Down", "Call the Mark").with("Sure Footed", "Keen Senses");
      default ->
          hero.knowing("Brace", "Pin Down", "Call the Mark")
              .with("Sure Footed", "Keen Senses", "Iron Gut");
    };
  }

  private static Table<RhodState, RhodStep, RhodEvent> victim(String scores, int tmk) {
    return Tables.empty().sheet("hero", knowing(scores, tmk).armored().sheet());
  }

  private static Table<RhodState, RhodStep, RhodEvent> victim(
      String switched, Object value, String scores, int tmk) {
    return Tables.empty()
        .house(Houses.with(switched, value))
        .sheet("hero", knowing(scores, tmk).armored().sheet());
  }

  private static final String CON_14 = "10/10/14/10/10/10";
  private static final String CON_12 = "10/10/12/10/10/10";
  private static final String CON_10 = "10/10/10/10/10/10";
  private static final String CON_8 = "10/10/8/10/10/10";

  private static RhodStep hit(int damage) {
    return new Encounter.Harm("hero", damage, DamageType.SLASHING, false, "a blow");
  }

  private static RhodStep trueHit(int damage) {
    return new Encounter.Harm("hero", damage, DamageType.FORCE, true, "a blow");
  }

  // Armoring

  @Test
  @Covers({"RHD-ABL-01", "RHD-ABL-02"})
  void armoringGoesFirst() {
    victim(CON_14, 2)
        .given("hero.armoring", 10)
        .then("hero.max-armoring", 12)
        .then("hero.max-vitality", 4)
        .when(hit(7))
        .then("hero.armoring", 3)
        .then("hero.vitality", 4);
  }

  @Test
  @Covers("RHD-ABL-03")
  void whatArmoringDoesNotStopComesOffVitality() {
    victim(CON_14, 2)
        .given("hero.armoring", 3)
        .when(hit(5))
        .then("hero.armoring", 0)
        .then("hero.vitality", 2)
        .applied("RHD-ABL-03");
  }

  @Test
  @Covers({"RHD-ABL-05", "RHD-R-46"})
  void exactlyNothingLeftIsNeitherAWoundNorDeath() {
    victim(CON_14, 2)
        .given("hero.armoring", 0)
        .when(hit(4))
        .then("hero.vitality", 0)
        .then("hero.wounds", 0)
        .then("hero.dead", false)
        .then("hero.collapsed", 0);
    victim("atZero", RhodHouse.AtZero.COLLAPSED, CON_14, 2)
        .given("hero.armoring", 0)
        .when(hit(4))
        .then("hero.collapsed", 1)
        .when(new Encounter.Mend("hero", 1))
        .then("hero.collapsed", 0);
  }

  @Test
  @Covers({"RHD-ABL-04", "RHD-ARM-01"})
  void armoringIsTheSumOfWhatIsWorn() {
    Tables.empty()
        .sheet(
            "hero",
            knowing(CON_14, 2)
                .armored()
                .having("Hide Cap", Place.HEADGEAR)
                .having("Iron Helm", Place.PACK)
                .sheet())
        .then("hero.max-armoring", 16)
        // 12 of the body and 4 of the head, and nothing of what is packed
        .when(hit(17))
        .then("hero.armoring", 0)
        .then("hero.vitality", 3);
  }

  // Vitality

  @Test
  @Covers("RHD-ABL-06")
  void maximumVitalityIsTheConModTimesTmkAndTheModAtLeastOne() {
    victim(CON_14, 3).then("hero.max-vitality", 6);
    victim("10/10/7/10/10/10", 3).then("hero.max-vitality", 3);
    victim(CON_14, 0).then("hero.max-vitality", 0);
  }

  @Test
  @Covers("RHD-R-42")
  void withoutTmkThereIsNoVitalityUnlessTheHouseGivesSome() {
    victim(CON_14, 0).given("hero.armoring", 0).when(hit(1)).then("hero.dead", true);
    victim("minVitality", RhodHouse.MinVitality.ONE, CON_14, 0).then("hero.max-vitality", 1);
    victim("minVitality", RhodHouse.MinVitality.CON_MOD, CON_14, 0).then("hero.max-vitality", 2);
    victim("minVitality", RhodHouse.MinVitality.CON_MOD, CON_14, 2).then("hero.max-vitality", 4);
  }

  @Test
  @Covers({"RHD-ABL-07", "RHD-R-01"})
  void farEnoughBelowNothingIsDeath() {
    victim(CON_14, 3)
        .given("hero.armoring", 0)
        .given("hero.vitality", 2)
        .when(hit(5))
        .then("hero.dead", true);
    victim(CON_10, 5)
        .given("hero.armoring", 0)
        .given("hero.vitality", 2)
        .given("hero.hit-dice", 0)
        .when(hit(4))
        .then("hero.dead", false)
        .then("hero.wounds", 1);
  }

  @Test
  @Covers("RHD-R-43")
  void howFarThatIsTheHouseMaySay() {
    // Vitality 2 of 5: an excess of 2 is less than half of 5, but half of 5 rounded down is 2
    assertThat(dies(RhodHouse.DeathThreshold.HALF, 4)).isFalse();
    assertThat(dies(RhodHouse.DeathThreshold.HALF, 5)).isTrue();
    assertThat(dies(RhodHouse.DeathThreshold.HALF_DOWN, 3)).isFalse();
    assertThat(dies(RhodHouse.DeathThreshold.HALF_DOWN, 4)).isTrue();
    assertThat(dies(RhodHouse.DeathThreshold.FULL, 6)).isFalse();
    assertThat(dies(RhodHouse.DeathThreshold.FULL, 7)).isTrue();
    assertThat(dies(RhodHouse.DeathThreshold.NEVER, 90)).isFalse();
  }

  private static boolean dies(RhodHouse.DeathThreshold threshold, int damage) {
    return victim("deathThreshold", threshold, CON_10, 5)
        .given("hero.armoring", 0)
        .given("hero.vitality", 2)
        .given("hero.hit-dice", 0)
        .when(hit(damage))
        .state()
        .being("hero")
        .isDead();
  }

  // Wounds

  @Test
  @Covers({"RHD-ABL-08", "RHD-R-45"})
  void aWoundReplacesTheDamage() {
    victim(CON_14, 3)
        .given("hero.armoring", 0)
        .given("hero.vitality", 2)
        .given("hero.hit-dice", 0)
        .when(hit(4))
        .then("hero.vitality", 2)
        .then("hero.wounds", 1);
  }

  @Test
  @Covers("RHD-R-44")
  void armoringLostToTheBlowStaysLostUnlessTheHouseKeepsIt() {
    // 3 Armoring and 2 of 6 Vitality: 7 damage is an excess of 2
    victim(CON_14, 3)
        .given("hero.armoring", 3)
        .given("hero.vitality", 2)
        .given("hero.hit-dice", 0)
        .when(hit(7))
        .then("hero.armoring", 0)
        .then("hero.vitality", 2);
    victim("woundArmoring", RhodHouse.WoundArmoring.KEPT, CON_14, 3)
        .given("hero.armoring", 3)
        .given("hero.vitality", 2)
        .given("hero.hit-dice", 0)
        .when(hit(7))
        .then("hero.armoring", 3)
        .then("hero.wounds", 1);
    victim("woundVitality", RhodHouse.WoundVitality.SET_TO_0, CON_14, 3)
        .given("hero.armoring", 0)
        .given("hero.vitality", 2)
        .dice("d6=1")
        .when(hit(4))
        .then("hero.vitality", 3)
        .then("hero.wounds", 1);
  }

  @Test
  @Covers("RHD-ABL-09")
  void aWoundExpendsAHitDie() {
    for (int[] example : new int[][] {{1, 5}, {5, 6}}) {
      victim(CON_14, 3)
          .given("hero.armoring", 0)
          .given("hero.vitality", 2)
          .dice("d6=" + example[0])
          .when(hit(4))
          .then("hero.vitality", example[1])
          .then("hero.hit-dice", 0);
    }
  }

  @Test
  @Covers("RHD-R-45")
  void aHitDieNeverTakesVitalityAway() {
    victim("10/10/3/10/10/10", 3)
        .given("hero.armoring", 0)
        .given("hero.vitality", 1)
        .given("hero.con", 3)
        .dice("d6=1", "d20=15")
        .given("hero.wounds", 1)
        .when(hit(2))
        .then("hero.vitality", 1)
        .then("hero.wounds", 2);
  }

  @Test
  @Covers({"RHD-ABL-11", "RHD-R-48", "RHD-R-49"})
  void anotherWoundPastTheLimitIsADeathCall() {
    // CON +1 with 2 Wounds is past the limit: the Hit Die comes first, then the call
    victim(CON_12, 4)
        .given("hero.armoring", 0)
        .given("hero.wounds", 2)
        .given("hero.vitality", 2)
        .dice("d6=1", "d20=12")
        .given("hero.hit-dice", 1)
        .when(hit(3))
        .then("hero.wounds", 3)
        .then("hero.vitality", 4)
        .applied("RHD-ABL-11");
    // CON +2 with 2 Wounds is not: the Wound that passes it calls nobody
    victim(CON_14, 3)
        .given("hero.armoring", 0)
        .given("hero.wounds", 2)
        .given("hero.hit-dice", 0)
        .given("hero.vitality", 2)
        .when(hit(4))
        .then("hero.wounds", 3);
    victim("crossingWoundCalls", true, CON_14, 3)
        .given("hero.armoring", 0)
        .given("hero.wounds", 2)
        .given("hero.hit-dice", 0)
        .given("hero.vitality", 2)
        .dice("d20=9")
        .when(hit(4))
        .then("hero.exhausted", 1);
  }

  @Test
  @Covers("RHD-ABL-12")
  void asManyWoundsAsConIsDeathWithoutAnyDie() {
    victim(CON_8, 3)
        .given("hero.armoring", 0)
        .given("hero.wounds", 7)
        .given("hero.vitality", 2)
        .when(hit(3))
        .then("hero.wounds", 8)
        .then("hero.dead", true)
        .then("hero.hit-dice", 1);
  }

  @Test
  @Covers("RHD-R-55")
  void minorFoesMayDieOfTheirFirstWound() {
    for (boolean die : new boolean[] {false, true}) {
      var wounds = die ? RhodHouse.NpcWounds.MINORS_DIE : RhodHouse.NpcWounds.SAME;
      victim("npcWounds", wounds, CON_14, 3)
          .given("hero.minor", "yes")
          .given("hero.armoring", 0)
          .given("hero.hit-dice", 0)
          .given("hero.vitality", 2)
          .when(hit(4))
          .then("hero.dead", die);
    }
    victim("npcWounds", RhodHouse.NpcWounds.MINORS_DIE, CON_14, 3)
        .given("hero.armoring", 0)
        .given("hero.hit-dice", 0)
        .given("hero.vitality", 2)
        .when(hit(4))
        .then("hero.dead", false);
  }

  // Hit Dice

  @Test
  @Covers({"RHD-HD-01", "RHD-R-52"})
  void hitDiceAreHalfOfTmkRoundedDown() {
    victim(CON_14, 5).then("hero.max-hit-dice", 2);
    victim(CON_14, 1).then("hero.max-hit-dice", 0);
  }

  @Test
  @Covers("RHD-HD-02")
  void aHitDieIsAD6UnlessSomethingSaysOtherwise() {
    victim(CON_14, 3)
        .given("hero.vitality", 0)
        .dice("d6=2")
        .when(new Encounter.SpendHitDice("hero", 1))
        .then("hero.vitality", 4);
    Tables.empty()
        .sheet("hero", knowing(CON_14, 3).with("Giant's Marrow").sheet())
        .given("hero.vitality", 0)
        .dice("d8=2")
        .when(new Encounter.SpendHitDice("hero", 1))
        .then("hero.vitality", 4);
  }

  @Test
  @Covers("RHD-HD-03")
  void outsideAnEncounterHitDiceGiveVitalityBack() {
    // CON +1, six known: a maximum of 6 and three dice
    victim(CON_12, 6)
        .given("hero.vitality", 0)
        .dice("d6=3", "d6=1")
        .when(new Encounter.SpendHitDice("hero", 2))
        .then("hero.vitality", 6)
        .then("hero.hit-dice", 1);
    victim(CON_12, 6).refuses(new Encounter.SpendHitDice("hero", 1), "RHD-HD-03");
    victim(CON_12, 6)
        .given("hero.vitality", 0)
        .refuses(new Encounter.SpendHitDice("hero", 4), "RHD-HD-03");
  }

  @Test
  @Covers("RHD-HD-04")
  void inAnEncounterNobodySpendsHitDice() {
    victim(CON_12, 6)
        .given("hero.vitality", 0)
        .dice("d20=10")
        .when(Tables.CALL)
        .refuses(new Encounter.SpendHitDice("hero", 1), "RHD-HD-04");
  }

  // Death Calls

  private static Table<RhodState, RhodStep, RhodEvent> call(int roll) {
    return Tables.duel(knowing("10/10/18/10/10/10", 3), Tables.dummy())
        .given("hero.wounds", 5)
        .given("hero.exhausted", 3)
        .dice("d20=20", "d20=1", "d20=" + roll)
        .when(Tables.CALL);
  }

  @Test
  @Covers({"RHD-DTH-01", "RHD-DTH-02", "RHD-ABL-10"})
  void aDeathCallIsABareD20() {
    call(10).then("hero.exhausted", 3).then("hero.dead", false).applied("RHD-DTH-02");
  }

  @Test
  @Covers("RHD-DTH-03")
  void nineOrLessExhausts() {
    call(9).then("hero.exhausted", 4).then("hero.dead", false);
  }

  @Test
  @Covers({"RHD-DTH-04", "RHD-R-50"})
  void aOneKillsAndExhaustsNobody() {
    call(1).then("hero.dead", true).then("hero.exhausted", 3);
  }

  @Test
  @Covers("RHD-ABL-10")
  void woundsUpToTheConModCallNobody() {
    Tables.duel(knowing(CON_14, 3), Tables.dummy())
        .given("hero.wounds", 2)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .then("fight.turn", "hero");
  }

  @Test
  @Covers("RHD-R-47")
  void theFrailButUnhurtCallNobody() {
    Tables.duel(knowing("10/10/6/10/10/10", 3), Tables.dummy())
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .then("fight.turn", "hero");
  }

  @Test
  @Covers("RHD-R-51")
  void stabilizedPausesTheCallsUntilTheNextWound() {
    Tables.duel(knowing(CON_14, 3), Tables.dummy())
        .given("hero.wounds", 3)
        .given("hero.hit-dice", 0)
        .given("hero.vitality", 2)
        .given("hero.stabilized", 1)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .then("hero.stabilized", 1)
        .dice("d20=11")
        .when(hit(4))
        .then("hero.stabilized", 0)
        .then("hero.wounds", 4);
  }

  // Weighing

  private static Being warded(Gift... gifts) {
    var being = victim(CON_14, 3).state().being("hero");
    return new Being(
        being.who(),
        being.scores(),
        being.vitals(),
        being.stance(),
        being.conditions(),
        being.at(),
        being.kit(),
        new Nature(Size.MEDIUM, java.util.List.of(gifts), false, "", ""),
        being.life(),
        being.day());
  }

  private static int weighed(int amount, DamageType type, boolean isTrue, Gift... gifts) {
    return Harm.weighed(warded(gifts), Damage.of(amount, type, isTrue, "it"));
  }

  private static Gift resists(int amount, DamageType... types) {
    return new Gift.Resistance(java.util.List.of(types), amount);
  }

  private static Gift weak(int amount, DamageType... types) {
    return new Gift.Vulnerability(java.util.List.of(types), amount);
  }

  @Test
  @Covers("RHD-DMG-03")
  void trueDamagePassesArmoringBy() {
    victim(CON_14, 3)
        .given("hero.armoring", 10)
        .when(trueHit(4))
        .then("hero.armoring", 10)
        .then("hero.vitality", 2);
  }

  @Test
  @Covers("RHD-DMG-04")
  void typedResistanceLowersDamageOfItsType() {
    var fire = resists(3, DamageType.FIRE);
    assertThat(weighed(5, DamageType.FIRE, false, fire)).isEqualTo(2);
    assertThat(weighed(5, DamageType.COLD, false, fire)).isEqualTo(5);
    assertThat(weighed(2, DamageType.FIRE, false, fire)).isZero();
  }

  @Test
  @Covers("RHD-DMG-05")
  void trueResistanceLowersAnyDamage() {
    assertThat(weighed(5, DamageType.SLASHING, false, resists(2))).isEqualTo(3);
    assertThat(weighed(5, DamageType.FORCE, true, resists(2))).isEqualTo(3);
  }

  @Test
  @Covers("RHD-DMG-06")
  void bothResistancesAddUp() {
    var both = new Gift[] {resists(2), resists(3, DamageType.FIRE)};
    assertThat(weighed(10, DamageType.FIRE, false, both)).isEqualTo(5);
    assertThat(weighed(4, DamageType.FIRE, false, both)).isZero();
  }

  @Test
  @Covers("RHD-DMG-07")
  void typedVulnerabilityRaisesDamageOfItsType() {
    assertThat(weighed(3, DamageType.COLD, false, weak(4, DamageType.COLD))).isEqualTo(7);
    assertThat(weighed(3, DamageType.FIRE, false, weak(4, DamageType.COLD))).isEqualTo(3);
  }

  @Test
  @Covers("RHD-DMG-08")
  void trueVulnerabilityRaisesTrueDamageAlone() {
    assertThat(weighed(3, DamageType.FORCE, true, weak(2))).isEqualTo(5);
    assertThat(weighed(3, DamageType.SLASHING, false, weak(2))).isEqualTo(3);
  }

  @Test
  @Covers({"RHD-DMG-09", "RHD-R-56"})
  void vulnerabilityComesBeforeResistanceAndNothingStaysNothing() {
    var all = new Gift[] {weak(4, DamageType.FIRE), resists(2), resists(1, DamageType.FIRE)};
    assertThat(weighed(3, DamageType.FIRE, false, all)).isEqualTo(4);
    assertThat(weighed(0, DamageType.FIRE, false, all)).isZero();
    assertThat(weighed(-2, DamageType.FIRE, false, all)).isZero();
  }

  @Test
  @Covers("RHD-R-57")
  void typedResistanceWorksOnTrueDamageToo() {
    assertThat(weighed(5, DamageType.FIRE, true, resists(3, DamageType.FIRE))).isEqualTo(2);
  }

  @Test
  @Covers("RHD-R-58")
  void sourcesOfOneKindAddUpAndAreNotUsedUp() {
    var twice = new Gift[] {resists(1, DamageType.FIRE), resists(2, DamageType.FIRE)};
    assertThat(weighed(5, DamageType.FIRE, false, twice)).isEqualTo(2);
    assertThat(weighed(5, DamageType.FIRE, false, twice)).isEqualTo(2);
  }

  @Test
  @Covers({"RHD-DMG-01", "RHD-DMG-02"})
  void thereAreElevenDamageTypes() {
    assertThat(DamageType.values()).hasSize(11);
    assertThat(DamageType.values()).extracting(Enum::name).doesNotContain("POISON");
    assertThat(DamageType.BLUDGEONING.meaning()).contains("heavy");
  }

  @Test
  @Covers("RHD-R-98")
  void harmByTheRefereesWordIsRefusedWhereItMakesNoSense() {
    victim(CON_14, 3).refuses(hit(-1), "RHD-R-98");
    victim(CON_14, 3).given("hero.dead", "yes").refuses(hit(1), "RHD-R-98");
    victim(CON_14, 3)
        .refuses(new Encounter.Harm("nobody", 1, DamageType.FIRE, false, "it"), "RHD-R-98");
  }
}
