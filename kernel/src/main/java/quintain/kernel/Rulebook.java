package quintain.kernel;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A rulebook, in six parts: how things resolve, what may be done, what everybody sees of it, which
/// facts it knows by name, who is there, and what lies ahead.
///
/// `S` is the state, `T` the book's sealed steps (its commands among them), `E` its events; all of
/// them immutable records. A book holds no clock, dice, people, storage or screen: those come
/// through [Play] and go out as events, offers and views.
public interface Rulebook<S extends State, T extends Step, E extends Event> {
  /// Short name in files and addresses: `cairn`.
  String id();

  String title();

  /// The class beside which the book's files lie: `clauses.yaml`, `content` and the others.
  default Class<?> filesBeside() {
    return getClass();
  }

  /// Whether scenes that are written for the book of this id are its own as well.
  default boolean reads(String book) {
    return id().equalsIgnoreCase(book.strip());
  }

  Theme theme();

  Formats<S, T, E> formats();

  Rules<S, T, E> rules();

  Deeds<S, T> deeds();

  Showing<S, T, E> showing();

  Facts<S, T> facts();

  Cast<S, T> cast();

  Foresight<S, T, E> foresight();

  /// The formats of other programs in which people and content arrive and leave.
  default List<PeerFormat<S>> peers() {
    return List.of();
  }

  /// The rules: how a game begins, how its steps resolve, and what events do to it.
  interface Rules<S extends State, T extends Step, E extends Event> {
    /// The first state. House rules and the figures of packs are copied in, so that a later pack
    /// never rewrites history.
    S opening(Setup setup);

    /// What is wrong with the references among a table's content; empty when nothing is.
    default List<Complaint> complaints(Content content) {
      return List.of();
    }

    /// A rule: reads `play.state()`, draws fate, emits events, refuses with a reason.
    void resolve(T step, Play<S, T, E> play);

    /// The fold: total, no dice, no refusal.
    S apply(S state, E event);

    /// Another scene once some of those who are in this one have come into it: as they are, and at
    /// the time that it is here. They take the places that they have there already, or come in
    /// where newcomers do. Nobody takes turns in either. Empty where a book knows one scene only.
    ///
    /// @param who those who come; whoever else has an id of theirs there gives way
    /// @param absent those who have a place there and do not come
    default Optional<S> carried(S from, List<String> who, S to, List<String> absent) {
      return Optional.empty();
    }

    /// Every question the rules may ask, so that a table can show its dial before any is asked.
    default List<Topic> topics() {
      return List.of();
    }
  }

  /// What may be done: the commands that seats are offered, fill in and give.
  interface Deeds<S extends State, T extends Step> {
    /// What this seat may do now, and what it may not with the reason.
    List<Offer> offers(S state, Seat seat);

    /// Legal values for the next open slot, given what is filled in; an [IllegalArgumentException]
    /// where nobody said what goes into the slots of this command.
    Choices choices(S state, Seat seat, Partial partial);

    /// Those in sight who cannot go into the next open slot, each with the reason: why somebody
    /// cannot be aimed at.
    default List<Barred> barred(S state, Seat seat, Partial partial) {
      return List.of();
    }

    /// Whether this seat may give this command: players act for their own characters only.
    Optional<Refusal> permits(S state, Seat seat, T command);

    /// Who may act now where turns are taken; empty where nobody waits for anybody.
    default List<String> onTurn(S state) {
      return List.of();
    }

    /// Everybody who takes turns, in their order, as far as this seat knows; empty where nobody
    /// waits for anybody.
    default List<TurnPlace> turns(S state, Seat seat) {
      return List.of();
    }

    /// What people call a command, as its offers do without saying who: `attacks`.
    default String nameOf(T command) {
      return Names.of(command.getClass()).replace('-', ' ');
    }

    /// What became of somebody who takes no turns any more, in a word: `dead`, `fled`.
    default Optional<String> gone(S state, String id) {
      return Optional.empty();
    }
  }

  /// What people see and read of a game.
  interface Showing<S extends State, T extends Step, E extends Event> {
    View view(S state, Seat seat);

    /// What is known of a character while [Cast#creation] is under way: panels about them alone.
    /// Books that bring a character into the scene only at the end read here what waits on the
    /// agenda.
    default List<View.Panel> growing(Game<S, T> game, Seat seat, String id) {
      return view(game.state(), seat).panels().stream()
          .filter(panel -> panel.subject().equals(id))
          .toList();
    }

    /// One readable line, in the book's words.
    ///
    /// @param earlier what is known to have come of the same command before, in order: of a pool of
    ///   dice that came together one by one, all of them can be told
    Line narrate(E event, S before, List<E> earlier);

