package quintain.rhod.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;

/// A chapter of Roll High or Die, with its house rules and the Referee's judgement at hand.
abstract class Chapter
    extends quintain.kernel.craft.Chapter<RhodState, Being, RhodStep, RhodEvent> {
  /// The highest number that a judgement may come to.
  private static final int HIGHEST = 9_999;

  Chapter(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  RhodHouse house() {
    return play.state().house();
  }

  /// One of some options, to whoever speaks for somebody.
  <T> T choose(Being whose, Topic topic, List<Option<T>> options, T byDefault, String... about) {
    return play.ask(whose.seat(), new Question.OneOf<>(topic, List.of(about), options, byDefault));
  }

  /// A number that follows from the rules, or the Referee's in its place (RHD-REF-04, RHD-R-98).
  int judged(Being whose, String what, int computed, Clause why) {
    int word = Math.clamp(play.judge(why, computed), -HIGHEST, HIGHEST);
    if (word != computed) {
      emit(new FightEvent.Overruled(whose.id(), what, computed, word), Rhd.RHD_R_98);
    }
    return word;
  }

  /// What a Skill is, as the book or a Glossary says (RHD-REF-07).
  Skill lookedUp(Skill skill) {
    return state()
        .shelf()
        .skill(skill)
        .orElseThrow(() -> play.refuse(Rhd.RHD_REF_07, noSuch(skill)));
  }

  /// Why nobody can use a Skill that is in no list.
  static Optional<Refusal> skillRefusal(RhodState state, Skill skill) {
    return state.shelf().skill(skill).isPresent()
        ? Optional.empty()
        : no(Rhd.RHD_REF_07, noSuch(skill));
  }

  private static String noSuch(Skill skill) {
    return "Neither the book nor a Glossary has a Skill " + skill.title();
  }

  /// A Condition with its entry in the Glossary: `Bound (RHD-G-COND-20)`.
  static String cited(RhodState state, Condition condition) {
    return state
        .shelf()
        .condition(condition)
        .map(entry -> "%s (%s)".formatted(condition.title(), entry.id()))
        .orElse(condition.title());
  }

  /// Why nobody of that name lives here.
  static Optional<Refusal> livingRefusal(RhodState state, String id, Clause why) {
    var being = state.find(id);
    if (being.isEmpty()) {
      return nobodyCalled(id, why);
    }
    return being.get().isDead() ? no(why, being.get().name() + " is dead") : Optional.empty();
  }
}
