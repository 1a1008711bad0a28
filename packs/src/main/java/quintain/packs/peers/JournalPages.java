package quintain.packs.peers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.binder.Bound;
import quintain.binder.Located;
import quintain.binder.Places;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.peers.Fields;
import quintain.kernel.peers.Flaw;
import quintain.kernel.peers.Remark;
import quintain.kernel.peers.Tree;

/// Pages of a journal as other programs have them: Foundry's journal entries, and Markdown files.
///
/// @param title what people call the format
/// @param remarks what does not come as it stands
public record JournalPages(String title, List<Page> pages, List<Remark> remarks) {
  /// One page, in Markdown.
  ///
  /// @param open whether everybody may read it
  public record Page(String title, String text, boolean open) {}

  public static final String ENTRY = "Foundry journal entry";
  public static final String MARKDOWN = "Markdown page";

  private static final int MOST_PAGES = 200;
  private static final int LONGEST_TITLE = 200;
  private static final int LONGEST_TEXT = 20_000;
  private static final int LONGEST_HTML = 200_000;
  private static final int SHORT = 60;

  /// Foundry's number for a page that everybody may read, and its number for Markdown.
  private static final int OBSERVER = 2;

  private static final int AS_MARKDOWN = 2;

  public JournalPages {
    pages = List.copyOf(pages);
    remarks = List.copyOf(remarks);
  }

  // Reading

  /// What a file brings, if it is a journal; empty for any other. It is read whole or not at all.
  public static Optional<Bound<JournalPages>> read(String file, String text) {
    if (file.toLowerCase(Locale.ROOT).matches(".*\\.(md|markdown)")) {
      return Optional.of(markdown(file, text));
    }
    if (!text.stripLeading().startsWith("{") || text.length() > Imported.LONGEST) {
      return Optional.empty();
    }
    var source = Source.longJson(file, text);
    if (!source.problems().isEmpty()
        || !(source.root().orElse(null) instanceof Located.Mapping top)
        || top.fields().stream().noneMatch(field -> field.key().equals("pages"))) {
      return Optional.empty();
    }
    return Optional.of(entry(file, top));
  }

  private static Bound<JournalPages> markdown(String file, String text) {
    var body = text.replace("\r\n", "\n").strip();
    var title = Imported.nameOf(file);
    if (body.startsWith("# ")) {
      int end = body.indexOf('\n');
      title = body.substring(2, end < 0 ? body.length() : end).strip();
      body = end < 0 ? "" : body.substring(end).strip();
    }
    var fields = Fields.of(Tree.Members.NONE.with("title", title).with("text", body));
    fields.text("title", LONGEST_TITLE);
    fields.text("text", LONGEST_TEXT);
    return fields.flaws().isEmpty()
        ? new Bound.Good<>(
            new JournalPages(MARKDOWN, List.of(new Page(title, body, false)), List.of()))
        : new Bound.Bad<>(
            fields.flaws().stream()
                .map(flaw -> new Problem(file, 1, 1, flaw.field(), flaw.message()))
                .toList());
  }

  private static Bound<JournalPages> entry(String file, Located.Mapping top) {
    var fields = Fields.of(TreeText.tree(top));
    var remarks = new ArrayList<Remark>();
    var pages = new ArrayList<Page>();
    int whole = fields.in("ownership").whole("default", -1, 3, 0);
    for (Fields page : fields.each("pages", MOST_PAGES)) {
      var title = page.name("name", LONGEST_TITLE);
      var type = page.text("type", SHORT);
      if (!type.isEmpty() && !type.equals("text")) {
        remarks.add(
            new Remark(page.pathOf("type"), "'%s' is no text and does not come".formatted(title)));
        continue;
      }
      int own = page.in("ownership").whole("default", -1, 3, -1);
      boolean open = (own < 0 ? whole : own) >= OBSERVER;
      var text = text(page, title, remarks);
      if (open && text.secret()) {
        open = false;
        remarks.add(
            new Remark(
                page.pathOf("text"),
                "'%s' has secrets in it and comes for you alone".formatted(title)));
      }
      pages.add(new Page(title, text.words(), open));
    }
    if (!fields.flaws().isEmpty()) {
      return new Bound.Bad<>(fields.flaws().stream().map(flaw -> problem(top, flaw)).toList());
    }
    return pages.isEmpty()
        ? new Bound.Bad<>(List.of(new Problem(file, 1, 1, "pages", "there is no page of text")))
        : new Bound.Good<>(new JournalPages(ENTRY, pages, remarks));
  }

