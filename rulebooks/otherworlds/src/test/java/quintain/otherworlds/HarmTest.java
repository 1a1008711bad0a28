package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Play;
import quintain.testkit.Covers;
import quintain.testkit.Script;
import quintain.testkit.ScriptedFate;

/// Damage layer by layer, down time, healing.
class HarmTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();

  /// Somebody who is hit, layer upon layer put on.
  private static final class Victim {
    private OtwState state;

    private Victim(OtwHouse house, Folk.Hero hero) {
      state = Tables.empty().house(house).sheet("hero", hero.sheet()).state();
    }

    static Victim of(Folk.Hero hero) {
      return new Victim(OtwHouse.DEFAULTS, hero);
    }

    static Victim of(String switched, Object value, Folk.Hero hero) {
      return new Victim(Houses.with(switched, value), hero);
    }

    Victim health(int now, int max) {
      state = state.with("hero", being -> being.withHealth(new Pool(now, max)));
      return this;
    }

    Victim with(Status status) {
      state = state.with("hero", being -> being.with(status));
      return this;
    }

    Victim is(List<Nature> natures, Responses responses, Gait... gaits) {
      state =
          state.with(
              "hero",
              being ->
                  being.with(
                      new Body(
                          "Thing",
                          natures,
                          Size.MEDIUM,
                          List.of(gaits),
                          Optional.empty(),
                          0,
                          Optional.empty(),
                          responses,
                          List.of())));
      return this;
    }

    int struck(Blow blow) {
      var play = new Play<>(BOOK, state, new ScriptedFate(Script.EMPTY), null);
      int dealt = new Harm(play).strike("hero", blow);
      state = play.state();
      return dealt;
    }

    int harmed(int damage, DamageType type) {
      var play = new Play<>(BOOK, state, new ScriptedFate(Script.EMPTY), null);
      int dealt = new Harm(play).fixed("hero", Blow.fixed(damage, type, Blow.Share.NONE, "it"));
      state = play.state();
      return dealt;
    }

    int healed(int points) {
      var play = new Play<>(BOOK, state, new ScriptedFate(Script.EMPTY), null);
      int gained = new Harm(play).heal("hero", points, Otw.OTW_R_38);
      state = play.state();
      return gained;
    }

    Being now() {
      return state.being("hero");
    }

    int guard() {
      return Armors.guard(now()).orElseThrow().left();
    }
  }

  private static Folk.Hero hero() {
    return Folk.hero("6/3/6/3/3/4");
  }

  private static Blow blow(int raw, DamageType type) {
    return new Blow(
        raw,
        List.of(type),
        false,
        false,
        false,
        false,
        false,
        List.of(),
        Blow.Share.NONE,
        "a blow");
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
    assertThat(Defence.fixed(victim.now())).isEqualTo(8);
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
            .with(Status.lasting(Status.Kind.REDUCTION, 2));

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

  // Counters

  @Test
  @Covers({"OTW-MECH-24a", "OTW-MECH-24b"})
  void frostTakesHealthDexAndSpeedAlike() {
    var victim = Victim.of(Folk.hero("6/4/4/3/3/4"));

    victim.struck(blow(3, DamageType.FROST));

    assertThat(victim.now().health().now()).isEqualTo(15);
    assertThat(victim.now().attribute(Attribute.DEX)).isEqualTo(1);
    assertThat(victim.now().attribute(Attribute.SPD)).isEqualTo(1);
    assertThat(Defence.fixed(victim.now())).isEqualTo(5);
    assertThat(victim.now().isFrozen()).isFalse();
  }

  @Test
  @Covers({"OTW-MECH-24c", "OTW-R-14"})
  void dexAtZeroOrLowerIsFrozen() {
    var victim = Victim.of(Folk.hero("6/2/4/3/3/4"));

    victim.struck(blow(3, DamageType.FROST));

    assertThat(victim.now().attribute(Attribute.DEX)).isEqualTo(-1);
    assertThat(victim.now().isFrozen()).isTrue();
    assertThat(Defence.fixed(victim.now())).isEqualTo(4);
  }

  @Test
  @Covers("OTW-R-95")
  void nobodyIsFrozenWithoutFrost() {
    assertThat(Victim.of(Folk.hero("6/0/4/3/3/4")).now().isFrozen()).isFalse();
  }

  @Test
  @Covers({"OTW-MECH-30a", "OTW-R-100"})
  void petrifyLowersDef() {
    var victim = Victim.of(hero());

    victim.struck(blow(3, DamageType.PETRIFY));
    assertThat(victim.now().health().now()).isEqualTo(21);
    assertThat(Defence.fixed(victim.now())).isEqualTo(5);
    assertThat(victim.now().isPetrified()).isFalse();

    victim.struck(blow(6, DamageType.PETRIFY));
    assertThat(Defence.fixed(victim.now())).isZero();
    assertThat(victim.now().isPetrified()).isTrue();
  }

  @Test
  @Covers({"OTW-MECH-42a", "OTW-MECH-42d"})
  void stunLeavesHealthAloneAndStopsAtTwenty() {
    var victim = Victim.of(hero());

    assertThat(victim.struck(blow(18, DamageType.STUN))).isEqualTo(18);
    assertThat(victim.now().health().now()).isEqualTo(24);
    assertThat(victim.now().amount(Status.Kind.STUN)).isEqualTo(18);

    victim.struck(blow(5, DamageType.STUN));
    assertThat(victim.now().amount(Status.Kind.STUN)).isEqualTo(20);
  }

  @Test
  @Covers({"OTW-MECH-32a", "OTW-MECH-32c", "OTW-R-102"})
  void poisonAddsUpAndExhausts() {
    var victim = Victim.of(hero());

    victim.struck(blow(3, DamageType.POISON));
    assertThat(victim.now().health().now()).isEqualTo(21);
    assertThat(victim.now().isExhausted()).isTrue();
    victim.struck(blow(2, DamageType.POISON));
    assertThat(victim.now().amount(Status.Kind.POISON)).isEqualTo(5);
  }

  @Test
  @Covers("OTW-R-102")
  void aHouseMayLetTheStrongestPoisonStand() {
    var victim = Victim.of("poisonStack", OtwHouse.PoisonStack.HIGHEST, hero());

    victim.struck(blow(3, DamageType.POISON));
    victim.struck(blow(2, DamageType.POISON));
    assertThat(victim.now().amount(Status.Kind.POISON)).isEqualTo(3);
    victim.struck(blow(4, DamageType.POISON));
    assertThat(victim.now().amount(Status.Kind.POISON)).isEqualTo(4);
  }

  // Down time

  @Test
  @Covers({"OTW-DOWN-01", "OTW-DOWN-02", "OTW-R-38"})
  void atZeroOneFallsUnconsciousWithTouRoundsToLive() {
    var victim = Victim.of(Folk.hero("6/4/4/3/3/4")).health(6, 18);

    victim.struck(blow(9, DamageType.SLASHING));

    assertThat(victim.now().health().now()).isZero();
    assertThat(victim.now().isDown()).isTrue();
    assertThat(victim.now().amount(Status.Kind.DOWN)).isEqualTo(4);
    assertThat(victim.now().amount(Status.Kind.DOWNS)).isEqualTo(1);
  }

  @Test
  @Covers({"OTW-DOWN-03", "OTW-R-39"})
  void earlierFallsLeaveFewerRounds() {
    var victim =
        Victim.of(Folk.hero("6/4/4/3/3/4"))
            .health(1, 18)
            .with(Status.lasting(Status.Kind.DOWNS, 1));

    victim.struck(blow(1, DamageType.SLASHING));

    assertThat(victim.now().amount(Status.Kind.DOWN)).isEqualTo(3);
  }

  @Test
  @Covers("OTW-R-39")
  void noRoundsLeftIsDeathAtOnce() {
    var victim =
        Victim.of(Folk.hero("6/4/4/3/3/4"))
            .health(1, 18)
            .with(Status.lasting(Status.Kind.DOWNS, 4));

    victim.struck(blow(1, DamageType.SLASHING));

    assertThat(victim.now().isDead()).isTrue();
  }

  @Test
  @Covers("OTW-R-39")
  void aHouseMayCountThePresentFall() {
    var victim =
        Victim.of("downCount", OtwHouse.DownCount.INCLUDING_THIS, Folk.hero("6/4/4/3/3/4"));

    victim.struck(blow(30, DamageType.SLASHING));

    assertThat(victim.now().amount(Status.Kind.DOWN)).isEqualTo(3);
  }

  @Test
  @Covers("OTW-R-41")
  void aDownedOneTakesNoMore() {
    var victim = Victim.of(hero()).health(1, 24);
    victim.struck(blow(5, DamageType.SLASHING));

    assertThat(victim.struck(blow(9, DamageType.SLASHING))).isZero();
    assertThat(victim.now().amount(Status.Kind.DOWN)).isEqualTo(6);
  }

  @Test
  @Covers("OTW-R-40")
  void healingWakesTheDownedProne() {
    var victim = Victim.of(hero()).health(1, 24);
    victim.struck(blow(5, DamageType.SLASHING));

    assertThat(victim.healed(4)).isEqualTo(4);

    assertThat(victim.now().isConscious()).isTrue();
    assertThat(victim.now().is(Status.Kind.PRONE)).isTrue();
    assertThat(victim.now().amount(Status.Kind.DOWNS)).isEqualTo(1);
  }

  @Test
  @Covers({"OTW-MECH-13b", "OTW-R-91", "OTW-MOVE-04"})
  void plainHealingStopsAtDeathDamage() {
    var victim = Victim.of(hero()).health(11, 24).with(Status.lasting(Status.Kind.DEATH, 7));

    assertThat(victim.healed(20)).isEqualTo(6);
    assertThat(victim.now().health().now()).isEqualTo(17);
    assertThat(victim.healed(5)).isZero();
  }

  @Test
  @Covers("OTW-R-42")
  void creaturesHaveDownTimeUnlessTheHouseSaysOtherwise() {
    var raider = Tables.empty().creature("raider", "Rust Raider");
    raider
        .when(new OtwStep.Harm("raider", 30, DamageType.SLASHING, false, "a trap"))
        .then("raider.down", 4)
        .then("raider.dead", false);

    Tables.empty()
        .house(Houses.with("creaturesDieAtZero", true))
        .creature("raider", "Rust Raider")
        .when(new OtwStep.Harm("raider", 30, DamageType.SLASHING, false, "a trap"))
        .then("raider.dead", true);
  }
}
