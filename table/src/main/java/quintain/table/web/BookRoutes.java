package quintain.table.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import quintain.kernel.ClauseText;
import quintain.kernel.RulingText;
import quintain.kernel.Theme;
import quintain.packs.ClauseCatalogue;
import quintain.packs.Library;
import quintain.packs.Volume;

/// What there is to read: the books on board, their rules, their switches.
final class BookRoutes {
  private final Library library;
  private final Map<String, ClauseCatalogue> catalogues = new ConcurrentHashMap<>();

  BookRoutes(Library library) {
    this.library = library;
  }

  /// A book on board.
  ///
  /// @param clauses how many it has
  /// @param demo whether it has a ready scene
  private record Book(
      String id, String title, String referee, Theme theme, int clauses, boolean demo) {}

  private record Rules(List<ClauseText> clauses, List<Ruling> rulings) {}

  /// A ruling with what the book plays unless told otherwise, and what else a table may choose.
  private record Ruling(
      String id, String question, String ruling, boolean starred, List<Switch> switches) {}

  private record Switch(String name, String usual, List<String> values) {}

  private record HouseSwitch(
      String name, String usual, List<String> values, String ruling, String question) {}

  void lay(RoutesConfig routes) {
    routes.get("/api/books", ctx -> Answer.json(ctx, books()));
    routes.get("/api/books/{id}/rules", ctx -> Answer.json(ctx, rules(ctx)));
    routes.get("/api/books/{id}/house", ctx -> Answer.json(ctx, house(ctx)));
  }

  private List<Book> books() {
    return library.volumes().stream().map(this::book).toList();
  }

  private Book book(Volume<?, ?, ?> volume) {
    var book = volume.book();
    return new Book(
        book.id(),
        book.title(),
        book.theme().referee(),
        book.theme(),
        catalogue(volume).clauses().size(),
        book.getClass().getResource("demo.yaml") != null);
  }

  /// Reading a catalogue takes long, and it never changes.
  private ClauseCatalogue catalogue(Volume<?, ?, ?> volume) {
    return catalogues.computeIfAbsent(volume.book().id(), _ -> volume.catalogue());
  }

  private ClauseCatalogue catalogue(Context ctx) {
    try {
      return catalogue(library.find(Wire.shortened(ctx.pathParam("id"))));
    } catch (NoSuchElementException e) {
      throw Declined.missing(Wire.shortened(String.valueOf(e.getMessage())));
    }
  }

  private Rules rules(Context ctx) {
    var catalogue = catalogue(ctx);
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
            .toList());
  }

  private static boolean holds(String[] words, String... where) {
    var all = String.join(" ", where).toLowerCase(Locale.ROOT);
    return Stream.of(words).allMatch(all::contains);
  }

  private static Ruling ruling(RulingText text) {
    return new Ruling(
        text.id(),
        text.question(),
        text.ruling(),
        text.starred(),
        text.switches().stream()
            .map(each -> new Switch(each.name(), usual(each), each.values()))
            .toList());
  }

  /// Of rulings without a star only the default is built.
  private List<HouseSwitch> house(Context ctx) {
    return catalogue(ctx).rulings().stream()
        .filter(RulingText::starred)
        .flatMap(
            ruling ->
                ruling.switches().stream()
                    .map(
                        each ->
                            new HouseSwitch(
                                each.name(),
                                usual(each),
                                each.values(),
                                ruling.id(),
                                ruling.question())))
        .toList();
  }

  private static String usual(RulingText.Switch each) {
    return each.values().isEmpty() ? "" : each.values().getFirst();
  }
}
