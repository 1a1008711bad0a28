package quintain.table.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.packs.peers.Imported;

/// Files that come to a table and go from it, as browsers send and get them.
class TravelRoutesTest {
  private static final String WREN =
      """
      {"name": "Wren", "strength": 9, "strength_max": 11, "hp": 3, "hp_max": 4, "notes": "Tall."}
      """;

  @TempDir static Path folder;
  private static Served served;
  private static String referee;

  @BeforeAll
  static void open() throws IOException {
    served = new Served(folder, Limits.USUAL);
    var laid =
        served.post("/api/tables", Map.of("book", "cairn", "title", "The mill", "name", "Robin"));
    referee = Served.json(laid).get("token").stringValue();
  }

  @AfterAll
  static void close() {
    served.close();
  }

  private static HttpResponse<String> look(String query, byte[] file) {
    return served.send(
        HttpRequest.newBuilder(served.at("/api/table/arrivals" + query))
            .header("Authorization", "Bearer " + referee)
            .POST(BodyPublishers.ofByteArray(file)));
  }

  private static byte[] zip(Map<String, String> files) {
    var zip = new Zipped();
    files.forEach((name, text) -> zip.add(name, text.getBytes(UTF_8)));
    return zip.bytes();
  }

  @Test
  void aFileIsLookedAtAndSeveralInAZip() {
    var one = Served.json(look("?file=wren.json", WREN.getBytes(UTF_8)));
    assertThat(one.get("documents").get(0).get("comes").get(0).get("name").stringValue())
        .isEqualTo("Wren");

    var looked =
        look("?file=all.zip", zip(Map.of("a/wren.json", WREN, "b/rat.txt", "Fen Rat 3 HP")));
    assertThat(Served.json(looked).get("documents").valueStream())
        .extracting(each -> each.get("file").stringValue())
        .containsExactlyInAnyOrder("wren.json", "rat.txt");
  }

  @Test
  void ofTwoFilesOfOneNameInAZipNoneIsPassedOver() {
    var files = new LinkedHashMap<String, String>();
    files.put("here/wren.json", WREN);
    files.put("there/wren.json", WREN.replace("Wren", "Ash"));

    assertThat(Served.json(look("?file=all.zip", zip(files))).get("documents").valueStream())
        .extracting(each -> each.get("comes").get(0).get("name").stringValue())
        .containsExactlyInAnyOrder("Wren", "Ash");
  }

  @Test
  void whatMacosPacksBesideFilesIsNoFile() {
    var packed = zip(Map.of("wren.json", WREN, "__MACOSX/._wren.json", "\0\5\26\7"));

    assertThat(Served.json(look("?file=all.zip", packed)).get("documents")).hasSize(1);
  }

  @Test
  void whatIsTooLongOrNoTextIsRefused() {
    Served.refused(look("?file=long", new byte[2 * Imported.LONGEST + 1]), 413, "too-large");
    Served.refused(look("?file=latin", new byte[] {'a', (byte) 0xE4, 'b'}), 400, "wrong");
    Served.refused(look("", WREN.getBytes(UTF_8)), 400, "wrong");
    Served.refused(look("?file=" + "x".repeat(121), WREN.getBytes(UTF_8)), 400, "wrong");
    Served.refused(look("?file=a", zip(Map.of("pack.yaml", "id: marsh"))), 400, "wrong");
    Served.refused(look("?file=a", zip(Map.of("bomb", " ".repeat(5_000_000)))), 400, "wrong");
    Served.refused(look("?file=a", new byte[] {'P', 'K', 3, 4, 9, 9}), 400, "wrong");
  }

