package quintain.kernel.dice.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static quintain.kernel.dice.Comparison.atLeast;
import static quintain.kernel.dice.Comparison.atMost;
import static quintain.kernel.dice.Comparison.equalTo;
import static quintain.kernel.dice.Comparison.lessThan;
import static quintain.kernel.dice.Comparison.moreThan;
import static quintain.kernel.dice.Dice.D100;
import static quintain.kernel.dice.Dice.D20;
import static quintain.kernel.dice.Dice.D4;
import static quintain.kernel.dice.Dice.D6;
import static quintain.kernel.dice.Dice.D8;
import static quintain.kernel.dice.Dice.constant;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.kernel.dice.Comparison;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.Rounding;
import quintain.kernel.dice.Selection;
import quintain.kernel.dice.notation.Expression.Part;

/// Every form of the notation, and the roll it stands for.
class NotationTest {

  private static Arguments form(String text, Roll<Integer> roll, String canonical) {
    return Arguments.of(text, roll, canonical);
  }

  static Stream<Arguments> forms() {
    return Stream.of(
        form("7", constant(7), "7"),
        form("d20", D20, "d20"),
        form("1d20", D20, "d20"),
        form(" 3 D 6 ", Dice.sum(3, D6), "3d6"),
        form("d%", D100, "d100"),
        form("2d%", Dice.sum(2, D100), "2d100"),
        form("4dF", Dice.sum(4, Dice.fate()), "4dF"),
        form("4df", Dice.sum(4, Dice.fate()), "4dF"),
        form("4d6kh3", Dice.keepHighest(3, 4, 6), "4d6kh3"),
        form("4d6k3", Dice.keepHighest(3, 4, 6), "4d6kh3"),
        form("4d6dl1", Dice.keepHighest(3, 4, 6), "4d6kh3"),
        form("4d6DL", Dice.keepHighest(3, 4, 6), "4d6kh3"),
        form("2d20kl", Dice.keepLowest(1, 2, 20), "2d20kl1"),
        form("4d6dh1", Dice.keepLowest(3, 4, 6), "4d6kl3"),
        form("5d6cs>=5", Dice.count(5, 6, atLeast(5)), "5d6>=5"),
        form("5d6cs6", Dice.count(5, 6, equalTo(6)), "5d6=6"),
        form(
            "{d6,d8}cs>4",
            Dice.successes(List.of(D6, D8), Selection.ALL, moreThan(4)),
            "{d6,d8}>4"),
        form("4d6ph1", Dice.keepLowest(3, 4, 6), "4d6kl3"),
        form("4d6pl", Dice.keepHighest(3, 4, 6), "4d6kh3"),
        form("4d6kh3sd", Dice.keepHighest(3, 4, 6), "4d6kh3"),
        form("3d6sa", Dice.sum(3, D6), "3d6"),
        form("4d6kh4", Dice.sum(4, D6), "4d6"),
        form("d20adv", Dice.advantage(D20), "2d20kh1"),
        form("1d20 dis", Dice.disadvantage(D20), "2d20kl1"),
        form("8d6!", Dice.sum(8, Dice.explode(6)), "8d6!"),
        form("8d6x", Dice.sum(8, Dice.explode(6)), "8d6!"),
        form("8d6e6", Dice.sum(8, Dice.explode(6)), "8d6!"),
        form("8d6!=6", Dice.sum(8, Dice.explode(6)), "8d6!"),
        form("2d6!>=5", Dice.sum(2, Dice.explode(D6, atLeast(5))), "2d6!>=5"),
        form("2d6x>4", Dice.sum(2, Dice.explode(D6, moreThan(4))), "2d6!>4"),
        form("d6!3", Dice.explode(D6, equalTo(3)), "d6!3"),
        form("d6!o", Dice.explodeOnce(6), "d6!o"),
        form("d6xo", Dice.explodeOnce(6), "d6!o"),
        form("2d6!!", Dice.sum(2, Dice.compound(6)), "2d6!!"),
        form("2d6!!>4", Dice.sum(2, Dice.compound(D6, moreThan(4))), "2d6!!>4"),
        form("d6!!o", Dice.compound(D6, equalTo(6), 1), "d6!!o"),
        form("2d8!p", Dice.sum(2, Dice.penetrate(8)), "2d8!p"),
        form("d8!p>=7", Dice.penetrate(D8, atLeast(7)), "d8!p>=7"),
        form("4d6!kh3", Dice.pool(4, Dice.explode(6), Selection.highest(3)), "4d6!kh3"),
        form("4d6!dl1", Dice.pool(4, Dice.explode(6), Selection.dropLowest(1)), "4d6!dl1"),
        form("4d6!!dl1", Dice.pool(4, Dice.compound(6), Selection.highest(3)), "4d6!!kh3"),
        form("2d6ro<=2", Dice.sum(2, Dice.rerollOnce(D6, atMost(2))), "2d6ro<=2"),
        form("d6ro1", Dice.rerollOnce(D6, equalTo(1)), "d6ro1"),
        form("d6rr<3", Dice.reroll(D6, lessThan(3)), "d6rr<3"),
        form("d6r1", Dice.reroll(D6, equalTo(1)), "d6rr1"),
        form("4dFr=-1", Dice.sum(4, Dice.reroll(Dice.fate(), equalTo(-1))), "4dFrr=-1"),
        form("4d6min2", Dice.sum(4, Dice.min(D6, 2)), "4d6min2"),
        form("4d6mi2ma5", Dice.sum(4, Dice.max(Dice.min(D6, 2), 5)), "4d6min2max5"),
        form("5d6>=5", Dice.count(5, 6, atLeast(5)), "5d6>=5"),
        form("5d6>4", Dice.count(5, 6, moreThan(4)), "5d6>4"),
        form("5d6<=2", Dice.count(5, 6, atMost(2)), "5d6<=2"),
        form("5d6 < 3", Dice.count(5, 6, lessThan(3)), "5d6<3"),
        form("5d6=6", Dice.count(5, 6, equalTo(6)), "5d6=6"),
        form("5d6==6", Dice.count(5, 6, equalTo(6)), "5d6=6"),
        form("5d6<>1", Dice.count(5, 6, new Comparison(Comparison.Sign.NOT_EQUAL, 1)), "5d6<>1"),
        form("d6>=5", Dice.count(1, 6, atLeast(5)), "d6>=5"),
        form("5d6!6>=5", Dice.successes(5, Dice.explode(6), Selection.ALL, atLeast(5)), "5d6!6>=5"),
        form("5d6>=5!", Dice.successes(5, Dice.explode(6), Selection.ALL, atLeast(5)), "5d6!6>=5"),
        form(
            "5d6!kh3>=5",
            Dice.successes(5, Dice.explode(6), Selection.highest(3), atLeast(5)),
            "5d6!kh3>=5"),
        form("5d6kh3>=5", Dice.successes(5, D6, Selection.highest(3), atLeast(5)), "5d6kh3>=5"),
        form(
            "4d6kh3!r1min2",
            Dice.pool(
                4,
                Dice.explode(Dice.min(Dice.reroll(D6, equalTo(1)), 2), equalTo(6)),
                Selection.highest(3)),
            "4d6rr1min2!kh3"),
        form(
            "{4d6, 2d8}kh1",
            Dice.highest(List.of(Dice.sum(4, D6), Dice.sum(2, D8))),
            "{4d6,2d8}kh1"),
        form(
            "{4d6+1,2d8,d20}dl",
            Dice.group(
                List.of(Dice.plus(Dice.sum(4, D6), 1), Dice.sum(2, D8), D20), Selection.highest(2)),
            "{4d6+1,2d8,d20}kh2"),
        form(
            "{2d6,d8}>=5",
            Dice.successes(List.of(Dice.sum(2, D6), D8), Selection.ALL, atLeast(5)),
            "{2d6,d8}>=5"),
        form("{2d6,d8}", Dice.sum(List.of(Dice.sum(2, D6), D8)), "2d6+d8"),
        form("1d20+5", Dice.plus(D20, 5), "d20+5"),
        form("d20-5", Dice.minus(D20, 5), "d20-5"),
        form("d20-d4", Dice.minus(D20, D4), "d20-d4"),
        form("d20 - -5", Dice.plus(D20, 5), "d20+5"),
        form("-d6", Dice.negate(D6), "-d6"),
        form("--d6", D6, "d6"),
        form("+d6", D6, "d6"),
        form("1+2*d6", Dice.plus(constant(1), Dice.times(constant(2), D6)), "1+2*d6"),
        form("(1+2)*d6", Dice.times(Dice.plus(constant(1), constant(2)), D6), "(1+2)*d6"),
        form("d4*(d6*2)", Dice.times(D4, Dice.times(D6, 2)), "d4*(d6*2)"),
        form("(d4*d6)*2", Dice.times(Dice.times(D4, D6), 2), "d4*d6*2"),
        form("d20-(d4+1)", Dice.minus(D20, Dice.plus(D4, 1)), "d20-(d4+1)"),
        form("d20-d4*2", Dice.minus(D20, Dice.times(D4, 2)), "d20-d4*2"),
        form("-(d4*2)", Dice.negate(Dice.times(D4, 2)), "-(d4*2)"),
        form("-d4*2", Dice.times(Dice.negate(D4), 2), "-d4*2"),
        form("d4*-2", Dice.times(D4, -2), "d4*-2"),
        form("((d6))", D6, "d6"),
        form("d6/2", Dice.divide(D6, 2, Rounding.DOWN), "d6/2"),
        form("floor(d6/2)", Dice.divide(D6, 2, Rounding.DOWN), "d6/2"),
        form("ceil(d6/2)", Dice.divide(D6, 2, Rounding.UP), "ceil(d6/2)"),
        form(
            "round( (d6+1)/2 )",
            Dice.divide(Dice.plus(D6, 1), 2, Rounding.NEAREST),
            "round((d6+1)/2)"),
        form("ceil(d6/2)*3", Dice.times(Dice.divide(D6, 2, Rounding.UP), 3), "ceil(d6/2)*3"),
        form(
            "3*ceil(d6/2)",
            Dice.times(constant(3), Dice.divide(D6, 2, Rounding.UP)),
            "3*ceil(d6/2)"),
        form(
            "ceil(ceil(d6/2)/2)",
            Dice.divide(Dice.divide(D6, 2, Rounding.UP), 2, Rounding.UP),
            "ceil(ceil(d6/2)/2)"),
        form("CEIL(d6+1)", Dice.plus(D6, 1), "d6+1"),
        form("d20 % 3", Dice.modulo(D20, constant(3)), "d20%3"),
        form("d%%3", Dice.modulo(D100, constant(3)), "d100%3"),
        form("abs(4dF)", Dice.absolute(Dice.sum(4, Dice.fate())), "abs(4dF)"),
        form("min(d6,d8)", Dice.lowest(List.of(D6, D8)), "{d6,d8}kl1"),
        form("max(d6, d8, 3)", Dice.highest(List.of(D6, D8, constant(3))), "{d6,d8,3}kh1"),
        form(
            "2d6[fire]+3[STR]",
            Dice.plus(Dice.label(Dice.sum(2, D6), "fire"), Dice.label(constant(3), "STR")),
            "2d6[fire]+3[STR]"),
        form("-2[cold]", Dice.negate(Dice.label(constant(2), "cold")), "-2[cold]"),
        form("(-2)[cold]", Dice.label(constant(-2), "cold"), "(-2)[cold]"),
        form("(d6+1)[ice]", Dice.label(Dice.plus(D6, 1), "ice"), "(d6+1)[ice]"),
        form("d6 # for luck", D6, "d6 # for luck"));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void notation_reads_as_the_roll_that_rules_build(
      String text, Roll<Integer> roll, String canonical) {
    Expression expression = Notation.parse(text);

    assertThat(expression.roll()).isEqualTo(roll).hasSameHashCodeAs(roll);
    assertThat(expression.canonical()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @MethodSource("forms")
  void the_canonical_form_reads_as_itself(String text, Roll<Integer> roll, String canonical) {
    Expression again = Notation.parse(canonical);

    assertThat(again).isEqualTo(Notation.parse(text));
    assertThat(again.canonical()).isEqualTo(canonical);
  }

  @Test
  void labels_name_their_parts() {
    Expression expression = Notation.parse("2d6[fire] + (d4[cold] + 1)[both] # two harms");

    assertThat(expression.parts())
        .containsExactly(
            new Part("fire", Dice.sum(2, D6)),
            new Part("cold", D4),
            new Part("both", Dice.plus(Dice.label(D4, "cold"), 1)));
    assertThat(expression.comment()).isEqualTo("two harms");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "              | 0 | Expected a number, dice such as 2d6, or an opening parenthesis, but found the end.",
        "2d6+          | 4 | but found the end.",
        "2d6 3         | 4 | Expected an operator such as + or the end, but found '3'.",
        "2d            | 2 | Expected the sides of the die: a number, % or F, but found the end.",
        "2d6)          | 3 | Expected an operator such as + or the end, but found ')'.",
        "(2d6          | 4 | Expected a closing parenthesis, but found the end.",
        "{2d6,d8       | 7 | Expected a comma or a closing brace, but found the end.",
        "2d6[fire      | 3 | Expected a closing bracket after this label.",
        "sqrt(4)       | 0 | There is no function sqrt; there are floor, ceil, round, abs, min and max.",
        "abs(1,2)      | 4 | The function abs takes one number.",
        "4d6kh5        | 0 | Of 4 results, 5 cannot be kept.",
        "1+4d6dl4      | 2 | Of 4 results, dropping 4 leaves none.",
        "4d6kh0        | 3 | A selection keeps or drops at least one result, not 0.",
        "4d6kh3kl1     | 6 | Results are kept or dropped once.",
        "{4,6}kh1kl1   | 8 | Results are kept or dropped once.",
        "4d6>=5<2      | 6 | Successes are counted once.",
        "{4,6}>=5<2    | 8 | Successes are counted once.",
        "4d6min2min3   | 7 | A least face is given once.",
        "4d6max5max4   | 7 | A greatest face is given once.",
        "4d6!x         | 4 | A die explodes in one way.",
        "4d6adv        | 3 | Advantage and disadvantage are for one die, not 4.",
        "4d6r          | 4 | Expected what is rerolled, such as 1 or <=2, but found the end.",
        "4d6>=         | 5 | Expected a number: what to compare with, but found the end.",
        "4d6min        | 6 | Expected a number: the least face, but found the end.",
        "4d6rr<=6      | 3 | This reroll never ends: every face of d6 is <=6.",
        "2d1!          | 0 | This explosion never ends: every face of d1 is =1.",
        "0d6           | 0 | A pool holds at least one die, not 0.",
        "d0            | 0 | A die has 1 to 1,000,000 sides, not 0.",
        "1.5           | 1 | Expected a whole number, not a decimal fraction.",
        "99999999999   | 0 | Expected a number of at most 2,147,483,647.",
        "2147483648    | 0 | Expected a number of at most 2,147,483,647.",
        "ceil(1+ceil(d6/2)/2) | 5 | Inside ceil a quotient stands alone, as in ceil(3d6/2).",
        "ceil(abs(d6/2)) | 5 | Inside ceil a quotient stands alone, as in ceil(3d6/2).",
        "d6/0          | 3 | Nothing is divided by 0, and 0 may come to 0.",
        "d6%(d6-1)     | 3 | Nothing is divided by 0, and d6-1 may come to 0.",
        "ceil(d6/2+1)  | 5 | Inside ceil a quotient stands alone, as in ceil(3d6/2).",
        "round(d6/2/2) | 6 | Inside round a quotient stands alone, as in round(3d6/2).",
        "4d6d1         | 3 | Expected an operator such as + or the end, but found 'd'.",
        "999999d999999 | 0 | At most 10,000 dice are rolled at once, not 999,999.",
        "9000d6+9000d6 | 0 | At most 10,000 dice are rolled at once, not 18,000.",
        "d9999999      | 0 | A die has 1 to 1,000,000 sides, not 9,999,999.",
        "2000000000*d6 | 0 | The numbers may not pass 2,147,483,647; this could reach 12,000,000,000."
      })
  void an_error_names_its_place_and_what_was_expected(String text, int position, String sentence) {
    NotationError error = errorOf(text == null ? "" : text);

    assertThat(error.position()).isEqualTo(position);
    assertThat(error.sentence()).endsWith(sentence);
    assertThat(error).hasMessageContaining("at character " + (position + 1));
  }

  private static NotationError errorOf(String text) {
    return catchThrowableOfType(NotationError.class, () -> Notation.parse(text));
  }

  @Test
  void a_caret_stands_under_the_place() {
    assertThat(errorOf("2d6 + 4d6kh5 + 1").withCaret())
        .isEqualTo(
            """
            2d6 + 4d6kh5 + 1
                  ^
            Of 4 results, 5 cannot be kept.""");
    assertThat(errorOf("1\t+ *").withCaret()).startsWith("1 + *\n    ^\n");
  }

  @Test
  void a_caret_in_a_long_expression_shows_only_what_is_near() {
    List<String> lines =
        errorOf("1+".repeat(1000) + "?" + "+1".repeat(1000)).withCaret().lines().toList();

    assertThat(lines.get(0)).startsWith("…").endsWith("…").hasSizeLessThan(130);
    assertThat(lines.get(0).charAt(lines.get(1).indexOf('^'))).isEqualTo('?');
  }

  @Test
  void long_chains_are_read_rolled_and_weighed() {
    Expression sum = Notation.parse("1" + "+1".repeat(100_000) + "-d6");
    assertThat(sum.roll().roll(sides -> 4)).isEqualTo(100_001 - 4);
    assertThat(sum.roll().dist().size()).isEqualTo(6);
    assertThat(Notation.parse(sum.canonical())).isEqualTo(sum).hasSameHashCodeAs(sum);

    Expression product = Notation.parse("d6" + "*1".repeat(100_000) + "/1".repeat(100_000));
    assertThat(product.roll().roll(sides -> 4)).isEqualTo(4);
    assertThat(product.roll().dist().size()).isEqualTo(6);
    assertThat(Notation.parse(product.canonical())).isEqualTo(product);

    assertThat(Notation.parse("-".repeat(100_000) + "7").roll()).isEqualTo(constant(7));
    assertThat(Notation.parse("{1" + ",1".repeat(100_000) + "}>=1").roll().roll(sides -> 1))
        .isEqualTo(100_001);
  }

  @Test
  void what_stands_side_by_side_is_not_nested() {
    assertThat(Notation.parse("(1)" + "+(1)".repeat(300)).roll().roll(sides -> 1)).isEqualTo(301);
    assertThat(Notation.parse("abs(1)" + "+abs(1)".repeat(300)).roll().roll(sides -> 1))
        .isEqualTo(301);
  }

  @Test
  void letters_and_spaces_at_the_edges() {
    assertThat(Notation.parse("2147483647").roll()).isEqualTo(constant(Integer.MAX_VALUE));
    assertThat(Notation.parse("MAX(1, D6)").roll()).isEqualTo(Notation.parse("max(1,d6)").roll());
    assertThat(Notation.parse("D6ADV").roll()).isEqualTo(Notation.parse("d6adv").roll());
    assertThat(Notation.parse("2 d 6").roll()).isEqualTo(Notation.parse("2d6").roll());
    assertThat(Notation.parse("4d F").roll()).isEqualTo(Notation.parse("4dF").roll());
    assertThat(Notation.parse("d6adv").roll()).isEqualTo(Notation.parse("d6 adv").roll());
  }

  @Test
  void deep_nesting_is_refused_not_overflowed() {
    assertThat(Notation.parse("(".repeat(100) + "d6" + ")".repeat(100)).roll()).isEqualTo(D6);
    for (String opening : List.of("(", "{", "abs(", "-(1*", "ceil(", "{1,")) {
      assertThat(errorOf(opening.repeat(100_000) + "1").sentence()).contains("deep");
    }
    assertThat(errorOf("(".repeat(101) + "1").position()).isEqualTo(100);
    assertThat(errorOf("d6" + "[a]".repeat(100_000)).sentence()).contains("nest at most 200 deep");
    assertThat(errorOf("d6" + "ro1".repeat(100_000)).sentence()).contains("at most eight rerolls");
    // what is nested is asked for its bounds at every level, which must not double the work each
    // time
    for (String opening : List.of("abs(0+", "(1*", "-(0+", "{0,")) {
      String closing = (opening.startsWith("{") ? "}kh1" : ")").repeat(60);
      Roll<Integer> roll = Notation.parse(opening.repeat(60) + "d6" + closing).roll();
      assertThat(roll.roll(sides -> 4)).isEqualTo(4);
      assertThat(roll.dist().size()).isEqualTo(6);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5d6>5f1",
        "5d6df1",
        "5d6cf1",
        "5d6cs",
        "d6ra1",
        "4d6mt",
        "1t[loot]",
        "?{how many}",
        "@{strength}",
        "5d6ms>=15",
        "5d6even",
        "5d6odd"
      })
  void what_others_write_and_nobody_here_can_mean_is_refused(String text) {
    assertThat(catchThrowableOfType(NotationError.class, () -> Notation.parse(text))).isNotNull();
  }
}
