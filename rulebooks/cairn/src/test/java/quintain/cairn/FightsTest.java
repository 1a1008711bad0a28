package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Tables.*;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.cairn.rules.Prompts;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Who;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Fights for those who only choose.
class FightsTest {
  private static Fights<CairnState, CairnStep, CairnEvent> fights() {
    return new CairnBook().foresight().fights().orElseThrow();
  }

  private static CairnState state() {
    return Ford.inRounds(Ford.opening());
  }

  private static CairnState placed(int maren, int foes) {
    return Ford.inRounds(
        Ford.opening(
            Map.of(
                "maren",
                maren,
                "cutter-a",
                foes,
                "cutter-b",
                500,
                "cutter-c",
                500,
                "captain",
                500)));
  }

  private static List<Move<CairnStep>> moves(CairnState state, String who) {
    return fights().moves(state, who);
  }

  private static List<CairnStep> commands(CairnState state, String who) {
    return moves(state, who).stream().map(Move::command).toList();
  }

  @Test
  void twoSidesDrawnUpAsNamed() {
    assertThat(fights().sides()).containsExactly("party", "foes");
    var drawn = fights().drawnUp(Ford.opening(), Map.of("captain", "party", "maren", "foes"));
    assertThat(drawn.being("captain").side()).isEqualTo(Who.Side.PARTY);
    assertThat(drawn.being("maren").side()).isEqualTo(Who.Side.FOES);
    assertThat(drawn.being("oskar").side()).isEqualTo(Who.Side.PARTY);
  }

  @Test
  @Covers("CRN-TURN-01")
  void everybodyDeclaresThenThePhaseIsPlayedOut() {
    assertThat(fights().next(Ford.opening())).isInstanceOf(Fights.Call.Over.class);
    assertThat(fights().beginning(Ford.opening())).isEqualTo(BEGIN);
    assertThat(fights().round(Ford.opening())).isZero();

    Table<CairnState, CairnStep, CairnEvent> table = marenAgainst("Reed Cutter");
    table.dice("d20=3").when(BEGIN);
    assertThat(fights().round(table.state())).isEqualTo(1);
    assertThat(fights().next(table.state()))
        .isEqualTo(new Fights.Call.Turn<CairnStep>("maren", new Seat("maren")));
    table.when(pass("maren"));
    assertThat(fights().next(table.state())).isEqualTo(new Fights.Call.Goes<>(RESOLVE));
  }

  @Test
  @Covers("CRN-RND-02")
  void whatIsOverTellsTheRoundItEndedIn() {
    // Maren goes first, and waits until her second turn
    var table =
        marenAgainst("Reed Cutter")
            .dice("d20=3")
            .when(BEGIN)
            .when(List.of(pass("maren"), RESOLVE, pass("foe"), RESOLVE))
            .given("foe.hp", 1)
            .given("foe.str", 1)
            .dice("d8=8")
            .when(List.of(attack("maren", "axe", "foe"), RESOLVE))
            .says("Rounds are over");

    assertThat(fights().next(table.state())).isInstanceOf(Fights.Call.Over.class);
    assertThat(fights().round(table.state())).isEqualTo(2);
  }

  @Test
  void everyWeaponInHandAtEveryFoeInReach() {
    assertThat(commands(state(), "maren"))
        .containsExactlyInAnyOrder(
            attack("maren", "axe", "cutter-a"),
            attack("maren", "axe", "cutter-b"),
            attack("maren", "axe", "cutter-c"),
            attack("maren", "axe", "captain"),
            new CairnStep.Retreat("maren"),
            pass("maren"));
    // an axe's d8 on average 4.5
    assertThat(moves(state(), "maren").stream().filter(m -> m.kind() == Move.Kind.ATTACK))
        .extracting(Move::power)
        .containsOnly(450);
    // a bow's d6 3.5
    assertThat(moves(state(), "oskar"))
        .filteredOn(move -> move.command().equals(attack("oskar", "bow", "captain")))
        .extracting(Move::power)
        .containsExactly(350);
  }

  @Test
  void bareHandsOnlyWhereThereIsNothingBetter() {
    assertThat(commands(state(), "maren")).noneMatch(step -> step.toString().contains("unarmed"));
    var disarmed =
        Ford.after(state(), new CairnEvent.ItemLost("maren", "axe", "it sinks into the river"));
    assertThat(commands(disarmed, "maren")).contains(attack("maren", "unarmed", "cutter-a"));
  }

