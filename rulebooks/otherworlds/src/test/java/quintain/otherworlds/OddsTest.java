package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static quintain.otherworlds.Tables.attack;

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
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Odds against a twin that adds up every way two exploding dice can fall.
class OddsTest {
  /// How often a chain comes to each total, through so many sixes that the rest does not matter.
  private static Map<Integer, Double> chain() {
    var chain = new TreeMap<Integer, Double>();
    for (int sixes = 0; sixes < 14; sixes++) {
      for (int face = 1; face <= 5; face++) {
        chain.put(6 * sixes + face, Math.pow(1 / 6.0, sixes + 1));
      }
    }
    return chain;
  }

  /// The higher of two chains.
  private static Map<Integer, Double> higher() {
    var higher = new TreeMap<Integer, Double>();
    chain()
        .forEach(
            (a, p) -> chain().forEach((b, q) -> higher.merge(Math.max(a, b), p * q, Double::sum)));
    return higher;
  }

  /// Damage of an attack against a defence, each a number and dice, less armor, up to what there
  /// is.
  private static Map<Integer, Double> damage(
      int attack, Map<Integer, Double> dice, int defence, int armor, int health) {
    var damage = new TreeMap<Integer, Double>();
    dice.forEach(
        (a, p) ->
            chain()
                .forEach(
                    (d, q) -> {
                      int raw = Math.max(0, attack + a - defence - d);
                      int felt = Math.min(health, Math.max(0, raw - armor));
                      damage.merge(felt, p * q, Double::sum);
                    }));
    return damage;
  }

  private static Table<OtwState, OtwStep, OtwEvent> brawl() {
    return Tables.empty()
        .scene(Tables.placed("brannoc", "1,0", "orrin", "0,0", "raider", "2,0", "adder", "2,1"))
        .pregen("brannoc", "Brannoc Vale")
        .pregen("orrin", "Orrin Thess")
        .creature("raider", "Rust Raider")
        .creature("adder", "Bog Adder");
  }

  @Test
  @Covers({"OTW-COM-06", "OTW-DICE-02", "OTW-DICE-04", "OTW-EQ-18"})
  void theOddsOfAnAttackAreThoseOfTheDice() {
    var odds = brawl().odds(attack("brannoc", "woodfall axe", "raider"), "referee");

    assertThat(odds.exact()).isTrue();
    assertThat(odds.residual()).isLessThan(1e-6);
    var expected = damage(10, higher(), 6, 1, 20);
    expected.forEach(
        (points, p) -> assertThat(odds.p("raider.damage", points)).isCloseTo(p, within(1e-6)));
    assertThat(odds.p("raider.drops", true)).isCloseTo(expected.get(20), within(1e-6));
    // It hits where anything is left over, though armor may take all of it.
    double missed = damage(10, higher(), 6, 0, 20).getOrDefault(0, 0.0);
    assertThat(odds.p("raider.hit", true)).isCloseTo(1 - missed, within(1e-6));
  }

  @Test
  @Covers({"OTW-SK-01", "OTW-R-24"})
  void theOddsOfTwoAttacksInOneActionAreExactToo() {
    var table = brawl().given("raider.hp", 5);
    var odds =
        table.odds(
            Folk.skill("brannoc", "Cleaving Arc", "Woodfall Axe", "raider", "adder"), "referee");

    assertThat(odds.exact()).isTrue();
    damage(10, higher(), 6, 1, 5)
        .forEach(
            (points, p) -> assertThat(odds.p("raider.damage", points)).isCloseTo(p, within(1e-6)));
    damage(10, higher(), 6, 0, 12)
        .forEach(
            (points, p) -> assertThat(odds.p("adder.damage", points)).isCloseTo(p, within(1e-6)));
  }

  @Test
  @Covers({"OTW-SP-03", "OTW-MECH-24b"})
  void aSpellThatFreezesSaysHowOften() {
    var odds =
        brawl().given("raider.dex", 4).odds(Folk.cast("orrin", "Rime Shard", "raider"), "orrin");

    // RES 7 and 2 against 6, armor 1: four points of frost take all of DEX 4
    double frozen =
        damage(9, chain(), 6, 1, 20).entrySet().stream()
            .filter(entry -> entry.getKey() >= 4)
            .mapToDouble(Map.Entry::getValue)
            .sum();
    assertThat(odds.p("raider.frozen", true)).isCloseTo(frozen, within(1e-6));
  }

