package quintain.terraodd.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.terraodd.state.Amount;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;

/// A chapter of Terra Odd, with its house rules, its dice and its GM at hand.
abstract class Chapter extends quintain.kernel.craft.Chapter<OddState, Being, OddStep, OddEvent> {
  Chapter(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  OddHouse house() {
    return play.state().house();
  }

  int roll(Being by, Amount amount, Clause why) {
    return amount.plain()
        ? amount.count()
        : play.roll(by, Dice.sum(amount.count(), Dice.d(amount.sides())), why);
  }

  /// A yes-or-no prompt to the GM about somebody.
  boolean gm(Topic topic, boolean byDefault, String... about) {
    return referee(topic, byDefault, about);
  }

  /// A line of text from a seat.
  String said(Seat seat, Topic topic, String byDefault, String about) {
    return play.ask(seat, new Question.Words(topic, List.of(about), 500, byDefault));
  }

  static Optional<Refusal> barred(Clause why, String reason) {
    return no(why, reason);
  }
}
