package quintain.proving.remembered;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Call;
import quintain.kernel.Play;
import quintain.kernel.Quick;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.QuickFate;
import quintain.proving.fights.Chooser;
import quintain.proving.fights.FightEnd;
import quintain.proving.fights.FightLoop;
import quintain.proving.fights.FightRandom;
import quintain.proving.fights.Matchup;
import quintain.proving.fights.TallyBuilder;

/// One fight at a time, walked through the memo table as far as it is known, and by the rules where
/// it is not; what is new is recorded.
final class MemoWalk<S extends State, T extends Step, E extends Event> {
  /// How a fight went that did not end as remembered.
  private static final int BROKEN_OFF = 0;

  private static final int ENDED = Integer.MIN_VALUE;

  /// Commands without dice that are remembered as one.
  private static final int MOST_AT_ONCE = 50;

  /// Where so many situations in a row are new, the rest of the fight will hardly be known.
  private static final int MOST_LOOKS = 4;

  private final Matchup<S, T, E> matchup;
  private final Fights<S, T, E> fights;
  private final MemoTable<S, T> memory;
  private final FightRandom dice = new FightRandom();
  private final FightRandom choices = new FightRandom();
  private final Chooser<S, T, E> chooser;
  private final Quick<S, T, E> quick;
  private final ThrowTape tape = new ThrowTape();
  private final RecordingFate<S, T> recording;
  private final MemoTable.Place<S, T> home;
  private final int members;
  private final int firstRound;
  private final int cap;
  private S state;
  private @Nullable S field;
  private @Nullable Play<S, T, E> recorded;
  private int lastRound;
  private int commands;

  MemoWalk(Matchup<S, T, E> matchup, Fights<S, T, E> fights, MemoTable<S, T> memory) {
    this.matchup = matchup;
    this.fights = fights;
    this.memory = memory;
    this.chooser = Chooser.simulating(matchup, fights, matchup.policies(), choices);
    this.quick = new Quick<>(matchup.book(), new QuickFate(dice, chooser.answers(this::fightEnds)));
    this.recording =
        new RecordingFate<>(
            memory.transitions, dice, chooser.answers(this::recordedFightEnds), tape);
    this.members = matchup.members().stream().mapToInt(List::size).sum();
    this.state = matchup.start();
    this.firstRound = Matchup.round(fights, state);
    this.cap = matchup.encounter().cap() + firstRound;
    this.home = memory.firstPlace(state);
    if (!matchup.begun()) {
      home.command = fights.beginning(state);
    }
  }

  /// The fight ends now: who has won is plain, and who may get up again is not yet up.
  private void fightEnds() {
    field = quick.now();
  }

  private void recordedFightEnds() {
    if (recorded != null) {
      field = recorded.state();
    }
  }

  /// The place where fights begin.
  MemoTable.Place<S, T> home() {
    return home;
  }

  /// The round before the first.
  int firstRound() {
    return firstRound;
  }

  /// The last round there can be.
  int cap() {
    return cap;
  }

  /// Fights one fight and counts it.
  void fight(long seed, long number, TallyBuilder tally) {
    dice.beginDice(seed, number);
    choices.beginChoices(seed, number);
    field = null;
    lastRound = firstRound;
    int row = walk();
    if (row > 0) {
      count(row, number, lastRound, tally);
    } else {
      tally.add(number, new FightEnd<>(state, field, lastRound, row == BROKEN_OFF), fights);
    }
  }

  /// Counts a fight that ended as remembered in this row.
  void count(int row, long number, int round, TallyBuilder tally) {
    var rows = memory.transitions.rows();
    tally.ended(number, rows[row + TransitionTable.WINNER], round, false);
    for (int i = 0; i < members; i++) {
      tally.stood(i, rows[row + TransitionTable.STANDINGS + i]);
    }
  }

  /// Walks as far as the fight is remembered, and then on to the end.
  ///
  /// @return the row of [TransitionTable] in which it ended as remembered, or [#ENDED], or
  ///   [#BROKEN_OFF]
  private int walk() {
    var table = memory.transitions;
    var rows = table.rows();
    commands = 0;
    int way = home.way();
    // the place it is on the way from, and where the way on is written down
    int place = home.number;
    int edge = 0;
    while (true) {
      if (way <= 0) {
        int found = way < 0 ? memory.place(-way).row : 0;
        if (found != 0) {
          if (edge != 0) {
            rows[edge] = found;
          }
          way = found;
          continue;
        }
        if (way < 0) {
          place = -way;
          tape.clear();
        }
        memory.missed();
        var from = memory.place(place);
        if (memory.isFamiliar(from)) {
          var end = resolve(from);
          rows = table.rows();
          state = end.state();
          field = end.field() == null ? field : end.field();
          boolean goesOn = goesOn(end.rounds(), end.commands());
          if (end.over() || !goesOn) {
            return end.over() ? ENDED : BROKEN_OFF;
          }
          way =
              end.next() == null
                  ? untilKnown(chooser.next(state, fights.next(state)))
                  : end.next().way();
        } else {
          state = from.state;
          way = untilKnown(command(from));
        }
        if (way == ENDED || way == BROKEN_OFF) {
          return way;
        }
        edge = 0;
        continue;
      }
      int kind = rows[way];
      if (kind > 0 || kind == TransitionTable.THROW) {
        if (rows[way + TransitionTable.PLACE] > 0) {
          place = rows[way + TransitionTable.PLACE];
          tape.clear();
          memory.recalled(1);
        }
        if (kind > 0) {
          int face = dice.face(table.sides(kind));
          tape.add(face);
          edge = table.edge(way, face);
        } else {
          var toss = table.toss(way);
          Object result = toss.draw(dice);
          tape.add(result);
          edge = table.edge(way, toss.essence(result));
          rows = table.rows();
        }
        way = rows[edge];
      } else if (kind == TransitionTable.END) {
        if (rows[way + TransitionTable.FIELD] > 0) {
          field = memory.field(rows[way + TransitionTable.FIELD]);
        }
        if (!goesOn(rows[way + TransitionTable.ROUNDS], rows[way + TransitionTable.COMMANDS])) {
          state = memory.place(rows[way + TransitionTable.NUMBER]).state;
          return BROKEN_OFF;
        }
        edge = way + TransitionTable.NEXT;
        way = rows[edge];
      } else {
        lastRound += rows[way + TransitionTable.ROUNDS];
        return field == null ? way : endedAs(memory.ended(rows[way + TransitionTable.NUMBER]));
      }
    }
  }

