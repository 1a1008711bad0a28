package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.*;
import static quintain.rath.Tables.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Seat;
import quintain.rath.rules.Prompts;
import quintain.rath.state.FightEvent;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Who;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Fights for those who only choose.
class FightsTest {
  private static Fights<RathState, RathStep, RathEvent> fights() {
    return new RathBook().foresight().fights().orElseThrow();
  }

  private static List<Move<RathStep>> moves(
      Table<RathState, RathStep, RathEvent> table, String who) {
    return fights().moves(table.state(), who);
  }

  private static List<RathStep> commands(Table<RathState, RathStep, RathEvent> table, String who) {
    return moves(table, who).stream().map(Move::command).toList();
  }

  private static Move<RathStep> move(
      Table<RathState, RathStep, RathEvent> table, String who, Move.Kind kind) {
    return moves(table, who).stream().filter(m -> m.kind() == kind).findFirst().orElseThrow();
  }

  @Test
  void twoSidesDrawnUpAsNamed() {
    var state = ann("0/0/0/0/0/0").creature("foe", "Ogre").creature("ally", "Wolf").state();
    assertThat(fights().sides()).containsExactly("party", "foes");
    var drawn = fights().drawnUp(state, Map.of("ally", "party"));
    assertThat(drawn.being("ally").side()).isEqualTo(Who.Side.PARTY);
    assertThat(drawn.being("foe").side()).isEqualTo(Who.Side.FOES);
    assertThat(fights().drawnUp(drawn, Map.of("ann", "foes")).being("ann").side())
        .isEqualTo(Who.Side.FOES);
  }

  @Test
  @Covers("RTH-R-93")
  void theRoundItEndedInIsKnownAfterwards() {
    var table =
        annAgainst("Raider", "2/0/0/0/0/0", "held Sword")
            .when(end("ann"))
            .dice("d6=6")
            .when(end("foe"))
            .dice("d20=19", "d8=8", "d8=3")
            .when(attack("ann", "sword", "foe"))
            .then("fight.round", 0);
    assertThat(fights().next(table.state())).isInstanceOf(Fights.Call.Over.class);
    assertThat(fights().round(table.state())).isEqualTo(2);
  }

  @Test
  @Covers({"RTH-INIT-02", "RTH-INIT-03"})
  void theSideThatTheDieNamesIsCalledFirst() {
    var peace = ann("0/0/0/0/0/0").creature("foe", "Ogre");
    assertThat(fights().next(peace.state())).isInstanceOf(Fights.Call.Over.class);
    assertThat(fights().round(peace.state())).isZero();
    assertThat(fights().beginning(peace.state())).isEqualTo(new RathStep.BeginCombat());
    var party = annAgainst("Ogre", "0/0/0/0/0/0");
    assertThat(fights().next(party.state()))
        .isEqualTo(new Fights.Call.Turn<RathStep>("ann", new Seat("ann")));
    assertThat(fights().round(party.state())).isEqualTo(1);
    var foes = begun(ann("0/0/0/0/0/0").creature("foe", "Ogre"), 1);
    assertThat(fights().next(foes.state()))
        .isEqualTo(new Fights.Call.Turn<RathStep>("foe", Seat.REFEREE));
  }

  @Test
  void whoIsOnTurnIsCalledUntilItIsOver() {
    var table = begun(party().creature("foe", "Ogre"), 6).when(new RathStep.BeginTurn("sefa"));
    assertThat(fights().next(table.state()))
        .isEqualTo(new Fights.Call.Turn<RathStep>("sefa", new Seat("sefa")));
    table.when(end("sefa"));
    assertThat(fights().next(table.state()))
        .isEqualTo(new Fights.Call.Turn<RathStep>("brannoc", new Seat("brannoc")));
  }

