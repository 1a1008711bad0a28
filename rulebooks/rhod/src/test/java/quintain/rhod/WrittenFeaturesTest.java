package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.end;
import static quintain.rhod.Tables.swordsman;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Source;
import quintain.kernel.Move;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.rhod.rules.Turns;
import quintain.rhod.state.Consequence;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.Plight;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Twist;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Features that a pack has written, from typed parts.
class WrittenFeaturesTest {
  @TempDir Path folder;
  private Packs pack;

  @BeforeEach
  void writeThePack() {
    pack = Packs.salt(folder);
  }

  private Table<RhodState, RhodStep, RhodEvent> fight(String feature) {
    return pack.fight(swordsman().knowing(feature), dummy()).given("foe.vitality", 50);
  }

  private static RhodStep use(String feature) {
    return new Handling.UseFeature("hero", feature);
  }

  private static RhodStep useOn(String feature, String... targets) {
    return new Handling.UseFeatureOn("hero", feature, List.of(targets));
  }

  private static RhodStep strike(String feature, String target) {
    return new Handling.FeatureAttack("hero", feature, "Shortsword", List.of(target));
  }

  private static String reason(Table<RhodState, RhodStep, RhodEvent> table, RhodStep.Act act) {
    return Turns.refusal(table.state(), act).orElseThrow().reason();
  }

  /// Two AP of six, once per Turn, for allies alone.
  @Test
  @Covers({"RHD-AP-05", "RHD-EXP-11", "RHD-EXP-19"})
  void itHelpsAlliesWithinReach() {
    fight("Shanty").refuses(useOn("Shanty", "foe"), "RHD-EXP-11");
    var table =
        fight("Shanty")
            .when(new Encounter.KeepEncounter(true))
            .given("foe.side", "party")
            .when(useOn("Shanty", "foe"))
            .then("foe.in-time", 1)
            .then("fight.ap", 4)
            .says("Hero uses Shanty")
            .says("is In Time by Hero")
            .refuses(useOn("Shanty", "foe"), "RHD-EXP-11")
            .refuses(use("Shanty"), "RHD-AP-05");
    assertThat(reason(table, new Handling.UseFeatureOn("hero", "Shanty", List.of("foe"))))
        .isEqualTo("Shanty (SALT-FEAT-01) is used once per Turn");
    table.when(end("hero")).then("foe.in-time", 1).when(end("foe")).then("foe.in-time", 0);
  }

  /// Intimidation +0 against Will 8 succeeds on 8 or more.
  @Test
  @Covers({"RHD-AP-05", "RHD-EXP-19", "RHD-CHK-03"})
  void itsCheckDecidesAndOddsKnowIt() {
    var table = fight("Evil Eye");
    var odds = table.odds(useOn("Evil Eye", "foe"), "referee");
    assertThat(odds.p("hero.succeeds", true)).isCloseTo(13 / 20.0, within(1e-9));
    assertThat(odds.p("foe.seasick", 2)).isCloseTo(13 / 20.0, within(1e-9));
    assertThat(odds.p("foe.prone", true)).isCloseTo(13 / 20.0, within(1e-9));
    table
        .dice("d20=7")
        .when(useOn("Evil Eye", "foe"))
        .then("foe.seasick", 0)
        .dice("d20=8")
        .when(useOn("Evil Eye", "foe"))
        .then("foe.seasick", 2)
        .then("foe.stance", "prone")
        .then("fight.ap", 2);
  }

  /// +4 against Reflex 8 with Advantage; 1d8 + 1d4 + 2, and 1d4 that no Armoring stops.
  @Test
  @Covers({"RHD-AP-05", "RHD-ATK-05", "RHD-EXP-19"})
  void itsAttackDoesMoreThanAPlainOne() {
    var table = fight("Boarding Cut");
    assertThat(table.odds(strike("Boarding Cut", "foe"), "referee").p("foe.hit", false))
        .isCloseTo(9 / 400.0, within(1e-9));
    table
        .dice("d20=1", "d20=10", "d8=5", "d4=2", "d4=3")
        .when(strike("Boarding Cut", "foe"))
        .says("Hero uses Boarding Cut")
        .then("foe.vitality", 50 - 9 - 3)
        .then("foe.seasick", 1)
        .then("fight.ap", 1);
    var unarmed = fight("Boarding Cut");
    assertThat(
            reason(
                pack.fight(Tables.archer().knowing("Boarding Cut"), dummy()),
                new Handling.FeatureAttack("hero", "Boarding Cut", "Short Bow", List.of("foe"))))
        .isEqualTo("Boarding Cut (SALT-FEAT-03) needs a melee weapon in hand");
    unarmed.dice("d20=1", "d20=2").when(strike("Boarding Cut", "foe")).then("foe.seasick", 0);
  }

