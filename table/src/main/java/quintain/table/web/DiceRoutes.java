package quintain.table.web;

import static quintain.table.web.Api.Access.ANYBODY;

import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import quintain.kernel.dice.Dist;
import quintain.kernel.dice.Face;
import quintain.kernel.dice.TooMuchWork;
import quintain.kernel.dice.notation.Expression;
import quintain.kernel.dice.notation.Notation;
import quintain.kernel.dice.notation.NotationError;

/// Dice for anybody, with no table around them.
final class DiceRoutes {
  private static final int MOST_TIMES = 100;
  private static final int LONGEST = 500;

  /// A roll shows no more faces than this.
  private static final int SHOWN = 500;

  /// Odds are told of no more outcomes than this.
  private static final int MOST_OUTCOMES = 5_000;

  private final Limits limits;
  private final Buckets buckets;
  private final SecureRandom random = new SecureRandom();

  /// Long odds take a core for up to a second; the other stays free for play.
  private final Semaphore weighing = new Semaphore(1, true);

  DiceRoutes(Limits limits) {
    this.limits = limits;
    this.buckets = new Buckets(limits.dice());
  }

  private record Wanted(String expression, Optional<Integer> times) {}

  private record Rolls(String expression, String canonical, List<Fallen> rolls) {}

  private record Fallen(int total, List<Face> faces, int more) {}

  private record Odds(
      String expression,
      String canonical,
      double mean,
      double deviation,
      double residual,
      List<Chance> outcomes) {}

  private record Chance(int value, double p) {}

  void lay(Api api) {
    api.post("/api/dice", ANYBODY, "Rolls dice, with no table around them.")
        .takes(Wanted.class)
        .answers(Rolls.class, this::roll);
    api.get("/api/dice/odds", ANYBODY, "The exact odds of a dice expression.")
        .must("expression", "dice as people write them: `4d6kh3+2`")
        .answers(Odds.class, this::odds);
  }

  private void count(Context ctx) {
    if (!buckets.take(Addresses.counted(ctx.ip()))) {
      throw RequestDeclined.tooFast();
    }
  }

  private Rolls roll(Context ctx) {
    count(ctx);
    var wanted = Wire.body(Guard.body(ctx, limits.body()), Wanted.class);
    int times = wanted.times().orElse(1);
    if (times < 1 || times > MOST_TIMES) {
      throw RequestDeclined.wrong("Dice are rolled 1 to " + MOST_TIMES + " times at once.");
    }
    var expression = parse(wanted.expression());
    var rolls = new ArrayList<Fallen>();
    for (int i = 0; i < times; i++) {
      var rolled = expression.roll().trace(sides -> random.nextInt(sides) + 1);
      var shown = rolled.faces().subList(0, Math.min(SHOWN, rolled.faces().size()));
      rolls.add(new Fallen(rolled.value(), shown, rolled.faces().size() - shown.size()));
    }
    return new Rolls(wanted.expression(), expression.canonical(), rolls);
  }

  private Odds odds(Context ctx) throws InterruptedException {
    count(ctx);
    var text = Objects.requireNonNullElse(ctx.queryParam("expression"), "");
    var expression = parse(text);
    weighing.acquire();
    Dist<Integer> dist;
    try {
      dist = expression.roll().dist();
    } catch (TooMuchWork work) {
      throw new RequestDeclined(422, "too-much-work", String.valueOf(work.getMessage()));
    } finally {
      weighing.release();
    }
    if (dist.size() > MOST_OUTCOMES) {
      throw new RequestDeclined(
          422,
          "too-much-work",
          "That has %,d outcomes; odds are told of at most %,d."
              .formatted(dist.size(), MOST_OUTCOMES));
    }
    var outcomes = new ArrayList<Chance>();
    for (int i = 0; i < dist.size(); i++) {
      outcomes.add(new Chance(dist.value(i), dist.p(i)));
    }
    return new Odds(
        text,
        expression.canonical(),
        dist.mean().value(),
        Math.sqrt(dist.variance().value()),
        dist.residual(),
        outcomes);
  }

  private static Expression parse(String text) {
    if (text.length() > LONGEST) {
      throw new RequestDeclined(
          400, "notation", "A dice expression is at most " + LONGEST + " characters long.");
    }
    try {
      return Notation.parse(text);
    } catch (NotationError error) {
      throw new RequestDeclined(400, "notation", error.withCaret());
    }
  }
}
