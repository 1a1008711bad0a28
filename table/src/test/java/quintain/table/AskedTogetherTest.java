package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.DemoTable.command;
import static quintain.table.DemoTable.lines;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.kernel.Fate;
import quintain.kernel.Topic;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// Several are asked at once, each in words of their own: after a roll, whoever has luck to lend.
class AskedTogetherTest {
  private static final String SCENE =
      """
      book: rath
      title: A beam to lift
      scene: {place: A mill}
      characters:
        - {id: brannoc, pregen: Brannoc}
        - {id: sefa, pregen: Sefa, seat: ada}
        - {id: ilvane, pregen: Ilvane, seat: ada}
        - {id: odda, pregen: Odda}
      steps: []
      """;

  @TempDir Path folder;
  private final Deque<Integer> dice = new ArrayDeque<>();
  private Store store;
  private House house;
  private String refereesToken;
  private String brannocsToken;
  private String adasToken;
  private String oddasToken;
  private Ear referee;
  private Ear brannoc;
  private Ear ada;
  private Ear odda;

  @BeforeEach
  void theBeamStaysDownAndTheLuckOfOthersIsAskedFor() {
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = house();
    refereesToken = house.stage(SCENE, "Robin").token();
    brannocsToken = house.desk(refereesToken).rotate("brannoc").token();
    adasToken = house.desk(refereesToken).rotate("ada").token();
    oddasToken = house.desk(refereesToken).rotate("odda").token();
    sitDown();
    referee.ask(new FromSeat.TurnDial(Ear.id(), Optional.empty(), FromSeat.DialSetting.AUTOMATIC));
    referee.ask(
        new FromSeat.TurnDial(Ear.id(), Optional.of(Topic.PLAYER), FromSeat.DialSetting.CONFIRM));
    // Brannoc himself has nothing to spend.
    referee.act(command("set-value", "fact", "brannoc.fortune", "value", "0", "reason", "spent"));
    dice.add(2);
    assertThat(brannoc.act(command("test", "by", "brannoc", "trial", "lift")))
        .isInstanceOf(ToSeat.Done.class);
  }

  private House house() {
    return new House(store, DemoTable.LIBRARY, _ -> dice.remove(), InstantSource.system());
  }

  private void sitDown() {
    referee = Ear.greeted(house, refereesToken);
    brannoc = Ear.greeted(house, brannocsToken);
    ada = Ear.greeted(house, adasToken);
    odda = Ear.greeted(house, oddasToken);
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private static ToSeat.Question question(Ear ear) {
    return ear.settled().question().orElseThrow();
  }

  private static ToSeat pass(Ear ear, String key, Optional<String> as) {
    return ear.ask(new FromSeat.Pass(Ear.id(), key, as));
  }

  private static ToSeat pass(Ear ear) {
    return pass(ear, question(ear).key(), Optional.empty());
  }

  @Test
  void eachIsAskedOfTheirOwnAndOnlyTheRefereeReadsAll() {
    assertThat(question(ada).prompt())
        .startsWith("Brannoc has rolled 2")
        .contains("Sefa has", "Ilvane has")
        .doesNotContain("Odda");
    assertThat(question(odda).prompt()).contains("Odda has").doesNotContain("Sefa", "Ilvane");
    assertThat(ada.scene.orElseThrow().others()).isEmpty();
    assertThat(ada.scene.orElseThrow().waiting()).as("both are waited for").hasSize(2);

    var scene = referee.settled();
    assertThat(scene.question()).contains(question(ada));
    assertThat(scene.others()).containsExactly(question(odda));
    assertThat(brannoc.settled().question()).as("who is helped is not asked").isEmpty();
  }

  @Test
  void theFirstToAcceptEndsItForAll() {
    var late = question(ada).key();
    dice.add(19);
    odda.answer(true);

    assertThat(question(odda).id()).as("the next question").isEqualTo("how-lent");
    assertThat(ada.settled().question()).isEmpty();
    assertThat(ada.ask(new FromSeat.Answer(Ear.id(), late, true, Optional.empty())))
        .isInstanceOfSatisfying(
            ToSeat.Failed.class, failed -> assertThat(failed.code()).isEqualTo("stale"));
  }

  @Test
  void whoeverPassesLeavesTheOthersTheQuestionTheyHad() {
    var before = question(odda);
    assertThat(pass(ada)).isInstanceOf(ToSeat.Done.class);

    assertThat(question(odda)).isEqualTo(before);
    assertThat(ada.settled().question()).isEmpty();
    assertThat(referee.settled().question()).contains(before);
    assertThat(referee.scene.orElseThrow().others()).isEmpty();
    assertThat(pass(ada, before.key(), Optional.empty()))
        .as("nobody passes twice")
        .isInstanceOf(ToSeat.Failed.class);

    pass(odda);
    assertThat(referee.settled().busy()).isFalse();
    assertThat(lines(referee)).noneMatch(line -> line.contains("lends"));
  }

  @Test
  void aRestartInTheMiddleLosesNothing() {
    pass(ada);
    var asked = question(odda);
    house.close();
    store.close();
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = house();
    sitDown();

    assertThat(odda.scene.orElseThrow().question()).contains(asked);
    assertThat(ada.scene.orElseThrow().question()).as("has passed").isEmpty();
    pass(odda);
    assertThat(referee.settled().busy()).isFalse();
  }

  @Test
  void theRefereeAnswersForAnyOfThem() {
    var key = question(referee).key();
    assertThat(pass(referee, key, Optional.of("odda"))).isInstanceOf(ToSeat.Done.class);
    assertThat(odda.settled().question()).isEmpty();

    referee.ask(new FromSeat.Answer(Ear.id(), key, true, Optional.of("ada")));
    assertThat(question(ada).id()).isEqualTo("who-lends");
  }

  @Test
  void whoeverNeverLendsIsNotWaitedFor() {
    var before = question(odda);
    ada.ask(new FromSeat.Stand(Ear.id(), "lend-fortune", Optional.of(Fate.PASS)));

    assertThat(ada.settled().question()).isEmpty();
    assertThat(question(odda)).isEqualTo(before);
    pass(odda);
    assertThat(referee.settled().busy()).isFalse();
  }

  /// A table of 0.1.0 where all were asked one and the same question; one had let it pass.
  @Test
  void whatAnEarlierVersionHadAskedIsAskedStill() throws IOException {
    String export;
    var file = "stored/0.1.0/asked-together.json.gz";
    try (var in =
        new GZIPInputStream(
            Objects.requireNonNull(AskedTogetherTest.class.getResourceAsStream(file)))) {
      export = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    var token = house.bringBack(export).token();
    var again = Ear.greeted(house, token);

    var open = question(again);
    assertThat(List.of(open.id(), open.seat())).containsExactly("lend-fortune", "odda");
    assertThat(open.prompt()).startsWith("Brannoc has rolled 2").contains("Odda has");
    assertThat(again.scene.orElseThrow().others()).isEmpty();
    dice.add(19);
    again.answer(true);
    again.answer("steadies the beam");
    assertThat(again.settled().busy()).isFalse();
    assertThat(lines(again)).anyMatch(line -> line.contains("steadies the beam"));
  }
}
