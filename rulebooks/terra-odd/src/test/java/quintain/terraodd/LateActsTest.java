package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What was declared, and what has changed since.
class LateActsTest {
  /// Bea and Cal, who act after the foes; rounds have begun, and nobody has declared anything.
  private static Table<OddState, OddStep, OddEvent> late() {
    return empty()
        .sheet("bea", sheet("Bea", List.of(), "Mono-blade", "Calm tea"))
        .sheet("cal", sheet("Cal", List.of()))
        .creature("foe", "Street Cutter")
        .creature("other", "Street Cutter")
        .given("other.at", 30)
        .answer("gm", "order", "foes")
        .when(BEGIN);
  }

  /// The foes' phase, in which the other one does nothing.
  private static List<OddStep> foesDo(OddStep... acts) {
    var all = new ArrayList<OddStep>(List.of(acts));
    all.add(pass("foe"));
    all.add(pass("other"));
    all.add(RESOLVE);
    return all;
  }

  @Test
  @Covers({"ODD-R-14"})
  void whoHasWalkedOffIsNotHitByALateBlade() {
    late()
        .when(attack("bea", "mono-blade", "foe"))
        .when(foesDo(move("foe", 40)))
        .when(List.of(pass("cal"), RESOLVE))
        .then("foe.grit", 4)
        .says("Foe is out of reach by now");
  }

  @Test
  @Covers({"ODD-R-14"})
  void theAttackerTurnsToAnotherFoeInReach() {
    late()
        .when(attack("bea", "mono-blade", "foe"))
        .when(foesDo(move("foe", 40), move("other", 0)))
        .dice("d8=3")
        .when(List.of(pass("cal"), RESOLVE))
        .asked("bea", "redirect")
        .then("foe.grit", 4)
        .then("other.grit", 1);
  }

  @Test
  @Covers({"ODD-R-14"})
  void whoeverMovesAlongReachesThemStill() {
    late()
        .when(List.of(move("bea", 30), attack("bea", "mono-blade", "other")))
        .when(foesDo(move("other", 35)))
        .dice("d8=3")
        .when(List.of(pass("cal"), RESOLVE))
        .then("other.grit", 1);
  }

  @Test
  @Covers({"ODD-R-14"})
  void moversAreReachedWhereThePhaseLeavesThemHoweverTheyDeclared() {
    // in their own phase all move first: Cal is beside Bea when she tends him
    empty()
        .sheet("bea", sheet("Bea", List.of("Healer")))
        .sheet("cal", sheet("Cal", List.of()))
        .creature("foe", "Street Cutter")
        .given("cal.held-fast", true)
        .answer("gm", "order", "party")
        .when(BEGIN)
        .when(List.of(new OddStep.Free("bea", "cal"), move("bea", 5), RESOLVE))
        .then("cal.held-fast", false);
  }

  @Test
  @Covers({"ODD-R-14", "ODD-R-29"})
  void whoeverLiesTooFarOffByThenIsNotTended() {
    late()
        .given("cal.critically-harmed", true)
        .given("cal.out", true)
        .when(new OddStep.Stabilise("bea", "cal"))
        .given("cal.at", 20)
        .when(foesDo())
        .when(RESOLVE)
        .then("cal.critically-harmed", true)
        .says("Cal is 20 ft away from Bea");
  }

  @Test
  @Covers({"ODD-R-14", "ODD-PANC-03"})
  void aRunThatPanicForbidsByThenIsLost() {
    late()
        .when(run("bea"))
        .given("bea.obsessed", true)
        .when(foesDo())
        .when(List.of(pass("cal"), RESOLVE))
        .then("bea.fled", false)
        .says("Bea thinks of nothing but success, so nothing comes of it");
  }

  @Test
  @Covers({"ODD-R-14"})
  void whoeverCannotActAnyMoreIsToldWhy() {
    late()
        .when(attack("bea", "mono-blade", "foe"))
        .given("bea.held-fast", true)
        .when(foesDo())
        .when(List.of(pass("cal"), RESOLVE))
        .says("Bea is held fast until somebody frees them, so nothing comes of it")
        .then("foe.grit", 4);
  }

  @Test
  @Covers({"ODD-R-14"})
  void whoeverOnlyWaitedLosesNothingThatCouldBeTold() {
    var table =
        late()
            .when(pass("bea"))
            .given("bea.held-fast", true)
            .when(foesDo())
            .when(List.of(pass("cal"), RESOLVE))
            .then("fight.round", 2);
    assertThat(table.events()).noneMatch(OddEvent.ActLost.class::isInstance);
    assertThat(table.log())
        .noneMatch(line -> line.contains("nothing comes of it") || line.contains("does nothing"));
  }

  @Test
  @Covers({"ODD-R-14", "ODD-RETR-02"})
  void aRunIsLostWhenTheWayOutHasBeenShut() {
    late()
        .when(run("bea"))
        .given("scene.closed", true)
        .when(foesDo())
        .when(List.of(pass("cal"), RESOLVE))
        .then("bea.fled", false)
        .applied("ODD-RETR-02");
  }

