package quintain.otherworlds.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Fights;
import quintain.kernel.Move;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.otherworlds.Folk;
import quintain.otherworlds.Tables;
import quintain.otherworlds.rules.Arms;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;
import quintain.otherworlds.state.Twist;
import quintain.otherworlds.state.Who;
import quintain.space.Grid;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Fights for those who only choose.
class FightsTest {
  private static final OtwFights FIGHTS = new OtwFights();

  /// The hero's turn, a raider where it is said, an adder nine spaces off.
  private static Table<OtwState, OtwStep, OtwEvent> turn(Folk.Hero who, String foeAt) {
    return who.against("Rust Raider")
        .creature("adder", "Bog Adder")
        .given("foe.secrecy", "open")
        .given("adder.secrecy", "figures-hidden")
        .given("foe.at", foeAt)
        .given("adder.at", "9,0")
        .dice(Folk.faces(5, 1, 2))
        .when(new OtwStep.BeginBattle());
  }

  private static Folk.Hero axeman() {
    return hero("6/3/6/3/3/4").holding("Woodfall Axe");
  }

  private static List<Move<OtwStep>> moves(Table<OtwState, OtwStep, OtwEvent> table) {
    return FIGHTS.moves(table.state(), "hero");
  }

  private static List<OtwStep> commands(Table<OtwState, OtwStep, OtwEvent> table) {
    return moves(table).stream().map(Move::command).toList();
  }

  private static final OtwStep END = new OtwStep.EndTurn("hero");
  private static final OtwStep BRACE = new OtwStep.BraceYourself("hero");

  @Test
  void twoSidesAreDrawnUpFaceToFace() {
    var state = hero("6/3/6/3/3/4").against("Rust Raider").creature("ally", "Shamble").state();
    Map<String, String> sides = new LinkedHashMap<>();
    sides.put("hero", "party");
    sides.put("foe", "foes");
    sides.put("ally", "party");
    var drawn = FIGHTS.drawnUp(state, sides);

    assertThat(FIGHTS.sides()).containsExactly("party", "foes");
    assertThat(drawn.being("ally").side()).isEqualTo(Who.Side.PARTY);
    assertThat(drawn.being("foe").side()).isEqualTo(Who.Side.FOES);
    // the map is 24 spaces wide
    assertThat(drawn.roster())
        .extracting(being -> being.id() + " " + being.at())
        .containsExactly("hero 11,0", "foe 12,0", "ally 11,1");
    sides.put("hero", "foes");
    assertThat(FIGHTS.drawnUp(state, sides).being("hero").side()).isEqualTo(Who.Side.FOES);
  }

  @Test
  void whomTheScenePlacesStaysThere() {
    var state =
        hero("6/3/6/3/3/4").against("Rust Raider").scene(Tables.placed("foe", "3,3")).state();
    Map<String, String> sides = new LinkedHashMap<>();
    sides.put("foe", "foes");
    sides.put("hero", "party");
    var drawn = FIGHTS.drawnUp(state, sides);

    assertThat(drawn.being("foe").at()).isEqualTo(Spot.parse("3,3"));
    assertThat(drawn.being("hero").at()).isEqualTo(Spot.parse("11,0"));
  }

  @Test
  @Covers("OTW-MECH-10a")
  void turnsAreCalledInOrderUntilTheBattleIsOver() {
    var peace = axeman().against("Rust Raider").state();
    assertThat(FIGHTS.beginning(peace)).isEqualTo(new OtwStep.BeginBattle());
    assertThat(FIGHTS.next(peace)).isInstanceOf(Fights.Call.Over.class);
    assertThat(FIGHTS.round(peace)).isZero();
    var begun = new FightEvent.BattleBegan().appliedTo(peace);
    assertThat(FIGHTS.next(begun)).isInstanceOf(Fights.Call.Over.class);

    var table = turn(axeman(), "1,0");
    assertThat(FIGHTS.next(table.state()))
        .isEqualTo(new Fights.Call.Turn<OtwStep>("hero", new Seat("hero")));
    assertThat(FIGHTS.round(table.state())).isEqualTo(1);
    var taken = new FightEvent.ControlTaken("hero", Seat.REFEREE).appliedTo(table.state());
    assertThat(FIGHTS.next(taken)).isEqualTo(new Fights.Call.Turn<OtwStep>("hero", Seat.REFEREE));
    assertThat(FIGHTS.ending()).isEmpty();
  }

