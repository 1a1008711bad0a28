package quintain.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Fate;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.dice.Roll;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Judgement;
import quintain.kernel.fate.Thrown;

/// Fate that follows a script: dice in their order, answers by seat and question, defaults for all
/// that is not scripted. Whatever departs from the script is an [OffScript].
public final class ScriptedFate implements Fate {
  private final List<Token> dice;
  private final List<Script.Answer> answers;
  private final List<Script.Judged> judgements;
  private final List<Thrown> thrown = new ArrayList<>();
  private final List<Draw> draws = new ArrayList<>();
  private final List<Put> asked = new ArrayList<>();
  private Consumer<String> listener = line -> {};

  public ScriptedFate(Script script) {
    this.dice = new ArrayList<>(script.dice());
    this.answers = new ArrayList<>(script.answers());
    this.judgements = new ArrayList<>(script.judgements());
  }

  /// A question that was put to a seat, the answer in plain form, and whether the script gave it.
  public record Put(Seat seat, Question<?> question, Object answer, boolean scripted) {}

  /// Tells every roll and every answer, as it comes, in one line.
  void tell(Consumer<String> lines) {
    this.listener = lines;
  }

  /// All rolls so far.
  public List<Thrown> thrown() {
    return List.copyOf(thrown);
  }

  /// Everything drawn so far, as a table would write it on its tape.
  public List<Draw> draws() {
    return List.copyOf(draws);
  }

  /// All questions so far, with the answers they got.
  public List<Put> asked() {
    return List.copyOf(asked);
  }

  /// What the script holds and nobody asked for, one sentence each.
  public List<String> leftOver() {
    var left = new ArrayList<String>();
    if (!dice.isEmpty()) {
      left.add(
          (dice.size() == 1 ? "a die is left over: " : "dice are left over: ")
              + String.join(", ", dice.stream().map(Token::toString).toList()));
    }
    for (Script.Answer answer : answers) {
      left.add("nobody asked for the answer of " + answer + put());
    }
    for (Script.Judged judged : judgements) {
      left.add("nothing came up for the " + judged);
    }
    return left;
  }

  private String put() {
    return asked.isEmpty()
        ? "; nothing was asked"
        : "; asked were "
            + String.join(
                ", ",
                asked.stream()
                    .map(p -> p.seat() + " to " + p.question().topic().id())
                    .distinct()
                    .toList());
  }

  @Override
  public <T> T roll(Actor by, Roll<T> roll, Clause why) {
    var rolled = roll.trace(sides -> face(by, roll, sides, why));
    var result = String.valueOf(rolled.value());
    thrown.add(new Thrown(why.id(), by.id(), roll.toString(), rolled.faces(), result));
    listener.accept(
        by.id() + " rolls " + roll + ": " + words(rolled.faces()) + " → " + result + cite(why));
    return rolled.value();
  }

  private static String words(List<?> things) {
    return String.join(", ", things.stream().map(Object::toString).toList());
  }

  private static String cite(Clause why) {
    return " (" + why.id() + ")";
  }

  private int face(Actor by, Roll<?> roll, int sides, Clause why) {
    var wanted = "a d" + sides + " for " + by.id() + " (" + roll + ", " + why.id() + ")";
    if (dice.isEmpty()) {
      throw new OffScript("a die is missing: the rules ask for " + wanted);
    }
    Token next = dice.getFirst();
    if (!(next instanceof Token.Die die) || die.sides() != sides) {
      throw new OffScript("the script has " + next + " next, but the rules ask for " + wanted);
    }
    dice.removeFirst();
    draws.add(new Draw.Die(why.id(), by.id(), sides, die.face(), false));
    return die.face();
  }

  @Override
  public <T> T pick(List<T> from, Clause why) {
    var wanted = "a pick of one out of " + from.size() + cite(why);
    if (dice.isEmpty()) {
      throw new OffScript("a pick is missing: the rules ask for " + wanted);
    }
    Token next = dice.getFirst();
    if (!(next instanceof Token.Pick pick)) {
      throw new OffScript("the script has " + next + " next, but the rules ask for " + wanted);
    }
    if (pick.place() > from.size()) {
      throw new OffScript(pick + " is impossible: the rules ask for " + wanted);
    }
    dice.removeFirst();
    draws.add(new Draw.Picked(why.id(), from.size(), pick.place()));
    T picked = from.get(pick.place() - 1);
    listener.accept("picked " + picked + " out of " + from.size() + cite(why));
    return picked;
  }

  @Override
  public <A> A ask(Seat who, Question<A> question) {
    for (Script.Answer scripted : answers) {
      if (scripted.seat().equals(who) && fits(scripted, question)) {
        return give(who, question, scripted);
      }
    }
    A byDefault = question.byDefault();
    answered(who, question, question.plain(byDefault), Draw.By.AUTOMATIC);
    return byDefault;
  }

  @Override
  public <A> Optional<Answered<A>> askAny(List<Asking<A>> each) {
    var open = new ArrayList<>(each);
    for (Script.Answer scripted : List.copyOf(answers)) {
      for (Asking<A> asking : List.copyOf(open)) {
        if (!scripted.seat().equals(asking.seat()) || !fits(scripted, asking.question())) {
          continue;
        }
        if (!PASS.equals(scripted.answer())) {
          return Optional.of(
              new Answered<>(asking.seat(), give(asking.seat(), asking.question(), scripted)));
        }
        answers.remove(scripted);
        open.remove(asking);
        passed(asking.seat(), asking.question(), true);
      }
    }
    open.forEach(asking -> passed(asking.seat(), asking.question(), false));
    return Optional.empty();
  }

  @Override
  public <T> T judge(Clause why, T computed) {
    for (Script.Judged judged : judgements) {
      if (judged.clause().equals(why.id())) {
        judgements.remove(judged);
        var question = Judgement.of(why, computed);
        T answer = read(question, judged.answer(), "the " + judged);
        answered(Seat.REFEREE, question, question.plain(answer), Draw.By.SEAT);
        return answer;
      }
    }
    return computed;
  }

  static boolean fits(Script.Answer scripted, Question<?> question) {
    return scripted.question().equals(question.topic().id())
        && (scripted.about() == null || question.about().contains(scripted.about()));
  }

  private <A> A give(Seat who, Question<A> question, Script.Answer scripted) {
    answers.remove(scripted);
    A answer = read(question, scripted.answer(), "the answer of " + scripted);
    answered(who, question, question.plain(answer), Draw.By.SEAT);
    return answer;
  }

  private static <A> A read(Question<A> question, Object plain, String what) {
    try {
      return question.read(plain);
    } catch (IllegalAnswer e) {
      throw new OffScript(what + " is not legal: " + e.getMessage());
    }
  }

  private void answered(Seat who, Question<?> question, Object plain, Draw.By by) {
    var topic = question.topic();
    draws.add(new Draw.Answer(topic.clause().id(), topic.id(), who.id(), plain, by));
    put(who, question, plain, by == Draw.By.SEAT);
  }

  private void passed(Seat who, Question<?> question, boolean scripted) {
    draws.add(Draw.Passed.by(who, question));
    put(who, question, PASS, scripted);
  }

  private void put(Seat who, Question<?> question, Object plain, boolean scripted) {
    asked.add(new Put(who, question, plain, scripted));
    listener.accept(
        who
            + " is asked "
            + question.topic().id()
            + (question.about().isEmpty() ? "" : " " + question.about())
            + ": "
            + ("".equals(plain) ? "nothing" : plain)
            + (scripted ? "" : " by default")
            + cite(question.topic().clause()));
  }
}
