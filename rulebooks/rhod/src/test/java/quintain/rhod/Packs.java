package quintain.rhod;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import quintain.kernel.Content;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.packs.Bound;
import quintain.packs.Problem;
import quintain.packs.Volume;
import quintain.testkit.Table;

/// Packs written for a test, and tables that are played with them.
record Packs(Path folder) {
  static final Volume<RhodState, RhodStep, RhodEvent> VOLUME = Volume.of(new RhodBook());

  /// A pack without any entry yet.
  static Packs in(Path folder) {
    return new Packs(folder)
        .file(
            "pack",
            """
            id: harbour
            title: Salt and tar
            version: "1"
            book: rhod
            author: a test
            license: CC0
            """);
  }

  /// With the entries of one kind.
  Packs file(String kind, String yaml) {
    try {
      Files.writeString(folder.resolve(kind + ".yaml"), yaml);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return this;
  }

  private Bound<Content> read() {
    return VOLUME.content(List.of(folder));
  }

  /// What is wrong with it.
  List<String> problems() {
    return read().problems().stream().map(Problem::message).toList();
  }

  Content content() {
    return read().orThrow();
  }

  /// A hero at 5,5 and a foe at 6,5, with the pack on the table.
  Table<RhodState, RhodStep, RhodEvent> duel(Folk.Hero hero, Folk.Hero foe) {
    var book = VOLUME.book();
    var cast =
        List.of(
            new Setup.Cast("hero", new Seat("hero"), new Setup.Role.Sheet(hero.sheet())),
            new Setup.Cast("foe", Seat.REFEREE, new Setup.Role.Sheet(foe.sheet())));
    var scene = Tables.placed("hero", "5,5", "foe", "6,5");
    return Tables.empty()
        .at(book.opening(new Setup(RhodHouse.DEFAULTS, content(), scene, cast)))
        .given("foe.side", "foes");
  }

  /// The same in an Encounter, the hero's Turn first.
  Table<RhodState, RhodStep, RhodEvent> fight(Folk.Hero hero, Folk.Hero foe) {
    return duel(hero, foe).dice("d20=20", "d20=1").when(Tables.CALL);
  }
}
