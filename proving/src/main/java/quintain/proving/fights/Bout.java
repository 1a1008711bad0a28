package quintain.proving.fights;

import java.lang.ref.SoftReference;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Supplier;
import quintain.kernel.State;

/// A fight made ready to be fought again and again, by any number of threads.
public final class Bout {
  private final Matchup<?, ?, ?> matchup;
  private final Supplier<FightWorker> workers;

  /// Workers between two chunks, who keep what they have learned as long as nothing else needs the
  /// memory; the last one to rest is the first to fight again.
  private final Deque<SoftReference<FightWorker>> idle = new ConcurrentLinkedDeque<>();

  public Bout(Matchup<?, ?, ?> matchup, Supplier<FightWorker> workers) {
    this.matchup = matchup;
    this.workers = workers;
  }

  public Matchup<?, ?, ?> matchup() {
    return matchup;
  }

  public Encounter encounter() {
    return matchup.encounter();
  }

  /// The ids of those on each side, in order.
  public List<List<String>> members() {
    return matchup.members();
  }

  /// What somebody in the fight is called.
  public String nameOf(String id) {
    return nameOf(matchup, id);
  }

  private static <S extends State> String nameOf(Matchup<S, ?, ?> matchup, String id) {
    return matchup.book().showing().nameOf(matchup.start(), id);
  }

  /// Fights the fights numbered from the first up to, but without, the last. The same seed and
  /// number always give the same fight, whoever fights the others.
  public Tally fight(long seed, long from, long to) {
    return fight(seed, from, to, new byte[0]);
  }

  /// The same, with the winner of each fight noted as far as there is room: the side's place, or
  /// below 0.
  public Tally fight(long seed, long from, long to, byte[] winners) {
    var worker = rested();
    var tally = new TallyBuilder(members(), encounter().cap(), from, winners);
    worker.fight(seed, from, to, tally);
    idle.push(new SoftReference<>(worker));
    return tally.build();
  }

  private FightWorker rested() {
    for (var resting = idle.poll(); resting != null; resting = idle.poll()) {
      var worker = resting.get();
      if (worker != null) {
        return worker;
      }
    }
    return workers.get();
  }

  /// What people could do in it and no policy ever chooses.
  public List<String> leftOut() {
    return matchup.fights().get().leftOut();
  }

  /// One fight, told line by line.
  public List<String> log(long seed, long number) {
    return new FightLog<>(matchup).of(seed, number);
  }
}
