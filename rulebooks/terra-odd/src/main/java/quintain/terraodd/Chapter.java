package quintain.terraodd;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;

/// What every chapter of the rules works with: the step in play, in the words the chapters use.
abstract class Chapter {
  final Play<OddState, OddStep, OddEvent> play;

  Chapter(Play<OddState, OddStep, OddEvent> play) {
    this.play = play;
  }

  OddState state() {
    return play.state();
  }

  OddHouse house() {
    return play.state().house();
  }

  Being being(String id) {
    return play.state().being(id);
  }

  /// The one meant by an id a person gave; nobody of that name is a refusal.
  Being known(String id, Clause why) {
    return state().find(id).orElseThrow(() -> play.refuse(why, "Nobody here is called " + id));
  }

  void emit(OddEvent event, Clause why) {
    play.emit(event, why);
  }

  int roll(Being by, Roll<Integer> roll, Clause why) {
    return play.roll(by, roll, why);
  }

  int roll(Being by, Amount amount, Clause why) {
    return amount.plain()
        ? amount.count()
        : play.roll(by, Dice.sum(amount.count(), Dice.d(amount.sides())), why);
  }

  /// A yes-or-no prompt to the GM about somebody.
  boolean gm(Topic topic, boolean byDefault, String... about) {
    return play.ask(Seat.REFEREE, new Question.YesNo(topic, List.of(about), byDefault));
  }

  /// A yes-or-no question to whoever speaks for somebody.
  boolean player(Being whose, Topic topic, boolean byDefault, String... about) {
    return play.ask(whose.seat(), new Question.YesNo(topic, List.of(about), byDefault));
  }

  /// A line of text from a seat.
  String said(Seat seat, Topic topic, String byDefault, String about) {
    return play.ask(seat, new Question.Words(topic, List.of(about), 500, byDefault));
  }

  /// A reason why not.
  static Optional<Refusal> barred(Clause why, String reason) {
    return Optional.of(new Refusal(why, reason));
  }

  static Optional<Refusal> nobodyCalled(String id, Clause why) {
    return barred(why, "Nobody here is called " + id);
  }

  void check(Optional<Refusal> refusal) {
    play.check(refusal);
  }
}
