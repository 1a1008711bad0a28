package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.binder.Codec;
import quintain.kernel.Spot;
import quintain.kernel.View;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.protocol.ToSeat.Kind;

class WireTest {
  private static final Codec CODEC = new Codec();

  private static final ToSeat.Rolled DICE =
      new ToSeat.Rolled(
          "Maren", "d20", "C-1", List.of(new ToSeat.Face(20, 14, true, false)), "14", true);

  private static final ToSeat.Offered OFFER =
      new ToSeat.Offered(
          "Attack",
          "act",
          "attack",
          "maren",
          Map.of("by", "maren"),
          true,
          Optional.of(new ToSeat.Why("C-2", "not your turn")),
          false);

  private static final List<ToSeat.Choice> CHOICES =
      List.of(new ToSeat.Choice("a", "A", Map.of("side", "foes")));

  private static final List<Kind> KINDS =
      List.of(
          new Kind.YesNo(),
          new Kind.OneOf(CHOICES),
          new Kind.SomeOf(CHOICES, 0, 1),
          new Kind.NumberFrom(-3, 20, List.of(new ToSeat.Mark(20, "Hard", "few succeed"))),
          new Kind.Words(200, true),
          new Kind.Lines(List.of(new ToSeat.Line("l", "Line?")), 200),
          new Kind.Assignment(
              List.of(new ToSeat.Name("n", "Name", Map.of("meaning", "what for"))), List.of(3)),
          new Kind.Purchase(
              3,
              List.of(new ToSeat.Ware("w", "Ware", 2, 1, Map.of("group", "Wares"))),
              List.of(new ToSeat.Coin(1, "mark", "marks"))),
          new Kind.Where(CHOICES));

  private static final View.Panel PANEL =
      new View.Panel(
          "p",
          "Panel",
          "maren",
          List.of(
              new View.Score("str", 12, List.of(new View.Part("ring", 1, "C-3"))),
              new View.Track("hp", 3, 6),
              new View.Slots("pack", 1, 10, List.of(new View.Held("Sword", 1, "held", "d6"))),
              new View.Chip("deprived", "no rest"),
              new View.Countdown("torch", 3600),
              new View.Pool("luck", 2, 6),
              new View.Bands("way", List.of(new View.Band("near", 0, List.of("anna")))),
              new View.Grid(
                  "ground",
                  4,
                  3,
                  10,
                  List.of(new View.Cell(new Spot(1, 2, 1), 15, "mud", "dim", false)),
                  List.of(new View.Wall(0, 1, 2.5, 1, "wall")),
                  List.of(new View.Token("anna", new Spot(2, 2, 0), 2)),
                  Optional.of(new View.Plan("lay-map", "map", Map.of("rows", List.of("..#"))))),
              new View.Prose("note", "tall")));

  private static final ToSeat.Manner MANNER =
      new ToSeat.Manner(
          FromSeat.DialSetting.AUTOMATIC,
          Map.of("saves", FromSeat.DialSetting.CONFIRM),
          List.of("C-4"),
          List.of(new ToSeat.Standing("q", true)),
          30);

  private static ToSeat.Question question(String seat) {
    return new ToSeat.Question(
        "k",
        "lend",
        "C-9",
        "player",
        seat,
        "Help?",
        true,
        KINDS.getFirst(),
        true,
        true,
        List.of(DICE),
        no(),
        Optional.of("pass"),
        Optional.of(30));
  }

  private static <T> Optional<T> no() {
    return Optional.empty();
  }

