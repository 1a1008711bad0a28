package quintain.kernel.craft;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Content;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Step;

/// The Referee's hand: the deeds by which people are made, come, go, are shown and handed over, and
/// by which values are set.
///
/// Offers, slots, permissions and refusals are declared here; a book's command implements the
/// interface for it, and the book says what it does.
public final class RefereesHand<
    S extends Peopled<B>, B extends Somebody, T extends Step, E extends Event> {
  /// A new character is made by the book.
  public interface Making extends Command {
    String id();

    Seat seat();
  }

  /// Somebody joins with a sheet of their own.
  public interface Joining<P> extends Command {
    String id();

    Seat seat();

    P sheet();
  }

  /// So many of a kind come in.
  public interface Arriving extends Command {
    String id();

    int count();

    /// The id of the nth of them, who has a number where they are several.
    default String id(int n) {
      return count() == 1 ? id() : Names.numbered(id(), n);
    }
  }

  /// Somebody leaves the scene.
  public interface Leaving extends Command {
    String who();
  }

  /// Another seat speaks for somebody.
  public interface Handing extends Command {
    String who();

    Seat seat();
  }

  /// Players come to know more of somebody, or less.
  public interface Revealing extends Command {
    String who();

    Secrecy secrecy();
  }

  /// A fact is as the Referee says.
  public interface Setting extends Command {
    String fact();

    String value();

    String reason();
  }

  private final Deeds<S, B, T, E> book;
  private final Clause why;
  private final Clause naming;
  private Predicate<B> plays = _ -> true;

  /// @param why the clause by which the Referee says who is there
  /// @param naming the clause by which a newcomer needs a name of their own
  public RefereesHand(Deeds<S, B, T, E> book, Clause why, Clause naming) {
    this.book = book;
    this.why = why;
    this.naming = naming;
  }

  /// Players make characters for themselves while they have nobody to play; the Referee makes them
  /// for everybody.
  ///
  /// @param plays whether somebody is a character to play
  public <C extends Making> Deed<S, B, T, E, C> create(
      Class<C> command, Clause clause, Predicate<B> plays) {
    this.plays = plays;
    return book.deed(command, clause)
        .offeredOnceWith(
            Making::seat,
            (_, seat) -> List.of(new Option<>(seat.id(), "A new character", seat)),
            ADVANCE)
        .whenSeat((state, seat) -> state.own(seat).stream().noneMatch(plays))
        .toPlayers()
        .offeredOnce("Make a new character", REFEREE)
        .ifOpen()
        .toReferee()
        .icon("user-plus")
        .slot(Making::id, "Under which name?", freshId(Newcomer.KIND))
        .slot(Making::seat, "Who plays them?", seats())
        .permitted(
            (_, seat, step) ->
                step.seat().equals(seat)
                    ? Optional.empty()
                    : no(clause, "A player makes characters for themselves"))
        .refuses((state, step) -> state.nameRefusal(step.id(), step.seat(), naming));
  }

  /// Somebody with a sheet joins, ready-made or brought along. Players bring one for themselves
  /// while they have nobody to play, and are trusted with the sheet as with dice of their own; the
  /// Referee lets anybody join.
  ///
  /// @param pregens those who are ready-made, to choose from
  /// @param person somebody as written on a sheet; an [IllegalArgumentException] where it cannot be
  public <P extends Entry, C extends Joining<P>> Deed<S, B, T, E, C> welcome(
      Class<C> command, Clause clause, Function<S, List<P>> pregens, BiFunction<S, C, B> person) {
    return word(command, clause, "A ready-made character joins")
        .slot(Joining::id, "Under which name?", freshId("guest"))
        .slot(Joining::seat, "Who plays them?", seats())
        .slot(Joining::sheet, "Who joins?", wholeEntries(pregens))
        .permitted(
            (state, seat, step) -> {
              if (!step.seat().equals(seat)) {
                return no(clause, "A player takes a character for themselves");
              }
              return state.own(seat).stream().anyMatch(being -> plays.test(being))
                  ? no(clause, "You have somebody to play already")
                  : Optional.empty();
            })
        .refuses(
            (state, step) ->
                state
                    .nameRefusal(step.id(), naming)
                    .or(() -> sheetRefusal(state, step, clause, person)));
  }

  private static <S, C, B> Optional<Refusal> sheetRefusal(
      S state, C step, Clause clause, BiFunction<S, C, B> person) {
    try {
      var _ = person.apply(state, step);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return no(clause, String.valueOf(e.getMessage()));
    }
  }

  /// Some of a kind come in. The book says how many may come together, and why not
  /// ([#arrivalRefusal]).
  ///
  /// @param kinds what the Referee calls them: `creatures`
  /// @param kind the slot of their kind
  public <C extends Arriving> Deed<S, B, T, E, C> bringIn(
      Class<C> command,
      Clause clause,
      String kinds,
      Component<C, String> kind,
      Function<S, ? extends List<? extends Entry>> bestiary) {
    var slot = kind.component();
    return word(command, clause, "Bring in " + kinds)
        .icon("paw-print")
        .slot(kind, "Which " + slot + "?", entries(bestiary))
        .slot(Arriving::id, "Under which name?", freshIdAfter(slot));
  }

  /// Why so many of a kind cannot come in.
  ///
  /// @param most how many may come at a time
  public Optional<Refusal> arrivalRefusal(
      S state,
      Arriving step,
      Clause clause,
      List<? extends Entry> bestiary,
      String kind,
      int most) {
    if (Content.find(bestiary, kind).isEmpty()) {
      return no(clause, OpeningCast.notInBestiary(bestiary, kind));
    }
    if (step.count() < 1 || step.count() > most) {
      return no(clause, "Bring in 1 to " + most + " at a time");
    }
    return IntStream.rangeClosed(1, step.count())
        .mapToObj(n -> state.nameRefusal(step.id(n), naming))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// Somebody leaves the scene, but not in the middle of their turn.
  ///
  /// @param whom those of whom it is offered
  public <C extends Leaving> Deed<S, B, T, E, C> takeAway(
      Class<C> command, Clause clause, Predicate<B> whom) {
    return word(command, clause, "Take somebody away")
        .about(Leaving::who, "Who leaves the scene?", those(whom))
        .refuses(
            (state, step) ->
                state
                    .nobody(step.who(), why)
                    .or(
                        () ->
                            state.isTurnOf(step.who())
                                ? no(why, "It is " + state.nameOf(step.who()) + "'s turn")
                                : Optional.empty()));
  }

  /// Somebody is handed over to another seat.
  public <C extends Handing> Deed<S, B, T, E, C> handOver(Class<C> command, Clause clause) {
    return word(command, clause, "Hand somebody over to another seat")
        .about(Handing::who, "Who is handed over?", everybody())
        .slot(Handing::seat, "To whom?", seats())
        .refuses((state, step) -> state.nobody(step.who(), why));
  }

  /// Players come to know more of somebody, or less.
  ///
  /// @param secret whether somebody may be a secret at all
  public <C extends Revealing> Deed<S, B, T, E, C> reveal(
      Class<C> command, Clause clause, Predicate<B> secret) {
    return word(command, clause, "Show or hide somebody")
        .about(Revealing::who, "Who?", those(secret))
        .slot(
            Revealing::secrecy,
            "What may players know?",
            (_, topic) -> oneOf(topic, Secrecy.options()))
        .refuses((state, step) -> state.nobody(step.who(), why));
  }

  /// A fact is set, with a reason.
  ///
  /// @param because the usual reason
  public <C extends Setting> Deed<S, B, T, E, C> setValue(
      Class<C> command, Clause clause, Facts<S, B, T> facts, String because) {
    return word(command, clause, "Set a value")
        .slot(Setting::fact, "Which value?", facts.settable())
        .slot(Setting::value, "To what?", facts.valueOf("fact"))
        .slot(Setting::reason, "Why?", words(because))
        .refuses((state, step) -> facts.refusal(state, step.fact(), step.value()));
  }

  private <C extends Command> Deed<S, B, T, E, C> word(
      Class<C> command, Clause clause, String label) {
    return book.word(command, clause).offeredOnce(label, REFEREE).ifOpen();
  }

  private static Optional<Refusal> no(Clause why, String reason) {
    return Optional.of(new Refusal(why, reason));
  }
}
