package quintain.otherworlds.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Tables.attack;
import static quintain.otherworlds.Tables.axeman;
import static quintain.otherworlds.Tables.d6;
import static quintain.otherworlds.Tables.duel;
import static quintain.otherworlds.Tables.strike;

import org.junit.jupiter.api.Test;
import quintain.otherworlds.Folk;
import quintain.otherworlds.Houses;
import quintain.otherworlds.Tables;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.testkit.Covers;

/// What statuses do to rolls and deeds, and the World Master's hand in them.
class StatusesTest {
  private static final OtwStep BITE = attack("foe", "bite", "hero");

  @Test
  @Covers("OTW-MECH-04a")
  void theBerserkHaveEdgeInCombat() {
    duel(axeman())
        .given("hero.berserk", true)
        .dice(d6(2, 5, 1))
        .when(strike())
        .then("foe.hp", 78)
        .dice(d6(3, 1, 4))
        .when(BITE)
        .then("hero.hp", 23);
  }

  @Test
  @Covers("OTW-MECH-04b")
  void theBerserkAttackTheClosestEnemy() {
    Tables.empty()
        .scene(Tables.placed("hero", "0,0", "near", "2,0", "far", "4,0"))
        .sheet("hero", Folk.hero("3/6/4/3/2/6").inBothHands("Courier Rifle").sheet())
        .creature("near", "Kennel Hound")
        .creature("far", "Kennel Hound")
        .given("hero.berserk", true)
        .refuses(
            attack("hero", "courier rifle", "far"),
            "OTW-MECH-04b",
            "Hero is berserk and must attack the closest enemy, Near")
        .dice(d6(1, 1, 1))
        .when(attack("hero", "courier rifle", "near"));
  }

  @Test
  @Covers({"OTW-MECH-04c", "OTW-R-88"})
  void theBerserkDoNothingElse() {
    duel(axeman())
        .given("hero.berserk", true)
        .refuses(new OtwStep.BraceYourself("hero"), "OTW-MECH-04c")
        .refuses(new OtwStep.Scan("hero", "foe"), "OTW-MECH-04c")
        .dice(d6(5, 1))
        .when(new OtwStep.Intimidate("hero", "foe"))
        .when(new OtwStep.Move("hero", Tables.at("0,1")));
  }

  @Test
  @Covers({"OTW-MECH-04d", "OTW-R-88"})
  void berserkBringsNothingThatIsNotStated() {
    var calm = duel(axeman()).state();
    var raging = duel(axeman()).given("hero.berserk", true).state();
    var before = calm.being("hero");
    var after = raging.being("hero");

    assertThat(new FightEvent.NoLonger("hero", Status.Kind.BERSERK).appliedTo(raging))
        .isEqualTo(calm);
    assertThat(after.def()).isEqualTo(before.def());
    assertThat(Defence.combat(after, before)).extracting(Edge::name).containsExactly("berserk");
  }

  @Test
  @Covers({"OTW-MECH-05a", "OTW-R-89"})
  void theBlindRollOneDieWhateverTheEdge() {
    duel(Folk.hero("6/3/6/3/3/4").inBothHands("Woodfall Axe"))
        .given("hero.blind", true)
        .given("hero.concealed", 9)
        .dice(d6(1, 4, 1))
        .when(strike())
        .then("foe.hp", 79);
  }

  @Test
  @Covers("OTW-MECH-05b")
  void theBlindSpotNobody() {
    duel(axeman())
        .given("foe.blind", true)
        .given("hero.concealed", 1)
        .dice(d6(3, 2, 1))
        .when(strike())
        .then("foe.hp", 78);
  }

  @Test
  @Covers({"OTW-MECH-18", "OTW-MECH-32c", "OTW-MEDI-01"})
  void theExhaustedLoseEdge() {
    duel(axeman())
        .given("hero.drained", true)
        .then("hero.exhausted", true)
        .dice(d6(5, 2, 1))
        .when(strike())
        .then("foe.hp", 81)
        .given("hero.steadied", true)
        .then("hero.exhausted", false);
  }

  @Test
  @Covers("OTW-R-98")
  void aHouseMaySpareTheProneShots() {
    var gunner = Folk.hero("3/6/4/3/2/6").inBothHands("Courier Rifle");
    // 6 + 3 + 5, and 6 + 3 + 2
    duel(gunner)
        .given("foe.prone", true)
        .dice(d6(2, 5, 1))
        .when(attack("hero", "courier rifle", "foe"))
        .then("foe.hp", 79);
    Tables.against(gunner, "Kennel Hound")
        .house(Houses.with("proneRangedEdge", false))
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.prone", true)
        .dice(d6(2, 1))
        .when(attack("hero", "courier rifle", "foe"))
        .then("foe.hp", 10);
  }

  @Test
  @Covers({"OTW-MECH-26a", "OTW-MECH-26b", "OTW-R-99"})
  void lifeStealTakesBlood() {
    // 4 + 8 + 3 = 15 + ... the swarm's bite of 11 against 8 + 1, then a die of life
    Tables.against(axeman(), "Leech Swarm")
        .given("foe.hp", 20)
        .dice(d6(2, 1, 4, 1, 4))
        .when(attack("foe", "thousand mouths", "hero"))
        .then("hero.hp", 20)
        .then("foe.hp", 24);
    Tables.against(axeman().of("Forged"), "Leech Swarm")
        .given("foe.hp", 20)
        .dice(d6(2, 1, 1, 4))
        .when(attack("foe", "thousand mouths", "hero"))
        .then("foe.hp", 20);
  }

