package quintain.kernel.fate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Duel;
import quintain.kernel.Duel.Bout;
import quintain.kernel.Duel.Happening;
import quintain.kernel.Duel.Move;
import quintain.kernel.Fate;
import quintain.kernel.Game;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.Seat;
import quintain.kernel.dice.Faces;

class LiveTest {
  private static final Game<Bout, Move> START = Game.at(new Bout(6, 6, 0, "", false));
  private static final Game<Bout, Move> LUCKY = Game.at(new Bout(6, 6, 1, "", false));
  private static final Manner ASKING = new Manner(Dial.ASKING, List.of());

  /// Faces in this order; asking for more fails the test.
  private static Faces faces(Integer... faces) {
    var queue = new ArrayDeque<>(Arrays.asList(faces));
    return sides -> {
      int face = queue.remove();
      assertThat(face).isBetween(1, sides);
      return face;
    };
  }

  private static Live<Bout, Move, Happening> table(Integer... faces) {
    return new Live<>(new Duel(), faces(faces));
  }

  private static Turn.Waiting waiting(Turn<Bout, Move, Happening> turn) {
    assertThat(turn.end()).isInstanceOf(Turn.Waiting.class);
    return (Turn.Waiting) turn.end();
  }

  private static List<Draw> longer(List<Draw> tape, Draw draw) {
    var longer = new ArrayList<>(tape);
    longer.add(draw);
    return longer;
  }

  @Test
  void anAutomaticTableRunsACommandToItsEnd() {
    var turn = table(4, 2).run(START, new Duel.Strike("a"), Manner.AUTOMATIC);

    assertThat(turn.end()).isEqualTo(new Turn.Done());
    assertThat(turn.game()).isEqualTo(Game.at(new Bout(6, 2, 0, "b leg", false)));
    assertThat(turn.committed()).hasSize(2);
    var strike = turn.committed().getFirst();
    assertThat(strike.before()).isEqualTo(START.state());
    assertThat(strike.step()).isEqualTo(new Duel.Strike("a"));
    assertThat(strike.then()).containsExactly(new Duel.Landed("b"));
    assertThat(strike.events())
        .containsExactly(new Committed.Cited<>(new Duel.Hurt("b", 4), "DUEL-HIT", START.state()));
    assertThat(strike.clauses()).containsExactly("DUEL-HIT", "DUEL-PARRY");
    assertThat(strike.tape())
        .containsExactly(
            new Draw.Die("DUEL-HIT", "a", 6, 4, false),
            new Draw.Answer("DUEL-PARRY", "parry", "bert", false, Draw.By.AUTOMATIC));
    assertThat(strike.thrown()).hasSize(1);
    assertThat(strike.thrown().getFirst().result()).isEqualTo("4");
    assertThat(turn.committed().get(1).tape()).containsExactly(new Draw.Picked("DUEL-PLACE", 2, 2));
  }

  @Test
  void anAskingTableWaitsAndResumesOverTheSameDice() {
    var live = table(5);
    var first = live.run(START, new Duel.Strike("a"), ASKING);
    var pause = waiting(first);

    assertThat(pause.asked().seats()).containsExactly(Duel.BERT);
    assertThat(pause.asked().question(Duel.BERT).topic()).isEqualTo(Duel.PARRY);
    assertThat(pause.tape()).containsExactly(new Draw.Die("DUEL-HIT", "a", 6, 5, false));
    assertThat(first.game().state()).isEqualTo(START.state());
    assertThat(first.game().agenda().top()).isEqualTo(new Duel.Strike("a"));

    var tape = longer(pause.tape(), pause.asked().answered(Duel.BERT, true, Draw.By.SEAT));
    var again = table(1).resume(first.game(), tape, ASKING);

    assertThat(again.end()).isEqualTo(new Turn.Done());
    assertThat(again.game()).isEqualTo(Game.at(new Bout(5, 4, 0, "b arm", false)));
  }

