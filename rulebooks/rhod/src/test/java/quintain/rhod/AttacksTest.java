package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Partial;
import quintain.kernel.Seat;
import quintain.rhod.rules.Arms;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The Attack: cost, targets, roll, Defense, damage, Stances and heights.
class AttacksTest {
  private static final RhodStep STRIKE = attack("hero", "Shortsword", "foe");

  private static FightEvent.AttackRolled rolled(Table<RhodState, RhodStep, RhodEvent> table) {
    return (FightEvent.AttackRolled)
        table.events().stream()
            .filter(FightEvent.AttackRolled.class::isInstance)
            .findFirst()
            .orElseThrow();
  }

  private static Folk.Hero archer() {
    return Folk.hero("10/15/14/12/13/8")
        .trained(Skill.BOW, Degree.LEARNING)
        .inBothHands("Short Bow")
        .having("Broadhead Arrow", Place.QUIVER, 12);
  }

  // Cost and target

  @Test
  @Covers({"RHD-ATK-01", "RHD-R-22"})
  void anAttackCostsTheApOfItsWeapon() {
    fight(swordsman(), dummy())
        .dice("d20=1")
        .when(STRIKE)
        .then("fight.ap", 2)
        .refuses(STRIKE, "RHD-AP-02");
  }

  @Test
  @Covers("RHD-AP-02")
  void aWeaponThatCostsMoreThanIsLeftIsNamedWithTheReason() {
    var fight = fight(swordsman(), dummy());
    var blank = Partial.of(Encounter.Attack.class).with("by", "hero");
    assertThat(new RhodBook().deeds().barred(fight.state(), new Seat("hero"), blank)).isEmpty();

    var tired = fight.dice("d20=1").when(STRIKE).state();

    assertThat(new RhodBook().deeds().barred(tired, new Seat("hero"), blank))
        .filteredOn(barred -> barred.option().label().contains("Shortsword"))
        .isNotEmpty()
        .allSatisfy(
            barred -> {
              assertThat(barred.slot()).isEqualTo("with");
              assertThat(barred.why().clause().id()).isEqualTo("RHD-AP-02");
            });
  }

  @Test
  @Covers({"RHD-ATK-02", "RHD-LOS-01"})
  void theTargetIsInRangeAndInSight() {
    fight(swordsman(), dummy()).given("foe.at", "7,5").refuses(STRIKE, "RHD-ATK-02");
    fight(swordsman(), dummy()).refuses(attack("hero", "Shortsword", "hero"), "RHD-ATK-02");
    fight(swordsman(), dummy()).refuses(attack("hero", "Shortsword", "x"), "RHD-ATK-02");
    fight(swordsman(), dummy()).given("foe.dead", "yes").refuses(STRIKE, "RHD-ATK-02");
    fight(swordsman(), dummy())
        .when(new Encounter.SetCover("hero", "foe", quintain.space.Cover.FULL))
        .refuses(STRIKE, "RHD-LOS-01");
  }

  @Test
  @Covers({"RHD-ATK-03", "RHD-STN-02", "RHD-R-23"})
  void theRollIsAbilityDegreeAndEverythingElse() {
    // STR +2, Long Blade +2, High Ready +2
    var table = fight(swordsman().in(Stance.HIGH_READY), dummy()).dice("d20=1").when(STRIKE);
    assertThat(rolled(table).total()).isEqualTo(7);
    assertThat(rolled(table).value()).isEqualTo(8);
    assertThat(rolled(table).hit()).isFalse();
  }

  @Test
  @Covers("RHD-ATK-04")
  void equalToTheDefenseHits() {
    // +4 in Low Ready against Reflex 8
    fight(swordsman(), dummy()).dice("d20=3").when(STRIKE).then("foe.vitality", 2);
    fight(swordsman(), dummy())
        .given("foe.vitality", 20)
        .dice("d20=4", "d8=1")
        .when(STRIKE)
        .then("foe.vitality", 17);
  }

  @Test
  @Covers({"RHD-ATK-05", "RHD-R-26"})
  void aHitDealsTheDiceAndTheModButNeverLessThanNothing() {
    fight(swordsman(), dummy())
        .given("foe.vitality", 20)
        .dice("d20=10", "d8=7")
        .when(STRIKE)
        .then("foe.vitality", 11);
    weakling(0).then("foe.vitality", 20);
    weakling(1).then("foe.vitality", 19);
  }

