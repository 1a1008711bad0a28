package quintain.proving;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Agenda;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Call;
import quintain.kernel.Journal;
import quintain.kernel.Move;
import quintain.kernel.Play;
import quintain.kernel.Quick;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.QuickFate;

/// One worker that fights fights of a ring, one after the other.
final class Fighting<S extends State, T extends Step, E extends Event> implements Look<T> {
  /// Commands in one round after which a fight goes nowhere.
  static final int ENDLESS = 1000;

  /// How a fight went that did not end as remembered.
  private static final int BROKEN_OFF = 0;

  private static final int ENDED = Integer.MIN_VALUE;

  /// Commands without dice that are remembered as one.
  private static final int MOST_AT_ONCE = 50;

  /// Where so many situations in a row are new, the rest of the fight will hardly be known.
  private static final int MOST_LOOKS = 4;

  private final Ring<S, T, E> ring;
  private final Fights<S, T, E> fights;
  private final Stream dice = new Stream();
  private final Stream choices = new Stream();
  private final Seat[] seats;
  private final FightPolicy[] policies;
  private final Quick<S, T, E> quick;
  private final Foresight<S, T, E> foresight;
  private final Memory<S, T> memory;
  private final Abreast abreast;
  private final Recording<S, T> recording;
  private final boolean remembers;
  private final int many;
  private final Thrown thrown = new Thrown();
  private S state;
  private @Nullable S field;
  private Memory.@Nullable Place<S, T> home;
  private @Nullable Play<S, T, E> recorded;
  private @Nullable Map<String, Object> facts;
  private @Nullable Consumer<S> visitor;
  private int lastRound;
  private int commands;
  private int side;
  private String actor = "";
  private List<Move<T>> moves = List.of();

  Fighting(Ring<S, T, E> ring) {
    this(ring, ring.encounter().sides().stream().map(Encounter.Side::policy).toList());
  }

  /// @param policies one for each side, in place of those of the encounter
  Fighting(Ring<S, T, E> ring, List<String> policies) {
    this.ring = ring;
    this.fights = ring.fights().get();
    this.seats = ring.seats().toArray(Seat[]::new);
    this.policies = policies.stream().map(Policies::named).toArray(FightPolicy[]::new);
    var ending = fights.ending().orElse(null);
    this.quick =
        new Quick<>(
            ring.book(),
            new QuickFate(
                dice, new Answers(seats, this.policies, choices, ending, this::fightEnds)));
    this.memory = new Memory<>(game -> ring.book().essence(game));
    this.abreast = new Abreast(memory);
    this.recording =
        new Recording<>(
            memory.ways,
            dice,
            new Answers(seats, this.policies, choices, ending, this::recordedFightEnds),
            thrown);
    this.remembers = policies.stream().allMatch(Policies.WITHOUT_DICE::contains);
    this.many = ring.members().stream().mapToInt(List::size).sum();
    this.foresight = new Foresight<>(ring);
    this.state = ring.start();
  }

  /// Fights the fights with these numbers and counts what came of them.
  ///
  /// @param winners the side that won each, as far as there is room; below 0 for none
  void fight(long seed, long from, long to, Counting counting, byte[] winners) {
    long closely = Math.clamp(Ring.LOOKED_AT, from, to);
    for (long number = from; number < closely; number++) {
      note(winners, number - from, fightPlainly(seed, number, counting, true));
    }
    if (!remembers || memory.isGivenUp()) {
      for (long number = closely; number < to; number++) {
        note(winners, number - from, fightPlainly(seed, number, counting, false));
      }
      return;
    }
    var home = home();
    int round = Ring.round(fights, ring.start());
    int cap = ring.encounter().cap() + round;
    abreast.walk(
        seed,
        closely,
        to,
        home,
        round,
        cap,
        (number, row, last) -> {
          lastRound = last;
          int winner =
              row > 0
                  ? counted(row, counting)
                  : fightByHeart(seed, number, home, round, cap, counting);
          note(winners, number - from, winner);
        });
  }

  private static void note(byte[] winners, long at, int winner) {
    if (at < winners.length) {
      winners[(int) at] = (byte) winner;
    }
  }

  /// Fights one fight as far as it is remembered, and then on to the end.
  private int fightByHeart(
      long seed, long number, Memory.Place<S, T> home, int round, int cap, Counting counting) {
    begin(seed, number);
    lastRound = round;
    int over = walk(home, cap);
    return over > 0 ? counted(over, counting) : ended(over == ENDED, counting);
  }

  private int fightPlainly(long seed, long number, Counting counting, boolean closely) {
    begin(seed, number);
    var watch = closely ? new Watch<>(fights, counting) : null;
    int winner = ended(run(ring.start(), !ring.begun(), watch), counting);
    if (closely) {
      counting.lookedAt();
      if (facts == null) {
        facts = ring.book().facts(ring.start(), Seat.REFEREE);
      }
      Spending.count(ring, fights, facts, state, counting);
    }
    return winner;
  }