  @Test
  void followUpsRunInOrderBeforeAnythingElse() {
    var dial = Dial.AUTOMATIC.with(new Dial.Standing(Duel.BERT, "parry", true));
    var turn = table(6, 1).run(START, new Duel.Strike("a"), new Manner(dial, List.of()));

    assertThat(turn.committed().stream().map(c -> (Object) c.step()))
        .containsExactly(new Duel.Strike("a"), new Duel.Riposte("a"), new Duel.Landed("b"));
    assertThat(turn.committed().getFirst().tape().getLast())
        .isEqualTo(new Draw.Answer("DUEL-PARRY", "parry", "bert", true, Draw.By.STANDING));
  }

  @Test
  void aStandingAnswerIsForItsSeatAndQuestionAndTheLastOneCounts() {
    var dial =
        Dial.ASKING
            .with(new Dial.Standing(Duel.ANNA, "parry", true))
            .with(new Dial.Standing(Duel.BERT, "luck", true))
            .with(new Dial.Standing(Duel.BERT, "parry", true))
            .with(new Dial.Standing(Duel.BERT, "parry", false));
    var turn = table(6, 1).run(START, new Duel.Strike("a"), new Manner(dial, List.of()));

    assertThat(turn.end()).isEqualTo(new Turn.Done());
    assertThat(turn.game().state().b()).isEqualTo(0);
    assertThat(dial.standing()).hasSize(3);
  }

  @Test
  void aStandingAnswerThatIsNotLegalThisTimeIsAsIfItWereNotThere() {
    var dial = Dial.ASKING.with(new Dial.Standing(Duel.BERT, "parry", "perhaps"));
    var turn = table(6).run(START, new Duel.Strike("a"), new Manner(dial, List.of()));

    assertThat(waiting(turn).asked().question(Duel.BERT).topic()).isEqualTo(Duel.PARRY);
  }

  @Test
  void theDialIsSetByFamily() {
    var asks = Dial.AUTOMATIC.with("defence", Dial.Setting.SUGGEST);
    var tells = Dial.ASKING.with("defence", Dial.Setting.AUTOMATIC);

    waiting(table(3).run(START, new Duel.Strike("a"), new Manner(asks, List.of())));
    assertThat(table(3, 1).run(START, new Duel.Strike("a"), new Manner(tells, List.of())).end())
        .isEqualTo(new Turn.Done());
  }

  @Test
  void physicalDiceAreAskedForOneByOneAndMarked() {
    var manner = new Manner(Dial.AUTOMATIC, List.of(Duel.ANNA));
    var first = table().run(START, new Duel.Strike("a"), manner);
    var asked = waiting(first).asked();

    assertThat(asked.seats()).containsExactly(Duel.ANNA);
    assertThat(asked.die()).isEqualTo(new Asked.Physical("a", 6));
    assertThatThrownBy(() -> asked.answered(Duel.ANNA, 7, Draw.By.SEAT))
        .isInstanceOf(IllegalAnswer.class)
        .hasMessageContaining("1 to 6");
    var face = asked.answered(Duel.ANNA, 3, Draw.By.SEAT);
    assertThat(face).isEqualTo(new Draw.Die("DUEL-HIT", "a", 6, 3, true));

    var done = table(2).resume(first.game(), List.of(face), manner);
    assertThat(done.game().state()).isEqualTo(new Bout(6, 3, 0, "b leg", false));
    assertThat(table(3, 1).run(START, new Duel.Strike("b"), manner).end())
        .as("the other seat rolls digital dice")
        .isEqualTo(new Turn.Done());
  }

  // Offers to several

  private static final Draw SECOND_DIE = new Draw.Die("DUEL-LUCK", "a", 6, 6, false);

  private static Manner standing(Seat seat, Object answer) {
    return new Manner(Dial.ASKING.with(new Dial.Standing(seat, "luck", answer)), List.of());
  }

