package quintain.rhod.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.archer;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.end;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import quintain.kernel.Clause;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Call;
import quintain.kernel.Fights.Harm;
import quintain.kernel.Journal;
import quintain.kernel.Measure;
import quintain.kernel.Move;
import quintain.kernel.Quick;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.rhod.Folk;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.rules.Arms;
import quintain.rhod.rules.Prompts;
import quintain.rhod.rules.Ways;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Who;
import quintain.space.Grid;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Fights by moves alone: every move is legal, and what is lost is counted once.
class RhodFightsTest {
  private static final RhodBook BOOK = new RhodBook();
  private static final Fights<RhodState, RhodStep, RhodEvent> FIGHTS =
      BOOK.foresight().fights().orElseThrow();

  private static List<Move<RhodStep>> moves(Table<RhodState, RhodStep, RhodEvent> table) {
    return FIGHTS.moves(table.state(), "hero");
  }

  private static List<Move.Kind> kinds(Table<RhodState, RhodStep, RhodEvent> table) {
    return moves(table).stream().map(Move::kind).distinct().toList();
  }

  private static List<RhodStep> ready(Table<RhodState, RhodStep, RhodEvent> table) {
    return moves(table).stream()
        .filter(move -> move.kind() == Move.Kind.READY)
        .map(Move::command)
        .toList();
  }

  // Moves

  @Test
  @Covers({"RHD-ATK-02", "RHD-AP-02"})
  void aFoeInReachIsAttackedAsLongAsTheApLast() {
    var table = fight(swordsman(), dummy()).given("foe.vitality", 50);
    assertThat(kinds(table)).containsExactly(Move.Kind.ATTACK, Move.Kind.END);
    var attack = moves(table).getFirst();
    assertThat(attack.command()).isEqualTo(Tables.attack("hero", "Shortsword", "foe"));
    assertThat(attack.target()).isEqualTo("foe");
    assertThat(attack.distance()).isEqualTo(5);

    table.dice("d20=1").when(attack.command());
    // 2 AP are left of 6, and the sword costs 4
    assertThat(kinds(table)).containsExactly(Move.Kind.END);
  }

  private static Being being(Table<RhodState, RhodStep, RhodEvent> table, String id) {
    return table.state().being(id);
  }

  @Test
  @Covers("RHD-ENC-06")
  void whatIsOverTellsTheRoundItEndedIn() {
    var table =
        fight(swordsman(), dummy())
            .when(List.of(end("hero"), end("foe")))
            .when(new Encounter.EndEncounter());

    assertThat(FIGHTS.next(table.state())).isInstanceOf(Call.Over.class);
    assertThat(FIGHTS.round(table.state())).isEqualTo(2);
  }

  @Test
  @Covers("RHD-REL-01")
  void anEmptyWeaponIsLoaded() {
    var archer =
        Folk.hero("10/16/12/10/10/10")
            .holding("Hand Crossbow")
            .having("Quarrel", Place.QUIVER, 10)
            .knowing("Brace");
    assertThat(ready(fight(archer, dummy())))
        .containsExactly(new Handling.Reload("hero", "Hand Crossbow", "Quarrel"));
  }

  @Test
  @Covers("RHD-INT-03")
  void whoeverHasNothingInHandDraws() {
    var unarmed = Folk.hero("15/12/14/8/13/10").having("Shortsword", Place.SHEATH);
    assertThat(ready(fight(unarmed, dummy())))
        .containsExactly(new Handling.Hold("hero", "Shortsword"));
  }

  /// A weapon that is only carried behind something else in the hand has to be held first.
  @Test
  @Covers("RHD-R-82")
  void whoeverOnlyCarriesAWeaponHoldsIt() {
    var laden =
        Folk.hero("15/12/14/8/13/10")
            .having("Torch", Place.MAIN_HAND)
            .having("Fighting Dagger", Place.MAIN_HAND);
    assertThat(ready(fight(laden, dummy())))
        .containsExactly(new Handling.Hold("hero", "Fighting Dagger"));
  }

