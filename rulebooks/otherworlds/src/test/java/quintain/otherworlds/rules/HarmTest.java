package quintain.otherworlds.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.rules.Victim.blow;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.Folk;
import quintain.otherworlds.Tables;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Gait;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Maneuver;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Responses;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Weapon;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Damage layer by layer.
class HarmTest {
  private static Folk.Hero hero() {
    return Folk.hero("6/3/6/3/3/4");
  }

  private static Blow executed(int raw, DamageType type, boolean pierces) {
    return new Blow(
        raw,
        List.of(type),
        true,
        false,
        false,
        pierces,
        false,
        List.of(),
        Blow.Share.NONE,
        "a blow");
  }

  private static Blow answered(int raw, Maneuver answer) {
    return new Blow(
        raw,
        List.of(DamageType.SLASHING),
        false,
        false,
        false,
        false,
        false,
        List.of(answer),
        Blow.Share.NONE,
        "a blow");
  }

  private static Responses resisting(DamageType... types) {
    return new Responses(List.of(), List.of(types), List.of(), List.of());
  }

  private static Responses weakTo(DamageType... types) {
    return new Responses(List.of(), List.of(), List.of(types), List.of());
  }

  // Layers

  @Test
  @Covers({"OTW-COM-10", "OTW-R-20", "OTW-EQ-04", "OTW-EQ-12", "OTW-EQ-14"})
  void damageIsResistedStepByStep() {
    var victim =
        Victim.of(hero().wearing("Ring Coat").wearing("Buckler Field"))
            .with(Status.forBattle(Status.Kind.SHIELDED, 3, "a shell"))
            .is(List.of(), resisting(DamageType.SLASHING));

    assertThat(victim.struck(blow(12, DamageType.SLASHING))).isEqualTo(2);
    assertThat(victim.guard()).isZero();
    assertThat(victim.now().is(Status.Kind.SHIELDED)).isFalse();
    assertThat(victim.now().health().now()).isEqualTo(22);
  }

  @Test
  @Covers("OTW-EQ-12")
  void aGuardIsWeakerByWhatItTakes() {
    var victim = Victim.of(hero().wearing("Buckler Field"));

    assertThat(victim.struck(blow(3, DamageType.SLASHING))).isZero();
    assertThat(victim.guard()).isEqualTo(1);
    assertThat(victim.struck(blow(3, DamageType.SLASHING))).isEqualTo(2);
    assertThat(victim.guard()).isZero();
  }

  @Test
  @Covers({"OTW-EQ-14", "OTW-R-71"})
  void absorbShrinksInTheOrderGained() {
    var victim =
        Victim.of(hero().wearing("Ceramic Insert"))
            .with(Status.forBattle(Status.Kind.SHIELDED, 3, "first"))
            .with(Status.forBattle(Status.Kind.SHIELDED, 5, "second"));

    assertThat(victim.struck(blow(4, DamageType.SLASHING))).isZero();
    assertThat(Armors.absorb(victim.now()).orElseThrow().left()).isEqualTo(2);
    assertThat(victim.struck(blow(6, DamageType.SLASHING))).isZero();
    assertThat(victim.now().amount(Status.Kind.SHIELDED)).isEqualTo(4);
    assertThat(victim.now().is(Status.Kind.SHIELDED, "first")).isFalse();
  }

  @Test
  @Covers({"OTW-MAN-06", "OTW-R-20"})
  void executeDoublesBeforeArmor() {
    var victim = Victim.of(hero().wearing("Ring Coat"));

    assertThat(victim.struck(executed(5, DamageType.SLASHING, false))).isEqualTo(8);
  }

  @Test
  @Covers("OTW-R-20")
  void aHouseMayDoubleForExecuteLast() {
    var victim =
        Victim.of("executeStage", OtwHouse.ExecuteStage.FINAL, hero().wearing("Ring Coat"));

    assertThat(victim.struck(executed(5, DamageType.SLASHING, false))).isEqualTo(6);
  }

  @Test
  @Covers({"OTW-MAN-08", "OTW-MECH-31"})
  void pierceSkipsArmor() {
    var victim = Victim.of(hero().wearing("Ring Coat"));

    assertThat(victim.struck(executed(4, DamageType.PIERCING, true))).isEqualTo(8);
  }