  @Test
  @Covers({"ODD-R-14"})
  void whatHasBeenDroppedIsNotUsed() {
    late()
        .given("bea.insight", 5)
        .when(List.of(new OddStep.UseItem("bea", "calm tea"), new OddStep.Drop("bea", "calm tea")))
        .when(foesDo())
        .when(List.of(pass("cal"), RESOLVE))
        .then("bea.insight", 5)
        .says("Bea has no calm tea");
  }

  @Test
  @Covers({"ODD-R-14", "ODD-PANC-02"})
  void neitherMoveNorBlowComesOfWhoeverFreezesBefore() {
    late()
        .when(List.of(move("bea", 30), attack("bea", "mono-blade", "other")))
        .given("bea.frozen", true)
        .when(foesDo())
        .when(List.of(pass("cal"), RESOLVE))
        .then("bea.at", 0)
        .then("other.grit", 4)
        .says("Bea is frozen with panic");
  }

  // Doors

  /// Ola, who holds doors, with Bea and Cal beside her, and they go first.
  private static Table<OddState, OddStep, OddEvent> atTheDoor() {
    return empty()
        .sheet("bea", sheet("Bea", List.of()))
        .sheet("cal", sheet("Cal", List.of()))
        .sheet("ola", sheet("Ola", List.of("Door Opener")))
        .creature("foe", "Street Cutter")
        .answer("gm", "order", "party")
        .when(BEGIN);
  }

  @Test
  @Covers({"ODD-R-14", "ODD-REF-01"})
  void aDoorIsHeldInItsPhaseWhoeverSaysFirstThatTheyRun() {
    atTheDoor()
        .dice("d20=1", "d20=20", "d20=20", "d20=1")
        .when(List.of(run("ola"), run("bea"), pass("cal"), RESOLVE))
        .then("ola.fled", true)
        .then("bea.fled", true)
        .says("Bea has an ally at the door");
    atTheDoor()
        .dice("d20=20", "d20=1", "d20=1", "d20=20")
        .when(List.of(run("bea"), run("ola"), pass("cal"), RESOLVE))
        .then("ola.fled", true)
        .then("bea.fled", true);
  }

  @Test
  @Covers({"ODD-R-14", "ODD-REF-01"})
  void ofTwoWhoRunTheOneAtTheDoorChooses() {
    // Bea's one die fails, Cal's two do not
    atTheDoor()
        .answer("ola", "hold-door", "cal")
        .dice("d20=20", "d20=20", "d20=1")
        .when(List.of(run("bea"), run("cal"), pass("ola"), RESOLVE))
        .then("bea.fled", false)
        .then("cal.fled", true)
        .then("ola.door-held", true)
        .then("bea.door-open", false);
  }

  @Test
  @Covers({"ODD-R-14"})
  void theOddsOfARunCountOnTheDoor() {
    var preview = atTheDoor().odds(run("bea"), "bea");
    // Insight 10, rolled twice
    assertThat(preview.p("bea.gets-away", true)).isCloseTo(0.75, Offset.offset(1e-9));
  }

  // Things in rounds

  @Test
  @Covers({"ODD-R-14"})
  void whatLiesOnTheGroundIsTakenUpWithTheTurnsAction() {
    late()
        .when(List.of(pass("foe"), pass("other"), RESOLVE))
        .when(new OddStep.Drop("bea", "calm tea"))
        .then("ground", List.of("calm tea"))
        .when(new OddStep.PickUp("cal", "calm tea"))
        .refuses(attack("cal", "unarmed", "foe"), "ODD-R-14")
        .then("ground", List.of("calm tea"))
        .when(List.of(pass("bea"), RESOLVE))
        .then("cal.items", List.of("calm tea"));
  }

  @Test
  @Covers({"ODD-R-14"})
  void thingsAreHandedOverAndTakenInHandInTheirPhase() {
    late()
        .when(List.of(pass("foe"), pass("other"), RESOLVE))
        .when(new OddStep.Place("bea", "mono-blade", Item.Where.HELD))
        .refuses(new OddStep.Hand("bea", "calm tea", "cal"), "ODD-R-14")
        .when(List.of(pass("cal"), RESOLVE))
        .then("bea.held", List.of("mono-blade"));
    late()
        .when(new OddStep.Hand("bea", "calm tea", "cal"))
        .given("cal.at", 10)
        .when(foesDo())
        .when(List.of(pass("cal"), RESOLVE))
        .says("Cal is 10 ft away from Bea")
        .then("cal.items", List.of());
  }

  @Test
  @Covers({"ODD-R-14"})
  void outsideRoundsNothingLimitsAMove() {
    bea().when(move("bea", 400)).then("bea.at", 400);
  }
}
