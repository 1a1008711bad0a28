package quintain.packs.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.binder.Bound;
import tools.jackson.databind.json.JsonMapper;

class JournalPagesTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private static Bound<JournalPages> read(List<String> html) {
    var pages =
        html.stream()
            .map(each -> Map.of("name", "A page", "text", Map.of("format", 1, "content", each)))
            .toList();
    var entry = JSON.writeValueAsString(Map.of("name", "The marsh", "pages", pages));
    return JournalPages.read("marsh.json", entry).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<p>It is <b>wet</b> &amp; dark.</p> | It is wet & dark.",
        "<script>alert(1)</script>Mud<style>p {}</style> | Mud",
        "Mud<script>alert(1) | Mud",
        "one&nbsp; <i> </i>&nbsp;two | one two",
        "one <br> &nbsp; two | one/two",
        "<h2>Below</h2><ul><li>a key</li><li>a rat</li></ul> | ## Below/- a key/- a rat",
      })
  void ofHtmlComeTheWords(String html, String words) {
    var page = read(List.of(html)).orThrow().pages().getFirst();
    assertThat(page.text().replaceAll("\n+", "\n")).isEqualTo(words.replace("/", "\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"<script>", "&nbsp;", "<i> </i>", "class=\"", "<", "<h1 "})
  @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void longPagesOfNothingAreSoonRead(String nothing) {
    var page = nothing.repeat(190_000 / nothing.length());
    var all = IntStream.range(0, 9).mapToObj(_ -> "It is dark." + page).toList();
    assertThat(read(all)).isNotNull();
  }

  @Test
  void whatIsNoJournalIsLeftToOthers() {
    assertThat(JournalPages.read("notes.json", "{\"name\": \"Maren\"}")).isEmpty();
    assertThat(JournalPages.read("notes.txt", "It is dark.")).isEmpty();
  }
}
