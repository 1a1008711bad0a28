package quintain.proving.sweeps;

import java.io.Serializable;
import java.util.List;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Tally;

/// A pool of workers that fight for a sweep: the threads of this machine, or the executors of a
/// cluster. They decide nothing; the same jobs come to the same tallies with any crew.
public interface Crew extends AutoCloseable {
  /// Some fights of one variant, by their numbers: everything it takes to fight them anywhere.
  ///
  /// @param variant the place of the encounter in its sweep
  /// @param to the number after the last
  record Job(int variant, Encounter encounter, long seed, long from, long to)
      implements Serializable {}

  /// Whoever waits for the tallies.
  interface Hearing {
    /// A job is done. Jobs come one at a time, in any order, each of them once.
    void done(Job job, Tally tally);

    /// Whether to stop; jobs that are not done by then are left.
    default boolean cancelled() {
      return false;
    }
  }

  /// Fights the jobs, and returns when all are done or nobody wants them any more. What cannot be
  /// fought is thrown as [quintain.proving.fights.Unfit].
  void fight(List<Job> jobs, Hearing hearing);

  @Override
  void close();
}
