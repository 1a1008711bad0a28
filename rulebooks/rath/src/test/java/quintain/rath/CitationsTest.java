package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Folk.pc;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.oppose;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.rath.state.Contest;
import quintain.rath.state.Grip;
import quintain.rath.state.RathEvent;
import quintain.rath.state.Rth;
import quintain.rath.state.Trial;
import quintain.testkit.Covers;

/// What was applied is told with what happened, clause by clause.
class CitationsTest {
  static Stream<Arguments> rows() {
    return Stream.of(
        Arguments.of("Dagger", Grip.PLAIN, "d6=3", List.of("RTH-WPN-01", "RTH-DMG-02")),
        Arguments.of("Sword", Grip.PLAIN, "d8=3", List.of("RTH-WPN-02", "RTH-DMG-03", "RTH-R-45")),
        Arguments.of("Sword", Grip.TWO_HANDS, "d10=3", List.of("RTH-WPN-03", "RTH-R-45")),
        Arguments.of("Halberd", Grip.PLAIN, "d10=3", List.of("RTH-WPN-04", "RTH-DMG-04")),
        Arguments.of("Sling", Grip.PLAIN, "d4=3", List.of("RTH-WPN-05", "RTH-R-45")),
        Arguments.of("Bow", Grip.PLAIN, "d6=3", List.of("RTH-WPN-06")),
        Arguments.of(
            "Crossbow", Grip.PLAIN, "d8=3", List.of("RTH-WPN-07", "RTH-WPN-09", "RTH-R-44")));
  }

  @ParameterizedTest
  @MethodSource("rows")
  @Covers({"RTH-CMB-03", "RTH-CMB-04", "RTH-CMB-05", "RTH-DMG-07"})
  void aBlowNamesTheRowOfItsWeapon(String weapon, Grip grip, String die, List<String> clauses) {
    annAgainst("Ogre", "0/0/0/0/0/0", "held " + weapon, "Arrows", "Bolts", "Sling stones")
        .dice("d20=19", die)
        .when(attack("ann", weapon.toLowerCase(Locale.ROOT), grip, "foe"))
        .applied("RTH-CMB-03", "RTH-CMB-04", "RTH-CMB-05", "RTH-DMG-07", "RTH-TEST-08")
        .applied(clauses.toArray(String[]::new));
  }

  @Test
  @Covers({"RTH-ARM-01", "RTH-ARM-02", "RTH-ARM-05", "RTH-ARM-06", "RTH-R-98"})
  void anAttackNamesWhatTheTargetsArmorIsMadeOf() {
    annAgainst(
            "Raider", "0/0/0/0/0/0", "worn Light armor", "held Shield", "worn Helmet", "held Sword")
        .given("ann.cracked", 1)
        .when(Tables.end("ann"))
        .dice("d20=2")
        .when(attack("foe", "sword", "ann"))
        .applied("RTH-ATK-05", "RTH-ARM-02", "RTH-ARM-05", "RTH-ARM-06", "RTH-R-98");
    annAgainst("Raider", "0/0/0/0/0/0")
        .when(Tables.end("ann"))
        .dice("d20=2")
        .when(attack("foe", "sword", "ann"))
        .applied("RTH-ARM-01");
  }

  @Test
  @Covers({"RTH-R-10", "RTH-R-07"})
  void whatHampersTestsHampersAttacks() {
    var table =
        annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
            .given("ann.weakened", true)
            .dice("d20=20", "d20=5")
            .when(attack("ann", "sword", "foe"))
            .applied("RTH-R-10", "RTH-R-07");
    assertThat(Tables.only(table, RathEvent.AttackRolled.class).natural()).isEqualTo(5);
  }

  @Test
  @Covers({"RTH-FORT-08", "RTH-R-16", "RTH-R-17"})
  void aSecondPointOnARollAtDisadvantageRollsBothDiceAgain() {
    Folk.ann("0/0/0/0/0/0")
        .given("ann.fortune", 2)
        .given("ann.weakened", true)
        .dice("d20=4", "d20=9", "d20=6", "d20=6", "d20=18", "d20=17")
        .answer("ann", "spend-fortune", true)
        .answer("ann", "spend-fortune", true)
        .when(Tables.test("ann", Trial.LIFT))
        .applied("RTH-FORT-08", "RTH-R-16", "RTH-R-17", "RTH-R-18", "RTH-R-19")
        .then("ann.fortune", 0);
  }

  @Test
  @Covers("RTH-R-92")
  void wordsBindNoPc() {
    var pcs = Folk.ann("0/0/0/0/0/9").sheet("ben", pc("Ben", "0/0/0/0/0/0"));
    var swayed =
        pcs.dice("d20=15", "d20=2")
            .when(oppose("ann", "ben", Contest.PERSUADE))
            .applied("RTH-R-92");
    assertThat(swayed.events())
        .contains(new RathEvent.Told("ben", "need not be swayed, whatever the dice say"));
    var npc =
        Folk.ann("0/0/0/0/0/9")
            .creature("foe", "Raider")
            .dice("d20=15", "d20=2")
            .when(oppose("ann", "foe", Contest.PERSUADE));
    assertThat(npc.events()).noneMatch(RathEvent.Told.class::isInstance);
  }

  @Test
  @Covers({"RTH-R-35", "RTH-R-06"})
  void bareHandsDealAtLeastOne() {
    annAgainst("Raider", "0/0/0/0/0/0")
        .given("ann.str", -3)
        .dice("d20=19", "d4=2")
        .when(attack("ann", "unarmed", "foe"))
        .applied("RTH-R-35", "RTH-R-06")
        .then("foe.hp", 11);
  }

  @Test
  @Covers("RTH-R-100")
  void theHelplessHaveTheirOrdinaryAc() {
    annAgainst("Raider", "0/0/0/0/0/0", "held Sword")
        .given("foe.asleep", true)
        .dice("d20=12")
        .when(attack("ann", "sword", "foe"))
        .applied("RTH-R-100");
  }

  @Test
  @Covers("RTH-DOC-01")
  void theRulesAreNoSecretButFiguresAre() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0", "held Sword");
    assertThat(table.secretOf(attack("ann", "sword", "foe"), "ann"))
        .hasValueSatisfying(secret -> assertThat(secret.clause()).isEqualTo(Rth.RTH_DOC_01));
  }
}
