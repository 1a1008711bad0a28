package quintain.otherworlds.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Tables.attack;
import static quintain.otherworlds.Tables.axeman;
import static quintain.otherworlds.Tables.buying;
import static quintain.otherworlds.Tables.d6;
import static quintain.otherworlds.Tables.duel;
import static quintain.otherworlds.Tables.strike;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.Folk;
import quintain.otherworlds.Houses;
import quintain.otherworlds.Tables;
import quintain.otherworlds.state.Facing;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Maneuver;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Onset;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Stance;
import quintain.otherworlds.state.Twist;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class ManeuversTest {
  private static final OtwStep BITE = attack("foe", "bite", "hero");

  /// What the attacker could buy against the foe, with prices, so many successes in hand.
  private static List<String> onOffer(
      Table<OtwState, OtwStep, OtwEvent> table, Means means, int attack, int successes) {
    var onset =
        new Onset(
            "hero",
            means,
            Twist.NONE,
            false,
            attack,
            successes,
            List.of(new Facing("foe", Stance.DEFEND, 0, 10, 0, true, List.of())),
            List.of(),
            "foe",
            Optional.empty());
    return Maneuvers.attacking(table.state(), onset).stream()
        .filter(ware -> ware.price() <= successes)
        .map(ware -> ware.maneuver().key() + " " + ware.price())
        .toList();
  }

  private static Means wielding(String item) {
    return new Means.Wielding(item, false);
  }

  @Test
  @Covers({"OTW-MAN-01", "OTW-R-110"})
  void eachListIsOpenToItsKindOfAttack() {
    var adept = duel(Folk.hero("2/4/4/4/7/4").picking("Spark Lance"));
    assertThat(onOffer(adept, new Means.Casting("Spark Lance"), 12, 1))
        .containsExactly("stagger 1", "surge 1", "trespass 1");

    assertThat(onOffer(duel(axeman()), wielding("woodfall axe"), 12, 1))
        .containsExactly("stagger 1", "surge 1", "swing 1");

    var gunner =
        duel(Folk.hero("3/6/4/5/2/5").inBothHands("Courier Rifle"))
            .given("hero.left.courier-rifle", 1);
    assertThat(onOffer(gunner, wielding("courier rifle"), 12, 1))
        .containsExactly("stagger 1", "surge 1", "reload 1");
  }

  @Test
  @Covers({"OTW-MAN-05", "OTW-MAN-06", "OTW-MAN-07", "OTW-MAN-08", "OTW-MAN-09", "OTW-MAN-10"})
  void thePricesAreThoseOfTheTable() {
    assertThat(onOffer(duel(axeman()), wielding("woodfall axe"), 12, 3))
        .containsExactly(
            "stagger 1",
            "surge 1",
            "disarm 2",
            "execute 2",
            "knockdown 2",
            "pierce 2",
            "speed-attack 2",
            "epic-kill 3",
            "bleeding-strike 2",
            "swing 1");
  }

  /// A further attack is with the same weapon, which lies with the target by then.
  @Test
  @Covers({"OTW-MAN-09", "OTW-R-31"})
  void whatWasThrownHasNoFurtherAttack() {
    var table = duel(axeman().holding("Boot Knife"));
    assertThat(onOffer(table, new Means.Wielding("boot knife", true), 12, 3))
        .contains("disarm 2")
        .doesNotContain("speed-attack 2");
    assertThat(onOffer(table, wielding("boot knife"), 12, 3)).contains("speed-attack 2");
  }

  @Test
  @Covers({"OTW-MAN-02", "OTW-R-26"})
  void staggerCostsTheNextCombatRollItsEdge() {
    duel(axeman())
        .dice(d6(6, 2, 1))
        .answer("hero", "spend", buying("stagger"))
        .when(strike())
        .then("foe.staggered", 1)
        // 10 + 3 = 13 against 8 + 1
        .dice(d6(5, 3, 1))
        .when(BITE)
        .then("hero.hp", 20)
        .then("foe.staggered", 0)
        .dice(d6(5, 1))
        .when(BITE)
        .then("hero.hp", 14);
  }

  @Test
  @Covers({"OTW-MAN-03", "OTW-R-27"})
  void surgeHealsADieCappedAtToughness() {
    duel(Folk.hero("6/3/4/3/3/4").holding("Woodfall Axe"))
        .given("hero.hp", 9)
        .dice(d6(6, 1, 1, 6, 3))
        .answer("hero", "spend", buying("surge"))
        .when(strike())
        .then("hero.hp", 13);
  }

  @Test
  @Covers("OTW-MAN-04")
  void surgeMayRestoreAstralInstead() {
    duel(Folk.hero("6/3/4/3/7/4").holding("Woodfall Axe"))
        .given("hero.ast", 10)
        .dice(d6(6, 1, 1, 5))
        .answer("hero", "spend", buying("surge"))
        .answer("hero", "surge", "astral")
        .when(strike())
        .then("hero.ast", 15)
        .then("hero.hp", 18);
  }

  @Test
  @Covers({"OTW-MAN-05", "OTW-MECH-14", "OTW-R-28"})
  void disarmingTakesDamage() {
    var raider =
        Tables.against(axeman(), "Rust Raider")
            .given("foe.dex", 0)
            .dice(d6(6, 6, 1, 1))
            .answer("hero", "spend", buying("disarm"))
            .when(strike())
            .then("foe.held", List.of())
            .then("ground", List.of("scrap cleaver"));
    assertThat(raider.state().world().ground().getFirst().at()).isEqualTo(Tables.at("1,0"));

    Tables.against(axeman(), "Rust Raider")
        .given("foe.dex", 0)
        .given("foe.tou", 30)
        .dice(d6(6, 6, 1, 1))
        .answer("hero", "spend", buying("disarm"))
        .when(strike())
        .then("foe.held", List.of("scrap cleaver"));
  }

  @Test
  @Covers({"OTW-MAN-07", "OTW-R-30", "OTW-MECH-25a"})
  void knockdownFellsWhoIsNotLarger() {
    duel(axeman())
        .dice(d6(6, 6, 1, 1))
        .answer("hero", "spend", buying("knockdown"))
        .when(strike())
        .then("foe.prone", true);

    var large = Tables.against(axeman(), "Slate Sentinel");
    assertThat(onOffer(large, wielding("woodfall axe"), 30, 2)).doesNotContain("knockdown 2");
  }

  @Test
  @Covers({"OTW-MAN-08", "OTW-MAN-06"})
  void executeAndPierceTogether() {
    // 10 + 25 against 7 + 1; doubled, and armor 1 skipped
    Tables.against(axeman(), "Rust Raider")
        .given("foe.dex", 0)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90)
        .dice(d6(6, 6, 6, 6, 1, 1))
        .answer("hero", "spend", buying("execute", "pierce"))
        .when(strike())
        .then("foe.hp", 90 - 2 * (35 - 5));
  }

  @Test
  @Covers({"OTW-MAN-09", "OTW-R-31", "OTW-R-45"})
  void aSpeedAttackComesAtOnceAndCostsNothing() {
    duel(axeman())
        .dice(d6(1, 6, 1))
        .when(Tables.BEGIN)
        .when(Tables.end("foe"))
        .dice(d6(6, 6, 1, 1, 4, 1))
        .answer("hero", "spend", buying("speed-attack"))
        .when(strike())
        .then("fight.points", 1)
        // 23 - 3 and 14 - 3
        .then("foe.hp", 90 - 20 - 11)
        .refuses(strike(), "OTW-ACT-13");
  }

  @Test
  @Covers({"OTW-MAN-10", "OTW-R-31"})
  void anEpicKillIsOutrightUnlessTheTargetIsEpic() {
    duel(axeman())
        .dice(d6(6, 6, 6, 1, 1))
        .answer("hero", "spend", buying("epic-kill"))
        .when(strike())
        .then("foe.dead", true)
        .then("foe.down", 0);

    var tyrant = Tables.against(axeman(), "Cinder Tyrant");
    assertThat(onOffer(tyrant, wielding("woodfall axe"), 30, 3)).doesNotContain("epic-kill 3");
  }

  @Test
  @Covers({"OTW-MAN-11", "OTW-MECH-41", "OTW-R-32"})
  void swingMeetsEveryOtherAdjacentEnemyWithTheSameRoll() {
    // A 16 + 1 = 17 by [6,1]; the foe 2 + 1, second 2 + 2, third 30
    Tables.empty()
        .scene(
            Tables.placed(
                "hero", "1,1", "friend", "1,2", "foe", "2,1", "second", "2,2", "third", "0,1",
                "far", "4,1"))
        .sheet("hero", axeman().sheet())
        .sheet("friend", axeman().sheet())
        .creature("foe", "Shamble")
        .creature("second", "Shamble")
        .creature("third", "Shamble")
        .creature("far", "Shamble")
        .given("third.tou", 20)
        .dice(d6(6, 1, 1, 2, 3))
        .answer("hero", "spend", buying("swing"))
        .when(strike())
        // 17 against 6 + 1 + 1, 6 + 1 + 2; slashing hurts them twice
        .then("foe.hp", 22 - 2 * 9)
        .then("second.hp", 22 - 2 * 8)
        .then("third.hp", 22)
        .then("far.hp", 22)
        .then("friend.hp", 24);
  }

  @Test
  @Covers({"OTW-MAN-12", "OTW-R-33"})
  void reloadRefillsAGunForNothing() {
    duel(Folk.hero("3/6/4/5/2/5").inBothHands("Courier Rifle"))
        .given("hero.left.courier-rifle", 1)
        .dice(d6(6, 1, 1))
        .answer("hero", "spend", buying("reload"))
        .when(attack("hero", "courier rifle", "foe"))
        .then("hero.left.courier-rifle", 4);
  }

  @Test
  @Covers("OTW-MAN-13")
  void trespassBypassesTheGuard() {
    var gunner =
        Tables.against(Folk.hero("2/4/4/4/7/4").picking("Spark Lance"), "Toll Gunner")
            .given("foe.dex", 0)
            .given("foe.max-hp", 90)
            .given("foe.hp", 90)
            .dice(d6(6, 1, 1))
            .answer("hero", "spend", buying("trespass"))
            .when(Folk.cast("hero", "Spark Lance", "foe"));
    // 7 + 3 + 7 = 17 against 4 + 1
    gunner.then("foe.hp", 78).then("foe.guard", 3);
  }

  @Test
  @Covers({"OTW-MAN-14", "OTW-MAN-15"})
  void dualcastCopiesTheSpellForNothing() {
    Tables.empty()
        .scene(Tables.placed("hero", "0,0", "foe", "1,0", "second", "2,0"))
        .sheet("hero", Folk.hero("2/4/4/4/7/4").picking("Rime Shard").sheet())
        .creature("foe", "Shamble")
        .creature("second", "Shamble")
        .dice(d6(6, 6, 1, 1, 3, 1))
        .answer("hero", "spend", buying("dualcast"))
        .answer("hero", "next-target", "second")
        .when(Folk.cast("hero", "Rime Shard", "foe"))
        .then("hero.ast", 18)
        .then("foe.hp", 22 - 14)
        // 7 + 2 + 3 = 12 against 7 + 1
        .then("second.hp", 18);
    var onset =
        new Onset(
            "hero",
            new Means.Casting("Rime Shard"),
            Twist.NONE.with(Twist.Quirk.COPY),
            false,
            20,
            2,
            List.of(new Facing("foe", Stance.DEFEND, 0, 10, 0, true, List.of())),
            List.of(),
            "foe",
            Optional.empty());
    var copy = duel(Folk.hero("2/4/4/4/7/4").picking("Rime Shard"));
    assertThat(Maneuvers.attacking(copy.state(), onset))
        .extracting(Maneuvers.Ware::maneuver)
        .doesNotContain(Maneuver.DUALCAST);
  }

  @Test
  @Covers({"OTW-MAN-16", "OTW-MAN-17"})
  void theDefenderTanksOrDeflects() {
    // 10 + 5 = 15 against 8 + 7 = 15 would miss; a 6,1 and the bite's 6,6,1 make 23 against 15
    duel(axeman())
        .dice(d6(6, 6, 1, 6, 1))
        .answer("hero", "spend", buying("tank"))
        .when(BITE)
        .then("hero.hp", 20)
        .dice(d6(6, 6, 6, 1, 6, 6, 1))
        .answer("hero", "spend", buying("deflect"))
        .when(BITE)
        .then("hero.hp", 20);
  }

  @Test
  @Covers("OTW-MAN-18")
  void dodgeCancelsDamageAndEffects() {
    Tables.against(Folk.hero("3/7/4/3/2/6"), "Kennel Hound")
        .dice(d6(6, 5, 6, 1))
        .answer("hero", "stance", "evade")
        .answer("referee", "spend", buying("stagger"))
        .answer("hero", "spend", buying("dodge"))
        .when(BITE)
        .then("hero.hp", 18)
        .then("hero.staggered", 0);
  }

  @Test
  @Covers("OTW-R-09")
  void maneuversNeedNoHitUnlessTheHouseSaysSo() {
    var miss = 5;
    assertThat(onOffer(duel(axeman()), wielding("woodfall axe"), miss, 1)).isNotEmpty();
    var strict =
        Tables.against(axeman(), "Kennel Hound").house(Houses.with("maneuverNeedsHit", true));
    assertThat(onOffer(strict, wielding("woodfall axe"), miss, 3)).isEmpty();
    assertThat(onOffer(strict, wielding("woodfall axe"), 11, 1)).isNotEmpty();
  }

  @Test
  @Covers({"OTW-R-29", "OTW-MECH-17"})
  void executionLowersThePriceOrDoublesEveryHit() {
    var mastered = axeman().mastering(Family.AXES);
    assertThat(onOffer(duel(mastered), wielding("woodfall axe"), 12, 1)).contains("execute 1");
    // 13 - 3, doubled without a success
    Tables.against(mastered, "Kennel Hound")
        .house(Houses.with("execution", OtwHouse.Execution.ALWAYS_DOUBLE))
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90)
        .dice(d6(3, 1))
        .when(strike())
        .then("foe.hp", 70);
  }

  @Test
  @Covers({"OTW-R-08"})
  void whatIsNotSpentIsLostAndNothingIsAskedWithoutASuccess() {
    duel(axeman())
        .dice(d6(5, 1))
        .when(strike())
        .notAsked("hero", "spend")
        .dice(d6(6, 1, 1))
        .when(strike())
        .asked("hero", "spend")
        .then("foe.staggered", 0);
  }

  @Test
  @Covers({"OTW-MAN-11", "OTW-R-24"})
  void whoSwingsSaysWhomTheOtherManeuversAffect() {
    // 10 + 13 against 2 + 1 each: 20, and twice that for whom Execute is meant
    Tables.empty()
        .scene(Tables.placed("hero", "0,0", "foe", "1,0", "second", "0,1"))
        .sheet("hero", axeman().mastering(Family.AXES).sheet())
        .creature("foe", "Kennel Hound")
        .creature("second", "Kennel Hound")
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90)
        .given("second.dex", 0)
        .given("second.tou", 2)
        .given("second.max-hp", 90)
        .given("second.hp", 90)
        .dice(d6(6, 6, 1, 1, 1))
        .answer("hero", "spend", buying("swing", "execute"))
        .answer("hero", "chosen-target", "second")
        .when(strike())
        .then("foe.hp", 70)
        .then("second.hp", 50);
  }
}
