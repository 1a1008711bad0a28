package quintain.table.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Supplier;
import quintain.binder.Binder;
import quintain.binder.Bound;
import quintain.binder.Invalid;
import quintain.binder.Located;
import quintain.binder.Problem;
import quintain.binder.Schemas;
import quintain.binder.Source;
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.View;
import quintain.kernel.parts.Phrases;
import quintain.packs.EntryReader;
import quintain.packs.Volume;
import quintain.packs.peers.Luggage;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.log.Workshop;
import quintain.table.play.OpenTable;
import quintain.table.play.Prepared;
import quintain.table.play.Rehearsal;
import quintain.table.show.Narration;
import quintain.table.store.Hearing;

/// Content that the Referee makes for one table: written in forms, checked as strictly as a pack,
/// known to nobody else until it comes into play.
public final class OwnContent<S extends State, T extends Step, E extends Event> {
  /// Does something in the table's turn, for the Referee alone.
  interface RefereesTurn {
    <V> V take(Supplier<V> doing);
  }

  static final Hearing REFEREE = Narration.only(List.of(Seat.REFEREE.id()));

  private final OpenTable<S, T, E> table;
  private final Volume<S, T, E> volume;
  private final RefereesTurn turn;
  private final EntryReader reader;

  OwnContent(OpenTable<S, T, E> table, RefereesTurn turn) {
    this.table = table;
    this.volume = table.volume();
    this.turn = turn;
    this.reader = new EntryReader(volume);
  }

  // Looking at it

  /// All of it, and what more could be made.
  ///
  /// @param papers documents of other programs that are kept for when the party leaves
  public record Overview(List<Sort> kinds, List<Kept> own, List<Filed> papers, Room room) {}

  /// A document of another program.
  ///
  /// @param format the id of its format
  public record Filed(String id, String name, String format) {}

  /// A kind of content.
  ///
  /// @param comes whether the Referee brings such entries into the scene as somebody
  public record Sort(String kind, String title, String about, boolean comes) {}

  /// An entry of one's own.
  ///
  /// @param figures what it amounts to, in the book's words
  public record Kept(
      String kind, String id, String name, List<String> figures, Object entry, Standing standing) {}

  /// Where an entry of one's own stands.
  public enum Standing {
    PREPARED,
    IN_PLAY,
    /// In play as it was before its last change.
    CHANGED
  }

  /// How much there is, and how much there may be.
  public record Room(int entries, int mostEntries, int characters, int mostCharacters) {}

  public Overview overview() {
    return turn.take(
        () -> {
          var stock = volume.stock(table.state());
          var workshop = table.log().position().workshop();
          return new Overview(
              volume.book().formats().content().stream().map(this::sort).toList(),
              workshop.entries().stream().map(own -> kept(own, stock)).toList(),
              papers(),
              new Room(
                  workshop.entries().size(),
                  Workshop.MOST_ENTRIES,
                  workshop.length(),
                  Workshop.MOST_CHARACTERS));
        });
  }

  /// In the table's turn.
  List<Filed> papers() {
    return table.log().position().workshop().papers().stream()
        .map(each -> new Filed(each.id(), each.name(), each.kept().format()))
        .toList();
  }

  private Sort sort(ContentKind<?> kind) {
    return new Sort(
        kind.name(), label(kind.name()), kind.about(), isOfBestiary(table.state(), kind));
  }

  boolean isOfBestiary(S state, ContentKind<?> kind) {
    return volume.book().cast().bestiary(state).stream()
        .anyMatch(each -> each.getClass().equals(kind.entry()));
  }

  private Kept kept(Workshop.Own own, Content stock) {
    var kind = volume.kind(own.kind());
    var entry = entry(own);
    return new Kept(
        own.kind(),
        own.id(),
        own.name(),
        entry.map(Entry::atAGlance).orElseGet(List::of),
        own.fields(),
        stock
            .find(kind, own.id())
            .map(
                there ->
                    volume.codec().plain(there).equals(own.fields())
                        ? Standing.IN_PLAY
                        : Standing.CHANGED)
            .orElse(Standing.PREPARED));
  }

  private Optional<Entry> entry(Workshop.Own own) {
    return Prepared.entry(volume, own);
  }

