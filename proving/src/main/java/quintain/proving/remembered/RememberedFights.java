package quintain.proving.remembered;

import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.proving.fights.FightWorker;
import quintain.proving.fights.Matchup;
import quintain.proving.fights.PlainFights;
import quintain.proving.fights.Policies;
import quintain.proving.fights.TallyBuilder;

/// The worker that remembers what it has fought (memoisation), and fights as [PlainFights] does
/// only what is new: every fight comes out as it would there.
public final class RememberedFights<S extends State, T extends Step, E extends Event>
    implements FightWorker {
  private final Matchup<S, T, E> matchup;
  private final PlainFights<S, T, E> plain;
  private final MemoTable<S, T> memory;
  private final InterleavedWalks walks;
  private final boolean repeatable;
  private @Nullable MemoWalk<S, T, E> walk;

  public RememberedFights(Matchup<S, T, E> matchup) {
    this.matchup = matchup;
    this.plain = new PlainFights<>(matchup);
    this.memory = new MemoTable<>(game -> matchup.book().foresight().essence(game));
    this.walks = new InterleavedWalks(memory);
    this.repeatable = matchup.policies().stream().allMatch(Policies::throwsNoDice);
  }

  /// Fights that are looked at closely are resolved by the rules, and so are those of policies that
  /// throw dice of their own, and all where too much is always new.
  @Override
  public void fight(long seed, long from, long to, TallyBuilder tally) {
    if (!repeatable || memory.isGivenUp()) {
      walk = null;
      plain.fight(seed, from, to, tally);
      return;
    }
    long closely = Math.clamp(PlainFights.LOOKED_AT, from, to);
    plain.fight(seed, from, closely, tally);
    if (closely < to) {
      fightByHeart(seed, closely, to, tally);
    }
  }

  private void fightByHeart(long seed, long from, long to, TallyBuilder tally) {
    if (walk == null) {
      walk = new MemoWalk<>(matchup, matchup.fights().get(), memory);
    }
    var single = walk;
    walks.walk(
        seed,
        from,
        to,
        single.home(),
        single.firstRound(),
        single.cap(),
        (number, row, round) -> {
          if (row > 0) {
            single.count(row, number, round, tally);
          } else {
            single.fight(seed, number, tally);
          }
        });
  }
}
