package quintain.packs;

import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.binder.Binder;
import quintain.binder.Bound;
import quintain.binder.Codec;
import quintain.binder.Places;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.Agenda;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Cover;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.Formats;
import quintain.kernel.Game;
import quintain.kernel.Glossary;
import quintain.kernel.Guide;
import quintain.kernel.Handbook;
import quintain.kernel.HouseRules;
import quintain.kernel.Icons;
import quintain.kernel.NearMiss;
import quintain.kernel.Phrasebook;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.Stock;
import quintain.kernel.fate.Draw;

/// A rulebook as files and wires know it: its codec, its clauses in words, its content.
///
/// The files a book ships lie beside [Rulebook#filesBeside]: `clauses.yaml`, `rulings.yaml`,
/// `coverage.yaml`, `cover.yaml`, `guide.yaml`, `words.yaml` and its translations
/// (`words.de.yaml`), `handbook.yaml`, `icons.yaml` and the folder `content`.
public final class Volume<S extends State, T extends Step, E extends Event> {
  private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}");

  private final Rulebook<S, T, E> book;
  private final Map<String, Clause> clauses = new LinkedHashMap<>();
  private final Codec codec;
  private final Type saved;

  private Volume(Rulebook<S, T, E> book) {
    this.book = book;
    Formats<S, T, E> formats = book.formats();
    for (Enum<?> constant : formats.clauses().getEnumConstants()) {
      if (!(constant instanceof Clause clause)) {
        throw new IllegalArgumentException(formats.clauses().getName() + " lists no clauses");
      }
      clauses.put(clause.id(), clause);
    }
    this.codec =
        new Codec()
            .reading(Clause.class, Clause::id, this::clause)
            .reading(Seat.class, Seat::id, Seat::new)
            .sealing(State.class, formats.state())
            .sealing(Step.class, formats.step())
            .sealing(Event.class, formats.event())
            .sealing(Command.class, asCommands(formats.step()))
            .sealing(HouseRules.class, formats.house().getClass());
    this.saved = Binder.generic(Saved.class, formats.state(), formats.step());
  }

  public static <S extends State, T extends Step, E extends Event> Volume<S, T, E> of(
      Rulebook<S, T, E> book) {
    return new Volume<>(book);
  }

  // Commands are those steps that a seat may give; what else is written there fails to bind.
  @SuppressWarnings("unchecked")
  private static Class<? extends Command> asCommands(Class<? extends Step> steps) {
    return (Class<? extends Command>) (Class<?>) steps;
  }

  public Rulebook<S, T, E> book() {
    return book;
  }

  /// Writes and reads this book's states, steps, commands and events; seats and clauses are texts.
  public Codec codec() {
    return codec;
  }

  /// The clause of that id; an unknown one is refused with a near miss.
  public Clause clause(String id) {
    var clause = clauses.get(id.strip());
    if (clause == null) {
      throw new IllegalArgumentException(
          "unknown clause '" + id + "'" + NearMiss.advice(id, clauses.keySet()));
    }
    return clause;
  }

  /// The seat of that name. The Referee goes by `referee` or the book's own word, in any case.
  public Seat seat(String name) {
    var word = name.strip();
    return word.equalsIgnoreCase(Seat.REFEREE.id()) || word.equalsIgnoreCase(book.theme().referee())
        ? Seat.REFEREE
        : new Seat(word);
  }

  /// The clauses and rulings in words; throws [quintain.binder.Invalid] when they do not read well.
  public ClauseCatalogue catalogue() {
    return ClauseCatalogue.load(book.filesBeside()).orThrow();
  }

  /// What the book tells of itself to strangers; throws [quintain.binder.Invalid] when it does not
  /// read well.
  public Cover cover() {
    return codec
        .binder()
        .bind(Source.shipped(book.filesBeside(), "cover.yaml"), Cover.class)
        .orThrow();
  }

  /// The notes that lead through a first round; none where the book ships none. Throws
  /// [quintain.binder.Invalid] when they do not read well.
  public Guide guide() {
    return book.filesBeside().getResource("guide.yaml") == null
        ? Guide.NONE
        : codec
            .binder()
            .bind(Source.shipped(book.filesBeside(), "guide.yaml"), Guide.class)
            .orThrow();
  }

  /// The words that people meet at the table; none where the book ships none. Throws
  /// [quintain.binder.Invalid] when they do not read well.
  public Glossary glossary() {
    return book.filesBeside().getResource("words.yaml") == null
        ? Glossary.NONE
        : codec
            .binder()
            .bind(Source.shipped(book.filesBeside(), "words.yaml"), Glossary.class)
            .orThrow();
  }

  /// What the book's words are in another language, by its tag: `de`; nothing where the book ships
  /// no such file. Throws [quintain.binder.Invalid] when it does not read well.
  public Phrasebook phrasebook(String language) {
    var file = "words." + language + ".yaml";
    return !LANGUAGE.matcher(language).matches() || book.filesBeside().getResource(file) == null
        ? Phrasebook.NONE
        : codec.binder().bind(Source.shipped(book.filesBeside(), file), Phrasebook.class).orThrow();
  }

  /// How its clauses are read as a handbook; chapter by chapter of the catalogue where the book
  /// ships no file for that. Throws [quintain.binder.Invalid] when it does not read well.
  public Handbook handbook() {
    return book.filesBeside().getResource("handbook.yaml") == null
        ? Handbook.of(catalogue().clauses())
        : codec
            .binder()
            .bind(Source.shipped(book.filesBeside(), "handbook.yaml"), Handbook.class)
            .orThrow();
  }

  /// The icons of its content; none where the book ships none. Throws [quintain.binder.Invalid]
  /// when they do not read well.
  public Icons icons() {
    return book.filesBeside().getResource("icons.yaml") == null
        ? Icons.NONE
        : codec
            .binder()
            .bind(Source.shipped(book.filesBeside(), "icons.yaml"), Icons.class)
            .orThrow();
  }

  /// Which tests cover which clause, as the book ships it.
  public Coverage coverage() {
    return Coverage.load(book.filesBeside()).orThrow();
  }

  /// The house rules that a state is played by, if the book has any.
  public Optional<HouseRules> house(S state) {
    return Carried.in(state, HouseRules.class);
  }

  /// The same state, played by other house rules from here on.
  public S under(S state, HouseRules rules) {
    return book.formats().state().cast(Carried.with(state, HouseRules.class, rules));
  }

  /// House rules with some switches set by name, to values as files or the catalogue write them.
  /// What does not read well is thrown as [quintain.binder.Invalid].
  public HouseRules ruled(HouseRules rules, Map<String, Object> switches) {
    var meant = new LinkedHashMap<String, Object>();
    switches.forEach((name, value) -> meant.put(name, meant(value)));
    return (HouseRules) over((Record) rules, meant);
  }

  /// The catalogue lists the values of switches as text; some of them are numbers.
  private static Object meant(Object value) {
    if (value instanceof String text) {
      if (text.matches("-?\\d{1,9}")) {
        return Integer.valueOf(text);
      }
      if (text.equals("true") || text.equals("false")) {
        return text.equals("true");
      }
    }
    return value;
  }

  private <R extends Record> R over(R rules, Map<String, Object> switches) {
    @SuppressWarnings("unchecked") // the class of an R is a class of R
    var type = (Class<R>) rules.getClass();
    return codec
        .binder()
        .bind(Source.json("house-rules", codec.write(switches)), type, rules)
        .orThrow();
  }

  /// The switches of house rules, by name and as files write their values.
  public Map<String, Object> switches(HouseRules rules) {
    var switches = new LinkedHashMap<String, Object>();
    if (codec.plain(rules, rules.getClass()) instanceof Map<?, ?> plain) {
      plain.forEach((name, value) -> switches.put(String.valueOf(name), value));
    }
    return switches;
  }

  /// What the book ships, with user packs laid over it.
  public Bound<Content> content(List<Path> userPacks) {
    return loader().load(userPacks);
  }

  /// The same with a few entries more that a scene brings along, by the names of their kinds.
  public Bound<Content> content(List<Path> userPacks, Map<String, Source> along) {
    return loader().load(userPacks, along);
  }

  /// What a table plays with, with a few entries more that a scene brings along; they stand over
  /// whatever has their ids.
  public Bound<Content> content(Content base, Map<String, Source> along) {
    return loader().load(base, along);
  }

  private PackLoader loader() {
    return new PackLoader(book.id(), book.formats().content(), book.filesBeside(), "content")
        .binding(codec.binder())
        .checking(List.of(book.rules()::complaints));
  }

  /// What a state is played with: the book's content and that of the packs that were laid over it
  /// when it was opened, whatever has become of them since, and what the table has made itself.
  public Content stock(S state) {
    return new Shelved(book.formats().content())
        .in(state)
        .orElseGet(() -> content(List.of()).orThrow());
  }

  /// The same state, played with other content from here on.
  public S stocked(S state, Content content) {
    return Carried.in(state, Stock.class)
        .map(
            shelf ->
                book.formats().state().cast(Carried.with(state, Stock.class, shelf.with(content))))
        .orElse(state);
  }

  /// The kind of content of that name; what is unknown is refused with a near miss.
  public ContentKind<?> kind(String name) {
    var kinds = book.formats().content();
    return kinds.stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new NoSuchElementException(
                    book.title()
                        + " has no "
                        + name
                        + NearMiss.advice(name, kinds.stream().map(ContentKind::name).toList())));
  }

  /// Everything that the book ships besides its rules, in words: creatures, spells, things.
  public List<EntryText> entries() {
    var content = content(List.of()).orThrow();
    var entries = new ArrayList<EntryText>();
    var icons = icons();
    book.formats().content().forEach(kind -> entries(content, kind, icons, entries));
    return List.copyOf(entries);
  }

  private <R extends Record & Entry> void entries(
      Content content, ContentKind<R> kind, Icons icons, List<EntryText> into) {
    for (R entry : content.all(kind)) {
      into.add(
          new EntryText(
              kind.name(),
              entry.id(),
              entry.name(),
              icons.of(kind.name(), entry.id()),
              book.showing().described(entry)));
    }
  }

  /// A game in a file: `{book, state, agenda}`.
  private record Saved<S, T>(String book, S state, List<T> agenda) {}

  /// The game as a JSON document that [#readGame] takes.
  public String writeGame(Game<S, T> game) {
    return codec.writePretty(new Saved<>(book.id(), game.state(), game.agenda().steps()), saved);
  }

  public Bound<Game<S, T>> readGame(Source source) {
    var root = source.root();
    if (root.isPresent()) {
      var named = Places.text(root.get(), "book");
      if (named.isPresent() && !named.get().equals(book.id())) {
        return new Bound.Bad<>(
            List.of(
                Problem.at(
                    Places.find(root.get(), "book").at(),
                    "book",
                    "this game is of the book " + named.get() + ", not of " + book.id())));
      }
    }
    return codec.binder().bind(source, saved).map(this::game);
  }

  private Game<S, T> game(Object bound) {
    var read = (Saved<?, ?>) bound;
    var steps = new ArrayList<T>();
    for (Object step : read.agenda()) {
      steps.add(book.formats().step().cast(step));
    }
    return new Game<>(book.formats().state().cast(read.state()), Agenda.of(steps));
  }

  private static final Type TAPE = Binder.listOf(Draw.class);

  /// A tape as JSON.
  public String writeTape(List<Draw> tape) {
    return codec.write(tape, TAPE);
  }

  public List<Draw> readTape(String json) {
    return codec.readList(json, Draw.class);
  }
}
