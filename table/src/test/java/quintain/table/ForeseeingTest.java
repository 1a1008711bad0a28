package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.Quick;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Tally;
import quintain.scenario.ScenarioRunner;
import quintain.table.play.Declined;
import quintain.table.play.Foreseeing;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToProver;
import quintain.table.protocol.ToSeat;

class ForeseeingTest {
  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private ToSeat foresee(Ear ear, FromSeat.Arrival... arriving) {
    return ear.ask(
        new FromSeat.Foresee(Ear.id(), List.of(arriving), Optional.empty(), Optional.empty()));
  }

  private ToProver.Result danger(FromSeat.Arrival... arriving) {
    return ((ToSeat.Danger) foresee(demo.referee, arriving)).result();
  }

  @Test
  void theRefereeLearnsHowTheFightWouldGoFromHere() {
    var before = demo.game();
    var result = danger();
    assertThat(result.fights()).isPositive();
    assertThat(result.sides()).extracting(ToProver.Winner::name).containsExactly("party", "foes");
    assertThat(
            result.sides().stream().mapToLong(ToProver.Winner::wins).sum()
                + result.draws()
                + result.capped())
        .isEqualTo(result.fights());
    assertThat(result.sides())
        .allSatisfy(
            side -> {
              assertThat(side.rate()).isBetween(side.low(), side.high());
              assertThat(side.high() - side.low()).isPositive().isLessThan(0.5);
            });
    assertThat(result.fates()).extracting(ToProver.Fate::who).contains("Maren", "Captain");
    // Nothing of it happened.
    assertThat(demo.game()).isEqualTo(before);
    assertThat(demo.referee.log()).hasSize(1);
  }

  @Test
  void moreFoesMakeItWorse() {
    var creature =
        Causeway.VOLUME.book().cast().bestiary(Causeway.state()).stream()
            .filter(each -> each.name().equals("Wood Troll"))
            .findFirst()
            .orElseThrow();
    var alone = danger().sides().getFirst();
    var outnumbered = danger(new FromSeat.Arrival(creature.id(), 4)).sides().getFirst();
    assertThat(outnumbered.high()).isLessThan(alone.low());
  }

  @Test
  void nobodyButTheRefereeLearnsAnythingOfIt() {
    assertThat(foresee(demo.maren))
        .isInstanceOfSatisfying(
            ToSeat.Failed.class,
            failed -> assertThat(failed.code()).isEqualTo(Declined.NOT_ALLOWED));
    danger();
    demo.maren.settled();
    assertThat(demo.maren.everything()).doesNotContain("danger", "fates");
  }

  @Test
  void withoutTwoSidesThereIsNothingToForesee() {
    var empty =
        demo.house.open(DemoTable.BOOK, "Nobody here", "Robin", java.util.Map.of(), List.of());
    try (var ear = Ear.greeted(demo.house, empty.token())) {
      assertThat(foresee(ear))
          .isInstanceOfSatisfying(
              ToSeat.Failed.class,
              failed -> {
                assertThat(failed.code()).isEqualTo("unfit");
                assertThat(failed.message()).isEqualTo("There are no two sides that could fight.");
              });
    }
  }

  /// When it is over, nobody can tell any more from how things stand how it might have gone.
  @Test
  void howItMightHaveGoneIsReckonedFromItsBeginning() {
    for (String foe : List.of("cutter-a", "cutter-b", "cutter-c", "captain")) {
      demo.referee.act(DemoTable.command("take-away", "who", foe));
    }
    assertThat(foresee(demo.referee)).isInstanceOf(ToSeat.Failed.class);

    assertThat(
            demo.referee.ask(
                new FromSeat.Foresee(Ear.id(), List.of(), Optional.of(1L), Optional.empty())))
        .isInstanceOfSatisfying(
            ToSeat.Danger.class,
            then ->
                assertThat(then.result().fates())
                    .extracting(ToProver.Fate::who)
                    .contains("Maren", "Captain"));
    assertThat(
            demo.referee.ask(
                new FromSeat.Foresee(Ear.id(), List.of(), Optional.of(99L), Optional.empty())))
        .isInstanceOf(ToSeat.Failed.class);
  }

