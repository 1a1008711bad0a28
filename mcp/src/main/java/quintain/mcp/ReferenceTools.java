package quintain.mcp;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// What anybody may look up, roll and weigh, with no table around it.
final class ReferenceTools {
  private static final int MOST_FOUND = 25;
  private static final int MOST_NAMES = 400;
  private static final int MOST_FACES = 60;
  private static final int MOST_OUTCOMES = 60;

  private ReferenceTools() {}

  @About(
      "Lists the rulebooks on board: id, title, what it is like, what the Referee is called, whether"
          + " a scene is ready to play, and the commands that begin a fight, attack and go on.")
  record Books() {}

  @About(
      "Looks up rules of a book, in our words, with the clause ids that refusals, odds and the log"
          + " cite. Ask before you claim that a rule says something.")
  record Rules(
      @About("the book's id, as 'books' lists it") String book,
      @About("the id of a clause or a ruling, such as CRN-ATK-01") Optional<String> id,
      @About("words that all have to occur") Optional<String> words) {}

  @About(
      "Looks up what a book ships: creatures, gear, spells and so on. Without words it lists the"
          + " names of a kind; without a kind, the kinds there are.")
  record Content(
      @About("the book's id") String book,
      @About("a kind, such as creatures") Optional<String> kind,
      @About("words that all have to occur, or a name") Optional<String> words) {}

  @About(
      "Rolls dice fairly and shows the faces: 4d6kh3, 2d20kl1+5, 8d6!, 5d10>=8. These dice belong to"
          + " no table; at a table the rules roll by themselves.")
  record Roll(
      @About("the dice in notation") String dice,
      @About("how often, 1 to 100; once unless given") Optional<Integer> times) {}

  @About("Tells the exact odds of dice, without rolling any.")
  record Odds(
      @About("the dice in notation, such as 3d6") String dice,
      @About("also tells the chance of this or more") Optional<Integer> atLeast) {}

  static List<Tool<?>> all() {
    return List.of(
        Tool.reading("books", Books.class, (session, _) -> books(session.server())),
        Tool.reading("rules", Rules.class, (session, input) -> rules(session.server(), input)),
        Tool.reading(
            "content", Content.class, (session, input) -> content(session.server(), input)),
        Tool.reading("roll", Roll.class, (session, input) -> roll(session.server(), input)),
        Tool.reading("odds", Odds.class, (session, input) -> odds(session.server(), input)));
  }

  private static Object books(TableServer server) {
    return Json.stream(server.get("/api/books"))
        .map(
            book ->
                Json.object(
                    "id",
                    Json.text(book, "id"),
                    "title",
                    Json.text(book, "title"),
                    "about",
                    Json.text(book.path("cover"), "genre"),
                    "tone",
                    Json.text(book.path("cover"), "tone"),
                    "referee",
                    Json.text(book, "referee"),
                    "readyScene",
                    book.path("demo").asBoolean(false),
                    "commands",
                    shortcuts(book)))
        .toList();
  }

  /// The keys that mean the same in every book.
  private static final Map<String, String> KEYS =
      Map.of("b", "beginFight", "a", "attack", "n", "goOn");

  private static Map<String, Object> shortcuts(JsonNode book) {
    return Json.stream(book.path("theme").path("shortcuts"))
        .filter(shortcut -> KEYS.containsKey(Json.text(shortcut, "key")))
        .collect(
            Collectors.toMap(
                shortcut -> KEYS.getOrDefault(Json.text(shortcut, "key"), ""),
                shortcut -> Json.text(shortcut, "command"),
                (one, _) -> one,
                java.util.LinkedHashMap::new));
  }

  private static JsonNode catalogue(TableServer server, String book, String words) {
    return server.get(
        "/api/books/"
            + TableServer.encoded(book)
            + "/rules"
            + (words.isBlank() ? "" : "?q=" + TableServer.encoded(words)));
  }

  private static Object rules(TableServer server, Rules input) {
    if (input.id().isEmpty() && input.words().filter(words -> !words.isBlank()).isEmpty()) {
      return Json.object(
          "chapters",
          Json.stream(catalogue(server, input.book(), "").path("clauses"))
              .map(clause -> Json.text(clause, "chapter"))
              .distinct()
              .toList(),
          "hint",
          "ask with 'words' or 'id'");
    }
    var wanted = input.id().map(String::strip).orElse("");
    var found = catalogue(server, input.book(), input.words().orElse(wanted));
    var rules =
        Stream.concat(
                Json.stream(found.path("clauses")).map(ReferenceTools::clause),
                Json.stream(found.path("rulings")).map(ReferenceTools::ruling))
            .filter(
                rule -> wanted.isEmpty() || String.valueOf(rule.get("id")).equalsIgnoreCase(wanted))
            .toList();
    if (rules.isEmpty()) {
      throw new Declined(
          wanted.isEmpty()
              ? "No rule of this book has all these words; try fewer."
              : "This book has no rule '" + wanted + "'.");
    }
    return Json.object(
        "rules", rules.subList(0, Math.min(MOST_FOUND, rules.size())), "more", more(rules.size()));
  }

