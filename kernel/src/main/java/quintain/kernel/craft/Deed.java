package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.forms.Forms;
import quintain.kernel.forms.OfferList;
import quintain.kernel.forms.Slot;

/// A command, declared once: how it is offered, what goes into its slots, who may give it, whom it
/// is aimed at, why it is refused, and what it does.
///
/// A declaration reads from top to bottom and ends with what the deed does ([#does]); there it is
/// checked that every component of the command has its slot, in order.
public final class Deed<
    S extends Peopled<B>, B extends Somebody, T extends Step, E extends Event, C extends Command> {
  /// Who may give a command, where that is not whoever speaks for its actor.
  @FunctionalInterface
  public interface Permission<S, C> {
    Optional<Refusal> permits(S state, Seat seat, C command);
  }

  /// A rule that needs more than the command: what the step says that carries it out.
  @FunctionalInterface
  public interface Carrying<H, C, W> {
    void does(H chapter, C command, W carriedOutBy);
  }

  /// What a command does.
  @FunctionalInterface
  private interface Doing<S extends State, T extends Step, E extends Event, C> {
    void does(Play<S, T, E> play, C command, T carriedOutBy);
  }

  /// Why somebody cannot do a command.
  @FunctionalInterface
  public interface Hindrance<S, B, C> {
    Optional<Refusal> hinders(S state, B actor, C command);
  }

  private final Class<C> command;
  private final Clause clause;
  private final Forms.Form<S> form;
  private final List<String> slots = new ArrayList<>();

  // How it is offered and looks
  private final List<Offering<S, B>> each = new ArrayList<>();
  private final List<Offering<S, Seat>> once = new ArrayList<>();
  private @Nullable Offering<S, ?> last;
  private BiPredicate<S, B> offeredWhile = (_, _) -> true;
  private @Nullable Offering<S, Seat> oneOfYours;
  private String icon = "";
  private String key = "";
  private String name = "";
  private boolean afterwards;
  private Predicate<Partial> plainMove = _ -> false;

  // Who gives it, and at whom it is aimed
  private @Nullable Component<C, String> subject;
  private String subjectName = "";
  private @Nullable Component<C, ?> naming;
  private Clause ownership;
  private @Nullable Permission<S, C> permission;
  private boolean referees;
  private Function<C, List<String>> aimedAt = _ -> List.of();
  private @Nullable BiFunction<S, C, List<String>> meets;
  private boolean hostile;

  // What it does
  private @Nullable BiFunction<S, C, Optional<Refusal>> turnRefuses;
  private @Nullable BiConsumer<Play<S, T, E>, C> takesTurn;
  private @Nullable BiFunction<S, C, Optional<Refusal>> refuses;
  private @Nullable Doing<S, T, E, C> does;
  private boolean declared;

  Deed(Class<C> command, Clause clause, Forms.Form<S> form) {
    this.command = command;
    this.clause = clause;
    this.ownership = clause;
    this.form = form;
  }

  // How it is offered

  /// Offered for each of one's own: `Ilse attacks`.
  public Deed<S, B, T, E, C> offered(String doing, Offer.Group group) {
    offered(being -> being.name() + " " + doing, group);
    name(doing);
    oneOfYours = new Offering<>(group, (_, _) -> List.of(filled("One of yours " + doing)));
    return this;
  }

  /// The last offer is made to players; the Referee is offered it once, for whichever of theirs.
  public Deed<S, B, T, E, C> oneOfYours() {
    if (oneOfYours == null) {
      throw new IllegalStateException(this + " does not say what one of yours does");
    }
    toPlayers();
    once.add(oneOfYours);
    last = oneOfYours;
    return toReferee().ifOpen();
  }

  /// The same with a label of its own.
  public Deed<S, B, T, E, C> offered(Function<B, String> label, Offer.Group group) {
    return each(group, (_, being) -> List.of(new Offering.Filled(label.apply(being), by(being))));
  }

  /// Offered for each of one's own with each of some values in a slot, under the option's label:
  /// one offer for each spell that somebody knows.
  public <V> Deed<S, B, T, E, C> offeredWith(
      Component<C, V> slot, BiFunction<S, B, List<Option<V>>> values, Offer.Group group) {
    var name = slot.component();
    return each(
        group,
        (state, being) ->
            values.apply(state, being).stream()
                .map(
                    value ->
                        new Offering.Filled(value.label(), by(being).with(name, value.value())))
                .toList());
  }

  private Deed<S, B, T, E, C> each(
      Offer.Group group, BiFunction<S, B, List<Offering.Filled>> offers) {
    var offering = new Offering<>(group, offers);
    offering.when = offeredWhile;
    each.add(offering);
    last = offering;
    return this;
  }

  private Partial by(B being) {
    if (subject == null) {
      throw new IllegalStateException(this + " is offered for somebody and has no slot for them");
    }
    return Partial.of(command).with(subjectName, being.id());
  }

  /// Offered once to a seat, with nothing filled in.
  public Deed<S, B, T, E, C> offeredOnce(String label, Offer.Group group) {
    name(label);
    return once(group, (_, _) -> List.of(filled(label)));
  }

  /// What people call it: as its first offer does, or else as files do.
  private void name(String words) {
    if (name.isEmpty()) {
      name = words;
    }
  }

  private Offering.Filled filled(String label) {
    return new Offering.Filled(label, Partial.of(command));
  }

  /// Offered once to a seat for each of some values in a slot, under the option's label.
  public <V> Deed<S, B, T, E, C> offeredOnceWith(
      Component<C, V> slot, BiFunction<S, Seat, List<Option<V>>> values, Offer.Group group) {
    var name = slot.component();
    return once(
        group,
        (state, seat) ->
            values.apply(state, seat).stream()
                .map(
                    value ->
                        new Offering.Filled(
                            value.label(), Partial.of(command).with(name, value.value())))
                .toList());
  }

  private Deed<S, B, T, E, C> once(
      Offer.Group group, BiFunction<S, Seat, List<Offering.Filled>> offers) {
    var offering = new Offering<>(group, offers);
    once.add(offering);
    last = offering;
    return this;
  }

  /// The last offer is there only while it is open; otherwise it is shown with the reason why not.
  public Deed<S, B, T, E, C> ifOpen() {
    last().blockedWhen = (_, _) -> false;
    return this;
  }

  /// Offers to come are made only for those of one's own of whom this holds, unless they say
  /// themselves for whom: what a book says of a whole kind of deeds.
  public Deed<S, B, T, E, C> offeredWhile(BiPredicate<S, B> which) {
    offeredWhile = which;
    return this;
  }

  /// The last offer is made only for those of one's own of whom this holds.
  public Deed<S, B, T, E, C> when(BiPredicate<S, B> which) {
    each.getLast().when = which;
    return this;
  }

  /// The last offer is shown with the reason why not only while this holds.
  public Deed<S, B, T, E, C> blockedWhen(BiPredicate<S, B> which) {
    each.getLast().blockedWhen = which;
    return this;
  }

  /// The last offer, made once, is made only to a seat of which this holds.
  public Deed<S, B, T, E, C> whenSeat(BiPredicate<S, Seat> which) {
    once.getLast().when = which;
    return this;
  }

  /// The last offer is made to players only.
  public Deed<S, B, T, E, C> toPlayers() {
    last().toReferee = false;
    return this;
  }

  /// The last offer is made to the Referee only.
  public Deed<S, B, T, E, C> toReferee() {
    last().toPlayers = false;
    return this;
  }

  private Offering<S, ?> last() {
    if (last == null) {
      throw new IllegalStateException(this + " says how it is offered before it is");
    }
    return last;
  }

  /// The name of the icon beside it.
  public Deed<S, B, T, E, C> icon(String name) {
    icon = name;
    return this;
  }

  /// The key it lies under.
  public Deed<S, B, T, E, C> key(String letter) {
    key = letter;
    return this;
  }

  /// What people turn to when a fight is over: they rest, tend to each other, look what is left.
  public Deed<S, B, T, E, C> afterwards() {
    afterwards = true;
    return this;
  }

  /// It is how people simply go somewhere: what a tap on the map does.
  public Deed<S, B, T, E, C> plainMove() {
    plainMove = _ -> true;
    return this;
  }

  /// The same with this in a slot, where other values go about it otherwise.
  public <V> Deed<S, B, T, E, C> plainMove(Component<C, V> slot, V value) {
    var name = slot.component();
    plainMove = filled -> filled.has(name) && filled.get(name, Object.class).equals(value);
    return this;
  }

  // What goes into its slots

  /// The slot of whoever does it, one of the seat's own. Players give it for their own alone.
  public Deed<S, B, T, E, C> by(Component<C, String> slot, String wording) {
    return by(slot, wording, PeopleSlots.own());
  }

  /// The same where not each of one's own comes into question.
  public Deed<S, B, T, E, C> by(Component<C, String> slot, String wording, Slot<S> values) {
    about(slot, wording, values);
    if (permission == null) {
      permission = (state, seat, step) -> speaksFor(state, seat, slot.apply(step));
    }
    return this;
  }

  /// The same words whether or not anybody of that name is there, so that nobody can probe for what
  /// is hidden.
  private Optional<Refusal> speaksFor(S state, Seat seat, String who) {
    return state.find(who).filter(being -> state.speaksFor(seat, being)).isPresent()
        ? Optional.empty()
        : Optional.of(new Refusal(ownership, "You do not speak for " + who));
  }

  /// The slot of whoever it is about; other slots may depend on them.
  public Deed<S, B, T, E, C> about(Component<C, String> slot, String wording, Slot<S> values) {
    subject = slot;
    subjectName = slot.component();
    return slot(slot, wording, values);
  }

  /// The slot of the one it is aimed at, who must be seen, and whose figures its odds would tell.
  public Deed<S, B, T, E, C> at(Component<C, String> slot, String wording, OfActor<S, B> values) {
    aimedAt = step -> List.of(slot.apply(step));
    return slot(slot, wording, values);
  }

  /// The slot of those it is aimed at.
  public Deed<S, B, T, E, C> atSome(
      Component<C, List<String>> slot, String wording, OfActor<S, B> values) {
    aimedAt = slot;
    return slot(slot, wording, values);
  }

  /// Those it is aimed at, where no slot alone says so: nobody at times, or those of a command
  /// within this one.
  public Deed<S, B, T, E, C> aimedAtThose(Function<C, List<String>> those) {
    aimedAt = those;
    return this;
  }

  /// Those it would meet, where that depends on how things stand: whoever is in a blast.
  public Deed<S, B, T, E, C> meets(BiFunction<S, C, List<String>> those) {
    meets = those;
    return this;
  }

  public <V> Deed<S, B, T, E, C> slot(Component<C, V> slot, String wording, Slot<S> values) {
    var name = slot.component();
    slots.add(name);
    form.slot(name, wording, values);
    if (values instanceof PeopleSlots.FreshId<?>) {
      naming = slot;
    }
    return this;
  }

  /// A slot that depends on whoever does it, or whom it is about.
  public <V> Deed<S, B, T, E, C> slot(Component<C, V> slot, String wording, OfActor<S, B> values) {
    var whose = subject().component();
    return slot(
        slot,
        wording,
        (blank, topic) ->
            blank
                .filled(whose, String.class)
                .flatMap(blank.state()::find)
                .flatMap(actor -> values.of(blank, topic, actor)));
  }

  private Component<C, String> subject() {
    if (subject == null) {
      throw new IllegalStateException(this + " asks about somebody before it has a slot for them");
    }
    return subject;
  }

  // Who may give it

  /// The clause by which players speak for their own alone, where it is not the deed's.
  public Deed<S, B, T, E, C> owned(Clause why) {
    ownership = why;
    return this;
  }

  /// Who besides the Referee may give it.
  public Deed<S, B, T, E, C> permitted(Permission<S, C> rule) {
    permission = rule;
    return this;
  }

  /// What must hold besides of a seat that may give it.
  public Deed<S, B, T, E, C> permittedOnly(Permission<S, C> rule) {
    var first = Objects.requireNonNull(permission, () -> this + " does not say who may give it");
    return permitted(
        (state, seat, step) -> {
          var refused = first.permits(state, seat, step);
          return refused.isPresent() ? refused : rule.permits(state, seat, step);
        });
  }

  /// Only the Referee gives it.
  Deed<S, B, T, E, C> onlyTheReferee(Refusal toOthers) {
    referees = true;
    return permitted((_, _, _) -> Optional.of(toOthers));
  }

  boolean isOfferedTo(Seat seat) {
    return seat.isReferee() || !referees;
  }

  /// Aimed at foes, it may begin a fight.
  public Deed<S, B, T, E, C> hostile() {
    hostile = true;
    return this;
  }

  // Why not, and what it does

  /// On a turn: the turn says whether it may be done now, and when it is done.
  public Deed<S, B, T, E, C> onTurn(
      BiFunction<S, C, Optional<Refusal>> refusal, BiConsumer<Play<S, T, E>, C> turn) {
    turnRefuses = refusal;
    takesTurn = turn;
    return this;
  }

  /// Why it is not possible: asked when it is offered, and before it is done.
  public Deed<S, B, T, E, C> refuses(BiFunction<S, C, Optional<Refusal>> why) {
    refuses = why;
    return this;
  }

  /// The same where it depends on whoever does it, or whom it is about; somebody who is not there
  /// is refused by the deed's clause.
  public Deed<S, B, T, E, C> refusesActor(Hindrance<S, B, C> why) {
    var slot = subject();
    return refuses(
        (state, step) -> {
          var actor = state.find(slot.apply(step));
          return actor.isPresent()
              ? why.hinders(state, actor.get(), step)
              : Optional.of(Peopled.nobodyCalled(slot.apply(step), clause));
        });
  }

  /// The same where it only depends on how things stand.
  public Deed<S, B, T, E, C> refusesNow(Function<S, Optional<Refusal>> why) {
    return refuses((state, _) -> why.apply(state));
  }

  /// What it does: a rule of a chapter.
  public <H> void does(Function<Play<S, T, E>, H> chapter, BiConsumer<H, C> rule) {
    done((play, step, _) -> rule.accept(chapter.apply(play), step));
  }

  /// The same for a rule that need not look at the command.
  public <H> void does(Function<Play<S, T, E>, H> chapter, Consumer<H> rule) {
    done((play, _, _) -> rule.accept(chapter.apply(play)));
  }

  /// The same for a rule that needs more than the command: who stood when it was declared, how deep
  /// in a stack it is. Its turn carries it out by a step of this kind, which says so.
  public <H, W extends T> void does(
      Function<Play<S, T, E>, H> chapter, Class<W> carriedOutBy, Carrying<H, C, W> rule) {
    done((play, step, by) -> rule.does(chapter.apply(play), step, carriedOutBy.cast(by)));
  }

  /// What it does is no more than this to happen.
  public void emits(BiFunction<S, C, E> event, Clause why) {
    done((play, step, _) -> play.emit(event.apply(play.state(), step), why));
  }

  public void emits(Function<C, E> event, Clause why) {
    emits((_, step) -> event.apply(step), why);
  }

  private void done(Doing<S, T, E, C> rule) {
    var components =
        Arrays.stream(command.getRecordComponents()).map(component -> component.getName()).toList();
    if (!slots.equals(components)) {
      throw new IllegalStateException(
          this + " has the slots " + slots + ", and its components are " + components);
    }
    if (permission == null) {
      throw new IllegalStateException(this + " does not say who may give it");
    }
    does = rule;
    declared = true;
  }

  // What a book reads off it

  boolean isPlainMove(Partial filled) {
    return plainMove.test(filled);
  }

  boolean isDeclared() {
    return declared;
  }

  void offerFor(S state, Seat seat, B being, OfferList<S> list) {
    for (var offering : each) {
      offering.add(state, seat, being, list);
    }
  }

  void offerOnce(S state, Seat seat, OfferList<S> list) {
    for (var offering : once) {
      offering.add(state, seat, seat, list);
    }
  }

  Optional<Refusal> permits(S state, Seat seat, T step) {
    return permission == null
        ? Optional.empty()
        : permission.permits(state, seat, command.cast(step));
  }

  /// Why a player cannot call somebody new so.
  Optional<Refusal> misnames(Seat seat, T step) {
    return naming == null
        ? Optional.empty()
        : Newcomer.refusal(seat, String.valueOf(naming.apply(command.cast(step))), clause);
  }

  List<String> aimedAt(T step) {
    return aimedAt.apply(command.cast(step));
  }

  List<String> meets(S state, T step) {
    return meets == null ? aimedAt(step) : meets.apply(state, command.cast(step));
  }

  private Optional<B> actor(S state, T step) {
    return subject == null ? Optional.empty() : state.find(subject.apply(command.cast(step)));
  }

  /// Whether it is hostile, whoever it strikes at.
  boolean isHostile() {
    return hostile;
  }

  /// Whether it strikes at somebody of another side.
  boolean isHostile(S state, T step) {
    var by = actor(state, step);
    if (!hostile || by.isEmpty()) {
      return false;
    }
    for (String id : aimedAt(step)) {
      if (state.find(id).filter(target -> target.side() != by.get().side()).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /// Whether it says itself why not, so that nothing need be tried.
  boolean knowsWhyNot() {
    return turnRefuses != null || refuses != null;
  }

  Optional<Refusal> refusal(S state, T step) {
    return turnRefuses == null
        ? ownRefusal(state, step)
        : turnRefuses.apply(state, command.cast(step));
  }

  Optional<Refusal> ownRefusal(S state, T step) {
    return refuses == null ? Optional.empty() : refuses.apply(state, command.cast(step));
  }

  void resolve(T step, Play<S, T, E> play) {
    if (takesTurn != null) {
      takesTurn.accept(play, command.cast(step));
      return;
    }
    play.check(ownRefusal(play.state(), step));
    carryOut(step, step, play);
  }

  void carryOut(T step, T carriedOutBy, Play<S, T, E> play) {
    if (does == null) {
      throw new IllegalStateException(this + " does not say what it does");
    }
    does.does(play, command.cast(step), carriedOutBy);
  }

  String icon() {
    return icon;
  }

  String name() {
    return name.isEmpty() ? toString().replace('-', ' ') : name;
  }

  String key() {
    return key;
  }

  boolean isForAfterwards() {
    return afterwards;
  }

  /// The command's name in files.
  @Override
  public String toString() {
    return Names.of(command);
  }
}
