package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Seat;
import quintain.terraodd.rules.Prompts;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Blow;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Who;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Fights for those who only choose.
class FightsTest {
  private static Fights<OddState, OddStep, OddEvent> fights() {
    return new TerraOddBook().foresight().fights().orElseThrow();
  }

  private static Table<OddState, OddStep, OddEvent> inRounds(
      Table<OddState, OddStep, OddEvent> table) {
    return table.answer("gm", "order", "party").when(BEGIN);
  }

  private static List<Move<OddStep>> moves(Table<OddState, OddStep, OddEvent> table, String who) {
    return fights().moves(table.state(), who);
  }

  private static List<OddStep> commands(Table<OddState, OddStep, OddEvent> table, String who) {
    return moves(table, who).stream().map(Move::command).toList();
  }

  @Test
  void twoSidesDrawnUpAsNamed() {
    var state = bea().creature("ally", "Street Cutter").state();
    assertThat(fights().sides()).containsExactly("party", "foes");
    var drawn = fights().drawnUp(state, Map.of("ally", "party"));
    assertThat(drawn.being("ally").side()).isEqualTo(Who.Side.PARTY);
    assertThat(drawn.being("foe").side()).isEqualTo(Who.Side.FOES);
    assertThat(fights().drawnUp(drawn, Map.of("bea", "foes")).being("bea").side())
        .isEqualTo(Who.Side.FOES);
  }

  @Test
  @Covers("ODD-R-14")
  void everybodyDeclaresThenThePhaseIsPlayedOut() {
    var peace = bea();
    assertThat(fights().next(peace.state())).isInstanceOf(Fights.Call.Over.class);
    assertThat(fights().beginning(peace.state())).isEqualTo(BEGIN);
    assertThat(fights().round(peace.state())).isZero();
    var table = inRounds(bea());
    assertThat(fights().next(table.state()))
        .isEqualTo(new Fights.Call.Turn<OddStep>("bea", new Seat("bea")));
    assertThat(fights().round(table.state())).isEqualTo(1);
    table.when(pass("bea"));
    assertThat(fights().next(table.state())).isEqualTo(new Fights.Call.Goes<>(RESOLVE));
  }

  @Test
  @Covers("ODD-R-14")
  void whatIsOverTellsTheRoundItEndedIn() {
    var table =
        bea()
            .answer("gm", "order", "party")
            .when(BEGIN)
            .when(List.of(pass("bea"), RESOLVE, pass("foe"), RESOLVE))
            .when(new OddStep.EndRounds());

    assertThat(fights().next(table.state())).isInstanceOf(Fights.Call.Over.class);
    assertThat(fights().round(table.state())).isEqualTo(2);
  }

  @Test
  void everyWeaponAtEveryFoeInReach() {
    var table = inRounds(bea("Mono-blade", "Club or bat").creature("second", "Street Cutter"));
    assertThat(commands(table, "bea"))
        .containsExactlyInAnyOrder(
            attack("bea", "mono-blade", "foe"),
            attack("bea", "club or bat", "foe"),
            attack("bea", "mono-blade", "second"),
            attack("bea", "club or bat", "second"),
            new OddStep.Retreat("bea"),
            pass("bea"));
    // d8 on average 4.5, d6 3.5
    assertThat(moves(table, "bea").stream().filter(m -> m.kind() == Move.Kind.ATTACK))
        .extracting(Move::power)
        .containsOnly(450, 350);
    assertThat(commands(inRounds(bea()), "bea")).contains(attack("bea", "unarmed", "foe"));
  }

  /// A laser pistol is aimed by Insight, a blade swung by Prowess.
  @Test
  @Covers({"ODD-R-03", "ODD-ATK-01"})
  void nobodyAttacksWithWhatCannotHit() {
    var sharp = inRounds(bea("Laser pistol", "Mono-blade"));
    assertThat(commands(sharp, "bea"))
        .contains(attack("bea", "laser pistol", "foe"), attack("bea", "mono-blade", "foe"));
    sharp.given("bea.insight", 0);
    assertThat(commands(sharp, "bea"))
        .contains(attack("bea", "mono-blade", "foe"))
        .doesNotContain(attack("bea", "laser pistol", "foe"), attack("bea", "unarmed", "foe"));

    var blunt = inRounds(bea("Laser pistol")).given("bea.insight", 0);
    assertThat(commands(blunt, "bea"))
        .contains(attack("bea", "unarmed", "foe"))
        .doesNotContain(attack("bea", "laser pistol", "foe"));
    // bare hands do not reach as far as the pistol does
    blunt.given("foe.at", 60);
    assertThat(commands(blunt, "bea"))
        .contains(new OddStep.Move("bea", 40))
        .doesNotContain(attack("bea", "unarmed", "foe"));
    // what Insight has nothing to do with is not looked at
    assertThat(commands(inRounds(bea("Laser pistol")).given("bea.resolve", 0), "bea"))
        .contains(attack("bea", "laser pistol", "foe"))
        .doesNotContain(attack("bea", "unarmed", "foe"));
  }

  @Test
  void healthOfAFoeIsKnownOnlyWhereItsFiguresLieOpen() {
    var hidden = inRounds(bea("Mono-blade"));
    assertThat(moves(hidden, "bea").getFirst().health()).isEqualTo(Move.UNKNOWN);
    // 4 Grit and Prowess 10 are whole: 2 and 5 of 14 are left
    var open =
        inRounds(
            bea("Mono-blade")
                .given("foe.secrecy", "open")
                .given("foe.grit", 2)
                .given("foe.prowess", 5));
    assertThat(moves(open, "bea").getFirst().health()).isEqualTo(50);
    assertThat(fights().health(open.state(), "foe")).isEqualTo(50);
  }