  private static Optional<String> more(int all) {
    return all > MOST_FOUND
        ? Optional.of((all - MOST_FOUND) + " more; add a word to find less")
        : Optional.empty();
  }

  private static Map<String, Object> clause(JsonNode clause) {
    return Json.object(
        "id",
        Json.text(clause, "id"),
        "chapter",
        Json.text(clause, "chapter"),
        "rule",
        Json.text(clause, "text"),
        "example",
        Json.text(clause, "example"));
  }

  private static Map<String, Object> ruling(JsonNode ruling) {
    return Json.object(
        "id",
        Json.text(ruling, "id"),
        "question",
        Json.text(ruling, "question"),
        "rule",
        Json.text(ruling, "ruling"));
  }

  private static Object content(TableServer server, Content input) {
    var words = input.words().orElse("").strip();
    var found = catalogue(server, input.book(), words).path("entries");
    var kinds = Json.stream(found).map(entry -> Json.text(entry, "kind")).distinct().toList();
    if (input.kind().isEmpty() && words.isEmpty()) {
      return Json.object("kinds", kinds, "hint", "ask with 'kind', 'words' or both");
    }
    var entries =
        Json.stream(found)
            .filter(
                entry ->
                    input
                        .kind()
                        .map(kind -> kind.equalsIgnoreCase(Json.text(entry, "kind")))
                        .orElse(true))
            .toList();
    if (entries.isEmpty()) {
      throw new Declined(
          "Nothing of the kind is in this book. It has: " + String.join(", ", kinds) + ".");
    }
    if (words.isEmpty()) {
      return Json.object(
          "names",
          entries.stream().limit(MOST_NAMES).map(entry -> Json.text(entry, "name")).toList());
    }
    var lower = words.toLowerCase(Locale.ROOT);
    // Whoever is called so comes first.
    var sorted =
        Stream.concat(
                entries.stream().filter(entry -> isCalled(entry, lower)),
                entries.stream().filter(entry -> !isCalled(entry, lower)))
            .toList();
    return Json.object(
        "entries",
        sorted.stream().limit(MOST_FOUND).map(ReferenceTools::entry).toList(),
        "more",
        more(sorted.size()));
  }

  private static boolean isCalled(JsonNode entry, String lower) {
    return Json.text(entry, "name").toLowerCase(Locale.ROOT).equals(lower);
  }

  private static Map<String, Object> entry(JsonNode entry) {
    return Json.object(
        "kind",
        Json.text(entry, "kind"),
        "id",
        Json.text(entry, "id"),
        "name",
        Json.text(entry, "name"),
        "says",
        Json.stream(entry.path("said"))
            .map(
                said ->
                    (Json.text(said, "label").isEmpty() ? "" : Json.text(said, "label") + ": ")
                        + Json.text(said, "text"))
            .toList());
  }

  private static Object roll(TableServer server, Roll input) {
    var rolled =
        server.post(
            "/api/dice", Map.of("expression", input.dice(), "times", input.times().orElse(1)));
    return Json.object(
        "dice",
        Json.text(rolled, "canonical"),
        "rolls",
        Json.stream(rolled.path("rolls"))
            .map(
                roll ->
                    roll.path("total").asInt(0)
                        + " ("
                        + Json.stream(roll.path("faces"))
                            .limit(MOST_FACES)
                            .map(ReferenceTools::face)
                            .collect(Collectors.joining(" "))
                        + ")")
            .toList());
  }

  /// `d6=4`, and `d6=1-` for one that was dropped.
  private static String face(JsonNode face) {
    return "d"
        + face.path("sides").asInt(0)
        + "="
        + face.path("face").asInt(0)
        + (face.path("exploded").asBoolean(false) ? "!" : "")
        + (face.path("kept").asBoolean(true) ? "" : "-");
  }

  private static Object odds(TableServer server, Odds input) {
    var told = server.get("/api/dice/odds?expression=" + TableServer.encoded(input.dice()));
    var outcomes = Json.stream(told.path("outcomes")).toList();
    return Json.object(
        "dice",
        Json.text(told, "canonical"),
        "mean",
        told.path("mean").asDouble(0),
        "deviation",
        told.path("deviation").asDouble(0),
        "atLeast",
        input
            .atLeast()
            .map(
                least ->
                    least
                        + " or more: "
                        + percent(
                            outcomes.stream()
                                .filter(each -> each.path("value").asInt(0) >= least)
                                .mapToDouble(each -> each.path("p").asDouble(0))
                                .sum())),
        "outcomes",
        outcomes.stream()
            .limit(MOST_OUTCOMES)
            .map(each -> each.path("value").asInt(0) + ": " + percent(each.path("p").asDouble(0)))
            .toList(),
        "more",
        outcomes.size() > MOST_OUTCOMES
            ? Optional.of((outcomes.size() - MOST_OUTCOMES) + " more outcomes")
            : Optional.empty());
  }

  static String percent(double p) {
    return "%.2f %%".formatted(100 * p);
  }
}
