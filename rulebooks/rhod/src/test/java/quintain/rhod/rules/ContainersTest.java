package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.rhod.Folk;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Size;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Verb;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Point;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Containers, what goes in and out of them, and locks.
class ContainersTest {
  private static final RhodStep OPEN = new Handling.OpenUp("hero", "chest");
  private static final RhodStep CLOSE = new Handling.CloseUp("hero", "chest");

  private static Folk.Hero hero() {
    return Folk.hero("10/14/10/10/10/10");
  }

  /// A hero at 5,5 and beside them a closed chest with one Medium Slot.
  private static Table<RhodState, RhodStep, RhodEvent> table(Folk.Hero hero) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5"))
        .sheet("hero", hero.sheet())
        .when(new Handling.SetContainer("chest", Tables.at("6,5"), Size.MEDIUM, 1));
  }

  private static RhodStep put(String item) {
    return new Handling.PackInto("hero", item, "chest");
  }

  private static RhodStep take(String item) {
    return new Handling.UnpackFrom("hero", "chest", item);
  }

  @Test
  @Covers({"RHD-INT-05", "RHD-INT-06", "RHD-INT-07"})
  void aThingInHandIsPackedIntoAContainerThatIsOpen() {
    table(hero().holding("Shortsword"))
        .refuses(put("Shortsword"), "RHD-INT-05")
        .when(OPEN)
        .refuses(OPEN, "RHD-INT-06")
        .when(put("Shortsword"))
        .says("The chest holds the Shortsword")
        .then("hero.items", List.of())
        .when(CLOSE)
        .refuses(CLOSE, "RHD-INT-07")
        .refuses(take("Shortsword"), "RHD-INT-02");
  }

  @Test
  @Covers("RHD-INT-02")
  void whatIsInAnOpenContainerIsUnpackedIntoTheHand() {
    table(hero())
        .when(new Handling.Fill("chest", "Shortsword", 1))
        .when(OPEN)
        .refuses(take("Maul"), "RHD-INT-02")
        .when(take("Shortsword"))
        .then("hero.held", List.of("Shortsword"))
        .refuses(take("Shortsword"), "RHD-INT-02");
  }

  @Test
  @Covers({"RHD-INV-03", "RHD-INV-05", "RHD-INV-14"})
  void theSlotsOfAContainerServeAsSmallerOnes() {
    // One Medium Slot is four Small ones: Torches are Small and do not stack.
    table(hero())
        .when(new Handling.Fill("chest", "Torch", 4))
        .refuses(new Handling.Fill("chest", "Torch", 1), "RHD-INV-14")
        .refuses(new Handling.SetContainer("crate", Tables.at("6,5"), Size.SMALL, 0), "RHD-INV-03");
    table(hero().holding("Torch"))
        .when(new Handling.Fill("chest", "Torch", 4))
        .when(OPEN)
        .refuses(put("Torch"), "RHD-INV-14");
  }

  @Test
  @Covers("RHD-INT-05")
  void nobodyReachesAContainerAcrossTheRoom() {
    Tables.empty()
        .scene(Tables.placed("hero", "5,5"))
        .sheet("hero", hero().holding("Shortsword").sheet())
        .when(new Handling.SetContainer("chest", Tables.at("8,5"), Size.LARGE, 1))
        .refuses(OPEN, "RHD-INT-06")
        .refuses(put("Shortsword"), "RHD-INT-05");
  }

  @Test
  @Covers("RHD-INT-06")
  void aClosedContainerTellsOnlyTheRefereeWhatItHolds() {
    var table =
        table(hero())
            .when(new Handling.Fill("chest", "Shortsword", 1))
            .when(new Handling.LockUp("chest", 17));
    assertThat(chest(table.state(), Seat.REFEREE))
        .isEqualTo("at 6,5; closed; locked, DC 17; holds Shortsword");
    assertThat(chest(table.state(), new Seat("hero"))).isEqualTo("at 6,5; closed");
  }

  private static String chest(RhodState state, Seat seat) {
    return new RhodBook()
        .showing().view(state, seat).panels().stream()
            .filter(panel -> panel.id().equals("containers"))
            .flatMap(panel -> panel.items().stream())
            .map(View.Prose.class::cast)
            .map(View.Prose::text)
            .findFirst()
            .orElseThrow();
  }

  private static RhodStep pick(Verb verb) {
    return new Handling.UseItem("hero", "Lock Tools", verb);
  }

  @Test
  @Covers({"RHD-EQP-04", "RHD-INT-06"})
  void aLockKeepsAChestClosedUntilItIsPicked() {
    // DC 17 against DEX +2: 14 is not enough, 15 is.
    table(hero().having("Lock Tools", Place.PACK))
        .when(new Handling.LockUp("chest", 17))
        .refuses(OPEN, "RHD-INT-06")
        .when(pick(Verb.UNPACK))
        .when(pick(Verb.LOCATE))
        .dice("d20=14")
        .when(pick(Verb.PREP))
        .notAsked("referee", "lock-dc")
        .refuses(OPEN, "RHD-INT-06")
        .dice("d20=15")
        .when(pick(Verb.PREP))
        .when(OPEN);
  }

  private static final Barrier DOOR =
      new Barrier(
          "door", Point.corner(6, 5), Point.corner(6, 6), Cover.FULL, false, Optional.empty());

  @Test
  @Covers({"RHD-INT-06", "RHD-EQP-04"})
  void ofTwoLocksThePlayerSaysWhichOneIsWorkedAt() {
    var open = new Handling.OpenUp("hero", "door");
    Tables.empty()
        .scene(Tables.scene(Scene.OPEN.with(DOOR), "hero", "5,5"))
        .sheet("hero", hero().having("Lock Tools", Place.PACK).sheet())
        .when(new Handling.SetContainer("chest", Tables.at("5,6"), Size.LARGE, 1))
        .when(new Handling.LockUp("door", 10))
        .when(new Handling.LockUp("chest", 30))
        .refuses(new Handling.LockUp("door", 10), "RHD-INT-06")
        .when(pick(Verb.UNPACK))
        .when(pick(Verb.LOCATE))
        .answer("hero", "which-lock", "door")
        .dice("d20=8")
        .when(pick(Verb.PREP))
        .when(open)
        .refuses(OPEN, "RHD-INT-06")
        .when(new Handling.Unlock("chest"))
        .refuses(new Handling.Unlock("chest"), "RHD-INT-06")
        .when(OPEN);
  }

  @Test
  @Covers("RHD-R-102")
  void aChestInPiecesKeepsNothingIn() {
    // STR 10 and a Maul, 2d6 Bludgeoning: 4 is more than the chest takes.
    table(hero().inBothHands("Maul").in(Stance.HIGH_READY))
        .when(new Handling.LockUp("chest", 30))
        .when(new Handling.SetUp("chest", Tables.at("6,5"), 5, 1))
        .dice("d20=19", "d6=2", "d6=2")
        .when(new Handling.Batter("hero", "Maul", false, "chest"))
        .says("breaks chest")
        .says("The chest is open")
        .refuses(OPEN, "RHD-INT-06");
  }
}
