package quintain.table.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import quintain.binder.Binder;
import quintain.binder.Bound;
import quintain.binder.Located;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.PeerFormat;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.peers.Kept;
import quintain.kernel.peers.Remark;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.packs.peers.Imported;
import quintain.packs.peers.JournalPages;
import quintain.packs.peers.Luggage;
import quintain.table.play.OpenTable;
import quintain.table.play.Prepared;
import quintain.table.play.Rehearsal;
import quintain.table.store.Place;

/// What files and pasted texts would bring to a table: people, creatures and things, what of them
/// does not come, and what is wrong. Looking changes nothing; what comes then comes by commands and
/// by [OwnContent], like anything else.
///
/// Everything is read beside the content that the book ships, so that nobody finds out by a file
/// what the Referee has prepared.
public final class Arriving<S extends State, T extends Step, E extends Event> {
  /// So many people and things are enough for one evening.
  static final int MOST_AT_ONCE = 100;

  /// Lists of a pack are read as YAML, which takes more room than it is long.
  private static final int LONGEST_LISTS = 200_000;

  /// So much of what is wrong, or does not come, is told of one look.
  private static final int MOST_TOLD = 200;

  /// So much of a page is shown before it comes.
  private static final int GLIMPSE = 100;

  private static final String TOO_MANY = "Not so many come at once";

  private static final List<String> EVERYBODY = List.of("*");

  private static final String SHEET = "Character saved here";
  private static final String LISTS = "Entries of a pack";

  private final OpenTable<S, T, E> table;
  private final Volume<S, T, E> volume;
  private final Place place;
  private final OwnContent<S, T, E> own;
  private final Maps<S, T, E> maps;
  private final Library library;

  Arriving(
      OpenTable<S, T, E> table,
      Place place,
      OwnContent<S, T, E> own,
      Maps<S, T, E> maps,
      Library library) {
    this.table = table;
    this.volume = table.volume();
    this.place = place;
    this.own = own;
    this.maps = maps;
    this.library = library;
  }

  /// What can be read here.
  ///
  /// @param formats those of other programs, by which a document can be said to be written
  /// @param others what people call whatever else is read
  public record Known(List<Format> formats, List<String> others) {}

  public record Format(String id, String title) {}

  public Known readable() {
    return new Known(
        volume.book().peers().stream()
            .map((PeerFormat<S> each) -> new Format(each.id(), each.title()))
            .toList(),
        isReferee()
            ? List.of(SHEET, LISTS, JournalPages.ENTRY, JournalPages.MARKDOWN)
            : List.of(SHEET, JournalPages.ENTRY, JournalPages.MARKDOWN));
  }

  /// Files that somebody looks at. Where anything is wrong, nothing of them comes.
  ///
  /// @param more how much else there is to tell of what is wrong
  public record Looked(List<Document> documents, List<Problem> problems, int more) {}

  /// One file that was read well.
  ///
  /// @param format what people call its format
  /// @param papers whole documents that are kept beside
  /// @param more how many further remarks there are
  public record Document(
      String file,
      String format,
      List<Coming> comes,
      List<Kept> papers,
      List<Remark> remarks,
      int more) {}

  /// Somebody or something that comes.
  ///
  /// @param kind the name of its kind of content; empty for what is no content
  /// @param title what people call the kind
  /// @param told what it amounts to, in the book's words
  /// @param entry a sheet or an entry, as files write it; for a map, the command that lays it; for
  ///   a page, a [Page]
  /// @param refused why it cannot come now; absent where it can
  public record Coming(
      How how,
      String kind,
      String title,
      String name,
      List<String> told,
      Object entry,
      Optional<String> refused) {}

  /// How something comes.
  public enum How {
    /// With a sheet, for a seat.
    CHARACTER,
    /// As somebody of the bestiary.
    CREATURE,
    /// As content that the rules know from then on.
    THING,
    /// As the place where the scene happens ([Maps]).
    MAP,
    /// As a page of the journal.
    PAGE
  }

  /// What these files would bring, and what is wrong with them.
  ///
  /// @param files by their names
  /// @param format the id of a format, or empty where the documents themselves show it
  public Looked look(Map<String, String> files, String format) {
    var beside = table.inTurn(() -> new Beside(table.state()));
    var documents = new ArrayList<Document>();
    var problems = new ArrayList<Problem>();
    int many = 0;
    for (var file : files.entrySet()) {
      switch (read(file.getKey(), file.getValue(), format, beside)) {
        case Bound.Good<Document>(Document document) -> {
          documents.add(document);
          many += document.comes().size();
        }
        case Bound.Bad<Document>(List<Problem> bad) -> problems.addAll(bad);
      }
    }
    if (many > MOST_AT_ONCE) {
      problems.add(
          new Problem(
              "",
              0,
              0,
              "",
              "%,d would come, at most %,d come at once".formatted(many, MOST_AT_ONCE)));
    }
    int told = Math.min(problems.size(), MOST_TOLD);
    return new Looked(
        problems.isEmpty() ? List.copyOf(documents) : List.of(),
        List.copyOf(problems.subList(0, told)),
        problems.size() - told);
  }

