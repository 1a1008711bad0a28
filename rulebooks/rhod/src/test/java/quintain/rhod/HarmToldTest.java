package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Part;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What is told of harm, what the Referee cannot do with it, and who gets up again.
class HarmToldTest {
  /// TMK 2 and CON 14: Vitality 4, one Hit Die, and an Armor of 12.
  private static Table<RhodState, RhodStep, RhodEvent> victim(RhodHouse house) {
    return Tables.empty()
        .house(house)
        .sheet(
            "hero",
            Folk.hero("10/10/14/10/10/10").knowing("Brace").with("Sure Footed").armored().sheet());
  }

  private static Table<RhodState, RhodStep, RhodEvent> victim() {
    return victim(RhodHouse.DEFAULTS);
  }

  private static RhodStep hit(int damage) {
    return new Encounter.Harm("hero", damage, DamageType.SLASHING, false, "a blow");
  }

  private static RhodStep trueHit(int damage) {
    return new Encounter.Harm("hero", damage, DamageType.FORCE, true, "a blow");
  }

  private static final List<Part> RESISTED = List.of(new Part("Resistance", -1, Rhd.RHD_DMG_04));

  @Test
  @Covers({"RHD-DMG-09", "RHD-ABL-05", "RHD-ABL-07"})
  void whatDamageDoesIsToldInItsOrder() {
    // Piercing Resistance 1, Armoring 12, Vitality 12
    var boar = Tables.empty().creature("hero", "Ironback Boar");
    boar.when(new Encounter.Harm("hero", 5, DamageType.PIERCING, false, "a thorn"));
    assertThat(boar.events())
        .containsExactly(
            new FightEvent.DamageWeighed("hero", 5, 4, DamageType.PIERCING, false, RESISTED),
            new FightEvent.ArmoringLost("hero", 4));
    boar.when(new Encounter.Harm("hero", 1, DamageType.PIERCING, false, "a thorn"));
    assertThat(boar.events())
        .containsExactly(
            new FightEvent.DamageWeighed("hero", 1, 0, DamageType.PIERCING, false, RESISTED));
    boar.when(new Encounter.Harm("hero", 3, DamageType.FIRE, true, "a flame"));
    assertThat(boar.events()).containsExactly(new FightEvent.VitalityLost("hero", 3, "a flame"));
    boar.applied("RHD-DMG-03");

    // 4 of Vitality, and 2 more kill
    var dead = victim().given("hero.armoring", 0).when(hit(6));
    assertThat(dead.events())
        .containsExactly(
            new FightEvent.VitalityLost("hero", 4, "a blow"),
            new FightEvent.Died("hero", "a blow"));
    dead.refuses(hit(1), "RHD-R-98");
  }

  @Test
  @Covers("RHD-R-98")
  void theRefereeMayLetSomebodyLive() {
    victim()
        .given("hero.armoring", 0)
        .judge("RHD-ABL-07", false)
        .when(hit(6))
        .then("hero.dead", false)
        .says("lives on");
  }

  @Test
  @Covers({"RHD-R-28", "RHD-R-79"})
  void theDeadHoldNobody() {
    var table =
        Tables.fight(Tables.dummy(), Tables.dummy())
            .changed(
                new LifeEvent.Gained("foe", Borne.lasting(Condition.GRAPPLED, 1, "hero"))
                    ::appliedTo)
            .changed(
                new LifeEvent.Gained("foe", Borne.lasting(Condition.ENGAGED, 1, "hero"))
                    ::appliedTo);
    table.when(trueHit(40));
    assertThat(table.events())
        .contains(
            new LifeEvent.Ended("foe", Condition.GRAPPLED, "hero"),
            new LifeEvent.Ended("foe", Condition.ENGAGED, "hero"));
  }

  @Test
  @Covers({"RHD-R-98", "RHD-HD-03", "RHD-HD-04"})
  void figuresOutOfRangeAndPeopleWhoAreNotThereAreRefused() {
    victim()
        .refuses(hit(-1), "RHD-R-98")
        .refuses(hit(1000), "RHD-R-98")
        .when(hit(0))
        .then("hero.armoring", 12)
        .refuses(new Encounter.Harm("nobody", 1, DamageType.FIRE, false, "a flame"), "RHD-R-98")
        .refuses(new Encounter.Mend("nobody", 1), "RHD-R-98")
        .refuses(new Encounter.Mend("hero", 0), "RHD-R-98")
        .refuses(new Encounter.Mend("hero", 1000), "RHD-R-98")
        .refuses(new Encounter.SpendHitDice("nobody", 1), "RHD-HD-03")
        .refuses(new Encounter.SpendHitDice("hero", 1), "RHD-HD-03")
        .given("hero.vitality", 1)
        .refuses(new Encounter.SpendHitDice("hero", 0), "RHD-HD-03")
        .refuses(new Encounter.SpendHitDice("hero", 2), "RHD-HD-03")
        .when(new Encounter.Mend("hero", 999))
        .then("hero.vitality", 4)
        .given("hero.dead", true)
        .refuses(new Encounter.Mend("hero", 1), "RHD-R-98")
        .refuses(new Encounter.SpendHitDice("hero", 1), "RHD-HD-03");
    victim().when(hit(999)).then("hero.dead", true);
  }

  /// What lay down for the lack of Vitality gets up with it again, but not from exhaustion.
  @Test
  @Covers("RHD-R-46")
  void whoLiesAtZeroRisesWithVitality() {
    victim(Houses.with("atZero", RhodHouse.AtZero.COLLAPSED))
        .given("hero.armoring", 0)
        .when(hit(4))
        .then("hero.vitality", 0)
        .then("hero.collapsed", 1)
        .when(new Encounter.Mend("hero", 1))
        .then("hero.collapsed", 0);
    victim(Houses.with("atZero", RhodHouse.AtZero.COLLAPSED))
        .given("hero.armoring", 0)
        .when(hit(3))
        .then("hero.collapsed", 0)
        .when(new Living.Inflict("hero", Condition.EXHAUSTED, 6))
        .then("hero.collapsed", 1)
        .when(new Encounter.Mend("hero", 1))
        .then("hero.collapsed", 1);
    victim(Houses.with("atZero", RhodHouse.AtZero.COLLAPSED))
        .given("hero.armoring", 0)
        .when(hit(4))
        .dice("d6=2")
        .when(new Encounter.SpendHitDice("hero", 1))
        .then("hero.vitality", 4)
        .then("hero.collapsed", 0);
  }
}
