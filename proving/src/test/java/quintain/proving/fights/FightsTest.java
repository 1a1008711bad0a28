package quintain.proving.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.proving.Grounds;

/// Fights of every book, by every policy, on any number of threads.
class FightsTest {
  @ParameterizedTest
  @MethodSource("quintain.proving.Grounds#books")
  void everyBookIsFoughtToAnEnd(String book) {
    int fights = Grounds.knowsFights(book) ? 60 : 4;
    var tally = Grounds.GROUND.prepare(Grounds.duel(book, "steady")).fight(7, 0, fights);
    assertThat(tally.fights()).isEqualTo(fights);
    assertThat(tally.capped()).as("fights broken off").isLessThanOrEqualTo(fights / 10);
    assertThat(tally.wins().get(0) + tally.wins().get(1) + tally.draws() + tally.capped())
        .isEqualTo(fights);
    assertThat(tally.damage().values().stream().mapToLong(Long::longValue).sum()).isPositive();
  }

  @ParameterizedTest
  @MethodSource("quintain.proving.Grounds#books")
  void everyPolicyFightsInEveryBook(String book) {
    // Looking ahead over offers made for people would take minutes.
    var policies = Grounds.knowsFights(book) ? Policies.NAMES : List.of("random", "bold");
    for (String policy : policies) {
      int fights = policy.equals("search") ? 1 : 3;
      var tally = Grounds.GROUND.prepare(Grounds.duel(book, policy)).fight(3, 0, fights);
      assertThat(tally.fights()).as(policy).isEqualTo(fights);
    }
  }

  @ParameterizedTest
  @MethodSource("quintain.proving.Grounds#books")
  void theSameSeedGivesTheSameFightsOnAnyThreadsAndInAnyPieces(String book) {
    var bout = Grounds.GROUND.prepare(Grounds.duel(book, "random"));
    int fights = Grounds.knowsFights(book) ? 40 : 4;
    int half = fights / 2;
    var whole = bout.fight(11, 0, fights);
    var pieces =
        bout.fight(11, half, fights).plus(bout.fight(11, 0, 1)).plus(bout.fight(11, 1, half));
    assertThat(pieces).isEqualTo(whole);
    assertThat(bout.fight(12, 0, fights)).isNotEqualTo(whole);
  }

  @Test
  void threadsAndEarlyEndsChangeNothing() {
    var bout = Grounds.GROUND.prepare(Grounds.fight("cairn", "Reed Cutter", "Bog Hound", "steady"));
    var one = Simulation.run(bout, new Orders(6000, 5, 1, 0.02), Progress.NONE);
    var three = Simulation.run(bout, new Orders(6000, 5, 3, 0.02), Progress.NONE);
    assertThat(three).isEqualTo(one);
    assertThat(one.tally().fights()).as("stopped early").isLessThan(6000);
    assertThat(Wilson.of(one.tally().wins().getFirst(), one.tally().fights()).margin())
        .isLessThanOrEqualTo(0.02);
  }

  /// Quick fights are handed out many chunks at a time, and done in any order.
  @Test
  void howFightsAreHandedOutChangesNothing() {
    var bout = Grounds.GROUND.prepare(Grounds.fight("cairn", "Reed Cutter", "Bog Hound", "steady"));
    int fights = 40 * Simulation.CHUNK + 7;
    var atOnce = bout.fight(5, 0, fights);
    for (int threads : new int[] {1, 3}) {
      var fought = Simulation.run(bout, new Orders(fights, 5, threads, 0), Progress.NONE);
      assertThat(fought).isEqualTo(new Simulation.Fought(atOnce, true));
    }
  }

  @Test
  void whoeverCancelsKeepsWhatIsDone() {
    var bout = Grounds.GROUND.prepare(Grounds.fight("cairn", "Reed Cutter", "Bog Hound", "steady"));
    var fought =
        Simulation.run(
            bout,
            new Orders(100_000, 5, 2, 0),
            new Progress() {
              @Override
              public boolean cancelled() {
                return true;
              }
            });
    assertThat(fought.whole()).isFalse();
    assertThat(fought.tally()).isEqualTo(bout.fight(5, 0, Simulation.CHUNK));
  }

  @Test
  void aFightIsToldAsItWasFought() {
    var bout = Grounds.GROUND.prepare(Grounds.fight("cairn", "Maren", "Wood Troll", "steady"));
    var log = bout.log(5, 0);
    assertThat(log.getFirst()).isEqualTo("Rounds begin");
    assertThat(log).anyMatch(line -> line.startsWith("Maren attacks Wood Troll with axe"));
    var winner = bout.fight(5, 0, 1).wins().getFirst() == 1 ? "party" : "foes";
    assertThat(log.getLast()).startsWith(winner + " wins in round ");
    assertThat(bout.log(5, 0)).isEqualTo(log);
  }