    /// What people call the creature or thing with this id.
    String nameOf(S state, String id);

    /// Who may know of a roll this actor makes.
    Audience witnesses(S state, String actor);

    /// The outcomes odds speak of: numbers as they stand afterwards, changed or not, and what has
    /// come true. Odds leave out a number that nothing changes, and make whole distributions of the
    /// others.
    List<Measure> measures(S before, S after);

    /// What people read for an outcome, said of whomever it happens to: `damage` 4 is "takes 4
    /// damage" where the book says so.
    ///
    /// @param outcome the measure's name without the id of whom it happens to
    default String wording(String outcome, Object value) {
      var words = outcome.replace('-', ' ').replace('.', ' ');
      return switch (value) {
        case Boolean yes -> yes ? words : "not " + words;
        default -> words + " " + value;
      };
    }

    /// What a rules reference says of a piece of content, the most telling first.
    default List<Entry.Said> described(Entry entry) {
      return entry.atAGlance().stream().map(words -> new Entry.Said("", words)).toList();
    }
  }

  /// Facts by name, `maren.hp`: what scripts read, and what the Referee sets.
  interface Facts<S extends State, T extends Step> {
    List<FactKind> kinds();

    /// What people call a fact, or a number of a view or a measure, in the book's spelling: `hp` is
    /// "HP".
    default String figure(String name) {
      return name.replace('-', ' ');
    }

    /// What keeps somebody alive, first what tells how they fare; empty where the first track of a
    /// view is it.
    default List<Vital> vitals() {
      return List.of();
    }

    /// The facts this seat may know, by name: `maren.hp` is 6.
    Map<String, Object> known(S state, Seat seat);

    /// The entry of the bestiary that somebody comes from, by its id or its name, as far as this
    /// seat knows: a face is chosen by it. Empty for characters, and for those whose figures the
    /// seat does not know.
    default Optional<String> kindOf(S state, String id, Seat seat) {
      return Optional.empty();
    }

    /// The Referee's command that sets a settable fact.
    T setting(String fact, Object value, String reason);
  }

  /// Who is in the scene, and how somebody comes into it.
  interface Cast<S extends State, T extends Step> {
    /// The ids of everybody in the scene, in their order.
    List<String> roster(S state);

    /// The seat that speaks for somebody.
    Seat seatOf(S state, String id);

    /// Somebody as a sheet that can leave the table; empty for those who have none.
    Optional<? extends Record> sheet(S state, String id);

    /// The command that makes a new character by the book, rolled where the book rolls.
    T creation(String id, Seat seat);

    /// The creatures the Referee can bring into the scene.
    List<? extends Entry> bestiary(S state);

    /// The Referee's command that brings a creature of the bestiary into the scene.
    T bringing(String creature, String id);

    /// The Referee's command by which somebody with a sheet of their own joins the scene.
    T welcoming(String id, Seat seat, Record sheet);

    /// The Referee's command that lets another seat speak for somebody.
    T handing(String id, Seat seat);
  }

  /// What lies ahead: what odds, forecasts and fights are reckoned from.
  interface Foresight<S extends State, T extends Step, E extends Event> {
    /// The command whose odds a seat wants to know when it looks at this one: declaring an attack
    /// shows the attack's own odds.
    default T previewed(S state, T command) {
      return command;
    }

    /// The state as far as a seat knows it, which is what its odds are reckoned from: whoever is
    /// not seen is not there.
    default S seenBy(S state, Seat seat) {
      return state;
    }

    /// Why a seat may not know the odds of what resolves these steps and works on all of these;
    /// empty where it may, and in books without secrets.
    ///
    /// @param seen the state as far as the seat knows it
    default Optional<Refusal> secretOf(
        S seen, Seat seat, Collection<T> steps, Collection<String> ids) {
      return Optional.empty();
    }

    /// What those might have whose figures are hidden from a seat, from little to much: each a
    /// state in which nothing of their own figures is left. Empty where the book has no scale for
    /// it, or nothing is hidden.
    default List<Supposed<S>> supposed(S state, Seat seat) {
      return List.of();
    }

    /// What happens next if nobody does anything, for odds that run on; empty if nothing does.
    default Optional<T> onward(S state) {
      return Optional.empty();
    }

    Outcome outcome(S state);

    /// Its fights for those who only choose; empty where offers have to do.
    default Optional<Fights<S, T, E>> fights() {
      return Optional.empty();
    }

    /// What matters for the future, so that solvers can merge games that go on alike; by default
    /// nothing is left out.
    default Object essence(Game<S, T> game) {
      return game;
    }
  }
}
