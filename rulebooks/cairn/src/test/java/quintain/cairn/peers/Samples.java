package quintain.cairn.peers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import quintain.binder.Bound;
import quintain.cairn.CairnBook;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Sheet;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.packs.peers.Exported;
import quintain.packs.peers.Imported;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Documents of other programs for tests, and how they come and go.
final class Samples {
  static final Volume<CairnState, CairnStep, CairnEvent> VOLUME = Volume.of(new CairnBook());
  private static final Library LIBRARY = Library.of(List.of(new CairnBook()));

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private Samples() {}

  static String text(String name) {
    try (var in = Samples.class.getResourceAsStream("/peers/" + name)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Bound<Imported> read(String text) {
    return Imported.read(LIBRARY, "", "", "file", text);
  }

  static Sheet sheet(String text) {
    return (Sheet) read(text).orThrow().arrival().guests().getFirst().sheet();
  }

  /// A scene with one character alone, `hero`.
  static CairnState scene(Sheet sheet) {
    var formats = VOLUME.book().formats();
    return VOLUME
        .book()
        .rules()
        .opening(
            new Setup(
                formats.house(),
                VOLUME.content(List.of()).orThrow(),
                formats.scene(),
                List.of(new Setup.Cast("hero", new Seat("hero"), new Setup.Role.Sheet(sheet)))));
  }

  static Exported leaving(String format, CairnState state) {
    return Exported.somebody(VOLUME, format, state, "hero").orElseThrow();
  }

  /// A JSON text as a tree, so that only what it says is compared.
  static JsonNode plain(String json) {
    return JSON.readTree(json);
  }

  /// Everything that is wrong with a document, as people read it.
  static List<String> wrongs(String text) {
    return read(text).problems().stream().map(Object::toString).toList();
  }

  static Optional<String> remark(String text, String field) {
    return read(text).orThrow().arrival().remarks().stream()
        .filter(remark -> remark.field().equals(field))
        .map(remark -> remark.words())
        .findFirst();
  }
}