  /// What the form of a kind is made from.
  ///
  /// @param schema the JSON Schema of a list of them
  /// @param labels what people call its fields and words
  /// @param entries those that are there, to begin from a copy
  public record FormPaper(String schema, Map<String, String> labels, List<Desk.Stocked> entries) {}

  public FormPaper form(String name) {
    var kind = volume.kind(name);
    var stock = turn.take(() -> volume.stock(table.state()));
    var entries =
        stock.all(kind).stream()
            .map(
                entry ->
                    new Desk.Stocked(
                        entry.id(), entry.name(), entry.atAGlance(), volume.codec().plain(entry)))
            .toList();
    var schema = Schemas.of(kind, volume.codec().binder());
    var labels = new LinkedHashMap<String, String>();
    Source.json("schema", schema).root().ifPresent(root -> gather(root, labels));
    return new FormPaper(schema, labels, entries);
  }

  /// What people call the fields and words that a schema lists.
  private void gather(Located schema, Map<String, String> labels) {
    switch (schema) {
      case Located.Mapping mapping -> {
        for (Located.Field field : mapping.fields()) {
          if (field.key().equals("properties") && field.value() instanceof Located.Mapping all) {
            all.fields().forEach(each -> labels.put(each.key(), label(each.key())));
          } else if (field.key().equals("enum") && field.value() instanceof Located.Sequence all) {
            for (Located word : all.items()) {
              if (word instanceof Located.Text text) {
                labels.put(text.value(), label(text.value()));
              }
            }
          }
          gather(field.value(), labels);
        }
      }
      case Located.Sequence list -> list.items().forEach(each -> gather(each, labels));
      case Located.Text _,
          Located.Whole _,
          Located.Real _,
          Located.Truth _,
          Located.Nothing _,
          Located.Broken _ -> {}
    }
  }

  /// What people call a kind, a field or a word.
  String label(String name) {
    var figure = volume.book().facts().figure(Names.kebab(name));
    return Phrases.sentence(figure.replace('-', ' '));
  }

  // Trying it

  /// An entry as somebody writes it, looked at.
  ///
  /// @param problems what is wrong, at its field; empty where nothing is
  /// @param said what a rules reference would say of it
  /// @param panels the sheet of somebody who comes from it
  public record Looked(List<Wrong> problems, List<Entry.Said> said, List<View.Panel> panels) {}

  public record Wrong(String field, String message) {}

  public Looked look(String name, String json) {
    var kind = volume.kind(name);
    var state = turn.take(table::state);
    var among = turn.take(this::all);
    return switch (reader.read(kind, bounded(json), among)) {
      case Bound.Bad<Entry> bad ->
          new Looked(
              bad.problems().stream().map(each -> new Wrong(each.field(), each.message())).toList(),
              List.of(),
              List.of());
      case Bound.Good<Entry>(Entry entry) ->
          new Looked(
              List.of(),
              volume.book().showing().described(entry),
              panels(volume.stocked(state, among.putting(kind, entry)), kind, entry));
    };
  }

  /// An entry that would be new among some content, read as strictly as if it were made.
  Bound<Entry> tried(ContentKind<?> kind, Map<String, Object> fields, Content among) {
    var whole = new LinkedHashMap<>(fields);
    whole.put("id", freshId(whole.get("name") instanceof String called ? called : "", among));
    var json = volume.codec().write(whole);
    return json.length() > Workshop.LONGEST_ENTRY
        ? new Bound.Bad<>(List.of(new Problem("", 0, 0, "", tooLong())))
        : reader.read(kind, Source.json("", json), among);
  }

  private Source bounded(String json) {
    if (json.length() > Workshop.LONGEST_ENTRY) {
      throw new NotAllowed(tooLong());
    }
    return Source.json("", json);
  }

  private static String tooLong() {
    return "An entry has at most %,d characters".formatted(Workshop.LONGEST_ENTRY);
  }

  /// All that a new entry stands beside: what is in play, and what is prepared.
  private Content all() {
    return Prepared.all(table, table.state());
  }

