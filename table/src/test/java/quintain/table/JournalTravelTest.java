package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Problem;
import quintain.packs.peers.JournalPages;
import quintain.table.desk.Arriving;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import tools.jackson.databind.json.JsonMapper;

/// The journal of a table leaves for other programs, and theirs comes in.
class JournalTravelTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private static final String ELSEWHERE =
      """
      {"name": "The marsh", "ownership": {"default": 2}, "pages": [
        {"name": "The inn", "type": "text", "ownership": {"default": -1},
         "text": {"format": 2, "markdown": "*Warm* beds.\\n\\n1. Rats\\n2. Cats", "content": "<p>old</p>"}},
        {"name": "The cellar", "type": "text", "ownership": {"default": 0},
         "text": {"format": 1, "content": "<h2>Below</h2><p>It is <b>wet</b> &amp; dark.</p><ul><li>a key</li></ul>"}},
        {"name": "The map", "type": "image", "src": "map.webp"},
        {"name": "The host", "type": "text",
         "text": {"format": 1, "content": "<p>Kind.</p><section class=\\"secret\\"><p>A thief.</p></section>"}}
      ]}
      """;

  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private void note(String token, String title, String text, List<String> to) {
    try (var ear = Ear.greeted(demo.house, token)) {
      assertThat(ear.ask(new FromSeat.Note(Ear.id(), title, text, to)))
          .isInstanceOf(ToSeat.Done.class);
    }
  }

  private Arriving.Looked look(String file, String text) {
    return demo.house.desk(demo.refereesToken).arriving().look(Map.of(file, text), "");
  }

  private static List<Arriving.Page> pages(Arriving.Looked looked) {
    assertThat(looked.problems()).isEmpty();
    return looked.documents().stream()
        .flatMap(document -> document.comes().stream())
        .map(coming -> (Arriving.Page) coming.entry())
        .toList();
  }

  @Test
  void onlyWhatASeatReadsLeavesWithIt() {
    note(demo.refereesToken, "The plan", "The miller did it.", List.of());
    note(demo.refereesToken, "A letter", "Come **at dawn**", List.of("*"));
    note(demo.marensToken, "My debts", "10 gp", List.of());

    var marens = demo.house.desk(demo.marensToken).journal();
    assertThat(marens)
        .extracting(JournalPages.Page::title, JournalPages.Page::open)
        .containsExactly(tuple("A letter", true), tuple("My debts", false));
    assertThat(demo.house.desk(demo.refereesToken).journal())
        .extracting(JournalPages.Page::title)
        .containsExactly("The plan", "A letter");
    assertThat(JournalPages.entry("Mill", marens)).doesNotContain("miller");
  }

  @Test
  void itLeavesAndComesBackAsItWas() {
    note(demo.refereesToken, "The plan", "The miller did it.\n\n- first\n- <then>", List.of());
    note(demo.refereesToken, "A letter", "# Come\n\n**at dawn** & \"soon\"", List.of("*"));
    var journal = demo.house.desk(demo.refereesToken).journal();

    var entry = JournalPages.entry("The mill", journal);
    assertThat(pages(look("mill.json", entry)))
        .containsExactly(
            new Arriving.Page("The plan", "The miller did it.\n\n- first\n- <then>", List.of()),
            new Arriving.Page("A letter", "# Come\n\n**at dawn** & \"soon\"", List.of("*")));
    var page = JSON.readTree(entry).get("pages").get(1);
    assertThat(page.get("text").get("format").intValue()).isEqualTo(2);
    assertThat(page.get("ownership").get("default").intValue()).isEqualTo(2);
    assertThat(page.get("text").get("content").stringValue()).doesNotContain("<then>");

    var files = JournalPages.files(journal);
    assertThat(files)
        .extracting(JournalPages.Named::file)
        .containsExactly("the-plan.md", "a-letter.md");
    assertThat(pages(look(files.getLast().file(), files.getLast().text())))
        .as("a file says nothing of readers")
        .containsExactly(
            new Arriving.Page("A letter", "# Come\n\n**at dawn** & \"soon\"", List.of()));
  }

  @Test
  void theLogLeavesAsAnEntryWithAPageForEachSession() {
    demo.referee.say("Before we begin");
    demo.referee.ask(new FromSeat.BeginSession(Ear.id(), "Friday"));
    demo.maren.say("Onwards, *all* of you");
    demo.referee.say("/w oskar the captain is a ghost");

    var pages = demo.house.desk(demo.marensToken).logbookPages();
    assertThat(pages)
        .extracting(JournalPages.Page::title, JournalPages.Page::open)
        .containsExactly(
            tuple(demo.house.desk(demo.marensToken).table().title(), false),
            tuple("Friday begins", false));
    assertThat(pages.getFirst().text()).contains("Before we begin");
    assertThat(pages.getLast().text())
        .contains("- **Maren:** ", "Onwards, \\*all\\* of you")
        .doesNotContain("ghost");

    var referees = demo.house.desk(demo.refereesToken).logbookPages();
    assertThat(referees.getLast().text()).contains("the captain is a ghost");
    assertThat(pages(look("log.json", JournalPages.entry("The mill", referees))))
        .as("it can be brought in as a journal")
        .containsExactlyElementsOf(
            referees.stream()
                .map(page -> new Arriving.Page(page.title(), page.text(), List.of()))
                .toList());
  }

  @Test
  void aLongSessionGoesOnOnAnotherPageThatCanBeBroughtIn() {
    for (int i = 0; i < 20; i++) {
      demo.referee.say("x".repeat(1_900));
    }
    var pages = demo.house.desk(demo.refereesToken).logbookPages();
    assertThat(pages).hasSizeGreaterThan(1);
    assertThat(pages(look("log.json", JournalPages.entry("The mill", pages)))).hasSameSizeAs(pages);
  }

  @Test
  void anotherProgramsPagesComeAsTextAndSecretsForTheRefereeAlone() {
    var looked = look("marsh.json", ELSEWHERE);

    assertThat(pages(looked))
        .containsExactly(
            new Arriving.Page("The inn", "*Warm* beds.\n\n1. Rats\n2. Cats", List.of("*")),
            new Arriving.Page("The cellar", "## Below\n\nIt is wet & dark.\n\n- a key", List.of()),
            new Arriving.Page("The host", "Kind.\n\nA thief.", List.of()));
    assertThat(looked.documents().getFirst().remarks())
        .extracting(each -> each.field())
        .contains("pages[1].text.content", "pages[2].type", "pages[3].text");
  }

  @Test
  void whatIsWrongIsToldWithItsField() {
    var wrong = ELSEWHERE.replace("\"markdown\": \"*Warm*", "\"markdown\": 7, \"rest\": \"");

    assertThat(look("marsh.json", wrong).problems())
        .extracting(Problem::file, Problem::line, Problem::field)
        .containsExactly(tuple("marsh.json", 3, "pages[0].text.markdown"));
    assertThat(look("long.md", "x".repeat(20_001)).problems())
        .extracting(Problem::field)
        .containsExactly("text");
  }
}