  @Test
  @Covers({"RHD-EXP-11", "RHD-HD-04"})
  void itIsDoneToOneselfOncePerEncounter() {
    fight("Grog")
        .given("hero.vitality", 1)
        .when(new Living.Inflict("hero", Plight.of("Seasick"), 3))
        .dice("d6=1")
        .when(use("Grog"))
        .then("hero.vitality", 4)
        .then("hero.hit-dice", 0)
        .then("hero.seasick", 0)
        .refuses(use("Grog"), "RHD-EXP-11")
        .refuses(useOn("Grog", "foe"), "RHD-AP-05");
  }

  @Test
  @Covers({"RHD-TIM-03", "RHD-EXP-19"})
  void itAnswersAnAttack() {
    pack.fight(swordsman(), dummy().knowing("Spit Back"))
        .given("hero.vitality", 20)
        .dice("d20=10", "d4=4", "d20=3")
        .when(attack("hero", "Shortsword", "foe"))
        .asked("referee", "reaction")
        .says("uses Spit Back")
        .then("hero.vitality", 16);
  }

  @Test
  @Covers({"RHD-TIM-02", "RHD-EXP-19"})
  void itCatchesSomebodyOnTheMove() {
    pack.fight(swordsman().in(Stance.HIGH_READY), dummy().knowing("Tripline"))
        .when(new Encounter.Run("hero", Tables.at("5,4")))
        .says("uses Tripline")
        .then("hero.stance", "prone");
  }

  @Test
  @Covers({"RHD-AP-05", "RHD-EXP-19"})
  void itIsOfferedAndKnownToWhoeverOnlyChooses() {
    var table = fight("Boarding Cut");
    assertThat(new RhodBook().deeds().offers(table.state(), new Seat("hero")))
        .extracting(Offer::label)
        .contains("Hero: Boarding Cut");
    var fights = new RhodBook().foresight().fights().orElseThrow();
    var cut =
        fights.moves(table.state(), "hero").stream()
            .filter(move -> move.command().equals(strike("Boarding Cut", "foe")))
            .findFirst()
            .orElseThrow();
    assertThat(cut.kind()).isEqualTo(Move.Kind.COSTLY_ATTACK);
    // Learning +2, 1d8 on average 4.5, 1d4 on average 2.5
    assertThat(cut.power()).isEqualTo(200 + 450 + 250);
    var grog = fight("Grog");
    assertThat(fights.moves(grog.state(), "hero"))
        .extracting(Move::command)
        .doesNotContain(use("Grog"));
    assertThat(fights.moves(grog.given("hero.vitality", 1).state(), "hero"))
        .extracting(Move::command)
        .contains(use("Grog"));
    assertThat(fights.moves(fight("Evil Eye").state(), "hero"))
        .extracting(Move::command)
        .contains(useOn("Evil Eye", "foe"));
    var friends =
        fight("Shanty").when(new Encounter.KeepEncounter(true)).given("foe.side", "party").state();
    assertThat(fights.moves(friends, "hero"))
        .extracting(Move::command)
        .contains(useOn("Shanty", "foe"));
  }

  /// The Attack lies on the stack under the question whether to answer it.
  @Test
  @Covers("RHD-REF-07")
  void aStoredTableWithItOpensAgain() {
    var table = fight("Boarding Cut").dice("d20=1", "d20=2").when(strike("Boarding Cut", "foe"));
    var json = Packs.VOLUME.writeGame(table.game());
    var again = Packs.VOLUME.readGame(Source.json("game.json", json)).orThrow();
    assertThat(again.state()).isEqualTo(table.state());
    var step =
        new Encounter.Strike(
            "hero",
            "Shortsword",
            false,
            List.of("foe"),
            Twist.NONE.then("Boarding Cut", List.of(new Consequence.Topples())));
    var written = Packs.VOLUME.codec().write(step, RhodStep.class);
    assertThat(Packs.VOLUME.codec().read(written, RhodStep.class)).isEqualTo(step);
  }

  @Test
  @Covers("RHD-EXP-19")
  void whatCannotBeIsToldAtOnce() {
    pack.file(
        "features",
        """
        - {id: A, name: A, exp: 1, needs: {}, effect: "A.", area: a, trick: {own: {whom: foe, does: []}}}
        - {id: B, name: B, exp: 1, needs: {}, effect: "B.", area: b, trick: {own: {whom: foe, check: {skill: throwing}, does: [topples]}}}
        - {id: C, name: C, exp: 1, needs: {}, effect: "C.", area: c, on: attacked, trick: {own: {whom: ally, does: [topples]}}}
        - {id: D, name: D, exp: 1, needs: {}, effect: "D.", area: d, trick: {own: {whom: self, check: {skill: throwing, against: will}, does: [topples]}}}
        """);
    assertThat(pack.problems())
        .contains(
            "a check has either a 'dc' or a Defense 'against' it",
            "what is triggered is done to oneself or to whoever triggers it",
            "nobody rolls against a Defense of their own")
        .hasSize(4);
    pack.file(
        "features",
        """
        - {id: E, name: E, exp: 1, needs: {}, effect: "E.", area: e, trick: {own: {whom: foe, does: [{gains: {condition: moonstruck}}]}}}
        """);
    assertThat(pack.problems()).containsExactly("no Glossary has a Condition 'moonstruck'");
  }
}