  @Test
  @Covers("RHD-STN-06")
  void theProneStandUp() {
    assertThat(ready(fight(swordsman().in(Stance.PRONE), dummy())))
        .containsExactly(new Encounter.ChangeStance("hero", Stance.HIGH_READY));
  }

  @Test
  @Covers("RHD-STN-06")
  void standingUpComesFirstWhereAnAttackCanStillBePaid() {
    var table = fight(swordsman().in(Stance.PRONE), dummy());
    assertThat(standing(table).power()).isEqualTo(1);
    // the sword costs all 4 AP
    assertThat(standing(table.changed(new FightEvent.ApLeft("hero", 4)::appliedTo)).power())
        .isZero();
    assertThat(standing(table.changed(new FightEvent.ApLeft("hero", 3)::appliedTo)).power())
        .isEqualTo(1);
  }

  private static Move<RhodStep> standing(Table<RhodState, RhodStep, RhodEvent> table) {
    return moves(table).stream()
        .filter(move -> move.command() instanceof Encounter.ChangeStance)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Covers({"RHD-UNJ-01", "RHD-INT-02", "RHD-R-28", "RHD-DET-01"})
  void whateverKeepsSomebodyFromFightingIsMendedFirst() {
    var gunner =
        Folk.hero("10/16/12/10/10/10")
            .having(new SheetItem("Service Revolver", Place.MAIN_HAND, 1, 0, "Pistol Ball"));
    var jammed =
        fight(gunner, dummy())
            .changed(new ThingEvent.Jammed("hero", "Service Revolver", true)::appliedTo);
    assertThat(ready(jammed)).contains(new Handling.Unjam("hero", "Service Revolver"));

    var packed = Folk.hero("15/12/14/8/13/10").having("Shortsword", Place.PACK);
    assertThat(ready(fight(packed, dummy())))
        .containsExactly(new Handling.Unpack("hero", "Shortsword"));

    assertThat(ready(fight(swordsman(), dummy()))).isEmpty();
    assertThat(ready(bearing(Condition.GRAPPLED)))
        .containsExactly(new Encounter.BreakFree("hero", Skill.ATHLETICS));
    assertThat(ready(bearing(Condition.BOUND)))
        .containsExactly(new Encounter.BreakFree("hero", Skill.MANIPULATION));

    var hidden = fight(swordsman(), dummy()).given("foe.hidden", 1);
    assertThat(ready(hidden)).containsExactly(new Encounter.Detect("hero"));
    // nobody aims at whom they do not know the place of
    assertThat(kinds(hidden)).doesNotContain(Move.Kind.ATTACK, Move.Kind.APPROACH);
  }

  private static Table<RhodState, RhodStep, RhodEvent> bearing(Condition condition) {
    return fight(swordsman(), dummy())
        .changed(new LifeEvent.Gained("hero", Borne.lasting(condition, 1, "foe"))::appliedTo);
  }

  /// The last weapon is not thrown away.
  @Test
  @Covers("RHD-R-89")
  void aWeaponIsThrownByWhoeverHasAnother() {
    var one = Folk.hero("15/16/14/8/13/10").holding("Hatchet");
    assertThat(kinds(fight(one, dummy()))).doesNotContain(Move.Kind.COSTLY_ATTACK);
    var two = fight(one.having("Fighting Dagger", Place.OFF_HAND), dummy());
    assertThat(moves(two).stream().filter(move -> move.kind() == Move.Kind.COSTLY_ATTACK))
        .extracting(Move::command)
        .contains(new Encounter.Attack("hero", "Hatchet", true, "foe"));
    assertThat(moves(two).stream().filter(move -> move.kind() == Move.Kind.ATTACK))
        .extracting(Move::command)
        .containsExactly(
            Tables.attack("hero", "Hatchet", "foe"),
            Tables.attack("hero", "Fighting Dagger", "foe"));
    // bare hands are for those with nothing else
    assertThat(moves(fight(dummy(), dummy())).getFirst().command())
        .isEqualTo(Tables.attack("hero", Arms.UNARMED, "foe"));
  }

  private static Table<RhodState, RhodStep, RhodEvent> pair(String foe, String other) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", foe, "other", other))
        .sheet("hero", archer().sheet())
        .creature("foe", "Levy Conscript")
        .creature("other", "Roadside Cutthroat")
        .dice("d20=20", "d20=1", "d20=2", "d20=2")
        .when(Tables.CALL);
  }