  /// Fights on by the rules until a situation is known by heart; places are where dice have fallen.
  ///
  /// @return the row of [TransitionTable] to go on with, or [#ENDED], or [#BROKEN_OFF]
  private int untilKnown(T first) {
    int ahead = lastRound - fights.round(state);
    int looks = 0;
    T command = first;
    while (true) {
      long before = dice.position();
      state = quick.run(state, command);
      var call = fights.next(state);
      if (call instanceof Call.Over<T>) {
        lastRound = Math.max(lastRound, fights.round(state) + ahead);
        return ENDED;
      }
      if (!goesOn(fights.round(state) + ahead - lastRound, 1)) {
        return BROKEN_OFF;
      }
      if (dice.position() != before && looks++ < MOST_LOOKS) {
        int row = memory.rowOf(state);
        if (row > 0) {
          return row;
        }
      }
      command = chooser.next(state, call);
    }
  }

  /// Counts what a step came to; whether the fight goes on after it.
  private boolean goesOn(int rounds, int done) {
    if (rounds > 0) {
      lastRound += rounds;
      commands = 0;
    }
    commands += done;
    return done == 0 || (lastRound <= cap && commands <= FightLoop.MOST_COMMANDS);
  }

  /// Something was remembered of this fight that may change who has won.
  private int endedAs(MemoTable.End<S, T> end) {
    state = end.state();
    field = end.field() == null ? field : end.field();
    return ENDED;
  }

  /// Resolves what comes next to the end of a command; where it is to be remembered, only up to the
  /// first step that throws dice.
  private MemoTable.End<S, T> resolve(MemoTable.Place<S, T> place) {
    boolean remember = memory.mayLead();
    boolean whole = place.agenda.isEmpty();
    recording.begin(remember ? place : null);
    var before = field;
    field = null;
    S after = place.state;
    int round = Matchup.round(fights, after);
    int rounds = 0;
    int done = 0;
    boolean over = false;
    var agenda = whole ? place.agenda.push(command(place)) : place.agenda;
    MemoTable.Place<S, T> next = null;
    while (true) {
      recorded = new Play<>(matchup.book().rules(), after, recording, null);
      matchup.book().rules().resolve(agenda.top(), recorded);
      after = recorded.state();
      agenda = agenda.rest().pushAll(recorded.next());
      if (agenda.isEmpty()) {
        done++;
        rounds = Math.max(0, fights.round(after) - round);
        var call = fights.next(after);
        over = call instanceof Call.Over<T>;
        if (over || !whole || rounds > 0 || recording.hasThrown() || done > MOST_AT_ONCE) {
          next = over ? null : memory.placeOf(after, agenda);
          break;
        }
        state = after;
        agenda = agenda.push(chooser.next(state, call));
      } else if (remember && recording.hasThrown()) {
        next = memory.placeOf(after, agenda);
        if (next != null) {
          rounds = Math.max(0, fights.round(after) - round);
          break;
        }
        remember = false;
        recording.leaveOff();
      }
    }
    state = next == null ? after : next.state;
    var end = new MemoTable.End<>(state, next, field, rounds, done, over);
    if (remember) {
      recording.lead(over ? over(end) : memory.end(end));
    }
    field = before;
    return end;
  }

  /// Takes down how a fight ends here.
  private int over(MemoTable.End<S, T> here) {
    var end = new FightEnd<>(here.state(), here.field(), 0, false);
    int[] standings =
        matchup.members().stream()
            .flatMap(List::stream)
            .mapToInt(id -> TallyBuilder.number(end.standing(fights, id)))
            .toArray();
    return memory.over(here, end.winner(fights), standings);
  }

  private T command(MemoTable.Place<S, T> place) {
    if (place.command == null) {
      state = place.state;
      place.command = chooser.next(state, fights.next(state));
    }
    return place.command;
  }
}