  static Stream<ToSeat> frames() {
    var chair = new ToSeat.Chair("maren", "Ina \"<script>\" \u2028", "player", true, false, true);
    var entry =
        new ToSeat.Entry(
            7,
            1_700_000_000_000L,
            "step",
            "maren",
            "7",
            false,
            true,
            0,
            List.of(new ToSeat.Said("hits", "C-1", List.of(DICE), "", "harm")));
    var chances =
        new ToSeat.Chances(
            List.of(new ToSeat.Chance("hp", "Cutter", "HP", "drops to 0", 0, 0.25)),
            1e-12,
            true,
            0,
            List.of(new ToSeat.Throw("Ina", "2d6 and d8", "C-7")),
            List.of(
                new ToSeat.Extra(
                    "with a shield",
                    "",
                    Map.of("k", List.of(1, 2.5)),
                    List.of(),
                    Optional.of(new ToSeat.Why("C-1", "too far off")))));
    return Stream.of(
        new ToSeat.Welcome(
            1, "t", "b", "A table", "maren", "Ina", "player", 7, List.of(chair), MANNER),
        new ToSeat.Chairs(List.of(chair)),
        new ToSeat.MannerSet(MANNER),
        new ToSeat.BackdropSet(Optional.of(new ToSeat.Backdrop("p", 1.5, -2, 12, 6, 0.5))),
        new ToSeat.BackdropSet(Optional.empty()),
        new ToSeat.Entries(List.of(entry)),
        new ToSeat.Scene(
            7,
            Optional.of(
                List.of(
                    new ToSeat.Figure(
                        "maren",
                        "Maren",
                        "party",
                        "maren",
                        false,
                        true,
                        "",
                        Optional.of(new ToSeat.Place(1, false, List.of("a move"), "declare")),
                        List.of(new ToSeat.Vital("HP", 3, Optional.of(6), false)),
                        Optional.empty(),
                        Optional.of("#1f6b3f"),
                        Optional.of("swordwoman")))),
            List.of(PANEL),
            Optional.of(List.of("p")),
            Optional.of(List.of(OFFER)),
            Optional.of(question("maren")),
            List.of(question("oskar")),
            List.of("Ina"),
            true,
            false,
            List.of(
                new ToSeat.Called(
                    "k", "maren", "save", Map.of("who", "maren"), Map.of(), "A save", "Rain"))),
        new ToSeat.Offers("1", List.of(OFFER)),
        new ToSeat.Odds("2", chances),
        new ToSeat.Odds(
            "2",
            new ToSeat.Unknown(
                "C-8", "a secret", List.of(new ToSeat.Guess("AC 12", chances.outcomes())))),
        new ToSeat.Considered(
            "3",
            List.of(
                new ToSeat.Certain(List.of(new ToSeat.Change("Anna", "HP 1 → 6"))),
                new ToSeat.Unknown("C-8", "a secret", List.of()))),
        new ToSeat.Form(
            "6",
            KINDS.stream()
                .map(kind -> new ToSeat.Field("target", "Whom?", "C-6", kind, "a"))
                .toList(),
            Optional.of(Map.of("attack", Map.of("by", "maren"))),
            Optional.empty(),
            List.of(
                new ToSeat.Barred("target", "b", "B", new ToSeat.Why("C-7", "B is out of sight"))),
            Optional.of(chances),
            Optional.of(new ToSeat.Instead("Maren moves", Map.of("move", Map.of("by", "maren"))))),
        new ToSeat.Intents(
            "7",
            List.of(new ToSeat.Intent("a", "A", "A attacks", List.of("Maren"), "rest", chances)),
            Optional.of(chances),
            Optional.empty()),
        new ToSeat.Done("3", 8),
        new ToSeat.Refused("4", "C-5", "No"),
        new ToSeat.Failed("5", "malformed", "What?"),
        new ToSeat.Farewell("revoked", "Good-bye"));
  }

  @ParameterizedTest
  @MethodSource("frames")
  void framesAreWrittenAsTheCodecReadsThem(ToSeat frame) {
    var written = Wire.seatFrames(List.of(frame));
    assertThat(CODEC.readList(written, ToSeat.class)).containsExactly(frame);
    assertThat(written).isEqualTo("[" + CODEC.write(frame, ToSeat.class) + "]");
  }

  @Test
  void thingsToDrawAreTaggedWithTheirKinds() {
    assertThat(Wire.write(PANEL))
        .contains(
            "{\"track\":{\"label\":\"hp\",\"now\":3,\"most\":6}}",
            "{\"grid\":{\"label\":\"ground\",",
            "{\"at\":\"1,2,1\",");
  }

  @Test
  void kindsOfAnswersAreTaggedWithTheirNamesAndHoldOnlyTheirOwn() {
    assertThat(KINDS.stream().map(kind -> CODEC.write(kind, Kind.class)))
        .contains("\"yes-no\"", "{\"words\":{\"most\":200,\"needed\":true}}")
        .anyMatch(kind -> kind.startsWith("{\"number-from\":{\"least\":-3,\"most\":20,"));
  }

  @Test
  void severalFramesAreOneMessage() {
    var frames = frames().toList();
    assertThat(CODEC.readList(Wire.seatFrames(frames), ToSeat.class)).isEqualTo(frames);
  }

  @Test
  void theIdIsFoundInFramesThatMakeNoSense() {
    assertThat(Wire.idIn("{\"dance\": {\"id\": \"17\", \"x\": 1}}")).isEqualTo("17");
    assertThat(Wire.idIn("{\"dance\": {\"id\": 17}}")).isEmpty();
    assertThat(Wire.idIn("{\"dance\": 4}")).isEmpty();
    assertThat(Wire.idIn("[]")).isEmpty();
    assertThat(Wire.idIn("")).isEmpty();
    assertThat(Wire.idIn("{\"say\": ")).isEmpty();
    assertThat(Wire.idIn("[".repeat(50_000))).isEmpty();
  }
}
