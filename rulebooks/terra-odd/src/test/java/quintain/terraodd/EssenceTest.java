package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.BEGIN;
import static quintain.terraodd.Tables.bea;
import static quintain.terraodd.Tables.beaAt;
import static quintain.terraodd.Tables.empty;
import static quintain.terraodd.Tables.house;
import static quintain.terraodd.Tables.sheet;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Agenda;
import quintain.kernel.Game;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Blow;
import quintain.terraodd.state.CriticalEffect;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Who;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What a fight's future depends on, and what not.
class EssenceTest {
  private static final TerraOddBook BOOK = new TerraOddBook();

  private static Object essence(OddState state) {
    return BOOK.foresight().essence(Game.at(state));
  }

  private static OddState begun(Table<OddState, OddStep, OddEvent> table) {
    return table.answer("gm", "order", "party").when(BEGIN).state();
  }

  /// The essence of a later round.
  private static Object in(int round, OddState begun) {
    return essence(new OddEvent.RoundOpened(round, Fight.Phase.EARLY).appliedTo(begun));
  }

  @Test
  @Covers("ODD-R-14")
  void theFirstRoundDiffersWhereSomebodyMayHaveNoTurnInIt() {
    var alternating = beaAt(house("order", OddHouse.Order.SIDES_ALTERNATE));
    var counting =
        empty()
            .sheet("bea", sheet("Bea", List.of(), List.of("Counting Habit")))
            .creature("foe", "Street Cutter");
    for (var begun : List.of(begun(alternating), begun(counting))) {
      assertThat(in(1, begun)).isNotEqualTo(in(2, begun));
      assertThat(in(2, begun)).isEqualTo(in(3, begun));
    }
  }

  @Test
  @Covers("ODD-R-14")
  void elseNoRoundDiffersFromAnother() {
    var begun = begun(bea());
    assertThat(in(1, begun)).isEqualTo(in(2, begun));
    assertThat(in(1, begun)).isNotEqualTo(essence(bea().state()));
  }

  private static OddState withGrit(int grit, Flag... flags) {
    var state = bea().given("bea.grit", grit).state();
    for (Flag flag : flags) {
      state = new OddEvent.Became("bea", flag, "").appliedTo(state);
    }
    return state;
  }

  @Test
  void ofTheDeadOnlyMattersThatTheyAre() {
    assertThat(essence(withGrit(2, Flag.DEAD)))
        .isEqualTo(essence(withGrit(4, Flag.DEAD)))
        .isEqualTo(essence(withGrit(2, Flag.LATE, Flag.DEAD)))
        .isNotEqualTo(essence(withGrit(2)));
    assertThat(essence(withGrit(2))).isNotEqualTo(essence(withGrit(4)));
  }

  private static OddState struck(OddState state, Blow... blows) {
    var after = state;
    for (Blow blow : blows) {
      after = new OddEvent.BlowDealt(blow).appliedTo(after);
    }
    return after;
  }

  private static Blow blow(String by, int face, boolean hit, CriticalEffect... critical) {
    return new Blow(
        by,
        Who.Side.FOES,
        "bea",
        "knife",
        face,
        Ability.PROWESS,
        10,
        hit,
        HarmKind.PHYSICAL,
        false,
        List.of(critical),
        "");
  }

  @Test
  @Covers("ODD-MULT-01")
  void ofAPoolOnlyTheHighestSuccessMatters() {
    var state = bea().state();
    assertThat(essence(struck(state, blow("foe", 3, true), blow("other", 5, true))))
        .isEqualTo(essence(struck(state, blow("other", 5, true))))
        .isEqualTo(essence(struck(state, blow("foe", 5, true), blow("foe", 6, false))))
        .isNotEqualTo(essence(struck(state, blow("foe", 3, true))))
        .isNotEqualTo(essence(struck(state, blow("foe", 6, false))))
        .isNotEqualTo(essence(state));
  }

  @Test
  @Covers("ODD-R-11")
  void whereOnlyTheHighestIsCheckedAMissMattersToo() {
    var state = beaAt(house("poolHighest", OddHouse.PoolHighest.RAW_THEN_CHECK)).state();
    assertThat(essence(struck(state, blow("foe", 5, true), blow("foe", 6, false))))
        .isEqualTo(essence(struck(state, blow("foe", 6, false))))
        .isNotEqualTo(essence(struck(state, blow("foe", 5, true))));
  }

  @Test
  void whoStruckMattersWhereTheBlowDoesMore() {
    var held = new CriticalEffect.Held("cuffed", true);
    var state = bea().state();
    assertThat(essence(struck(state, blow("foe", 5, true, held))))
        .isNotEqualTo(essence(struck(state, blow("other", 5, true, held))))
        .isNotEqualTo(essence(struck(state, blow("foe", 5, true))));
  }

  @Test
  void whoStruckMattersToThoseWhoBearGrudges() {
    var state =
        empty()
            .sheet("bea", sheet("Bea", List.of(), List.of("Grudge")))
            .creature("foe", "Street Cutter")
            .state();
    assertThat(essence(struck(state, blow("foe", 5, true))))
        .isNotEqualTo(essence(struck(state, blow("other", 5, true))));
  }

  private static Object halfway(OddState state, OddStep... left) {
    return BOOK.foresight().essence(new Game<>(state, Agenda.of(List.of(left))));
  }

  @Test
  void halfwayItMattersWhatIsLeftToDo() {
    var state = bea().state();
    assertThat(halfway(state)).isEqualTo(essence(state));
    assertThat(halfway(state, new OddStep.Settle()))
        .isEqualTo(halfway(state, new OddStep.Settle()))
        .isNotEqualTo(halfway(state, new OddStep.EndPhase()))
        .isNotEqualTo(essence(state));
  }

  @Test
  void theClockMattersOnlyWhereSomethingLastsUntilAMoment() {
    var now = bea().state();
    var later = new OddEvent.TimePassed(10).appliedTo(now);
    var until = new OddStep.RunClock(now.clock() + 20);
    assertThat(halfway(later, new OddStep.Settle())).isEqualTo(halfway(now, new OddStep.Settle()));
    assertThat(halfway(later, until)).isNotEqualTo(halfway(now, until));
  }
}
