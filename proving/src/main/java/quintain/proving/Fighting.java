package quintain.proving;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Call;
import quintain.kernel.Journal;
import quintain.kernel.Move;
import quintain.kernel.Quick;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.QuickFate;

/// One worker that fights fights of a ring, one after the other.
final class Fighting<S extends State, T extends Step, E extends Event> implements Look<T> {
  /// Commands in one round after which a fight goes nowhere.
  private static final int ENDLESS = 1000;

  private final Ring<S, T, E> ring;
  private final Fights<S, T, E> fights;
  private final Stream dice = new Stream();
  private final Stream choices = new Stream();
  private final Seat[] seats;
  private final FightPolicy[] policies;
  private final Quick<S, T, E> quick;
  private final Foresight<S, T, E> foresight;
  private S state;
  private @Nullable S field;
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
    this.quick =
        new Quick<>(
            ring.book(),
            new QuickFate(
                dice,
                new Answers(
                    seats,
                    this.policies,
                    choices,
                    fights.ending().orElse(null),
                    () -> field = currently())));
    this.foresight = new Foresight<>(ring);
    this.state = ring.start();
  }

  /// Fights one fight and counts what came of it.
  ///
  /// @return the side that won, below 0 for none
  int fight(long seed, long number, Counting counting, boolean closely) {
    begin(seed, number);
    var watch = closely ? new Watch<>(fights, counting) : null;
    boolean ended = run(ring.start(), !ring.begun(), watch);
    int winner = ended ? winner() : -1;
    counting.ended(winner, lastRound, !ended);
    var ids = counting.ids();
    for (int i = 0; i < ids.size(); i++) {
      counting.stood(i, standing(ids.get(i)));
    }
    if (closely) {
      counting.lookedAt();
      if (facts == null) {
        facts = ring.book().facts(ring.start(), Seat.REFEREE);
      }
      Spending.count(ring, fights, facts, state, counting);
    }
    return winner;
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

  private S currently() {
    return quick.now();
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

  /// Fights to the end; false where it was broken off.
  boolean run(S from, boolean begin, @Nullable Journal<S, E> journal) {
    state = begin ? quick.run(from, fights.beginning(from), journal) : from;
    lastRound = fights.round(state);
    int cap = ring.encounter().cap() + (begin ? 0 : lastRound);
    int commands = 0;
    while (true) {
      if (visitor != null) {
        visitor.accept(state);
      }
      T command;
      switch (fights.next(state)) {
        case Call.Over<T> _ -> {
          return true;
        }
        case Call.Goes<T>(T goes) -> command = goes;
        case Call.Turn<T>(String who, Seat seat) -> {
          side = sideOf(seat);
          actor = who;
          moves = fights.moves(state, who);
          command = policies[side].choose(this).command();
        }
      }
      state = quick.run(state, command, journal);
      int round = fights.round(state);
      if (round != lastRound && round != 0) {
        lastRound = round;
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
