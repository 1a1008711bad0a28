package quintain.proving.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Codec;
import quintain.binder.Source;
import quintain.packs.Books;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Tally;
import quintain.proving.fights.Unfit;
import quintain.proving.sweeps.Crew;
import quintain.proving.sweeps.CrewMaker;
import quintain.proving.sweeps.LocalCrew;
import quintain.proving.sweeps.Sweep;
import quintain.proving.sweeps.SweepReader;
import quintain.proving.sweeps.SweepReport;
import quintain.proving.sweeps.SweepRun;

/// The same sweep on threads and on a real cluster: one master and two workers, each a process.
class SparkCrewTest {
  private static final ProvingGround GROUND = new ProvingGround(Books.onBoard(), List.of());
  private static final String BOOK = Books.onBoard().ids().getFirst();
  private static final Map<String, String> SETTINGS =
      Map.of(
          // Started from loose classes, workers find them where this test does.
          "spark.executor.extraClassPath", System.getProperty("java.class.path"),
          "spark.executor.extraJavaOptions", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1",
          "spark.driver.host", "127.0.0.1",
          "spark.driver.bindAddress", "127.0.0.1");

  @BeforeEach
  void set() {
    SETTINGS.forEach(System::setProperty);
  }

  @AfterEach
  void clear() {
    SETTINGS.keySet().forEach(System::clearProperty);
  }

  private static String name(boolean pregen) {
    return GROUND.fighters(BOOK).stream()
        .filter(each -> each.pregen() == pregen)
        .map(ProvingGround.Fighter::name)
        .findFirst()
        .orElseThrow();
  }

  private static Sweep sweep(String orders) {
    var text =
        """
        title: How many are too many?
        book: %s
        sides:
          - {name: us, policy: steady, entries: [{what: %s}]}
          - {name: them, policy: random, entries: [{what: %s, count: 1}]}
        grid:
          - {vary: count.them.1, values: [1, 2, 3]}
        seed: 4711
        %s
        """
            .formatted(BOOK, name(true), name(false), orders);
    return SweepReader.read(Source.yaml("sweep.yaml", text), GROUND);
  }

  /// Whoever looks on while jobs are done.
  private interface Watch {
    void job(int number);
  }

  /// What is written in the end: the table, and all of it as JSON.
  private static String files(Sweep sweep, Crew crew, Watch watch) {
    var done = new TreeMap<Integer, Tally>();
    var jobs = new AtomicInteger();
    new SweepRun(
            sweep,
            new SweepRun.Done() {
              @Override
              public void variant(Sweep.Variant variant, Tally tally) {
                done.put(variant.number(), tally);
              }

              @Override
              public void fights(long more) {
                watch.job(jobs.incrementAndGet());
              }
            })
        .fight(sweep.variants(), crew, () -> false);
    assertThat(done).hasSize(sweep.variants().size());
    var report = new SweepReport(sweep, done);
    return report.csv() + new Codec().write(report.plain()) + new Codec().write(done);
  }

  private static String here(Sweep sweep) {
    try (var crew = new LocalCrew(GROUND, 2)) {
      return files(sweep, crew, _ -> {});
    }
  }

  @Test
  void aLostWorkerCostsTimeAndNotAByte(@TempDir Path home)
      throws IOException, InterruptedException {
    var sweep = sweep("fights: 3000"); // 9 jobs
    try (var cluster = new Cluster(home, 2)) {
      cluster.awaitMaster();
      try (var crew = new SparkCrew(cluster.address())) {
        for (int i = 0; crew.workers() < 2; i++) {
          assertThat(i).as(cluster::logs).isLessThan(1200);
          TimeUnit.MILLISECONDS.sleep(100);
        }
        var files =
            files(
                sweep,
                crew,
                number -> {
                  if (number == 2) {
                    assertThat(cluster.kill(0)).as("it was working").isTrue();
                  }
                });
        assertThat(crew.workers()).as("workers that are left").isEqualTo(1);
        assertThat(files).isEqualTo(here(sweep));
      }
    }
  }

  @Test
  void sparkOnThisMachineAloneIsFoundByItsNameAndStopsAtTheSameFight() {
    var sweep = sweep("fights: 4096\nwithin: 0.02");
    try (var crew = CrewMaker.find().orElseThrow().open("local[2]")) {
      assertThat(crew)
          .isInstanceOfSatisfying(SparkCrew.class, spark -> assertThat(spark.hands()).isEqualTo(2));
      assertThat(files(sweep, crew, _ -> {})).isEqualTo(here(sweep));

      var stranger =
          new Encounter(
              BOOK,
              List.of(
                  Encounter.Side.parse("us", "Nobody At All", "steady"),
                  Encounter.Side.parse("them", name(false), "steady")),
              Map.of(),
              "",
              10);
      assertThatThrownBy(
              () -> crew.fight(List.of(new Crew.Job(0, stranger, 1, 0, 10)), (_, _) -> {}))
          .isInstanceOf(Unfit.class)
          .hasMessageContaining("Nobody At All");
    }
  }

  @Test
  void jobsThatNobodyWantsAnyMoreAreLeft() {
    var encounter = sweep("fights: 1000").variants().getFirst().encounter();
    var jobs =
        java.util.stream.LongStream.range(0, 200)
            .mapToObj(i -> new Crew.Job(0, encounter, 1, i * 10, i * 10 + 10))
            .toList();
    var heard = new AtomicInteger();
    try (var crew = new SparkCrew("local[1]")) {
      crew.fight(
          jobs,
          new Crew.Hearing() {
            @Override
            public void done(Crew.Job job, Tally tally) {
              heard.incrementAndGet();
            }

            @Override
            public boolean cancelled() {
              return heard.get() > 0;
            }
          });
    }
    assertThat(heard.get()).isPositive().isLessThan(200);
  }

  @Test
  void whereNobodyAnswersItIsSaidAtOnce() {
    assertThatThrownBy(() -> new SparkCrew("spark://127.0.0.1:1"))
        .isInstanceOf(Unfit.class)
        .hasMessageContaining("nobody answers");
    assertThatThrownBy(() -> new SparkCrew("spark://somewhere"))
        .isInstanceOf(Unfit.class)
        .hasMessageContaining("HOST:PORT");
  }
}