  @Test
  @Covers({"OTW-MECH-44", "OTW-R-106", "OTW-R-25"})
  void windFellsWhoTakesTheirToughness() {
    // 7 + 3 + 2 = 12 against 7 + 1: four is not five; then with a 3 it is
    var adept = Folk.hero("2/4/4/4/7/4").picking("Gale Palm");
    Tables.against(adept, "Graven Eye")
        .given("foe.left.guard", 0)
        .dice(d6(2, 1))
        .when(Folk.cast("hero", "Gale Palm", "foe"))
        .then("foe.prone", false)
        .dice(d6(3, 1))
        .when(Folk.cast("hero", "Gale Palm", "foe"))
        .then("foe.prone", true);
  }

  @Test
  @Covers({"OTW-MECH-12", "OTW-R-92", "OTW-MAST-05"})
  void dazeStunsAsMuchAsItHurts() {
    var brawler = Folk.hero("6/3/6/3/3/4").holding("Cudgel").mastering(Family.CLUBS);
    duel(brawler)
        .dice(d6(1, 5))
        .when(attack("hero", "cudgel", "foe"))
        .then("foe.hp", 87)
        .then("foe.stun", 3);
  }

  @Test
  @Covers({"OTW-SR-01", "OTW-MAST-11", "OTW-R-37"})
  void aBleedingStrikeNeedsDamageAndBlood() {
    var cutter = Folk.hero("6/6/6/3/3/4").holding("Boot Knife").mastering(Family.KNIVES);
    duel(cutter)
        .dice(d6(6, 1, 1))
        .answer("hero", "spend", Tables.buying("bleeding-strike"))
        .when(attack("hero", "boot knife", "foe"))
        .then("foe.bleed", 1);
    Tables.against(cutter, "Slate Sentinel")
        .dice(d6(6, 1, 1))
        .answer("hero", "spend", Tables.buying("bleeding-strike"))
        .when(attack("hero", "boot knife", "foe"))
        .then("foe.bleed", 0);
  }

  @Test
  @Covers("OTW-CR")
  void someGoBerserkAtHalfHealth() {
    Tables.against(axeman(), "Lash Fiend")
        .when(new OtwStep.Harm("foe", 13, DamageType.SLASHING, false, "a trap"))
        .then("foe.berserk", false)
        .when(new OtwStep.Harm("foe", 1, DamageType.SLASHING, false, "a trap"))
        .then("foe.berserk", true);
  }

  @Test
  @Covers({"OTW-R-107", "OTW-R-109"})
  void theWorldMasterGivesAndEndsStatuses() {
    duel(axeman())
        .when(new OtwStep.Inflict("hero", Status.Kind.SILENCED, 1))
        .then("hero.silenced", true)
        .refuses(new OtwStep.Inflict("hero", Status.Kind.GRAPPLED, 1), "OTW-R-109")
        .when(new OtwStep.Relieve("hero", Status.Kind.SILENCED))
        .then("hero.silenced", false)
        .refuses(new OtwStep.Relieve("hero", Status.Kind.SILENCED), "OTW-R-109");
  }

  @Test
  @Covers("OTW-MECH-13a")
  void deathDamageIsHalfOrAllOfAnAttack() {
    Tables.against(axeman(), "Toll Wraith")
        // 7 + 5 + 1 = 13 against 8 + 1
        .dice(d6(1, 1))
        .when(attack("foe", "knell", "hero"))
        .then("hero.hp", 20)
        .then("hero.death", 2);
  }

  @Test
  @Covers({"OTW-MECH-04c", "OTW-R-88"})
  void theBerserkMoveTowardsTheClosestEnemyAndNotAway() {
    duel(axeman())
        .given("hero.berserk", true)
        .refuses(new OtwStep.Move("hero", Tables.at("0,2")), "OTW-R-88")
        .given("foe.at", "5,0")
        .refuses(new OtwStep.Move("hero", Tables.at("0,1")), "OTW-R-88")
        .when(new OtwStep.Move("hero", Tables.at("2,1")));
  }

  @Test
  @Covers("OTW-MECH-04b")
  void theBlastsOfTheBerserkTakeInTheClosestEnemy() {
    Tables.empty()
        .scene(Tables.placed("hero", "0,0", "near", "3,0", "far", "6,0"))
        .sheet("hero", Folk.hero("3/6/4/3/2/6").inBothHands("Thumper").sheet())
        .creature("near", "Kennel Hound")
        .creature("far", "Kennel Hound")
        .given("hero.berserk", true)
        .refuses(new OtwStep.Bombard("hero", "thumper", Tables.at("6,0")), "OTW-MECH-04b")
        .dice(d6(1, 1, 1, 1, 1))
        .when(new OtwStep.Bombard("hero", "thumper", Tables.at("3,1")));
  }
}