  @Test
  @Covers({"RHD-ATK-02", "RHD-REF-02"})
  void theNearestComesFirstAndFiguresAreKnownOnlyWhereTheyAreOpen() {
    var table = pair("12,5", "9,5");
    var attacks = moves(table).stream().filter(move -> move.kind() == Move.Kind.ATTACK).toList();
    assertThat(attacks).extracting(Move::target).containsExactly("other", "foe");
    assertThat(attacks).extracting(Move::distance).containsExactly(20, 35);
    assertThat(attacks).extracting(Move::health).containsExactly(100, 100);
    // Learning +2, 1d6
    assertThat(attacks.getFirst().power()).isEqualTo(550);
    table
        .when(new Encounter.Reveal("foe", Secrecy.FIGURES_HIDDEN))
        .when(new Encounter.Reveal("other", Secrecy.UNSEEN));
    var known = moves(table).stream().filter(move -> move.kind() == Move.Kind.ATTACK).toList();
    assertThat(known).extracting(Move::target).containsExactly("foe");
    assertThat(known.getFirst().health()).isEqualTo(Move.UNKNOWN);
  }

  // In one space with somebody

  @Test
  @Covers({"RHD-POS-03", "RHD-R-63"})
  void whoeverSharesASpaceStepsAsideOrIsShifted() {
    var table =
        fight(swordsman(), dummy())
            .changed(new FightEvent.Pushed("foe", List.of(Tables.at("5,5")))::appliedTo);
    assertThat(moves(table))
        .hasSize(8)
        .allMatch(
            move ->
                move.kind() == Move.Kind.READY
                    && move.command() instanceof Encounter.Run run
                    && Field.feetFrom(
                            table.state(), being(table, "hero"), run.to(), being(table, "foe"))
                        == 5);
    assertThat(FIGHTS.next(table.state())).isInstanceOf(Call.Turn.class);

    table.changed(new FightEvent.ApLeft("hero", 0)::appliedTo);
    var goes = (Call.Goes<RhodStep>) FIGHTS.next(table.state());
    var shift = (Encounter.Shift) goes.command();
    assertThat(shift.who()).isEqualTo("hero");
    assertThat(Field.feetFrom(table.state(), being(table, "hero"), shift.to(), being(table, "foe")))
        .isEqualTo(5);
    assertThat(Ways.isFree(table.state(), being(table, "hero"), shift.to())).isTrue();
  }

  // The fight as a whole

  @Test
  void aFightHasTwoSidesAndEndsWhereTheRefereeIsAsked() {
    assertThat(FIGHTS.sides()).containsExactly("party", "foes");
    assertThat(FIGHTS.ending()).contains(Prompts.OVER);
    assertThat(FIGHTS.resources()).containsExactly("hit-dice", "items", "charges");
    var table = Tables.duel(swordsman(), dummy());
    assertThat(FIGHTS.next(table.state())).isInstanceOf(Call.Over.class);
    assertThat(FIGHTS.round(table.state())).isZero();
    assertThat(FIGHTS.beginning(table.state())).isEqualTo(Tables.CALL);
    assertThat(FIGHTS.next(fight(swordsman(), dummy()).state()))
        .isEqualTo(new Call.Turn<RhodStep>("hero", new Seat("hero")));
    // whoever is down does nothing
    var down = fight(swordsman(), dummy()).given("hero.collapsed", 1);
    assertThat(FIGHTS.moves(down.state(), "hero"))
        .extracting(Move::kind)
        .containsExactly(Move.Kind.END);
  }

  // Places