  @Test
  void aCapIsReportedAndNeverCountedAsAWin() {
    var capped =
        new Encounter(
            "rath",
            Grounds.fight("rath", "Brannoc", "Raider", "steady").sides(),
            new LinkedHashMap<>(),
            "",
            1);
    var tally = Grounds.GROUND.prepare(capped).fight(1, 0, 200);
    assertThat(tally.capped()).isPositive();
    assertThat(tally.wins().get(0) + tally.wins().get(1) + tally.draws())
        .isEqualTo(200 - tally.capped());
  }

  @Test
  void whoeverRanHasLostThoughTheyAreWellAfterwards() {
    // Maren runs at once and always gets away: DEX 20 fails only on a natural 20.
    var runs =
        new Encounter(
            "cairn",
            List.of(
                new Encounter.Side(
                    "party",
                    List.of(
                        new Encounter.Entry(
                            1, "Maren", Map.of("dex", "20", "str", "1", "hp", "1"))),
                    "cautious"),
                Encounter.Side.parse("foes", "Wood Troll", "steady")),
            Map.of("order", "sides-alternate"),
            "",
            100);
    var tally = Grounds.GROUND.prepare(runs).fight(2, 0, 300);
    assertThat(tally.fled().get("maren")).isGreaterThan(200);
    assertThat(tally.wins().get(0)).isLessThan(20);
    assertThat(tally.draws()).isZero();
  }

  @Test
  void factsHouseRulesAndNumbersAreTaken() {
    var plain = Grounds.fight("cairn", "Maren", "Tunnel Goblin", "steady");
    var many = Grounds.fight("cairn", "Maren", "5*Tunnel Goblin", "steady");
    long one = Grounds.GROUND.prepare(plain).fight(1, 0, 300).wins().getFirst();
    long five = Grounds.GROUND.prepare(many).fight(1, 0, 300).wins().getFirst();
    assertThat(five).isLessThan(one);
    assertThat(Grounds.GROUND.prepare(many).members().get(1)).hasSize(5);
  }

  @Test
  void creaturesMayFightEachOtherOnEitherSide() {
    var bout = Grounds.GROUND.prepare(Grounds.fight("cairn", "Bog Hound", "Bog Hound", "steady"));
    var tally = bout.fight(1, 0, 2000);
    // the same creature on both sides: neither side is far better, though the foes cannot be late
    assertThat(tally.wins().get(0)).isBetween(500L, 1500L);
  }

  @ParameterizedTest
  @MethodSource("quintain.proving.Grounds#books")
  void twinsHaveNamesOfTheirOwn(String book) {
    var duel = Grounds.duel(book, "steady");
    var one = duel.sides().get(0).entries().getFirst().what();
    var other = duel.sides().get(1).entries().getFirst().what();
    var bout =
        Grounds.GROUND.prepare(
            Grounds.fight(book, "2*" + one + "," + other, one + ",2*" + other, "steady"));
    var names = bout.members().stream().flatMap(List::stream).map(bout::nameOf).toList();
    assertThat(names).hasSize(6).doesNotHaveDuplicates();
    assertThat(names).contains(one + " 1", one + " 2", one + " 3");
  }

  @Test
  void whatCannotBeFoughtIsRefusedWithASentence() {
    assertRefused(
        Grounds.fight("cairn", "Marren", "Wood Troll", "steady"), "did you mean 'Maren'?");
    assertRefused(Grounds.fight("carin", "Maren", "Wood Troll", "steady"), "no rulebook 'carin'");
    assertRefused(Grounds.fight("cairn", "Maren", "Wood Troll", "stedy"), "no policy 'stedy'");
    assertRefused(Grounds.fight("cairn", "nobody.json", "Wood Troll", "steady"), "no file");
    assertThatThrownBy(() -> Encounter.Entry.parse("0*Wolf")).isInstanceOf(Unfit.class);
    assertThatThrownBy(() -> Encounter.Entry.parse("x*Wolf")).isInstanceOf(Unfit.class);
  }

  private static void assertRefused(Encounter encounter, String words) {
    assertThatThrownBy(() -> Grounds.GROUND.prepare(encounter))
        .isInstanceOf(Unfit.class)
        .hasMessageContaining(words);
  }
}
