package quintain.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import quintain.binder.Bound;
import quintain.kernel.Arrival;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.packs.peers.Imported;
import quintain.packs.peers.Luggage;

/// Documents of other programs: whatever is written comes whole, and can be written as a scene, or
/// what is wrong with it is told with its place.
class PeerFuzz {
  private static final Library LIBRARY = Books.onBoard();

  @FuzzTest(maxDuration = "10m")
  void peer(byte[] bytes) {
    var text = new String(bytes, StandardCharsets.UTF_8);
    read("", text);
    LIBRARY.volumes().forEach(volume -> read(volume.book().id(), text));
  }

  private static void read(String book, String text) {
    switch (Imported.read(LIBRARY, book, "", "file", text)) {
      case Bound.Good<Imported>(Imported read) -> {
        var luggage = new Luggage(read.volume(), read.arrival());
        assertThat(luggage.scene("Arrived")).isNotBlank();
        for (Arrival.Guest guest : read.arrival().guests()) {
          assertThat(
                  read.volume()
                      .codec()
                      .read(luggage.sheet(guest), read.volume().book().formats().sheet()))
              .isEqualTo(guest.sheet());
        }
      }
      case Bound.Bad<Imported> bad ->
          assertThat(bad.problems())
              .allSatisfy(
                  problem -> {
                    assertThat(problem.message()).isNotBlank();
                    assertThat(problem.line()).isPositive();
                  });
    }
  }
}
