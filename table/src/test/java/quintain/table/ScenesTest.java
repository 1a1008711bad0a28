package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.table.DemoTable.command;
import static quintain.table.DemoTable.lines;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Item;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToProver;
import quintain.table.protocol.ToSeat;

/// Scenes that are prepared aside, opened with the party, left and come back to.
class ScenesTest {
  private static final Desk.Preparation EMPTY = new Desk.Preparation("The old mill", "", "", "");

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

  private Desk desk() {
    return demo.house.desk(demo.refereesToken);
  }

  /// A mill with somebody in it whom nobody knows of yet.
  private String mill() {
    return prepared(EMPTY, "");
  }

  private String prepared(Desk.Preparation wish, String scene) {
    var workshop = desk().prepare(wish);
    try (var aside = Ear.greeted(demo.house, workshop.token())) {
      isDone(
          act(
              aside,
              command("bring-in", "creature", "Cutter Captain", "id", "miller", "count", 1)));
    }
    return desk().keep(scene, wish.title(), workshop);
  }

  private static ToSeat act(Ear ear, Object command) {
    return ear.ask(new FromSeat.Act(Ear.id(), command, FromSeat.Mode.PUBLIC, Optional.empty()));
  }

  private static void isDone(ToSeat reply) {
    assertThat(reply).isInstanceOf(ToSeat.Done.class);
  }

  private static FromSeat.Go go(String scene, String... stay) {
    return new FromSeat.Go(Ear.id(), scene, List.of(stay));
  }

  private static List<String> ids(Ear ear) {
    ear.settled();
    return ear.roster().stream().map(ToSeat.Figure::id).toList();
  }

  private static ToSeat.Shelf shelf(Ear ear) {
    ear.settled();
    return (ToSeat.Shelf)
        ear.frames().stream()
            .filter(ToSeat.Shelf.class::isInstance)
            .reduce((_, last) -> last)
            .orElseThrow();
  }

  private static boolean hasHeardOfShelves(Ear ear) {
    return ear.frames().stream().anyMatch(ToSeat.Shelf.class::isInstance);
  }

  private static Stream<String> titles(Ear ear) {
    return shelf(ear).scenes().stream().map(ToSeat.Prepared::title);
  }

