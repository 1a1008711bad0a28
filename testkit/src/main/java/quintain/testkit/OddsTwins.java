package quintain.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Fate;
import quintain.kernel.Game;
import quintain.kernel.Journal;
import quintain.kernel.Measure;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Ratio;
import quintain.kernel.dice.Roll;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.kernel.odds.Odds;
import quintain.kernel.odds.Preview;

/// Compares exact odds with two slow and obvious ways to the same: playing often, and trying every
/// face of every die.
final class OddsTwins<S extends State, T extends Step, E extends Event> {
  /// Dice in one way before it is given up; only open-ended dice and long chains come so far.
  private static final int MOST_DICE = 12;

  /// What exact fractions leave out of open-ended dice.
  private static final double LEFT_OUT = 1e-6;

  /// How far sums of many doubles may be from a fraction.
  private static final double ROUNDED = 1e-9;

  private final Rulebook<S, T, E> book;
  private final int simulated;
  private final int ways;
  private int faceByFace;

  OddsTwins(Rulebook<S, T, E> book, int simulated, int ways) {
    this.book = book;
    this.simulated = simulated;
    this.ways = ways;
  }

  record Sample<S, T>(S state, T command) {}

  /// How many commands were small enough to be tried face by face.
  int faceByFace() {
    return faceByFace;
  }

  void compare(Sample<S, T> sample) {
    var odds = new Odds<>(book);
    try {
      var preview = odds.preview(sample.state(), sample.command(), Seat.REFEREE, SeededFaces.of(3));
      T command = book.foresight().previewed(sample.state(), sample.command());
      check(preview);
      boolean known = preview.exact() && withEveryFace(sample, command, odds, preview);
      // Where every way was tried, chances are known to the last digit before anything is
      // simulated.
      withSimulation(sample.state(), command, preview, known ? simulated / 10 : simulated);
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("odds of " + sample.command() + ": " + e.getMessage(), e);
    }
  }

  private void withSimulation(S state, T command, Preview preview, int simulated) {
    var fate = new QuickFate(SeededFaces.of(5), Policy.DEFAULTS);
    var runs = new LinkedHashMap<List<Measure>, Integer>();
    Set<String> always = null;
    for (int i = 0; i < simulated; i++) {
      var run = run(state, command, fate);
      runs.merge(run, 1, Integer::sum);
      var names = run.stream().map(Measure::name).toList();
      if (always == null) {
        always = new LinkedHashSet<>(names);
      } else {
        always.retainAll(names);
      }
    }
    var counts = whole(state, runs, Integer::sum);
    var sums = sums(preview);
    var known = new LinkedHashSet<Measure>();
    for (Preview.Chance chance : preview.outcomes()) {
      var measure = new Measure(chance.measure(), chance.value());
      known.add(measure);
      double often = counts.getOrDefault(measure, 0) / (double) simulated;
      double tries =
          preview.exact() ? simulated : 1 / (1.0 / simulated + 1.0 / preview.simulated());
      double error = Math.sqrt(chance.p() * Math.max(0, 1 - chance.p()) / tries);
      // eight runs of grace: the rarest outcomes are not spread as the usual ones are
      if (Math.abs(often - chance.p()) > 4 * error + 8.0 / tries + preview.residual()) {
        throw new AssertionError(measure + " has a chance of " + chance.p() + ", came " + often);
      }
    }
    counts.keySet().removeAll(known);
    if (!counts.isEmpty() && preview.exact() && preview.residual() == 0) {
      throw new AssertionError("never in the odds, but it happened: " + counts);
    }
    var certain = always == null ? Set.<String>of() : always;
    sums.forEach(
        (name, sum) -> {
          if (preview.exact()
              && certain.contains(name)
              && sum < 1 - ROUNDED - preview.residual()
              && !mayLack(sum, simulated)) {
            throw new AssertionError(name + " always comes up, but adds up to " + sum);
          }
        });
  }