  /// The sheet of somebody who comes from an entry; none for what nobody comes from.
  private List<View.Panel> panels(S state, ContentKind<?> kind, Entry entry) {
    var cast = volume.book().cast();
    var rehearsal = new Rehearsal<>(volume);
    var somebody = Luggage.fresh(Luggage.word(entry.name()), cast.roster(state));
    try {
      S seen;
      if (isOfBestiary(state, kind)) {
        seen = rehearsal.brought(state, entry.id(), somebody);
      } else if (volume.book().formats().sheet().isInstance(entry)) {
        var sheet = volume.book().formats().sheet().cast(entry);
        seen = rehearsal.after(state, cast.welcoming(somebody, Seat.REFEREE, sheet));
      } else {
        return List.of();
      }
      return volume.book().showing().view(seen, Seat.REFEREE).panels().stream()
          .filter(panel -> panel.subject().equals(somebody))
          .toList();
    } catch (Refused | IllegalArgumentException _) {
      // There may be no room for anybody now; the entry is none the worse for it.
      return List.of();
    }
  }

  // Making it

  /// Keeps an entry; it takes the place of one with its id. Gives its id.
  ///
  /// @param fields all of it but its id, or with the id of the one that it changes
  public String make(String name, Map<String, Object> fields) {
    var kind = volume.kind(name);
    return turn.take(
        () -> {
          var own = read(kind, fields, all());
          checkRoom(List.of(own));
          table.append("", List.of(prepared(own)));
          return own.id();
        });
  }

  static News prepared(Workshop.Own own) {
    return new News(
        new Logged.Made(own, List.of(Told.open(own.name() + " is prepared"))),
        Seat.REFEREE.id(),
        REFEREE);
  }

  private Workshop.Own read(ContentKind<?> kind, Map<String, Object> fields, Content among) {
    var whole = new LinkedHashMap<>(fields);
    var id = whole.get("id") instanceof String given ? given : "";
    var old = table.log().position().workshop().find(id);
    if (old.filter(own -> own.kind().equals(kind.name())).isEmpty()) {
      id = freshId(whole.get("name") instanceof String called ? called : "", among);
    }
    whole.put("id", id);
    return checked(kind, whole, among);
  }

  private Workshop.Own checked(ContentKind<?> kind, Map<String, Object> whole, Content among) {
    var entry = reader.read(kind, bounded(volume.codec().write(whole)), among).orThrow();
    var plain = volume.codec().plain(entry);
    return new Workshop.Own(
        kind.name(), entry.id(), entry.name(), plain, volume.codec().write(plain).length());
  }

  private String freshId(String name, Content among) {
    var stem = "OWN-" + Luggage.word(name).toUpperCase(Locale.ROOT);
    var id = stem;
    for (int n = 2; isTaken(id, among); n++) {
      id = stem + "-" + n;
    }
    return id;
  }

  private boolean isTaken(String id, Content among) {
    return volume.book().formats().content().stream()
        .anyMatch(kind -> among.all(kind).stream().anyMatch(e -> e.id().equalsIgnoreCase(id)));
  }

  private void checkRoom(List<Workshop.Own> more) {
    var workshop = table.log().position().workshop();
    int entries = workshop.entries().size();
    int length = workshop.length();
    for (Workshop.Own own : more) {
      var old = workshop.find(own.id());
      entries += old.isPresent() ? 0 : 1;
      length += own.length() - old.map(Workshop.Own::length).orElse(0);
    }
    if (entries > Workshop.MOST_ENTRIES || length > Workshop.MOST_CHARACTERS) {
      throw noRoom();
    }
  }

  private static NotAllowed noRoom() {
    return new NotAllowed(
        "A table has room for %,d entries of its own with %,d characters in all; throw one away first"
            .formatted(Workshop.MOST_ENTRIES, Workshop.MOST_CHARACTERS));
  }

  /// Keeps a document of another program for when the party leaves. The same one is kept once.
  public void file(String name, quintain.kernel.peers.Kept kept) {
    turn.take(
        () -> {
          keep(name, kept);
          return true;
        });
  }