  @Test
  @Covers({"OTW-INIT-03", "OTW-SR-02"})
  void aBattleThatEndsAsARoundBeginsEndsInThatRound() {
    var table =
        turn(axeman(), "1,0")
            .given("hero.hp", 2)
            .given("hero.bleed", 2)
            .when(END)
            .when(new OtwStep.EndTurn("adder"))
            .then("fight.round", 1)
            .when(new OtwStep.EndTurn("foe"))
            .then("fight.round", 0);
    assertThat(FIGHTS.round(table.state())).isEqualTo(2);
  }

  @Test
  @Covers({"OTW-COM-01", "OTW-COM-02", "OTW-R-72"})
  void everyWeaponInHandGoesAtEveryFoeInReach() {
    var table = turn(axeman().holding("Tallow Pistol"), "1,0").given("foe.hp", 5);

    assertThat(moves(table))
        .containsExactly(
            // STR 6 and ATK 4, DEX 3 and ATK 3
            new Move<>(
                Folk.attack("hero", "woodfall axe", "foe"), Move.Kind.ATTACK, "foe", 1, 25, 1000),
            new Move<>(
                Folk.attack("hero", "tallow pistol", "foe"), Move.Kind.ATTACK, "foe", 1, 25, 600),
            // with the two rounds that are left after the first
            new Move<>(
                Folk.unloading("hero", "tallow pistol", "foe", 2),
                Move.Kind.ATTACK,
                "foe",
                1,
                25,
                800),
            // nine spaces, with a range of four: edge lost, but in reach
            new Move<>(
                Folk.attack("hero", "tallow pistol", "adder"),
                Move.Kind.ATTACK,
                "adder",
                9,
                Move.UNKNOWN,
                600),
            new Move<>(
                Folk.unloading("hero", "tallow pistol", "adder", 2),
                Move.Kind.ATTACK,
                "adder",
                9,
                Move.UNKNOWN,
                800),
            new Move<>(BRACE, Move.Kind.GUARD, "", 0, Move.UNKNOWN, 0),
            Move.plain(END, Move.Kind.END));
  }

  @Test
  void hiddenFiguresAreUnknownAndTheUnseenNoTargets() {
    var hidden = turn(axeman(), "1,0").given("foe.secrecy", "figures-hidden");
    assertThat(moves(hidden).getFirst().health()).isEqualTo(Move.UNKNOWN);
    var unseen =
        turn(axeman(), "1,0").given("foe.secrecy", "unseen").given("adder.secrecy", "unseen");
    assertThat(commands(unseen)).containsExactly(BRACE, END);
  }

  @Test
  void whoHoldsNothingStrikesWithBareHands() {
    assertThat(commands(turn(hero("6/3/6/3/3/4"), "1,0")))
        .contains(
            new OtwStep.Attack("hero", List.of(Arms.BARE_HANDS), List.of("foe"), false, 0, false));
  }

  @Test
  @Covers("OTW-ACT-13")
  void afterTheAttackNoneIsLeft() {
    var table = turn(axeman(), "1,0");
    table.dice(Folk.faces(2, 5)).when(Folk.attack("hero", "woodfall axe", "foe"));

    assertThat(moves(table)).extracting(Move::kind).containsExactly(Move.Kind.GUARD, Move.Kind.END);
  }

