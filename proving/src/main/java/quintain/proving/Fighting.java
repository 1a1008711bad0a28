package quintain.proving;

import java.util.ArrayList;
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
  private static final int ENDLESS = 1000;

  /// Commands without dice that are remembered as one.
  private static final int MOST_AT_ONCE = 50;

  private final Ring<S, T, E> ring;
  private final Fights<S, T, E> fights;
  private final Stream dice = new Stream();
  private final Stream choices = new Stream();
  private final Seat[] seats;
  private final FightPolicy[] policies;
  private final Quick<S, T, E> quick;
  private final Foresight<S, T, E> foresight;
  private final Memory<S, T> memory;
  private final Memory.Recording<S, T> recording;
  private final boolean remembers;
  private final List<Object> thrown = new ArrayList<>();
  private S state;
  private @Nullable S field;
  private Memory.@Nullable Place<S, T> home;
  private Memory.@Nullable End<S, T> last;
  private @Nullable Play<S, T, E> recorded;
  private @Nullable Map<String, Object> facts;
  private @Nullable Consumer<S> visitor;
  private int lastRound;
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
    this.memory = new Memory<>(ring.book()::essence);
    this.recording =
        new Memory.Recording<>(
            memory,
            dice,
            new Answers(seats, this.policies, choices, ending, this::recordedFightEnds));
    this.remembers = policies.stream().allMatch(Policies.WITHOUT_DICE::contains);
    this.foresight = new Foresight<>(ring);
    this.state = ring.start();
  }

  /// Fights one fight and counts what came of it.
  ///
  /// @return the side that won, below 0 for none
  int fight(long seed, long number, Counting counting, boolean closely) {
    begin(seed, number);
    var watch = closely ? new Watch<>(fights, counting) : null;
    boolean plainly = closely || !remembers || memory.isUseless();
    last = null;
    boolean ended = plainly ? run(ring.start(), !ring.begun(), watch) : runByHeart();
    var aftermath = last == null ? aftermath(ended) : last.aftermath(field, () -> aftermath(true));
    counting.ended(aftermath.winner(), lastRound, !ended);
    var standings = aftermath.standings();
    for (int i = 0; i < standings.size(); i++) {
      counting.stood(i, standings.get(i));
    }
    if (closely) {
      counting.lookedAt();
      if (facts == null) {
        facts = ring.book().facts(ring.start(), Seat.REFEREE);
      }
      Spending.count(ring, fights, facts, state, counting);
    }
    return aftermath.winner();
  }

  private Memory.Aftermath<S> aftermath(boolean ended) {
    var standings = new ArrayList<Fights.Standing>();
    for (List<String> side : ring.members()) {
      for (String id : side) {
        standings.add(standing(id));
      }
    }
    return new Memory.Aftermath<>(field, ended ? winner() : -1, standings);
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

  /// Fights as far as it is remembered, and then on to the end; false where it was broken off.
  private boolean runByHeart() {
    if (home == null) {
      home = memory.placeOf(ring.start(), Agenda.empty());
      if (home != null && !ring.begun()) {
        home.command = fights.beginning(ring.start());
      }
    }
    var place = home;
    state = ring.start();
    lastRound = fights.round(state);
    int cap = ring.encounter().cap() + lastRound;
    int commands = 0;
    boolean begun = ring.begun();
    while (place != null && memory.isFamiliar(place)) {
      begun = true;
      var end = memory.go(place, dice, thrown);
      if (end == null) {
        end = learn(place);
      }
      if (end.rounds > 0) {
        lastRound += end.rounds;
        commands = 0;
      }
      if (end.field != null) {
        field = end.field;
      }
      state = end.state;
      place = end.next;
      if (end.over) {
        last = end;
        return true;
      }
      commands += end.commands;
      if (end.commands > 0 && (lastRound > cap || commands > ENDLESS)) {
        return false;
      }
    }
    return begun ? goOn(null, cap) : run(state, true, null);
  }

  /// Resolves what comes next, up to the first step that throws dice, and remembers where it leads.
  private Memory.End<S, T> learn(Memory.Place<S, T> place) {
    boolean whole = place.agenda.isEmpty();
    recording.begin(memory.isFull() ? null : place, thrown);
    var before = field;
    field = null;
    S after = place.state;
    int round = fights.round(after);
    int rounds = 0;
    int commands = 0;
    boolean over = false;
    var agenda = whole ? place.agenda.push(command(place)) : place.agenda;
    Memory.Place<S, T> next = null;
    while (true) {
      recorded = new Play<>(ring.book(), after, recording, null);
      ring.book().resolve(agenda.top(), recorded);
      after = recorded.state();
      agenda = agenda.rest().pushAll(recorded.next());
      if (agenda.isEmpty()) {
        commands++;
        rounds = Math.max(0, fights.round(after) - round);
        var call = fights.next(after);
        over = call instanceof Call.Over<T>;
        if (over || !whole || rounds > 0 || recording.hasThrown() || commands > MOST_AT_ONCE) {
          next = over || memory.isFull() ? null : memory.placeOf(after, agenda);
          break;
        }
        state = after;
        agenda = agenda.push(chosen(call));
      } else if (recording.hasThrown() && !memory.isFull()) {
        next = memory.placeOf(after, agenda);
        if (next != null) {
          rounds = Math.max(0, fights.round(after) - round);
          break;
        }
      }
    }
    var end =
        new Memory.End<S, T>(
            next == null ? after : next.state, next, field, rounds, commands, over);
    field = before;
    recording.end(end);
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
    return goOn(journal, ring.encounter().cap() + (begin ? 0 : lastRound));
  }

  /// Fights on; rounds are counted from those fought so far, whatever the state says.
  private boolean goOn(@Nullable Journal<S, E> journal, int cap) {
    int ahead = lastRound - fights.round(state);
    int commands = 0;
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
  public String actor() {
    return actor;
  }

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
    return foresight.worth(state, move, seats[side], ring.members().get(1 - side));
  }

  @Override
  public OptionalDouble prospects(Move<T> move, int fights) {
    return foresight.prospects(state, move, side, seats[side], fights, choices);
  }
}
