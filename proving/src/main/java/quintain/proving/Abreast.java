package quintain.proving;

/// Fights walked by heart, several abreast: while one waits for its next row to come from memory,
/// the others go on.
///
/// A fight that leaves what is known is given back, to be fought from its beginning.
final class Abreast {
  /// As many as a processor fetches rows for at the same time.
  private static final int LANES = 8;

  /// What is known is left behind.
  private static final int LEFT = 0;

  private final Memory<?, ?> memory;
  private final Lane[] lanes = new Lane[LANES];

  Abreast(Memory<?, ?> memory) {
    this.memory = memory;
    for (int i = 0; i < LANES; i++) {
      lanes[i] = new Lane();
    }
  }

  /// Takes the fights that are over.
  interface Finish {
    /// A fight is over, or has left what is known.
    ///
    /// @param row where it ended as remembered; 0 where it left what is known
    void finished(long number, int row, int round);
  }

  /// One fight on its way.
  private static final class Lane {
    final Stream dice = new Stream();
    long number;
    int row;

    /// What the row begins with, asked for a turn before it is needed.
    int kind;

    int round;
    int commands;
    int recalled;
  }

  /// Walks the fights with these numbers.
  ///
  /// @param home where each begins
  /// @param round the round before the first
  void walk(
      long seed, long from, long to, Memory.Place<?, ?> home, int round, int cap, Finish finish) {
    long next = from;
    int busy = 0;
    while (busy < LANES && next < to) {
      begin(lanes[busy++], seed, next++, home, round);
    }
    while (busy > 0) {
      for (int i = busy - 1; i >= 0; i--) {
        var lane = lanes[i];
        if (goesOn(lane, cap)) {
          continue;
        }
        finish(lane, finish);
        if (next < to) {
          begin(lane, seed, next++, home, round);
        } else {
          lanes[i] = lanes[--busy];
          lanes[busy] = lane;
        }
      }
    }
  }

  private void begin(Lane lane, long seed, long number, Memory.Place<?, ?> home, int round) {
    lane.dice.begin(seed, number, 0);
    lane.number = number;
    lane.round = round;
    lane.commands = 0;
    lane.recalled = 0;
    enter(lane, home.row);
  }

  private void finish(Lane lane, Finish finish) {
    boolean known = lane.kind == Ways.OVER;
    if (known) {
      memory.recalled(lane.recalled);
    }
    finish.finished(lane.number, known ? lane.row : 0, lane.round);
  }

  /// Takes a lane one row further; whether it goes on from there.
  private boolean goesOn(Lane lane, int cap) {
    var ways = memory.ways;
    var rows = ways.rows();
    int row = lane.row;
    int kind = lane.kind;
    if (kind > 0) {
      lane.recalled += rows[row + Ways.PLACE] > 0 ? 1 : 0;
      turn(lane, ways.edge(row, lane.dice.face(ways.sides(kind))));
      return true;
    }
    if (kind == Ways.END) {
      int rounds = rows[row + Ways.ROUNDS];
      lane.round += rounds;
      lane.commands = (rounds > 0 ? 0 : lane.commands) + rows[row + Ways.COMMANDS];
      turn(lane, row + Ways.NEXT);
      if (rows[row + Ways.FIELD] != 0 || lane.round > cap || lane.commands > Fighting.ENDLESS) {
        lane.kind = LEFT;
      }
      return true;
    }
    if (kind == Ways.THROW) {
      var toss = ways.toss(row);
      turn(lane, ways.edge(row, toss.essence(toss.draw(lane.dice))));
      return true;
    }
    if (kind == Ways.OVER) {
      lane.round += rows[row + Ways.ROUNDS];
    }
    return false;
  }

  /// Turns to the row that a way leads to.
  private void turn(Lane lane, int edge) {
    int way = memory.ways.at(edge);
    if (way < 0) {
      way = memory.place(-way).row;
      if (way != 0) {
        memory.ways.lead(edge, way);
      }
    }
    enter(lane, way);
  }

  private void enter(Lane lane, int row) {
    lane.row = row;
    lane.kind = row == 0 ? LEFT : memory.ways.at(row);
  }
}
