package quintain.packs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Bound;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;

class PackLoaderTest {
  record Blade(String id, String name, String damage, int price, String metal) implements Entry {}

  record Rack(String id, String name, List<String> holds) implements Entry {}

  private static final ContentKind<Blade> BLADES =
      new ContentKind<>("blades", Blade.class, "What cuts.");
  private static final ContentKind<Rack> RACKS =
      new ContentKind<>("racks", Rack.class, "Where it hangs.");
  private static final PackLoader LOADER =
      new PackLoader("smithy", List.of(BLADES, RACKS), PackLoaderTest.class, "content");

  private static final String AXE = "- {id: X-1, name: Axe, damage: d8, price: 5, metal: iron}\n";

  @TempDir Path folder;

  private Path pack(String id, String replaces) throws IOException {
    Path pack = Files.createDirectory(folder.resolve(id));
    Files.writeString(
        pack.resolve("pack.yaml"),
        """
        id: %s
        title: More blades
        version: '1'
        book: smithy
        fits: "0.1"
        authors: [Wayland]
        licence: CC0
        replaces: %s
        """
            .formatted(id, replaces));
    return pack;
  }

  private static void write(Path pack, String name, String text) throws IOException {
    Files.writeString(pack.resolve(name), text);
  }

  /// The problems as text, with files named from the folder of packs.
  private List<String> problems(Bound<Content> bound) {
    return bound.problems().stream()
        .map(problem -> problem.toString().replace(folder + "/", ""))
        .toList();
  }

  @Test
  void shippedContentLoadsInTheOrderOfItsFile() {
    Content content = LOADER.load(List.of()).orThrow();

    assertThat(content.all(BLADES))
        .extracting(Blade::name)
        .containsExactly("Sabre", "Foil", "Dirk");
    assertThat(content.find(RACKS, "long rack")).isPresent();
  }

  @Test
  void aPackAddsAndReplacesInPlace() throws IOException {
    Path pack = pack("more", "[B-2]");
    write(pack, "README.md", "Blades of the north.");
    write(
        pack,
        "blades.yaml",
        AXE + "- {id: B-2, name: Great foil, damage: d10, price: 99, metal: silver}\n");

    Content content = LOADER.load(List.of(pack)).orThrow();

    assertThat(content.all(BLADES))
        .extracting(Blade::name)
        .containsExactly("Sabre", "Great foil", "Dirk", "Axe");
    assertThat(PackLoader.describe(pack).orThrow())
        .isEqualTo(
            new Pack(
                "more",
                "More blades",
                "1",
                "smithy",
                PackVersion.parse("0.1"),
                List.of("Wayland"),
                "CC0",
                Optional.empty(),
                List.of("B-2")));
  }

  @Test
  void laterPacksMayReplaceEarlierOnes() throws IOException {
    Path one = pack("one", "[]");
    write(one, "blades.yaml", AXE);
    Path two = pack("two", "[x-1]");
    write(two, "blades.yaml", AXE.replace("price: 5", "price: 50"));

    Content content = LOADER.load(List.of(one, two)).orThrow();

    assertThat(content.find(BLADES, "Axe").map(Blade::price)).contains(50);
    assertThat(problems(LOADER.load(List.of(two, one))))
        .containsExactly(
            "two/pack.yaml:8:12: replaces[0]: there is no entry x-1 to replace; known: B-1, B-2, B-3,"
                + " R-1",
            "one/blades.yaml:1:8: blades[0].id: the id X-1 is taken by two/blades.yaml:1; list it"
                + " under replaces to take its place");
  }

  @Test
  void idsAndNamesClashOverAllFilesAndEverythingIsTold() {
    var loader = new PackLoader("smithy", List.of(BLADES, RACKS), PackLoaderTest.class, "clashing");

    assertThat(problems(loader.load(List.of())))
        .containsExactly(
            "clashing/blades.yaml:6:7: blades[1].id: the id b-1 is taken by clashing/blades.yaml:1",
            "clashing/blades.yaml:9:10: blades[1].price: expected a whole number, found 'cheap'",
            "clashing/blades.yaml:12:9: blades[2].name: the name ' sabre' is taken by B-1"
                + " (clashing/blades.yaml:1)",
            "clashing/racks.yaml:1:7: racks[0].id: the id B-3 is taken by clashing/blades.yaml:11;"
                + " list it under replaces to take its place",
            "clashing/racks.yaml:4:3: racks[1].name: the field 'name' is missing");
  }

