package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.log.Scenes;
import quintain.table.play.Headcount;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Pass;
import quintain.table.store.Place;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A table does not grow without end, whatever people do.
class GrowthTest {
  private static final int SEATS = 40;
  private static final JsonMapper JSON = new JsonMapper();

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

  @Test
  void aTableHasSoManySeatsAndNoMore() {
    var desk = demo.house.desk(demo.refereesToken);
    var open = desk.open().token();
    while (desk.places().size() < SEATS) {
      desk.invite("Somebody", Place.Role.PLAYER);
    }
    assertThatThrownBy(() -> desk.invite("Somebody", Place.Role.SPECTATOR))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("at most 40");
    assertThatThrownBy(
            () -> demo.house.joining(open).join("Somebody", Place.Role.PLAYER, Optional.empty()))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("at most 40");
    assertThat(demo.house.bringBack(desk.export()).token()).isNotBlank();
  }

  @Test
  void aTableThatComesBackHasNoMoreSeatsEither() {
    var seats = new StringBuilder();
    for (int i = 0; i < SEATS; i++) {
      seats.append("{\"seat\":\"s%d\",\"name\":\"S\",\"role\":\"PLAYER\"},".formatted(i));
    }
    var export =
        demo.house
            .desk(demo.refereesToken)
            .export()
            .replaceFirst("\"seats\":\\[", "\"seats\":[" + seats);
    assertThatThrownBy(() -> demo.house.bringBack(export))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("at most 40");
  }