  /// Counts a fight that has come to its end, or was broken off.
  private int ended(boolean ended, Counting counting) {
    int winner = ended ? winner() : -1;
    counting.ended(winner, lastRound, !ended);
    var standings = standings();
    for (int i = 0; i < standings.length; i++) {
      counting.stood(i, standings[i]);
    }
    return winner;
  }

  /// Counts a fight that ended as remembered in this row.
  private int counted(int over, Counting counting) {
    var rows = memory.ways.rows();
    int winner = rows[over + Ways.WINNER];
    counting.ended(winner, lastRound, false);
    for (int i = 0; i < many; i++) {
      counting.stood(i, rows[over + Ways.STANDINGS + i]);
    }
    return winner;
  }

  /// How each one stands, as [Counting] numbers it.
  private int[] standings() {
    var standings = new int[many];
    int i = 0;
    for (List<String> side : ring.members()) {
      for (String id : side) {
        standings[i++] = Counting.number(standing(id));
      }
    }
    return standings;
  }

  /// Fights one fight and shows each state between two commands.
  void visit(long seed, long number, Consumer<S> visitor) {
    begin(seed, number);
    this.visitor = visitor;
    run(ring.start(), !ring.begun(), null);
    this.visitor = null;
  }

  private void begin(long seed, long number) {
    dice.begin(seed, number, 0);
    choices.begin(seed, number, 1);
    field = null;
  }

  /// Fights one fight with somebody listening, and says how it ended.
  String tell(long seed, long number, Journal<S, E> listener) {
    begin(seed, number);
    boolean ended = run(ring.start(), !ring.begun(), listener);
    int winner = ended ? winner() : -1;
    return !ended
        ? "Broken off after " + ring.encounter().cap() + " rounds."
        : winner < 0
            ? "Nobody wins, in round " + lastRound + "."
            : ring.encounter().sides().get(winner).name() + " wins in round " + lastRound + ".";
  }

