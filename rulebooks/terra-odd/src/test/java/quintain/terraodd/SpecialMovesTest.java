package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.kernel.craft.Secrecy;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Blasts, doses and gifts in fights for those who only choose: offered when they help, aimed at
/// whom, and doing what their entries say.
@Covers({"ODD-REF-01", "ODD-REF-03"})
class SpecialMovesTest {
  private static List<Move<OddStep>> moves(Table<OddState, OddStep, OddEvent> table, Kind kind) {
    return new TerraOddBook()
        .foresight().fights().orElseThrow().moves(table.state(), "bea", _ -> true).stream()
            .filter(move -> move.kind() == kind)
            .toList();
  }

  private static Move<OddStep> only(Table<OddState, OddStep, OddEvent> table, Kind kind) {
    var moves = moves(table, kind);
    assertThat(moves).hasSize(1);
    return moves.getFirst();
  }

  private static Table<OddState, OddStep, OddEvent> begun(
      Table<OddState, OddStep, OddEvent> table) {
    return table.answer("gm", "order", "party").when(BEGIN);
  }

  @Test
  @Covers({"ODD-BLST-01", "ODD-BLST-02"})
  void aGrenadeIsForAllTheFoesAndIsGone() {
    var table = begun(bea("Hand grenade").creature("other", "Street Cutter"));
    var grenade = only(table, Kind.COSTLY_ATTACK);
    assertThat(grenade.command()).isEqualTo(attack("bea", "hand grenade", "foe", "other"));
    // twice a d8
    assertThat(grenade.power()).isEqualTo(900);
    table
        .dice("d8=3", "d8=2")
        .when(List.of(grenade.command(), RESOLVE))
        .then("foe.grit", 1)
        .then("other.grit", 2)
        .then("bea.items", List.of());
    assertThat(moves(table, Kind.COSTLY_ATTACK)).isEmpty();
    assertThat(moves(begun(bea("Hand grenade")), Kind.COSTLY_ATTACK)).isEmpty();
  }

  @Test
  void aServiceRifleFiresABurstAtSeveralAndAPistolDoesNot() {
    var rifle = begun(bea("Service rifle").creature("other", "Street Cutter"));
    assertThat(only(rifle, Kind.COSTLY_ATTACK).command())
        .isEqualTo(attack("bea", "service rifle burst", "foe", "other"));
    var pistol = begun(bea("Laser pistol").creature("other", "Street Cutter"));
    assertThat(moves(pistol, Kind.COSTLY_ATTACK)).isEmpty();
  }

  @Test
  void theUnseenAreNobodysTargets() {
    var table = begun(bea("Shotgun").creature("other", "Street Cutter"));
    assertThat(moves(table, Kind.COSTLY_ATTACK)).hasSize(1);
    table.when(new OddStep.Reveal("other", Secrecy.UNSEEN));
    assertThat(moves(table, Kind.COSTLY_ATTACK)).isEmpty();
  }

  /// Insight 4 of 10 is left, and a d4 comes back.
  @Test
  void teaIsForWhoeverLostInsight() {
    var table = begun(bea("Calm tea"));
    assertThat(moves(table, Kind.HEAL)).isEmpty();
    table.given("bea.insight", 4);
    var tea = only(table, Kind.HEAL);
    assertThat(tea.health()).isEqualTo(40);
    assertThat(tea.power()).isEqualTo(250);
    table
        .dice("d4=3")
        .when(List.of(tea.command(), RESOLVE))
        .then("bea.insight", 7)
        .then("bea.items", List.of());
  }

  /// 4 Grit and Prowess 10 of 16: a character's Grit may be six.
  @Test
  void breathIsCaughtByHowMuchIsLeft() {
    var table = begun(gifted("Second Breath", "Mono-blade"));
    assertThat(only(table, Kind.HEAL).health()).isEqualTo(87);
    table.given("bea.grit", 0).given("bea.prowess", 4);
    assertThat(only(table, Kind.HEAL).health()).isEqualTo(25);
  }

  @Test
  void aPrayerIsSaidOnceAndTheTurnIsStillToCome() {
    var table = begun(gifted("Loud Prayer", "Mono-blade"));
    var prayer = only(table, Kind.HINDER).command();
    assertThat(prayer).isEqualTo(new OddStep.Pray("bea"));
    table.when(prayer).then("bea.prayed", true);
    assertThat(moves(table, Kind.HINDER)).isEmpty();
    assertThat(moves(table, Kind.ATTACK)).isNotEmpty();
  }

  @Test
  void friendsWhoAreHeldFastAreFreed() {
    var table = begun(bea().sheet("cal", sheet("Cal", List.of())));
    assertThat(moves(table, Kind.PROTECT)).isEmpty();
    table.given("cal.held-fast", true);
    assertThat(only(table, Kind.PROTECT).command()).isEqualTo(new OddStep.Free("bea", "cal"));
  }

  @Test
  void aimAndStimulantsAreForThoseWhoLookAhead() {
    assertThat(only(begun(gifted("Cold Barrel", "Laser pistol")), Kind.OTHER).command())
        .isEqualTo(new OddStep.Aim("bea"));
    var dose = begun(bea("Stimulant dose"));
    assertThat(only(dose, Kind.OTHER).command())
        .isEqualTo(new OddStep.UseItem("bea", "stimulant dose"));
    dose.given("bea.stimulated", true);
    assertThat(moves(dose, Kind.OTHER)).isEmpty();
  }
}
