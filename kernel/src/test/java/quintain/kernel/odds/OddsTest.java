package quintain.kernel.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import quintain.kernel.Actor;
import quintain.kernel.Duel;
import quintain.kernel.Duel.Bout;
import quintain.kernel.Measure;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Ratio;
import quintain.kernel.fate.Policy;

class OddsTest {
  private static final Faces NO_DICE =
      sides -> {
        throw new AssertionError("exact odds roll no dice");
      };
  private static final Odds<Bout, Duel.Move, Duel.Happening> ODDS = new Odds<>(new Duel());

  private static Bout bout(int b, int luck) {
    return new Bout(6, b, luck, "", false);
  }

  @Test
  void everyWayTheDiceCanFallIsCounted() {
    var preview = ODDS.preview(bout(4, 0), new Duel.Strike("a"), Seat.REFEREE, NO_DICE);

    assertThat(preview.exact()).isTrue();
    assertThat(preview.residual()).isZero();
    assertThat(preview.p("b.drops", true)).isCloseTo(0.5, within(1e-12));
    for (int damage = 1; damage <= 6; damage++) {
      assertThat(preview.p("damage", damage)).isCloseTo(1 / 6.0, within(1e-12));
    }
    assertThat(preview.p("damage", 7)).isZero();
    assertThat(preview.p("b.drops", false)).isZero();
  }

  @Test
  void exactFractionsAreExact() {
    var odds = ODDS.exactly(bout(5, 0), new Duel.Strike("a"));

    assertThat(odds).containsEntry(new Measure("b.drops", true), Ratio.of(1, 3));
    assertThat(odds).containsEntry(new Measure("damage", 6), Ratio.of(1, 6));
  }

  @Test
  void whatIsTakenAgainUntilItLeadsElsewhereIsExact() {
    var odds = new Odds<>(hesitating(), Policy.DEFAULTS, Odds.BUDGET);

    assertThat(odds.exactly(bout(5, 0), new Duel.Strike("a")))
        .containsEntry(new Measure("b.drops", true), Ratio.of(1, 3))
        .containsEntry(new Measure("damage", 6), Ratio.of(1, 6));
    var preview = odds.preview(bout(5, 0), new Duel.Strike("a"), Seat.REFEREE, NO_DICE);
    assertThat(preview.exact()).isTrue();
    assertThat(preview.residual()).isZero();
    assertThat(preview.p("b.drops", true)).isCloseTo(1 / 3.0, within(1e-12));
  }

  /// The book, where two strikes of three are only feints and are made again.
  private static Duel hesitating() {
    return new Duel() {
      @Override
      public void resolve(Duel.Move step, Play<Bout, Duel.Move, Duel.Happening> play) {
        if (step instanceof Duel.Strike again
            && !play.pick(List.of(false, false, true), Duel.Rule.OMEN)) {
          play.then(again);
        } else {
          super.resolve(step, play);
        }
      }
    };
  }

  /// Lends luck whenever asked, and parries always.
  private static final Policy EAGER =
      new Policy() {
        @Override
        public <A> A answer(Seat who, Question<A> question) {
          return question.read(true);
        }

        @Override
        public <A> Optional<A> accept(Seat who, Question<A> question) {
          return Optional.of(question.read(true));
        }
      };

  @Test
  void choicesAreThePolicys() {
    var eager = new Odds<>(new Duel(), EAGER, Odds.BUDGET);
    var odds = eager.exactly(bout(3, 1), new Duel.Strike("a"));

    // the better of two d6, halved: 3 needs a 6 on either
    assertThat(odds).containsEntry(new Measure("b.drops", true), Ratio.of(11, 36));
    assertThat(odds).containsEntry(new Measure("damage", 0), Ratio.of(1, 36));
  }

  @Test
  void oddsRunOnUntilSomethingHappens() {
    // b breathes out only when it is down, so every way leads there
    var preview = ODDS.previewUntil(bout(8, 0), new Duel.Strike("a"), Seat.REFEREE, "breathed");

    assertThat(preview.exact()).isTrue();
    assertThat(preview.p("b.drops", true)).isCloseTo(1, within(1e-12));
    assertThat(preview.residual()).isLessThan(1e-12);
  }

  @Test
  void whatIsNamedOnTheWayAddsUp() {
    var preview = ODDS.previewUntil(bout(8, 0), new Duel.Strike("a"), Seat.REFEREE, "breathed");

    // d6 upon d6 until b's 8 points are gone
    var reached = new double[14];
    reached[0] = 1;
    for (int sum = 0; sum < 8; sum++) {
      for (int face = 1; face <= 6; face++) {
        reached[sum + face] += reached[sum] / 6;
      }
    }
    double total = 0;
    for (int sum = 8; sum <= 13; sum++) {
      assertThat(preview.p("damage", sum)).as("%s", sum).isCloseTo(reached[sum], within(1e-12));
      total += preview.p("damage", sum);
    }
    assertThat(total).isCloseTo(1, within(1e-12));
    assertThat(preview.outcomes().stream().filter(o -> o.measure().equals("damage"))).hasSize(6);
  }

  @Test
  void whatNeverComesIsSaidToHaveNoEnd() {
    assertThatThrownBy(
            () -> ODDS.previewUntil(bout(2, 0), new Duel.Strike("a"), Seat.REFEREE, "luck-spent"))
        .hasMessage("There is no end to be seen after 10000 turns.");
  }

  @Test
  void whatNamesNoOutcomeIsNotTriedForLong() {
    var poor = new Odds<>(new Duel(), Policy.DEFAULTS, 0);
    var preview = poor.preview(bout(4, 0), new Duel.Breathe(), Seat.REFEREE, sides -> 1);

    assertThat(preview.outcomes()).isEmpty();
    assertThat(preview.exact()).isFalse();
    assertThat(preview.simulated()).isEqualTo(300);
  }

