package quintain.kernel.dice;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/// A die that is rolled on, and added, as long as it shows what makes it explode.
///
/// @param limit how many further dice there may be; [#ENDLESSLY] for no limit
record Explode(IntNode die, Comparison on, int limit, Style style) implements IntNode {
  static final int ENDLESSLY = Integer.MAX_VALUE;

  /// What becomes of the further dice.
  enum Style {
    /// They are results of their own where a pool keeps or counts results.
    APART("!"),
    /// They make one result together with the first.
    COMPOUND("!!"),
    /// As compound, and each counts one less than it shows.
    PENETRATE("!p");

    private final String sign;

    Style(String sign) {
      this.sign = sign;
    }
  }

  Explode {
    checkSingle(die, "exploded");
    if (limit < 1) {
      throw new IllegalArgumentException("A die explodes at least once, not " + limit + " times.");
    }
    if (limit == ENDLESSLY) {
      checkEnds(die, on, "explosion");
    } else {
      die.range().times(limit + 1).checked();
    }
  }

  static void checkSingle(IntNode die, String what) {
    if (!die.single()) {
      throw new IllegalArgumentException("Only a single die can be " + what + ", not " + die + ".");
    }
    Node.check(die, 1);
    // whether it ends is found out face by face, which must not take long either
    Range range = die.range();
    if (!(die instanceof Die) && (die.depth() > 8 || range.high() - range.low() >= 1000)) {
      throw new IllegalArgumentException(
          "A die takes at most eight rerolls and limits, and with more than one at most 1,000"
              + " sides.");
    }
  }

  /// Refuses what would go on for ever, or so long that it might as well.
  static void checkEnds(IntNode die, Comparison on, String what) {
    double chance = chance(die, on);
    if (chance > 0.99) {
      throw new IllegalArgumentException(
          "This "
              + what
              + (chance > 1 - 1e-9 ? " never ends: every face of " : " hardly ever ends: ")
              + die
              + (chance > 1 - 1e-9 ? " is " : " is nearly always ")
              + on
              + ".");
    }
  }

  static double chance(IntNode die, Comparison on) {
    if (die instanceof Die(int sides)) {
      long at = Math.clamp(on.against(), 0L, sides + 1L);
      double below = Math.max(0, at - 1);
      double equal = 1 <= at && at <= sides ? 1 : 0;
      double faces =
          switch (on.sign()) {
            case AT_LEAST -> sides - below;
            case MORE_THAN -> sides - below - equal;
            case AT_MOST -> below + equal;
            case LESS_THAN -> below;
            case EQUAL -> equal;
            case NOT_EQUAL -> sides - equal;
          };
      return faces / sides;
    }
    return die.ints(Reckoning.inDoubles(0)).only(on::test).weights().total();
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    int number = die.total(faces, tray);
    int total = number;
    for (int more = 0; more < limit && on.test(number); more++) {
      if (tray != null) {
        tray.burst();
      }
      number = die.total(faces, tray);
      total = Math.addExact(total, number);
      if (style == Style.PENETRATE) {
        total--;
      }
    }
    return total;
  }

  @Override
  public void results(Faces faces, @Nullable Tray tray, Bag bag) {
    if (style != Style.APART) {
      IntNode.super.results(faces, tray, bag);
      return;
    }
    for (int more = 0; more <= limit; more++) {
      int mark = tray == null ? 0 : tray.size();
      int number = die.total(faces, tray);
      bag.add(number, mark);
      if (more == limit || !on.test(number)) {
        return;
      }
      if (tray != null) {
        tray.burst();
      }
    }
  }

  @Override
  public IntLaw ints(Reckoning r) {
    return chain(number -> number, r);
  }

  /// The law of the chain's sum, each die counted for its worth.
  IntLaw chain(IntUnaryOperator worth, Reckoning r) {
    IntLaw faces = die.ints(r);
    double chance = faces.only(on::test).weights().total();
    int links = limit == ENDLESSLY ? r.links(chance) : limit + 1;
    IntLaw going = IntLaw.constant(0, r);
    IntLaw ended = new IntLaw(new int[0], r.zeros(0), Tail.NONE);
    for (int link = 0; link < links; link++) {
      int less = link > 0 && style == Style.PENETRATE ? 1 : 0;
      boolean last = link == limit;
      IntLaw ending = faces.only(number -> last || !on.test(number));
      ended = ended.merged(going.plus(ending.map(n -> worth.applyAsInt(n) - less, r), r), r);
      IntLaw bursting = faces.only(number -> !last && on.test(number));
      going = going.plus(bursting.map(n -> worth.applyAsInt(n) - less, r), r);
    }
    return ended.withTail(tail(going, chance, faces, worth));
  }

  /// Bounds on the chains still going: so far they are known, and what follows is a chain again, of
  /// a geometric number of dice none of which is worth more than the greatest.
  private static Tail tail(IntLaw going, double chance, IntLaw faces, IntUnaryOperator worth) {
    double mass = going.weights().total();
    if (mass == 0) {
      return Tail.NONE;
    }
    double greatest = 0;
    for (int i = 0; i < faces.size(); i++) {
      greatest = Math.max(greatest, Math.abs((double) worth.applyAsInt(faces.value(i))) + 1);
    }
    double mean = greatest / (1 - chance);
    double square = greatest * greatest * (1 + chance) / ((1 - chance) * (1 - chance));
    double soFar = going.absolute();
    return new Tail(mass, soFar + mass * mean, going.square() + 2 * soFar * mean + mass * square);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(die);
  }

  @Override
  public boolean open() {
    return limit == ENDLESSLY && chance(die, on) > 0;
  }

  @Override
  public Range range() {
    Range first = die.range();
    // further dice of a Fate die, or penetrating ones, may take away
    long least = Math.min(0, first.low() - (style == Style.PENETRATE ? 1 : 0));
    long most = Math.max(0, first.high());
    return limit == ENDLESSLY
        ? new Range(least < 0 ? -Range.ENDLESS : first.low(), Range.ENDLESS)
        : new Range(first.low() + least * limit, first.high() + most * limit);
  }

  private boolean onHighest() {
    return on.equals(Comparison.equalTo((int) die.range().high()));
  }

  /// The notation, with the exploding face said even where it goes without saying: a comparison
  /// that follows would be taken for it otherwise.
  String explicit() {
    return text(on.afterModifier());
  }

  @Override
  public String toString() {
    return text(onHighest() ? "" : on.afterModifier());
  }

  private String text(String comparison) {
    if (limit == ENDLESSLY || limit == 1) {
      return die + style.sign + (limit == 1 ? "o" : "") + comparison;
    }
    return die + style.sign + comparison + " up to " + limit + " times";
  }
}