  /// In the table's turn.
  void keep(String name, quintain.kernel.peers.Kept kept) {
    if (isKept(kept)) {
      return;
    }
    checkPapers(List.of(kept));
    var papers = table.log().position().workshop().papers();
    var taken = papers.stream().map(Workshop.Paper::id).toList();
    var id = Luggage.fresh("PAPER-" + Luggage.word(name).toUpperCase(Locale.ROOT), taken);
    table.append("", List.of(filed(new Workshop.Paper(id, name, kept))));
  }

  private boolean isKept(quintain.kernel.peers.Kept kept) {
    return table.log().position().workshop().papers().stream()
        .anyMatch(each -> each.kept().equals(kept));
  }

  /// Refuses more documents than a table keeps; before anything is done that they come with, for
  /// that would stay. In the table's turn.
  void checkPapers(List<quintain.kernel.peers.Kept> kept) {
    long more = kept.stream().distinct().filter(each -> !isKept(each)).count();
    if (more > 0
        && table.log().position().workshop().papers().size() + more > Workshop.MOST_PAPERS) {
      throw new NotAllowed(
          "A table keeps %d documents of other programs; throw one away first"
              .formatted(Workshop.MOST_PAPERS));
    }
  }

  static News filed(Workshop.Paper paper) {
    return new News(
        new Logged.Filed(paper, List.of(Told.open(paper.name() + " is kept"))),
        Seat.REFEREE.id(),
        REFEREE);
  }

  /// Throws an entry or a kept document away. What of it is in play stays there.
  public void unmake(String id) {
    turn.take(
        () -> {
          var name =
              table.log().position().workshop().papers().stream()
                  .filter(each -> each.id().equals(id))
                  .findFirst()
                  .map(Workshop.Paper::name)
                  .orElseGet(() -> there(id).name());
          var told = List.of(Told.open(name + " is thrown away"));
          var news = new News(new Logged.Unmade(id, told), Seat.REFEREE.id(), REFEREE);
          table.append("", List.of(news));
          return true;
        });
  }

  private Workshop.Own there(String id) {
    return table
        .log()
        .position()
        .workshop()
        .find(id)
        .orElseThrow(() -> new NoSuchElementException("There is nothing of your own by that name"));
  }

  /// Brings an entry into play as it is written now, with all that it needs of one's own: from here
  /// on the rules know it, and players may meet it.
  public void play(String id) {
    turn.take(
        () -> {
          if (!table.log().position().standing().game().agenda().isEmpty()) {
            throw new NotAllowed("The table waits for an answer; new things come afterwards");
          }
          var own = there(id);
          bring(own, Seat.REFEREE.id());
          return true;
        });
  }

  /// Brings a creature into play that somebody wants in the scene; nothing where it is there as it
  /// is written. In the table's turn.
  void needed(String creature) {
    table
        .log()
        .position()
        .workshop()
        .find(creature)
        .filter(own -> kept(own, volume.stock(table.state())).standing() != Standing.IN_PLAY)
        .ifPresent(own -> bring(own, ""));
  }

  private void bring(Workshop.Own own, String seat) {
    var wanted = withAllItNames(own);
    var content = volume.stock(table.state());
    for (Workshop.Own each : wanted) {
      content = Prepared.with(volume, content, each);
    }
    for (Workshop.Own each : wanted) {
      var written = Source.json("", volume.codec().write(each.fields()));
      reader.read(volume.kind(each.kind()), written, content).orThrow();
    }
    table.append(
        "",
        wanted.stream()
            .map(
                each ->
                    new News(
                        new Logged.Stocked(
                            each.kind(),
                            each.fields(),
                            List.of(Told.open(each.name() + " is in play"))),
                        seat,
                        REFEREE))
            .toList());
  }

  /// An entry, before it all that it names and that is not in play yet.
  private List<Workshop.Own> withAllItNames(Workshop.Own own) {
    var stock = volume.stock(table.state());
    var wanted = new ArrayList<>(List.of(own));
    for (int i = 0; i < wanted.size(); i++) {
      var fields = wanted.get(i).fields();
      for (Workshop.Own other : table.log().position().workshop().entries()) {
        if (!wanted.contains(other)
            && stock.find(volume.kind(other.kind()), other.id()).isEmpty()
            && names(fields, other)) {
          wanted.add(other);
        }
      }
    }
    return wanted.reversed();
  }

