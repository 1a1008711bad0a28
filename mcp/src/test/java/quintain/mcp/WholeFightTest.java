package quintain.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.BindException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// The ready scene of every book, played to its end through tools alone: whoever of the party is on
/// turn attacks if there is anything to attack, goes nearer if that is needed, and else ends the
/// turn. The foes play by themselves.
class WholeFightTest {
  private static final int MOST_TURNS = 500;

  /// So many of them stay, so that fights are short.
  private static final int FOES = 2;

  @TempDir Path folder;

  static Stream<String> books() {
    return TableHouse.LIBRARY.ids().stream();
  }

  @ParameterizedTest
  @MethodSource("books")
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aFightIsPlayedToItsEnd(String book) throws BindException {
    try (var house = new TableHouse(folder, 11);
        var door = HttpDoor.open(Tables.own(house::address), "test", 0, Model.KEY);
        var model = new Model(door)) {
      var commands =
          Json.stream(model.call("books"))
              .filter(each -> Json.text(each, "id").equals(book))
              .map(each -> each.path("commands"))
              .findFirst()
              .orElseThrow();
      model.call("lay_table", "book", book);
      model.call("frame", "kind", "turn-dial", "fields", Map.of("setting", "automatic"));
      var roster = model.call("view").path("roster");
      var foes = side(roster, "foes");
      for (String more : foes.subList(FOES, foes.size())) {
        model.call("act", "command", "take-away", "slots", Map.of("who", more));
      }
      model.call("play_itself", "who", foes.subList(0, FOES), "policy", "steady");
      model.call("act", "command", Json.text(commands, "beginFight"));

      int attacks = play(model, Json.text(commands, "attack"), Json.text(commands, "goOn"));

      assertThat(attacks).as("attacks of the party").isGreaterThan(2);
      var standing = model.call("view").path("roster");
      assertThat(Stream.of("party", "foes").filter(side -> isOut(standing, side)))
          .as("sides that are out of the fight: " + standing)
          .isNotEmpty();
    }
  }

  private static List<String> side(JsonNode roster, String side) {
    return Json.stream(roster)
        .filter(figure -> Json.text(figure, "side").equals(side))
        .map(figure -> Json.text(figure, "id"))
        .toList();
  }

  private static boolean isOut(JsonNode roster, String side) {
    return Json.stream(roster)
        .filter(figure -> Json.text(figure, "side").equals(side))
        .allMatch(figure -> figure.path("out").asBoolean(false));
  }

  /// How often somebody of the party attacked.
  private static int play(Model model, String attack, String goOn) {
    var seats =
        Json.stream(model.call("view").path("roster"))
            .collect(
                Collectors.toMap(
                    figure -> Json.text(figure, "id"), figure -> Json.text(figure, "seat")));
    int attacks = 0;
    for (int i = 0; i < MOST_TURNS; i++) {
      var now = model.call("wait", "seconds", 1);
      if (now.path("over").asBoolean(false)) {
        return attacks;
      }
      if (now.has("asked")) {
        var asked = now.path("asked");
        model.call(
            "answer", "question", Json.text(asked, "question"), "answer", asked.path("suggested"));
        continue;
      }
      var onTurn = Json.texts(now.path("onTurn"));
      boolean attacked =
          onTurn.stream().anyMatch(who -> attacks(model, seats.getOrDefault(who, ""), who, attack));
      if (attacked) {
        attacks++;
        continue;
      }
      boolean ended = onTurn.stream().anyMatch(who -> goesOn(model, seats.get(who), who, goOn));
      if (!ended) {
        goesOn(model, null, null, goOn);
      }
    }
    throw new AssertionError("the fight has no end: " + model.call("view"));
  }

  /// Whether somebody attacks, or goes where they can.
  private static boolean attacks(Model model, String seat, String who, String attack) {
    var offers = model.call("offers", "as", seat, "actor", who, "command", attack).path("offers");
    for (JsonNode offer : offers) {
      var slots = offer.path("slots");
      if (model.tries("act", "as", seat, "command", attack, "slots", slots)) {
        return true;
      }
      var form = model.call("form", "as", seat, "command", attack, "slots", slots, "odds", false);
      for (var nearer : form.path("insteadFirst").path("whole").properties()) {
        return model.tries(
            "act", "as", seat, "command", nearer.getKey(), "slots", nearer.getValue());
      }
    }
    return false;
  }

  /// Whether somebody ends their turn, or, with nobody named, the Referee lets things happen.
  private static boolean goesOn(
      Model model, @Nullable String seat, @Nullable String who, String goOn) {
    var as = Optional.ofNullable(seat);
    var offers =
        model
            .call("offers", "as", as, "actor", Optional.ofNullable(who), "command", goOn)
            .path("offers");
    for (JsonNode offer : offers) {
      if (model.tries("act", "as", as, "command", goOn, "slots", offer.path("slots"))) {
        return true;
      }
    }
    return false;
  }
}