  @Test
  void theFallenAndTheUnseenAreNoTargets() {
    assertThat(commands(inRounds(bea("Mono-blade")).given("foe.out", true), "bea"))
        .doesNotContain(attack("bea", "mono-blade", "foe"));
    assertThat(commands(inRounds(bea("Mono-blade")).given("foe.secrecy", "unseen"), "bea"))
        .doesNotContain(attack("bea", "mono-blade", "foe"));
  }

  @Test
  @Covers("ODD-R-14")
  void outOfReachOneGoesUpToFortyFeetTowardsTheNearest() {
    var far =
        inRounds(
            bea("Mono-blade")
                .creature("second", "Street Cutter")
                .given("foe.at", 100)
                .given("second.at", -60));
    assertThat(commands(far, "bea"))
        .contains(new OddStep.Move("bea", -40))
        .doesNotContain(attack("bea", "mono-blade", "foe"));
    var approach =
        moves(far, "bea").stream().filter(m -> m.kind() == Move.Kind.APPROACH).findFirst();
    assertThat(approach.orElseThrow().target()).isEqualTo("second");
    assertThat(approach.orElseThrow().distance()).isEqualTo(60);
    var near = inRounds(bea("Mono-blade").given("foe.at", 30));
    assertThat(commands(near, "bea")).contains(new OddStep.Move("bea", 30));
    near.when(new OddStep.Move("bea", 30));
    assertThat(commands(near, "bea"))
        .contains(attack("bea", "mono-blade", "foe"))
        .noneMatch(OddStep.Move.class::isInstance);
  }

  @Test
  @Covers({"ODD-R-29", "ODD-REF-01"})
  void friendsAreTendedAndBreathCaughtByThoseWhoCan() {
    var table =
        inRounds(
            gifted("Second Breath", "Mono-blade")
                .sheet("cal", sheet("Cal", List.of()))
                .given("cal.critically-harmed", true));
    assertThat(commands(table, "bea"))
        .contains(new OddStep.Stabilise("bea", "cal"), new OddStep.CatchBreath("bea"));
    assertThat(commands(inRounds(bea("Mono-blade")), "bea"))
        .noneMatch(OddStep.Stabilise.class::isInstance)
        .noneMatch(OddStep.CatchBreath.class::isInstance);
  }

  @Test
  @Covers("ODD-R-32")
  void panicLeavesNoChoice() {
    assertThat(commands(inRounds(bea("Mono-blade")).given("bea.flight", true), "bea"))
        .containsExactly(new OddStep.Leave("bea"));
    assertThat(commands(inRounds(bea("Mono-blade")).given("bea.frozen", true), "bea"))
        .noneMatch(OddStep.Attack.class::isInstance);
  }

  @Test
  void aSideHasWonWhenOnlyItIsLeft() {
    assertThat(fights().winner(bea().state())).isEqualTo(-1);
    assertThat(fights().winner(bea().given("foe.out", true).state())).isZero();
    assertThat(fights().winner(bea().given("bea.dead", true).state())).isEqualTo(1);
    assertThat(fights().winner(bea().given("bea.dead", true).given("foe.dead", true).state()))
        .isEqualTo(-1);
    assertThat(fights().ending()).contains(Prompts.STOP_ROUNDS);
  }

  @Test
  void howSomebodyHasComeOutOfIt() {
    assertThat(fights().standing(bea().state(), "bea")).isEqualTo(Fights.Standing.ABLE);
    assertThat(fights().standing(bea().given("bea.dead", true).state(), "bea"))
        .isEqualTo(Fights.Standing.DEAD);
    assertThat(fights().standing(bea().given("bea.fled", true).state(), "bea"))
        .isEqualTo(Fights.Standing.FLED);
    assertThat(fights().standing(bea().given("bea.critically-harmed", true).state(), "bea"))
        .isEqualTo(Fights.Standing.FALLEN);
  }

  @Test
  @Covers("ODD-MULT-01")
  void theHighestSuccessOfAPoolDoesTheHarm() {
    var state = bea().state();
    for (Blow blow : List.of(blow("cal", 3, true), blow("bea", 5, true), blow("dan", 8, false))) {
      state = new OddEvent.BlowDealt(blow).appliedTo(state);
    }
    assertThat(fights().harm(new OddEvent.PoolSpent("foe", Who.Side.PARTY), state))
        .contains(new Fights.Harm.Blow("bea", "blade", "foe"));
    assertThat(fights().harm(new OddEvent.PoolSpent("foe", Who.Side.FOES), state)).isEmpty();
    assertThat(fights().harm(new OddEvent.PoolSpent("bea", Who.Side.PARTY), state)).isEmpty();
  }

  private static Blow blow(String by, int face, boolean hit) {
    return new Blow(
        by,
        Who.Side.PARTY,
        "foe",
        "blade",
        face,
        Ability.PROWESS,
        6,
        hit,
        HarmKind.PHYSICAL,
        false,
        List.of(),
        "");
  }

  @Test
  void whatIsLostIsHarm() {
    var state = bea().state();
    assertThat(fights().harm(new OddEvent.EffortMade("bea", 3), state))
        .contains(new Fights.Harm.Blow("bea", "effort", "bea"));
    assertThat(fights().harm(new OddEvent.GritLost("bea", 2), state))
        .contains(new Fights.Harm.Loss("bea", 2));
    assertThat(fights().harm(new OddEvent.AbilityLost("bea", Ability.INSIGHT, 4), state))
        .contains(new Fights.Harm.Loss("bea", 4));
    assertThat(fights().harm(new OddEvent.PrayerHeard(), state)).isEmpty();
    assertThat(fights().resources()).containsExactly("items", "left");
  }
}
