package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static quintain.table.DemoTable.command;
import static quintain.table.DemoTable.lines;
import static quintain.table.DemoTable.numbers;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Invalid;
import quintain.kernel.View;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.desk.OwnContent;
import quintain.table.log.Workshop;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;

/// What the Referee makes for a table: who knows of it, when it comes into play, what keeps it.
class OwnContentTest {
  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
    demo.automatic();
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private OwnContent<?, ?, ?> own() {
    return demo.house.desk(demo.refereesToken).own();
  }

  private static Map<String, Object> widow() {
    var widow = new LinkedHashMap<String, Object>();
    widow.put("name", "Salt Widow");
    widow.put("hp", 7);
    widow.put("str", 13);
    widow.put("dex", 8);
    widow.put("wil", 12);
    widow.put("attacks", List.of(Map.of("name", "wet hands", "damage", "d8")));
    return widow;
  }

  private static Map<String, Object> crown() {
    return new LinkedHashMap<>(Map.of("name", "Silver crown", "slots", 1, "price", 400));
  }

  private List<OwnContent.Standing> standings() {
    return own().overview().own().stream().map(OwnContent.Kept::standing).toList();
  }

  private ToSeat act(Object command) {
    return demo.referee.ask(
        new FromSeat.Act(Ear.id(), command, FromSeat.Mode.PUBLIC, Optional.empty()));
  }

  private Desk desk() {
    return demo.house.desk(demo.refereesToken);
  }

  @Test
  void whatIsPreparedOnlyTheRefereeKnows() {
    demo.maren.settled();
    var heard = numbers(demo.maren);
    var id = own().make("creatures", widow());

    assertThat(own().overview().own())
        .extracting(OwnContent.Kept::id, OwnContent.Kept::name, OwnContent.Kept::standing)
        .containsExactly(tuple(id, "Salt Widow", OwnContent.Standing.PREPARED));
    assertThat(lines(demo.referee)).contains("Salt Widow is prepared");
    demo.maren.settled();
    assertThat(demo.maren.everything()).doesNotContain("Salt Widow").doesNotContain(id);
    assertThat(numbers(demo.maren)).isEqualTo(heard);
    assertThat(demo.house.desk(demo.marensToken).export()).doesNotContain("Salt Widow");
    assertThatThrownBy(() -> demo.house.desk(demo.marensToken).own())
        .isInstanceOf(NotAllowed.class);
  }

  @Test
  void aCreatureComesIntoPlayWhenItIsBroughtIn() {
    var id = own().make("creatures", widow());

    assertThat(desk().stock().creatures()).extracting(Desk.Stocked::name).contains("Salt Widow");
    assertThat(act(desk().bringing(id, "widow"))).isInstanceOf(ToSeat.Done.class);

    assertThat(standings()).containsExactly(OwnContent.Standing.IN_PLAY);
    demo.referee.settled();
    assertThat(demo.referee.roster()).extracting(ToSeat.Figure::id).contains("widow");
    assertThat(demo.referee.ask(new FromSeat.Undo(Ear.id(), ""))).isInstanceOf(ToSeat.Done.class);
    demo.referee.settled();
    assertThat(demo.referee.roster()).extracting(ToSeat.Figure::id).doesNotContain("widow");
    assertThat(own().overview().own()).extracting(OwnContent.Kept::name).contains("Salt Widow");
  }

  @Test
  void whoeverIsInTheSceneKeepsTheFiguresTheyCameWith() {
    var id = own().make("creatures", widow());
    act(desk().bringing(id, "widow"));
    var before = sheet("widow");
    var changed = widow();
    changed.put("id", id);
    changed.put("hp", 20);

    assertThat(own().make("creatures", changed)).isEqualTo(id);

    assertThat(standings()).containsExactly(OwnContent.Standing.CHANGED);
    assertThat(sheet("widow")).isEqualTo(before);
    act(desk().bringing(id, "sister"));
    assertThat(standings()).containsExactly(OwnContent.Standing.IN_PLAY);
    assertThat(sheet("sister")).contains("20 / 20");
    assertThat(sheet("widow")).isEqualTo(before);
  }

  private String sheet(String who) {
    return desk().sheet(who).orElseThrow().markdown();
  }

  @Test
  void aThingIsThereAsSoonAsItIsInPlayAndUndoTakesItBack() {
    var id = own().make("gear", crown());
    assertThat(act(command("bestow", "to", "maren", "what", "Silver crown", "spell", "")))
        .isInstanceOf(ToSeat.Refused.class);

    own().play(id);
    assertThat(act(command("bestow", "to", "maren", "what", "Silver crown", "spell", "")))
        .isInstanceOf(ToSeat.Done.class);
    assertThat(sheet("maren")).contains("Silver crown");

    demo.referee.ask(new FromSeat.Undo(Ear.id(), ""));
    demo.referee.ask(new FromSeat.Undo(Ear.id(), ""));
    assertThat(standings()).containsExactly(OwnContent.Standing.PREPARED);
  }

  @Test
  void itOutlivesTheHouseAndGoesAlongWithCopiesAndWhatIfs() {
    own().make("creatures", widow());
    var crown = own().make("gear", crown());
    own().play(crown);
    var kept = own().overview().own();

    demo.fallDown();
    assertThat(own().overview().own()).isEqualTo(kept);
    var fork = desk().fork(demo.table().log().last(), "What if");
    assertThat(demo.house.desk(fork.token()).own().overview().own()).isEqualTo(kept);
    var back = demo.house.bringBack(desk().export());
    assertThat(demo.house.desk(back.token()).own().overview().own()).isEqualTo(kept);
  }

