package quintain.proving.fights;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Call;
import quintain.kernel.Journal;
import quintain.kernel.Quick;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.QuickFate;

/// A fight as a plain loop: whose turn it is, what their policy chooses, what the rules make of it,
/// until it is over.
public final class FightLoop<S extends State, T extends Step, E extends Event> {
  /// Commands in one round after which a fight goes nowhere.
  public static final int MOST_COMMANDS = 1000;

  private final Matchup<S, T, E> matchup;
  private final Fights<S, T, E> fights;
  private final FightRandom dice = new FightRandom();
  private final FightRandom choices = new FightRandom();
  private final Chooser<S, T, E> chooser;
  private final Quick<S, T, E> quick;
  private @Nullable S field;

  public FightLoop(Matchup<S, T, E> matchup) {
    this(matchup, matchup.fights().get(), matchup.policies());
  }

  /// @param policies one for each side, in place of those of the encounter
  FightLoop(Matchup<S, T, E> matchup, Fights<S, T, E> fights, List<String> policies) {
    this.matchup = matchup;
    this.fights = fights;
    this.chooser = Chooser.simulating(matchup, fights, policies, choices);
    this.quick = new Quick<>(matchup.book(), new QuickFate(dice, chooser.answers(this::fightEnds)));
  }

  /// The fight ends now: who has won is plain, and who may get up again is not yet up.
  private void fightEnds() {
    field = quick.now();
  }

  /// Fights one fight.
  FightEnd<S> fight(long seed, long number, @Nullable Journal<S, E> journal) {
    begin(seed, number);
    return run(matchup.start(), !matchup.begun(), journal, _ -> {});
  }

  /// Fights one fight and shows each state between two commands.
  public void visit(long seed, long number, Consumer<S> visitor) {
    begin(seed, number);
    run(matchup.start(), !matchup.begun(), null, visitor);
  }

  /// Does one thing and fights on from there: a rollout.
  ///
  /// @return the place of the side that won; below 0 for none
  int playOn(S from, T command, long seed, long number) {
    begin(seed, number);
    return run(quick.run(from, command), false, null, _ -> {}).winner(fights);
  }

  private void begin(long seed, long number) {
    dice.beginDice(seed, number);
    choices.beginChoices(seed, number);
    chooser.begin();
    field = null;
  }

  private FightEnd<S> run(
      S from, boolean begin, @Nullable Journal<S, E> journal, Consumer<S> visitor) {
    S state = begin ? quick.run(from, fights.beginning(from), journal) : from;
    int lastRound = fights.round(state);
    int cap = matchup.encounter().cap() + (begin ? 0 : lastRound);
    int commands = 0;
    while (true) {
      visitor.accept(state);
      var call = fights.next(state);
      if (call instanceof Call.Over<T>) {
        return new FightEnd<>(state, field, lastRound, false);
      }
      state = quick.run(state, chooser.next(state, call), journal);
      int round = Math.max(fights.round(state), chooser.rounds());
      if (round != 0 && round != lastRound) {
        lastRound = round;
        commands = 0;
      }
      if (lastRound > cap || ++commands > MOST_COMMANDS) {
        return new FightEnd<>(state, field, lastRound, true);
      }
    }
  }
}
