package quintain.kernel.craft;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.Step;
import quintain.kernel.Topic;
import quintain.kernel.dice.Roll;

/// What every chapter of the rules works with: the step in play, in the words the chapters use.
///
/// A book's own `Chapter` adds its house rules and its words.
public abstract class Chapter<
    S extends Peopled<B>, B extends Somebody, T extends Step, E extends Event> {
  protected final Play<S, T, E> play;

  protected Chapter(Play<S, T, E> play) {
    this.play = play;
  }

  protected final S state() {
    return play.state();
  }

  protected final B being(String id) {
    return play.state().being(id);
  }

  /// The one meant by an id a person gave; nobody of that name is a refusal.
  protected final B known(String id, Clause why) {
    return state().find(id).orElseThrow(() -> play.refuse(why, "Nobody here is called " + id));
  }

  protected final void emit(E event, Clause why) {
    play.emit(event, why);
  }

  protected final int roll(B by, Roll<Integer> roll, Clause why) {
    return play.roll(by, roll, why);
  }

  /// A yes-or-no prompt to the Referee about those concerned.
  protected final boolean referee(Topic topic, boolean byDefault, String... about) {
    return play.ask(Seat.REFEREE, new Question.YesNo(topic, List.of(about), byDefault));
  }

  /// A yes-or-no question to whoever speaks for somebody.
  protected final boolean player(B whose, Topic topic, boolean byDefault, String... about) {
    return play.ask(seatOf(whose), new Question.YesNo(topic, List.of(about), byDefault));
  }

  /// Who decides for somebody now. Books in which somebody else may take over overrule it.
  protected Seat seatOf(B being) {
    return being.seat();
  }

  protected final Refused refuse(Clause why, String reason) {
    return play.refuse(why, reason);
  }

  protected final void check(Optional<Refusal> refusal) {
    play.check(refusal);
  }

  /// A reason why not.
  public static Optional<Refusal> no(Clause why, String reason) {
    return Optional.of(new Refusal(why, reason));
  }

  public static Optional<Refusal> nobodyCalled(String id, Clause why) {
    return no(why, "Nobody here is called " + id);
  }
}
