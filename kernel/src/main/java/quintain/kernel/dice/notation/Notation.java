package quintain.kernel.dice.notation;

/// The dice notation: what it reads, and how.
///
/// ```java
/// var dice = Notation.parse(notation);
/// var rolled = dice.roll().trace(this.dice);
/// ```
///
/// gives the total of `4d6kh3` with every face; `this.dice` is where faces come from
/// ([quintain.kernel.dice.Faces]).
///
/// | written | means |
/// |---|---|
/// | `3d6`, `d20`, `d%`, `4dF` | dice, summed |
/// | `4d6kh3` `k3` `kl` `dh` `dl2` | keep or drop the highest or lowest, one unless a number follows |
/// | `8d6!` `!>=5` `x6` `e` | explode on the highest face, or on a comparison; further dice are results of their own |
/// | `!o` `xo` | explode once |
/// | `!!` `!p` | explode as one result; the same with one less on each further die |
/// | `ro<=2` `rr1` `r1` | roll again once, or until it is something else |
/// | `4d6min2` `max5` | a face counts as no less, or no more |
/// | `5d6>=5` `>4` `<=2` `<3` `=6` `<>1` | how many dice succeed |
/// | `d20adv` `d20dis` | the higher or lower of two |
/// | `{4d6,2d8}kh1` `{d6,d8}>=5` | keep, drop or count among sums |
/// | `+ - * / %` `( )` | arithmetic; a quotient is rounded down, `%` has the divisor's sign |
/// | `floor(a/b)` `ceil(a/b)` `round(a/b)` | the quotient rounded as it says, a half upwards |
/// | `abs(a)` `min(a,b)` `max(a,b)` | functions |
/// | `2d6[fire]`, `# for luck` | a label, a comment |
///
/// Spaces and case do not matter. Whatever order they are written in, the modifiers of a die work
/// in this order: reroll, least face, greatest face, explode, keep or drop, count. A comparison
/// right after an exploding die says when it explodes; to count as well, write both: `5d6!6>=5`.
///
/// Parentheses, braces and functions nest at most [#MAX_NESTING] deep; sums and products may be of
/// any length. What the dice themselves refuse (see [quintain.kernel.dice]) is refused here with
/// the place where it stands.
public final class Notation {
  /// How deep parentheses, braces and functions may nest.
  public static final int MAX_NESTING = 100;

  private Notation() {}

  /// Reads an expression.
  ///
  /// @throws NotationError if it cannot be read or is refused
  public static Expression parse(String text) {
    return new Parser(text).expression();
  }
}
