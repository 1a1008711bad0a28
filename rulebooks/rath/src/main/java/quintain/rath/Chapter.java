package quintain.rath;

import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Roll;

/// What every chapter of the rules works with: the step in play, in the words the chapters use.
abstract class Chapter {
  final Play<RathState, RathStep, RathEvent> play;

  Chapter(Play<RathState, RathStep, RathEvent> play) {
    this.play = play;
  }

  RathState state() {
    return play.state();
  }

  RathHouse house() {
    return play.state().house();
  }

  Being being(String id) {
    return play.state().being(id);
  }

  /// The one meant by an id a person gave; nobody of that name is a refusal.
  Being known(String id, Clause why) {
    return state().find(id).orElseThrow(() -> play.refuse(why, "Nobody here is called " + id));
  }

  void emit(RathEvent event, Clause why) {
    play.emit(event, why);
  }

  void then(RathStep step) {
    play.then(step);
  }

  int roll(Being by, Roll<Integer> roll, Clause why) {
    return play.roll(by, roll, why);
  }

  /// A yes-or-no prompt to the GM about those named.
  boolean gm(Topic topic, boolean byDefault, String... about) {
    return play.ask(Seat.REFEREE, new Question.YesNo(topic, List.of(about), byDefault));
  }

  /// A line of the GM's words.
  String gmsWords(Topic topic, String byDefault, String... about) {
    return play.ask(Seat.REFEREE, new Question.Words(topic, List.of(about), 500, byDefault));
  }

  /// A yes-or-no question to whoever speaks for somebody.
  boolean player(Being whose, Topic topic, boolean byDefault, String... about) {
    return play.ask(whose.seat(), new Question.YesNo(topic, List.of(about), byDefault));
  }

  Refused refuse(Clause why, String reason) {
    return play.refuse(why, reason);
  }

  /// A reason why not.
  static Optional<Refusal> no(Clause why, String reason) {
    return Optional.of(new Refusal(why, reason));
  }

  static Optional<Refusal> nobodyCalled(String id, Clause why) {
    return no(why, "Nobody here is called " + id);
  }

  void check(Optional<Refusal> refusal) {
    play.check(refusal);
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