  private Bound<Document> read(String file, String text, String format, Beside beside) {
    if (format.isEmpty()) {
      var pages = JournalPages.read(file, text);
      if (pages.isPresent()) {
        return pages.get().map(read -> journal(file, read));
      }
      var lists = lists(file, text, beside);
      if (lists.isPresent()) {
        return lists.get();
      }
      var sheet = sheet(file, text, beside);
      if (sheet.isPresent()) {
        return sheet.get();
      }
    }
    return switch (Imported.read(library, volume.book().id(), format, file, text)) {
      case Bound.Bad<Imported>(List<Problem> problems) -> new Bound.Bad<>(problems);
      case Bound.Good<Imported>(Imported imported) -> {
        var wrong = Maps.problems(imported);
        yield wrong.isEmpty()
            ? new Bound.Good<>(document(file, imported.title(), imported.arrival(), beside))
            : new Bound.Bad<>(wrong);
      }
    };
  }

  private Document document(String file, String title, Arrival arrival, Beside beside) {
    var comes = new ArrayList<Coming>();
    for (Arrival.Guest guest : arrival.guests()) {
      comes.add(beside.character(guest.name(), guest.told(), guest.sheet()));
    }
    for (Arrival.Find<?> find : arrival.finds()) {
      comes.add(beside.entry(find.kind(), plain(volume.codec().plain(find.entry()))));
    }
    arrival.places().forEach(each -> comes.add(beside.map(Imported.nameOf(file), each)));
    int told = Math.min(arrival.remarks().size(), MOST_TOLD);
    return new Document(
        file,
        title,
        List.copyOf(comes),
        // What is kept of a map is kept when it is laid.
        arrival.places().isEmpty() ? arrival.papers() : List.of(),
        arrival.remarks().subList(0, told),
        arrival.remarks().size() - told);
  }

  /// A page of a journal as it would come.
  ///
  /// @param to those who would read it besides whoever brings it in: everybody, or nobody
  public record Page(String title, String text, List<String> to) {}

  private Document journal(String file, JournalPages read) {
    var comes =
        read.pages().stream()
            .map(
                page ->
                    new Coming(
                        How.PAGE,
                        "",
                        "Page",
                        page.title(),
                        List.of(
                            page.open() ? "for everybody" : "for you alone", glimpse(page.text())),
                        new Page(page.title(), page.text(), page.open() ? EVERYBODY : List.of()),
                        Optional.empty()))
            .toList();
    return new Document(file, read.title(), comes, List.of(), read.remarks(), 0);
  }

  private static String glimpse(String text) {
    var line = text.strip().replaceAll("\\s+", " ");
    return line.length() <= GLIMPSE ? line : line.substring(0, GLIMPSE) + "…";
  }

  // What was written here

  /// A character as the table writes it; empty for any other document. A sheet with a mistake in it
  /// is told of as a sheet.
  private Optional<Bound<Document>> sheet(String file, String text, Beside beside) {
    if (!text.stripLeading().startsWith("{") || text.length() > Imported.LONGEST) {
      return Optional.empty();
    }
    var source = Source.json(file, text);
    var type = volume.book().formats().sheet();
    var known = Arrays.stream(type.getRecordComponents()).map(each -> each.getName()).toList();
    boolean fits =
        source.root().orElse(null) instanceof Located.Mapping top
            && !top.fields().isEmpty()
            && top.fields().stream().allMatch(field -> known.contains(field.key()));
    if (!fits) {
      return Optional.empty();
    }
    return Optional.of(
        volume
            .codec()
            .binder()
            .bind(source, type)
            .map(
                sheet ->
                    new Document(
                        file,
                        SHEET,
                        List.of(beside.character(name(sheet), told(sheet), sheet)),
                        List.of(),
                        List.of(),
                        0)));
  }

  private static String name(Record sheet) {
    return sheet instanceof Entry entry ? entry.name() : "A character";
  }

  private static List<String> told(Record sheet) {
    return sheet instanceof Entry entry ? entry.atAGlance() : List.of();
  }