  /// STR −1 and DEX −1 with an Unarmed Strike: 1d4 − 1 − 1.
  private static Table<RhodState, RhodStep, RhodEvent> weakling(int least) {
    return Tables.empty()
        .house(Houses.with("minHitDamage", least))
        .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
        .sheet("hero", Folk.hero("8/8/10/10/10/10").sheet())
        .sheet("foe", dummy().sheet())
        .given("foe.side", "foes")
        .given("foe.vitality", 20)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .dice("d20=19", "d4=1")
        .when(attack("hero", Arms.UNARMED, "foe"));
  }

  @Test
  @Covers("RHD-R-26")
  void rangedDamageAddsTheModUnlessTheHouseSaysDiceAlone() {
    for (boolean adds : new boolean[] {true, false}) {
      Tables.empty()
          .house(Houses.with("rangedAddsMod", adds))
          .scene(Tables.placed("hero", "5,5", "foe", "10,5"))
          .sheet("hero", archer().sheet())
          .sheet("foe", dummy().sheet())
          .given("foe.side", "foes")
          .given("foe.vitality", 20)
          .dice("d20=20", "d20=1")
          .when(Tables.CALL)
          .dice("d20=10", "d6=3")
          .when(attack("hero", "Short Bow", "foe"))
          .then("foe.vitality", adds ? 15 : 17);
    }
  }

  @Test
  @Covers("RHD-R-24")
  void theWielderPicksBetweenTwoAbilitiesAndTheHigherIsTheDefault() {
    var nimble =
        Folk.hero("10/16/14/10/10/10")
            .trained(Skill.SHORT_BLADE, Degree.LEARNING)
            .holding("Fighting Dagger");
    var byDefault =
        fight(nimble, dummy())
            .given("foe.vitality", 20)
            .dice("d20=10", "d4=2")
            .when(attack("hero", "Fighting Dagger", "foe"))
            .asked("hero", "weapon-ability");
    assertThat(rolled(byDefault).total()).isEqualTo(15);
    // 2 + 3, and Keen 1 against bare Armoring
    byDefault.then("foe.vitality", 14);
    var strong =
        fight(nimble, dummy())
            .given("foe.vitality", 20)
            .dice("d20=10", "d4=2")
            .answer("hero", "weapon-ability", "str")
            .when(attack("hero", "Fighting Dagger", "foe"));
    assertThat(rolled(strong).total()).isEqualTo(12);
    strong.then("foe.vitality", 17);
  }

  @Test
  @Covers("RHD-R-06")
  void naturalsAreNothingSpecialUnlessTheHouseSaysSo() {
    assertThat(naturals(RhodHouse.Naturals.NONE, "d20=1", "d8=1")).isEqualTo(17);
    assertThat(naturals(RhodHouse.Naturals.AUTO_HIT_MISS, "d20=1")).isEqualTo(20);
    assertThat(naturals(RhodHouse.Naturals.NONE, "d20=20", "d8=1")).isEqualTo(17);
    assertThat(naturals(RhodHouse.Naturals.CRIT_DOUBLE_DICE, "d20=20", "d8=1", "d8=4"))
        .isEqualTo(13);
    assertThat(naturals(RhodHouse.Naturals.CRIT_DOUBLE_DICE, "d20=19", "d8=4")).isEqualTo(14);
  }

  @Test
  @Covers("RHD-R-06")
  void aNaturalTwentyHitsAnythingWhereTheHouseSaysSo() {
    for (var naturals : RhodHouse.Naturals.values()) {
      var table =
          master(naturals)
              .given("foe.degree.reflex", 8)
              .given("foe.dex", 40)
              .given("hero.degree.long-blade", 0);
      var dice =
          switch (naturals) {
            case NONE -> new String[] {"d20=20"};
            case AUTO_HIT_MISS -> new String[] {"d20=20", "d8=3"};
            case CRIT_DOUBLE_DICE -> new String[] {"d20=20", "d8=3", "d8=3"};
          };
      assertThat(rolled(table.dice(dice).when(STRIKE)).hit())
          .isEqualTo(naturals != RhodHouse.Naturals.NONE);
    }
  }

  /// Long Blade at Master: +10, so that a 1 would hit a Reflex of 8.
  private static Table<RhodState, RhodStep, RhodEvent> master(RhodHouse.Naturals naturals) {
    return Tables.empty()
        .house(Houses.with("naturals", naturals))
        .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
        .sheet("hero", swordsman().trained(Skill.LONG_BLADE, Degree.MASTER).sheet())
        .sheet("foe", dummy().sheet())
        .given("foe.side", "foes")
        .given("foe.vitality", 20)
        .dice("d20=20", "d20=1")
        .when(Tables.CALL);
  }