  @Test
  void whatIsThrownAwayIsGoneAndWhatIsInPlayStays() {
    var id = own().make("gear", crown());
    own().play(id);
    own().unmake(id);

    assertThat(own().overview().own()).isEmpty();
    assertThat(act(command("bestow", "to", "maren", "what", "Silver crown", "spell", "")))
        .isInstanceOf(ToSeat.Done.class);
  }

  @Test
  void aNewSceneKeepsWhatIsInPlay() {
    own().play(own().make("gear", crown()));
    act(command("bestow", "to", "maren", "what", "Silver crown", "spell", ""));

    desk().stage(new Desk.Scene("", Causeway.SCENE));

    assertThat(standings()).containsExactly(OwnContent.Standing.IN_PLAY);
    assertThat(sheet("maren")).contains("Silver crown");
  }

  @Test
  void everyMistakeIsToldAtItsField() {
    var looked =
        own()
            .look(
                "creatures",
                """
                {"id": "NEW", "name": "Wood Troll", "hp": "many", "str": 13, "dex": 8,
                 "attacks": [{"name": "claws", "damage": "d7"}]}""");
    assertThat(looked.problems())
        .extracting(OwnContent.Wrong::field)
        .contains("hp", "wil", "attacks[0].damage");
    assertThat(looked.problems())
        .filteredOn(problem -> problem.field().equals("wil"))
        .extracting(OwnContent.Wrong::message)
        .containsExactly("This is needed");
    assertThat(looked.panels()).isEmpty();

    var unfit = widow();
    unfit.put("attacks", List.of(Map.of("name", "wet hands", "damage", "d7")));
    assertThatThrownBy(() -> own().make("creatures", unfit)).isInstanceOf(Invalid.class);
    var taken = widow();
    taken.put("name", "Wood Troll");
    assertThatThrownBy(() -> own().make("creatures", taken))
        .isInstanceOf(Invalid.class)
        .hasMessageContaining("There is another Wood Troll already");
    assertThat(own().overview().own()).isEmpty();
  }

  @Test
  void aPreviewShowsTheSheetAndChangesNothing() {
    var last = demo.table().log().last();
    var looked =
        own()
            .look(
                "creatures",
                """
                {"id": "NEW", "name": "Salt Widow", "hp": 7, "str": 13, "dex": 8, "wil": 12,
                 "attacks": [{"name": "wet hands", "damage": "d8"}]}""");
    assertThat(looked.problems()).isEmpty();
    assertThat(looked.panels()).extracting(View.Panel::title).contains("Salt Widow");
    assertThat(demo.table().log().last()).isEqualTo(last);
  }

  @Test
  void aPackLeavesAndComesBackWholeOrNotAtAll() {
    own().make("creatures", widow());
    own().make("gear", crown());
    var pack = own().pack("Salt marsh");
    assertThat(pack).containsOnlyKeys("pack.yaml", "gear.yaml", "creatures.yaml");

    var other = demo.house.desk(demo.house.stage(Causeway.SCENE, "Sam").token()).own();
    assertThat(other.unpack(pack)).isEqualTo(2);
    assertThat(other.overview().own())
        .extracting(OwnContent.Kept::name)
        .containsExactlyInAnyOrder("Salt Widow", "Silver crown");

    var wrong = new LinkedHashMap<>(pack);
    wrong.put("gear.yaml", "- {name: Mud stilts, slots: 1}\n- {name: Net, slots: many}\n");
    var third = demo.house.desk(demo.house.stage(Causeway.SCENE, "Kim").token()).own();
    assertThatThrownBy(() -> third.unpack(wrong))
        .isInstanceOf(Invalid.class)
        .hasMessageContaining("Net");
    assertThat(third.overview().own()).isEmpty();
  }

  @Test
  void thereIsRoomForSoMuch() {
    for (int i = 0; i < Workshop.MOST_ENTRIES; i++) {
      own().make("gear", new LinkedHashMap<>(Map.of("name", "Crown " + i, "slots", 1)));
    }
    assertThatThrownBy(() -> own().make("gear", crown()))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("room for 200 entries");
    assertThatThrownBy(() -> own().look("gear", "\"" + "x".repeat(Workshop.LONGEST_ENTRY) + "\""))
        .isInstanceOf(NotAllowed.class);
  }

  /// Looked at one after the other, so many of one name would take hours.
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aPackOfThousandsIsRefusedBeforeItIsLookedAt() {
    var pack = Map.of("gear.yaml", "- {name: Net, slots: 1}\n".repeat(20_000));
    assertThatThrownBy(() -> own().unpack(pack))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("room for 200 entries");
    assertThat(own().overview().own()).isEmpty();
  }

  /// Danger is reckoned with those who are only prepared, and with those still being written.
  @Test
  void theDangerOfWhatIsBeingMadeIsForeseen() {
    var entry = widow();
    entry.put("id", "NEW");
    var answer =
        demo.referee.ask(
            new FromSeat.Foresee(
                Ear.id(),
                List.of(
                    new FromSeat.Arrival(
                        "NEW", 2, Optional.of(new FromSeat.Written("creatures", entry)))),
                Optional.empty(),
                Optional.empty()));
    assertThat(answer).isInstanceOf(ToSeat.Danger.class);
  }
}
