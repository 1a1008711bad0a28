package quintain.proving.sweeps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import quintain.proving.fights.Simulation;
import quintain.proving.fights.Tally;

/// Has a crew fight a sweep, chunk by chunk, and adds the chunks of each variant up in their order.
///
/// Where a share is to be known only so closely, whether a variant has had enough is decided after
/// each of its chunks, in order: so the same sweep gives the same tallies with any crew.
public final class SweepRun {
  /// Chunks of each variant that are sent out before it is looked whether they are enough.
  private static final int AT_ONCE = 8;

  private final Sweep sweep;
  private final Done done;

  public SweepRun(Sweep sweep, Done done) {
    this.sweep = sweep;
    this.done = done;
  }

  /// Hears of what is done.
  public interface Done {
    void variant(Sweep.Variant variant, Tally tally);

    /// So many fights more have been fought, of whichever variant.
    default void fights(long more) {}
  }

  /// Fights these variants; whoever cancels keeps those that are whole.
  public void fight(List<Sweep.Variant> variants, Crew crew, BooleanSupplier cancelled) {
    var open = new ArrayList<Progress>();
    variants.forEach(variant -> open.add(new Progress(variant)));
    while (!open.isEmpty() && !cancelled.getAsBoolean()) {
      var jobs = new ArrayList<Crew.Job>();
      var byVariant = new TreeMap<Integer, Progress>();
      // with a fixed number of fights a few variants fill any crew; the others wait
      int sent = sweep.within() > 0 ? open.size() : Math.max(1, Math.min(open.size(), 64));
      for (Progress progress : open.subList(0, sent)) {
        byVariant.put(progress.variant.number(), progress);
        jobs.addAll(progress.next());
      }
      crew.fight(jobs, new Heard(byVariant, cancelled));
      open.removeIf(Progress::isDone);
    }
  }

  /// Gives each tally to its variant.
  private final class Heard implements Crew.Hearing {
    private final Map<Integer, Progress> byVariant;
    private final BooleanSupplier cancelled;

    Heard(Map<Integer, Progress> byVariant, BooleanSupplier cancelled) {
      this.byVariant = byVariant;
      this.cancelled = cancelled;
    }

    @Override
    public void done(Crew.Job job, Tally tally) {
      done.fights(tally.fights());
      var progress = byVariant.get(job.variant());
      if (progress != null) {
        progress.add(job, tally);
      }
    }

    @Override
    public boolean cancelled() {
      return cancelled.getAsBoolean();
    }
  }

  /// How far a variant has come.
  private final class Progress {
    private final Sweep.Variant variant;
    private final Map<Long, Tally> early = new TreeMap<>();
    private Tally sum = Tally.NONE;
    private long sent;
    private boolean finished;

    Progress(Sweep.Variant variant) {
      this.variant = variant;
    }

    boolean isDone() {
      return finished;
    }

    /// The jobs to send out next.
    List<Crew.Job> next() {
      var jobs = new ArrayList<Crew.Job>();
      int most = sweep.within() > 0 ? AT_ONCE : Integer.MAX_VALUE;
      for (int i = 0; i < most && sent < sweep.fights(); i++) {
        long to = Math.min(sweep.fights(), sent + Simulation.CHUNK);
        jobs.add(new Crew.Job(variant.number(), variant.encounter(), sweep.seed(), sent, to));
        sent = to;
      }
      return jobs;
    }

    /// Adds a chunk as soon as all before it are there.
    void add(Crew.Job job, Tally tally) {
      early.put(job.from(), tally);
      for (var next = early.remove(sum.fights());
          next != null && !finished;
          next = early.remove(sum.fights())) {
        sum = sum.plus(next);
        if (sum.fights() >= sweep.fights()
            || (sweep.within() > 0 && Simulation.isWithin(sum, sweep.within()))) {
          finished = true;
          done.variant(variant, sum);
        }
      }
    }
  }
}