  @Test
  void answersOnceForAllAreFewAndShort() {
    for (int i = 0; i < 100; i++) {
      assertThat(stand("question-" + i, true)).isInstanceOf(ToSeat.Done.class);
    }
    assertThat(stand("one-more", true)).isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.maren.ask(new FromSeat.Stand(Ear.id(), "question-7", Optional.empty())))
        .isInstanceOf(ToSeat.Done.class);
    assertThat(stand("one-more", List.of("x".repeat(3000)))).isInstanceOf(ToSeat.Failed.class);
    assertThat(stand("one-more", true)).isInstanceOf(ToSeat.Done.class);
  }

  private ToSeat stand(String question, Object answer) {
    return demo.maren.ask(new FromSeat.Stand(Ear.id(), question, Optional.of(answer)));
  }

  @Test
  void familiesOfQuestionsAreFew() {
    int taken = 0;
    for (int i = 0; i < 150; i++) {
      var turned =
          new FromSeat.TurnDial(
              Ear.id(), Optional.of("family-" + i), FromSeat.DialSetting.AUTOMATIC);
      taken += demo.referee.ask(turned) instanceof ToSeat.Done ? 1 : 0;
    }
    assertThat(taken).isBetween(50, 100);
  }

  @Test
  void callsThatNobodyHeedsAreFew() {
    int taken = 0;
    for (int i = 0; i < 60; i++) {
      var call = new FromSeat.Call(Ear.id(), "maren", "save", Map.of(), Map.of(), "a save", "");
      taken += demo.referee.ask(call) instanceof ToSeat.Done ? 1 : 0;
    }
    assertThat(taken).isEqualTo(50);
  }

  @Test
  void aSceneHasRoomForSoManyAndNoMore() {
    demo.automatic();
    int here = demo.referee.roster().size();
    int came = 0;
    for (int i = 0; i < Headcount.MOST / 10 && came == i; i++) {
      came += bring("band" + i + "x", 10) instanceof ToSeat.Done ? 1 : 0;
    }
    assertThat(here + 10 * came).isBetween(Headcount.MOST - 9, Headcount.MOST);
    while (bring("late" + came + "x", 1) instanceof ToSeat.Done) {
      came++;
    }
    demo.referee.settled();

    assertThat(demo.referee.roster()).hasSize(Headcount.MOST);
    demo.referee.ask(
        new FromSeat.BeginDraft(
            Ear.id(), Optional.of("Ash"), Optional.empty(), false, Optional.empty()));
    demo.referee.ask(new FromSeat.Surprise(Ear.id(), true, Optional.empty()));
    assertThat(
            demo.referee.ask(
                new FromSeat.FinishDraft(Ear.id(), Optional.empty(), Optional.empty())))
        .isInstanceOfSatisfying(
            ToSeat.Failed.class, failed -> assertThat(failed.message()).contains("room for 200"));
    assertThat(demo.referee.act(DemoTable.command("take-away", "who", "band0x-3")))
        .isInstanceOf(ToSeat.Done.class);
    assertThat(bring("in-their-place", 1)).isInstanceOf(ToSeat.Done.class);
  }

  private ToSeat bring(String id, int count) {
    return demo.referee.act(
        DemoTable.command("bring-in", "creature", "Cutter Captain", "id", id, "count", count));
  }

  @Test
  void aTableThatComesBackHasRoomForNoMoreEither() {
    demo.automatic();
    demo.referee.settled();
    for (int left = Headcount.MOST - demo.referee.roster().size() - 1; left > 0; left -= 10) {
      assertThat(bring("band" + left + "x", Math.min(10, left))).isInstanceOf(ToSeat.Done.class);
    }
    long before = demo.table().last();
    assertThat(bring("last", 1)).isInstanceOf(ToSeat.Done.class);
    var export = demo.house.desk(demo.refereesToken).export();
    assertThat(demo.house.bringBack(export).token()).isNotBlank();

    // The last of them comes once more, under another name.
    var table = (ObjectNode) JSON.readTree(export);
    var log = (ArrayNode) table.get("log");
    var again = new ArrayList<ObjectNode>();
    for (var row : log) {
      if (row.get("seq").longValue() > before) {
        again.add(((ObjectNode) row).deepCopy());
      }
    }
    for (ObjectNode row : again) {
      row.put("seq", log.size() + 1);
      row.put("cause", "");
      row.put("body", row.get("body").stringValue().replace("\"last\"", "\"one-too-many\""));
      log.add(row);
    }
    assertThatThrownBy(() -> demo.house.bringBack(JSON.writeValueAsString(table)))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("room for 200");
  }

  @Test
  void aWrittenSceneHasRoomForNoMoreEither() {
    var crowd = new StringBuilder();
    for (int i = 0; i <= Headcount.MOST; i++) {
      crowd.append("\n  - {id: captain-%d, creature: Cutter Captain}".formatted(i));
    }
    var scene = "book: cairn\ntitle: A crowd\ncharacters:" + crowd + "\nsteps: []\n";
    assertThatThrownBy(() -> demo.house.stage(scene, "Robin"))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("room for 200");
    assertThatThrownBy(() -> demo.house.desk(demo.refereesToken).stage(new Desk.Scene("", scene)))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("room for 200");
  }

  @Test
  void theShelfHasRoomForSoManyScenes() {
    var desk = demo.house.desk(demo.refereesToken);
    var aside = desk.prepare(new Desk.Preparation("The mill", "", "", ""));
    var kept = "";
    for (int i = 0; i < Scenes.MOST; i++) {
      kept = desk.keep("", "The mill " + i, aside);
    }
    assertThatThrownBy(() -> desk.keep("", "One more", aside))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("room for 60 scenes");
    assertThat(desk.keep(kept, "The mill, prepared anew", aside)).isEqualTo(kept);
    demo.referee.ask(new FromSeat.PutAway(Ear.id(), kept));
    assertThat(desk.keep("", "One more", aside)).isNotEqualTo(kept);
  }

  @Test
  void sessionsAreFew() {
    for (int i = 0; i < 1_000; i++) {
      demo.referee.chair.say(new FromSeat.BeginSession(Ear.id(), "Evening " + i));
      demo.referee.chair.say(new FromSeat.EndSession(Ear.id()));
    }
    assertThat(demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "One more")))
        .isInstanceOfSatisfying(
            ToSeat.Failed.class, failed -> assertThat(failed.message()).contains("enough"));
    demo.referee.frames();
    assertThat(demo.referee.sessions).hasSize(1_000);
  }

  @Test
  void onlySoMuchIsCarriedOutAtOnce() {
    var acts = Collections.nCopies(101, new FromSeat.Carried("maren", DemoTable.save("maren")));
    assertThat(demo.maren.ask(new FromSeat.CarryOut(Ear.id(), acts)))
        .isInstanceOfSatisfying(
            ToSeat.Failed.class, failed -> assertThat(failed.code()).isEqualTo("too-long"));
  }

  @Test
  void tokensAndWebhooksAreFew() {
    var programs = demo.house.desk(demo.refereesToken).programs();
    for (int i = 0; i < 20; i++) {
      programs.give("Bot " + i, "referee", Pass.Scope.PLAY, Optional.empty());
      programs.hook("referee", "https://example.org/" + i, Optional.empty());
    }
    assertThatThrownBy(
            () -> programs.give("One more", "referee", Pass.Scope.PLAY, Optional.empty()))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("20 of them at most");
    assertThatThrownBy(() -> programs.hook("referee", "https://example.org/", Optional.empty()))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("20 of them at most");
    programs.unhook(programs.webhooks().getFirst().id());
    assertThat(programs.hook("referee", "https://example.org/", Optional.empty()).isOff())
        .isFalse();
  }
}
