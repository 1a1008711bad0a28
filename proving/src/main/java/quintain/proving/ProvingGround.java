package quintain.proving;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import quintain.kernel.Content;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.proving.fights.Bout;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.FightsByOffers;
import quintain.proving.fights.Matchup;
import quintain.proving.fights.PlainFights;
import quintain.proving.fights.Policies;
import quintain.proving.fights.Unfit;
import quintain.proving.remembered.RememberedFights;

/// Where fights are drawn up: it finds those who fight, sets the scene and the house rules, and
/// hands out a [Bout].
public final class ProvingGround {
  private final Library books;
  private final List<Path> packs;
  private final boolean remembering;
  private final Map<String, Content> contents = new LinkedHashMap<>();

  /// @param packs user packs laid over what the books ship
  public ProvingGround(Library books, List<Path> packs) {
    this(books, packs, true);
  }

  /// @param remembering whether workers remember what they have fought, which changes no fight
  ProvingGround(Library books, List<Path> packs, boolean remembering) {
    this.books = books;
    this.packs = List.copyOf(packs);
    this.remembering = remembering;
  }

  /// Somebody who can be sent into a fight by name.
  public record Fighter(String name, boolean pregen) {}

  /// Everybody a book has for a fight: ready-made characters, then creatures.
  public List<Fighter> fighters(String book) {
    return fighters(volume(book));
  }

  private <S extends State, T extends Step, E extends Event> List<Fighter> fighters(
      Volume<S, T, E> volume) {
    var cast = new Casting<>(volume, content(volume));
    var fighters = new ArrayList<Fighter>();
    cast.pregens().forEach(name -> fighters.add(new Fighter(name, true)));
    cast.creatures().forEach(name -> fighters.add(new Fighter(name, false)));
    return List.copyOf(fighters);
  }

  /// The fight, ready to be fought; what is wrong with it is thrown as [Unfit], or as
  /// [quintain.binder.Invalid] where a file or the scene does not read well.
  public Bout prepare(Encounter encounter) {
    return prepare(volume(encounter.book()), encounter);
  }

  /// Whether the house rules of a book know such a switch with such a value.
  public void checkHouse(String book, String key, String value) {
    var volume = volume(book);
    var switches = new LinkedHashMap<String, Object>();
    switches.put(key, value);
    volume.ruled(volume.book().formats().house(), switches);
  }

  /// Whether a book has such a fighter.
  public void checkFighter(String book, String what) {
    checkFighter(volume(book), what);
  }

  private <S extends State, T extends Step, E extends Event> void checkFighter(
      Volume<S, T, E> volume, String what) {
    new Casting<>(volume, content(volume))
        .role(new Encounter.Entry(1, what, new LinkedHashMap<>()));
  }

  /// Whether a fact of somebody can be set like this.
  public void checkFact(String book, String what, String fact, String value) {
    var given = new LinkedHashMap<String, String>();
    given.put(fact, value);
    var side = new Encounter.Side("side", List.of(new Encounter.Entry(1, what, given)), "steady");
    prepare(
        new Encounter(book, List.of(side, side), new LinkedHashMap<>(), "", Encounter.USUAL_CAP));
  }

  private Volume<?, ?, ?> volume(String book) {
    try {
      return books.find(book);
    } catch (NoSuchElementException e) {
      throw new Unfit(String.valueOf(e.getMessage()), e);
    }
  }

  private synchronized Content content(Volume<?, ?, ?> volume) {
    return contents.computeIfAbsent(volume.book().id(), _ -> volume.content(packs).orThrow());
  }

  private <S extends State, T extends Step, E extends Event> Bout prepare(
      Volume<S, T, E> volume, Encounter encounter) {
    if (encounter.sides().size() != 2) {
      throw new Unfit("a fight has two sides, not " + encounter.sides().size());
    }
    if (encounter.cap() < 1 || encounter.cap() > 10_000) {
      throw new Unfit("a fight is broken off after 1 to 10,000 rounds, not " + encounter.cap());
    }
    encounter.sides().forEach(side -> Policies.named(side.policy()));
    return bout(new Casting<>(volume, content(volume)).drawUp(encounter));
  }

  /// A fight that is under way, fought on from here.
  ///
  /// @param policies one for each side of the book, in its order
  public <S extends State, T extends Step, E extends Event> Bout onward(
      Rulebook<S, T, E> book, S state, List<String> policies, int cap) {
    return bout(underWay(book, state, policies, cap));
  }

  /// The same before anybody fights: each side is handed to a seat of its own, and so knows what
  /// that seat may know.
  public static <S extends State, T extends Step, E extends Event> Matchup<S, T, E> underWay(
      Rulebook<S, T, E> book, S state, List<String> policies, int cap) {
    policies.forEach(Policies::named);
    var sides = new ArrayList<Encounter.Side>();
    var members = new ArrayList<List<String>>();
    var seats = List.of(new Seat("side-1"), new Seat("side-2"));
    var outcome = book.foresight().outcome(state);
    if (outcome.sides().size() != 2) {
      throw new Unfit("there are no two sides that could fight");
    }
    S seated = state;
    for (int i = 0; i < 2; i++) {
      var side = outcome.sides().get(i);
      var all = new ArrayList<>(side.able());
      all.addAll(side.out());
      members.add(List.copyOf(all));
      sides.add(new Encounter.Side(side.name(), List.of(), policies.get(i)));
      for (String id : all) {
        seated = Casting.handed(book, seated, id, seats.get(i));
      }
    }
    var encounter = new Encounter(book.id(), sides, new LinkedHashMap<>(), "", cap);
    Supplier<Fights<S, T, E>> fights = () -> fightsOf(book, members, seats);
    return new Matchup<>(
        book,
        fights,
        seated,
        book.foresight().fights().isEmpty() || Matchup.round(fights.get(), seated) > 0,
        List.copyOf(members),
        seats,
        encounter);
  }

  private <S extends State, T extends Step, E extends Event> Bout bout(Matchup<S, T, E> matchup) {
    return new Bout(
        matchup,
        remembering && matchup.book().foresight().fights().isPresent()
            ? () -> new RememberedFights<>(matchup)
            : () -> new PlainFights<>(matchup));
  }

  static <S extends State, T extends Step, E extends Event> Fights<S, T, E> fightsOf(
      Rulebook<S, T, E> book, List<List<String>> members, List<Seat> seats) {
    return book.foresight().fights().orElseGet(() -> new FightsByOffers<>(book, members, seats));
  }
}