  @Test
  @Covers("OTW-MECH-31")
  void aWeaponThatPiercesSkipsArmorWithEveryBlow() {
    // 10 + 3 against 4 + 1, and armor 1
    raider(Tables.axeman()).when(Tables.strike()).then("foe.hp", 90 - (13 - 5 - 1));
    raider(Tables.axeman())
        .changed(state -> piercing(state))
        .when(Tables.strike())
        .then("foe.hp", 90 - (13 - 5));
  }

  private static Table<OtwState, OtwStep, OtwEvent> raider(Folk.Hero hero) {
    return Tables.against(hero, "Rust Raider")
        .given("foe.dex", 0)
        .given("foe.tou", 4)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90)
        .dice(Tables.d6(3, 1));
  }

  /// The same with an axe head that goes through armor.
  private static OtwState piercing(OtwState state) {
    var item = state.being("hero").kit().get("woodfall axe");
    var axe = (Weapon) item.gear();
    var pick =
        new Weapon(
            axe.id(),
            axe.name(),
            axe.family(),
            axe.categories(),
            axe.figures(),
            axe.size(),
            axe.hands(),
            axe.type(),
            List.of(Keyword.IGNORES_ARMOR),
            axe.defence(),
            axe.price());
    var bare = new ThingEvent.Spent("hero", item.key()).appliedTo(state);
    return new ThingEvent.Gained("hero", new Item(item.key(), pick, item.place(), item.left()))
        .appliedTo(bare);
  }

  @Test
  @Covers("OTW-R-101")
  void piercingAsATypeMeetsArmor() {
    var victim = Victim.of(hero().wearing("Ring Coat"));

    assertThat(victim.struck(blow(4, DamageType.PIERCING))).isEqualTo(2);
  }

  @Test
  @Covers({"OTW-MAN-16", "OTW-R-21", "OTW-R-34"})
  void tankHalvesBeforeArmorRoundedUp() {
    var victim = Victim.of(hero().wearing("Ring Coat"));

    assertThat(victim.struck(answered(7, Maneuver.TANK))).isEqualTo(2);
  }

  @Test
  @Covers("OTW-R-21")
  void aHouseMayRoundHalvesDown() {
    var victim = Victim.of("halves", OtwHouse.Halves.DOWN, hero());

    assertThat(victim.struck(answered(7, Maneuver.TANK))).isEqualTo(3);
    assertThat(victim.now().def()).isEqualTo(8);
  }

  @Test
  @Covers({"OTW-MAN-17", "OTW-R-34"})
  void deflectLeavesNothingAndSpendsNoGuard() {
    var victim = Victim.of(hero().wearing("Buckler Field"));

    assertThat(victim.struck(answered(15, Maneuver.DEFLECT))).isZero();
    assertThat(victim.guard()).isEqualTo(4);
  }

  @Test
  @Covers("OTW-MAN-19")
  void dodgeAgainstAnAreaHalves() {
    var victim = Victim.of(hero().wearing("Ring Coat"));

    assertThat(victim.struck(answered(9, Maneuver.DODGE))).isEqualTo(3);
  }

  // Types

  @Test
  @Covers({"OTW-MECH-01", "OTW-R-84"})
  void acidDoublesOnConstructsAndHalvesArmor() {
    var construct = Victim.of(hero()).is(List.of(Nature.CONSTRUCT), Responses.DEFAULTS);
    var armored =
        Victim.of(Folk.hero("6/3/8/3/3/4").wearing("Field Plate"))
            .is(List.of(Nature.FLESH), Responses.DEFAULTS);

    assertThat(construct.struck(blow(5, DamageType.ACID))).isEqualTo(10);
    assertThat(armored.struck(blow(5, DamageType.ACID))).isEqualTo(3);
  }

  @Test
  @Covers({"OTW-MECH-07", "OTW-R-85"})
  void burnDoublesOnFleshOnceItIsThroughTheArmor() {
    var flesh =
        Victim.of(hero().wearing("Ring Coat")).is(List.of(Nature.FLESH), Responses.DEFAULTS);
    var construct =
        Victim.of(hero().wearing("Ring Coat")).is(List.of(Nature.CONSTRUCT), Responses.DEFAULTS);

    assertThat(flesh.struck(blow(5, DamageType.BURN))).isEqualTo(6);
    assertThat(construct.struck(blow(5, DamageType.BURN))).isEqualTo(3);
  }

  @Test
  @Covers("OTW-R-20")
  void aHouseMayDoubleByTypeBeforeArmor() {
    var flesh =
        Victim.of("typeDoubling", OtwHouse.TypeDoubling.BEFORE_ARMOR, hero().wearing("Ring Coat"))
            .is(List.of(Nature.FLESH), Responses.DEFAULTS);

    assertThat(flesh.struck(blow(5, DamageType.BURN))).isEqualTo(8);
  }

  @Test
  @Covers("OTW-MECH-15")
  void energyDoublesOnDemonsAndTheLivingDead() {
    var demon = Victim.of(hero()).is(List.of(Nature.DEMON), Responses.DEFAULTS);
    var dead = Victim.of(hero()).is(List.of(Nature.LIVING_DEAD), Responses.DEFAULTS);
    var flesh = Victim.of(hero()).is(List.of(Nature.FLESH), Responses.DEFAULTS);

    assertThat(demon.struck(blow(4, DamageType.ENERGY))).isEqualTo(8);
    assertThat(dead.struck(blow(4, DamageType.ENERGY))).isEqualTo(8);
    assertThat(flesh.struck(blow(4, DamageType.ENERGY))).isEqualTo(4);
  }

  @Test
  @Covers({"OTW-MECH-35", "OTW-R-86"})
  void shockCountsDoubleOnGuards() {
    var odd = Victim.of(hero().wearing("Aegis Core"));
    assertThat(odd.struck(blow(4, DamageType.SHOCK))).isZero();
    assertThat(odd.guard()).isEqualTo(1);

    // a guard of 5 is emptied by three of four points of shock
    var weak = Victim.of(hero().wearing("Aegis Core"));
    weak.struck(blow(4, DamageType.SLASHING));
    assertThat(weak.guard()).isEqualTo(5);
    assertThat(weak.struck(blow(4, DamageType.SHOCK))).isEqualTo(1);
    assertThat(weak.guard()).isZero();
  }

  @Test
  @Covers("OTW-MECH-34")
  void resistanceHalves() {
    var victim = Victim.of(hero()).is(List.of(), resisting(DamageType.BURN));

    assertThat(victim.struck(blow(5, DamageType.BURN))).isEqualTo(3);
    assertThat(victim.struck(blow(5, DamageType.SLASHING))).isEqualTo(5);
  }

  @Test
  @Covers("OTW-MECH-43")
  void weaknessDoubles() {
    var victim = Victim.of(hero()).is(List.of(), weakTo(DamageType.FROST));

    assertThat(victim.struck(blow(4, DamageType.FROST))).isEqualTo(8);
  }

  @Test
  @Covers("OTW-R-22")
  void doublingsMultiplyAndResistanceComesAfter() {
    var flesh = Victim.of(hero()).is(List.of(Nature.FLESH), weakTo(DamageType.BURN));
    assertThat(flesh.struck(blow(3, DamageType.BURN))).isEqualTo(12);

    var both =
        Victim.of(hero())
            .is(
                List.of(),
                new Responses(
                    List.of(),
                    List.of(DamageType.BURN, DamageType.BURN),
                    List.of(DamageType.BURN),
                    List.of()));
    assertThat(both.struck(blow(5, DamageType.BURN))).isEqualTo(5);
  }

  @Test
  @Covers("OTW-R-22")
  void aHouseMayAllowOneDoublingAtMost() {
    var flesh =
        Victim.of("multipliers", OtwHouse.Multipliers.ONE_DOUBLE_MAX, hero())
            .health(24, 24)
            .is(List.of(Nature.FLESH), weakTo(DamageType.BURN));

    assertThat(flesh.struck(executed(3, DamageType.BURN, false))).isEqualTo(6);
  }

  @Test
  @Covers({"OTW-MECH-23", "OTW-MECH-32a"})
  void theImmuneTakeNothingAndNoPoison() {
    var victim =
        Victim.of(hero())
            .is(
                List.of(),
                new Responses(List.of(DamageType.POISON), List.of(), List.of(), List.of()));

    assertThat(victim.struck(blow(6, DamageType.POISON))).isZero();
    assertThat(victim.now().is(Status.Kind.POISON)).isFalse();
  }

  @Test
  @Covers({"OTW-MECH-02", "OTW-R-87"})
  void affinityHealsWhatIsLeftUndoubled() {
    var victim =
        Victim.of(hero().wearing("Ring Coat"))
            .health(5, 16)
            .is(
                List.of(Nature.FLESH),
                new Responses(List.of(), List.of(), List.of(), List.of(DamageType.BURN)));

    assertThat(victim.struck(blow(8, DamageType.BURN))).isZero();
    assertThat(victim.now().health().now()).isEqualTo(11);
  }

  @Test
  @Covers("OTW-R-87")
  void immunityComesBeforeAffinity() {
    var burn = List.of(DamageType.BURN);
    var victim =
        Victim.of(hero())
            .health(5, 16)
            .is(List.of(), new Responses(burn, List.of(), List.of(), burn));

    victim.struck(blow(6, DamageType.BURN));

    assertThat(victim.now().health().now()).isEqualTo(5);
  }

  @Test
  @Covers("OTW-R-23")
  void ofTwoTypesImmunityMustCoverBothAndWeaknessOne() {
    var twoTypes =
        new Blow(
            4,
            List.of(DamageType.BURN, DamageType.WIND),
            false,
            false,
            false,
            false,
            false,
            List.of(),
            Blow.Share.NONE,
            "a blow");
    var burn = List.of(DamageType.BURN);
    var immune =
        Victim.of(hero()).is(List.of(), new Responses(burn, List.of(), List.of(), List.of()));
    var weak = Victim.of(hero()).is(List.of(), weakTo(DamageType.WIND));

    assertThat(immune.struck(twoTypes)).isEqualTo(4);
    assertThat(weak.struck(twoTypes)).isEqualTo(8);
  }

  @Test
  @Covers({"OTW-MECH-22b", "OTW-TYPE-01", "OTW-TYPE-02", "OTW-R-94"})
  void aGhostResistsPhysicalDamageAlone() {
    var ghost = Victim.of(hero()).is(List.of(), Responses.DEFAULTS, Gait.GHOST);

    assertThat(ghost.struck(blow(7, DamageType.SLASHING))).isEqualTo(4);
    assertThat(ghost.struck(blow(4, DamageType.PSYCHIC))).isEqualTo(2);
    assertThat(ghost.struck(blow(4, DamageType.BURN))).isEqualTo(4);
  }

  @Test
  @Covers({"OTW-TYPE-03", "OTW-MECH-13a"})
  void deathDamageComesAsSomeTypeAndIsCountedApart() {
    var victim = Victim.of(hero()).is(List.of(), resisting(DamageType.PSYCHIC)).health(20, 20);
    var death =
        new Blow(
            4,
            List.of(DamageType.PSYCHIC),
            false,
            false,
            false,
            false,
            false,
            List.of(),
            Blow.Share.ALL,
            "a knell");

    assertThat(victim.struck(death)).isEqualTo(2);
    assertThat(victim.now().health().now()).isEqualTo(18);
    assertThat(victim.now().amount(Status.Kind.DEATH)).isEqualTo(2);
  }

  @Test
  @Covers("OTW-COM-10")
  void flatReductionComesLast() {
    var victim =
        Victim.of(hero())
            .is(List.of(), resisting(DamageType.SLASHING))
            .with(Status.fresh(Status.Kind.REDUCTION, 2));

    assertThat(victim.struck(blow(9, DamageType.SLASHING))).isEqualTo(3);
  }

  // Fixed damage

  @Test
  @Covers({"OTW-COM-08", "OTW-COM-09", "OTW-R-19"})
  void fixedDamageMeetsResistancesAlone() {
    var victim =
        Victim.of(hero().wearing("Ring Coat").wearing("Buckler Field"))
            .is(List.of(), resisting(DamageType.BURN))
            .health(20, 24);

    assertThat(victim.harmed(7, DamageType.BURN)).isEqualTo(4);
    assertThat(victim.now().health().now()).isEqualTo(16);
    assertThat(victim.guard()).isEqualTo(4);
  }

  @Test
  @Covers("OTW-R-19")
  void aHouseMayPutFixedDamageToEveryOtherLayer() {
    var victim =
        Victim.of(
                "fixedDamage",
                OtwHouse.FixedDamage.SKIP_DEF_ONLY,
                hero().wearing("Ring Coat").wearing("Buckler Field"))
            .is(List.of(), resisting(DamageType.BURN));

    assertThat(victim.harmed(9, DamageType.BURN)).isEqualTo(2);
    assertThat(victim.guard()).isZero();
  }
}