  @Test
  void everyWeaponAtEveryFoeInReach() {
    var table =
        begun(
            ann("0/0/0/0/0/0", "held Sword", "Dagger")
                .creature("foe", "Ogre")
                .creature("second", "Wolf"),
            6);
    assertThat(commands(table, "ann"))
        .contains(
            attack("ann", "sword", "foe"),
            attack("ann", "sword", "second"),
            attack("ann", "dagger", "foe"),
            attack("ann", "dagger", "second"),
            end("ann"))
        .noneMatch(RathStep.Move.class::isInstance)
        .doesNotContain(attack("ann", "unarmed", "foe"));
    assertThat(commands(annAgainst("Ogre", "0/0/0/0/0/0"), "ann"))
        .contains(attack("ann", "unarmed", "foe"));
  }

  @Test
  @Covers("RTH-ACT-01")
  void whoHasActedHasNoMoreAttacks() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0", "held Sword").dice("d20=2");
    table.when(attack("ann", "sword", "foe"));
    assertThat(commands(table, "ann")).containsExactly(end("ann"));
  }

  @Test
  void theGoneAndTheUnseenAreNoTargets() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0", "held Sword").given("foe.secrecy", "unseen");
    assertThat(commands(table, "ann")).containsExactly(end("ann"));
    var two =
        begun(
            ann("0/0/0/0/0/0", "held Sword").creature("foe", "Ogre").creature("second", "Wolf"), 6);
    two.given("foe.dead", true);
    assertThat(commands(two, "ann"))
        .contains(attack("ann", "sword", "second"))
        .doesNotContain(attack("ann", "sword", "foe"));
  }

  @Test
  void healthOfAFoeIsKnownOnlyWhereItsFiguresLieOpen() {
    var hidden = annAgainst("Ogre", "0/0/0/0/0/0", "held Sword");
    assertThat(move(hidden, "ann", Move.Kind.ATTACK).health()).isEqualTo(Move.UNKNOWN);
    hidden.given("foe.secrecy", "open").given("foe.hp", 15);
    assertThat(move(hidden, "ann", Move.Kind.ATTACK).health()).isEqualTo(50);
    assertThat(fights().health(hidden.state(), "foe")).isEqualTo(50);
  }

  @Test
  @Covers({"RTH-DIST-03", "RTH-DIST-04", "RTH-ACT-03"})
  void outOfReachOneGoesTowardsTheNearest() {
    var far =
        begun(
            ann("0/0/0/0/0/0", "held Sword")
                .creature("foe", "Ogre")
                .creature("second", "Wolf")
                .given("foe.at", 3)
                .given("second.at", -2),
            6);
    assertThat(commands(far, "ann"))
        .containsExactly(new RathStep.Move("ann", -1), new RathStep.Run("ann", -2), end("ann"));
    assertThat(move(far, "ann", Move.Kind.APPROACH).target()).isEqualTo("second");
    assertThat(move(far, "ann", Move.Kind.APPROACH).distance()).isEqualTo(2);
    var near = annAgainst("Ogre", "0/0/0/0/0/0", "held Sword").given("foe.at", 1);
    assertThat(commands(near, "ann")).containsExactly(new RathStep.Move("ann", 1), end("ann"));
  }

  @Test
  void aDrakeStrikesWithAllItHasAtOnce() {
    var table = begun(ann("0/0/0/0/0/0").creature("foe", "Gall drake"), 1);
    assertThat(commands(table, "foe")).contains(attack("foe", List.of("bite", "tail"), "ann"));
  }

  @Test
  @Covers({"RTH-REC-03", "RTH-POIS-16", "RTH-FIRE-05", "RTH-BLED-05"})
  void whatTakesAWoundOrAConditionAway() {
    var table =
        begun(
            ann("0/0/0/0/0/0", "Healing potion", "Basic antitoxin")
                .creature("foe", "Ogre")
                .given("foe.at", 3),
            6);
    assertThat(commands(table, "ann"))
        .noneMatch(RathStep.UseItem.class::isInstance)
        .noneMatch(RathStep.DropAndRoll.class::isInstance)
        .noneMatch(RathStep.StopBleeding.class::isInstance);
    table
        .given("ann.hp", 5)
        .given("ann.poison-damage", 3)
        .given("ann.fire", 2)
        .given("ann.bleeding", 2);
    assertThat(commands(table, "ann"))
        .contains(
            new RathStep.UseItem("ann", "healing potion", "ann"),
            new RathStep.UseItem("ann", "basic antitoxin", "ann"),
            new RathStep.DropAndRoll("ann"),
            new RathStep.StopBleeding("ann", "ann"));
    assertThat(move(table, "ann", Move.Kind.HEAL).health()).isEqualTo(50);
  }

  @Test
  void theProneGetUpAndTheHeldBreakFree() {
    var table = annAgainst("Ogre", "0/0/0/0/0/0").given("ann.prone", true);
    assertThat(commands(table, "ann")).contains(new RathStep.StandUp("ann"));
    var held =
        begun(ann("0/0/0/0/0/0").creature("foe", "Lake drowner"), 1)
            .dice("d20=12", "d20=9")
            .when(new RathStep.Grab("foe", "ann"))
            .when(end("foe"));
    assertThat(commands(held, "ann")).contains(new RathStep.BreakFree("ann"));
  }

  @Test
  @Covers("RTH-WPN-10")
  void aCrossbowIsReloaded() {
    var table =
        annAgainst("Ogre", "0/0/0/0/0/0", "held Crossbow", "Bolts")
            .given("foe.at", 1)
            .dice("d20=2")
            .when(attack("ann", "crossbow", "foe"))
            .when(end("ann"))
            .dice("d6=6")
            .when(end("foe"));
    assertThat(commands(table, "ann"))
        .contains(new RathStep.Reload("ann", "crossbow"))
        .doesNotContain(attack("ann", "crossbow", "foe"));
  }

  @Test
  void aSideHasWonWhenOnlyItIsLeft() {
    var table = ann("0/0/0/0/0/0").creature("foe", "Ogre").creature("mule", "Pack mule");
    assertThat(fights().winner(table.state())).isEqualTo(-1);
    assertThat(fights().winner(table.given("foe.dead", true).state())).isZero();
    assertThat(fights().winner(table.given("ann.dead", true).state())).isEqualTo(-1);
    assertThat(
            fights()
                .winner(ann("0/0/0/0/0/0").creature("foe", "Ogre").given("ann.dead", true).state()))
        .isEqualTo(1);
    assertThat(fights().ending()).contains(Prompts.END_COMBAT);
    assertThat(fights().resources()).containsExactly("fortune", "items");
  }

  @Test
  void howSomebodyHasComeOutOfIt() {
    var table = ann("0/0/0/0/0/0").creature("foe", "Ogre");
    assertThat(fights().standing(table.state(), "ann")).isEqualTo(Fights.Standing.ABLE);
    assertThat(fights().standing(table.given("foe.fled", true).state(), "foe"))
        .isEqualTo(Fights.Standing.FLED);
    assertThat(fights().standing(table.given("ann.hp", 0).state(), "ann"))
        .isEqualTo(Fights.Standing.FALLEN);
    assertThat(fights().standing(table.given("ann.dead", true).state(), "ann"))
        .isEqualTo(Fights.Standing.DEAD);
  }

  @Test
  void whatIsHitAndLostIsHarm() {
    var state = ann("0/0/0/0/0/0").state();
    var hit =
        new RathEvent.AttackRolled(
            "ann", "foe", "sword", 15, 15, 12, true, List.of(), Optional.empty(), 0);
    var miss =
        new RathEvent.AttackRolled(
            "ann", "foe", "sword", 5, 5, 12, false, List.of(), Optional.empty(), 0);
    assertThat(fights().harm(hit, state)).contains(new Fights.Harm.Blow("ann", "sword", "foe"));
    assertThat(fights().harm(miss, state)).isEmpty();
    assertThat(fights().harm(new FightEvent.HpLost("foe", 4, "fire"), state))
        .isEqualTo(Optional.of(new Fights.Harm.Loss("foe", 4)));
  }
}