  @Test
  @Covers("OTW-ACT-12")
  void whatPlayersDoNotKnowTheirOddsDoNotTell() {
    var hidden =
        brawl()
            .when(new OtwStep.Reveal("raider", Secrecy.FIGURES_HIDDEN))
            .when(new OtwStep.Reveal("adder", Secrecy.UNSEEN));
    var strike = attack("brannoc", "woodfall axe", "raider");

    assertThatThrownBy(() -> hidden.odds(strike, "brannoc")).isInstanceOf(Refused.class);
    assertThat(hidden.odds(strike, "referee").exact()).isTrue();
    assertThat(hidden.secretOf(new OtwStep.BraceYourself("brannoc"), "brannoc")).isEmpty();
    var seen = new OtherworldsBook().foresight().seenBy(hidden.state(), new Seat("brannoc"));
    assertThat(seen.roster())
        .extracting(Being::id)
        .isEqualTo(List.of("brannoc", "orrin", "raider"));
  }

  @Test
  @Covers("OTW-MECH-32a")
  void theSameSituationComesBackWhateverTheClockSays() {
    var early = brawl().state();
    var late = new LifeEvent.TimePassed(480).appliedTo(early);
    var book = new OtherworldsBook();

    assertThat(book.foresight().essence(Game.at(late)))
        .isEqualTo(book.foresight().essence(Game.at(early)));
    assertThat(book.foresight().essence(Game.at(brawl().given("raider.hp", 3).state())))
        .isNotEqualTo(book.foresight().essence(Game.at(early)));
  }

  /// Two numbers that fall apart from each other, added up.
  private static Map<Integer, Double> sum(Map<Integer, Double> one, Map<Integer, Double> other) {
    var sum = new TreeMap<Integer, Double>();
    one.forEach((a, p) -> other.forEach((b, q) -> sum.merge(a + b, p * q, Double::sum)));
    return sum;
  }

  @Test
  @Covers({"OTW-MAST-04", "OTW-COM-06"})
  void theDamageOfTwoAttacksOnOneTargetIsTheirSum() {
    var claws = Folk.hero("3/7/4/3/2/6").mastering(Family.CLAWS).holding("Hook Claws");
    var odds =
        Tables.duel(claws).given("foe.hp", 12).odds(attack("hero", "hook claws", "foe"), "referee");

    // 7 + 2 against 2, twice, and no more than there is
    var once = damage(9, chain(), 2, 0, 12);
    var twice = new TreeMap<Integer, Double>();
    sum(once, once).forEach((points, p) -> twice.merge(Math.min(12, points), p, Double::sum));
    assertThat(odds.exact()).isTrue();
    twice.forEach(
        (points, p) -> assertThat(odds.p("foe.damage", points)).isCloseTo(p, within(1e-6)));
  }

  @Test
  @Covers({"OTW-MECH-19", "OTW-R-82"})
  void theOddsOfAGrenadeOnOneTargetAreExact() {
    var grenadier = Folk.hero("3/7/4/3/2/6").holding("Frag Grenade");
    var odds =
        Tables.duel(grenadier)
            .odds(new OtwStep.Bombard("hero", "frag grenade", Tables.at("2,0")), "referee");

    assertThat(odds.exact()).isTrue();
    damage(0, sum(chain(), sum(chain(), chain())), 2, 0, 90)
        .forEach(
            (points, p) -> assertThat(odds.p("foe.damage", points)).isCloseTo(p, within(1e-6)));
  }

  /// One roll of three dice against two defences falls too many ways to follow them all (docs,
  /// performance): the odds are tried out, say so, and agree with the twin.
  @Test
  @Covers({"OTW-MECH-19", "OTW-R-24"})
  void theOddsOfAGrenadeOnTwoAreTriedOutAndSaySo() {
    var two =
        Tables.against(Folk.hero("3/7/4/3/2/6").holding("Frag Grenade"), "Kennel Hound")
            .creature("other", "Kennel Hound")
            .given("other.at", "2,1")
            .given("foe.dex", 0)
            .given("foe.tou", 2)
            .given("foe.max-hp", 90)
            .given("foe.hp", 90);
    var random = new SplittableRandom(24);
    var odds =
        new Odds<>(new OtherworldsBook())
            .preview(
                two.state(),
                new OtwStep.Bombard("hero", "frag grenade", Tables.at("2,0")),
                Seat.REFEREE,
                sides -> 1 + random.nextInt(sides));

    assertThat(odds.exact()).isFalse();
    assertThat(odds.simulated()).isEqualTo(2_000);
    assertThat(odds.outcomes()).anyMatch(chance -> chance.measure().equals("other.damage"));
    double misses = damage(0, sum(chain(), sum(chain(), chain())), 2, 0, 90).getOrDefault(0, 1.0);
    // four times the standard deviation of 2,000 tries
    assertThat(odds.p("foe.damage", 0))
        .isCloseTo(misses, within(4 * Math.sqrt(misses * (1 - misses) / 2_000)));
  }
}