  @Test
  void whatIsPreparedIsTheRefereesAlone() {
    var mill = mill();

    assertThat(titles(demo.referee)).contains("The old mill");
    assertThat(shelf(demo.referee).scenes())
        .filteredOn(each -> each.key().equals(mill))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.people()).isEqualTo("Miller");
              assertThat(each.open()).isFalse();
            });
    assertThat(hasHeardOfShelves(demo.maren)).isFalse();
    assertThat(demo.maren.everything()).doesNotContain("mill").doesNotContain("miller");
    assertThat(demo.house.desk(demo.marensToken).export()).doesNotContain("mill");
    assertThatThrownBy(() -> demo.house.desk(demo.marensToken).prepare(EMPTY))
        .isInstanceOf(NotAllowed.class);
    assertThat(demo.maren.ask(go(mill))).isInstanceOf(ToSeat.Failed.class);
  }

  /// Also of the scene that is open, which nobody has prepared, and of one that was left.
  @Test
  void theShelfSaysWhoIsInEachScene() {
    var mill = mill();
    var before = people("first");
    assertThat(before).contains("Cutter").doesNotContain("Maren");

    isDone(
        act(
            demo.referee,
            command("bring-in", "creature", "Cutter Captain", "id", "warden", "count", 1)));
    assertThat(people("first")).isEqualTo(before + ", Warden");

    isDone(demo.referee.ask(go(mill, "tilda")));
    assertThat(people("first")).contains("Warden").contains("Tilda").doesNotContain("Maren");
    assertThat(people(mill)).isEqualTo("Miller");

    isDone(
        act(
            demo.referee,
            command("bring-in", "creature", "Cutter Captain", "id", "reeve", "count", 1)));
    isDone(demo.referee.ask(go("first")));
    assertThat(people(mill)).as("as it was left").isEqualTo("Miller, Reeve");
  }

  private String people(String scene) {
    return shelf(demo.referee).scenes().stream()
        .filter(each -> each.key().equals(scene))
        .findFirst()
        .orElseThrow()
        .people();
  }

  @Test
  void thePartyComesAlongAsItIsAndWhatWasLeftIsThereStill() {
    var mill = mill();
    isDone(
        act(
            demo.referee,
            command("set-value", "fact", "maren.hp", "value", "1", "reason", "tired")));
    isDone(
        act(
            demo.referee,
            command("set-value", "fact", "captain.hp", "value", "2", "reason", "hurt")));
    var before = ids(demo.maren);
    assertThat(before).contains("captain");

    isDone(demo.referee.ask(go(mill)));

    assertThat(ids(demo.maren)).containsExactly("maren", "oskar", "tilda", "miller");
    assertThat(lines(demo.maren)).contains("A new scene: The old mill");
    assertThat(demo.maren.log())
        .flatExtracting(ToSeat.Entry::lines)
        .filteredOn(line -> line.mark().equals("scene"))
        .extracting(ToSeat.Said::text)
        .containsExactly("A new scene: The old mill");
    assertThat(shelf(demo.maren)).isEqualTo(new ToSeat.Shelf("The old mill", List.of(), List.of()));
    assertThat(fact("maren.hp")).isEqualTo(1);
    isDone(
        act(
            demo.referee,
            command("set-value", "fact", "maren.hp", "value", "3", "reason", "rest")));

    isDone(demo.referee.ask(go("first")));

    assertThat(ids(demo.maren)).containsExactlyElementsOf(before);
    assertThat(fact("maren.hp")).isEqualTo(3);
    assertThat(fact("captain.hp")).isEqualTo(2);
    assertThat(demo.referee.ask(go("first"))).isInstanceOf(ToSeat.Failed.class);
  }

  private Object fact(String name) {
    return Objects.requireNonNull(facts(demo.table()).get(name), name);
  }

  private static <S extends State> Map<String, Object> facts(Table<S, ?, ?> table) {
    return table.volume().book().facts().known(table.state(), Seat.REFEREE);
  }

  @Test
  void aTorchBurnsOnInTheHandThatCarriesIt() {
    var from = Causeway.after(Causeway.state(), torchOf("maren"));
    var freed = new CairnStep.Place("tilda", "spear", Item.Where.PACK);
    var to = Causeway.after(Causeway.after(Causeway.state(), freed), torchOf("tilda"));

    var come = to.receiving(from, List.of("maren"), List.of("oskar"));

    assertThat(come.roster().getFirst().id()).isEqualTo("maren");
    assertThat(come.find("oskar")).isEmpty();
    for (String bearer : List.of("maren", "tilda")) {
      var flame = come.being(bearer).pack().items().stream().mapToInt(Item::flame).max();
      assertThat(come.effects())
          .filteredOn(effect -> effect.number() == flame.orElse(0))
          .extracting(Effect::on)
          .containsExactly(List.of(bearer));
    }
  }

  private static CairnStep torchOf(String bearer) {
    return new CairnStep.UseItem(bearer, "torch", List.of());
  }

  static Stream<String> books() {
    return DemoTable.LIBRARY.volumes().stream().map(volume -> volume.book().id());
  }

  /// Whatever a book writes on people and places, nothing of it is lost on the way.
  @ParameterizedTest
  @MethodSource("books")
  void everyBookTakesItsPeopleThereAndBack(String book) {
    var token = demo.house.demo(book, "Robin").token();
    var desk = demo.house.desk(token);
    try (var referee = Ear.greeted(demo.house, token)) {
      var workshop = desk.prepare(EMPTY);
      var key = desk.keep("", "The old mill", workshop);
      var party = shelf(referee).party().stream().map(ToSeat.Companion::id).toList();
      var before = facts(demo.table(token));

      isDone(referee.ask(go(key)));

      assertThat(ids(referee)).containsExactlyInAnyOrderElementsOf(party);
      assertThat(demo.table(token).state())
          .isNotEqualTo(demo.table(token).log().chronicle().standingAfter(1).game().state());

      isDone(referee.ask(go("first")));

      assertThat(facts(demo.table(token))).isEqualTo(before);
    }
  }

  /// How the party would fare somewhere is known before anybody goes there.
  @Test
  void theDangerOfAPreparedSceneIsReckonedWithThePartyAsItIs() {
    var mill = mill();
    var before = demo.game();

    var healthy = danger(mill);

    assertThat(healthy.fates())
        .extracting(ToProver.Fate::who)
        .containsExactlyInAnyOrder("Maren", "Oskar", "Tilda", "Miller");
    assertThat(demo.game()).isEqualTo(before);
    assertThat(lines(demo.maren)).noneMatch(line -> line.contains("The old mill"));
    for (String hero : List.of("maren", "oskar", "tilda")) {
      for (String figure : List.of(".hp", ".str")) {
        isDone(
            act(
                demo.referee,
                command("set-value", "fact", hero + figure, "value", "1", "reason", "worn out")));
      }
    }
    assertThat(danger(mill).sides().getFirst().high()).isLessThan(healthy.sides().getFirst().low());
  }

  @Test
  void thereIsNoDangerToReckonWhereThePartyCannotGo() {
    var mill = mill();
    assertThat(demo.referee.ask(foresee("nowhere"))).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.maren.ask(foresee(mill))).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.referee.ask(foresee("first"))).isInstanceOf(ToSeat.Danger.class);

    isDone(act(demo.referee, command("begin-rounds")));

    assertThat(demo.referee.ask(foresee(mill)))
        .isInstanceOfSatisfying(
            ToSeat.Failed.class,
            failed -> assertThat(failed.message()).contains("while turns are taken"));
    assertThat(demo.referee.ask(foresee("first"))).isInstanceOf(ToSeat.Danger.class);
  }

  private ToProver.Result danger(String scene) {
    return ((ToSeat.Danger) demo.referee.ask(foresee(scene))).result();
  }

  private static FromSeat.Foresee foresee(String scene) {
    return new FromSeat.Foresee(Ear.id(), List.of(), Optional.empty(), Optional.of(scene));
  }

  @Test
  void whoStaysBehindIsFoundThereAgain() {
    var mill = mill();

    isDone(demo.referee.ask(go(mill, "oskar")));
    assertThat(ids(demo.maren)).containsExactly("maren", "tilda", "miller");

    isDone(demo.referee.ask(go("first")));
    assertThat(ids(demo.maren)).contains("oskar", "maren", "tilda").doesNotContain("miller");
  }

  @Test
  void goingIsTakenBackWithAllThatCameOfIt() {
    var mill = mill();
    var before = demo.game();

    isDone(demo.referee.ask(go(mill)));
    isDone(act(demo.referee, DemoTable.save("maren")));
    isDone(demo.referee.ask(new FromSeat.Undo(Ear.id(), "")));
    isDone(demo.referee.ask(new FromSeat.Undo(Ear.id(), "")));

    assertThat(demo.game()).isEqualTo(before);
    assertThat(shelf(demo.referee).scenes())
        .filteredOn(ToSeat.Prepared::open)
        .extracting(ToSeat.Prepared::key)
        .containsExactly("first");
    assertThat(shelf(demo.maren).present()).isEqualTo(shelf(demo.referee).present());
    isDone(demo.referee.ask(go(mill)));
    assertThat(ids(demo.maren)).contains("miller");
  }

  @Test
  void aRestartAnExportAndAForkKeepAllScenes() {
    var mill = mill();
    isDone(demo.referee.ask(go(mill)));
    var there = demo.game();

    demo.fallDown();
    assertThat(demo.game()).isEqualTo(there);

    var copies =
        List.of(
            demo.house.bringBack(desk().export()).token(),
            desk().copy("Twice").token(),
            desk().fork(demo.referee.settled().last(), "What if").token());
    for (var token : copies) {
      try (var copy = Ear.greeted(demo.house, token)) {
        assertThat(shelf(copy).present()).isEqualTo("The old mill");
        assertThat(demo.table(token).log().position().standing().game()).isEqualTo(there);
        isDone(copy.ask(go("first")));
        assertThat(ids(copy)).contains("captain", "maren").doesNotContain("miller");
        isDone(copy.ask(go(mill)));
        assertThat(ids(copy)).contains("miller", "maren");
      }
    }
  }

  @Test
  void aSceneIsPreparedAnewAsItWasLeft() {
    var mill = mill();
    isDone(demo.referee.ask(go(mill)));
    isDone(act(demo.referee, command("take-away", "who", "miller")));
    isDone(demo.referee.ask(go("first")));

    assertThat(prepared(new Desk.Preparation("The mill at night", mill, "", ""), mill))
        .isEqualTo(mill);

    assertThat(titles(demo.referee)).contains("The mill at night").doesNotContain("The old mill");
    isDone(demo.referee.ask(go(mill)));
    assertThat(ids(demo.referee)).contains("miller");
  }

  @Test
  void aSceneIsEntitledAndPutAway() {
    var mill = mill();

    isDone(demo.referee.ask(new FromSeat.Entitle(Ear.id(), mill, "The mill")));
    assertThat(titles(demo.referee)).contains("The mill");
    isDone(demo.referee.ask(new FromSeat.PutAway(Ear.id(), mill)));
    assertThat(titles(demo.referee)).doesNotContain("The mill");
    assertThat(demo.referee.ask(go(mill))).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.maren.ask(new FromSeat.Entitle(Ear.id(), "first", "Mine")))
        .isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.maren.ask(new FromSeat.PutAway(Ear.id(), "first")))
        .isInstanceOf(ToSeat.Failed.class);
  }

  @Test
  void aWrittenSceneStandsForThePartyWithThoseWhomItNames() {
    var key = prepared(new Desk.Preparation("Again", "", "", Causeway.SCENE), "");

    isDone(demo.referee.ask(go(key)));

    assertThat(ids(demo.referee)).contains("maren", "captain", "miller").doesNotHaveDuplicates();
  }

  @Test
  void aSceneIsTakenFromOnesOwnTableAlone() {
    var workshop = desk().prepare(EMPTY);

    assertThatThrownBy(
            () ->
                desk()
                    .keep(
                        "",
                        "Mine",
                        new Desk.Invitation(workshop.table(), "", "", demo.marensToken)))
        .isInstanceOf(NotAllowed.class);
    assertThatThrownBy(() -> desk().keep("", " ", workshop)).isInstanceOf(NotAllowed.class);
  }
}
