package quintain.table.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.cairn.state.CairnHouse;
import quintain.kernel.Seat;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Manner;
import quintain.packs.Books;
import quintain.table.log.Logged.Dice;
import quintain.table.log.Logged.Told;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;
import quintain.table.store.Hearing;

/// Bodies as version 0.1 stored them still read the same. These texts are never changed: a new form
/// gets a new version and a new text beside them.
class LogCodecTest {
  private static final LogCodec CODEC = new LogCodec(Books.onBoard().find("cairn"));

  private static final String TOLD =
      """
      "told":[{"text":"hi","clause":"","hearing":{"everyone":false,"seats":["a","b"]},"dice":[]}]""";

  private static final List<Told> SAID =
      List.of(new Told("hi", "", Hearing.only(List.of("a", "b")), List.of()));

  private static Envelope envelope(String kind, int version, String body) {
    return new Envelope(7, kind, version, "a", "a:1", Instant.EPOCH, Hearing.EVERYONE, body);
  }

  private static Logged read(String kind, String body) {
    return CODEC.read(envelope(kind, 1, body));
  }

  @Test
  void whatWasSaid() {
    assertThat(read("talked", "{" + TOLD + "}")).isEqualTo(new Logged.Talked(SAID));
    assertThat(read("noted", "{\"title\":\"Map\",\"text\":\"Reeds\"}"))
        .isEqualTo(new Logged.Noted("Map", "Reeds"));
    assertThat(read("revealed", "{\"entry\":3," + TOLD + "}"))
        .isEqualTo(new Logged.Revealed(3, SAID));
  }

  @Test
  void dice() {
    var body =
        """
        {"told":[{"text":"","clause":"","hearing":{"everyone":true,"seats":[]},"dice":[
          {"hearing":{"everyone":true,"seats":[]},"roll":{"who":"A","roll":"2d6kh1","clause":"",
           "faces":[{"sides":6,"face":4,"kept":true,"exploded":false},
                    {"sides":6,"face":2,"kept":false,"exploded":false}],
           "result":"4","manual":true}}]}]}""";
    var faces = List.of(new ToSeat.Face(6, 4, true, false), new ToSeat.Face(6, 2, false, false));
    var roll = new ToSeat.Rolled("A", "2d6kh1", "", faces, "4", true);

    assertThat(read("threw", body))
        .isEqualTo(
            new Logged.Threw(
                List.of(
                    new Told(
                        "", "", Hearing.EVERYONE, List.of(new Dice(Hearing.EVERYONE, roll))))));
  }

  @Test
  void whatTheGameWaitsForAndGoesBackTo() {
    var tape =
        """
        {"run":"r","key":"k","tape":[
          {"die":{"clause":"C-1","actor":"m","sides":20,"face":3,"manual":false}},
          {"answer":{"clause":"C-2","question":"risk","seat":"referee","value":true,"by":"seat"}},
          {"passed":{"clause":"C-3","question":"lend","seat":"a"}},
          {"picked":{"clause":"C-4","size":4,"index":2}}]}""";

    assertThat(read("paused", tape))
        .isEqualTo(
            new Logged.Paused(
                "r",
                "k",
                List.of(
                    new Draw.Die("C-1", "m", 20, 3, false),
                    new Draw.Answer("C-2", "risk", "referee", true, Draw.By.SEAT),
                    new Draw.Passed("C-3", "lend", "a"),
                    new Draw.Picked("C-4", 4, 2))));
    assertThat(read("rewound", "{\"to\":5,\"reason\":\"oops\"," + TOLD + "}"))
        .isEqualTo(new Logged.Rewound(5, "oops", SAID));
    assertThat(read("ruled", "{\"house\":{\"minDamage\":1},\"reason\":\"harsher\"," + TOLD + "}"))
        .isInstanceOfSatisfying(
            Logged.Ruled.class,
            ruled -> {
              assertThat(((CairnHouse) ruled.house()).minDamage()).isEqualTo(1);
              assertThat(((CairnHouse) ruled.house()).aid()).isEqualTo(CairnHouse.Aiding.ACTION);
              assertThat(ruled.reason()).isEqualTo("harsher");
            });
    assertThat(read("cancelled", "{\"run\":\"r\",\"reason\":\"oops\"," + TOLD + "}"))
        .isEqualTo(new Logged.Cancelled("r", "oops", SAID));
  }

  @Test
  void theMannerOfPlaying() {
    var body =
        """
        {"manner":{"dial":{"otherwise":"confirm","byFamily":{"player":"suggest"},
          "standing":[{"seat":"a","question":"risk","answer":false}],"judged":["CRN-SAVE-01"]},
          "physicalDice":["a"]},"told":[]}""";
    var dial =
        Dial.ASKING
            .with("player", Dial.Setting.SUGGEST)
            .with(new Dial.Standing(new Seat("a"), "risk", false))
            .judging("CRN-SAVE-01");

    assertThat(read("arranged", body))
        .isEqualTo(new Logged.Arranged(new Manner(dial, List.of(new Seat("a"))), List.of()));
  }

  @ParameterizedTest
  @CsvSource({"danced, 1", "talked, 2", "talked, 0"})
  void whatALaterProgramWroteIsNotGuessed(String kind, int version) {
    assertThatThrownBy(() -> CODEC.read(envelope(kind, version, "{" + TOLD + "}")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(kind);
  }
}
