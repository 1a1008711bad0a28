package quintain.kernel.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class MarksTest {
  private enum Colour {
    RED,
    GREEN,
    BLUE
  }

  /// One more than there are bits.
  private enum Place {
    A0,
    A1,
    A2,
    A3,
    A4,
    A5,
    A6,
    A7,
    A8,
    A9,
    B0,
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    B7,
    B8,
    B9,
    C0,
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    C8,
    C9,
    D0,
    D1,
    D2,
    D3,
    D4,
    D5,
    D6,
    D7,
    D8,
    D9,
    E0,
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    E7,
    E8,
    E9,
    F0,
    F1,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    G0,
    G1,
    G2,
    G3,
    G4
  }

  @Test
  void theyKnowWhichTheyHave() {
    var marks = Marks.of(List.of(Colour.GREEN, Colour.RED));
    assertThat(marks.has(Colour.RED)).isTrue();
    assertThat(marks.has(Colour.BLUE)).isFalse();
    assertThat(marks.hasAnyOf(Marks.of(List.of(Colour.BLUE, Colour.GREEN)))).isTrue();
    assertThat(marks.hasAnyOf(Marks.of(List.of(Colour.BLUE)))).isFalse();
  }

  @Test
  void theyAreTheListTheyCameFrom() {
    var list = List.of(Colour.GREEN, Colour.RED);
    var marks = Marks.of(list);
    assertThat(marks).isEqualTo(list).hasSameHashCodeAs(list).containsExactlyElementsOf(list);
    assertThat(list).isEqualTo(marks);
    assertThat(marks).isNotEqualTo(Marks.of(List.of(Colour.RED, Colour.GREEN)));
    assertThat(Marks.of(marks)).isSameAs(marks);
  }

  @Test
  void oneMoreStandsInTheOrderOfItsKind() {
    var marks = Marks.of(List.of(Colour.BLUE)).with(Colour.GREEN).with(Colour.RED);
    assertThat(marks).containsExactly(Colour.RED, Colour.GREEN, Colour.BLUE);
    assertThat(marks.with(Colour.RED)).isSameAs(marks);
  }

  @Test
  void whatIsTakenAwayIsGone() {
    var marks = Marks.of(List.of(Colour.RED, Colour.GREEN, Colour.BLUE));
    assertThat(marks.without(Colour.GREEN)).containsExactly(Colour.RED, Colour.BLUE);
    assertThat(marks.without(Marks.of(List.of(Colour.RED, Colour.BLUE))))
        .containsExactly(Colour.GREEN);
    assertThat(marks.without(Colour.GREEN).has(Colour.GREEN)).isFalse();
  }

  @Test
  void thoseOfAKindAreFound() {
    assertThat(Marks.which(Colour.class, colour -> colour.name().contains("E")))
        .containsExactly(Colour.RED, Colour.GREEN, Colour.BLUE);
    assertThat(Marks.which(Colour.class, colour -> colour.name().contains("R")))
        .containsExactly(Colour.RED, Colour.GREEN);
  }

  @Test
  void aKindWithTooManyWordsIsRefused() {
    assertThat(Marks.of(List.of(Place.G3)).has(Place.G3)).isTrue();
    assertThatThrownBy(() -> Marks.of(List.of(Place.G4)))
        .hasMessage("Place has more than 64 words; they cannot be marks");
  }
}
