package quintain.proving;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import quintain.binder.Source;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.NearMiss;
import quintain.kernel.Quick;
import quintain.kernel.Refused;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.packs.Volume;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Matchup;
import quintain.proving.fights.Unfit;

/// Finds those who fight by name or file, and draws them up.
final class Casting<S extends State, T extends Step, E extends Event> {
  private final Volume<S, T, E> volume;
  private final Rulebook<S, T, E> book;
  private final Content content;

  Casting(Volume<S, T, E> volume, Content content) {
    this.volume = volume;
    this.book = volume.book();
    this.content = content;
  }

  /// The names of ready-made characters.
  List<String> pregens() {
    var names = new ArrayList<String>();
    for (ContentKind<?> kind : book.formats().content()) {
      if (kind.entry().equals(book.formats().sheet())) {
        all(kind).forEach(entry -> names.add(entry.name()));
      }
    }
    return names;
  }

  private <R extends Record & Entry> List<R> all(ContentKind<R> kind) {
    return content.all(kind);
  }

  List<String> creatures() {
    return bestiary().stream().map(Entry::name).toList();
  }

  private List<? extends Entry> bestiary() {
    return book.cast().bestiary(book.rules().opening(setup(List.of(), new LinkedHashMap<>(), "")));
  }

  private Setup setup(List<Setup.Cast> cast, Map<String, String> house, String scene) {
    var switches = new LinkedHashMap<String, Object>(house);
    var rules = book.formats().house();
    return new Setup(
        switches.isEmpty() ? rules : volume.ruled(rules, switches),
        content,
        scene.isBlank() ? book.formats().scene() : scene(book.formats().scene(), scene),
        cast);
  }

  private <R extends Record> R scene(R usual, String text) {
    @SuppressWarnings("unchecked") // the class of an R is a class of R
    var type = (Class<R>) usual.getClass();
    return volume.codec().binder().bind(Source.yaml("scene", text), type, usual).orThrow();
  }

  Matchup<S, T, E> drawUp(Encounter encounter) {
    var cast = new ArrayList<Setup.Cast>();
    var given = new LinkedHashMap<String, Map<String, String>>();
    var members = new ArrayList<List<String>>();
    var seats = new ArrayList<Seat>();
    var twins = new Twins(encounter);
    for (int i = 0; i < 2; i++) {
      var side = encounter.sides().get(i);
      var seat = new Seat("side-" + (i + 1));
      var own = new ArrayList<String>();
      for (Encounter.Entry entry : side.entries()) {
        var role = role(entry);
        for (int n = 1; n <= entry.count(); n++) {
          var id = freshId(entry, n, given.keySet());
          cast.add(new Setup.Cast(id, seat, twins.named(role)));
          given.put(id, entry.given());
          own.add(id);
        }
      }
      if (own.isEmpty()) {
        throw new Unfit("nobody fights for " + side.name());
      }
      members.add(List.copyOf(own));
      seats.add(seat);
    }
    S opening;
    try {
      opening = book.rules().opening(setup(cast, encounter.house(), encounter.scene()));
    } catch (IllegalArgumentException e) {
      throw new Unfit(String.valueOf(e.getMessage()), e);
    }
    Supplier<Fights<S, T, E>> fights = () -> ProvingGround.fightsOf(book, members, seats);
    S start = drawnUp(opening, fights.get(), members);
    for (var entry : given.entrySet()) {
      for (var fact : entry.getValue().entrySet()) {
        start = set(start, entry.getKey() + "." + fact.getKey(), fact.getValue());
      }
    }
    return new Matchup<>(
        book,
        fights,
        start,
        book.foresight().fights().isEmpty(),
        List.copyOf(members),
        List.copyOf(seats),
        encounter);
  }

  /// The opening with everybody on their side, as far as the book lets them.
  private static <S extends State, T extends Step, E extends Event> S drawnUp(
      S opening, Fights<S, T, E> fights, List<List<String>> members) {
    var names = fights.sides();
    var sides = new LinkedHashMap<String, String>();
    for (int i = 0; i < members.size(); i++) {
      for (String id : members.get(i)) {
        sides.put(id, names.get(i));
      }
    }
    try {
      return fights.drawnUp(opening, sides);
    } catch (Refused refused) {
      throw new Unfit(refused.refusal().reason(), refused);
    } catch (IllegalArgumentException e) {
      throw new Unfit(String.valueOf(e.getMessage()), e);
    }
  }

  /// Gives those who come from one sheet names of their own: Maren 1, Maren 2. Creatures are called
  /// after their ids, which differ.
  private final class Twins {
    private final Map<Record, Integer> many = new LinkedHashMap<>();
    private final Map<Record, Integer> named = new LinkedHashMap<>();

    Twins(Encounter encounter) {
      for (Encounter.Side side : encounter.sides()) {
        for (Encounter.Entry entry : side.entries()) {
          sheet(role(entry)).ifPresent(sheet -> many.merge(sheet, entry.count(), Integer::sum));
        }
      }
    }

