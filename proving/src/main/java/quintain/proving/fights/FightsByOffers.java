package quintain.proving.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Choices;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Offer;
import quintain.kernel.Outcome;
import quintain.kernel.Quick;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.Topic;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;

/// Fights of a book that says nothing special about them, read from what it offers to people: slow,
/// but it works for every book.
///
/// Everybody fights on the side that the book itself puts them on, whatever it calls its sides.
public final class FightsByOffers<S extends State, T extends Step, E extends Event>
    implements Fights<S, T, E> {
  /// Words of the Referee's that are thought ahead.
  private static final int MOST_WORDS = 3;

  private final Rulebook<S, T, E> book;
  private final List<List<String>> members;
  private final List<Seat> seats;
  private final FightRandom trialDice = new FightRandom();
  private final Quick<S, T, E> trial;

  /// @param members the ids of those on each side
  /// @param seats the seat of each side
  public FightsByOffers(Rulebook<S, T, E> book, List<List<String>> members, List<Seat> seats) {
    this.book = book;
    this.members = members;
    this.seats = seats;
    this.trial = new Quick<>(book, new QuickFate(trialDice, Policy.DEFAULTS));
  }

  @Override
  public List<String> sides() {
    return List.of("first", "second");
  }

  /// Nobody can be put on another side than the book's own.
  @Override
  public S drawnUp(S opening, Map<String, String> sides) {
    for (Outcome.Side side : book.foresight().outcome(opening).sides()) {
      var all = new ArrayList<>(side.able());
      all.addAll(side.out());
      var first = all.stream().filter(members.get(0)::contains).findFirst();
      var second = all.stream().filter(members.get(1)::contains).findFirst();
      if (first.isPresent() && second.isPresent()) {
        throw new IllegalArgumentException(
            "%s has %s and %s on one side, and they cannot fight each other there"
                .formatted(
                    book.title(),
                    book.showing().nameOf(opening, first.get()),
                    book.showing().nameOf(opening, second.get())));
      }
    }
    return opening;
  }

  /// Such a fight begins by itself: see [#next].
  @Override
  public T beginning(S state) {
    throw new IllegalStateException("nobody has to begin a fight by offers");
  }

  /// Whoever is on turn; a word of the Referee's that gets somebody there; or, where nobody waits
  /// for anybody, all who can do something.
  @Override
  public Call<T> next(S state) {
    if (book.foresight().outcome(state).over() || !isAble(state, 0) || !isAble(state, 1)) {
      return new Call.Over<>();
    }
    var onTurn = book.deeds().onTurn(state);
    for (String id : onTurn) {
      if (!moves(state, id).isEmpty()) {
        return turn(id);
      }
    }
    var word = word(state);
    if (word != null) {
      return new Call.Goes<>(word);
    }
    var turns =
        book.cast().roster(state).stream()
            .filter(id -> onTurn.isEmpty() && isMember(id) && !moves(state, id).isEmpty())
            .map(this::turn)
            .toList();
    return turns.isEmpty() ? new Call.Over<>() : new Call.Anybody<>(turns);
  }

  private Call.Turn<T> turn(String id) {
    return new Call.Turn<>(id, seats.get(members.get(0).contains(id) ? 0 : 1));
  }

  private boolean isMember(String id) {
    return members.stream().anyMatch(side -> side.contains(id));
  }

  private boolean isAble(S state, int side) {
    return members.get(side).stream().anyMatch(id -> standing(state, id) == Standing.ABLE);
  }

  /// The first of the fewest words of the Referee's, each with nothing to fill in, after which
  /// somebody is on turn or the fight is over (breadth-first search).
  private @Nullable T word(S state) {
    var said = words(state);
    for (int depth = 0; depth < MOST_WORDS; depth++) {
      for (Said<S, T> one : said) {
        if (!book.deeds().onTurn(one.after()).isEmpty()
            || book.foresight().outcome(one.after()).over()) {
          return one.first();
        }
      }
      var further = new ArrayList<Said<S, T>>();
      for (Said<S, T> one : said) {
        words(one.after()).forEach(next -> further.add(new Said<>(one.first(), next.after())));
      }
      said = further;
    }
    return null;
  }

  /// Words that the Referee might say.
  ///
  /// @param first the first of them
  /// @param after the state after all of them
  private record Said<S, T>(T first, S after) {}

  private List<Said<S, T>> words(S state) {
    var words = new ArrayList<Said<S, T>>();
    for (Offer offer : book.deeds().offers(state, Seat.REFEREE)) {
      if (offer.group() == Offer.Group.REFEREE
          && offer.blocked().isEmpty()
          && book.deeds().choices(state, Seat.REFEREE, offer.filled())
              instanceof Choices.Complete done) {
        T command = book.formats().step().cast(done.command());
        trialDice.beginDice(0, 0);
        words.add(new Said<>(command, trial.run(state, command)));
      }
    }
    return words;
  }

  @Override
  public List<Move<T>> moves(S state, String actor) {
    var foes = members.get(members.get(0).contains(actor) ? 1 : 0);
    return new OfferedMoves<>(book, state, actor, foes).all();
  }

  @Override
  public Optional<Topic> ending() {
    return Optional.empty();
  }

  @Override
  public int round(S state) {
    return book.facts().known(state, Seat.REFEREE).get("fight.round") instanceof Integer round
        ? round
        : 0;
  }

  @Override
  public int winner(S state) {
    boolean first = isAble(state, 0);
    return first == isAble(state, 1) ? -1 : first ? 0 : 1;
  }

  @Override
  public Standing standing(S state, String who) {
    for (Outcome.Side side : book.foresight().outcome(state).sides()) {
      if (side.able().contains(who)) {
        return Standing.ABLE;
      }
    }
    var facts = book.facts().known(state, Seat.REFEREE);
    return Boolean.TRUE.equals(facts.get(who + ".dead")) ? Standing.DEAD : Standing.FALLEN;
  }

  @Override
  public int health(S state, String who) {
    var facts = book.facts().known(state, Seat.REFEREE);
    return facts.get(who + ".hp") instanceof Integer hp
            && facts.get(who + ".max-hp") instanceof Integer max
            && max > 0
        ? 100 * hp / max
        : 100;
  }

  @Override
  public Optional<Harm> harm(E event, S before) {
    return Optional.empty();
  }

  @Override
  public List<String> resources() {
    return List.of();
  }
}