  @Test
  void thePartyLeavesInAZipAndIsReadAgain() throws Exception {
    var laid = served.send(served.posting("/api/import", WREN));
    assertThat(laid.statusCode()).as(laid.body()).isEqualTo(201);
    var token = Served.json(laid).get("token").stringValue();
    var ways = Served.json(served.get("/api/table/departures", token));
    assertThat(ways.get("people").get(0).get("name").stringValue()).isEqualTo("Wren");

    for (var format : new String[] {"kettlewright", "foundry", "json", "md", "pdf"}) {
      var answer =
          served.http.send(
              HttpRequest.newBuilder(served.at("/api/table/departures/" + format + "?who=wren"))
                  .header("Authorization", "Bearer " + token)
                  .build(),
              BodyHandlers.ofByteArray());
      assertThat(answer.statusCode()).as(format).isEqualTo(200);
      assertThat(answer.headers().firstValue("Content-Disposition").orElse(""))
          .contains("Wren characters.zip");
      var files = Zipped.read(answer.body());
      assertThat(files).hasSize(1);
      assertThat(files.keySet().iterator().next()).startsWith("wren.");
      if (format.equals("kettlewright")) {
        var again = Served.json(look("?file=a", answer.body()));
        assertThat(again.get("problems")).isEmpty();
        assertThat(Served.JSON.readTree(files.get("wren.json")))
            .isEqualTo(Served.JSON.readTree(WREN));
      }
    }
    var single = served.get("/api/table/sheet/wren.json?format=foundry", token);
    assertThat(Served.json(single).get("type").stringValue()).isEqualTo("character");
    Served.refused(served.get("/api/table/sheet/wren.md?format=foundry", token), 404, "missing");
    Served.refused(served.get("/api/table/departures/json?who=nobody", token), 404, "missing");
    Served.refused(served.get("/api/table/departures/json", token), 404, "missing");
    Served.refused(
        served.get("/api/table/departures/json?" + "who=wren&".repeat(201), token), 400, "wrong");
    assertThat(served.get("/api/table/logbook", token).body()).startsWith("# Wren");
    var entry = served.get("/api/table/logbook?format=foundry", token);
    assertThat(entry.headers().firstValue("Content-Disposition").orElse(""))
        .contains("Wren log.json");
    assertThat(Served.json(entry).get("pages").get(0).get("name").stringValue()).isEqualTo("Wren");
    Served.refused(served.get("/api/table/logbook?format=pdf", token), 404, "missing");
  }

  @Test
  void aFileForANewTableIsLookedAtBeforeItIsLaid() {
    var looked = Served.json(served.send(served.posting("/api/import/look?file=wren.json", WREN)));

    var brings = looked.get("brings");
    assertThat(brings.get("format").stringValue()).isEqualTo("Kettlewright character or party");
    assertThat(brings.get("comes").get(0).get("name").stringValue()).isEqualTo("Wren");
    assertThat(brings.get("remarks").get(0).get("field").stringValue()).isEqualTo("notes");

    var ours = served.send(served.posting("/api/import/look", "book: cairn\ntitle: Ours\n"));
    assertThat(
            Served.json(ours).path("brings").isMissingNode()
                || Served.json(ours).get("brings").isNull())
        .as("a scene of ours needs no look")
        .isTrue();
    var wrong = WREN.replace("\"hp\": 3", "\n\"hp\": {}");
    Served.refused(served.send(served.posting("/api/import/look", wrong)), 400, "wrong");
  }

  @Test
  void aFileForANewTableIsRefusedWithItsLineAndField() {
    var wrong =
        served.send(served.posting("/api/import", WREN.replace("\"hp\": 3", "\n\"hp\": {}")));

    Served.refused(wrong, 400, "wrong");
    assertThat(wrong.body()).contains("line 2, hp: expected a whole number");
  }

  @Test
  void aDocumentThatIsTooLongIsNotKept() {
    var kept = Map.of("format", "kettlewright", "document", "x".repeat(40_001));

    Served.refused(
        served.post("/api/table/own/papers", referee, Map.of("name", "Party", "kept", kept)),
        400,
        "wrong");
  }
}
