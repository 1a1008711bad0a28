package quintain.otherworlds;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;

/// What every chapter of the rules works with: the step in play, in the words the chapters use.
abstract class Chapter {
  final Play<OtwState, OtwStep, OtwEvent> play;

  Chapter(Play<OtwState, OtwStep, OtwEvent> play) {
    this.play = play;
  }

  OtwState state() {
    return play.state();
  }

  OtwHouse house() {
    return play.state().house();
  }

  Being being(String id) {
    return play.state().being(id);
  }

  /// The one meant by an id a person gave; nobody of that name is a refusal.
  Being known(String id, Clause why) {
    return state().find(id).orElseThrow(() -> play.refuse(why, "Nobody here is called " + id));
  }

  void emit(OtwEvent event, Clause why) {
    play.emit(event, why);
  }

  /// A yes-or-no prompt to the World Master about those concerned.
  boolean wm(Topic topic, boolean byDefault, String... about) {
    return play.ask(Seat.REFEREE, new Question.YesNo(topic, List.of(about), byDefault));
  }

  /// A yes-or-no question to whoever speaks for somebody.
  boolean player(Being whose, Topic topic, boolean byDefault, String... about) {
    return play.ask(seatOf(whose), new Question.YesNo(topic, List.of(about), byDefault));
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
  Seat seatOf(Being being) {
    return state().speaker(being);
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
}
