package quintain.kernel.craft;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Barred;
import quintain.kernel.Choices;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Refusals;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Step;
import quintain.kernel.Theme;
import quintain.kernel.forms.Filling;
import quintain.kernel.forms.Forms;
import quintain.kernel.forms.OfferList;
import quintain.kernel.parts.Lists;

/// Every command of a book, each declared once by its chapter; offers, forms, icons, keys,
/// permissions and what resolves a command are read off here.
///
/// A book's deeds are one subclass, whose constructor hands itself to each chapter.
public abstract class Deeds<
        S extends Peopled<B>, B extends Somebody, T extends Step, E extends Event>
    implements Rulebook.Deeds<S, T> {
  private final Rulebook.Rules<S, T, E> rules;
  private final Refusal onlyTheReferee;
  private final Refusal followsByItself;
  private final Forms<S> forms = new Forms<>();
  private final Map<Class<?>, Deed<S, B, T, E, ?>> deeds = new LinkedHashMap<>();

  /// @param onlyTheReferee why a player may not give a command of the Referee's
  /// @param followsByItself why nobody may give a follow-up
  protected Deeds(Rulebook.Rules<S, T, E> rules, Refusal onlyTheReferee, Refusal followsByItself) {
    this.rules = rules;
    this.onlyTheReferee = onlyTheReferee;
    this.followsByItself = followsByItself;
  }

  // Declaring

  /// A deed that players give for their own, under the clause that it stands for.
  public final <C extends Command> Deed<S, B, T, E, C> deed(Class<C> command, Clause clause) {
    var deed = new Deed<S, B, T, E, C>(command, clause, forms.form(command, clause));
    if (deeds.put(command, deed) != null) {
      throw new IllegalStateException(Names.of(command) + " is declared twice");
    }
    return deed;
  }

  /// A deed that only the Referee gives.
  public final <C extends Command> Deed<S, B, T, E, C> word(Class<C> command, Clause clause) {
    return deed(command, clause).onlyTheReferee(onlyTheReferee);
  }

  private Deed<S, B, T, E, ?> of(T step) {
    return of(step.getClass());
  }

  private Deed<S, B, T, E, ?> of(Class<?> command) {
    var deed = deeds.get(command);
    if (deed == null || !deed.isDeclared()) {
      throw new IllegalArgumentException("there is no deed for " + Names.of(command));
    }
    return deed;
  }

  // What a seat may do

  /// The state as far as a seat knows it, without those it does not see.
  protected abstract S asSeenBy(S state, Seat seat);

  /// What a seat goes by: whatever it may do is reckoned from this, so that nothing about it tells
  /// of anybody hidden.
  private S seen(S state, Seat seat) {
    return hidesAnybody(state, seat) ? asSeenBy(state, seat) : state;
  }

  private static <B extends Somebody> boolean hidesAnybody(Peopled<B> state, Seat seat) {
    return !seat.isReferee()
        && state.roster().stream().anyMatch(being -> !state.maySee(being, seat));
  }

  /// For each one the seat speaks for, and then for the seat itself, in the order of declaration.
  @Override
  public final List<Offer> offers(S state, Seat seat) {
    S seen = seen(state, seat);
    var list = new OfferList<>(filling(state, seen, seat));
    var offered = deeds.values().stream().filter(deed -> deed.isOfferedTo(seat)).toList();
    for (B being : seen.own(seat)) {
      offered.forEach(deed -> deed.offerFor(seen, seat, being, list));
    }
    offered.forEach(deed -> deed.offerOnce(seen, seat, list));
    return seen.voice().agreeing(Lists.each(list.offers(), this::marked));
  }

  private Offer marked(Offer offer) {
    return of(offer.command()).isPlainMove(offer.filled()) ? offer.asPlainMove() : offer;
  }

  @Override
  public final Choices choices(S state, Seat seat, Partial partial) {
    of(partial.command());
    return filling(state, seen(state, seat), seat).choices(partial);
  }

  @Override
  public final List<Barred> barred(S state, Seat seat, Partial partial) {
    of(partial.command());
    return filling(state, seen(state, seat), seat).barred(partial);
  }

  private Filling<S> filling(S state, S seen, Seat seat) {
    return new Filling<>(forms, seen, seat, command -> refusal(state, seen, seat, step(command)));
  }

  // Every command of a book is a step of it, and comes from this book's own offers.
  @SuppressWarnings("unchecked")
  private T step(Command command) {
    return (T) command;
  }

  private Optional<Refusal> refusal(S state, S seen, Seat seat, T step) {
    var permitted = mayGive(seen, seat, step);
    if (permitted.isPresent()) {
      return permitted;
    }
    var ruled = byTheRules(seen, step);
    return ruled.isPresent() ? ruled : awaitsUnseen(state, seat, step);
  }

  /// Why a turn waits for somebody whom the seat does not see, in words that tell no more than
  /// that; nothing where the unseen hold nobody up.
  protected Optional<Refusal> awaitsUnseen(S state, Seat seat, T step) {
    return Optional.empty();
  }

  private Optional<Refusal> byTheRules(S state, T step) {
    var deed = of(step);
    return deed.knowsWhyNot() ? deed.refusal(state, step) : Refusals.of(rules, state, step);
  }

  /// Players give commands for their own alone, the Referee for everybody; follow-ups are nobody's
  /// to give.
  ///
  /// Where somebody is hidden from a seat, whatever would be refused without them is refused here,
  /// and in the same words: to name somebody hidden is to name somebody who is not there.
  @Override
  public final Optional<Refusal> permits(S state, Seat seat, T step) {
    return hidesAnybody(state, seat)
        ? refusal(state, asSeenBy(state, seat), seat, step)
        : mayGive(state, seat, step);
  }

  private Optional<Refusal> mayGive(S seen, Seat seat, T step) {
    if (!(step instanceof Command)) {
      return Optional.of(followsByItself);
    }
    if (seat.isReferee()) {
      return Optional.empty();
    }
    var deed = of(step);
    var owned = deed.permits(seen, seat, step);
    if (owned.isPresent()) {
      return owned;
    }
    var misnamed = deed.misnames(seat, step);
    if (misnamed.isPresent()) {
      return misnamed;
    }
    for (String id : deed.aimedAt(step)) {
      var unseen = unseen(seen, seat, step, id);
      if (unseen.isPresent()) {
        return unseen;
      }
    }
    return Optional.empty();
  }

  /// Why a seat cannot aim at somebody whom it does not see, said before anything else is; nothing
  /// where the rules say so themselves.
  protected Optional<Refusal> unseen(S state, Seat seat, T step, String id) {
    return Optional.empty();
  }

  // What it does

  /// Those whom a command is aimed at, and whose figures its odds would give away.
  public final List<String> aimedAt(T step) {
    return step instanceof Command ? of(step).aimedAt(step) : List.of();
  }

  /// The same with whoever else it would meet, as things stand.
  public final List<String> meets(S state, T step) {
    return step instanceof Command ? of(step).meets(state, step) : List.of();
  }

  /// Whether a command is hostile, whoever it strikes at.
  public final boolean isHostile(T command) {
    return of(command).isHostile();
  }

  /// Whether a command strikes at somebody of another side.
  public final boolean isHostile(S state, T command) {
    return of(command).isHostile(state, command);
  }

  /// A command is given: it is refused or takes its turn, or is done at once.
  public final void resolve(T command, Play<S, T, E> play) {
    of(command).resolve(command, play);
  }

  /// Why a command is impossible, whosever turn it is.
  public final Optional<Refusal> ownRefusal(S state, T command) {
    return of(command).ownRefusal(state, command);
  }

  /// A command is done, its turn settled.
  public final void carryOut(T command, Play<S, T, E> play) {
    carryOut(command, command, play);
  }

  /// The same by a step that says more than the command, where its deed asks for it.
  public final void carryOut(T command, T by, Play<S, T, E> play) {
    of(command).carryOut(command, by, play);
  }

  @Override
  public final Optional<String> gone(S state, String id) {
    return state.find(id).map(Somebody::gone).filter(word -> !word.isEmpty());
  }

  // How it looks

  @Override
  public final String nameOf(T command) {
    return command instanceof Command ? of(command).name() : Rulebook.Deeds.super.nameOf(command);
  }

  public final List<Theme.Icon> icons() {
    return deeds.values().stream()
        .filter(deed -> !deed.icon().isEmpty())
        .map(deed -> new Theme.Icon(deed.toString(), deed.icon()))
        .toList();
  }

  public final List<Theme.Shortcut> shortcuts() {
    return deeds.values().stream()
        .filter(deed -> !deed.key().isEmpty())
        .map(deed -> new Theme.Shortcut(deed.key(), deed.toString(), deed.name()))
        .toList();
  }

  /// The commands that people turn to when a fight is over.
  public final List<String> afterwards() {
    return deeds.values().stream().filter(Deed::isForAfterwards).map(Deed::toString).toList();
  }
}
