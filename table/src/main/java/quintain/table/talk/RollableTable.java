package quintain.table.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quintain.kernel.dice.Face;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.notation.Notation;
import quintain.kernel.dice.notation.NotationError;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;

/// A text as a table to roll on: each item of its lists is a row.
///
/// `- wolves` counts once and `- 3x wolves` three times; `4. wolves`, `1-3. wolves` and rows of a
/// table such as `| 1-3 | wolves |` count once for each of their numbers. In a row `[[2d6]]` is
/// rolled, and `[[Weather]]` is rolled on the table of that name.
record RollableTable(List<Row> rows) {
  /// @param weight how many sides of the die it lies on
  record Row(int weight, String text) {}

  private static final int MOST_SIDES = 10_000;
  private static final int DEEPEST = 5;
  private static final int MOST_DICE = 500;

  private static final Pattern ITEM =
      Pattern.compile("[-*+]\\s+(?:(?<times>[1-9]\\d{0,2})\\s*[x×]\\s+)?(?<text>\\S.*)");
  private static final Pattern NUMBERED =
      Pattern.compile(
          "(?<low>\\d{1,4})(?:\\s*[-–]\\s*(?<high>\\d{1,4}))?\\s*[.:)]\\s+(?<text>\\S.*)");
  private static final Pattern CELLS =
      Pattern.compile(
          "\\|\\s*(?<low>\\d{1,4})(?:\\s*[-–]\\s*(?<high>\\d{1,4}))?\\s*\\|\\s*(?<text>\\S.*?)\\s*\\|");
  private static final Pattern DRAWN = Pattern.compile("\\[\\[([^\\[\\]\n]{1,120})]]");

  private static final Pattern ROLL = Pattern.compile("^\\s*/(?:r|roll)\\s+");

  static RollableTable of(String text) {
    var rows = new ArrayList<Row>();
    text.lines().map(String::strip).flatMap(line -> row(line).stream()).forEach(rows::add);
    var table = new RollableTable(List.copyOf(rows));
    return table.sides() > MOST_SIDES ? new RollableTable(List.of()) : table;
  }

  private static Optional<Row> row(String line) {
    var item = ITEM.matcher(line);
    if (item.matches()) {
      var times = item.group("times");
      return Optional.of(new Row(times == null ? 1 : Integer.parseInt(times), item.group("text")));
    }
    for (Pattern pattern : List.of(NUMBERED, CELLS)) {
      var numbered = pattern.matcher(line);
      if (numbered.matches()) {
        return numbered(numbered);
      }
    }
    return Optional.empty();
  }

  /// A row from 3 to 1 lies on no side.
  private static Optional<Row> numbered(Matcher row) {
    int low = Integer.parseInt(row.group("low"));
    int high = row.group("high") == null ? low : Integer.parseInt(row.group("high"));
    return high < low ? Optional.empty() : Optional.of(new Row(high - low + 1, row.group("text")));
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  private int sides() {
    return rows.stream().mapToInt(Row::weight).sum();
  }

  private String row(int face) {
    int left = face;
    for (Row row : rows) {
      left -= row.weight();
      if (left <= 0) {
        return row.text();
      }
    }
    throw new IllegalArgumentException("no row lies on " + face);
  }

  /// What came of a roll.
  record Drawn(String text, List<ToSeat.Rolled> dice) {}

  /// Rolls on it now, and on all that the row calls.
  ///
  /// @param who the name of whoever rolls
  /// @param called the table of a name; none for whoever may not read it
  Drawn roll(
      String title, String who, Faces dice, Function<String, Optional<RollableTable>> called) {
    var drawing = new Drawing(who, dice, called);
    var text = drawing.on(this, title, 1);
    return new Drawn(text, List.copyOf(drawing.rolled));
  }

  /// Rolls the dice that stand in a text, `[[2d6]]` or `[[/r 2d6]]`, and leaves the rest as it is.
  static Drawn inline(String text, String who, Faces dice) {
    var drawing = new Drawing(who, dice, _ -> Optional.empty());
    var filled =
        DRAWN
            .matcher(text)
            .replaceAll(
                drawn -> {
                  var words = ROLL.matcher(drawn.group(1)).replaceFirst("").strip();
                  return Matcher.quoteReplacement(drawing.dice(words).orElse(drawn.group()));
                });
    return new Drawn(filled, List.copyOf(drawing.rolled));
  }

  private static final class Drawing {
    private final String who;
    private final Faces dice;
    private final Function<String, Optional<RollableTable>> called;
    private final List<ToSeat.Rolled> rolled = new ArrayList<>();
    private long thrown;

    Drawing(String who, Faces dice, Function<String, Optional<RollableTable>> called) {
      this.who = who;
      this.dice = dice;
      this.called = called;
    }

    private String on(RollableTable table, String title, int depth) {
      int sides = table.sides();
      int face = dice.face(sides);
      thrown++;
      take("1d" + sides + "[" + title + "]", List.of(new Face(sides, face, true, false)), face);
      return DRAWN
          .matcher(table.row(face))
          .replaceAll(drawn -> Matcher.quoteReplacement(drawn(drawn.group(1).strip(), depth)));
    }

    /// Dice, else another table, else just the words.
    private String drawn(String words, int depth) {
      return dice(words).or(() -> called(words, depth)).orElse(words);
    }

    private Optional<String> called(String words, int depth) {
      return depth < DEEPEST && thrown < MOST_DICE
          ? called.apply(words).map(table -> on(table, words, depth + 1))
          : Optional.empty();
    }

    private Optional<String> dice(String words) {
      try {
        var roll = Notation.parse(words).roll();
        if (thrown + roll.dice() > MOST_DICE) {
          return Optional.empty();
        }
        thrown += roll.dice();
        var fell = roll.trace(dice);
        take(roll.toString(), fell.faces(), fell.value());
        return Optional.of(String.valueOf(fell.value()));
      } catch (NotationError _) {
        return Optional.empty();
      }
    }

    private void take(String roll, List<Face> faces, int result) {
      rolled.add(
          new ToSeat.Rolled(who, roll, "", Showing.faces(faces), String.valueOf(result), false));
    }
  }
}
