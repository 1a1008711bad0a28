package quintain.proving.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.packs.Books;
import quintain.proving.Crew;
import quintain.proving.CrewMaker;
import quintain.proving.Encounter;
import quintain.proving.LocalCrew;
import quintain.proving.ProvingGround;
import quintain.proving.Tally;
import quintain.proving.Unfit;

/// The same jobs on threads and on a real cluster: one master and two workers, each a process.
class SparkCrewTest {
  private static final ProvingGround GROUND = new ProvingGround(Books.onBoard(), List.of());
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

  /// Fights of several books, cut into many jobs.
  private static List<Crew.Job> jobs(int each, int fights) {
    var jobs = new ArrayList<Crew.Job>();
    var books = Books.onBoard().ids();
    for (int variant = 0; variant < books.size(); variant++) {
      var book = books.get(variant);
      var fighters = GROUND.fighters(book);
      var us = fighters.stream().filter(ProvingGround.Fighter::pregen).findFirst().orElseThrow();
      var them = fighters.stream().filter(f -> !f.pregen()).findFirst().orElseThrow();
      var encounter =
          new Encounter(
              book,
              List.of(
                  Encounter.Side.parse("us", us.name(), "steady"),
                  Encounter.Side.parse("them", them.name(), "steady")),
              Map.of(),
              "",
              Encounter.USUAL_CAP);
      for (int i = 0; i < each; i++) {
        jobs.add(new Crew.Job(variant, encounter, 4711, (long) i * fights, (i + 1L) * fights));
      }
    }
    return jobs;
  }

  /// Adds up what comes, whatever the order.
  private static class Sum implements Crew.Hearing {
    final Map<Integer, Tally> tallies = new LinkedHashMap<>();
    int jobs;

    @Override
    public void done(Crew.Job job, Tally tally) {
      jobs++;
      tallies.merge(job.variant(), tally, Tally::plus);
    }
  }

  private static Map<Integer, Tally> here(List<Crew.Job> jobs) {
    var sum = new Sum();
    try (var crew = new LocalCrew(GROUND, 2)) {
      crew.fight(jobs, sum);
    }
    return sum.tallies;
  }

  @Test
  void aLostWorkerCostsTimeAndNoResults(@TempDir Path home)
      throws IOException, InterruptedException {
    var jobs = jobs(8, 60);
    try (var cluster = new Cluster(home, 2)) {
      cluster.awaitMaster();
      try (var crew = new SparkCrew(cluster.address())) {
        for (int i = 0; crew.workers() < 2; i++) {
          assertThat(i).as(cluster::logs).isLessThan(600);
          TimeUnit.MILLISECONDS.sleep(100);
        }
        var sum =
            new Sum() {
              @Override
              public void done(Crew.Job job, Tally tally) {
                super.done(job, tally);
                if (jobs == 5) {
                  assertThat(cluster.kill(0)).as("it was working").isTrue();
                }
              }
            };
        crew.fight(jobs, sum);
        assertThat(sum.jobs).as("each job is heard once").isEqualTo(jobs.size());
        assertThat(sum.tallies).isEqualTo(here(jobs));
        assertThat(crew.workers()).as("workers that are left").isEqualTo(1);
      }
    }
  }

  @Test
  void sparkOnThisMachineAloneIsFoundByItsName() {
    var jobs = jobs(2, 50);
    var sum = new Sum();
    try (var crew = CrewMaker.find().orElseThrow().open("local[2]")) {
      assertThat(crew.hands()).isEqualTo(2);
      crew.fight(jobs, sum);
      assertThat(sum.tallies).isEqualTo(here(jobs));
      var first = jobs.getFirst();
      var stranger =
          new Encounter(
              first.encounter().book(),
              List.of(
                  Encounter.Side.parse("us", "Nobody At All", "steady"),
                  first.encounter().sides().getLast()),
              Map.of(),
              "",
              10);
      assertThatThrownBy(() -> crew.fight(List.of(new Crew.Job(0, stranger, 1, 0, 10)), new Sum()))
          .isInstanceOf(Unfit.class)
          .hasMessageContaining("Nobody At All");
      var never =
          new Sum() {
            @Override
            public boolean cancelled() {
              return jobs > 0;
            }
          };
      crew.fight(jobs(50, 50), never);
      assertThat(never.jobs).isLessThan(50);
    }
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