  /// A map of 24 by 16 spaces: the sides stand in its middle, and in a second line behind.
  @Test
  void manyStandInLinesOneBehindTheOther() {
    var table = Tables.empty();
    Map<String, String> sides = new LinkedHashMap<>();
    for (int i = 0; i < 17; i++) {
      table.sheet("one" + i, dummy().sheet()).sheet("other" + i, dummy().sheet());
      sides.put("one" + i, "party");
      sides.put("other" + i, "foes");
    }
    var state = FIGHTS.drawnUp(table.state(), sides);
    assertThat(state.being("one0").at()).isEqualTo(Spot.parse("9,0"));
    assertThat(state.being("other0").at()).isEqualTo(Spot.parse("15,0"));
    assertThat(state.being("one15").at()).isEqualTo(Spot.parse("9,15"));
    assertThat(state.being("one16").at()).isEqualTo(Spot.parse("8,0"));
    assertThat(state.being("other16").at()).isEqualTo(Spot.parse("16,0"));
    assertThat(state.roster()).extracting(Being::at).doesNotHaveDuplicates();
    assertThat(state.being("one3").side()).isEqualTo(Who.Side.PARTY);
    assertThat(state.being("other3").side()).isEqualTo(Who.Side.FOES);
  }

  /// The first place of each side's line is rock here, and the next is free.
  @Test
  void nobodyIsDrawnUpInRock() {
    var map = Grid.of(5, List.of("...#.....#..", "............", "............"));
    var table =
        Tables.empty()
            .scene(Tables.scene(map))
            .sheet("one", dummy().sheet())
            .sheet("two", dummy().sheet())
            .creature("foe", "Levy Conscript");
    Map<String, String> sides = new LinkedHashMap<>();
    sides.put("one", "party");
    sides.put("two", "party");
    sides.put("foe", "foes");
    var state = FIGHTS.drawnUp(table.state(), sides);
    assertThat(state.being("one").at()).isEqualTo(Spot.parse("3,1"));
    assertThat(state.being("two").at()).isEqualTo(Spot.parse("3,2"));
    assertThat(state.being("foe").at()).isEqualTo(Spot.parse("9,1"));
  }

  @Test
  void theLargeStandTwoSpacesApart() {
    var table = Tables.empty();
    Map<String, String> sides = new LinkedHashMap<>();
    for (int i = 0; i < 9; i++) {
      table.creature("bear" + i, "Grey Cave Bear");
      sides.put("bear" + i, "foes");
    }
    var state = FIGHTS.drawnUp(table.state(), sides);
    assertThat(state.being("bear1").at()).isEqualTo(Spot.parse("15,2"));
    assertThat(state.being("bear7").at()).isEqualTo(Spot.parse("15,14"));
    assertThat(state.being("bear8").at()).isEqualTo(Spot.parse("17,0"));
    assertThat(state.roster()).allMatch(being -> Ways.sharing(state, being).isEmpty());
  }

  @Test
  void theSidesFaceEachOtherThirtyFeetApartUnlessTheSceneSaysElse() {
    var table =
        Tables.empty()
            .scene(Tables.placed("two", "1,1"))
            .sheet("one", swordsman().sheet())
            .sheet("two", swordsman().sheet())
            .creature("foe", "Grey Cave Bear")
            .creature("other", "Levy Conscript");
    Map<String, String> sides = new LinkedHashMap<>();
    for (String id : List.of("one", "two", "foe", "other")) {
      sides.put(id, id.equals("one") || id.equals("two") ? "party" : "foes");
    }
    var state = FIGHTS.drawnUp(table.state(), sides);
    assertThat(Field.feet(state, state.being("one"), state.being("foe"))).isEqualTo(30);
    assertThat(state.being("two").at()).isEqualTo(Spot.parse("1,1"));
    assertThat(state.roster()).allMatch(being -> Ways.sharing(state, being).isEmpty());
  }

  // Whole fights