  @Test
  void whatNobodyWaitsForIsGivenUp() {
    demo.referee.chair.say(
        new FromSeat.Foresee("given-up", List.of(), Optional.empty(), Optional.empty()));
    assertThat(demo.referee.ask(new FromSeat.Desist(Ear.id()))).isInstanceOf(ToSeat.Done.class);
    // The next question is answered, and nothing came of the one before.
    danger();
    assertThat(demo.referee.everything()).doesNotContain("given-up");
  }

  @Test
  void strangersAndHordesAreRefused() {
    assertThat(foresee(demo.referee, new FromSeat.Arrival("nobody-knows-it", 1)))
        .isNotInstanceOf(ToSeat.Danger.class);
    assertThat(foresee(demo.referee, new FromSeat.Arrival("wood-troll", 41)))
        .isInstanceOf(ToSeat.Failed.class);
    for (int count : List.of(0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE)) {
      var horde = new FromSeat.Arrival("wood-troll", count);
      assertThat(foresee(demo.referee, horde)).isInstanceOf(ToSeat.Failed.class);
      assertThat(foresee(demo.referee, horde, horde)).isInstanceOf(ToSeat.Failed.class);
    }
  }

  static Stream<Volume<?, ?, ?>> books() {
    return DemoTable.LIBRARY.volumes().stream();
  }

  /// Where whoever comes rolls for their turn, those who tie roll again; with dice that are all
  /// alike they would do so for ever.
  @ParameterizedTest
  @MethodSource("books")
  @Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void severalOfAKindMayComeIntoAFight(Volume<?, ?, ?> volume) {
    assertThat(withThreeMore(volume))
        .isInstanceOfSatisfying(
            ToSeat.Danger.class,
            danger ->
                assertThat(2 * danger.result().capped())
                    .as("how many of them come to no end")
                    .isLessThan(danger.result().fights()));
  }

  /// What the scene a book begins with would come to: fights that are broken off tell nothing, and
  /// neither does a scene that always ends alike.
  @ParameterizedTest
  @MethodSource("books")
  void theFightOfAReadySceneIsFoughtOutAndMayGoEitherWay(Volume<?, ?, ?> volume) {
    var tally = fought(volume, 32);
    assertThat(tally.capped()).isZero();
    assertThat(tally.wins().getFirst()).isBetween(8L, 31L);
    assertThat(tally.wins().getLast()).isPositive();
  }

  private static <S extends State, T extends Step, E extends Event> Tally fought(
      Volume<S, T, E> volume, int fights) {
    return new ProvingGround(Library.of(List.of(volume.book())), List.of())
        .onward(volume.book(), ready(volume), List.of("steady", "steady"), Encounter.USUAL_CAP)
        .fight(0, 0, fights);
  }

  private static <S extends State, T extends Step, E extends Event> S ready(
      Volume<S, T, E> volume) {
    var scene = Source.shipped(volume.book().getClass(), "demo.yaml");
    return ScenarioRunner.game(scene, volume, List.of()).state();
  }

  private static <S extends State, T extends Step, E extends Event> ToSeat withThreeMore(
      Volume<S, T, E> volume) {
    var book = volume.book();
    var state = ready(volume);
    var dice = new Random(3);
    var quick = new Quick<>(book, new QuickFate(sides -> dice.nextInt(sides) + 1, Policy.DEFAULTS));
    var fighting = quick.run(state, book.foresight().fights().orElseThrow().beginning(state));
    var creature = book.cast().bestiary(fighting).getFirst().id();
    var arriving = List.of(new FromSeat.Arrival(creature, 3));
    var asked = new FromSeat.Foresee("1", arriving, Optional.empty(), Optional.empty());
    return new Foreseeing<>(volume).foresee(fighting, asked, () -> true);
  }
}
