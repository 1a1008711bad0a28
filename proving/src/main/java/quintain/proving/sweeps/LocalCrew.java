package quintain.proving.sweeps;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Tally;

/// The crew that is a thread pool of this machine.
public final class LocalCrew implements Crew {
  private final BoutCache bouts;
  private final int threads;
  private final ExecutorService workers;

  public LocalCrew(ProvingGround ground, int threads) {
    this.bouts = new BoutCache(ground);
    this.threads = threads;
    this.workers =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("fights-", 0).factory());
  }

  private record Done(Job job, Tally tally) {}

  @Override
  public void fight(List<Job> jobs, Hearing hearing) {
    var fought = new ExecutorCompletionService<Done>(workers);
    int sent = 0;
    for (int heard = 0; heard < jobs.size() && !hearing.cancelled(); heard++) {
      while (sent < jobs.size() && sent < heard + 2 * threads) {
        var job = jobs.get(sent++);
        var _ = fought.submit(() -> new Done(job, bouts.fight(job)));
      }
      try {
        var done = fought.take().get();
        hearing.done(done.job(), done.tally());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted while fights were fought", e);
      } catch (ExecutionException e) {
        throw e.getCause() instanceof RuntimeException cause
            ? cause
            : new IllegalStateException("a fight went wrong", e.getCause());
      }
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