  @Test
  void whoReachesNobodyDrawsAndComesCloser() {
    var who = hero("6/3/6/3/3/4").sheathing("Woodfall Axe").packing("Lantern");
    var table = turn(who, "7,0");

    assertThat(moves(table))
        .containsExactly(
            new Move<>(
                new OtwStep.Draw("hero", "woodfall axe", false),
                Move.Kind.READY,
                "",
                0,
                Move.UNKNOWN,
                1),
            new Move<>(
                new OtwStep.Move("hero", Spot.parse("4,0")), Move.Kind.APPROACH, "foe", 7, 100, 0),
            new Move<>(BRACE, Move.Kind.GUARD, "", 0, Move.UNKNOWN, 0),
            Move.plain(END, Move.Kind.END));
  }

  @Test
  @Covers("OTW-ACT-11")
  void whatIsEmptyIsLoaded() {
    var who = hero("6/3/6/3/3/4").holding("Tallow Pistol");
    assertThat(commands(turn(who, "1,0").given("hero.left.tallow-pistol", 0)))
        .contains(new OtwStep.Reload("hero", "tallow pistol"))
        .noneMatch(OtwStep.Attack.class::isInstance);
    assertThat(commands(turn(who, "1,0"))).noneMatch(OtwStep.Reload.class::isInstance);
    assertThat(commands(turn(who, "7,0").given("hero.left.tallow-pistol", 2)))
        .noneMatch(OtwStep.Reload.class::isInstance);
  }

  @Test
  void theNearestConsciousFoeIsApproached() {
    var table = turn(axeman(), "7,0").given("adder.at", "5,0");
    assertThat(moves(table))
        .filteredOn(move -> move.kind() == Move.Kind.APPROACH)
        .extracting(Move::target)
        .containsExactly("adder");
    var fallen =
        table.changed(state -> new FightEvent.FellUnconscious("adder", 3).appliedTo(state));
    assertThat(moves(fallen))
        .filteredOn(move -> move.kind() == Move.Kind.APPROACH)
        .extracting(Move::target)
        .containsExactly("foe");
  }

  /// Six spaces lead around the wall to a space beside the foe, each of them one to the east.
  @Test
  void whereAWallStandsInBetweenOneGoesAroundIt() {
    var wall = Grid.of(10, List.of("...#......", "...#......", ".........."));
    var table =
        turn(axeman(), "7,0").when(new OtwStep.LayMap(wall)).when(new OtwStep.SetFog(false));

    assertThat(moves(table))
        .filteredOn(move -> move.kind() == Move.Kind.APPROACH)
        .singleElement()
        .satisfies(
            move -> {
              assertThat(move.target()).isEqualTo("foe");
              assertThat(((OtwStep.Move) move.command()).to().x()).isEqualTo(4);
            });
  }

  @Test
  void theFallenStandUpTheHeldBreakFreeAndTheUnconsciousDoNothing() {
    var prone = turn(axeman(), "1,0").given("hero.prone", true);
    assertThat(moves(prone))
        .contains(new Move<>(new OtwStep.StandUp("hero"), Move.Kind.READY, "", 0, Move.UNKNOWN, 1));
    var held =
        turn(axeman(), "1,0")
            .changed(
                state -> Tables.bearing(state, "hero", Status.forBattle(Kind.GRAPPLED, 1, "foe")));
    assertThat(commands(held)).contains(new OtwStep.BreakFree("hero"));
    var down =
        turn(axeman(), "1,0")
            .changed(state -> new FightEvent.FellUnconscious("hero", 3).appliedTo(state));
    assertThat(commands(down)).containsExactly(END);
  }

  @Test
  void whoeverWantsNoProtectionIsOfferedNone() {
    var table = turn(axeman(), "1,0");
    assertThat(FIGHTS.moves(table.state(), "hero", kind -> kind != Move.Kind.GUARD))
        .extracting(Move::kind)
        .containsExactly(Move.Kind.ATTACK, Move.Kind.END);
  }

  // How it ends

