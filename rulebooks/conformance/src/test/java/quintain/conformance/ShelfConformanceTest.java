package quintain.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Rulebook;
import quintain.packs.Books;
import quintain.packs.Volume;
import quintain.testkit.Conformance;

/// No book is on board whose random play this module does not run.
class ShelfConformanceTest {
  static Stream<Rulebook<?, ?, ?>> books() {
    return Books.onBoard().volumes().stream().map(Volume::book);
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyBookOnBoardIsPlayedAtRandom(Rulebook<?, ?, ?> book) throws ClassNotFoundException {
    var played = book.getClass().getName().replaceFirst("Book$", "ConformanceTest");
    assertThat(Conformance.class).isAssignableFrom(Class.forName(played));
  }
}
