package quintain.proving.remembered;

import quintain.proving.fights.FightLoop;
import quintain.proving.fights.FightRandom;

/// Walks fights that are known by heart, several interleaved on one thread: while one waits for its
/// next row to come from memory (a cache miss), the others go on.
///
/// A fight that leaves what is known is given back, to be fought from its beginning.
final class InterleavedWalks {
  /// As many as a processor fetches rows for at the same time.
  private static final int LANES = 8;

  /// What is known is left behind.
  private static final int LEFT = 0;

  private final MemoTable<?, ?> memory;
  private final Lane[] lanes = new Lane[LANES];

  InterleavedWalks(MemoTable<?, ?> memory) {
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
    final FightRandom dice = new FightRandom();
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
      long seed,
      long from,
      long to,
      MemoTable.Place<?, ?> home,
      int round,
      int cap,
      Finish finish) {
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

  private void begin(Lane lane, long seed, long number, MemoTable.Place<?, ?> home, int round) {
    lane.dice.beginDice(seed, number);
    lane.number = number;
    lane.round = round;
    lane.commands = 0;
    lane.recalled = 0;
    enter(lane, home.row);
  }

  private void finish(Lane lane, Finish finish) {
    boolean known = lane.kind == TransitionTable.OVER;
    if (known) {
      memory.recalled(lane.recalled);
    }
    finish.finished(lane.number, known ? lane.row : 0, lane.round);
  }

  /// Takes a lane one row further; whether it goes on from there.
  private boolean goesOn(Lane lane, int cap) {
    var table = memory.transitions;
    var rows = table.rows();
    int row = lane.row;
    int kind = lane.kind;
    if (kind > 0) {
      lane.recalled += rows[row + TransitionTable.PLACE] > 0 ? 1 : 0;
      turn(lane, table.edge(row, lane.dice.face(table.sides(kind))));
      return true;
    }
    if (kind == TransitionTable.END) {
      int rounds = rows[row + TransitionTable.ROUNDS];
      lane.round += rounds;
      lane.commands = (rounds > 0 ? 0 : lane.commands) + rows[row + TransitionTable.COMMANDS];
      turn(lane, row + TransitionTable.NEXT);
      if (rows[row + TransitionTable.FIELD] != 0
          || lane.round > cap
          || lane.commands > FightLoop.MOST_COMMANDS) {
        lane.kind = LEFT;
      }
      return true;
    }
    if (kind == TransitionTable.THROW) {
      var toss = table.toss(row);
      turn(lane, table.edge(row, toss.essence(toss.draw(lane.dice))));
      return true;
    }
    if (kind == TransitionTable.OVER) {
      lane.round += rows[row + TransitionTable.ROUNDS];
    }
    return false;
  }

  /// Turns to the row that a way leads to.
  private void turn(Lane lane, int edge) {
    int way = memory.transitions.at(edge);
    if (way < 0) {
      way = memory.place(-way).row;
      if (way != 0) {
        memory.transitions.lead(edge, way);
      }
    }
    enter(lane, way);
  }

  private void enter(Lane lane, int row) {
    lane.row = row;
    lane.kind = row == 0 ? LEFT : memory.transitions.at(row);
  }
}
