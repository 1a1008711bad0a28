package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.end;
import static quintain.rath.Tables.has;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.placing;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Amount;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Grip;
import quintain.rath.state.Hazard;
import quintain.rath.state.Item;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class AttacksTest {
  private static RathEvent.AttackRolled rolled(Table<RathState, RathStep, RathEvent> table) {
    return only(table, RathEvent.AttackRolled.class);
  }

  private static Table<RathState, RathStep, RathEvent> house(
      RathHouse house, String creature, String stats, String... things) {
    return begun(Folk.ann(stats, things).house(house).creature("foe", creature), 6);
  }

  // Attacking

  @Test
  @Covers({"RTH-ATK-01", "RTH-ATK-03", "RTH-CMB-03", "RTH-CMB-04"})
  void meleeAddsStrengthAndMeetingTheAcHits() {
    var table =
        annAgainst("Wolf", "3/0/0/0/0/0", "held Sword")
            .then("foe.ac", 12)
            .dice("d20=9", "d8=5")
            .when(attack("ann", "sword", "foe"))
            .then("foe.hp", 1);
    assertThat(rolled(table).total()).isEqualTo(12);
    assertThat(rolled(table).hit()).isTrue();
  }

  @Test
  @Covers({"RTH-ATK-02", "RTH-ATK-04", "RTH-WPN-06"})
  void rangedAddsDexterityAndFallingShortMissesWithoutADie() {
    var table =
        annAgainst("Raider", "0/3/0/0/0/0", "held Bow", "Arrows")
            .then("foe.ac", 13)
            .dice("d20=9")
            .when(attack("ann", "bow", "foe"))
            .then("foe.hp", 12);
    assertThat(rolled(table).total()).isEqualTo(12);
    assertThat(rolled(table).hit()).isFalse();
  }

  @Test
  @Covers({"RTH-ATK-05", "RTH-ARM-01", "RTH-R-32"})
  void tenIsTheBaseAndDexAndPiecesAdd() {
    Folk.ann("0/0/0/0/0/0").then("ann.ac", 10);
    Folk.ann("0/2/0/0/0/0").then("ann.ac", 12);
    Folk.ann("0/0/0/0/0/0", "worn Heavy armor", "worn Shield", "worn Helmet").then("ann.ac", 15);
    var bare = Folk.ann("0/0/0/0/0/0", "held Sword").sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"));
    bare.dice("d20=9").when(attack("ann", "sword", "ben")).then("ben.hp", 10);
    bare.dice("d20=10", "d8=3").when(attack("ann", "sword", "ben")).then("ben.hp", 7);
  }

  @Test
  @Covers({"RTH-ARM-01", "RTH-ARM-03", "RTH-R-32"})
  void armorPutOnCountsAtOnce() {
    Folk.ann("0/1/0/0/0/0", "Medium armor", "Shield")
        .when(new RathStep.Place("ann", "medium armor", Item.Where.WORN))
        .then("ann.ac", 13)
        .when(new RathStep.Place("ann", "shield", Item.Where.WORN))
        .then("ann.ac", 14)
        .when(new RathStep.Place("ann", "medium armor", Item.Where.PACK))
        .then("ann.ac", 12);
  }

  @Test
  @Covers({"RTH-ARM-02", "RTH-ARM-05", "RTH-ARM-06", "RTH-R-98"})
  void eachPieceHasItsFigure() {
    Folk.ann("0/3/0/0/0/0", "worn Light armor").then("ann.ac", 14);
    Folk.ann("0/0/0/0/0/0", "worn Shield").then("ann.ac", 11);
    Folk.ann("0/0/0/0/0/0", "worn Helmet", "worn Light armor")
        .given("ann.cracked", 1)
        .then("ann.ac", 11);
  }

  @Test
  @Covers("RTH-R-03")
  void twentyAlwaysHitsAndOneAlwaysMissesUnlessTheHouseSaysOtherwise() {
    annAgainst("Gall drake", "-9/0/0/0/0/0", "held Sword")
        .dice("d20=20", "d8=2")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 44);
    annAgainst("Rotting walker", "9/0/0/0/0/0", "held Sword")
        .then("foe.ac", 9)
        .dice("d20=1")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 16)
        .asked("gm", "fumble");
    house(Houses.with("attackNatural1Misses", false), "Rotting walker", "9/0/0/0/0/0", "held Sword")
        .dice("d20=1", "d8=2")
        .when(attack("ann", "sword", "foe"))
        .asked("gm", "fumble")
        .then("foe.hp", 5);
  }

  @Test
  void nobodyAttacksWhatCannotBeAttacked() {
    annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
        .refuses(attack("ann", "axe", "foe"), "RTH-ATK-01")
        .refuses(attack("ann", List.of(), "foe"), "RTH-ATK-01")
        .refuses(attack("ann", List.of("sword")), "RTH-ATK-01")
        .refuses(attack("ann", "sword", "bob"), "RTH-ATK-03")
        .refuses(attack("ann", "sword", "ann"), "RTH-ATK-03")
        .given("foe.dead", true)
        .refuses(attack("ann", "sword", "foe"), "RTH-ATK-03");
    annAgainst("Raider", "0/0/0/0/0/0", "held Bow")
        .refuses(attack("ann", "bow", "foe"), "RTH-USE-06");
  }

  // Damage

  @Test
  @Covers({"RTH-DMG-01", "RTH-DMG-02", "RTH-WPN-01"})
  void aSimpleWeaponDealsAD6() {
    annAgainst("Raider", "1/0/0/0/0/0", "held Dagger")
        .dice("d20=19", "d6=4")
        .when(attack("ann", "dagger", "foe"))
        .then("foe.hp", 7);
    annAgainst("Raider", "0/2/0/0/0/0", "held Bow", "Arrows")
        .dice("d20=19", "d6=4")
        .when(attack("ann", "bow", "foe"))
        .then("foe.hp", 8);
  }

  @Test
  @Covers({"RTH-DMG-03", "RTH-DMG-05", "RTH-WPN-02", "RTH-R-45", "RTH-R-06"})
  void aStandardWeaponDealsAD8AndStrength() {
    annAgainst("Raider", "3/0/0/0/0/0", "held Sword")
        .dice("d20=19", "d8=5")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 4);
  }

  @Test
  @Covers({"RTH-DMG-04", "RTH-WPN-04"})
  void aTwoHandedWeaponDealsAD10() {
    annAgainst("Raider", "2/0/0/0/0/0", "held Halberd")
        .dice("d20=19", "d10=7")
        .when(attack("ann", "halberd", "foe"))
        .then("foe.hp", 3);
  }

  @Test
  @Covers({"RTH-WPN-03", "RTH-DMG-06"})
  void aStandardWeaponInTwoHandsDealsAD10() {
    annAgainst("Ogre", "2/0/0/0/0/0", "held Spear")
        .dice("d20=19", "d10=10", "d10=4")
        .when(attack("ann", "spear", Grip.TWO_HANDS, "foe"))
        .then("foe.hp", 14);
  }

  @Test
  @Covers({"RTH-DMG-06", "RTH-CMB-05"})
  void aMaximumIsRolledAgainAndAdded() {
    annAgainst("Ogre", "0/2/0/0/0/0", "held Bow", "Arrows")
        .dice("d20=19", "d6=6", "d6=2")
        .when(attack("ann", "bow", "foe"))
        .then("foe.hp", 22);
  }

  @Test
  @Covers("RTH-DMG-07")
  void aFurtherMaximumExplodesAgain() {
    annAgainst("Ogre", "0/0/0/0/0/0", "held Sword")
        .dice("d20=19", "d8=8", "d8=8", "d8=5")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 9);
  }

  @Test
  @Covers({"RTH-DMG-08", "RTH-R-34"})
  void eachDieExplodesOnItsOwnFace() {
    Folk.ann("5/0/0/0/0/0")
        .given("ann.max-hp", 40)
        .given("ann.hp", 40)
        .dice("d8=8", "d8=3", "d8=4")
        .when(new RathStep.Harm("ann", new Amount(2, 8, 0), Hazard.BLOW, "a trap"))
        .then("ann.hp", 25);
  }

  @Test
  @Covers("RTH-R-34")
  void theHouseMayTameExplosions() {
    var tame = Houses.with("explodeFoes", false);
    begun(Folk.ann("9/0/0/0/0/0").house(tame).creature("foe", "Raider"), 1)
        .dice("d20=19", "d8=8")
        .when(attack("foe", "sword", "ann"))
        .then("ann.hp", 9);
    house(tame, "Ogre", "0/0/0/0/0/0", "held Sword")
        .dice("d20=19", "d8=8", "d8=1")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 21);
    house(Houses.with("explodeMaxChain", 1), "Ogre", "0/0/0/0/0/0", "held Sword")
        .dice("d20=19", "d8=8", "d8=8")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 14);
  }

  @Test
  @Covers("RTH-R-33")
  void rangedAndThrownDamageHaveNoBonusUnlessTheHouseSaysSo() {
    var thrown = attack("ann", "spear", Grip.THROWN, "foe");
    annAgainst("Ogre", "2/3/0/0/0/0", "held Spear")
        .dice("d20=19", "d8=5")
        .when(thrown)
        .then("foe.hp", 25)
        .then("ground", List.of("spear"));
    house(Houses.with("damageRangedStat", RathHouse.RangedStat.DEX), "Ogre", "2/3/0/0/0/0", "Spear")
        .dice("d20=19", "d8=5")
        .when(thrown)
        .then("foe.hp", 22);
    house(Houses.with("damageThrownStr", true), "Ogre", "2/3/0/0/0/0", "Spear")
        .dice("d20=19", "d8=5")
        .when(thrown)
        .then("foe.hp", 23);
    house(
            Houses.with("damageRangedStat", RathHouse.RangedStat.DEX),
            "Ogre",
            "2/3/0/0/0/0",
            "Bow",
            "Arrows")
        .dice("d20=19", "d6=5")
        .when(attack("ann", "bow", "foe"))
        .then("foe.hp", 22);
    annAgainst("Ogre", "2/3/0/0/0/0", "held Axe")
        .refuses(attack("ann", "axe", Grip.THROWN, "foe"), "RTH-ATK-01");
  }

  @Test
  @Covers("RTH-R-33")
  void aThrownWeaponLiesWhereItWasThrown() {
    for (String face : List.of("d20=2", "d20=15")) {
      var table =
          begun(
              Folk.ann("0/0/0/0/0/0", "held Dagger")
                  .creature("foe", "Ogre")
                  .scene(placing("foe", 1)),
              6);
      if (face.equals("d20=15")) {
        table.dice(face, "d6=2");
      } else {
        table.dice(face);
      }
      table.when(attack("ann", "dagger", Grip.THROWN, "foe")).then("ann.held", List.of());
      assertThat(table.state().ground().getFirst().at()).isEqualTo(1);
      table
          .refuses(new RathStep.TakeUp("ann", "dagger"), "RTH-R-38")
          .when(new RathStep.Move("ann", 1));
    }
  }

  @Test
  @Covers("RTH-R-35")
  void aHitDealsAtLeastOneAndFistsDealAD4() {
    annAgainst("Raider", "-3/0/0/0/0/0", "held Dagger")
        .dice("d20=19", "d6=2")
        .when(attack("ann", "dagger", "foe"))
        .then("foe.hp", 11);
    annAgainst("Raider", "2/0/0/0/0/0")
        .dice("d20=19", "d4=3")
        .when(attack("ann", "unarmed", "foe"))
        .then("foe.hp", 7);
  }

  // Critical hits and fumbles

  @Test
  @Covers({"RTH-CRIT-01", "RTH-CRIT-05", "RTH-R-36"})
  void aNatural20TakesAPointOfAcUntilCombatEnds() {
    var table =
        annAgainst("Ogre", "0/0/0/0/0/0", "held Sword", "Dagger")
            .dice("d20=20", "d8=1")
            .when(attack("ann", "sword", "foe"))
            .then("foe.ac", 11)
            .when(end("ann"))
            .dice("d6=6")
            .when(end("foe"))
            .dice("d20=11", "d8=1")
            .when(attack("ann", "sword", "foe"));
    assertThat(rolled(table).hit()).as("11 meets the cracked AC").isTrue();
    table.when(new RathStep.EndCombat()).then("foe.ac", 12);
  }

  @Test
  @Covers({"RTH-CRIT-02", "RTH-WPN-08", "RTH-R-37"})
  void twoHandedWeaponsKnockDownOnACritical() {
    annAgainst("Ogre", "0/0/0/0/0/0", "held War hammer")
        .dice("d20=20", "d10=3")
        .when(attack("ann", "war hammer", "foe"))
        .then("foe.ac", 11)
        .then("foe.prone", true);
    annAgainst("Ogre", "0/0/0/0/0/0", "held Spear")
        .dice("d20=20", "d10=3")
        .when(attack("ann", "spear", Grip.TWO_HANDS, "foe"))
        .then("foe.prone", false);
  }

  @Test
  @Covers({"RTH-R-34", "RTH-R-37"})
  void theHighestFaceOfACriticalRollsOnAsFarAsTheHouseLetsDiceExplode() {
    var highest = Houses.with("critExtraDamage", RathHouse.ExtraDamage.MAX_DIE);
    // 8 for the die, and one further roll: 8 + 8 + 2
    house(Houses.with(highest, "explodeMaxChain", 1), "Ogre", "2/0/0/0/0/0", "held Sword")
        .dice("d20=20", "d8=8")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 12);
    // two further rolls: 8 + 8 + 3 + 2
    house(Houses.with(highest, "explodeMaxChain", 2), "Ogre", "2/0/0/0/0/0", "held Sword")
        .dice("d20=20", "d8=8", "d8=3")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 9);
    // a foe's die does not explode: 8 + 2, and nothing is rolled
    begun(
            Folk.ann("8/0/0/0/0/0")
                .house(Houses.with(highest, "explodeFoes", false))
                .creature("foe", "Raider"),
            1)
        .dice("d20=20")
        .when(attack("foe", "sword", "ann"))
        .then("ann.hp", 8);
  }

  @Test
  @Covers("RTH-R-37")
  void theHouseMayHaveCriticalsDealMore() {
    annAgainst("Ogre", "2/0/0/0/0/0", "held Sword")
        .dice("d20=20", "d8=3")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 25);
    house(
            Houses.with("critExtraDamage", RathHouse.ExtraDamage.MAX_DIE),
            "Ogre",
            "2/0/0/0/0/0",
            "held Sword")
        .dice("d20=20", "d8=3")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 17);
    house(
            Houses.with("critExtraDamage", RathHouse.ExtraDamage.DOUBLE_DIE),
            "Ogre",
            "2/0/0/0/0/0",
            "held Sword")
        .dice("d20=20", "d8=8", "d8=1", "d8=3")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 16);
  }

  @Test
  @Covers({"RTH-CRIT-03", "RTH-CRIT-04", "RTH-R-38"})
  void aFumbleIsASetbackOfTheGmsChoice() {
    var strike = attack("ann", "sword", "foe");
    annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
        .dice("d20=1")
        .when(strike)
        .asked("gm", "fumble")
        .then("ann.effects", List.of("exposed"));
    annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
        .dice("d20=1")
        .answer("gm", "fumble", "drop-weapon")
        .when(strike)
        .then("ground", List.of("sword"))
        .when(new RathStep.TakeUp("ann", "sword"))
        .then("ann.held", List.of("sword"))
        .refuses(new RathStep.Move("ann", 1), "RTH-ACT-01");
    annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
        .dice("d20=1")
        .answer("gm", "fumble", "slip")
        .when(strike)
        .then("ann.prone", true);
    var told =
        annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
            .dice("d20=1")
            .answer("gm", "fumble", "other")
            .answer("gm", "fumble-told", "cuts the rope")
            .when(strike);
    assertThat(told.events()).contains(new RathEvent.Told("ann", "cuts the rope"));
  }

  @Test
  @Covers("RTH-R-38")
  void anOpeningServesOnceAndLastsToTheEndOfTheNextTurn() {
    var table =
        annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
            .dice("d20=1")
            .when(attack("ann", "sword", "foe"))
            .dice("d20=2", "d20=5")
            .when(attack("foe", "sword", "ann"))
            .then("ann.effects", List.of());
    assertThat(rolled(table).natural()).isEqualTo(5);
    var lapsed =
        annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
            .dice("d20=1")
            .when(attack("ann", "sword", "foe"))
            .when(end("ann"))
            .then("ann.effects", List.of("exposed"));
    lapsed.dice("d6=6").when(end("foe")).when(end("ann")).then("ann.effects", List.of());
  }

  // Melee and shooting

  @Test
  @Covers("RTH-R-29")
  void leavingMeleeCostsNothingUnlessTheHouseSaysSo() {
    annAgainst("Raider", "0/0/0/0/0/0").when(new RathStep.Move("ann", 1)).then("ann.at", 1);
    var provoked = Houses.with("meleeLeaveProvokes", true);
    house(provoked, "Raider", "0/0/0/0/0/0")
        .dice("d20=18", "d8=3")
        .when(new RathStep.Move("ann", 1))
        .asked("gm", "strike-leaver")
        .then("ann.hp", 5)
        .then("ann.at", 1);
    house(provoked, "Raider", "0/0/0/0/0/0")
        .dice("d20=18", "d8=8", "d8=1")
        .when(new RathStep.Move("ann", 1))
        .then("ann.hp", 0)
        .then("ann.at", 0);
    house(provoked, "Raider", "0/0/0/0/0/0")
        .answer("gm", "strike-leaver", false)
        .when(new RathStep.Run("ann", 2))
        .then("ann.at", 2);
  }

  @Test
  @Covers("RTH-R-29")
  void shootingInMeleeIsHamperedOnlyIfTheHouseSaysSo() {
    var shoot = attack("ann", "bow", "foe");
    var free = annAgainst("Raider", "0/2/0/0/0/0", "Bow", "Arrows").dice("d20=4").when(shoot);
    assertThat(rolled(free).natural()).isEqualTo(4);
    var hampered = Houses.with("rangedInMelee", RathHouse.InMelee.DISADVANTAGE);
    var table =
        house(hampered, "Raider", "0/2/0/0/0/0", "Bow", "Arrows")
            .dice("d20=4", "d20=3")
            .when(shoot);
    assertThat(rolled(table).natural()).isEqualTo(3);
  }

  @Test
  @Covers("RTH-R-10")
  void anAttackIsATestToTheEncumbered() {
    var table =
        annAgainst("Raider", "3/0/0/0/0/0", "held Sword", "Halberd", "War hammer", "Crossbow")
            .dice("d20=16", "d20=5")
            .when(attack("ann", "sword", "foe"));
    assertThat(rolled(table).total()).isEqualTo(8);
  }

  @Test
  @Covers("RTH-R-100")
  void theHelplessAreAttackedLikeAnybody() {
    var table =
        annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
            .given("foe.asleep", true)
            .dice("d20=12")
            .when(attack("ann", "sword", "foe"));
    assertThat(rolled(table).ac()).isEqualTo(13);
    assertThat(rolled(table).hit()).isFalse();
  }

  // Creatures

  @Test
  void aDrakeBitesAndLashesInOneAction() {
    begun(
            Folk.ann("9/0/0/0/0/0")
                .sheet("ben", Folk.pc("Ben", "9/0/0/0/0/0"))
                .creature("drake", "Gall drake"),
            1)
        .dice("d20=15", "d8=1", "d20=19", "d20=3")
        .when(attack("drake", List.of("bite", "tail"), "ann", "ben"))
        .then("ann.hp", 12)
        .then("ann.poison-damage", 5)
        .then("ben.hp", 19);
  }

  @Test
  void theDustOfAMothNeedsNoRoll() {
    begun(
            Folk.ann("0/0/0/0/0/0")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .creature("moth", "Dusk moth"),
            1)
        .dice("d20=4", "d20=15")
        .when(attack("moth", "dust", "ann"))
        .then("ann.poison-sleep", 6)
        .then("ben.poison-sleep", 3);
  }

  @Test
  void wolvesPullTheirPreyDown() {
    begun(Folk.ann("0/0/0/0/0/0").creature("one", "Wolf").creature("two", "Wolf"), 1)
        .dice("d20=15", "d6=1", "d20=12", "d20=4")
        .when(attack("one", "bite", "ann"))
        .then("ann.hp", 7)
        .then("ann.prone", true);
  }

  // Odds

  @Test
  void theOddsOfAnExplodingBlow() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0", "held Sword").given("foe.hp", 20);
    var odds = table.odds(attack("ann", "sword", "foe"), "gm");
    assertThat(odds.exact()).isTrue();
    assertThat(odds.p("ann.hits", true)).isCloseTo(9 / 20.0, within(1e-12));
    double twentyOrMore = 1 / 8.0 / 8 * 5 / 8;
    assertThat(odds.p("foe.drops", true))
        .as("two eights, and then 4 or more")
        .isCloseTo(9 / 20.0 * twentyOrMore, within(1e-9));
    assertThat(odds.p("foe.damage", 8)).as("an 8 always goes on").isZero();
    assertThat(odds.p("foe.damage", 17)).isCloseTo(9 / 20.0 / 8 / 8 / 8, within(1e-9));
    assertThat(has(table, RathEvent.AttackRolled.class)).isFalse();
  }

  @Test
  @Covers("RTH-R-29")
  void onlyFoesWhoCanActStrikeAtThoseWhoLeave() {
    var provoked = Houses.with("meleeLeaveProvokes", true);
    house(provoked, "Raider", "0/0/0/0/0/0")
        .given("foe.asleep", true)
        .when(new RathStep.Move("ann", 1))
        .notAsked("gm", "strike-leaver")
        .then("ann.at", 1);
    house(provoked, "Raider", "0/0/0/0/0/0")
        .given("foe.at", 1)
        .when(new RathStep.Move("ann", -1))
        .notAsked("gm", "strike-leaver");
    begun(
            Folk.ann("0/0/0/0/0/0")
                .house(provoked)
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0", "held Sword"))
                .creature("foe", "Raider")
                .scene(placing("foe", 2)),
            6)
        .when(new RathStep.Move("ann", 1))
        .notAsked("ben", "strike-leaver");
  }

  @Test
  @Covers("RTH-R-05")
  void aWolfThatOnlyTiesPullsNobodyDown() {
    begun(Folk.ann("2/0/0/0/0/0").creature("one", "Wolf").creature("two", "Wolf"), 1)
        .dice("d20=15", "d6=1", "d20=12", "d20=12")
        .when(attack("one", "bite", "ann"))
        .then("ann.prone", false);
    begun(Folk.ann("0/0/0/0/0/0").creature("one", "Wolf"), 1)
        .dice("d20=15", "d6=1")
        .when(attack("one", "bite", "ann"))
        .then("ann.prone", false);
  }

  @Test
  @Covers("RTH-S-SPL-14")
  void anAttackEndsTheVeil() {
    var table =
        Folk.annAgainst("Ogre", "0/0/0/0/0/0", "held Sword")
            .changed(
                new FightEvent.EffectBegan(
                        "ann",
                        new Effect(Effect.Kind.VEILED, "ann", new Effect.End.Clock(60), 0, "Veil"))
                    ::appliedTo);
    table.dice("d20=2").when(Tables.attack("ann", "sword", "foe"));
    assertThat(table.state().being("ann").is(Effect.Kind.VEILED)).isFalse();
  }
}
