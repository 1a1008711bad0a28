package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.*;
import static quintain.rath.Tables.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.Hazard;
import quintain.rath.state.Purse;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Severity;
import quintain.rath.state.Trial;
import quintain.rath.state.Trick;
import quintain.rath.state.Trigger;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What players say in their own words, and the numbers that are the GM's.
class OwnWordsTest {
  private static final RathBook BOOK = new RathBook();
  private static final Seat ANN = new Seat("ann");

  private static Trigger other() {
    return new Trigger(Trigger.When.OTHER, "", "");
  }

  private static Question<?> asked(Table<RathState, RathStep, RathEvent> table, Partial partial) {
    return ((Choices.Next) BOOK.deeds().choices(table.state(), ANN, partial)).question();
  }

  private static List<String> keys(Question<?> question) {
    return ((Question.OneOf<?>) question).options().stream().map(Option::key).toList();
  }

  // Readied actions

  @Test
  @Covers({"RTH-ACT-05", "RTH-R-27"})
  void anyActIsReadiedForATriggerInOnesOwnWords() {
    var table =
        annAgainst("Raider", "2/0/0/0/0/0", "held Sword")
            .when(
                new RathStep.Ready(
                    "ann",
                    other(),
                    "the bell rings",
                    new RathStep.Attempt("ann", "something else"),
                    "cuts the rope"))
            .says("Ann readies an action, until the bell rings");
    table
        .when(end("ann"))
        .answer("gm", "attempt", "cuts the rope, and the chandelier falls")
        .when(new RathStep.SpringTrigger("ann"))
        .asked("ann", "use-readied")
        .says("Ann cuts the rope, and the chandelier falls");
  }

  @Test
  @Covers({"RTH-ACT-05", "RTH-R-27"})
  void aStuntIsReadiedAsWellAsABlow() {
    annAgainst("Raider", "2/0/0/0/0/0")
        .when(
            new RathStep.Ready(
                "ann",
                new Trigger(Trigger.When.ATTACKS, "", ""),
                new RathStep.Stunt("ann", Trick.DISARM, "foe")))
        .when(end("ann"))
        .dice("d20=12", "d20=5")
        .when(attack("foe", "sword", "ann"))
        .then("ground", List.of("sword"))
        .then("ann.hp", 12);
  }

