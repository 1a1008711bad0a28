package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.end;
import static quintain.rath.Tables.has;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.placing;
import static quintain.rath.Tables.test;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trial;
import quintain.rath.state.Trigger;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class TurnsTest {
  private static final RathBook BOOK = new RathBook();

  /// Ann and Ben against two raiders, all in one zone.
  private static Table<RathState, RathStep, RathEvent> fight() {
    return Tables.empty()
        .sheet("ann", Folk.pc("Ann", "0/0/0/0/0/0", "held Sword", "Dagger", "Torches"))
        .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0", "held Spear"))
        .creature("one", "Raider")
        .creature("two", "Raider");
  }

  private static RathStep.Move move(String by, int to) {
    return new RathStep.Move(by, to);
  }

  // Initiative

  @Test
  @Covers({"RTH-INIT-01", "RTH-INIT-02", "RTH-INIT-03", "RTH-CMB-01", "RTH-R-21"})
  void oneDieSaysWhichSideActsFirst() {
    begun(fight(), 3).then("fight.first", "foes").then("fight.round", 1);
    var table = begun(fight(), 4).then("fight.first", "party");
    table.refuses(new RathStep.BeginCombat(), "RTH-CMB-01");
    fight()
        .dice("d6=6")
        .judge("RTH-INIT-01", "foes")
        .when(new RathStep.BeginCombat())
        .then("fight.first", "foes");
    Tables.party().refuses(new RathStep.BeginCombat(), "RTH-CMB-01");
  }

  @Test
  @Covers({"RTH-INIT-04", "RTH-CMB-06"})
  void theDieIsRolledAgainEachRound() {
    var table = begun(fight(), 5);
    for (String id : List.of("ann", "ben", "one")) {
      table.when(end(id)).then("fight.round", 1);
    }
    table.dice("d6=2").when(end("two")).then("fight.round", 2).then("fight.first", "foes");
  }

  @Test
  @Covers({"RTH-INIT-05", "RTH-R-22"})
  void anySideMemberMayGoNextButEachOnlyOnce() {
    var table = begun(fight(), 6);
    assertThat(BOOK.deeds().onTurn(table.state())).containsExactly("ann", "ben");
    table.refuses(end("one"), "RTH-R-22").when(end("ben"));
    assertThat(BOOK.deeds().onTurn(table.state())).containsExactly("ann");
    table.refuses(end("ben"), "RTH-R-22").when(end("ann"));
    assertThat(BOOK.deeds().onTurn(table.state())).containsExactly("one", "two");
    table.when(end("two")).refuses(end("two"), "RTH-R-22");
  }

  @Test
  @Covers("RTH-R-22")
  void whoActsLastAndThenFirstHasTwoTurnsRunning() {
    var table = begun(fight(), 1).when(end("one")).when(end("two")).when(end("ann"));
    table.dice("d6=6").when(end("ben")).when(new RathStep.BeginTurn("ben"));
    table.then("fight.turn", "ben").then("fight.round", 2);
  }

  @Test
  @Covers("RTH-R-22")
  void theGmMayLetTheRestOfARoundPass() {
    begun(fight(), 6)
        .when(end("ann"))
        .dice("d6=2")
        .when(new RathStep.EndRound())
        .then("fight.round", 2)
        .then("fight.now", "foes");
    fight().refuses(new RathStep.EndRound(), "RTH-CMB-06");
  }

  // What a turn allows

  /// Outside combat somebody just is elsewhere, but not off the end of what can be reckoned.
  @Test
  @Covers("RTH-ACT-01")
  void nobodyWalksOutOfTheWorld() {
    fight()
        .refuses(move("ann", 5_281), "RTH-ACT-01")
        .refuses(move("ann", Integer.MIN_VALUE), "RTH-ACT-01")
        .refuses(move("ann", Integer.MAX_VALUE), "RTH-ACT-01")
        .when(move("ann", -5_280))
        .then("ann.at", -5_280);
  }

  @Test
  @Covers({"RTH-ACT-01", "RTH-CMB-02", "RTH-R-25", "RTH-DIST-03"})
  void aMoveAndOneActionInEitherOrder() {
    begun(fight().scene(placing("one", 1)), 6)
        .when(move("ann", 1))
        .dice("d20=2")
        .when(attack("ann", "sword", "one"))
        .refuses(attack("ann", "sword", "one"), "RTH-ACT-01")
        .refuses(move("ann", 0), "RTH-ACT-01");
    begun(fight().scene(placing("one", 1)), 6)
        .dice("d20=2")
        .when(attack("ann", "sword", "two"))
        .when(move("ann", 1))
        .then("ann.at", 1);
    begun(fight(), 6).refuses(move("ann", 2), "RTH-ACT-01").refuses(move("ann", 0), "RTH-ACT-01");
  }

  @Test
  @Covers({"RTH-ACT-03", "RTH-DIST-04", "RTH-R-25"})
  void runningTakesTheWholeTurn() {
    var run = new RathStep.Run("ann", 2);
    begun(fight(), 6)
        .when(run)
        .applied("RTH-R-25")
        .then("ann.at", 2)
        .refuses(new RathStep.Attempt("ann", "opens the door"), "RTH-ACT-01")
        .refuses(move("ann", 1), "RTH-ACT-01");
    begun(fight(), 6).when(move("ann", 1)).refuses(new RathStep.Run("ann", 0), "RTH-ACT-03");
    begun(fight(), 6).dice("d20=2").when(attack("ann", "sword", "one")).refuses(run, "RTH-ACT-03");
    begun(fight(), 6).refuses(new RathStep.Run("ann", 3), "RTH-ACT-03");
  }

  @Test
  @Covers("RTH-ACT-02")
  void theListOfActionsIsOpen() {
    var table =
        begun(fight(), 6)
            .answer("gm", "attempt", "the portcullis drops")
            .when(new RathStep.Attempt("ann", "pulls the lever"));
    assertThat(table.events()).contains(new RathEvent.Told("ann", "the portcullis drops"));
    table.refuses(new RathStep.Attempt("ann", "again"), "RTH-ACT-01");
  }

  @Test
  @Covers({"RTH-ACT-04", "RTH-R-26"})
  void oneFreeActionATurnIsGuaranteed() {
    var table = begun(fight().scene(placing("one", 1)), 6);
    table
        .when(new RathStep.Drop("ann", "torches"))
        .when(move("ann", 1))
        .dice("d20=2")
        .when(attack("ann", "sword", "one"))
        .then("ground", List.of("torches"))
        .then("ann.at", 1);
    assertThat(table.state().ground().getFirst().at()).isZero();
    table.when(new RathStep.Call("ann", "Behind you!")).asked("gm", "further-free-action");
    assertThat(has(table, RathEvent.ActLost.class)).isTrue();
    table.answer("gm", "further-free-action", true).when(new RathStep.Call("ann", "Behind you!"));
    assertThat(table.events()).contains(new RathEvent.Told("ann", "Behind you!"));
    table.refuses(new RathStep.Drop("ann", "lute"), "RTH-ACT-04");
  }

  @Test
  @Covers("RTH-R-26")
  void drawingIsPartOfTheActionThatUsesTheWeapon() {
    begun(fight(), 6)
        .then("ann.held", List.of("sword"))
        .dice("d20=2")
        .when(attack("ann", "dagger", "one"))
        .then("ann.held", List.of("sword", "dagger"));
  }

  // Encumbrance

  @Test
  @Covers({"RTH-ENC-02", "RTH-R-88"})
  void theEncumberedMoveOrAct() {
    var heavy = new String[] {"held Sword", "Halberd", "War hammer", "Crossbow"};
    annAgainst("Raider", "3/0/0/0/0/0", heavy)
        .then("ann.encumbered", true)
        .when(move("ann", 1))
        .refuses(new RathStep.Attempt("ann", "shoves the door"), "RTH-ENC-02");
    annAgainst("Raider", "3/0/0/0/0/0", heavy)
        .dice("d20=4", "d20=6")
        .when(attack("ann", "sword", "foe"))
        .refuses(move("ann", 1), "RTH-ENC-02")
        .when(new RathStep.Call("ann", "Help!"));
    annAgainst("Raider", "3/0/0/0/0/0", heavy).refuses(new RathStep.Run("ann", 2), "RTH-R-88");
  }

  // Readying

  private static RathStep.Ready ready(String by, Trigger.When when, String whom, RathStep.Act act) {
    return new RathStep.Ready(by, new Trigger(when, whom, ""), act);
  }

  @Test
  @Covers({"RTH-ACT-05", "RTH-R-27"})
  void aReadiedActionInterruptsWhoeverSetsItOff() {
    var table =
        begun(fight().scene(placing("one", 1, "two", 1)), 6)
            .when(ready("ann", Trigger.When.COMES_CLOSE, "", attack("ann", "sword", "one")))
            .refuses(new RathStep.Attempt("ann", "more"), "RTH-ACT-01")
            .when(end("ben"))
            .dice("d20=19", "d8=8", "d8=4")
            .when(move("one", 0))
            .asked("ann", "use-readied")
            .then("one.hp", 0);
    table.then("fight.turn", "none").refuses(attack("one", "sword", "ann"), "RTH-ZERO-03");
  }

  @Test
  @Covers("RTH-R-27")
  void theReactionComesBeforeTheBlowThatSetsItOff() {
    var table =
        begun(fight(), 6)
            .when(ready("ann", Trigger.When.ATTACKS, "one", attack("ann", "sword", "one")))
            .when(end("ben"))
            .dice("d20=19", "d8=8", "d8=4")
            .when(attack("one", "sword", "ben"))
            .then("one.hp", 0)
            .then("ben.hp", 10);
    assertThat(has(table, RathEvent.ActLost.class)).as("the blow never comes").isTrue();
  }

  @Test
  @Covers("RTH-R-27")
  void aFoeFelledOnItsOwnTurnHasHadIt() {
    var table =
        begun(fight().scene(placing("one", 1, "two", 1)), 6)
            .given("two.hp", 0)
            .when(ready("ann", Trigger.When.COMES_CLOSE, "", attack("ann", "sword", "one")))
            .when(end("ben"));
    table
        .given("two.hp", 3)
        .when(end("two"))
        .dice("d20=19", "d8=8", "d8=4", "d6=6")
        .when(move("one", 0))
        .then("one.hp", 0)
        .then("fight.round", 2);
  }

  @Test
  @Covers("RTH-R-27")
  void aReactionMayBeDeclinedAndLapsesWithTheNextTurn() {
    var table =
        begun(fight(), 6)
            .when(ready("ann", Trigger.When.ATTACKS, "", attack("ann", "sword", "one")))
            .when(end("ben"))
            .dice("d20=2")
            .answer("ann", "use-readied", false)
            .when(attack("one", "sword", "ben"));
    assertThat(table.state().theFight().readied()).hasSize(1);
    table.when(end("one")).dice("d6=6").when(end("two")).when(new RathStep.BeginTurn("ann"));
    assertThat(table.state().theFight().readied()).isEmpty();
  }

  @Test
  @Covers("RTH-ACT-05")
  void theGmSaysWhenAnOtherTriggerOccurs() {
    var door =
        new RathStep.Ready(
            "ann",
            new Trigger(Trigger.When.OTHER, "", "the door opens"),
            attack("ann", "sword", "one"));
    begun(fight(), 6)
        .refuses(
            new RathStep.Ready(
                "ann", new Trigger(Trigger.When.OTHER, "", ""), attack("ann", "sword", "one")),
            "RTH-ACT-05")
        .refuses(ready("ann", Trigger.When.MOVES, "", attack("ben", "spear", "one")), "RTH-ACT-05")
        .refuses(ready("ann", Trigger.When.MOVES, "", door), "RTH-ACT-05")
        .refuses(new RathStep.SpringTrigger("ann"), "RTH-ACT-05")
        .when(door)
        .dice("d20=2")
        .when(new RathStep.SpringTrigger("ann"));
    fight().refuses(door, "RTH-ACT-05");
  }

  // Help

  @Test
  @Covers("RTH-R-28")
  void helpGivesTheAlliesNextRollAdvantage() {
    var help = new RathStep.HelpAlly("ann", "ben", "draws its eye");
    var table =
        begun(fight(), 6)
            .when(help)
            .dice("d20=3", "d20=14", "d8=1")
            .when(attack("ben", "spear", "one"));
    assertThat(only(table, RathEvent.AttackRolled.class).natural()).isEqualTo(14);
    table.then("ben.effects", List.of());
    var late = begun(fight(), 6).when(help).when(end("ben")).when(end("one"));
    late.dice("d6=6").when(end("two")).when(new RathStep.BeginTurn("ann"));
    late.then("ben.effects", List.of());
    begun(fight(), 6)
        .answer("gm", "plausible-help", false)
        .when(help)
        .then("ben.effects", List.of());
    begun(fight(), 6)
        .refuses(new RathStep.HelpAlly("ann", "one", ""), "RTH-R-28")
        .refuses(new RathStep.HelpAlly("ann", "ann", ""), "RTH-R-28");
  }

  @Test
  void outsideCombatHelpServesATest() {
    fight()
        .when(new RathStep.HelpAlly("ann", "ben", "holds the rope"))
        .dice("d20=3", "d20=14")
        .when(test("ben", Trial.CLIMB))
        .then("ben.effects", List.of());
  }

  // The end

  @Test
  @Covers({"RTH-CMB-06", "RTH-R-93", "RTH-R-24", "RTH-CRIT-05", "RTH-TIME-01"})
  void combatEndsWhenTheGmConfirmsIt() {
    var table =
        annAgainst("Giant rat", "2/0/0/0/0/0", "held Sword")
            .given("ann.cracked", 2)
            .then("ann.ac", 8)
            .dice("d20=15", "d8=5")
            .when(attack("ann", "sword", "foe"))
            .asked("gm", "end-combat")
            .then("fight.round", 0)
            .then("clock", 10)
            .then("ann.ac", 10);
    table.refuses(new RathStep.EndCombat(), "RTH-CMB-06");
    annAgainst("Giant rat", "2/0/0/0/0/0", "held Sword")
        .dice("d20=15", "d8=5")
        .answer("gm", "end-combat", false)
        .when(attack("ann", "sword", "foe"))
        .then("fight.round", 1)
        .when(new RathStep.EndCombat())
        .then("fight.round", 0);
  }

  @Test
  @Covers("RTH-R-24")
  void elevenRoundsAreTwoTurnsOfTheClock() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0");
    for (int round = 2; round <= 11; round++) {
      table.dice("d6=6").when(new RathStep.EndRound());
    }
    table.then("fight.round", 11).when(new RathStep.EndCombat()).then("clock", 20);
  }

  @Test
  void readyingTakesNoTargetOfAnUnknownName() {
    begun(fight(), 6)
        .refuses(
            new RathStep.Ready(
                "ann",
                new Trigger(Trigger.When.MOVES, "nobody", ""),
                new RathStep.Attack("ann", List.of("sword"), List.of("one"), Optional.empty())),
            "RTH-ACT-05");
  }

  @Test
  @Covers({"RTH-R-54", "RTH-COND-02"})
  void theFallenSufferBeforeTheRoundIsOver() {
    begun(
            Folk.ann("0/0/0/0/0/0")
                .sheet("bob", Folk.pc("Bob", "0/0/0/0/0/0"))
                .creature("foe", "Ogre")
                .given("ann.hp", 0)
                .given("ann.bleeding", 2),
            1)
        .when(end("foe"))
        // her pool first, then the new round's initiative
        .dice("d6=3", "d6=5", "d6=6")
        .when(end("bob"))
        .then("ann.bleeding", 1)
        .then("fight.round", 2);
  }

  @Test
  @Covers({"RTH-R-54", "RTH-POIS-13"})
  void sleepersOfTheOtherSideHaveTheirMomentToo() {
    annAgainst("Ogre", "0/0/0/0/0/0")
        .given("foe.asleep", true)
        .given("foe.poison-sleep", 2)
        .dice("d6=3", "d6=6", "d6=6")
        .when(end("ann"))
        .then("foe.poison-sleep", 1)
        .then("fight.round", 2);
  }

  @Test
  @Covers("RTH-CMB-02")
  void aTurnBeginsOnceAndRoundsEndInCombatOnly() {
    annAgainst("Ogre", "0/0/0/0/0/0")
        .when(new RathStep.BeginTurn("ann"))
        .refuses(new RathStep.BeginTurn("ann"), "RTH-CMB-02");
    Folk.ann("0/0/0/0/0/0")
        .refuses(new RathStep.EndRound(), "RTH-CMB-06")
        .refuses(new RathStep.EndCombat(), "RTH-CMB-06");
  }
}
