package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.kernel.Seat;
import quintain.rath.Tables;
import quintain.rath.state.Being;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Stat;
import quintain.rath.state.Who;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// New characters: stats in three ways, aptitudes, coins, outfit, spells.
class CreationTest {
  private static final RathStep CREATE = new RathStep.CreateCharacter("new", new Seat("ann"));
  private static final String[] COINS = {"d6=3 d6=4 d6=2 d6=6 d6=5 d6=1"};

  private static Table<RathState, RathStep, RathEvent> by(String way) {
    return Tables.empty().answer("ann", "way", way);
  }

  private static Map<String, Integer> share(int... points) {
    var shares = new LinkedHashMap<String, Integer>();
    var stats = Stat.values();
    for (int i = 0; i < stats.length; i++) {
      shares.put(Creation.key(stats[i]), points[i]);
    }
    return shares;
  }

  @Test
  @Covers("RTH-S-CC-01")
  void sevenPointsAreShared() {
    by("points").answer("ann", "points", share(3, 1, 0, 0, 2, 1)).when(CREATE);

    var stats = created(by("points").answer("ann", "points", share(3, 1, 0, 0, 2, 1)));
    assertThat(stats.stats()).hasToString("3/1/0/0/2/1");
    assertThat(stats.growth().level()).isEqualTo(1);
    assertThat(stats.growth().xp()).isZero();
  }

  @Test
  @Covers({"RTH-S-CC-01", "RTH-R-85"})
  void noStatBeginsAboveThree() {
    // four points for STR are no answer: the question stands
    var table = by("points").answer("ann", "points", share(4, 1, 0, 0, 2, 0));

    org.assertj.core.api.Assertions.assertThatThrownBy(() -> table.when(CREATE))
        .hasMessageContaining("str may be bought 0 to 3 times");
  }

  @Test
  @Covers("RTH-S-CC-01")
  void whatIsLeftOfThePointsIsAskedForAgain() {
    var being =
        created(
            by("points")
                .answer("ann", "points", share(3, 1, 0, 0, 0, 0))
                .answer("ann", "points", share(0, 0, 0, 0, 2, 1)));

    assertThat(being.stats()).hasToString("3/1/0/0/2/1");
  }

  private static Map<String, Integer> array(int str, int dex, int iq, int wis, int con, int cha) {
    return Map.of("str", str, "dex", dex, "int", iq, "wis", wis, "con", con, "cha", cha);
  }

  @Test
  @Covers("RTH-S-CC-02")
  void theArrayInAnyOrder() {
    var being = created(by("array").answer("ann", "array", array(0, 3, 1, 2, 0, 1)));

    assertThat(being.stats()).hasToString("0/3/1/2/0/1");
  }

