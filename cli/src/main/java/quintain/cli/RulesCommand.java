package quintain.cli;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quintain.kernel.ClauseText;
import quintain.kernel.Entry;
import quintain.kernel.Glossary;
import quintain.kernel.Names;
import quintain.kernel.NearMiss;
import quintain.kernel.RulingText;
import quintain.kernel.parts.Phrases;
import quintain.packs.Books;
import quintain.packs.ClauseCatalogue;
import quintain.packs.Coverage;
import quintain.packs.EntryText;
import quintain.packs.Volume;

/// `quintain rules`: looks rules up.
@Command(
    name = "rules",
    description = {
      "Looks up rules, rulings, creatures, spells and things by id, name or words.",
      "A plain question is taken for what it asks about: quintain rules BOOK how do I heal"
    })
final class RulesCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Parameters(
      index = "0",
      paramLabel = "BOOK",
      arity = "0..1",
      completionCandidates = Named.Ids.class,
      description = "The id of a book, see 'quintain books'.")
  String book = "";

  @Parameters(
      index = "1..*",
      paramLabel = "TEXT",
      arity = "0..*",
      description = "An id or its beginning, a name, or words that all occur.")
  List<String> words = List.of();

  @Option(
      names = "--coverage",
      description =
          "Tell which clauses have tests, of one book or of all; exit 1 if one lacks them.")
  boolean coverage;

  RulesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (coverage) {
      return coverage();
    }
    if (book.isEmpty()) {
      throw new Wrong("name a book: quintain rules BOOK [TEXT]; 'quintain books' lists them.");
    }
    var volume = Named.find(book);
    var catalogue = volume.catalogue();
    var content = volume.entries();
    var text = String.join(" ", words).strip();
    var clauses = catalogue.clauses().stream().filter(clause -> matches(clause, text)).toList();
    var rulings = catalogue.rulings().stream().filter(ruling -> matches(ruling, text)).toList();
    var entries = content.stream().filter(entry -> matches(entry, text)).toList();
    var terms = volume.glossary().terms().stream().filter(term -> matches(term, text)).toList();
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () -> {
                    json.name("clauses").list(() -> clauses.forEach(c -> write(json, c)));
                    json.name("rulings").list(() -> rulings.forEach(r -> write(json, r)));
                    json.name("entries").list(() -> entries.forEach(e -> write(json, e)));
                    json.name("words").list(() -> terms.forEach(t -> write(json, t)));
                  }));
    } else {
      terms.forEach(this::print);
      var named = entries.stream().filter(entry -> entry.name().equalsIgnoreCase(text)).toList();
      named.forEach(this::print);
      clauses.forEach(this::print);
      rulings.forEach(this::print);
      entries.stream().filter(entry -> !named.contains(entry)).forEach(this::print);
    }
    if (clauses.isEmpty() && rulings.isEmpty() && entries.isEmpty() && terms.isEmpty()) {
      var near = NearMiss.suggest(text, words(catalogue, content));
      terminal.remark("no rule matches '" + text + "'" + (near.isEmpty() ? "." : "; " + near));
      return Exit.NO;
    }
    return Exit.DONE;
  }

  /// Clauses against tests, of one book or of all.
  private int coverage() {
    var volumes = book.isEmpty() ? Books.onBoard().volumes() : List.of(Named.find(book));
    var reports = volumes.stream().<Covering>map(Covering::of).toList();
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () -> json.name("books").list(() -> reports.forEach(r -> write(json, r)))));
    } else {
      reports.forEach(this::print);
    }
    return reports.stream().allMatch(report -> report.missing().isEmpty()) ? Exit.DONE : Exit.NO;
  }

  /// How far the tests of a book reach.
  private record Covering(
      String book, int clauses, int required, int covered, List<String> missing) {
    static Covering of(Volume<?, ?, ?> volume) {
      var catalogue = volume.catalogue();
      int required = Coverage.required(catalogue).size();
      // A book without an index ships no proof of any test.
      boolean indexed = volume.book().filesBeside().getResource("coverage.yaml") != null;
      var coverage = indexed ? volume.coverage() : new Coverage(List.of());
      var missing = coverage.missing(catalogue);
      int clauses = catalogue.clauses().size();
      return new Covering(
          volume.book().id(), clauses, required, required - missing.size(), missing);
    }
  }

  private static void write(Json json, Covering report) {
    json.object(
        () ->
            json.put("id", report.book())
                .put("clauses", report.clauses())
                .put("required", report.required())
                .put("covered", report.covered())
                .put("missing", report.missing()));
  }

  private void print(Covering report) {
    terminal.say(
        "%s: %d clauses; %d of %d clauses and rulings that need a test have one"
            .formatted(report.book(), report.clauses(), report.covered(), report.required()));
    if (!report.missing().isEmpty()) {
      terminal.say("    missing: " + String.join(", ", report.missing()));
    }
  }

  private static boolean matches(ClauseText clause, String text) {
    return matches(
        text, clause.id(), clause.id(), clause.chapter(), clause.text(), clause.example());
  }

  private static boolean matches(RulingText ruling, String text) {
    var switches = ruling.switches().stream().map(RulingText.Switch::name).toList();
    return matches(
        text, ruling.id(), ruling.id(), ruling.question(), ruling.ruling(), switches.toString());
  }

  private static boolean matches(EntryText entry, String text) {
    return matches(text, entry.id(), entry.id(), entry.name(), entry.kind(), entry.text());
  }

  private static boolean matches(Glossary.Term term, String text) {
    return matches(text, term.word(), term.word(), term.name(), term.means());
  }

  private static boolean matches(String text, String id, String... where) {
    var wanted = text.toLowerCase(Locale.ROOT);
    if (id.toLowerCase(Locale.ROOT).startsWith(wanted)) {
      return true;
    }
    var all = String.join(" ", where).toLowerCase(Locale.ROOT);
    return askedAbout(wanted).stream().allMatch(all::contains);
  }

  /// Words of a question that say nothing of what is asked about.
  private static final Set<String> ASKING =
      new LinkedHashSet<>(
          List.of(
              ("a about an and any are at be by can could did do does for from get happen happens has"
                      + " have how i if in is it me must my of on one or our should so some somebody"
                      + " someone that the their them there they this to use was we what when where"
                      + " which who whom whose why will with would you your")
                  .split(" ")));

  /// What a plain question asks about: of `how do I heal?` that is `heal`. Where there is nothing
  /// else, every word of it.
  static List<String> askedAbout(String text) {
    var words =
        Stream.of(text.split("\\s+")).map(word -> word.replaceAll("[?!.,;:]+$", "")).toList();
    var telling = words.stream().filter(word -> !ASKING.contains(word)).toList();
    return telling.isEmpty() ? words : telling;
  }

  /// Without the marks of stress and code that pages show in other letters.
  private static String unmarked(String text) {
    return text.replaceAll("\\*{1,2}(\\S(?:[^*]*\\S)?)\\*{1,2}", "$1").replace("`", "");
  }

  /// All ids, and the names of content.
  private static List<String> words(ClauseCatalogue catalogue, List<EntryText> content) {
    return Stream.of(
            catalogue.clauses().stream().map(ClauseText::id),
            catalogue.rulings().stream().map(RulingText::id),
            content.stream().map(EntryText::id),
            content.stream().map(EntryText::name))
        .flatMap(each -> each)
        .distinct()
        .toList();
  }

  private static void write(Json json, ClauseText clause) {
    json.object(
        () ->
            json.put("id", clause.id())
                .put("chapter", clause.chapter())
                .put("text", clause.text())
                .put("kind", Names.kebab(clause.kind().name()))
                .put("example", clause.example())
                .put("source", clause.source()));
  }

  private static void write(Json json, RulingText ruling) {
    json.object(
        () ->
            json.put("id", ruling.id())
                .put("question", ruling.question())
                .put("ruling", ruling.ruling())
                .put("switches", ruling.switches().stream().map(RulingText.Switch::name).toList()));
  }

  private static void write(Json json, EntryText entry) {
    json.object(
        () ->
            json.put("id", entry.id())
                .put("kind", entry.kind())
                .put("name", entry.name())
                .put("text", entry.text()));
  }

  private static void write(Json json, Glossary.Term term) {
    json.object(
        () -> json.put("word", term.word()).put("name", term.name()).put("means", term.means()));
  }

  private void print(Glossary.Term term) {
    terminal.say(term.word() + (term.name().isEmpty() ? "" : "  " + Phrases.sentence(term.name())));
    terminal.say("    " + term.means());
  }

  private void print(EntryText entry) {
    terminal.say(entry.id() + "  " + entry.name());
    for (Entry.Said line : entry.said()) {
      terminal.say("    " + (line.label().isEmpty() ? "" : line.label() + ": ") + line.text());
    }
  }

  private void print(ClauseText clause) {
    terminal.say(clause.id() + "  " + unmarked(clause.text()));
    if (!clause.example().isBlank()) {
      terminal.say("    For example: " + unmarked(clause.example()));
    }
  }

  private void print(RulingText ruling) {
    terminal.say(ruling.id() + "  " + unmarked(ruling.question()));
    terminal.say("    " + unmarked(ruling.ruling()));
  }
}
