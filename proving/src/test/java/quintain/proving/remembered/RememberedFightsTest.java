package quintain.proving.remembered;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.proving.Grounds;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.PlainFights;

/// Every fight comes out the same with remembering and without it.
class RememberedFightsTest {
  @ParameterizedTest
  @MethodSource("quintain.proving.Grounds#books")
  void whatIsRememberedChangesNoFight(String book) {
    var encounter =
        Grounds.solvable().stream().filter(each -> each.book().equals(book)).findFirst();
    var fight = encounter.orElseGet(() -> Grounds.duel(book, "steady"));
    int fights = encounter.isPresent() ? 150 : Grounds.knowsFights(book) ? 20 : 2;
    foughtByHeartAsByTheRules(fight, fights);
  }

  /// What spells, charges and things are left is part of a situation.
  @ParameterizedTest
  @CsvSource({
    "cairn, 'Oskar,Tilda', 2*Reed Cutter, cautious",
    "terra-odd, 'Ilse,Suri', 2*Street Cutter, bold",
    "rath, 'Ilvane,Odda', 2*Raider, cautious",
    "otherworlds, Orrin Thess, Rust Raider, bold",
    "rhod, Maren, Levy Conscript, cautious"
  })
  void whatIsRememberedOfMagicAndThingsChangesNoFight(
      String book, String party, String foes, String policy) {
    foughtByHeartAsByTheRules(Grounds.fight(book, party, foes, policy), 15);
  }

  /// Of several who strike one only the highest die counts: many ways lead to the same place.
  @Test
  void whatIsRememberedOfPoolsChangesNoFight() {
    foughtByHeartAsByTheRules(
        Grounds.fight("cairn", "2*Reed Cutter", "2*Tunnel Goblin", "steady"), 2000);
  }

  /// Four against four are never known to the end: what is new and what is known take turns.
  @Test
  void whatIsHalfRememberedChangesNoFight() {
    foughtByHeartAsByTheRules(
        Grounds.fight("cairn", "4*Reed Cutter", "4*Tunnel Goblin", "steady"), 1000);
  }

  /// A fight that is known is broken off where it would be if it were new.
  @Test
  void whatIsRememberedIsBrokenOffAfterAsManyRounds() {
    var endless = Grounds.fight("cairn", "Reed Cutter", "Tunnel Goblin", "steady");
    foughtByHeartAsByTheRules(new Encounter("cairn", endless.sides(), Map.of(), "", 2), 500);
  }

  private static void foughtByHeartAsByTheRules(Encounter fight, int fights) {
    // the first fights of a seed are resolved by the rules either way
    int from = PlainFights.LOOKED_AT;
    var remembering = Grounds.GROUND.prepare(fight);
    remembering.fight(4, from, from + 4L * fights);
    var plain = Grounds.WITHOUT_REMEMBERING.prepare(fight);
    for (int seed = 1; seed <= 3; seed++) {
      var byHeart = new byte[fights];
      var byTheRules = new byte[fights];
      var tally = remembering.fight(seed, from, from + fights, byHeart);
      assertThat(tally).isEqualTo(plain.fight(seed, from, from + fights, byTheRules));
      assertThat(byHeart).isEqualTo(byTheRules);
    }
  }
}