  /// Adds up losses, by whom they befall.
  private static final class Losses implements Journal<RhodState, RhodEvent> {
    private final Map<String, Integer> lost = new LinkedHashMap<>();
    private final Map<String, Integer> gained = new LinkedHashMap<>();
    private @Nullable String struck;

    @Override
    public void emitted(RhodEvent event, Clause why, RhodState before) {
      var harm = FIGHTS.harm(event, before);
      if (harm.isPresent()) {
        switch (harm.get()) {
          case Harm.Blow blow -> struck = blow.target();
          case Harm.Blast _ -> {}
          case Harm.Loss loss -> {
            lost.merge(loss.target(), loss.points(), Integer::sum);
            assertThat(loss.target()).as("the one struck last").isEqualTo(struck);
          }
        }
      }
      switch (event) {
        case FightEvent.HitDieSpent e -> gained.merge(e.who(), e.gained(), Integer::sum);
        case FightEvent.VitalityGained e -> gained.merge(e.who(), e.points(), Integer::sum);
        default -> {}
      }
    }

    @Override
    public void cited(Clause why) {}

    @Override
    public void measured(Measure measure) {}
  }

  private static int left(RhodState state, String who) {
    return state.being(who).vitals().vitality() + state.being(who).kit().armoring();
  }

  @Test
  @Covers({"RHD-ABL-02", "RHD-ABL-03", "RHD-ENC-06"})
  void whatIsLostIsCountedOnceAndEveryMoveIsLegal() {
    for (int seed = 0; seed < 12; seed++) {
      var random = new SplittableRandom(seed);
      var quick =
          new Quick<>(BOOK, new QuickFate(sides -> random.nextInt(sides) + 1, Policy.DEFAULTS));
      var state =
          Tables.empty()
              .sheet("one", swordsman().armored().sheet())
              .sheet("two", swordsman().sheet())
              .creature("foe", "Roadside Cutthroat")
              .creature("other", "Hill Poacher")
              .state();
      Map<String, String> sides = new LinkedHashMap<>();
      state.roster().forEach(being -> sides.put(being.id(), being.isPc() ? "party" : "foes"));
      state = FIGHTS.drawnUp(state, sides);
      var before = state;
      var losses = new Losses();
      state = quick.run(state, FIGHTS.beginning(state), losses);
      int commands = 0;
      while (FIGHTS.next(state) instanceof Call.Turn<RhodStep>(var who, var _)) {
        var moves = FIGHTS.moves(state, who);
        for (Move<RhodStep> move : moves) {
          // a refused command is thrown
          quick.run(state, move.command());
        }
        state = quick.run(state, moves.get(random.nextInt(moves.size())).command(), losses);
        assertThat(++commands).isLessThan(2000);
      }
      assertThat(FIGHTS.winner(state)).isNotNegative();
      for (String who : BOOK.cast().roster(before)) {
        assertThat(losses.lost.getOrDefault(who, 0) - losses.gained.getOrDefault(who, 0))
            .as(who)
            .isEqualTo(left(before, who) - left(state, who));
      }
    }
  }

  @Test
  void howSomebodyStands() {
    var table = fight(swordsman().armored(), dummy());
    assertThat(FIGHTS.standing(table.state(), "foe")).isEqualTo(Fights.Standing.ABLE);
    assertThat(FIGHTS.health(table.state(), "hero")).isEqualTo(100);
    assertThat(FIGHTS.winner(table.state())).isEqualTo(-1);
    assertThat(FIGHTS.round(table.when(end("hero")).when(end("foe")).state())).isEqualTo(2);

    table.given("hero.armoring", 4).given("foe.collapsed", 1);
    // 4 and 4 of 12 and 4
    assertThat(FIGHTS.health(table.state(), "hero")).isEqualTo(50);
    assertThat(FIGHTS.standing(table.state(), "foe")).isEqualTo(Fights.Standing.FALLEN);
    assertThat(FIGHTS.winner(table.state())).isZero();
    table.given("foe.dead", true);
    assertThat(FIGHTS.standing(table.state(), "foe")).isEqualTo(Fights.Standing.DEAD);
  }
}
