package quintain.proving.remembered;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Matters;
import quintain.kernel.dice.Roll;

/// Transitions as rows of numbers in one flat array: a fight that is known by heart is a walk from
/// row to row, and touches nothing else.
///
/// A way is a number: above 0 the row it goes on with, below 0 a place whose own row was not known
/// when the way was written down, and 0 where nobody has been. The first number of a row says what
/// it is: above 0 a plain die that is read in some way, with a way for each face, or one for all
/// faces that matter alike; another throw ([#THROW]), whose ways stand in rows of their own; the
/// end of a step ([#END]); or the end of the fight ([#OVER]).
final class TransitionTable {
  static final int THROW = -1;
  static final int END = -2;
  static final int OVER = -3;

  /// In the row of a throw: the place it is the first throw of, or 0.
  static final int PLACE = 1;

  /// Before the ways of a die, which are counted from 1.
  private static final int FACES = PLACE;

  /// In the row of another throw: which one.
  private static final int WHAT = 2;

  /// In the row of an end: the rounds begun, and the number of the place there or of the ending.
  static final int ROUNDS = 1;

  static final int NUMBER = 2;

  /// In the row of a step's end: the commands that are done, the state that tells who won, or 0,
  /// and the way on.
  static final int COMMANDS = 3;

  static final int FIELD = 4;
  static final int NEXT = 5;

  /// In the row of a fight's end: the side that won, below 0 for none, and how each one stands.
  static final int WINNER = 3;

  static final int STANDINGS = 4;

  /// Dice with more sides are kept as other throws.
  private static final int MOST_SIDES = 100;

  /// Where everything of a roll matters.
  static final Matters<Object> ALL = result -> result;

  private final Map<Reading, Integer> readings = new LinkedHashMap<>();
  private int[][] alike = new int[16][];
  private final List<Fork> forks = new ArrayList<>();
  private int[] rows = new int[1024];
  private int used = 1;

  /// A die of which so much matters.
  private record Reading(int sides, Matters<?> matters) {}

  /// A throw that is no plain die, and the row with the way of each result.
  private record Fork(Toss<?> toss, Map<Object, Integer> edges) {}

  int[] rows() {
    return rows;
  }

  int size() {
    return used;
  }

  void forget() {
    readings.clear();
    alike = new int[16][];
    forks.clear();
    rows = new int[1];
    used = 1;
  }

  private int row(int length) {
    int at = used;
    used += length;
    if (used > rows.length) {
      rows = Arrays.copyOf(rows, Math.max(used, rows.length + rows.length / 2));
    }
    return at;
  }

  static boolean isPlain(Roll<?> roll) {
    return roll.sides() > 0 && roll.sides() <= MOST_SIDES;
  }

  /// A row for a plain die.
  ///
  /// @param place what it is the first throw of; 0 if it is not
  int die(int sides, Matters<?> matters, int place) {
    int reading = number(new Reading(sides, matters));
    int at = row(FACES + 1 + alike[reading][0]);
    rows[at] = reading;
    rows[at + PLACE] = place;
    return at;
  }

  private int number(Reading reading) {
    var known = readings.get(reading);
    if (known == null) {
      known = readings.size() + 1;
      readings.put(reading, known);
      if (known == alike.length) {
        alike = Arrays.copyOf(alike, 2 * known);
      }
      alike[known] = alike(reading);
    }
    return known;
  }

  /// For each face a number, from 1, which those that matter alike share; and before them how many
  /// numbers there are.
  @SuppressWarnings("unchecked") // what matters of a die is asked about its faces
  private static int[] alike(Reading reading) {
    var matters = (Matters<Integer>) reading.matters();
    var numbers = new LinkedHashMap<Object, Integer>();
    var alike = new int[reading.sides() + 1];
    for (int face = 1; face <= reading.sides(); face++) {
      var essence = matters.essence(face);
      numbers.putIfAbsent(essence, numbers.size() + 1);
      alike[face] = numbers.get(essence);
    }
    alike[0] = numbers.size();
    return alike;
  }

  /// The sides of the die in a row that begins with this.
  int sides(int reading) {
    return alike[reading].length - 1;
  }

  /// Where the way of a die's face is written down.
  int edge(int row, int face) {
    return row + FACES + alike[rows[row]][face];
  }

  /// A row for any other throw.
  int fork(Toss<?> toss, int place) {
    int at = row(WHAT + 1);
    rows[at] = THROW;
    rows[at + PLACE] = place;
    rows[at + WHAT] = forks.size();
    forks.add(new Fork(toss, new LinkedHashMap<>()));
    return at;
  }

  Toss<?> toss(int row) {
    return forks.get(rows[row + WHAT]).toss();
  }

  int end(int rounds, int place, int commands, int field, int next) {
    int at = row(NEXT + 1);
    rows[at] = END;
    rows[at + ROUNDS] = rounds;
    rows[at + NUMBER] = place;
    rows[at + COMMANDS] = commands;
    rows[at + FIELD] = field;
    rows[at + NEXT] = next;
    return at;
  }

  int over(int rounds, int ending, int winner, int[] standings) {
    int at = row(STANDINGS + standings.length);
    rows[at] = OVER;
    rows[at + ROUNDS] = rounds;
    rows[at + NUMBER] = ending;
    rows[at + WINNER] = winner;
    System.arraycopy(standings, 0, rows, at + STANDINGS, standings.length);
    return at;
  }

  /// Where the way of a throw that came to this is written down.
  int edge(int row, Object essence) {
    var edges = forks.get(rows[row + WHAT]).edges();
    var known = edges.get(essence);
    if (known == null) {
      known = row(1);
      edges.put(essence, known);
    }
    return known;
  }

  int at(int edge) {
    return rows[edge];
  }

  void lead(int edge, int way) {
    rows[edge] = way;
  }
}
