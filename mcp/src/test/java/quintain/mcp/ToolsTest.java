package quintain.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.modelcontextprotocol.spec.McpSchema;
import java.net.BindException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Every tool, called by the client of the SDK over HTTP.
class ToolsTest {
  @SuppressWarnings("NullAway.Init") // JUnit sets it
  @TempDir
  static Path folder;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static TableHouse house;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static HttpDoor door;

  private Model model;

  @BeforeAll
  static void open() throws BindException {
    house = new TableHouse(folder, 5);
    door = HttpDoor.open(Tables.own(house::address), "test", 0, Model.KEY);
  }

  @AfterAll
  static void close() {
    door.close();
    house.close();
  }

  @BeforeEach
  void comeIn() {
    model = new Model(door);
  }

  @AfterEach
  void leave() {
    model.close();
  }

  @Test
  void eachToolSaysWhatItDoesAndWhatItTakes() {
    var tools = model.client.listTools().tools();

    assertThat(tools)
        .extracting(McpSchema.Tool::name)
        .containsExactlyInAnyOrder(
            "books",
            "rules",
            "content",
            "roll",
            "odds",
            "fighters",
            "fight",
            "seats",
            "lay_table",
            "take_seat",
            "leave_seat",
            "invite",
            "view",
            "offers",
            "form",
            "act",
            "answer",
            "consider",
            "say",
            "log",
            "wait",
            "play_itself",
            "undo",
            "frame");
    for (McpSchema.Tool tool : tools) {
      assertThat(tool.description()).as(tool.name()).hasSizeGreaterThan(30);
      assertThat(tool.inputSchema()).as(tool.name()).containsEntry("type", "object");
      @SuppressWarnings("unchecked") // the properties of a schema are schemas by their names
      var inputs = (Map<String, Map<String, Object>>) tool.inputSchema().get("properties");
      Objects.requireNonNull(inputs)
          .forEach(
              (name, input) ->
                  assertThat(input).as(tool.name() + " " + name).containsKey("description"));
      var schema =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
              .getSchema(Json.MAPPER.valueToTree(tool.inputSchema()));
      assertThat(schema.validate(Json.MAPPER.readTree("{\"nobodyAsked\": 1}")))
          .as(tool.name() + " takes what it does not know")
          .isNotEmpty();
    }
    assertThat(model.client.getServerInstructions()).contains("rules").contains("act");
  }

  @Test
  void booksAreListedWithWhatTheyAre() {
    var books = model.call("books");

    assertThat(Json.stream(books).map(book -> Json.text(book, "id")))
        .containsExactlyElementsOf(TableHouse.LIBRARY.ids());
    assertThat(Json.stream(books)).allMatch(book -> book.path("commands").has("attack"));
  }

  @Test
  void rulesAreFoundByIdAndByWords() {
    var byId = model.call("rules", "book", "cairn", "id", "crn-armr-03").path("rules");
    assertThat(byId).hasSize(1);
    assertThat(Json.text(byId.get(0), "rule")).contains("3 Armor");

    var byWords = model.call("rules", "book", "cairn", "words", "more than armor").path("rules");
    assertThat(Json.stream(byWords).map(rule -> Json.text(rule, "id"))).contains("CRN-ARMR-03");

    assertThat(model.call("rules", "book", "cairn").path("chapters")).isNotEmpty();
    assertThat(model.refused("rules", "book", "cairn", "id", "CRN-XYZ-99")).contains("CRN-XYZ-99");
    assertThat(model.refused("rules", "book", "carin", "words", "armor")).contains("cairn");
  }

  @Test
  void contentIsFoundByKindAndByWords() {
    assertThat(Json.texts(model.call("content", "book", "cairn").path("kinds")))
        .contains("creatures", "spells", "gear");
    assertThat(
            Json.texts(model.call("content", "book", "cairn", "kind", "creatures").path("names")))
        .contains("Wood Troll");

    var troll = model.call("content", "book", "cairn", "words", "Wood Troll").path("entries");
    assertThat(Json.text(troll.get(0), "name")).isEqualTo("Wood Troll");
    assertThat(Json.texts(troll.get(0).path("says"))).anyMatch(line -> line.startsWith("HP: "));
    assertThat(model.refused("content", "book", "cairn", "kind", "dragons")).contains("creatures");
  }