  @Test
  @Covers("RTH-R-27")
  void theFormOffersEveryKindOfActAndAsksForWordsOnlyWhereThereAreSome() {
    var table =
        begun(
            ann("2/0/0/0/0/0", "held Sword", "Healing potion")
                .sheet("ben", pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Raider"),
            6);
    var ready = Partial.of(RathStep.Ready.class).with("by", "ann");
    assertThat(asked(table, ready.with("trigger", other()))).isInstanceOf(Question.Words.class);
    var seen = new Trigger(Trigger.When.MOVES, "", "");
    assertThat(keys(asked(table, ready.with("trigger", seen)))).containsExactly("nothing");
    var act = ready.with("trigger", seen).with("words", "");
    assertThat(keys(asked(table, act)))
        .contains(
            "sword at foe",
            "trip at foe",
            "help at ben",
            "healing potion at ben",
            "something-else");
    assertThat(asked(table, act.with("act", new RathStep.Attempt("ann", "something else"))))
        .isInstanceOf(Question.Words.class);
  }

  // Stunts

  @Test
  @Covers({"RTH-STNT-01", "RTH-STNT-02", "RTH-STNT-04"})
  void theGmSaysWhichTestAStuntOfOnesOwnTakesAndWhatItDoes() {
    // DEX 1 + 12 against WIS 0 + 9
    annAgainst("Raider", "0/1/0/0/0/0")
        .answer("gm", "test-stat", "dex")
        .answer("gm", "stunt-against", "wis")
        .answer("gm", "stunt-does", "trip")
        .answer("gm", "stunt-harm", 1)
        .dice("d20=12", "d20=9", "d6=2")
        .when(new RathStep.Stunt("ann", Trick.OTHER, "foe", "pulls the rug away"))
        .asked("gm", "free-stunt-allowed")
        .then("foe.prone", true)
        .then("foe.hp", 10);
  }

  @Test
  @Covers({"RTH-STNT-02", "RTH-STNT-04", "RTH-TEST-04"})
  void aStuntMayBeATestAgainstADcOfTheGms() {
    annAgainst("Raider", "3/0/0/0/0/0")
        .answer("gm", "test-dc", 15)
        .answer("gm", "free-stunt-effect", "lands behind the altar")
        .dice("d20=13")
        .when(new RathStep.Stunt("ann", Trick.OTHER, "", "swings across"))
        .says("Ann lands behind the altar");
    // 15 must be beaten
    var missed =
        annAgainst("Raider", "3/0/0/0/0/0")
            .answer("gm", "test-dc", 15)
            .dice("d20=12")
            .when(new RathStep.Stunt("ann", Trick.OTHER, "", "swings across"));
    missed.notAsked("gm", "free-stunt-effect");
  }

  @Test
  @Covers("RTH-STNT-04")
  void aStuntOfOnesOwnThatIsNotAllowedCostsNothing() {
    annAgainst("Raider", "0/0/0/0/0/0")
        .answer("gm", "free-stunt-allowed", false)
        .when(new RathStep.Stunt("ann", Trick.OTHER, "foe", "talks the sword out of its hand"))
        .when(new RathStep.Attempt("ann", "something else"));
    annAgainst("Raider", "0/0/0/0/0/0")
        .refuses(new RathStep.Stunt("ann", Trick.OTHER, "ghost", "spits"), "RTH-STNT-01");
  }

  // The GM's numbers

  @Test
  @Covers("RTH-TEST-04")
  void theGmSetsTheDc() {
    var table =
        ann("2/0/0/0/0/0")
            .answer("gm", "test-dc", 17)
            .dice("d20=15")
            .when(test("ann", Trial.LIFT))
            .asked("gm", "test-dc");
    assertThat(only(table, RathEvent.Tested.class).dc()).isEqualTo(17);
    assertThat(only(table, RathEvent.Tested.class).success()).as("17 against 17").isFalse();
  }

  @Test
  @Covers("RTH-TEST-04")
  void aPlayerNamesNoDc() {
    var state = ann("2/0/0/0/0/0").state();
    var easy = new RathStep.Test("ann", Trial.LIFT, Optional.empty(), Optional.of(1), false);
    assertThat(BOOK.deeds().permits(state, ANN, easy).orElseThrow().clause().id())
        .isEqualTo("RTH-TEST-04");
    assertThat(BOOK.deeds().permits(state, Seat.REFEREE, easy)).isEmpty();
    assertThat(BOOK.deeds().permits(state, ANN, test("ann", Trial.LIFT))).isEmpty();
  }

  @Test
  @Covers("RTH-POIS-08")
  void aLethalPoisonHasTenDiceOrMore() {
    var lethal =
        new RathStep.Afflict(
            "ann", Affliction.POISON_DAMAGE, Optional.of(Severity.LETHAL), Optional.empty());
    ann("0/0/0/0/0/0").dice("d20=2").when(lethal).then("ann.poison-damage", 10);
    ann("0/0/0/0/0/0")
        .answer("gm", "lethal-dice", 13)
        .dice("d20=2")
        .when(lethal)
        .then("ann.poison-damage", 13);
  }

  @Test
  @Covers("RTH-DMG-08")
  void theGmHurtsByAnyNumberOfDiceAndMore() {
    ann("0/0/0/0/0/0")
        .dice("d4=1", "d4=2", "d4=3")
        .when(new RathStep.Harm("ann", Amount.d(4), 3, 1, Hazard.BARE, "thorns"))
        .then("ann.hp", 3);
    ann("0/0/0/0/0/0")
        .when(new RathStep.Harm("ann", Amount.of(0), 1, 7, Hazard.BARE, "thorns"))
        .then("ann.hp", 3)
        .refuses(new RathStep.Harm("ann", Amount.of(0), 1, 0, Hazard.BARE, "thorns"), "RTH-DMG-08")
        .refuses(new RathStep.Harm("ann", Amount.d(6), 41, 0, Hazard.BARE, "thorns"), "RTH-DMG-08");
  }

  @Test
  @Covers("RTH-CUR-01")
  void anyNumberOfCoinsIsFoundAndGiven() {
    var table =
        ann("0/0/0/0/0/0")
            .sheet("ben", pc("Ben", "0/0/0/0/0/0"))
            .when(new RathStep.BestowCoins("ann", Purse.parse("1 gp"), 37))
            .then("ann.coins", 3700)
            .when(new RathStep.GiveCoins("ann", "ben", 1234))
            .then("ben.coins", 1234)
            .refuses(new RathStep.BestowCoins("ann", Purse.parse("1 gp"), -1), "RTH-CUR-01");
    var give = Partial.of(RathStep.GiveCoins.class).with("by", "ann").with("to", "ben");
    assertThat(asked(table, give))
        .isInstanceOfSatisfying(
            Question.NumberFrom.class,
            number -> {
              assertThat(number.least()).isEqualTo(1);
              assertThat(number.most()).isEqualTo(2466);
            });
  }
}