  @Test
  void severalAreAskedAtOnceEachTheirOwnQuestion() {
    var asked = waiting(table(2).run(LUCKY, new Duel.Strike("a"), ASKING)).asked();

    assertThat(asked.seats()).containsExactly(Duel.ANNA, Duel.BERT);
    assertThat(asked.mayPass()).isTrue();
    assertThat(asked.question(Duel.ANNA).about()).containsExactly("a", "a");
    assertThat(asked.question(Duel.BERT).about()).containsExactly("b", "a");
    assertThatThrownBy(() -> asked.question(Seat.REFEREE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theFirstToAcceptEndsAnOffer() {
    var first = table(2).run(LUCKY, new Duel.Strike("a"), ASKING);
    var pause = waiting(first);

    var accepted = longer(pause.tape(), pause.asked().answered(Duel.BERT, true, Draw.By.SEAT));
    var lent = waiting(table(6).resume(first.game(), accepted, ASKING));

    assertThat(lent.asked().question(Duel.BERT).topic()).isEqualTo(Duel.PARRY);
    assertThat(lent.tape()).as("a die is rolled for it").isEqualTo(longer(accepted, SECOND_DIE));
  }

  @Test
  void anOfferIsOverWhenAllHavePassed() {
    var first = table(2).run(LUCKY, new Duel.Strike("a"), ASKING);
    var pause = waiting(first);

    var one = longer(pause.tape(), pause.asked().passed(Duel.ANNA));
    var left = waiting(table().resume(first.game(), one, ASKING));
    assertThat(left.asked().seats()).containsExactly(Duel.BERT);
    assertThat(left.asked().question(Duel.BERT)).isEqualTo(pause.asked().question(Duel.BERT));

    var both = longer(one, left.asked().passed(Duel.BERT));
    var none = waiting(table().resume(first.game(), both, ASKING));
    assertThat(none.asked().question(Duel.BERT).topic()).isEqualTo(Duel.PARRY);
    assertThat(none.tape()).as("no die is rolled").isEqualTo(both);
  }

  @Test
  void whoeverHasSaidSoOnceForAllAcceptsAnOfferBeforeAnybodyIsAsked() {
    var turn = table(2, 6).run(LUCKY, new Duel.Strike("a"), standing(Duel.BERT, true));

    assertThat(waiting(turn).asked().question(Duel.BERT).topic()).isEqualTo(Duel.PARRY);
    assertThat(waiting(turn).tape())
        .containsExactly(
            new Draw.Die("DUEL-HIT", "a", 6, 2, false),
            new Draw.Answer("DUEL-LUCK", "luck", "bert", true, Draw.By.STANDING),
            SECOND_DIE);
  }

  @Test
  void whoeverNeverAcceptsIsNotAskedAndTheOthersAre() {
    var manner = standing(Duel.ANNA, Fate.PASS);
    var first = table(2).run(LUCKY, new Duel.Strike("a"), manner);
    var pause = waiting(first);

    assertThat(pause.asked().seats()).containsExactly(Duel.BERT);
    assertThat(pause.tape()).endsWith(new Draw.Passed("DUEL-LUCK", "luck", "anna"));
    var passed = longer(pause.tape(), pause.asked().passed(Duel.BERT));
    assertThat(waiting(table().resume(first.game(), passed, manner)).tape()).isEqualTo(passed);
  }

  @Test
  void whatSomebodySaysOnceForAllWhileAnOfferIsOpenCountsFromThereOn() {
    var first = table(2).run(LUCKY, new Duel.Strike("a"), ASKING);
    var passed = longer(waiting(first).tape(), waiting(first).asked().passed(Duel.ANNA));

    var turn = table(6).resume(first.game(), passed, standing(Duel.BERT, true));
    assertThat(waiting(turn).tape())
        .startsWith(passed.toArray(Draw[]::new))
        .endsWith(new Draw.Answer("DUEL-LUCK", "luck", "bert", true, Draw.By.STANDING), SECOND_DIE);
    var late = table().resume(first.game(), passed, standing(Duel.ANNA, true));
    assertThat(waiting(late).asked().seats())
        .as("what is passed is passed")
        .containsOnly(Duel.BERT);
  }

  @Test
  void anAnswerOnceForAllThatIsNotLegalAcceptsNothing() {
    var turn = table(2).run(LUCKY, new Duel.Strike("a"), standing(Duel.BERT, "perhaps"));

    assertThat(waiting(turn).asked().seats()).containsExactly(Duel.ANNA, Duel.BERT);
  }

  @Test
  void theRefereeAcceptsOrPassesForSomebodyByTheirOwnQuestion() {
    var first = table(2).run(LUCKY, new Duel.Strike("a"), ASKING);
    var pause = waiting(first);

    var lent = pause.asked().answered(Duel.BERT, "yes", Draw.By.REFEREE);
    assertThat(lent).isEqualTo(new Draw.Answer("DUEL-LUCK", "luck", "bert", true, Draw.By.REFEREE));
    var accepted = table(6).resume(first.game(), longer(pause.tape(), lent), ASKING);
    assertThat(waiting(accepted).tape()).endsWith(lent, SECOND_DIE);
    assertThatThrownBy(() -> pause.asked().answered(Duel.BERT, "perhaps", Draw.By.REFEREE))
        .isInstanceOf(IllegalAnswer.class);
    assertThatThrownBy(() -> pause.asked().answered(Seat.REFEREE, true, Draw.By.REFEREE))
        .as("nobody asked the Referee")
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void onAutomaticEverybodyPasses() {
    var turn = table(2, 1).run(LUCKY, new Duel.Strike("a"), Manner.AUTOMATIC);

    assertThat(turn.game().state()).isEqualTo(new Bout(6, 4, 1, "b arm", false));
    assertThat(turn.committed().getFirst().clauses()).contains("DUEL-LUCK");
    assertThat(turn.committed().getFirst().tape())
        .contains(
            new Draw.Passed("DUEL-LUCK", "luck", "anna"),
            new Draw.Passed("DUEL-LUCK", "luck", "bert"));
  }

  @Test
  void aTapeOnWhichSomebodyAnswersWhatTheyAreNotAskedIsCancelled() {
    var game = LUCKY.with(new Duel.Strike("a"));
    var die = new Draw.Die("DUEL-HIT", "a", 6, 3, false);
    var passed = new Draw.Passed("DUEL-LUCK", "luck", "anna");
    assertThat(table().resume(game, List.of(die, passed), ASKING).end())
        .isInstanceOf(Turn.Waiting.class);
    for (Draw stray :
        List.of(
            new Draw.Passed("DUEL-LUCK", "luck", "cleo"),
            new Draw.Passed("DUEL-LUCK", "pluck", "bert"),
            new Draw.Passed("DUEL-HIT", "luck", "bert"),
            new Draw.Answer("DUEL-LUCK", "luck", "cleo", true, Draw.By.SEAT),
            new Draw.Answer("DUEL-LUCK", "pluck", "bert", true, Draw.By.SEAT),
            passed,
            new Draw.Answer("DUEL-LUCK", "luck", "anna", true, Draw.By.SEAT))) {
      assertThat(table().resume(game, List.of(die, passed, stray), ASKING).end())
          .as("%s", stray)
          .isInstanceOf(Turn.Cancelled.class);
    }
  }

  @Test
  void theRefereeMayReplaceAResultWhileItMatters() {
    var manner = new Manner(Dial.AUTOMATIC.judging("DUEL-PARRY"), List.of());
    var first = table(4).run(START, new Duel.Strike("a"), manner);
    var pause = waiting(first);
    assertThat(pause.asked().seats()).containsExactly(Seat.REFEREE);
    assertThat(pause.asked().question(Seat.REFEREE).byDefault()).isEqualTo(false);

    var overruled =
        longer(pause.tape(), pause.asked().answered(Seat.REFEREE, true, Draw.By.REFEREE));
    var turn = table(1).resume(first.game(), overruled, manner);
    assertThat(turn.game().state()).isEqualTo(new Bout(5, 4, 0, "b arm", false));
    assertThat(table(1).resume(first.game(), overruled, ASKING).game().state())
        .as("what was judged stands even if nobody judges any more")
        .isEqualTo(turn.game().state());
  }

  @Test
  void aRefusalChangesNothingAndRollsNothing() {
    var down = Game.<Bout, Move>at(new Bout(0, 6, 0, "", false));
    var turn = table().run(down, new Duel.Strike("a"), Manner.AUTOMATIC);

    assertThat(turn.end()).isInstanceOf(Turn.No.class);
    assertThat(((Turn.No) turn.end()).refusal().reason()).isEqualTo("a is down");
    assertThat(turn.game()).isEqualTo(down);
    assertThat(turn.committed()).isEmpty();
  }

  @Test
  void aTapeThatDoesNotFitIsCancelledNeverGuessed() {
    var game = START.with(new Duel.Strike("a"));
    var misfits =
        List.<Draw>of(
            new Draw.Die("DUEL-HIT", "a", 8, 3, false),
            new Draw.Die("DUEL-LUCK", "a", 6, 3, false),
            new Draw.Die("DUEL-HIT", "b", 6, 3, false),
            new Draw.Picked("DUEL-HIT", 2, 1),
            new Draw.Answer("DUEL-PARRY", "parry", "bert", true, Draw.By.SEAT));
    for (Draw misfit : misfits) {
      var turn = table().resume(game, List.of(misfit), Manner.AUTOMATIC);
      assertThat(turn.end()).as("%s", misfit).isInstanceOf(Turn.Cancelled.class);
      assertThat(turn.game()).isEqualTo(START);
    }
    var die = new Draw.Die("DUEL-HIT", "a", 6, 3, false);
    var wrongQuestion = new Draw.Answer("DUEL-PARRY", "dodge", "bert", true, Draw.By.SEAT);
    var wrongClause = new Draw.Answer("DUEL-HIT", "parry", "bert", true, Draw.By.SEAT);
    var parry = new Draw.Answer("DUEL-PARRY", "parry", "bert", true, Draw.By.SEAT);
    assertThat(table().resume(game, List.of(die, wrongQuestion), Manner.AUTOMATIC).end())
        .isInstanceOf(Turn.Cancelled.class);
    assertThat(table().resume(game, List.of(die, wrongClause), Manner.AUTOMATIC).end())
        .isInstanceOf(Turn.Cancelled.class);
    var illegal = new Draw.Answer("DUEL-PARRY", "parry", "bert", "perhaps", Draw.By.SEAT);
    assertThat(table().resume(game, List.of(die, illegal), Manner.AUTOMATIC).end())
        .as("an answer that is not legal any more")
        .isInstanceOf(Turn.Cancelled.class);
    assertThat(table().resume(game, List.of(die, die), Manner.AUTOMATIC).end())
        .isInstanceOf(Turn.Cancelled.class);
    assertThat(table().resume(game, List.of(die, parry, parry), Manner.AUTOMATIC).end())
        .as("a tape longer than its step")
        .isInstanceOf(Turn.Cancelled.class);
    var strayPick = new Draw.Picked("DUEL-PLACE", 2, 1);
    assertThat(table().resume(game, List.of(die, strayPick), ASKING).end())
        .as("a pick where an answer belongs")
        .isInstanceOf(Turn.Cancelled.class);
    var lucky = LUCKY.with(new Duel.Strike("a"));
    for (Draw stray : List.of(die, strayPick)) {
      assertThat(table().resume(lucky, List.of(die, stray), ASKING).end())
          .as("where several are asked: %s", stray)
          .isInstanceOf(Turn.Cancelled.class);
    }
    var pick = START.with(new Duel.Landed("b"));
    assertThat(table().resume(pick, List.of(die), ASKING).end())
        .as("a die where a pick belongs")
        .isInstanceOf(Turn.Cancelled.class);
    assertThat(table().resume(pick, List.of(new Draw.Picked("DUEL-PLACE", 3, 1)), ASKING).end())
        .isInstanceOf(Turn.Cancelled.class);
    assertThat(table().resume(pick, List.of(new Draw.Picked("DUEL-HIT", 2, 1)), ASKING).end())
        .isInstanceOf(Turn.Cancelled.class);
    assertThat(
            table()
                .resume(pick, List.of(new Draw.Picked("DUEL-PLACE", 2, 2)), ASKING)
                .game()
                .state()
                .place())
        .isEqualTo("b leg");
  }

  @Test
  void aWaitingTableTakesNoOtherCommand() {
    var first = table(4).run(START, new Duel.Strike("a"), ASKING);
    assertThatThrownBy(() -> table().run(first.game(), new Duel.Breathe(), ASKING))
        .isInstanceOf(IllegalStateException.class);
  }
}