    Setup.Role named(Setup.Role role) {
      var sheet = sheet(role);
      if (sheet.isEmpty() || many.getOrDefault(sheet.get(), 1) == 1) {
        return role;
      }
      int number = named.merge(sheet.get(), 1, Integer::sum);
      return new Setup.Role.Sheet(called(sheet.get(), number));
    }

    private <R extends Record> R called(R sheet, int number) {
      @SuppressWarnings("unchecked") // the class of an R is a class of R
      var type = (Class<R>) sheet.getClass();
      var name = sheet instanceof Entry entry ? entry.name() : "";
      var yaml = "name: '" + (name + " " + number).strip().replace("'", "''") + "'";
      return volume.codec().binder().bind(Source.yaml("name", yaml), type, sheet).orThrow();
    }

    private Optional<Record> sheet(Setup.Role role) {
      return switch (role) {
        case Setup.Role.Sheet(Record sheet) -> Optional.of(sheet);
        case Setup.Role.Pregen(String name) ->
            book.formats().content().stream()
                .filter(kind -> kind.entry().equals(book.formats().sheet()))
                .flatMap(kind -> all(kind).stream())
                .filter(entry -> entry.name().equals(name))
                .map(entry -> (Record) entry)
                .findFirst();
        case Setup.Role.Creature _ -> Optional.empty();
      };
    }
  }

  private S set(S state, String fact, String value) {
    try {
      return quick(book).run(state, book.facts().setting(fact, value, "the proving ground"));
    } catch (Refused refused) {
      throw new Unfit(refused.refusal().reason(), refused);
    } catch (IllegalArgumentException e) {
      throw new Unfit(String.valueOf(e.getMessage()), e);
    }
  }

  static <S extends State, T extends Step, E extends Event> S handed(
      Rulebook<S, T, E> book, S state, String id, Seat seat) {
    return quick(book).run(state, book.cast().handing(id, seat));
  }

  private static <S extends State, T extends Step, E extends Event> Quick<S, T, E> quick(
      Rulebook<S, T, E> book) {
    return new Quick<>(book, new QuickFate(_ -> 1, Policy.DEFAULTS));
  }

  /// Ids are the names in lower case with dashes, numbered where there are several of a kind.
  private static String freshId(Encounter.Entry entry, int n, Set<String> taken) {
    var name = Path.of(entry.what()).getFileName().toString().replaceFirst("\\.(json|ya?ml)$", "");
    var base =
        name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
    base = base.isEmpty() || !Character.isLetter(base.charAt(0)) ? "x" + base : base;
    var id = entry.count() == 1 ? base : base + "-" + n;
    for (int more = 2; taken.contains(id); more++) {
      id = base + "-" + (entry.count() == 1 ? more : n + more * 100);
    }
    return id;
  }

  /// A ready-made character, a creature, or a character's file, in this order.
  Setup.Role role(Encounter.Entry entry) {
    var what = entry.what();
    var pregens = pregens();
    var creatures = creatures();
    var pregen = match(what, pregens);
    if (pregen.isPresent()) {
      return new Setup.Role.Pregen(pregen.get());
    }
    var creature = match(what, creatures).or(() -> byId(what));
    if (creature.isPresent()) {
      return new Setup.Role.Creature(creature.get());
    }
    if (entry.namesFile()) {
      return new Setup.Role.Sheet(
          volume.codec().binder().bind(sheet(entry), book.formats().sheet()).orThrow());
    }
    var known = new ArrayList<>(pregens);
    known.addAll(creatures);
    throw new Unfit(
        book.title() + " has nobody called '" + what + "'" + NearMiss.advice(what, known));
  }

  private Optional<String> byId(String what) {
    return bestiary().stream()
        .filter(entry -> entry.id().equalsIgnoreCase(what.strip()))
        .map(Entry::name)
        .findFirst();
  }

  /// The character's file, from this machine unless it came along.
  private static Source sheet(Encounter.Entry entry) {
    var what = entry.what();
    if (!entry.sheet().isEmpty()) {
      return what.endsWith(".json")
          ? Source.json(what, entry.sheet())
          : Source.yaml(what, entry.sheet());
    }
    var file = Path.of(what);
    if (!Files.isRegularFile(file)) {
      throw new Unfit("there is no file " + what);
    }
    return Source.file(file);
  }

  /// By the name itself, else by its words however they are joined: `bog-hound` is a Bog Hound.
  private static Optional<String> match(String what, List<String> names) {
    return names.stream()
        .filter(name -> name.equalsIgnoreCase(what.strip()))
        .findFirst()
        .or(
            () ->
                words(what).isEmpty()
                    ? Optional.empty()
                    : names.stream().filter(name -> words(name).equals(words(what))).findFirst());
  }

  private static String words(String name) {
    return name.toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]+", " ")
        .replaceAll("^ | $", "");
  }
}
