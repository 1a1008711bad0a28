package quintain.kernel.craft;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import quintain.kernel.Audience;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.parts.Voice;

/// A state with people in it: who is there, who speaks for them, and who may know of them.
public interface Peopled<B extends Somebody> extends State {
  /// Everybody in the scene, in their order.
  List<B> roster();

  default Optional<B> find(String id) {
    return roster().stream().filter(being -> being.id().equals(id)).findFirst();
  }

  /// Whoever has this id; the rules ask for nobody else.
  default B being(String id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException("Nobody here is called " + id));
  }

  /// What people call somebody. Who is still being made is the newcomer; where nobody has the id,
  /// it stands for itself.
  default String nameOf(String id) {
    return find(id)
        .map(Somebody::name)
        .orElseGet(() -> Newcomer.ID.matcher(id).matches() ? Newcomer.CALLED : id);
  }

  /// The agreement of verbs with the names of those who may be several.
  default Voice voice() {
    return Voice.of(
        roster().stream().filter(Somebody::isCalledByKind).map(Somebody::name).toList());
  }

  /// Whether a seat speaks for somebody now. Books in which somebody else may take over overrule
  /// it.
  default boolean speaksFor(Seat seat, B being) {
    return being.seat().equals(seat);
  }

  default List<B> own(Seat seat) {
    return roster().stream().filter(being -> speaksFor(seat, being)).toList();
  }

  /// That nobody goes by an id that a person gave.
  default Optional<Refusal> nobody(String id, Clause why) {
    return find(id).isPresent()
        ? Optional.empty()
        : Optional.of(new Refusal(why, "Nobody here is called " + id));
  }

  /// Whether somebody is in the middle of their turn. Books that take turns one by one overrule it.
  default boolean isTurnOf(String id) {
    return false;
  }

  // Newcomers

  /// Why nobody new can be called so: an id is a short word that nobody in the scene has.
  default Optional<Refusal> nameRefusal(String id, Clause why) {
    if (!id.matches("[A-Za-z0-9_-]{1,40}")) {
      return Optional.of(
          new Refusal(why, "'" + id + "' is no id; use letters, digits and hyphens"));
    }
    return find(id).map(_ -> new Refusal(why, "Somebody is called " + id + " already"));
  }

  /// The same for somebody new of a player's: whom the player does not see is no reason, and the
  /// newcomer gets another id.
  default Optional<Refusal> nameRefusal(String id, Seat seat, Clause why) {
    boolean hidden = find(id).filter(being -> !maySee(being, seat)).isPresent();
    return hidden ? Optional.empty() : nameRefusal(id, why);
  }

  // Sight

  /// Whether somebody who is no secret is hidden from a seat, by fog for instance.
  default boolean hides(B being, Seat seat) {
    return false;
  }

  /// Whether a seat knows that somebody is there.
  default boolean maySee(B being, Seat seat) {
    return seat.isReferee()
        || being.seat().equals(seat)
        || (being.secrecy() != Secrecy.UNSEEN && !hides(being, seat));
  }

  /// Whether a seat knows somebody's figures.
  default boolean maySeeFigures(B being, Seat seat) {
    return seat.isReferee()
        || being.seat().equals(seat)
        || (being.secrecy() == Secrecy.OPEN && !hides(being, seat));
  }

  /// Those whom a seat sees, as far as it knows them.
  ///
  /// @param blurred somebody whose figures the seat does not know
  default List<B> seenBy(Seat seat, UnaryOperator<B> blurred) {
    return roster().stream()
        .filter(being -> maySee(being, seat))
        .map(being -> maySeeFigures(being, seat) ? being : blurred.apply(being))
        .toList();
  }

  /// The same by id; of those who are no longer there, everybody may know.
  default boolean maySee(String id, Seat seat) {
    return find(id).map(being -> maySee(being, seat)).orElse(true);
  }

  default boolean maySeeFigures(String id, Seat seat) {
    return find(id).map(being -> maySeeFigures(being, seat)).orElse(true);
  }

  /// Who may know of somebody's dice and deeds: of the unseen, only whoever speaks for them.
  default Audience witnesses(B being) {
    return being.secrecy() == Secrecy.UNSEEN ? owner(being) : onlookers(being);
  }

  /// Who could know of somebody if they were no secret. Books with fog overrule it.
  default Audience onlookers(B being) {
    return Audience.EVERYONE;
  }

  /// Whether everybody may read somebody's name.
  default boolean isKnownToAll(B being) {
    return witnesses(being).everyone();
  }

  default Audience witnesses(String id) {
    return find(id).map(this::witnesses).orElse(Audience.EVERYONE);
  }

  /// Of two who are concerned, whoever may know of both.
  default Audience witnesses(String one, String other) {
    return witnesses(one).and(witnesses(other));
  }

  /// Whoever speaks for somebody, and the Referee.
  default Audience owner(B being) {
    return being.seat().isReferee() ? Audience.REFEREE : Audience.only(being.seat());
  }

  /// Why a seat cannot mean somebody: the same words whether they are hidden or not there at all,
  /// so that nobody can probe for what is hidden.
  default Optional<Refusal> unseen(String id, Seat seat, Clause why) {
    return find(id).filter(being -> maySee(being, seat)).isPresent()
        ? Optional.empty()
        : Optional.of(nobodyCalled(id, why));
  }

  /// Why somebody who is not there cannot be meant.
  static Refusal nobodyCalled(String id, Clause why) {
    return new Refusal(why, "Nobody here is called " + id);
  }

  // What forms tell of somebody

  /// Whether somebody stands by, neither side's friend or foe. Books with bystanders overrule it.
  default boolean isBystander(B being) {
    return false;
  }

  /// Whether somebody is one of those whom an actor strikes, or one of those whom they help.
  ///
  /// @param foes whether foes are meant, or friends
  default boolean isMeant(B actor, B being, boolean foes) {
    return foes
        ? being.side() != actor.side() && !isBystander(actor) && !isBystander(being)
        : being.side() == actor.side();
  }

  /// How far off somebody is from whoever acts, in the book's unit; 0 where everybody is in one
  /// place.
  default int distance(B from, B to) {
    return 0;
  }

  /// The line along which one sees another on the book's map, as [quintain.kernel.Hints#RAY] has
  /// it; asked for only where somebody reads it.
  default Optional<String> ray(B from, B to) {
    return Optional.empty();
  }

  /// What is left of somebody's health, in percent.
  int health(B being);

  /// What else a form tells of somebody whom an actor could choose.
  ///
  /// @param foes whether foes are meant, or friends
  default List<Option.Hint> hints(B actor, B being, boolean foes) {
    return List.of();
  }

  /// How far off somebody is, as people read it, `20 ft off`; empty where a number has to do.
  default String off(int distance) {
    return "";
  }
}
