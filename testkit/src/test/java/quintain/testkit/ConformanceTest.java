package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.toy.Figure;
import quintain.toy.Flaws;
import quintain.toy.ToyBook;
import quintain.toy.ToyEvent;
import quintain.toy.ToyState;
import quintain.toy.ToyStep;

/// Rulebooks with one flaw each, and the check that finds it.
class ConformanceTest {
  private static final class Trial extends Conformance<ToyState, ToyStep, ToyEvent> {
    private final ToyBook book;

    Trial(ToyBook book) {
      this.book = book;
    }

    @Override
    protected Rulebook<ToyState, ToyStep, ToyEvent> book() {
      return book;
    }

    @Override
    protected List<Opening> openings() {
      var ghost = new Setup.Role.Sheet(new Figure("x", "Ghost", 4711, 3, true));
      return List.of(
          new Opening(
              "a trial",
              setup(
                  List.of(
                      new Setup.Cast("hob", new Seat("ann"), new Setup.Role.Pregen("Hob")),
                      new Setup.Cast("ghost", new Seat("bob"), ghost),
                      new Setup.Cast("ogre", Seat.REFEREE, new Setup.Role.Creature("Ogre"))))));
    }

    @Override
    protected List<String> secrets(ToyState state, Seat seat) {
      return state.get("ghost").knownTo(seat) ? List.of() : List.of("4711");
    }

    @Override
    protected int commands() {
      return 240;
    }
  }

  @Test
  void aViewThatTellsASecretIsFound() {
    var trial = new Trial(Flaws.tellingSecrets());

    assertThatThrownBy(trial::nobodySeesWhatTheyMayNot)
        .hasMessageContaining("the view of ann tell the secret 4711");
  }

  @Test
  void aQuestionThatTheBookDoesNotListIsFound() {
    var trial = new Trial(Flaws.askingUnlisted());

    assertThatThrownBy(trial::everyQuestionIsOneThatTheBookLists)
        .hasMessageContaining("topics() does not list the question parry");
  }

  @Test
  void aCommandThatNobodyCanFillInIsFound() {
    var trial = new Trial(Flaws.forgetting(ToyStep.Rest.class));

    assertThatThrownBy(trial::everyCommandCanBeFilledIn)
        .hasMessageContaining("nobody can fill in rest");
  }

  @Test
  void anOfferThatIsRefusedIsFound() {
    var trial = new Trial(Flaws.refusingOffers());

    assertThatThrownBy(trial::whatIsOfferedIsDoneAndWhatIsBlockedIsRefusedForTheStatedReason)
        .hasMessageContaining("offered, but refused: Nobody helps (TOY-HELP-01)");
  }

  @Test
  void aBlockedOfferThatCanBeDoneOrIsRefusedOtherwiseIsFound() {
    assertThatThrownBy(
            new Trial(Flaws.blocking(new ToyStep.CallHelp("hob")))
                ::whatIsOfferedIsDoneAndWhatIsBlockedIsRefusedForTheStatedReason)
        .hasMessageContaining("is offered as blocked, but can be done");
    assertThatThrownBy(
            new Trial(Flaws.blocking(new ToyStep.Rest("hob")))
                ::whatIsOfferedIsDoneAndWhatIsBlockedIsRefusedForTheStatedReason)
        .hasMessageContaining("but refused so: Hob is unhurt (TOY-REST-01)");
  }

  @Test
  void offersOfSomebodyElsesCharacterAreFound() {
    var trial = new Trial(Flaws.offeringOthers());

    assertThatThrownBy(trial::whatIsOfferedIsDoneAndWhatIsBlockedIsRefusedForTheStatedReason)
        .hasMessageContaining("offered, but not permitted: That is for the Marshal (TOY-REF-01)");
  }

  @Test
  void rulesWithAMemoryAreFound() {
    assertThatThrownBy(new Trial(Flaws.remembering())::pausesAndRestartsChangeNothing)
        .hasMessageContaining("without pauses differs");
    assertThatThrownBy(new Trial(Flaws.remembering())::anAutomaticTableAndASimulationComeToTheSame)
        .hasMessageContaining("the simulated state differs");
    assertThatThrownBy(new Trial(Flaws.remembering())::theSameSeedGivesTheSameLog)
        .hasMessageContaining("a trial differs");
  }

  @Test
  void eventsThatDoNotTellTheWholeStateAreFound() {
    var trial = new Trial(Flaws.foldingBadly());

    assertThatThrownBy(trial::foldingTheEventsGivesTheStateAndNamesItTheSame)
        .hasMessageContaining("the folded state differs");
  }

  @Test
  void diceFromElsewhereAreFoundByTheOdds() {
    var trial = new Trial(Flaws.rollingElsewhere());

    assertThatThrownBy(trial::exactOddsAgreeWithSimulationAndWithEveryFace)
        .hasMessageContaining("odds of ThrowStone");
  }

  @Test
  void outcomesThatCountTwiceAreFound() {
    var trial = new Trial(Flaws.countingTwice());

    assertThatThrownBy(trial::noOutcomeIsMoreThanCertainAndNumbersAreWholeInAnyOdds)
        .hasMessageContaining("falls has a chance of 1.99");
  }

  @Test
  void wordsThatNobodyWouldWriteAreFound() {
    var trial = new Trial(Flaws.stammering());

    assertThatThrownBy(trial::whatPeopleReadIsEnglish)
        .hasMessageContaining("a Java value: Wounded[");
  }

  @Test
  void factsThatNobodyDeclaredAreFound() {
    var trial = new Trial(Flaws.undeclared());

    assertThatThrownBy(trial::everyFactIsDeclaredAndWhatIsSettableCanBeSet)
        .hasMessageContaining("nobody declares the fact hob.mood");
  }
}
