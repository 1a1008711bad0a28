package quintain.table.web;

import static quintain.table.web.Api.Access.ANYBODY;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Stream;
import quintain.binder.Binder;
import quintain.kernel.ClauseText;
import quintain.kernel.Cover;
import quintain.kernel.Glossary;
import quintain.kernel.Guide;
import quintain.kernel.Handbook;
import quintain.kernel.RulingText;
import quintain.kernel.Theme;
import quintain.kernel.Topic;
import quintain.packs.EntryText;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.table.play.Ruling;

/// What there is to read: the books on board, their rules, their switches.
final class BookRoutes {
  private final Library library;
  private final Catalogues catalogues;

  BookRoutes(Library library, Catalogues catalogues) {
    this.library = library;
    this.catalogues = catalogues;
  }

  /// A book on board.
  ///
  /// @param phrases its own words in the language that was asked for, where it has any
  /// @param demo whether it has a ready scene
  private record Book(
      String id,
      String title,
      String referee,
      Theme theme,
      Cover cover,
      Guide guide,
      List<Glossary.Term> words,
      Map<String, String> phrases,
      boolean demo) {}

  private record Rules(
      List<ClauseText> clauses, List<Ruling> rulings, List<EntryText> entries, Handbook handbook) {}

  /// A piece of content and the icon it goes by.
  private record Pictured(String id, String name, String icon) {}

  /// A ruling with what the book plays unless told otherwise, and what else a table may choose.
  private record Ruling(
      String id, String question, String ruling, boolean starred, List<Switch> switches) {}

  private record Switch(
      String name, String called, String usual, List<String> values, List<String> words) {}

  /// The questions of one family, which the dial knows together.
  private record Family(String family, List<Asked> questions) {}

  private record Asked(String id, String clause, String wording) {}

  void lay(Api api) {
    api.get("/api/books", ANYBODY, "The books on board.")
        .may("language", "the language of its words and their meanings, as `de`; English if none")
        .answers(
            Binder.listOf(Book.class),
            ctx -> books(Objects.requireNonNullElse(ctx.queryParam("language"), "")));
    api.get("/api/books/{id}/rules", ANYBODY, "A book's clauses, rulings and content in words.")
        .may("q", "words that all must stand in what is told")
        .answers(Rules.class, this::rules);
    api.get("/api/books/{id}/icons", ANYBODY, "Which icon each piece of content goes by.")
        .answers(Binder.listOf(Pictured.class), ctx -> icons(volume(ctx)));
    api.get("/api/books/{id}/house", ANYBODY, "The switches that a table may choose.")
        .answers(
            Binder.listOf(Catalogues.HouseSwitch.class), ctx -> catalogues.switches(volume(ctx)));
    api.get("/api/books/{id}/questions", ANYBODY, "What the book may ask, by families.")
        .answers(Binder.listOf(Family.class), ctx -> questions(volume(ctx)));
  }

  private List<Book> books(String language) {
    return library.volumes().stream().map(volume -> book(volume, language)).toList();
  }

  private static Book book(Volume<?, ?, ?> volume, String language) {
    var book = volume.book();
    var phrasebook = volume.phrasebook(language);
    return new Book(
        book.id(),
        book.title(),
        book.theme().referee(),
        book.theme(),
        volume.cover(),
        volume.guide(),
        phrasebook.told(volume.glossary()),
        phrasebook.phrases(),
        book.filesBeside().getResource("demo.yaml") != null);
  }

  private Volume<?, ?, ?> volume(Context ctx) {
    try {
      return library.find(Wire.shortened(ctx.pathParam("id")));
    } catch (NoSuchElementException e) {
      throw RequestDeclined.missing(Wire.shortened(String.valueOf(e.getMessage())));
    }
  }

  private Rules rules(Context ctx) {
    var volume = volume(ctx);
    var catalogue = catalogues.of(volume);
    var words =
        Objects.requireNonNullElse(ctx.queryParam("q"), "")
            .strip()
            .toLowerCase(Locale.ROOT)
            .split("\\s+");
    return new Rules(
        catalogue.clauses().stream()
            .filter(each -> holds(words, each.id(), each.chapter(), each.text(), each.example()))
            .toList(),
        catalogue.rulings().stream()
            .filter(each -> holds(words, each.id(), each.question(), each.ruling()))
            .map(BookRoutes::ruling)
            .toList(),
        catalogues.entries(volume).stream()
            .filter(each -> holds(words, each.id(), each.name(), each.kind(), each.text()))
            .toList(),
        catalogues.handbook(volume));
  }

  private List<Pictured> icons(Volume<?, ?, ?> volume) {
    return catalogues.entries(volume).stream()
        .flatMap(
            each -> each.icon().map(icon -> new Pictured(each.id(), each.name(), icon)).stream())
        .toList();
  }

  private static boolean holds(String[] words, String... where) {
    var all = String.join(" ", where).toLowerCase(Locale.ROOT);
    return Stream.of(words).allMatch(all::contains);
  }

  private static Ruling ruling(RulingText text) {
    return new Ruling(
        text.id(),
        text.question(),
        text.told(),
        text.starred(),
        text.switches().stream()
            .map(
                each ->
                    new Switch(
                        each.name(),
                        each.called(),
                        Catalogues.usual(each),
                        each.values(),
                        each.words()))
            .toList());
  }

  private static List<Family> questions(Volume<?, ?, ?> volume) {
    var families = new LinkedHashMap<String, List<Asked>>();
    for (Topic topic : volume.book().rules().topics()) {
      families
          .computeIfAbsent(topic.family(), _ -> new ArrayList<>())
          .add(new Asked(topic.id(), topic.clause().id(), topic.wording()));
    }
    return families.entrySet().stream()
        .map(each -> new Family(each.getKey(), List.copyOf(each.getValue())))
        .toList();
  }
}
