package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.InstalledPacks;
import quintain.packs.Pack;
import quintain.packs.Volume;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.store.SqliteStore;

/// Tables laid with packs, in every book on board.
class PacksTest {
  @TempDir Path folder;

  private SqliteStore store;
  private House house;
  private InstalledPacks packs;

  static Stream<Volume<?, ?, ?>> books() {
    return DemoTable.LIBRARY.volumes().stream();
  }

  @BeforeEach
  void open() {
    store = SqliteStore.open(folder.resolve("tables.db"));
    packs = InstalledPacks.in(folder.resolve("packs"));
    house = house();
  }

  private House house() {
    return new House(
        store, DemoTable.LIBRARY, packs, _ -> 1, InstantSource.system(), Duration.ZERO);
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  /// Installs a pack with one entry: a creature that is like the last of the book's, but for this.
  private void install(Volume<?, ?, ?> volume, String pack, String id, String name)
      throws IOException {
    var from = Files.createDirectories(folder.resolve("from-" + pack));
    Files.writeString(
        from.resolve("pack.yaml"),
        """
        {"id": "%s", "title": "Pack %s", "version": "1.2", "book": "%s", "fits": "0.1",
         "authors": ["Ann"], "licence": "CC0", "source": "a friend"}
        """
            .formatted(pack, pack, volume.book().id()));
    var kind = bestiary(volume);
    var entry = new LinkedHashMap<String, Object>();
    if (last(volume, kind) instanceof Map<?, ?> plain) {
      plain.forEach((key, value) -> entry.put(String.valueOf(key), value));
    }
    entry.put("id", id);
    entry.put("name", name);
    Files.writeString(from.resolve(kind.name() + ".yaml"), volume.codec().write(List.of(entry)));
    packs.install(from, DemoTable.LIBRARY, true).orThrow();
  }

  /// The kind that the Referee brings creatures in from.
  private static <S extends State, T extends Step, E extends Event> ContentKind<?> bestiary(
      Volume<S, T, E> volume) {
    var book = volume.book();
    var formats = book.formats();
    var content = volume.content(List.of()).orThrow();
    var opening =
        book.rules().opening(new Setup(formats.house(), content, formats.scene(), List.of()));
    var creature = book.cast().bestiary(opening).getFirst();
    return formats.content().stream()
        .filter(kind -> kind.entry().isInstance(creature))
        .findFirst()
        .orElseThrow();
  }

  private static <R extends Record & Entry> Object last(
      Volume<?, ?, ?> volume, ContentKind<R> kind) {
    Content content = volume.content(List.of()).orThrow();
    return volume.codec().plain(content.all(kind).getLast(), kind.entry());
  }

  private Desk lay(Volume<?, ?, ?> volume, String... on) {
    return house.desk(
        house.open(volume.book().id(), "With packs", "", Map.of(), List.of(on)).token());
  }

  private static List<String> names(Desk desk) {
    return desk.stock().creatures().stream().map(Desk.Stocked::name).toList();
  }

  @ParameterizedTest
  @MethodSource("books")
  void aPackIsSwitchedOnForATable(Volume<?, ?, ?> volume) throws IOException {
    install(volume, "marsh", "MARSH-1", "Marsh Thing");

    assertThat(house.packs(volume.book().id()))
        .extracting(Pack::told)
        .containsExactly("Pack marsh (marsh 1.2)");
    var with = lay(volume, "marsh");
    assertThat(names(with)).contains("Marsh Thing");
    assertThat(with.export()).contains("Played with Pack marsh (marsh 1.2)");
    assertThat(names(lay(volume))).doesNotContain("Marsh Thing");
  }

  @ParameterizedTest
  @MethodSource("books")
  void aTablePlaysOnWithWhatItBeganWith(Volume<?, ?, ?> volume) throws IOException {
    install(volume, "marsh", "MARSH-1", "Marsh Thing");
    var token =
        house.open(volume.book().id(), "With packs", "", Map.of(), List.of("marsh")).token();
    var ready = house.desk(token).pregens();
    packs.remove("marsh");
    house.close();
    house = house();

    var desk = house.desk(token);
    assertThat(names(desk)).contains("Marsh Thing");
    assertThat(desk.pregens()).isEqualTo(ready).isNotEmpty();
    assertThat(names(house.desk(house.bringBack(desk.export()).token()))).contains("Marsh Thing");
    // A scene of the book keeps what the table has, too, and can be laid again.
    for (String scene : desk.scenes()) {
      desk.stage(new Desk.Scene(scene, ""));
      desk.stage(new Desk.Scene(scene, ""));
      assertThat(names(desk)).contains("Marsh Thing");
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void packsThatDoNotGoTogetherLayNoTable(Volume<?, ?, ?> volume) throws IOException {
    install(volume, "marsh", "MARSH-1", "Marsh Thing");
    install(volume, "moor", "MARSH-1", "Moor Thing");
    install(volume, "fen", "FEN-1", "Marsh Thing");

    assertThatThrownBy(() -> lay(volume, "marsh", "moor"))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("the id MARSH-1 is taken by marsh/")
        .hasMessageNotContaining(folder.toString());
    assertThatThrownBy(() -> lay(volume, "marsh", "fen"))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("the name 'Marsh Thing' is taken by MARSH-1");
    assertThat(names(lay(volume, "moor", "fen"))).contains("Moor Thing", "Marsh Thing");
    assertThatThrownBy(() -> lay(volume, "marsh", "marsh"))
        .isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(() -> lay(volume, "mars"))
        .isInstanceOf(NoSuchElementException.class)
        .hasMessageContaining("did you mean 'marsh'?");
  }
}
