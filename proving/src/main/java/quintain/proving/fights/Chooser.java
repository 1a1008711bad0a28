package quintain.proving.fights;

import java.util.List;
import java.util.OptionalDouble;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Call;
import quintain.kernel.Move;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Policy;

/// Chooses for both sides by their policies, and is all that a policy sees of a fight.
public final class Chooser<S extends State, T extends Step, E extends Event> implements Look<T> {
  private final Matchup<S, T, E> matchup;
  private final Fights<S, T, E> fights;
  private final Seat[] seats;
  private final FightPolicy[] policies;
  private final Chance chance;
  private final Lookahead<S, T, E> lookahead;
  private final RoundRobin order = new RoundRobin();
  private S state;
  private int side;
  private String actor = "";
  private List<Move<T>> moves = List.of();

  private Chooser(
      Matchup<S, T, E> matchup,
      Fights<S, T, E> fights,
      List<String> policies,
      Chance chance,
      Lookahead<S, T, E> lookahead) {
    this.matchup = matchup;
    this.fights = fights;
    this.seats = matchup.seats().toArray(Seat[]::new);
    this.policies = policies.stream().map(Policies::named).toArray(FightPolicy[]::new);
    this.chance = chance;
    this.lookahead = lookahead;
    this.state = matchup.start();
  }

  /// Chooses in simulated fights.
  ///
  /// @param policies one for each side
  /// @param chance where the policies' own dice come from
  public static <S extends State, T extends Step, E extends Event> Chooser<S, T, E> simulating(
      Matchup<S, T, E> matchup, Fights<S, T, E> fights, List<String> policies, Chance chance) {
    return new Chooser<>(matchup, fights, policies, chance, Lookahead.simulating(matchup));
  }

  /// Chooses where every way is gone through: nothing is simulated.
  public static <S extends State, T extends Step, E extends Event> Chooser<S, T, E> exact(
      Matchup<S, T, E> matchup, Fights<S, T, E> fights, Chance chance) {
    return new Chooser<>(matchup, fights, matchup.policies(), chance, Lookahead.exact(matchup));
  }

  /// How questions in mid-resolution are answered by the same policies.
  ///
  /// @param ends is told when the Referee is asked to end the fight
  public Policy answers(Runnable ends) {
    return new Answers(seats, policies, chance, fights.ending().orElse(null), ends);
  }

  /// Begins a new fight.
  void begin() {
    order.begin();
  }

  /// The rounds of a fight in which nobody waits for anybody; 0 in all others.
  int rounds() {
    return order.rounds();
  }

  /// The command that comes next in a fight that is not over.
  public T next(S now, Call<T> call) {
    return switch (call) {
      case Call.Over<T> _ -> throw new IllegalStateException("the fight is over");
      case Call.Goes<T>(T command) -> command;
      case Call.Turn<T> turn -> chosen(now, turn);
      case Call.Anybody<T>(List<Call.Turn<T>> turns) -> chosen(now, order.next(turns));
    };
  }

  private T chosen(S now, Call.Turn<T> turn) {
    look(now, turn);
    return choose();
  }

  /// Looks at what somebody on turn could do.
  public void look(S now, Call.Turn<T> turn) {
    state = now;
    side = sideOf(turn.seat());
    actor = turn.actor();
    moves = fights.moves(now, actor, policies[side]::looksAt);
  }

  /// What the policy makes of what was looked at last.
  public T choose() {
    return policies[side].choose(this).command();
  }

  /// The place of the side whose seat this is.
  public int sideOf(Seat seat) {
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
    for (String id : matchup.members().get(side)) {
      able += fights.standing(state, id) == Fights.Standing.ABLE ? 1 : 0;
    }
    return able;
  }

  @Override
  public int all() {
    return matchup.members().get(side).size();
  }

  @Override
  public List<Move<T>> moves() {
    return moves;
  }

  @Override
  public Chance chance() {
    return chance;
  }

  @Override
  public OptionalDouble worth(Move<T> move) {
    return lookahead.worth(state, move, side);
  }

  @Override
  public OptionalDouble prospects(Move<T> move, int count) {
    return lookahead.prospects(state, move, side, count, chance);
  }
}