  @Test
  void diceAreRolledAndWeighed() {
    var rolled = Json.texts(model.call("roll", "dice", "4d6kh3", "times", 20).path("rolls"));
    assertThat(rolled).hasSize(20);
    assertThat(rolled)
        .allSatisfy(
            roll ->
                assertThat(Integer.parseInt(roll.substring(0, roll.indexOf(' '))))
                    .isBetween(3, 18));

    var odds = model.call("odds", "dice", "2d6", "atLeast", 10);
    assertThat(odds.path("mean").asDouble()).isEqualTo(7.0);
    assertThat(Json.text(odds, "atLeast")).isEqualTo("10 or more: 16.67 %"); // 6 of 36
    assertThat(Json.texts(odds.path("outcomes"))).hasSize(11).contains("7: 16.67 %");
    assertThat(model.refused("odds", "dice", "2d")).contains("2d");
    assertThat(model.refused("roll", "dice", "d6", "times", 1000)).contains("100");
  }

  @Test
  void wrongInputsAreNamed() {
    assertThat(model.refused("roll", "dise", "d6")).contains("dise");
    assertThat(model.refused("roll", "dice", 7)).contains("dice");
  }

  @Test
  void fightsAreFoughtAside() {
    var fighters = model.call("fighters", "book", "cairn");
    assertThat(Json.texts(fighters.path("characters"))).contains("Maren");
    var sides =
        List.of(
            Map.of("name", "party", "fighters", List.of("Maren", "Oskar")),
            Map.of("name", "foes", "fighters", List.of("3*Tunnel Goblin")));

    var told = model.call("fight", "book", "cairn", "sides", sides, "fights", 200, "log", true);

    assertThat(told.path("fights").asLong()).isEqualTo(200);
    assertThat(Json.texts(told.path("sides"))).hasSize(2).anyMatch(s -> s.startsWith("party wins"));
    assertThat(told.path("fall")).hasSize(5);
    assertThat(told.path("log")).isNotEmpty();
    var nobody =
        List.of(
            Map.of("name", "party", "fighters", List.of("Nobody")),
            Map.of("name", "foes", "fighters", List.of("Maren")));
    assertThat(model.refused("fight", "book", "cairn", "sides", nobody)).contains("Nobody");
    assertThat(model.refused("fight", "book", "cairn", "sides", sides, "fights", 100_000_000))
        .contains("100,000");
  }

  @Test
  void nobodyActsWithoutASeat() {
    assertThat(model.refused("view")).contains("lay_table");
    assertThat(model.refused("take_seat", "link", "http://127.0.0.1/t/x#no-such-token"))
        .contains("invitation");
    assertThat(model.call("seats")).isEmpty();
  }

  @Test
  void aSeatIsLeftAndTakenAgainByItsLink() {
    model.call("lay_table", "book", "cairn", "name", "Robin");
    model.call("say", "text", "back in a minute");

    var link = Json.text(model.call("leave_seat"), "left");
    assertThat(model.call("seats")).isEmpty();
    assertThat(model.refused("say", "text", "still here")).contains("no seat");

    assertThat(Json.text(model.call("take_seat", "link", link), "role")).isEqualTo("referee");
    assertThat(model.call("log").toString())
        .contains("back in a minute")
        .doesNotContain("still here");
  }