  @Test
  void onlyWhatIsWantedIsLookedFor() {
    var wounded = Ford.with(state(), "tilda", Flag.CRITICALLY_DAMAGED);
    assertThat(commands(wounded, "maren"))
        .contains(new CairnStep.Aid("maren", "tilda"), new CairnStep.Retreat("maren"));
    assertThat(fights().moves(wounded, "maren", kind -> kind == Move.Kind.ATTACK))
        .extracting(Move::kind)
        .containsOnly(Move.Kind.ATTACK, Move.Kind.END);
  }

  @Test
  @Covers({"CRN-CRIT-04", "CRN-SCAR-T11"})
  void thoseWhoDieWithoutAidAreGivenAid() {
    for (Flag flag : List.of(Flag.CRITICALLY_DAMAGED, Flag.MORTALLY_WOUNDED)) {
      assertThat(commands(Ford.with(state(), "tilda", flag), "maren"))
          .contains(new CairnStep.Aid("maren", "tilda"));
      assertThat(commands(Ford.with(state(), "captain", flag), "maren"))
          .noneMatch(CairnStep.Aid.class::isInstance);
    }
    assertThat(commands(Ford.with(state(), "tilda", Flag.HELPLESS), "maren"))
        .noneMatch(CairnStep.Aid.class::isInstance);
  }

  @Test
  void healthOfAFoeIsKnownOnlyWhereItsFiguresLieOpen() {
    assertThat(moves(state(), "maren").getFirst().health()).isEqualTo(Move.UNKNOWN);
    var open = Ford.after(state(), new CairnEvent.Revealed("cutter-a", Secrecy.OPEN));
    // HP 4 and STR 10 are whole: 2 and 5 of 14 are left
    var hurt =
        Ford.after(
            open,
            new CairnEvent.HpLost("cutter-a", 2),
            new CairnEvent.AbilityLost("cutter-a", Ability.STR, 5));
    assertThat(moves(hurt, "maren").getFirst().health()).isEqualTo(50);
    assertThat(fights().health(hurt, "cutter-a")).isEqualTo(50);
    // asked again by the same fights after a further wound: nothing is remembered wrongly
    var fights = fights();
    assertThat(fights.moves(hurt, "maren").getFirst().health()).isEqualTo(50);
    var worse = Ford.after(hurt, new CairnEvent.HpLost("cutter-a", 2));
    assertThat(fights.moves(worse, "maren").getFirst().health()).isEqualTo(100 * 5 / 14);
    assertThat(fights.moves(worse, "maren").getFirst().power()).isEqualTo(450);
  }

  @Test
  void theFallenTheUnseenAndFriendsAreNoTargets() {
    assertThat(commands(Ford.with(state(), "cutter-a", Flag.DEAD), "maren"))
        .doesNotContain(attack("maren", "axe", "cutter-a"))
        .contains(attack("maren", "axe", "cutter-b"));
    assertThat(commands(Ford.unseen(state(), "cutter-a"), "maren"))
        .doesNotContain(attack("maren", "axe", "cutter-a"));
    assertThat(commands(state(), "maren")).doesNotContain(attack("maren", "axe", "oskar"));
  }

  @Test
  @Covers("CRN-R-59")
  void aBrokenArmHoldsNoBow() {
    assertThat(commands(state(), "oskar")).contains(attack("oskar", "bow", "cutter-a"));
    assertThat(commands(Ford.with(state(), "oskar", Flag.BROKEN_ARM), "oskar"))
        .doesNotContain(attack("oskar", "bow", "cutter-a"));
  }

  @Test
  @Covers("CRN-R-59")
  void whoseArmsAreBothBrokenKicks() {
    assertThat(commands(Ford.brokenArms(state(), "maren", 1), "maren"))
        .contains(attack("maren", "axe", "cutter-a"))
        .doesNotContain(attack("maren", "unarmed", "cutter-a"));
    assertThat(commands(Ford.brokenArms(state(), "maren", 2), "maren"))
        .contains(attack("maren", "unarmed", "cutter-a"))
        .doesNotContain(attack("maren", "axe", "cutter-a"));
  }

  @Test
  @Covers("CRN-ACT-01")
  void outOfReachOneGoesUpToFortyFeetTowardsTheNearest() {
    assertThat(commands(placed(0, 100), "maren"))
        .contains(new CairnStep.Move("maren", 40))
        .doesNotContain(attack("maren", "axe", "cutter-a"));
    assertThat(commands(placed(0, -100), "maren")).contains(new CairnStep.Move("maren", -40));
    assertThat(commands(placed(0, 30), "maren")).contains(new CairnStep.Move("maren", 30));
    var approach =
        moves(placed(0, 100), "maren").stream()
            .filter(move -> move.kind() == Move.Kind.APPROACH)
            .findFirst()
            .orElseThrow();
    assertThat(approach.target()).isEqualTo("cutter-a");
    assertThat(approach.distance()).isEqualTo(100);
    assertThat(commands(state(), "maren")).noneMatch(CairnStep.Move.class::isInstance);
  }

