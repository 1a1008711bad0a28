package quintain.rhod.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.dummy;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.rhod.Folk;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Verb;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Equipment in fights for those who only choose: step by step for whoever needs it, doing what its
/// entry says.
class EquipmentMovesTest {
  private static final Fights<RhodState, RhodStep, RhodEvent> FIGHTS =
      new RhodBook().foresight().fights().orElseThrow();

  /// The hero's Turn with 7 AP, an ally beside and a foe on the other side.
  private static Table<RhodState, RhodStep, RhodEvent> turn(Folk.Hero hero) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", "6,5", "ally", "5,6"))
        .sheet("hero", hero.sheet())
        .sheet("foe", dummy().sheet())
        .sheet("ally", dummy().sheet())
        .given("foe.side", "foes")
        .dice("d20=20", "d20=3", "d20=2")
        .when(Tables.CALL);
  }

  private static Folk.Hero carrying(String item) {
    return Folk.hero("10/15/14/12/13/8").holding("Shortsword").having(item, Place.PACK);
  }

  private static List<Move<RhodStep>> moves(
      Table<RhodState, RhodStep, RhodEvent> table, Kind kind) {
    return FIGHTS.moves(table.state(), "hero").stream()
        .filter(move -> move.kind() == kind)
        .toList();
  }

  private static RhodStep only(Table<RhodState, RhodStep, RhodEvent> table, Kind kind) {
    var moves = moves(table, kind);
    assertThat(moves).hasSize(1);
    return moves.getFirst().command();
  }

  private static RhodStep step(String item, Verb verb) {
    return new Handling.UseItem("hero", item, verb);
  }

  private static RhodStep on(String item, Verb verb, String target) {
    return new Handling.UseOn("hero", item, verb, target);
  }

  /// UNPACK, PREP, WRAP (RHD-G-EQP-03): all Bleeding resolved, and Stabilized.
  @Test
  @Covers({"RHD-EQP-02", "RHD-EQP-04", "RHD-EQP-05"})
  void aDressingIsMadeReadyAndWrappedForWhoeverBleeds() {
    var table = turn(carrying("Field Dressing"));
    assertThat(moves(table, Kind.PROTECT)).isEmpty();
    table.given("ally.bleeding", 2);
    assertThat(only(table, Kind.PROTECT)).isEqualTo(step("Field Dressing", Verb.UNPACK));
    table.when(only(table, Kind.PROTECT));
    assertThat(only(table, Kind.PROTECT)).isEqualTo(step("Field Dressing", Verb.PREP));
    table.when(only(table, Kind.PROTECT));
    assertThat(only(table, Kind.PROTECT)).isEqualTo(on("Field Dressing", Verb.WRAP, "ally"));
    table
        .when(only(table, Kind.PROTECT))
        .then("ally.bleeding", 0)
        .then("ally.stabilized", 1)
        .then("hero.charges.field-dressing", 2)
        .then("fight.ap", 4);
    assertThat(moves(table, Kind.PROTECT)).isEmpty();
  }

  @Test
  @Covers("RHD-EQP-04")
  void whoeverIsDownIsStabilizedAndWhoeverIsAwayIsNot() {
    var table = turn(carrying("Field Dressing")).given("ally.collapsed", 1);
    assertThat(moves(table, Kind.PROTECT)).hasSize(1);
    table.given("ally.at", "9,9");
    assertThat(moves(table, Kind.PROTECT)).isEmpty();
  }

  /// UNPACK, PREP, APPLY (RHD-G-EQP-15): 3 Armoring back to one Armor.
  @Test
  @Covers({"RHD-EQP-02", "RHD-EQP-05"})
  void armorIsMendedWhereNothingOfTheKitIsLost() {
    var table = turn(carrying("Repair Kit").armored().holding("Shortsword"));
    assertThat(moves(table, Kind.HEAL)).isEmpty();
    table.given("hero.left.leather-harness", 3);
    var mend = moves(table, Kind.HEAL).getFirst();
    assertThat(mend.power()).isEqualTo(300);
    assertThat(mend.target()).isEqualTo("hero");
    table.when(only(table, Kind.HEAL)).when(only(table, Kind.HEAL));
    assertThat(only(table, Kind.HEAL)).isEqualTo(on("Repair Kit", Verb.APPLY, "hero"));
    table
        .when(only(table, Kind.HEAL))
        .then("hero.left.leather-harness", 6)
        .then("hero.charges.repair-kit", 3);
  }

  /// INJECT for oneself, FEED for another (RHD-INT-11, RHD-INT-12).
  @Test
  @Covers({"RHD-INT-11", "RHD-INT-12"})
  void anAntidoteIsDrunkOrFed() {
    var own = turn(carrying("Antidote Vial")).given("hero.poisoned", 2);
    own.when(step("Antidote Vial", Verb.UNPACK)).when(step("Antidote Vial", Verb.OPEN));
    assertThat(only(own, Kind.PROTECT)).isEqualTo(step("Antidote Vial", Verb.INJECT));
    own.when(only(own, Kind.PROTECT)).then("hero.poisoned", 0);

    var other = turn(carrying("Antidote Vial")).given("ally.poisoned", 2);
    other.when(step("Antidote Vial", Verb.UNPACK)).when(step("Antidote Vial", Verb.OPEN));
    assertThat(only(other, Kind.PROTECT)).isEqualTo(on("Antidote Vial", Verb.FEED, "ally"));
    other.when(only(other, Kind.PROTECT)).then("ally.poisoned", 0);
  }

  @Test
  @Covers("RHD-INT-02")
  void whoeverHasNoHandFreeUnpacksNothing() {
    var archer =
        Folk.hero("10/15/14/12/13/8").inBothHands("Maul").having("Field Dressing", Place.PACK);
    assertThat(moves(turn(archer).given("ally.bleeding", 2), Kind.PROTECT)).isEmpty();
  }

  @Test
  void theSteadyLookAtNoneOfIt() {
    var table = turn(carrying("Field Dressing")).given("ally.bleeding", 2);
    assertThat(FIGHTS.moves(table.state(), "hero", kind -> kind == Kind.ATTACK))
        .noneMatch(move -> move.kind() == Kind.PROTECT);
  }
}
