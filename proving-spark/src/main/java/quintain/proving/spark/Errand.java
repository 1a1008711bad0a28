package quintain.proving.spark;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.api.java.function.Function;
import quintain.packs.Books;
import quintain.proving.Bouts;
import quintain.proving.Crew;
import quintain.proving.ProvingGround;
import quintain.proving.Tally;
import quintain.proving.Unfit;

/// What a worker does with a job. The rules come with it; encounters are made ready once in each
/// process.
final class Errand implements Function<Crew.Job, Errand.Fought> {
  /// What came of a job.
  ///
  /// @param unfit why it cannot be fought; empty if it was. Thrown, it would be tried again on
  ///   every worker there is.
  record Fought(Tally tally, String unfit) implements Serializable {}

  /// The books are found when the first job comes, by the loader of the jars that came with it.
  private static final class Here {
    static final Bouts BOUTS = new Bouts(new ProvingGround(Books.onBoard(), List.of()));
  }

  @Override
  public Fought call(Crew.Job job) {
    try {
      return new Fought(Here.BOUTS.fight(job), "");
    } catch (Unfit unfit) {
      return new Fought(Tally.NONE, unfit.sentence());
    }
  }
}
