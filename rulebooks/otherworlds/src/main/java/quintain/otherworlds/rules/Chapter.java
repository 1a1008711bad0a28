package quintain.otherworlds.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;

/// A chapter of Otherworlds, with its house rules and its World Master at hand.
abstract class Chapter extends quintain.kernel.craft.Chapter<OtwState, Being, OtwStep, OtwEvent> {
  Chapter(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  OtwHouse house() {
    return play.state().house();
  }

  /// Why somebody is out of arm's reach of another.
  static Optional<Refusal> reachRefusal(Being by, Being other, Clause why) {
    return Field.adjacent(by, other)
        ? Optional.empty()
        : no(
            why,
            "%s is %s off, out of %s's reach"
                .formatted(
                    other.name(), Phrases.counted(Field.distance(by, other), "space"), by.name()));
  }

  /// A yes-or-no prompt to the World Master about those concerned.
  boolean wm(Topic topic, boolean byDefault, String... about) {
    return referee(topic, byDefault, about);
  }

  /// One of some options, to whoever speaks for somebody.
  <T> T choose(Being whose, Topic topic, List<Option<T>> options, T byDefault, String... about) {
    return play.ask(seatOf(whose), new Question.OneOf<>(topic, List.of(about), options, byDefault));
  }

  /// The same, where somebody sensible would not take what an automatic table takes.
  <T> T choose(
      Being whose,
      Topic topic,
      List<Option<T>> options,
      T byDefault,
      T advised,
      List<String> about) {
    return play.ask(seatOf(whose), new Question.OneOf<>(topic, about, options, byDefault, advised));
  }

  /// Who decides for somebody now: whoever takes a confused one's turn (OTW-MECH-10a).
  @Override
  protected Seat seatOf(Being being) {
    return state().speaker(being);
  }
}