  @Test
  void whoeverStandsAloneHasWon() {
    var state = axeman().against("Rust Raider").state();
    var party = new FightEvent.FellUnconscious("foe", 3).appliedTo(state);
    var foes = new FightEvent.Died("hero", "").appliedTo(state);

    assertThat(FIGHTS.winner(state)).isEqualTo(-1);
    assertThat(FIGHTS.winner(party)).isEqualTo(0);
    assertThat(FIGHTS.winner(foes)).isEqualTo(1);
    assertThat(FIGHTS.winner(new FightEvent.Died("foe", "").appliedTo(foes))).isEqualTo(-1);
    assertThat(FIGHTS.standing(state, "foe")).isEqualTo(Fights.Standing.ABLE);
    assertThat(FIGHTS.standing(party, "foe")).isEqualTo(Fights.Standing.FALLEN);
    assertThat(FIGHTS.standing(foes, "hero")).isEqualTo(Fights.Standing.DEAD);
  }

  @Test
  void harmIsCountedByWhoDealsIt() {
    var state = axeman().against("Rust Raider").state();
    assertThat(
            FIGHTS.harm(
                new OtwEvent.AttackDeclared("hero", "Axe", List.of("foe"), Twist.NONE), state))
        .contains(new Fights.Harm.Blow("hero", "Axe", "foe"));
    assertThat(
            FIGHTS.harm(
                new OtwEvent.AttackDeclared("hero", "Axe", List.of("foe", "x"), Twist.NONE), state))
        .contains(new Fights.Harm.Blast("hero", "Axe", List.of("foe", "x")));
    assertThat(FIGHTS.harm(new FightEvent.HealthLost("foe", 4, ""), state))
        .contains(new Fights.Harm.Loss("foe", 4));
    assertThat(FIGHTS.harm(new FightEvent.HealthGained("foe", 4), state)).isEmpty();
    assertThat(FIGHTS.health(state, "foe")).isEqualTo(100);
    assertThat(FIGHTS.health(new FightEvent.HealthLost("foe", 15, "").appliedTo(state), "foe"))
        .isEqualTo(25);
    assertThat(FIGHTS.resources()).containsExactly("ast", "disc", "items", "left");
  }

  @Test
  @Covers({"OTW-INIT-03", "OTW-MECH-32a"})
  void aBattleThatEndsAsARoundBeginsEndedInThatRound() {
    // the hound is up first, and its poison fells it at the start of its second turn
    var table =
        Tables.duel(Tables.axeman())
            .dice(Tables.d6(1, 5))
            .when(Tables.BEGIN)
            .when(Tables.end("foe"))
            .given("foe.hp", 2)
            .given("foe.poison", 3)
            .when(Tables.end("hero"))
            .then("fight.turn", "none");

    assertThat(new OtwFights().round(table.state())).isEqualTo(2);
  }

  private static Table<OtwState, OtwStep, OtwEvent> gunnersTurn() {
    return Tables.against(Tables.axeman(), "Toll Gunner")
        .dice(Tables.d6(1, 5))
        .when(Tables.BEGIN)
        .then("fight.turn", "foe");
  }

  @Test
  @Covers({"OTW-CR", "OTW-EQ-21", "OTW-ACT-11"})
  void aCreatureUnloadsItsGunAndLoadsItAgain() {
    var table = gunnersTurn();
    var unload = Folk.unloading("foe", "scrap pistol", "hero", 2);
    assertThat(FIGHTS.moves(table.state(), "foe")).extracting(Move::command).contains(unload);

    table.dice(Tables.d6(1, 5)).when(unload).then("foe.left.scrap-pistol", 0);
    assertThat(FIGHTS.moves(table.state(), "foe"))
        .contains(Move.plain(new OtwStep.Reload("foe", "scrap pistol"), Move.Kind.READY));
    table.when(new OtwStep.Reload("foe", "scrap pistol"));
    assertThat(FIGHTS.moves(table.state(), "foe"))
        .extracting(Move::kind)
        .containsExactly(Move.Kind.END);
  }

  @Test
  void whatNobodyChoosesIsTold() {
    assertThat(FIGHTS.leftOut()).contains("readied attacks", "disarming");
  }
}