  @Test
  @Covers("CRN-ACT-01")
  void whoHasMovedMaySpendTheActionOnAnotherMove() {
    var moved = placed(0, 100);
    var declared =
        Ford.after(
            moved,
            new CairnEvent.Declared(
                new Fight.Declaration(new CairnStep.Move("maren", 40), List.of())));
    assertThat(commands(declared, "maren")).contains(new CairnStep.MoveAgain("maren", 80));
    // whoever only crawls does so once
    var lame = Ford.with(moved, "maren", Flag.BROKEN_LEG);
    assertThat(commands(lame, "maren")).contains(new CairnStep.Move("maren", 5));
    var crawled =
        Ford.after(
            lame,
            new CairnEvent.Declared(
                new Fight.Declaration(new CairnStep.Move("maren", 5), List.of())));
    assertThat(commands(crawled, "maren")).noneMatch(CairnStep.MoveAgain.class::isInstance);
    assertThat(commands(Ford.with(moved, "maren", Flag.STOPPED), "maren"))
        .noneMatch(CairnStep.Move.class::isInstance);
  }

  @Test
  @Covers("CRN-R-35")
  void whoCarriesNothingButFatigueOnlyWaits() {
    var spent = Ford.after(state(), new CairnEvent.FatigueGained("maren", 10, "no sleep"));
    assertThat(commands(spent, "maren")).containsExactly(pass("maren"));
  }

  @Test
  void aSideHasWonWhenOnlyItIsLeft() {
    var state = marenAgainst("Reed Cutter").state();
    assertThat(fights().winner(state)).isEqualTo(-1);
    assertThat(fights().winner(Ford.with(state, "foe", Flag.FLED))).isZero();
    assertThat(fights().winner(Ford.with(state, "maren", Flag.DEAD))).isEqualTo(1);
    assertThat(fights().winner(Ford.with(Ford.with(state, "maren", Flag.DEAD), "foe", Flag.DEAD)))
        .isEqualTo(-1);
    assertThat(fights().ending()).contains(Prompts.STOP_ROUNDS);
  }

  @Test
  void howSomebodyHasComeOutOfIt() {
    assertThat(fights().standing(state(), "maren")).isEqualTo(Fights.Standing.ABLE);
    assertThat(fights().standing(Ford.with(state(), "maren", Flag.DEAD), "maren"))
        .isEqualTo(Fights.Standing.DEAD);
    assertThat(fights().standing(Ford.with(state(), "maren", Flag.FLED), "maren"))
        .isEqualTo(Fights.Standing.FLED);
    assertThat(fights().standing(Ford.with(state(), "maren", Flag.CRITICALLY_DAMAGED), "maren"))
        .isEqualTo(Fights.Standing.FALLEN);
  }

  @Test
  @Covers("CRN-MULT-01")
  void theHighestDieOfAPoolDoesTheHarm() {
    var state =
        Ford.after(
            Ford.opening(),
            new CairnEvent.BlowDealt(blow("cutter-a", 3)),
            new CairnEvent.BlowDealt(blow("captain", 6)));
    assertThat(fights().harm(new CairnEvent.PoolSpent("maren", Who.Side.FOES, 6), state))
        .contains(new Fights.Harm.Blow("captain", "billhook", "maren"));
    assertThat(fights().harm(new CairnEvent.PoolSpent("maren", Who.Side.PARTY, 6), state))
        .isEmpty();
    assertThat(fights().harm(new CairnEvent.PoolSpent("oskar", Who.Side.FOES, 6), state)).isEmpty();
  }

  private static Blow blow(String by, int face) {
    return new Blow(by, Who.Side.FOES, "maren", "billhook", face, false, true, List.of());
  }

  @Test
  void hitProtectionAndStrengthLostAreHarm() {
    var state = Ford.opening();
    assertThat(fights().harm(new CairnEvent.HpLost("maren", 2), state))
        .contains(new Fights.Harm.Loss("maren", 2));
    assertThat(fights().harm(new CairnEvent.AbilityLost("maren", Ability.STR, 4), state))
        .contains(new Fights.Harm.Loss("maren", 4));
    assertThat(fights().harm(new CairnEvent.AbilityLost("maren", Ability.WIL, 4), state)).isEmpty();
    assertThat(fights().harm(new CairnEvent.RoundsEnded(), state)).isEmpty();
    assertThat(fights().resources()).containsExactly("items", "left");
  }
}
