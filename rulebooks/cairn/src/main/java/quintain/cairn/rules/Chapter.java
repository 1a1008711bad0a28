package quintain.cairn.rules;

import java.util.Optional;
import quintain.cairn.state.Amount;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;

/// A chapter of Cairn, with its house rules, its dice and its Warden at hand.
abstract class Chapter
    extends quintain.kernel.craft.Chapter<CairnState, Being, CairnStep, CairnEvent> {
  Chapter(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  CairnHouse house() {
    return play.state().house();
  }

  /// At once outside rounds; in rounds when the phase is over, for all of it happens together
  /// (CRN-R-31).
  void emitWithThePhase(CairnEvent event, Clause why) {
    emit(state().inRounds() ? new CairnEvent.Promised(event) : event, why);
  }

  int roll(Being by, Amount amount, Clause why) {
    return amount.plain()
        ? amount.count()
        : play.roll(by, Dice.sum(amount.count(), Dice.d(amount.sides())), why);
  }

  /// A yes-or-no prompt to the Warden about those concerned.
  boolean warden(Topic topic, boolean byDefault, String... about) {
    return referee(topic, byDefault, about);
  }

  static Optional<Refusal> barred(Clause why, String reason) {
    return no(why, reason);
  }
}