  /// What no odds may be, whatever they are of: a chance below 0 or above 1, outcomes of one
  /// measure that add up to more than 1, numbers that add up to less.
  static void check(Preview preview) {
    for (Preview.Chance chance : preview.outcomes()) {
      if (!(chance.p() >= 0 && chance.p() <= 1 + ROUNDED)) {
        throw new AssertionError(chance.measure() + " has a chance of " + chance.p());
      }
    }
    sums(preview)
        .forEach(
            (name, sum) -> {
              boolean number =
                  preview.outcomes().stream()
                      .anyMatch(c -> c.measure().equals(name) && c.value() instanceof Integer);
              if (sum > 1 + ROUNDED || (number && sum < 1 - ROUNDED - preview.residual())) {
                throw new AssertionError("the chances of " + name + " add up to " + sum);
              }
            });
  }

  private static Map<String, Double> sums(Preview preview) {
    var sums = new LinkedHashMap<String, Double>();
    preview.outcomes().forEach(chance -> sums.merge(chance.measure(), chance.p(), Double::sum));
    return sums;
  }

  /// Every way with all its numbers: one that it does not name is as it was, or 0. A number that
  /// stays as it was on every way is left out.
  private <W> Map<Measure, W> whole(S before, Map<List<Measure>, W> ways, BinaryOperator<W> plus) {
    var stood = new LinkedHashMap<String, Object>();
    book.showing().measures(before, before).forEach(each -> stood.put(each.name(), each.value()));
    var numbers = new LinkedHashSet<String>();
    for (List<Measure> way : ways.keySet()) {
      for (Measure each : way) {
        if (each.value() instanceof Integer && !each.value().equals(stood.get(each.name()))) {
          numbers.add(each.name());
        }
      }
    }
    var chances = new LinkedHashMap<Measure, W>();
    ways.forEach(
        (way, weight) -> {
          var left = new LinkedHashSet<>(numbers);
          for (Measure each : way) {
            if (!(each.value() instanceof Integer) || numbers.contains(each.name())) {
              chances.merge(each, weight, plus);
            }
            left.remove(each.name());
          }
          for (String name : left) {
            chances.merge(new Measure(name, stood.getOrDefault(name, 0)), weight, plus);
          }
        });
    return chances;
  }

  /// A measure that is missing in so rare a case may well have come up in every simulated run.
  private static boolean mayLack(double sum, int simulated) {
    return 1 - sum < 8.0 / simulated;
  }

  private List<Measure> run(S before, T command, Fate fate) {
    var measured = new LinkedHashMap<String, Measure>();
    var game = Game.<S, T>at(before).with(command);
    while (!game.agenda().isEmpty()) {
      var play = new Play<S, T, E>(book.rules(), game.state(), fate, new Measured<>(measured));
      book.rules().resolve(game.agenda().top(), play);
      game = new Game<>(play.state(), game.agenda().rest().pushAll(play.next()));
    }
    var found = book.showing().measures(before, game.state());
    found.forEach(each -> measured.remove(each.name()));
    var all = new ArrayList<>(measured.values());
    all.addAll(found);
    return all;
  }

  private record Measured<S, E>(Map<String, Measure> byName) implements Journal<S, E> {
    @Override
    public void emitted(E event, Clause why, S before) {}

    @Override
    public void cited(Clause why) {}

    @Override
    public void measured(Measure measure) {
      byName.merge(measure.name(), measure, Measured::together);
    }

    /// Numbers that one command names more than once add up; of all else the last word counts.
    private static Measure together(Measure earlier, Measure later) {
      return earlier.value() instanceof Integer a && later.value() instanceof Integer b
          ? new Measure(later.name(), a + b)
          : later;
    }
  }