  @Test
  void pastTheBudgetTheAnswerIsSimulatedAndSaysSo() {
    var random = new SplittableRandom(7);
    var poor = new Odds<>(new Duel(), Policy.DEFAULTS, 3);
    var preview =
        poor.preview(bout(4, 0), new Duel.Strike("a"), Seat.REFEREE, s -> random.nextInt(s) + 1);

    assertThat(preview.exact()).isFalse();
    assertThat(preview.simulated()).isEqualTo(2_000);
    assertThat(preview.p("b.drops", true)).isCloseTo(0.5, within(4 * Math.sqrt(0.25 / 2_000)));
    assertThatThrownBy(
            () -> poor.previewUntil(bout(4, 0), new Duel.Strike("a"), Seat.REFEREE, "breathed"))
        .hasMessageContaining("Too many ways lead to breathed");
    assertThatThrownBy(() -> poor.exactly(bout(4, 0), new Duel.Strike("a")))
        .hasMessageContaining("too much work");
  }

  @Test
  void whatCannotBeFollowedToItsEndIsGivenUpAsSoonAsThatIsSure() {
    var resolved = new AtomicInteger();
    var counting = counting(resolved);
    // A strike falls six ways, each of which has a place to find in two ways: eighteen steps.
    var enough = new Odds<>(counting, Policy.DEFAULTS, 18);
    assertThat(enough.exactly(bout(6, 0), new Duel.Strike("a"))).isNotEmpty();
    assertThat(resolved.getAndSet(0)).isEqualTo(18);

    var tooLittle = new Odds<>(counting, Policy.DEFAULTS, 11);
    assertThatThrownBy(() -> tooLittle.exactly(bout(6, 0), new Duel.Strike("a")))
        .hasMessageContaining("too much work");
    assertThat(resolved.get()).as("six strikes with six places to come are twelve").isEqualTo(6);
  }

  /// The book, with the steps counted that it resolves.
  private static Duel counting(AtomicInteger resolved) {
    return new Duel() {
      @Override
      public void resolve(Duel.Move step, Play<Bout, Duel.Move, Duel.Happening> play) {
        resolved.incrementAndGet();
        super.resolve(step, play);
      }
    };
  }

  @Test
  void whatASeatMayNotKnowGivesNoOdds() {
    var secret = new Bout(6, 4, 0, "", true);

    assertThatThrownBy(() -> ODDS.preview(secret, new Duel.Strike("a"), Duel.ANNA, NO_DICE))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> ODDS.previewUntil(secret, new Duel.Strike("a"), Duel.ANNA, "breathed"))
        .isInstanceOf(Refused.class);
    assertThat(ODDS.preview(secret, new Duel.Strike("a"), Seat.REFEREE, NO_DICE).exact()).isTrue();
  }

  @Test
  void allThatMayBeThrownIsTold() {
    var throwing =
        List.of(
            new Preview.Throw("a", "d6", Duel.Rule.HIT),
            new Preview.Throw("", "", Duel.Rule.PLACE));
    var exact = ODDS.preview(bout(4, 0), new Duel.Strike("a"), Seat.REFEREE, NO_DICE);
    var simulated =
        new Odds<>(new Duel(), Policy.DEFAULTS, 1)
            .preview(bout(4, 0), new Duel.Strike("a"), Seat.REFEREE, sides -> sides);

    assertThat(exact.dice()).isEqualTo(throwing);
    assertThat(simulated.dice()).isEqualTo(throwing);
    assertThat(ODDS.preview(bout(4, 0), new Duel.Breathe(), Seat.REFEREE, NO_DICE).dice())
        .isEmpty();
  }

  private record Somebody(String id, Seat seat) implements Actor {}

  @Test
  void diceAreToldByTheirSides() {
    var rolls = new Rolls();
    rolls.met(
        new Somebody("a", Seat.REFEREE),
        Dice.plus(Dice.plus(Dice.D6, Dice.D6), Dice.D8),
        Duel.Rule.HIT);

    assertThat(rolls.told()).containsExactly(new Preview.Throw("a", "2d6 and d8", Duel.Rule.HIT));
  }

  @Test
  void aRefusedCommandHasNoOdds() {
    assertThatThrownBy(
            () ->
                ODDS.preview(
                    new Bout(0, 4, 0, "", false), new Duel.Strike("a"), Seat.REFEREE, NO_DICE))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("a is down");
  }

  @Test
  void outcomesOfOneMeasureStandTogetherInOrder() {
    var preview =
        new Preview(
            List.of(
                new Preview.Chance("damage", 10, 0.1),
                new Preview.Chance("drops", true, 0.5),
                new Preview.Chance("damage", 2, 0.2),
                new Preview.Chance("drops", false, 0.5)),
            0,
            true,
            0,
            List.of());

    assertThat(preview.outcomes().stream().map(chance -> chance.measure() + " " + chance.value()))
        .containsExactly("damage 2", "damage 10", "drops true", "drops false");
  }

  @Test
  void smallChancesAddUpWithoutDrift() {
    var tenth = Precise.of(0.1);
    var sum = Precise.ZERO;
    for (int i = 0; i < 1_000_000; i++) {
      sum = sum.plus(tenth.times(Precise.of(0.05)));
    }
    double plain = 0;
    for (int i = 0; i < 1_000_000; i++) {
      plain += 0.1 * 0.05;
    }

    assertThat(sum.toDouble()).isCloseTo(5000, within(1e-11));
    assertThat(plain).as("which plain doubles do not do").isNotCloseTo(5000, within(1e-11));
  }
}