  /// Whether anything in an entry goes by the name or the id of another.
  private static boolean names(Object fields, Workshop.Own other) {
    return switch (fields) {
      case String text -> text.equalsIgnoreCase(other.name()) || text.equalsIgnoreCase(other.id());
      case List<?> list -> list.stream().anyMatch(each -> names(each, other));
      case Map<?, ?> map -> map.values().stream().anyMatch(each -> names(each, other));
      default -> false;
    };
  }

  // Coming and going

  /// All of it as the files of a pack, by their names.
  public Map<String, String> pack(String title) {
    var finds = new ArrayList<Arrival.Find<?>>();
    for (Workshop.Own own : turn.take(() -> table.log().position().workshop().entries())) {
      entry(own).ifPresent(entry -> finds.add(find(volume.kind(own.kind()), entry)));
    }
    if (finds.isEmpty()) {
      throw new NotAllowed("There is nothing of your own yet");
    }
    var arrival = new Arrival(List.of(), finds, List.of(), List.of(), List.of());
    return new Luggage(volume, arrival).pack(Luggage.word(title), title);
  }

  private static <R extends Record & Entry> Arrival.Find<R> find(ContentKind<R> kind, Entry entry) {
    return new Arrival.Find<>(kind, kind.entry().cast(entry));
  }

  private record Unpacked(ContentKind<?> kind, String file, Map<String, Object> whole) {}

  /// Takes all entries of a pack, or none. Gives how many there are.
  ///
  /// @param files by their names: `creatures.yaml`
  public int unpack(Map<String, String> files) {
    return turn.take(
        () -> {
          var unpacked = new ArrayList<Unpacked>();
          var problems = new ArrayList<Problem>();
          var among = all();
          for (ContentKind<?> kind : volume.book().formats().content()) {
            var file = kind.name() + ".yaml";
            var list = listed(file, files, problems);
            // Before they are looked at: each is held against all that came before.
            if (unpacked.size() + list.size() > Workshop.MOST_ENTRIES) {
              throw noRoom();
            }
            for (Map<String, Object> fields : list) {
              var whole = new LinkedHashMap<>(fields);
              var name = whole.get("name") instanceof String called ? called : "";
              whole.put("id", freshId(name, among));
              try {
                Entry entry = volume.codec().fromPlain(whole, kind.entry());
                among = among.putting(kind, entry);
                unpacked.add(new Unpacked(kind, file, whole));
              } catch (Invalid e) {
                e.problems().forEach(each -> problems.add(in(file, name, each)));
              }
            }
          }
          var made = new ArrayList<Workshop.Own>();
          for (Unpacked each : unpacked) {
            try {
              made.add(checked(each.kind(), each.whole(), among));
            } catch (Invalid e) {
              var name = String.valueOf(each.whole().get("name"));
              e.problems().forEach(problem -> problems.add(in(each.file(), name, problem)));
            }
          }
          if (!problems.isEmpty()) {
            throw new Invalid(problems);
          }
          if (made.isEmpty()) {
            throw new NotAllowed(
                "There is nothing in this file that " + volume.book().title() + " has room for");
          }
          checkRoom(made);
          table.append("", made.stream().map(OwnContent::prepared).toList());
          return made.size();
        });
  }

  private List<Map<String, Object>> listed(
      String file, Map<String, String> files, List<Problem> problems) {
    var text = files.get(file);
    if (text == null) {
      return List.of();
    }
    var listed = new ArrayList<Map<String, Object>>();
    var bound = volume.codec().binder().bind(Source.yaml(file, text), Binder.listOf(Object.class));
    problems.addAll(bound.problems());
    if (bound instanceof Bound.Good<Object> good && good.value() instanceof List<?> entries) {
      for (Object entry : entries) {
        var fields = new LinkedHashMap<String, Object>();
        if (entry instanceof Map<?, ?> map) {
          map.forEach((key, value) -> fields.put(String.valueOf(key), value));
        }
        listed.add(fields);
      }
    }
    return listed;
  }

  private static Problem in(String file, String name, Problem problem) {
    var field = problem.field().isEmpty() ? name : name + ", " + problem.field();
    return new Problem(
        file, problem.line(), problem.column(), file + ": " + field, problem.message());
  }
}