  @Test
  void aMoveIsLookedAtWeighedAndMade() {
    var laid = model.call("lay_table", "book", "cairn", "name", "Robin");
    assertThat(Json.text(laid, "role")).isEqualTo("referee");
    assertThat(Json.text(laid, "browser")).startsWith(house.address() + "/t/");
    var maren = takeMarensSeat();

    var view = model.call("view", "seat", maren);
    assertThat(ids(view.path("roster"))).contains("maren", "captain");
    assertThat(view.path("panels")).isNotEmpty();
    assertThat(model.call("view", "seat", maren, "about", "maren").path("panels"))
        .allMatch(panel -> Json.text(panel, "about").equals("maren"));

    var attacks = model.call("offers", "seat", maren, "command", "attack").path("offers");
    assertThat(attacks).isNotEmpty();
    var form =
        model.call("form", "seat", maren, "command", "attack", "slots", Map.of("by", "maren"));
    assertThat(form.path("whole").path("attack").path("by").asString()).isEqualTo("maren");
    assertThat(form.path("odds").path("chances")).isNotEmpty();

    assertThat(
            model.refused(
                "act",
                "seat",
                maren,
                "command",
                "attack",
                "slots",
                Map.of("by", "captain", "targets", List.of("maren"))))
        .as("a player does not lead the foes")
        .startsWith("Refused by the rules: ");
    assertThat(
            Json.texts(
                model
                    .call(
                        "form",
                        "seat",
                        maren,
                        "command",
                        "attack",
                        "slots",
                        Map.of("by", "maren", "targets", List.of("nobody")))
                    .path("presetInstead")))
        .containsExactly("targets");

    var said = model.call("say", "seat", maren, "text", "Let us pass!");
    assertThat(said.path("new").toString()).contains("Let us pass!");
    assertThat(model.call("log", "seat", "referee", "words", "let us pass").toString())
        .contains("Let us pass!");

    model.call(
        "frame", "seat", "referee", "kind", "turn-dial", "fields", Map.of("setting", "automatic"));
    var saved =
        model.call(
            "act",
            "seat",
            maren,
            "command",
            "save",
            "slots",
            Map.of("by", "maren", "against", "the cold"));
    assertThat(saved.path("new").toString()).contains("Maren").contains("CRN-SAVE-02");
    assertThat(model.call("log", "seat", maren, "limit", 1).path("log")).isNotEmpty();
    assertThat(model.call("undo", "seat", "referee", "reason", "a try").path("new").toString())
        .contains("a try");
    assertThat(
            model.call(
                "play_itself", "seat", "referee", "who", List.of("captain"), "policy", "steady"))
        .isNotNull();
    // What another seat has done is heard a moment later.
    for (int times = 0; times < 30 && !policyOfTheCaptain(maren).equals("steady"); times++) {
      model.call("wait", "seat", maren, "seconds", 1);
    }
    assertThat(policyOfTheCaptain(maren)).isEqualTo("steady");
    assertThat(model.refused("view")).as("which seat?").contains("referee").contains("maren");
    assertThat(model.call("seats")).hasSize(2);
    assertThat(model.refused("frame", "seat", maren, "kind", "hello")).contains("Hello");
    assertThat(model.refused("frame", "seat", maren, "kind", "no-such-frame")).isNotEmpty();
  }

  private String policyOfTheCaptain(String seat) {
    return Json.stream(model.call("view", "seat", seat).path("roster"))
        .filter(figure -> Json.text(figure, "id").equals("captain"))
        .map(figure -> Json.text(figure, "playsItself"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aQuestionIsAskedWeighedAndAnswered() {
    model.call("lay_table", "book", "cairn");
    var maren = takeMarensSeat();
    model.call(
        "frame",
        "seat",
        "referee",
        "kind",
        "turn-dial",
        "fields",
        Map.of("family", "referee", "setting", "confirm"));

    model.call(
        "act",
        "seat",
        maren,
        "command",
        "save",
        "slots",
        Map.of("by", "maren", "against", "the cold"));
    var asked = model.call("wait", "seat", "referee", "seconds", 30).path("asked");
    assertThat(Json.text(asked, "asks")).contains("Maren");
    assertThat(model.call("view", "seat", maren).path("waitingFor")).isNotEmpty();
    var key = Json.text(asked, "question");

    assertThat(
            model.call(
                "consider", "seat", "referee", "question", key, "answers", List.of(true, false)))
        .hasSize(2);
    assertThat(model.refused("answer", "seat", "referee", "question", "older", "answer", true))
        .contains("stale");
    var after = model.call("answer", "seat", "referee", "question", key, "answer", true);
    while (after.has("asked")) {
      var next = after.path("asked");
      after =
          model.call(
              "answer",
              "seat",
              "referee",
              "question",
              Json.text(next, "question"),
              "answer",
              next.path("suggested"));
    }
    assertThat(model.call("log", "seat", maren).path("log").toString()).contains("CRN-SAVE-02");
  }

  /// Maren's seat, by the link that the Referee gives.
  private String takeMarensSeat() {
    var link = Json.text(model.call("invite", "seat", "referee", "to", "maren"), "link");
    return Json.text(model.call("take_seat", "link", link), "seat");
  }

  private static Set<String> ids(JsonNode roster) {
    var ids = new TreeSet<String>();
    roster.forEach(figure -> ids.add(Json.text(figure, "id")));
    return ids;
  }
}