  /// Entries as packs and scenes write them, in lists under their kinds; empty for any other text.
  private Optional<Bound<Document>> lists(String file, String text, Beside beside) {
    if (text.length() > LONGEST_LISTS) {
      return Optional.empty();
    }
    var source = Source.yaml(file, text);
    var kinds = volume.book().formats().content().stream().map(ContentKind::name).toList();
    if (!(source.root().orElse(null) instanceof Located.Mapping lists)
        || lists.fields().isEmpty()
        || !kinds.containsAll(lists.fields().stream().map(Located.Field::key).toList())) {
      return Optional.empty();
    }
    var problems = new ArrayList<>(source.problems());
    var comes = new ArrayList<Coming>();
    for (Located.Field list : lists.fields()) {
      var bound = volume.codec().binder().bind(list.value(), Binder.listOf(Object.class));
      problems.addAll(bound.problems());
      if (bound instanceof Bound.Good<Object> good && good.value() instanceof List<?> entries) {
        entries.forEach(entry -> comes.add(beside.entry(volume.kind(list.key()), plain(entry))));
      }
    }
    return Optional.of(
        problems.isEmpty()
            ? new Bound.Good<>(
                new Document(file, LISTS, List.copyOf(comes), List.of(), List.of(), 0))
            : new Bound.Bad<>(problems));
  }

  private static Map<String, Object> plain(Object entry) {
    var fields = new LinkedHashMap<String, Object>();
    if (entry instanceof Map<?, ?> map) {
      map.forEach((key, value) -> fields.put(String.valueOf(key), value));
    }
    fields.remove("id");
    return fields;
  }

  /// How the table stands while files are looked at, with all that came of those before.
  private final class Beside {
    private final S state;
    private final Rehearsal<S, T, E> rehearsal = new Rehearsal<>(volume);
    private Content among;
    private int looked;

    Beside(S whole) {
      var seat = new Seat(place.seat());
      this.state = isReferee() ? whole : volume.book().foresight().seenBy(whole, seat);
      this.among = isReferee() ? Prepared.all(table, whole) : Content.empty();
    }

    /// Whether there are more by now than come at once. Of those it is only told how many they are:
    /// finding out more takes the longer, the more there are.
    private boolean isTooMuch() {
      return ++looked > MOST_AT_ONCE;
    }

    Coming character(String name, List<String> told, Record sheet) {
      var type = volume.book().formats().sheet();
      boolean tooMuch = isTooMuch();
      return new Coming(
          How.CHARACTER,
          "",
          "Character",
          name,
          told,
          volume.codec().plain(sheet, type),
          reason(
              () -> {
                if (tooMuch) {
                  return Optional.of(TOO_MANY);
                }
                var seat = new Seat(place.seat());
                var ending = isReferee() ? "" : "-" + place.seat();
                var taken = volume.book().cast().roster(state);
                var id = Luggage.fresh(Luggage.word(name), taken) + ending;
                var command = volume.book().cast().welcoming(id, seat, sheet);
                var refused = volume.book().deeds().permits(state, seat, command);
                if (refused.isEmpty()) {
                  rehearsal.after(state, command);
                }
                return refused.map(Refusal::reason);
              }));
    }

    Coming map(String name, Arrival.Place place) {
      var refused =
          isReferee()
              ? reason(() -> maps.refusal(state, place))
              : Optional.of("Only the " + volume.book().theme().referee() + " lays maps");
      return new Coming(
          How.MAP,
          "",
          "Map",
          name,
          place.told(),
          refused.isPresent() ? Map.of() : maps.written(place),
          refused);
    }

    Coming entry(ContentKind<?> kind, Map<String, Object> fields) {
      var name = fields.get("name") instanceof String called ? called : "Without a name";
      var how = own.isOfBestiary(state, kind) ? How.CREATURE : How.THING;
      var title = own.label(kind.name());
      boolean tooMuch = isTooMuch();
      if (!isReferee() || tooMuch) {
        var referee = volume.book().theme().referee();
        return new Coming(
            how,
            kind.name(),
            title,
            name,
            List.of(),
            fields,
            Optional.of(
                tooMuch ? TOO_MANY : "Only the " + referee + " brings in creatures and things"));
      }
      return switch (own.tried(kind, fields, among)) {
        case Bound.Good<Entry>(Entry entry) -> {
          among = among.putting(kind, entry);
          yield new Coming(
              how, kind.name(), title, name, entry.atAGlance(), fields, Optional.empty());
        }
        case Bound.Bad<Entry>(List<Problem> problems) ->
            new Coming(
                how,
                kind.name(),
                title,
                name,
                List.of(),
                fields,
                Optional.of(
                    String.join(
                        "; ",
                        problems.stream()
                            .limit(3)
                            .map(each -> each.field() + ": " + each.message())
                            .toList())));
      };
    }
  }

  private static Optional<String> reason(Supplier<Optional<String>> trying) {
    try {
      return trying.get();
    } catch (Refused refused) {
      return Optional.of(refused.refusal().reason());
    } catch (IllegalArgumentException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private boolean isReferee() {
    return place.role() == Place.Role.REFEREE;
  }
}