  /// Does one thing and fights on from there.
  ///
  /// @return the side that won, below 0 for none
  int playOn(S from, T command, long seed, long number) {
    begin(seed, number);
    return run(quick.run(from, command), false, null) ? winner() : -1;
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

  /// The side that holds the field.
  private int winner() {
    return fights.winner(field == null ? state : field);
  }

  /// As the fight left somebody; but whoever dies of it afterwards is dead.
  private Fights.Standing standing(String id) {
    var after = fights.standing(state, id);
    return field == null || after == Fights.Standing.DEAD ? after : fights.standing(field, id);
  }

  /// The place where fights begin.
  private Memory.Place<S, T> home() {
    if (home == null) {
      home = memory.placeOf(ring.start(), Agenda.empty());
      if (home == null) {
        throw new IllegalStateException("no room for the first place");
      }
      if (!ring.begun()) {
        home.command = fights.beginning(ring.start());
      }
    }
    return home;
  }

  /// Walks as far as the fight is remembered, and then on to the end.
  ///
  /// @return the row of [Ways] in which it ended as remembered, or [#ENDED], or [#BROKEN_OFF]
  private int walk(Memory.Place<S, T> start, int cap) {
    var ways = memory.ways;
    var rows = ways.rows();
    commands = 0;
    int way = start.way();
    // the place it is on the way from, and where the way on is written down
    int place = start.number;
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
          thrown.clear();
        }
        memory.missed();
        var from = memory.place(place);
        if (memory.isFamiliar(from)) {
          var end = resolve(from);
          rows = ways.rows();
          state = end.state();
          field = end.field() == null ? field : end.field();
          boolean goesOn = goesOn(end.rounds(), end.commands(), cap);
          if (end.over() || !goesOn) {
            return end.over() ? ENDED : BROKEN_OFF;
          }
          way = end.next() == null ? untilKnown(chosen(fights.next(state)), cap) : end.next().way();
        } else {
          state = from.state;
          way = untilKnown(command(from), cap);
        }
        if (way == ENDED || way == BROKEN_OFF) {
          return way;
        }
        edge = 0;
        continue;
      }
      int kind = rows[way];
      if (kind > 0 || kind == Ways.THROW) {
        if (rows[way + Ways.PLACE] > 0) {
          place = rows[way + Ways.PLACE];
          thrown.clear();
          memory.recalled(1);
        }
        if (kind > 0) {
          int face = dice.face(ways.sides(kind));
          thrown.add(face);
          edge = ways.edge(way, face);
        } else {
          var toss = ways.toss(way);
          Object result = toss.draw(dice);
          thrown.add(result);
          edge = ways.edge(way, toss.essence(result));
          rows = ways.rows();
        }
        way = rows[edge];
      } else if (kind == Ways.END) {
        if (rows[way + Ways.FIELD] > 0) {
          field = memory.field(rows[way + Ways.FIELD]);
        }
        if (!goesOn(rows[way + Ways.ROUNDS], rows[way + Ways.COMMANDS], cap)) {
          state = memory.place(rows[way + Ways.NUMBER]).state;
          return BROKEN_OFF;
        }
        edge = way + Ways.NEXT;
        way = rows[edge];
      } else {
        lastRound += rows[way + Ways.ROUNDS];
        return field == null ? way : endedAs(memory.ended(rows[way + Ways.NUMBER]));
      }
    }
  }

  /// Fights on by the rules until a situation is known by heart; places are where dice have fallen.
  ///
  /// @return the row of [Ways] to go on with, or [#ENDED], or [#BROKEN_OFF]
  private int untilKnown(T first, int cap) {
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
      if (!goesOn(fights.round(state) + ahead - lastRound, 1, cap)) {
        return BROKEN_OFF;
      }
      if (dice.position() != before && looks++ < MOST_LOOKS) {
        int row = memory.rowOf(state);
        if (row > 0) {
          return row;
        }
      }
      command = chosen(call);
    }
  }

  /// Counts what a step came to; whether the fight goes on after it.
  private boolean goesOn(int rounds, int done, int cap) {
    if (rounds > 0) {
      lastRound += rounds;
      commands = 0;
    }
    commands += done;
    return done == 0 || (lastRound <= cap && commands <= ENDLESS);
  }

  /// Something was remembered of this fight that may change who has won.
  private int endedAs(Memory.End<S, T> end) {
    state = end.state();
    field = end.field() == null ? field : end.field();
    return ENDED;
  }

  /// Resolves what comes next to the end of a command; where it is to be remembered, only up to the
  /// first step that throws dice.
  private Memory.End<S, T> resolve(Memory.Place<S, T> place) {
    boolean remember = memory.mayLead();
    boolean whole = place.agenda.isEmpty();
    recording.begin(remember ? place : null);
    var before = field;
    field = null;
    S after = place.state;
    int round = Ring.round(fights, after);
    int rounds = 0;
    int done = 0;
    boolean over = false;
    var agenda = whole ? place.agenda.push(command(place)) : place.agenda;
    Memory.Place<S, T> next = null;
    while (true) {
      recorded = new Play<>(ring.book(), after, recording, null);
      ring.book().resolve(agenda.top(), recorded);
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
        agenda = agenda.push(chosen(call));
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
    var end = new Memory.End<>(state, next, field, rounds, done, over);
    if (remember) {
      recording.lead(over ? memory.over(end, winner(), standings()) : memory.end(end));
    }
    field = before;
    return end;
  }

  private T command(Memory.Place<S, T> place) {
    if (place.command == null) {
      state = place.state;
      place.command = chosen(fights.next(state));
    }
    return place.command;
  }

  private T chosen(Call<T> call) {
    return switch (call) {
      case Call.Over<T> _ -> throw new IllegalStateException("the fight is over");
      case Call.Goes<T>(T goes) -> goes;
      case Call.Turn<T>(String who, Seat seat) -> {
        side = sideOf(seat);
        actor = who;
        moves = fights.moves(state, who, policies[side]::looksAt);
        yield policies[side].choose(this).command();
      }
    };
  }

  /// Fights to the end; false where it was broken off.
  boolean run(S from, boolean begin, @Nullable Journal<S, E> journal) {
    state = begin ? quick.run(from, fights.beginning(from), journal) : from;
    lastRound = fights.round(state);
    commands = 0;
    return goOn(journal, ring.encounter().cap() + (begin ? 0 : lastRound));
  }

  /// Fights on; rounds are counted from those fought so far, whatever the state says.
  private boolean goOn(@Nullable Journal<S, E> journal, int cap) {
    int ahead = lastRound - fights.round(state);
    while (true) {
      if (visitor != null) {
        visitor.accept(state);
      }
      var call = fights.next(state);
      if (call instanceof Call.Over<T>) {
        return true;
      }
      state = quick.run(state, chosen(call), journal);
      int round = fights.round(state);
      if (round != 0 && round + ahead != lastRound) {
        lastRound = round + ahead;
        commands = 0;
      }
      if (lastRound > cap || ++commands > ENDLESS) {
        return false;
      }
    }
  }

  private int sideOf(Seat seat) {
    return seats[0].equals(seat) ? 0 : 1;
  }

  // What a policy sees

  @Override
  public int health() {
    return fights.health(state, actor);
  }

  @Override
  public int able() {
    int able = 0;
    for (String id : ring.members().get(side)) {
      able += fights.standing(state, id) == Fights.Standing.ABLE ? 1 : 0;
    }
    return able;
  }

  @Override
  public int all() {
    return ring.members().get(side).size();
  }

  @Override
  public List<Move<T>> moves() {
    return moves;
  }

  @Override
  public Chance chance() {
    return choices;
  }

  @Override
  public OptionalDouble worth(Move<T> move) {
    return foresight.worth(state, move, side);
  }

  @Override
  public OptionalDouble prospects(Move<T> move, int fights) {
    return foresight.prospects(state, move, side, seats[side], fights, choices);
  }
}
