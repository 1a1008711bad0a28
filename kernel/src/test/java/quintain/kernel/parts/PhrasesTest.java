package quintain.kernel.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhrasesTest {
  private enum Weather {
    FREEZING_RAIN
  }

  @Test
  void listsAreSpokenWithOneAnd() {
    assertThat(Phrases.and(List.of())).isEmpty();
    assertThat(Phrases.and(List.of("Maren"))).isEqualTo("Maren");
    assertThat(Phrases.and(List.of("Maren", "Oskar"))).isEqualTo("Maren and Oskar");
    assertThat(Phrases.and(List.of("Maren", "Oskar", "Tilda"))).isEqualTo("Maren, Oskar and Tilda");
  }

  @Test
  void sentencesBeginWithACapital() {
    assertThat(Phrases.sentence("the rain falls")).isEqualTo("The rain falls");
    assertThat(Phrases.sentence("")).isEmpty();
  }

  @Test
  void reasonsFollowWhereThereAreAny() {
    assertThat(Phrases.because("a fall")).isEqualTo(": a fall");
    assertThat(Phrases.because(" ")).isEmpty();
    assertThat(Phrases.bracketed("a fall")).isEqualTo(" (a fall)");
    assertThat(Phrases.bracketed(" ")).isEmpty();
  }

  @Test
  void oneIsCountedInTheSingular() {
    assertThat(Phrases.counted(0, "round")).isEqualTo("0 rounds");
    assertThat(Phrases.counted(1, "round")).isEqualTo("1 round");
    assertThat(Phrases.counted(21, "round")).isEqualTo("21 rounds");
  }

  @ParameterizedTest
  @CsvSource({
    "1 minute, 1 minute passes",
    "2 minutes, 2 minutes pass",
    "10 hours, 10 hours pass",
    "1 hour and 30 minutes, 1 hour and 30 minutes pass"
  })
  void timeThatPasses(String span, String told) {
    assertThat(Phrases.passing(span)).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 'Day 1, 00:00'",
    "1439, 'Day 1, 23:59'",
    "1440, 'Day 2, 00:00'",
    "1501, 'Day 2, 01:01'"
  })
  void momentsOnTheClock(long minutes, String told) {
    assertThat(Phrases.moment(minutes)).isEqualTo(told);
  }

  @Test
  void articlesGoByTheFirstLetter() {
    assertThat(Phrases.a("Eel-fisher")).isEqualTo("an Eel-fisher");
    assertThat(Phrases.a("axe")).isEqualTo("an axe");
    assertThat(Phrases.a("STR")).isEqualTo("a STR");
  }

  @Test
  void constantsAreSpelledAsPeopleWrite() {
    assertThat(Phrases.words(Weather.FREEZING_RAIN)).isEqualTo("freezing rain");
    assertThat(Phrases.title(Weather.FREEZING_RAIN)).isEqualTo("Freezing Rain");
  }
}