  @Test
  void aKindWithoutAShippedFileIsAProblem() {
    var loader = new PackLoader("smithy", List.of(BLADES, RACKS), PackLoaderTest.class, "lacking");

    assertThat(problems(loader.load(List.of())))
        .containsExactly(
            "lacking/racks.yaml:1:1: there is no such file beside quintain.packs.PackLoaderTest");
  }

  @Test
  void mistakesOfSeveralPacksAreToldTogether() throws IOException {
    Path one = pack("one", "[B-22, B-3, R-1]");
    write(one, "blade.yaml", AXE);
    write(
        one, "blades.yaml", "- id: R-1\n  name: Spike\n  damage: d4\n  price: 1\n  metal: iron\n");
    write(one, "notes.txt", "hm");
    Path two = pack("two", "[]");
    write(
        two,
        "pack.yaml",
        "id: ONE\ntitle: x\nversion: '1'\nbook: tavern\nfits: '0.1'\nauthors: [y]\n");
    write(two, "racks.yaml", "id: R-9\n");
    Path three = pack("three", "[]");
    write(
        three,
        "pack.yaml",
        "id: one\ntitle: x\nversion: '1'\nbook: tavern\nfits: '99.0'\nauthors: [y]\nlicence: z\n");
    Path four = folder.resolve("four");

    assertThat(problems(LOADER.load(List.of(one, two, three, four))))
        .containsExactly(
            "one/pack.yaml:8:12: replaces[0]: there is no entry B-22 to replace; did you mean 'B-2'?",
            "one/pack.yaml:8:18: replaces[1]: the pack holds no entry B-3 to put in its place",
            "one/blade.yaml:1:1: unknown file 'blade.yaml' in a pack; did you mean 'blades.yaml'?",
            "one/notes.txt:1:1: unknown file 'notes.txt' in a pack; known: pack.yaml, blades.yaml,"
                + " racks.yaml",
            "one/blades.yaml:1:7: blades[0].id: R-1 is of the kind racks and cannot be replaced by"
                + " blades",
            "two/pack.yaml:1:1: licence: the field 'licence' is missing",
            "two/racks.yaml:1:1: racks: expected a list of entries",
            "three/pack.yaml:1:5: id: the pack one is loaded already, from one",
            "three/pack.yaml:4:7: book: this pack is for the book tavern, not for smithy",
            "three/pack.yaml:5:7: fits: this pack is for Quintain 99.0, which is newer than this one, "
                + PackVersion.HERE,
            "four:1:1: not a folder; a pack is a folder of files");
  }

  private static List<Complaint> emptyHooks(Content content) {
    var complaints = new ArrayList<Complaint>();
    for (Rack rack : content.all(RACKS)) {
      for (int i = 0; i < rack.holds().size(); i++) {
        if (content.find(BLADES, rack.holds().get(i)).isEmpty()) {
          complaints.add(
              new Complaint(
                  rack.id(),
                  "holds[" + i + "]",
                  "there is no blade " + rack.holds().get(i),
                  content.all(BLADES).stream().map(Blade::name).toList()));
        }
      }
    }
    return complaints;
  }

  @Test
  void theBooksComplaintsGetTheirPlace() throws IOException {
    Path pack = pack("more", "[R-1]");
    write(
        pack,
        "racks.yaml",
        "- id: R-1\n  name: Rack\n  holds:\n    - Dirk\n    - Saber\n    - Foil\n    - Mace\n");
    var loader =
        LOADER.checking(
            List.of(
                PackLoaderTest::emptyHooks,
                content ->
                    List.of(
                        new Complaint("R-1", "", "hangs askew"),
                        new Complaint("R-7", "name", "is lost"))));

    assertThat(problems(loader.load(List.of(pack))))
        .containsExactly(
            "more/racks.yaml:1:3: racks[0]: hangs askew",
            "more/racks.yaml:5:7: racks[0].holds[1]: there is no blade Saber; did you mean 'Sabre'?",
            "more/racks.yaml:7:7: racks[0].holds[3]: there is no blade Mace; known: Sabre, Foil, Dirk",
            "R-7: name: is lost");
    assertThat(LOADER.checking(List.of(PackLoaderTest::emptyHooks)).load(List.of()).problems())
        .isEmpty();
  }
}
