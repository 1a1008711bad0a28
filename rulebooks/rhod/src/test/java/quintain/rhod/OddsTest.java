package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import quintain.kernel.Game;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.odds.Odds;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Living;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.testkit.Covers;

/// Odds against a twin that throws every die in turn.
class OddsTest {
  @Test
  @Covers({"RHD-ATK-04", "RHD-ATK-05"})
  void theOddsOfAnAttackAreThoseOfTheDice() {
    // +4 against Reflex 8 hits on 4 or more; 1d8 + 2
    var odds =
        fight(swordsman(), dummy())
            .given("foe.vitality", 50)
            .odds(attack("hero", "Shortsword", "foe"), "referee");
    assertThat(odds.exact()).isTrue();
    assertThat(odds.p("foe.hit", true)).isCloseTo(17 / 20.0, within(1e-9));
    for (int points = 3; points <= 10; points++) {
      assertThat(odds.p("foe.damage", points)).isCloseTo(17 / 160.0, within(1e-9));
    }
  }

  @Test
  @Covers({"RHD-ABL-07", "RHD-ABL-08"})
  void theOddsOfDyingFollowTheThreshold() {
    // Vitality 2 of 2, no Armoring: 3 damage or more is an excess of at least 1, which is half of 2
    var odds = fight(swordsman(), dummy()).odds(attack("hero", "Shortsword", "foe"), "referee");
    assertThat(odds.p("foe.dies", true)).isCloseTo(17 / 20.0, within(1e-9));
  }

  @Test
  @Covers({"RHD-ADV-01", "RHD-R-06"})
  void advantageCountsEveryPair() {
    var odds =
        fight(swordsman(), dummy())
            .given("hero.aided", 1)
            .given("foe.vitality", 50)
            .odds(attack("hero", "Shortsword", "foe"), "referee");
    assertThat(odds.p("foe.hit", true)).isCloseTo(1 - 9 / 400.0, within(1e-9));
  }

  @Test
  @Covers({"RHD-GRP-02", "RHD-R-07"})
  void aContestCountsEveryPair() {
    int won = 0;
    for (int mine = 1; mine <= 20; mine++) {
      for (int theirs = 1; theirs <= 20; theirs++) {
        won += mine + 2 >= theirs ? 1 : 0;
      }
    }
    var odds = fight(swordsman(), dummy()).odds(new Encounter.Grapple("hero", "foe"), "referee");
    assertThat(odds.p("foe.grappled", true)).isCloseTo(won / 400.0, within(1e-9));
  }

  @Test
  @Covers({"RHD-ABL-09", "RHD-DTH-01"})
  void aWoundTakesItsHitDieAndItsDeathCallAlong() {
    // CON +1, 4 known: maximum 4, Vitality 4. 3 Armoring, and 8 damage at most after it
    var odds =
        fight(
                swordsman(),
                Folk.hero("10/10/12/10/10/10")
                    .knowing("Brace", "Pin Down")
                    .with("Iron Gut", "Keen Senses")
                    .in(Stance.HIGH_READY))
            .given("foe.wounds", 2)
            .given("foe.hit-dice", 1)
            .odds(attack("hero", "Shortsword", "foe"), "referee");
    Map<String, Double> twin = new TreeMap<>();
    for (int d20 = 1; d20 <= 20; d20++) {
      for (int d8 = 1; d8 <= 8; d8++) {
        int damage = d20 + 4 >= 8 ? d8 + 2 : 0;
        int excess = damage - 4;
        if (excess > 0 && 2 * excess >= 4) {
          twin.merge("dies", 1 / 160.0, Double::sum);
        } else if (excess > 0) {
          twin.merge("wounded", 1 / 160.0, Double::sum);
          twin.merge("dies", 1 / 160.0 / 20, Double::sum);
        }
      }
    }
    assertThat(odds.p("foe.dies", true)).isCloseTo(twin.get("dies"), within(1e-9));
    assertThat(odds.p("foe.wounded", true)).isCloseTo(twin.get("wounded"), within(1e-9));
  }

  @Test
  @Covers({"RHD-ENC-03", "RHD-CHAR-01"})
  void whatRollsAllAtOnceIsTriedOutAndSaysSo() {
    var four =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "one", "8,5", "two", "8,7", "three", "8,9"))
            .sheet("hero", swordsman().sheet())
            .creature("one", "Levy Conscript")
            .creature("two", "Levy Conscript")
            .creature("three", "Levy Conscript");
    var random = new SplittableRandom(3);
    for (RhodStep step : List.of(Tables.CALL, new Living.CreateCharacter("new", new Seat("ada")))) {
      var odds =
          new Odds<>(new RhodBook())
              .preview(four.state(), step, Seat.REFEREE, sides -> random.nextInt(sides) + 1);
      assertThat(odds.exact()).isFalse();
      assertThat(odds.simulated()).isPositive();
      assertThat(odds.outcomes()).isEmpty();
    }
  }

  @Test
  @Covers("RHD-R-18")
  void ofTwoWhoTieOnlyWhoIsAheadMatters() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "one", "8,5"))
            .sheet("hero", swordsman().sheet())
            .creature("one", "Levy Conscript")
            .dice("d20=20", "d20=10")
            .when(Tables.CALL);
    var odds = table.odds(new Encounter.BringIn("Levy Conscript", "late", 1), "referee");
    assertThat(odds.exact()).isTrue();
  }

  @Test
  @Covers("RHD-REF-02")
  void whatPlayersDoNotKnowTheirOddsDoNotTell() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "foe", "6,5"))
            .sheet("hero", swordsman().sheet())
            .creature("foe", "Levy Conscript")
            .when(new Encounter.Reveal("foe", Secrecy.FIGURES_HIDDEN));
    assertThatThrownBy(() -> table.odds(attack("hero", "Shortsword", "foe"), "hero"))
        .isInstanceOf(Refused.class);
  }

  @Test
  @Covers("RHD-TIME-02")
  void theSameSituationComesBackWhateverTheRound() {
    var book = new RhodBook();
    var first = fight(swordsman(), dummy());
    var essence = book.foresight().essence(Game.at(first.state()));
    var later = first.when(Tables.end("hero")).when(Tables.end("foe"));
    assertThat(book.foresight().essence(Game.at(later.state()))).isEqualTo(essence);
    assertThat(book.foresight().essence(Game.at(later.given("foe.vitality", 1).state())))
        .isNotEqualTo(essence);
  }

  @Test
  @Covers({"RHD-COND-04", "RHD-DTH-03"})
  void stacksAreCountedInOdds() {
    // CON +1 and two Wounds: a Death Call as the Turn begins, of which 8 of 20 exhaust and 1 kills
    var odds =
        Tables.fight(swordsman(), dummy())
            .given("foe.wounds", 2)
            .given("foe.exhausted", 1)
            .given("foe.burning", 2)
            .given("foe.vitality", 50)
            .odds(Tables.end("hero"), "referee");
    assertThat(odds.p("foe.exhausted", 2)).isCloseTo(8 / 20.0, within(1e-9));
    assertThat(odds.p("foe.burning", 1)).isCloseTo(19 / 20.0, within(1e-9));
    assertThat(odds.p("foe.dies", true)).isCloseTo(1 / 20.0, within(1e-9));
  }
}