  /// Tries every way, if there are not too many, and tells whether that was all there is.
  private boolean withEveryFace(
      Sample<S, T> sample, T command, Odds<S, T, E> odds, Preview preview) {
    var faces = new EveryFace();
    var found = new LinkedHashMap<List<Measure>, Ratio>();
    int tried = 0;
    do {
      if (++tried > ways || (tried == ways / 20 && faces.share() * ways < tried / 2.0)) {
        return false; // too many ways, or clearly going to be
      }
      try {
        found.merge(run(sample.state(), command, faces), faces.weight, Ratio::plus);
      } catch (TooManyDice _) {
        faces.lost = faces.lost.plus(faces.weight);
      }
    } while (faces.advance());
    faceByFace++;
    var chances = whole(sample.state(), found, Ratio::plus);
    var exact = odds.exactly(sample.state(), sample.command());
    var all = new LinkedHashSet<>(chances.keySet());
    all.addAll(exact.keySet());
    boolean whole = !faces.open && faces.lost.isZero();
    for (Measure measure : all) {
      var byFaces = chances.getOrDefault(measure, Ratio.ZERO);
      var byOdds = exact.getOrDefault(measure, Ratio.ZERO);
      boolean agree =
          whole
              ? byFaces.equals(byOdds)
              : byFaces.toDouble() <= byOdds.toDouble() + LEFT_OUT
                  && byOdds.toDouble() <= byFaces.plus(faces.lost).toDouble() + LEFT_OUT;
      if (!agree) {
        throw new AssertionError(
            measure + " has a chance of " + byOdds + ", but face by face " + byFaces);
      }
    }
    if (whole) {
      asPreviewed(chances, preview);
    }
    return whole;
  }

  private static void asPreviewed(Map<Measure, Ratio> chances, Preview preview) {
    var left = new LinkedHashMap<>(chances);
    for (Preview.Chance chance : preview.outcomes()) {
      var measure = new Measure(chance.measure(), chance.value());
      double byFaces = Optional.ofNullable(left.remove(measure)).orElse(Ratio.ZERO).toDouble();
      if (Math.abs(chance.p() - byFaces) > ROUNDED) {
        throw new AssertionError(
            measure + " is shown as " + chance.p() + ", but face by face " + byFaces);
      }
    }
    if (!left.isEmpty()) {
      throw new AssertionError("face by face, but not shown: " + left);
    }
  }

  private static final class TooManyDice extends RuntimeException {
    TooManyDice() {
      super("too many dice", null, false, false);
    }
  }

  /// Takes the rules through every sequence of faces, like the wheels of a counter.
  private static final class EveryFace implements Fate {
    private final List<int[]> wheels = new ArrayList<>();
    private Ratio weight = Ratio.ONE;
    private Ratio lost = Ratio.ZERO;
    private boolean open;
    private int at;

    boolean advance() {
      at = 0;
      weight = Ratio.ONE;
      while (!wheels.isEmpty()) {
        var last = wheels.getLast();
        if (++last[1] <= last[0]) {
          return true;
        }
        wheels.removeLast();
      }
      return false;
    }

    /// How much of all ways lies behind, by the chances of their faces.
    double share() {
      double share = 0;
      double each = 1;
      for (int[] wheel : wheels) {
        each /= wheel[0];
        share += (wheel[1] - 1) * each;
      }
      return share;
    }

    private int face(int sides) {
      if (at == MOST_DICE) {
        throw new TooManyDice();
      }
      if (at == wheels.size()) {
        wheels.add(new int[] {sides, 1});
      }
      weight = weight.times(Ratio.of(1, sides));
      return wheels.get(at++)[1];
    }

    @Override
    public <R> R roll(Actor by, Roll<R> roll, Clause why) {
      open |= roll.open();
      return roll.roll(this::face);
    }

    @Override
    public <R> R pick(List<R> from, Clause why) {
      return from.get(face(from.size()) - 1);
    }

    @Override
    public <A> A ask(Seat who, Question<A> question) {
      return question.byDefault();
    }

    @Override
    public <A> Optional<Answered<A>> askAny(List<Asking<A>> each) {
      return Optional.empty();
    }

    @Override
    public <R> R judge(Clause why, R computed) {
      return computed;
    }
  }
}
