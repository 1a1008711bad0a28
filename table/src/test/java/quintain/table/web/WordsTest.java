package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.table.protocol.FromSeat;

class WordsTest {
  @Test
  void ordinaryNamesStayAsTheyAre() {
    assertThat(Words.name("  Łucja <b>the\tBold</b> ".replace("\t", " ")))
        .isEqualTo("Łucja <b>the Bold</b>");
    assertThat(Words.title("x".repeat(120))).hasSize(120);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "two\nlines", "bell\u0007", "turn\u202Ed"})
  void namesThatSpoilALineAreRefused(String name) {
    assertThatThrownBy(() -> Words.name(name)).isInstanceOf(RequestDeclined.class);
  }

  @Test
  void aNameOfTenThousandLettersIsRefusedWithASentence() {
    assertThatThrownBy(() -> Words.name("x".repeat(10_000)))
        .hasMessage("A name is at most 60 characters long; this one has 10,000.");
  }

  @Test
  void longWordsAreFoundHoweverDeepTheyStand() {
    var deep = Map.<String, Object>of("a", List.of(1, Map.of("b", "x".repeat(2_001))));
    var act = new FromSeat.Act("1", deep, FromSeat.Mode.PUBLIC, Optional.empty());
    assertThat(Words.wrong(act)).hasValueSatisfying(told -> assertThat(told).contains("2,000"));
    var key = Map.<String, Object>of("y".repeat(2_001), 1);
    assertThat(Words.values(key)).isPresent();
    assertThat(Words.values(Map.of("a", "x".repeat(2_000)))).isEmpty();
  }

  @Test
  void talkMayBeLongerThanAReason() {
    var text = "x".repeat(3_000);
    assertThat(Words.wrong(new FromSeat.Say("1", text))).isEmpty();
    assertThat(Words.wrong(new FromSeat.Undo("1", text))).isPresent();
  }
}
