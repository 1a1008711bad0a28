package quintain.proving.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import quintain.packs.Books;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Tally;
import quintain.proving.fights.Unfit;
import quintain.proving.sweeps.BoutCache;
import quintain.proving.sweeps.Crew;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/// What a worker does with the jobs of a task. The rules come with it; encounters are made ready
/// once in each process.
final class Errand extends AbstractFunction1<Iterator<Errand.Numbered>, List<Errand.Fought>>
    implements Serializable {
  /// A job with its place among all.
  record Numbered(int number, Crew.Job job) implements Serializable {}

  /// What came of a job.
  ///
  /// @param unfit why it cannot be fought; empty if it was. Thrown, it would be tried again on
  ///   every worker there is.
  record Fought(int number, Tally tally, String unfit) implements Serializable {}

  /// The books are found when the first job comes, by the loader of the jars that came with it.
  private static final class Here {
    static final BoutCache BOUTS = new BoutCache(new ProvingGround(Books.onBoard(), List.of()));
  }

  @Override
  public List<Fought> apply(Iterator<Numbered> jobs) {
    var all = new ArrayList<Fought>();
    while (jobs.hasNext()) {
      all.add(fought(jobs.next()));
    }
    return all;
  }

  private static Fought fought(Numbered numbered) {
    try {
      return new Fought(numbered.number(), Here.BOUTS.fight(numbered.job()), "");
    } catch (Unfit unfit) {
      return new Fought(numbered.number(), Tally.NONE, unfit.sentence());
    }
  }
}
