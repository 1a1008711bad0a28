package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.packs.InstalledPacks;

/// Packs as browsers meet them; `PacksTest` plays with them.
class PackRoutesTest {
  private static final String OFFERED = "/api/books/" + Served.BOOK + "/packs";

  @Test
  void whatIsInstalledIsOfferedAndSwitchedOn(@TempDir Path folder) throws Exception {
    var from = Files.createDirectory(folder.resolve("from"));
    Files.writeString(
        from.resolve("pack.yaml"),
        """
        id: marsh
        title: The marsh
        version: "7"
        book: %s
        fits: "0.1"
        authors: [Ann, Ben]
        licence: CC0
        """
            .formatted(Served.BOOK));
    try (var served = new Served(folder, Limits.USUAL)) {
      assertThat(Served.json(served.get(OFFERED))).isEmpty();
      // Whoever keeps the server installs it while the server runs.
      InstalledPacks.in(folder.resolve("packs")).install(from, Served.LIBRARY, false).orThrow();

      assertThat(Served.json(served.get(OFFERED)).toString())
          .isEqualTo(
              "[{\"id\":\"marsh\",\"title\":\"The marsh\",\"version\":\"7\","
                  + "\"authors\":[\"Ann\",\"Ben\"],\"licence\":\"CC0\"}]");
      var laid = served.post("/api/tables", Map.of("book", Served.BOOK, "packs", List.of("marsh")));
      assertThat(laid.statusCode()).isEqualTo(201);
      var token = Served.json(laid).get("token").stringValue();
      assertThat(served.get("/api/table/log", token).body())
          .contains("Played with The marsh (marsh 7)");
    }
  }

  @Test
  void whatIsNotInstalledCannotBeSwitchedOn(@TempDir Path folder) throws Exception {
    try (var served = new Served(folder, Limits.USUAL)) {
      Served.refused(served.get("/api/books/nosuch/packs"), 404, "missing");
      Served.refused(
          served.post("/api/tables", Map.of("book", Served.BOOK, "packs", List.of("marsh"))),
          400,
          "wrong");
      var many = Collections.nCopies(21, "marsh");
      Served.refused(
          served.post("/api/tables", Map.of("book", Served.BOOK, "packs", many)), 400, "wrong");
    }
  }
}