  @Test
  void linesCallTheNewcomerByNameAndNotByTheIdOfTheSeat() {
    var table =
        by("array")
            .answer("ann", "name", "Bera")
            .answer("ann", "array", array(0, 3, 1, 2, 0, 1))
            .when(new RathStep.CreateCharacter("bera-ann", new Seat("ann")));

    assertThat(table.log())
        .anyMatch(line -> line.contains("Bera has STR 0, DEX 3, INT 1, WIS 2, CON 0, CHA 1"))
        .noneMatch(line -> line.contains("Bera Ann"));
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "3, 1", "4, 1", "5, 2", "6, 3"})
  @Covers("RTH-S-CC-03")
  void aDieForEachStat(int face, int stat) {
    assertThat(Creation.shown(face)).isEqualTo(stat);
  }

  @Test
  @Covers("RTH-S-CC-03")
  void statsByDiceInTheirOrder() {
    var being = created(by("dice").dice("d6=6 d6=3 d6=1 d6=5 d6=4 d6=2").dice(COINS));

    assertThat(being.stats()).hasToString("3/1/0/2/1/0");
  }

  @Test
  @Covers("RTH-S-CC-03")
  void twoStatsMayBeSwapped() {
    var being =
        created(
            by("dice")
                .dice("d6=6 d6=3 d6=1 d6=5 d6=4 d6=2")
                .answer("ann", "swap", "str-int")
                .dice(COINS));

    assertThat(being.stats()).hasToString("0/1/3/2/1/0");
  }

  @Test
  @Covers("RTH-S-CC-03")
  void poorDiceMayBeGivenUpForTheArray() {
    var poor = "d6=1 d6=3 d6=1 d6=3 d6=4 d6=2";
    var kept = by("dice").dice(poor).dice(COINS);
    assertThat(created(kept).stats().sum()).isEqualTo(3);
    kept.asked("ann", "take-array");

    var array = by("dice").dice(poor).answer("ann", "take-array", true).dice(COINS);
    assertThat(created(array).stats()).hasToString("3/2/1/1/0/0");

    var fair = by("dice").dice("d6=1 d6=3 d6=1 d6=5 d6=4 d6=3").dice(COINS);
    assertThat(created(fair).stats().sum()).isEqualTo(5);
    fair.notAsked("ann", "take-array");
  }

  @Test
  @Covers({"RTH-S-CC-04", "RTH-DER-01", "RTH-DER-03"})
  void derivedFiguresFollow() {
    by("points")
        .answer("ann", "points", share(3, 1, 0, 0, 2, 1))
        .answer("ann", "aptitudes", List.of("bruiser", "sunderer"))
        .answer("ann", "outfit", Map.of())
        .when(CREATE)
        .then("new.hp", 13)
        .then("new.max-hp", 13)
        .then("new.ac", 11)
        .then("new.slots", 12);
  }

  @Test
  @Covers({"RTH-S-CC-05", "RTH-R-86"})
  void twoAptitudesOfWhichAnInherentOneNeedsTheGm() {
    var table =
        by("array")
            .answer("ann", "aptitudes", List.of("pack-mule", "hardy"))
            .answer("ann", "reason", "raised by ogres")
            .when(CREATE);

    table.asked("gm", "approve");
    assertThat(table.state().being("new").growth().aptitudes())
        .extracting(known -> known.aptitude().name())
        .containsExactly("Pack Mule", "Hardy");
    // STR 3: 10 + 3 + 4
    table.then("new.max-hp", 17).applied("RTH-LVL-11");
  }

  @Test
  @Covers({"RTH-LVL-11", "RTH-S-CC-05"})
  void withoutAReasonASkillTakesItsPlace() {
    var table =
        by("array")
            .answer("ann", "aptitudes", List.of("pack-mule", "hardy"))
            .answer("ann", "instead", "captain")
            .when(CREATE);

    assertThat(table.state().being("new").growth().aptitudes())
        .extracting(known -> known.aptitude().name())
        .containsExactly("Pack Mule", "Captain");
  }

  @Test
  @Covers("RTH-S-CC-06")
  void thirtyGoldOrDice() {
    by("array").answer("ann", "outfit", Map.of()).when(CREATE).then("new.coins", 3000);
    by("array")
        .answer("ann", "coins", "roll")
        .answer("ann", "outfit", Map.of())
        .dice(COINS)
        .when(CREATE)
        .then("new.coins", 3000);
    by("array")
        .answer("ann", "coins", "roll")
        .answer("ann", "outfit", Map.of())
        .dice("d6=1 d6=1 d6=1 d6=1 d6=1 d6=1")
        .when(CREATE)
        .then("new.coins", 1500);
  }

  @Test
  @Covers("RTH-S-CC-06")
  void theOutfitIsPaidForAndClothesAreFree() {
    by("array")
        .answer("ann", "outfit", Map.of("sword", 1, "medium-armor", 1))
        .when(CREATE)
        .then("new.coins", 1000)
        .then("new.held", List.of("sword"))
        .then("new.worn", List.of("clothes", "medium armor"))
        // sword 2, armor 3, clothes none, ten coins
        .then("new.slots-used", 6);
  }

  @Test
  @Covers("RTH-S-CC-06")
  void whatDoesNotFitIsNotBought() {
    // 10 slots: five tents fill them, and the purse needs one
    by("array")
        .answer("ann", "array", array(2, 1, 3, 1, 0, 0))
        .answer("ann", "aptitudes", List.of("bruiser", "sunderer"))
        .answer("ann", "outfit", Map.of("tent", 5))
        .when(CREATE)
        .then("new.slots", 10)
        .then("new.slots-used", 9)
        .then("new.coins", 3000 - 4 * 300);
  }

  @Test
  @Covers("RTH-S-CC-07")
  void aCasterKnowsAndEquipsSpells() {
    by("array")
        .answer("ann", "array", array(2, 1, 3, 1, 0, 0))
        .answer("ann", "aptitudes", List.of("spellcraft", "lorekeeper"))
        .answer("ann", "subjects", "moons, tides")
        .answer("ann", "spells", List.of("kindle", "drowse", "veil", "gill-charm"))
        .answer("ann", "equipped", List.of("veil", "kindle"))
        .when(CREATE)
        .then("new.known", List.of("Kindle", "Drowse", "Veil", "Gill Charm"))
        .then("new.equipped", List.of("Veil", "Kindle"))
        .then("new.burned", List.of());
  }

  @Test
  @Covers("RTH-S-CC-07")
  void aDullCasterStillKnowsOneSpell() {
    var being =
        created(
            by("array")
                .answer("ann", "array", array(3, 2, 0, 1, 1, 0))
                .answer("ann", "aptitudes", List.of("spellcraft", "bruiser")));

    assertThat(being.stat(Stat.INT)).isZero();
    assertThat(being.magic().known()).hasSize(1);
    assertThat(being.magic().equipped()).hasSize(1);
  }

  @Test
  @Covers({"RTH-S-CC-08", "RTH-S-APT-18"})
  void nameAndPersonAreFreeTextAndFortuneIsOne() {
    var being =
        created(
            by("array")
                .answer("ann", "name", "Wenna")
                .answer(
                    "ann",
                    "persona",
                    Map.of("look", "tall", "drive", "find the mill", "tie", "owes Sefa a boat")));

    assertThat(being.name()).isEqualTo("Wenna");
    assertThat(being.who().persona())
        .isEqualTo(new Who.Persona("tall", "find the mill", "owes Sefa a boat"));
    assertThat(being.fortune()).isEqualTo(1);

    var lucky =
        created(
            by("array")
                .answer("ann", "aptitudes", List.of("bruiser", "lucky"))
                .answer("ann", "reason", "born with a caul"));
    assertThat(lucky.fortune()).isEqualTo(2);
  }

  @Test
  void aNameTakenIsRefused() {
    Tables.party().refuses(new RathStep.CreateCharacter("sefa", new Seat("ann")), "RTH-DOC-05");
  }

  @Test
  @Covers("RTH-S-CC-01")
  void anIdThatSomebodyUnseenHasIsNotRefused() {
    by("array").creature("new", "Ogre").refuses(CREATE, "RTH-DOC-05");
    by("array")
        .creature("new", "Ogre")
        .given("new.secrecy", "unseen")
        .when(CREATE)
        .then("new-2.level", 1)
        .then("new.side", "foes");
  }

  private static Being created(Table<RathState, RathStep, RathEvent> table) {
    return table.when(CREATE).state().being("new");
  }

  @Test
  @Covers("RTH-S-CC-06")
  void theLastCoinMayBeSpent() {
    by("array")
        .answer("ann", "outfit", Map.of("strong-healing-potion", 1))
        .when(CREATE)
        .says("buys strong healing potion")
        .then("new.coins", 0);
    var bare = by("array").answer("ann", "outfit", Map.of()).when(CREATE).then("new.coins", 3000);
    assertThat(bare.log()).noneMatch(line -> line.contains("buys"));
  }
}