  private static int naturals(RhodHouse.Naturals naturals, String... dice) {
    return master(naturals).dice(dice).when(STRIKE).state().being("foe").vitals().vitality();
  }

  @Test
  @Covers({"RHD-REF-04", "RHD-R-98"})
  void theRefereeMayReplaceAResult() {
    fight(swordsman(), dummy())
        .given("foe.vitality", 20)
        .judge("RHD-ATK-04", true)
        .dice("d20=1", "d8=5")
        .when(STRIKE)
        .then("foe.vitality", 13);
  }

  // Defenses

  @Test
  @Covers({"RHD-DEF-01", "RHD-DEF-02", "RHD-DEF-03", "RHD-DEF-04"})
  void eachDefenseIsEightAndADegreeAndTheBetterOfTwoMods() {
    Tables.empty()
        .sheet(
            "hero",
            Folk.hero("9/12/8/16/10/18")
                .trained(Skill.REFLEX, Degree.LEARNING)
                .trained(Skill.WILL, Degree.MASTER)
                .in(Stance.HIGH_READY)
                .sheet())
        .then("hero.reflex", 13)
        .then("hero.fortitude", 7)
        .then("hero.will", 20);
  }

  @Test
  @Covers("RHD-DEF-01")
  void theWeaponSaysWhichDefenseCounts() {
    var table =
        fight(Folk.hero("10/10/10/10/10/10").holding("Shock Baton"), dummy().in(Stance.LOW_READY))
            .given("foe.con", 18)
            .dice("d20=11")
            .when(attack("hero", "Shock Baton", "foe"));
    assertThat(rolled(table).defense()).isEqualTo(Defense.FORTITUDE);
    assertThat(rolled(table).value()).isEqualTo(12);
  }

  @Test
  @Covers({"RHD-DEF-05", "RHD-STN-03"})
  void lowReadyAddsToReflex() {
    Tables.empty()
        .sheet("hero", Folk.hero("10/12/10/10/10/10").sheet())
        .then("hero.reflex", 10)
        .given("hero.stance", "high-ready")
        .then("hero.reflex", 9);
  }

  // Stances

  private static int ranged(Stance stance, Stance target, String at) {
    return rolled(
            Tables.duel(archer().in(stance), dummy().in(target))
                .given("foe.at", at)
                .dice("d20=20", "d20=1")
                .when(Tables.CALL)
                .dice("d20=1")
                .judge("RHD-ATK-04", false)
                .when(attack("hero", "Short Bow", "foe")))
        .total();
  }

  @Test
  @Covers({"RHD-STN-01", "RHD-STN-04", "RHD-R-99", "RHD-R-20"})
  void crouchedHelpsRangedAttacksAlone() {
    assertThat(Stance.values()).hasSize(4);
    assertThat(ranged(Stance.LOW_READY, Stance.HIGH_READY, "15,5")).isEqualTo(5);
    assertThat(ranged(Stance.CROUCHED, Stance.HIGH_READY, "15,5")).isEqualTo(8);
    assertThat(ranged(Stance.HIGH_READY, Stance.HIGH_READY, "15,5")).isEqualTo(7);
    assertThat(
            rolled(fight(swordsman().in(Stance.CROUCHED), dummy()).dice("d20=1").when(STRIKE))
                .total())
        .isEqualTo(5);
  }

  @Test
  @Covers({"RHD-STN-05", "RHD-R-62"})
  void theProneHaveLowCoverInTheOpen() {
    assertThat(ranged(Stance.LOW_READY, Stance.PRONE, "15,5")).isEqualTo(2);
    assertThat(ranged(Stance.LOW_READY, Stance.CROUCHED, "15,5")).isEqualTo(5);
  }

  @Test
  @Covers({"RHD-STN-06", "RHD-R-61"})
  void theProneAreEasierToHitFromNearby() {
    for (var example : List.of("7,5", "8,5")) {
      var table =
          Tables.duel(archer(), dummy().in(Stance.PRONE))
              .given("foe.at", example)
              .dice("d20=20", "d20=1")
              .when(Tables.CALL);
      boolean near = example.equals("7,5");
      var tilts =
          rolled(
                  table
                      .dice(near ? new String[] {"d20=2", "d20=1"} : new String[] {"d20=2"})
                      .when(attack("hero", "Short Bow", "foe")))
              .tilts();
      assertThat(tilts).hasSize(near ? 1 : 0);
    }
    // Advantage and Low Cover at once
    assertThat(
            rolled(
                    Tables.duel(archer(), dummy().in(Stance.PRONE))
                        .given("foe.at", "7,5")
                        .dice("d20=20", "d20=1")
                        .when(Tables.CALL)
                        .dice("d20=2", "d20=1")
                        .when(attack("hero", "Short Bow", "foe")))
                .total())
        .isEqualTo(2 + 4 - 3);
  }

