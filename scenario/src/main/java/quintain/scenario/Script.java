package quintain.scenario;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Seat;

/// What chance and people will say, written down beforehand.
///
/// Dice fall in the order given. An answer waits for the next matching question; of several that
/// match, the first not yet given is taken.
public record Script(List<Token> dice, List<Answer> answers, List<Judged> judgements) {
  public static final Script EMPTY = new Script(List.of(), List.of(), List.of());

  /// What a seat answers to a question, in plain form. `about`, where it is given, is an id that
  /// must be among those the question concerns. `pass` lets an offer to several seats go by.
  public record Answer(Seat seat, String question, @Nullable String about, Object answer) {
    public Answer(Seat seat, String question, Object answer) {
      this(seat, question, null, answer);
    }

    @Override
    public String toString() {
      return seat + " to " + question + (about == null ? "" : " about " + about) + ": " + answer;
    }
  }

  /// What the Referee makes of a result that a clause computed.
  public record Judged(String clause, Object answer) {
    @Override
    public String toString() {
      return "judgement of " + clause + ": " + answer;
    }
  }

  public Script {
    dice = List.copyOf(dice);
    answers = List.copyOf(answers);
    judgements = List.copyOf(judgements);
  }

  /// A script of dice alone: `d20=14`, `d6=2`.
  public static Script dice(String... tokens) {
    var dice = new ArrayList<Token>();
    for (String token : tokens) {
      dice.addAll(Token.parseAll(token));
    }
    return new Script(dice, List.of(), List.of());
  }

  public Script answering(Answer answer) {
    var more = new ArrayList<>(answers);
    more.add(answer);
    return new Script(dice, more, judgements);
  }

  public Script judging(Judged judged) {
    var more = new ArrayList<>(judgements);
    more.add(judged);
    return new Script(dice, answers, more);
  }
}
