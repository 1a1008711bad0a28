package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The proving ground over a real socket, with the first book on board.
class ProvingSocketTest {
  @TempDir Path folder;
  private Served served;

  @BeforeEach
  void open() throws IOException {
    served = new Served(folder, Limits.USUAL);
  }

  @AfterEach
  void close() {
    served.close();
  }

  private Map<String, Object> match() {
    var yard = Served.json(served.get("/api/proving/" + Served.BOOK));
    var names = new LinkedHashMap<String, String>();
    yard.get("fighters")
        .forEach(
            each ->
                names.putIfAbsent(each.get("kind").stringValue(), each.get("name").stringValue()));
    return Map.of(
        "book",
        Served.BOOK,
        "house",
        Map.of(),
        "sides",
        List.of(
            side("us", names.getOrDefault("pregen", "")),
            side("them", names.getOrDefault("creature", ""))));
  }

  private static Map<String, Object> side(String name, String who) {
    return Map.of(
        "name",
        name,
        "policy",
        "random",
        "fighters",
        List.of(Map.of("count", 1, "who", who, "given", Map.of())));
  }

  private JsonNode result(Browser browser, long seed) {
    browser.say("prove", "matches", List.of(match()), "fights", 300, "seed", seed);
    JsonNode standing;
    do {
      standing = browser.await("standing");
    } while (!standing.get("over").booleanValue());
    assertThat(browser.await("proved").get("ended").stringValue()).isEqualTo("all");
    return standing.get("result");
  }

  @Test
  void fightsAreFoughtForAnybodyAndTheSeedDecidesThem() {
    var browser = Browser.proving(served);
    var result = result(browser, 5);
    assertThat(result.get("fights").longValue()).isEqualTo(300);
    assertThat(result.get("sides")).hasSize(2);
    assertThat(result(browser, 5)).isEqualTo(result);
    assertThat(result(Browser.proving(served), 5)).isEqualTo(result);
    assertThat(result(browser, 6)).isNotEqualTo(result);
  }

  @Test
  void oneFightIsTold() {
    var browser = Browser.proving(served);
    var id = browser.say("tell", "match", match(), "seed", 5, "number", 3);
    assertThat(browser.reply(id).get("told").get("lines")).isNotEmpty();
  }

  @Test
  void aLaterRunTakesThePlaceOfTheOneBefore() {
    var browser = Browser.proving(served);
    var first = browser.say("prove", "matches", List.of(match()), "fights", 5_000_000, "seed", 1);
    browser.say("prove", "matches", List.of(match()), "fights", 50, "seed", 1);
    var ended = new ArrayList<String>();
    while (ended.size() < 2) {
      var proved = browser.await("proved");
      ended.add(
          (proved.get("id").stringValue().equals(first) ? "first " : "second ")
              + proved.get("ended").stringValue());
    }
    assertThat(ended).containsExactlyInAnyOrder("first stopped", "second all");
  }

  @Test
  void whatCannotBeReadOrFoughtIsToldInWords() {
    var browser = Browser.proving(served);
    browser.send("{\"prove\": {\"id\": \"x\", \"matchs\": []}}");
    var malformed = browser.await("failed");
    assertThat(malformed.get("id").stringValue()).isEqualTo("x");
    assertThat(malformed.get("code").stringValue()).isEqualTo("malformed");
    assertThat(malformed.get("message").stringValue()).contains("matchs");
    browser.say("prove", "matches", List.of(), "fights", 50, "seed", 1);
    assertThat(browser.await("failed").get("code").stringValue()).isEqualTo("unfit");
    Served.refused(served.get("/api/proving/no-such-book"), 404, "missing");
  }

  @Test
  void aPageOfAnotherHostIsNotHeard() {
    org.assertj.core.api.Assertions.assertThatThrownBy(
            () ->
                new Browser(
                    served, "/api/proving/socket", Map.of("Origin", "http://elsewhere.example")))
        .isInstanceOf(java.util.concurrent.CompletionException.class);
  }
}
