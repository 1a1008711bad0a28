package quintain.rath.rules;

import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.rath.state.Being;
import quintain.rath.state.Places;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;

/// A chapter of Rath, with its house rules and its GM at hand.
abstract class Chapter
    extends quintain.kernel.craft.Chapter<RathState, Being, RathStep, RathEvent> {
  Chapter(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  RathHouse house() {
    return play.state().house();
  }

  void then(RathStep step) {
    play.then(step);
  }

  /// Why nothing can be done to or with somebody any more.
  static Optional<Refusal> goneRefusal(Being being, Clause why) {
    if (being.isDead()) {
      return no(why, being.name() + " is dead");
    }
    return being.hasLeft() ? no(why, being.name() + " has fled") : Optional.empty();
  }

  /// Why somebody is not Close to another.
  static Optional<Refusal> closeRefusal(RathState state, Being by, Being other, Clause why) {
    return state.areClose(by, other)
        ? Optional.empty()
        : no(
            why,
            "%s is not Close to %s but at %s"
                .formatted(other.name(), by.name(), Places.apartTold(state, by.at(), other.at())));
  }

  /// A yes-or-no prompt to the GM about those named.
  boolean gm(Topic topic, boolean byDefault, String... about) {
    return referee(topic, byDefault, about);
  }

  /// A line of the GM's words.
  String gmsWords(Topic topic, String byDefault, String... about) {
    return play.ask(Seat.REFEREE, new Question.Words(topic, List.of(about), 500, byDefault));
  }

  // What many slots are made of

  /// A value, or none of them.
  static <T> List<Option<Optional<T>>> orUsual(List<Option<T>> options, String usual) {
    var all = new ArrayList<Option<Optional<T>>>();
    all.add(new Option<>("usual", usual, Optional.empty()));
    for (Option<T> option : options) {
      all.add(new Option<>(option.key(), option.label(), Optional.of(option.value())));
    }
    return all;
  }

  static List<Option<Integer>> upTo(int most) {
    var numbers = new ArrayList<Option<Integer>>();
    for (int n = 1; n <= most; n++) {
      numbers.add(new Option<>(Integer.toString(n), Integer.toString(n), n));
    }
    return numbers;
  }

  /// A slot that there is nothing to say in.
  static Optional<Question<?>> nothing(Topic topic) {
    return oneOf(topic, List.of(new Option<>("nothing", "nothing", "")));
  }
}
