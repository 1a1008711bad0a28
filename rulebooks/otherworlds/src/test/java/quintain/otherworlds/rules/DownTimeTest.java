package quintain.otherworlds.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.rules.Victim.blow;

import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.otherworlds.Folk;
import quintain.otherworlds.Houses;
import quintain.otherworlds.Tables;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.testkit.Covers;

/// What damage leaves behind: counters, unconsciousness, death, and what healing does about them.
class DownTimeTest {
  private static Folk.Hero hero() {
    return Folk.hero("6/3/6/3/3/4");
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
    assertThat(victim.now().def()).isEqualTo(5);
    assertThat(victim.now().isFrozen()).isFalse();
  }

  @Test
  @Covers({"OTW-MECH-24c", "OTW-R-14"})
  void dexAtZeroOrLowerIsFrozen() {
    var victim = Victim.of(Folk.hero("6/2/4/3/3/4"));

    victim.struck(blow(3, DamageType.FROST));

    assertThat(victim.now().attribute(Attribute.DEX)).isEqualTo(-1);
    assertThat(victim.now().isFrozen()).isTrue();
    assertThat(victim.now().def()).isEqualTo(4);
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
    assertThat(victim.now().def()).isEqualTo(5);
    assertThat(victim.now().isPetrified()).isFalse();

    victim.struck(blow(6, DamageType.PETRIFY));
    assertThat(victim.now().def()).isZero();
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
        Victim.of(Folk.hero("6/4/4/3/3/4")).health(1, 18).with(Status.fresh(Status.Kind.DOWNS, 1));

    victim.struck(blow(1, DamageType.SLASHING));

    assertThat(victim.now().amount(Status.Kind.DOWN)).isEqualTo(3);
  }

  @Test
  @Covers("OTW-R-39")
  void noRoundsLeftIsDeathAtOnce() {
    var victim =
        Victim.of(Folk.hero("6/4/4/3/3/4")).health(1, 18).with(Status.fresh(Status.Kind.DOWNS, 4));

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
    var victim = Victim.of(hero()).health(11, 24).with(Status.fresh(Status.Kind.DEATH, 7));

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

  @Test
  @Covers({"OTW-R-42", "OTW-R-39", "OTW-R-109"})
  void theWorldMastersFigureFallsAsTheHouseSays() {
    var fall = new OtwStep.SetValue("raider.hp", "0", "a rockfall");
    Tables.empty()
        .creature("raider", "Rust Raider")
        .when(fall)
        .then("raider.down", 4)
        .then("raider.dead", false);
    Tables.empty()
        .house(Houses.with("creaturesDieAtZero", true))
        .creature("raider", "Rust Raider")
        .when(fall)
        .then("raider.down", 0)
        .then("raider.dead", true);
    // TOU 4, and this fall counts
    Tables.empty()
        .house(Houses.with("downCount", OtwHouse.DownCount.INCLUDING_THIS))
        .creature("raider", "Rust Raider")
        .when(fall)
        .then("raider.down", 3);
  }

  @Test
  @Covers({"OTW-R-47", "OTW-R-109", "OTW-R-84"})
  void whoeverIsSetToNoHealthLetsGoAndWhatIsBuiltBreaks() {
    Tables.duel(Tables.axeman())
        .changed(
            state ->
                new FightEvent.Became("hero", Status.forBattle(Status.Kind.GRAPPLED, 1, "foe"))
                    .appliedTo(state))
        .then("hero.grappled", true)
        .when(new OtwStep.SetValue("foe.hp", "0", "a rockfall"))
        .then("hero.grappled", false);
    Tables.empty()
        .when(new OtwStep.Erect("gate", 20, 2, Spot.parse("3,3")))
        .when(new OtwStep.SetValue("gate.hp", "0", "a ram"))
        .then("gate.dead", true);
  }
}