  @Test
  @Covers("RHD-HGT-01")
  void highGroundAddsFive() {
    assertThat(above(2)).isEqualTo(10);
    assertThat(above(1)).isEqualTo(5);
    assertThat(above(0)).isEqualTo(5);
  }

  private static int above(int levels) {
    return rolled(
            Tables.duel(archer(), dummy())
                .given("hero.at", "5,5," + levels)
                .given("foe.at", "15,5")
                .dice("d20=20", "d20=1")
                .when(Tables.CALL)
                .dice("d20=1")
                .judge("RHD-ATK-04", false)
                .when(attack("hero", "Short Bow", "foe")))
        .total();
  }

  @Test
  @Covers("RHD-R-66")
  void theTopOfTheTargetsSpaceItselfIsNotAboveIt() {
    assertThat(above(1)).isEqualTo(above(0));
  }

  // Features that Attack

  private static Table<RhodState, RhodStep, RhodEvent> feature(String feature, Folk.Hero hero) {
    return fight(hero.knowing(feature), dummy())
        .given("hero.dex", 24)
        .given("foe.vitality", 40)
        .when(Tables.end("hero"))
        .when(Tables.end("foe"));
  }

  private static RhodStep use(String feature, String with) {
    return new Handling.FeatureAttack("hero", feature, with, List.of("foe"));
  }

  @Test
  @Covers("RHD-EXP-19")
  void committedBlowKeepsTheBetterOfTwoSets() {
    feature("Committed Blow", swordsman().in(Stance.HIGH_READY))
        .dice("d20=10", "d8=1", "d8=6")
        .answer("hero", "weapon-ability", "str")
        .when(use("Committed Blow", "Shortsword"))
        .then("foe.vitality", 32)
        .then("fight.ap", 7);
  }

  @Test
  @Covers("RHD-EXP-19")
  void seamCutterPassesArmoringByWithoutTheMod() {
    feature("Seam Cutter", swordsman())
        .dice("d20=10", "d8=5")
        .answer("hero", "weapon-ability", "str")
        .when(use("Seam Cutter", "Shortsword"))
        .then("foe.vitality", 35);
  }

  @Test
  @Covers("RHD-EXP-19")
  void lastWordHasAdvantageAndAnotherDie() {
    feature("Last Word", swordsman())
        .dice("d20=2", "d20=11", "d8=5", "d6=3")
        .answer("hero", "weapon-ability", "str")
        .when(use("Last Word", "Shortsword"))
        .then("foe.vitality", 30);
  }

  @Test
  @Covers("RHD-R-05")
  void aSetOfDiceRolledTwiceIsComparedByItsTotal() {
    // 2d6: 1 and 3 against 5 and 4, and STR +2: eleven
    feature(
            "Committed Blow",
            Folk.hero("15/12/14/10/10/10").inBothHands("Maul").in(Stance.HIGH_READY))
        .dice("d20=10", "d6=1", "d6=3", "d6=5", "d6=4")
        .when(use("Committed Blow", "Maul"))
        .then("foe.vitality", 29);
  }

  @Test
  @Covers("RHD-R-107")
  void burstMeetsEverybodyNearWithHalfTheDamageAndTheSameRoll() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "2,5", "foe", "10,5", "other", "11,5", "far", "14,5"))
            .sheet(
                "hero",
                Folk.hero("10/14/10/10/10/10")
                    .having(new SheetItem("Bomb Tube", Place.TWO_HANDS, 1, 0, "Fire Canister"))
                    .sheet())
            .sheet("foe", dummy().sheet())
            .sheet("other", dummy().sheet())
            .sheet("far", dummy().sheet())
            .given("foe.vitality", 40)
            .given("other.vitality", 40)
            .given("far.vitality", 40)
            .given("foe.side", "foes")
            .given("other.side", "foes")
            .given("far.side", "foes")
            .dice("d20=20", "d20=3", "d20=2", "d20=1")
            .when(Tables.CALL)
            .dice("d20=10", "d8=4", "d8=5")
            .when(attack("hero", "Bomb Tube", "foe"));
    table
        .then("foe.vitality", 29)
        .then("other.vitality", 35)
        .then("far.vitality", 40)
        .then("foe.burning", 1)
        .then("other.burning", 1)
        .then("far.burning", 0);
  }
}
