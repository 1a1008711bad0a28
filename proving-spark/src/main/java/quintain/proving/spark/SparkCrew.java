package quintain.proving.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import quintain.proving.fights.Unfit;
import quintain.proving.sweeps.Crew;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/// The workers of a Spark cluster.
///
/// Spark hands each job to some worker, and to another one if the first is lost. That a job is
/// fought twice does no harm: it comes to the same tally, and is heard once.
final class SparkCrew implements Crew {
  private static final int LOOK_EVERY_MILLIS = 100;

  /// To hand out a task takes some milliseconds, so where there are very many jobs a task has
  /// several; few enough that a lost one does not hurt, and that all hands are done at about the
  /// same time.
  private static final int TASKS_A_HAND = 32;

  private final JavaSparkContext spark;

  /// @throws Unfit if there is no such cluster
  SparkCrew(String master) {
    var address = Masters.reached(master);
    try {
      this.spark = new JavaSparkContext(settings(master, address));
    } catch (RuntimeException e) {
      throw new Unfit("Spark does not start on " + master + ": " + e.getMessage(), e);
    }
    spark.setLogLevel("ERROR");
  }

  /// Settings of the user's come as system properties `spark.…` and win over these.
  ///
  /// @param address where the workers reach this machine; empty where there are no others
  private static SparkConf settings(String master, String address) {
    var settings =
        new SparkConf()
            .setMaster(master)
            .setAppName("Quintain")
            .setJars(jars())
            .setIfMissing("spark.ui.enabled", "false")
            .setIfMissing("spark.ui.showConsoleProgress", "false")
            .setIfMissing("spark.executor.memory", "512m")
            // A lost worker is no fault of its jobs: on a shaky cluster one may be lost many times.
            .setIfMissing("spark.task.maxFailures", "16");
    return address.isEmpty() ? settings : settings.setIfMissing("spark.driver.host", address);
  }

  /// What travels to the workers: the jar of this class with all that lies beside it. Run from
  /// loose classes, the workers have them on their class path.
  private static String[] jars() {
    try {
      var here =
          Path.of(SparkCrew.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (!Files.isRegularFile(here)) {
        return new String[0];
      }
      try (Stream<Path> beside = Files.list(here.toAbsolutePath().getParent())) {
        return beside
            .map(Path::toString)
            .filter(name -> name.endsWith(".jar"))
            .sorted()
            .toArray(String[]::new);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /// How many workers fight for us just now.
  int workers() {
    return spark.statusTracker().getExecutorInfos().length - 1; // this process is counted too
  }

  /// How many jobs are fought at the same time.
  int hands() {
    return spark.defaultParallelism();
  }

  @Override
  public void fight(List<Job> jobs, Hearing hearing) {
    if (jobs.isEmpty()) {
      return;
    }
    var heard = new LinkedBlockingQueue<Errand.Fought>();
    var action = send(jobs, heard);
    try {
      for (int left = jobs.size(); left > 0; ) {
        var fought = heard.poll(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
        if (fought != null) {
          left--;
          tell(jobs, fought, hearing);
        } else if (action.isCompleted() && heard.isEmpty()) {
          throw new Unfit("the cluster gave up: " + reason(action));
        }
        if (hearing.cancelled()) {
          break;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while fights were fought", e);
    } finally {
      action.cancel();
    }
  }

  /// Hands all jobs to Spark and lets what comes back fall into a queue.
  private SimpleFutureAction<BoxedUnit> send(List<Job> jobs, BlockingQueue<Errand.Fought> heard) {
    var numbered = new ArrayList<Errand.Numbered>();
    for (Job job : jobs) {
      numbered.add(new Errand.Numbered(numbered.size(), job));
    }
    int tasks = Math.min(jobs.size(), TASKS_A_HAND * hands());
    List<Object> all = List.copyOf(IntStream.range(0, tasks).boxed().toList());
    return spark
        .sc()
        .submitJob(
            spark.parallelize(numbered, tasks).rdd(),
            new Errand(),
            CollectionConverters.asScala(all).toSeq(),
            (_, fought) -> {
              heard.addAll(fought);
              return BoxedUnit.UNIT;
            },
            () -> BoxedUnit.UNIT);
  }

  private static void tell(List<Job> jobs, Errand.Fought fought, Hearing hearing) {
    if (!fought.unfit().isEmpty()) {
      throw new Unfit(fought.unfit());
    }
    hearing.done(jobs.get(fought.number()), fought.tally());
  }

  /// The first line of what Spark says; the rest is a trace.
  private static String reason(SimpleFutureAction<BoxedUnit> action) {
    var value = action.value();
    var failure = value.isDefined() && value.get().isFailure() ? value.get().failed().get() : null;
    return failure == null
        ? "it does not say why"
        : String.valueOf(failure.getMessage()).lines().findFirst().orElse("it does not say why");
  }

  @Override
  public void close() {
    spark.close();
  }
}