  private static Problem problem(Located.Mapping top, Flaw flaw) {
    return Problem.at(Places.find(top, flaw.field()).at(), flaw.field(), flaw.message());
  }

  /// @param secret whether some of it was for whoever runs the game
  private record Read(String words, boolean secret) {}

  private static Read text(Fields page, String title, List<Remark> remarks) {
    var text = page.in("text");
    var html = text.text("content", LONGEST_HTML);
    boolean secret = html.matches("(?is).*class\\s*=\\s*[\"'][^\"']*\\bsecret\\b.*");
    boolean hasMarkdown =
        text.members().get("markdown").filter(each -> !(each instanceof Tree.Nothing)).isPresent();
    if (text.whole("format", 1, 2, 1) == AS_MARKDOWN || (hasMarkdown && html.isEmpty())) {
      var markdown = text.text("markdown", LONGEST_TEXT);
      return new Read(markdown, secret || markdown.contains("class=\"secret"));
    }
    var words = words(html);
    if (words.length() > LONGEST_TEXT) {
      text.wrong(
          "content",
          "has %,d characters, at most %,d are read".formatted(words.length(), LONGEST_TEXT));
    }
    if (!html.isEmpty()) {
      remarks.add(
          new Remark(text.pathOf("content"), "'%s' comes as words: it is HTML".formatted(title)));
    }
    return new Read(words, secret);
  }

  /// The words of a piece of HTML: headings, paragraphs and lists stay, nothing else does. Nothing
  /// is looked for twice from the same place: files from elsewhere may be long.
  private static String words(String html) {
    return html.replaceAll("(?is)<(script|style)\\b(?:.*?</\\1\\s*>|.*)", " ")
        .replaceAll("\\s+", " ")
        .replaceAll("(?i)<h([1-6])\\b[^<>]*>", "\n\n## ")
        .replaceAll("(?i)<li\\b[^<>]*>", "\n- ")
        .replaceAll("(?i)<br\\s*/?>", "\n")
        .replaceAll("(?i)</(p|div|h[1-6]|ul|ol|section|blockquote|tr|table)\\s*>", "\n\n")
        .replaceAll("<[^<>]*>", "")
        .replace("&nbsp;", " ")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
        .replaceAll(" +", " ")
        .replaceAll(" ?\n ?", "\n")
        .replaceAll("\n{3,}", "\n\n")
        .strip();
  }

  // Writing

  /// Pages as one journal entry of Foundry, for its "Import Data".
  public static String entry(String name, List<Page> pages) {
    var written = new ArrayList<Tree>();
    for (Page page : pages) {
      written.add(
          Tree.Members.NONE
              .with("name", called(page))
              .with("type", "text")
              .with("title", Tree.Members.NONE.with("show", true).with("level", 1))
              .with(
                  "text",
                  Tree.Members.NONE
                      .with("format", AS_MARKDOWN)
                      .with("markdown", page.text())
                      .with("content", html(page.text())))
              .with("sort", (written.size() + 1) * 100_000L)
              .with("ownership", Tree.Members.NONE.with("default", page.open() ? OBSERVER : 0)));
    }
    return TreeText.pretty(
        Tree.Members.NONE
            .with("name", name)
            .with("pages", written)
            .with("ownership", Tree.Members.NONE.with("default", 0)));
  }

  private static String called(Page page) {
    if (!page.title().isEmpty()) {
      return page.title();
    }
    var first = page.text().strip().lines().findFirst().orElse("A page");
    return first.substring(0, Math.min(SHORT, first.length()));
  }

  private static String html(String text) {
    var paragraphs = new StringBuilder();
    for (String each : text.strip().split("\n\\s*\n", -1)) {
      if (!each.isBlank()) {
        paragraphs
            .append("<p>")
            .append(
                each.strip()
                    .replace("&", "&amp;")
                    .replace("<", "&lt;")
                    .replace(">", "&gt;")
                    .replace("\n", "<br>"))
            .append("</p>");
      }
    }
    return paragraphs.toString();
  }

  /// Pages as files of Markdown, by their names.
  public static List<Named> files(List<Page> pages) {
    var files = new LinkedHashMap<String, Named>();
    for (Page page : pages) {
      var name = Luggage.fresh(Luggage.word(called(page)), List.copyOf(files.keySet()));
      var heading = page.title().isEmpty() ? "" : "# " + page.title() + "\n\n";
      files.put(name, new Named(name + ".md", heading + page.text().strip() + "\n"));
    }
    return List.copyOf(files.values());
  }

  public record Named(String file, String text) {}
}
