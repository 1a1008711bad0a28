package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.rhod.Tables.attack;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.end;
import static quintain.rhod.Tables.swordsman;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.binder.Source;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.View;
import quintain.kernel.forms.Blank;
import quintain.rhod.Packs;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Bearing;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Plight;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Verb;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Conditions that a pack has written, from typed parts.
class WrittenConditionsTest {
  private static final Plight SEASICK = Plight.of("Seasick");
  private static final Plight TARRED = Plight.of("Tarred");
  private static final Plight IN_TIME = Plight.of("In Time");

  @TempDir Path folder;
  private Packs pack;

  @BeforeEach
  void writeThePack() {
    pack = Packs.salt(folder);
  }

  private Table<RhodState, RhodStep, RhodEvent> fight() {
    return pack.fight(swordsman(), dummy()).given("foe.vitality", 50);
  }

  private static RhodStep inflict(String who, Plight what, int stacks) {
    return new Living.Inflict(who, what, stacks);
  }

  /// +4 against Reflex 8 hits on 4 or more; Seasick 2 makes that 6.
  @Test
  @Covers({"RHD-COND-04", "RHD-COND-06", "RHD-REF-07"})
  void itsStacksWeighOnChecksAndOdds() {
    var table =
        fight()
            .when(inflict("hero", SEASICK, 1))
            .when(inflict("hero", SEASICK, 1))
            .then("hero.seasick", 2)
            .says("Hero is Seasick 2")
            .applied("RHD-COND-03", "RHD-COND-06");
    var attack = attack("hero", "Shortsword", "foe");
    assertThat(table.odds(attack, "referee").p("foe.hit", true)).isCloseTo(15 / 20.0, within(1e-9));
    table.dice("d20=5").when(attack).says("Seasick −2").says("misses");
  }

  @Test
  @Covers({"RHD-COND-04", "RHD-R-98"})
  void thereAreNoMoreStacksThanItSaysAndAWatchTakesOneOff() {
    pack.duel(swordsman(), dummy())
        .when(inflict("hero", SEASICK, 9))
        .then("hero.seasick", 3)
        .when(new Living.LetWatchPass())
        .then("hero.seasick", 2)
        .says("Hero is Seasick 2")
        .when(new Living.Relieve("hero", SEASICK, 2))
        .then("hero.seasick", 0)
        .says("Hero is no longer Seasick")
        .refuses(new Living.Relieve("hero", SEASICK, 1), "RHD-R-98");
  }

  @Test
  @Covers({"RHD-MAN-03", "RHD-COND-06"})
  void whatSlowsKeepsFromRunningAndIsNamed() {
    var table = fight().given("hero.stance", "high-ready").when(inflict("hero", SEASICK, 1));
    var run = new Encounter.Run("hero", Tables.at("5,4"));
    table.refuses(run, "RHD-MAN-03");
    assertThat(Turns.refusal(table.state(), run).orElseThrow().reason())
        .isEqualTo("Hero is Seasick (SALT-COND-01)");
  }

  /// Reflex 8 − 2, with Advantage: missed only by two rolls of 1, which +4 does not bring to 6.
  @Test
  @Covers({"RHD-ADV-01", "RHD-COND-06"})
  void itLowersADefenseAndExposes() {
    var table = fight().when(inflict("foe", TARRED, 1));
    assertThat(table.odds(attack("hero", "Shortsword", "foe"), "referee").p("foe.hit", false))
        .isCloseTo(1 / 400.0, within(1e-9));
    table
        .dice("d20=1", "d20=2", "d8=1")
        .when(attack("hero", "Shortsword", "foe"))
        .says("Advantage by Tarred target");
  }

  @Test
  @Covers({"RHD-R-39", "RHD-COND-06"})
  void itHurtsAsATurnBegins() {
    fight()
        .when(inflict("foe", TARRED, 1))
        .dice("d4=3")
        .when(end("hero"))
        .then("foe.vitality", 47)
        .says("Tarred");
  }

  @Test
  @Covers({"RHD-ADV-02", "RHD-COND-06"})
  void itTiltsTheChecksItNames() {
    var table = pack.duel(swordsman(), dummy()).when(inflict("hero", TARRED, 1));
    table
        .answer("referee", "difficulty", 10)
        .dice("d20=19", "d20=4")
        .when(new Encounter.MakeCheck("hero", Optional.of(Skill.STEALTH), Optional.empty(), false))
        .says("Disadvantage by Tarred");
    table
        .answer("referee", "difficulty", 10)
        .dice("d20=19")
        .when(
            new Encounter.MakeCheck("hero", Optional.of(Skill.ATHLETICS), Optional.empty(), false));
  }

  /// An Emboldenment of the Referee's lasts until something ends it; of somebody's, until their
  /// next Turn begins.
  @Test
  @Covers({"RHD-COND-02", "RHD-R-21"})
  void itGivesActionPointsUntilItsSourcesTurn() {
    var table = fight();
    var state = table.state();
    var song = Bearing.begun(state, "foe", state.shelf().written(IN_TIME).orElseThrow(), 1, "hero");
    assertThat(song.until()).isEqualTo(Borne.Until.START_OF_TURN);
    assertThat(song.whose()).isEqualTo("hero");
    table
        .then("foe.ap", 5)
        .changed(before -> new LifeEvent.Gained("foe", song).appliedTo(before))
        .then("foe.ap", 6)
        .when(end("hero"))
        .then("fight.ap", 6)
        .then("foe.in-time", 1)
        .when(end("foe"))
        .then("foe.in-time", 0)
        .says("is no longer In Time");
  }

  @Test
  @Covers({"RHD-EXP-19", "RHD-R-98"})
  void whoeverIsImmuneNeverHasIt() {
    pack.duel(swordsman().with("Sea Legs"), dummy())
        .refuses(inflict("hero", SEASICK, 1), "RHD-R-98")
        .refuses(inflict("hero", Plight.of("Landsick"), 1), "RHD-COND-06");
  }

  @Test
  @Covers({"RHD-EQP-04", "RHD-COND-06"})
  void whatResolvesItDoesSo() {
    pack.duel(swordsman().having("Ginger", Place.OFF_HAND), dummy())
        .when(inflict("hero", SEASICK, 2))
        .when(new Handling.UseItem("hero", "Ginger", Verb.INJECT))
        .then("hero.seasick", 1);
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-REF-02"})
  void peopleSeeItWithItsMeaning() {
    var state = pack.duel(swordsman(), dummy()).when(inflict("hero", SEASICK, 2)).state();
    var items =
        new RhodBook()
            .showing().view(state, new Seat("hero")).panels().stream()
                .filter(panel -> panel.id().equals("who-hero"))
                .findFirst()
                .orElseThrow()
                .items();
    assertThat(items)
        .contains(new View.Chip("Seasick 2", "For each stack -1 on all checks; no running."));
  }

  @Test
  @Covers("RHD-R-98")
  void theRefereeFindsItInTheForm() {
    var state = pack.duel(swordsman(), dummy()).when(inflict("hero", SEASICK, 2)).state();
    var topic = new Topic("condition", Rhd.RHD_R_98, "slot", "What?");
    var blank =
        new Blank<>(
            state, Seat.REFEREE, Partial.of(Living.Inflict.class).with("who", "hero"), true);
    var all = (Question.OneOf<?>) Conditions.given(blank, topic).orElseThrow();
    assertThat(all.options()).hasSize(22 + 4 + 3);
    assertThat(all.options())
        .extracting("key")
        .contains("seasick", "poisoned")
        .doesNotContain("falling");
    var borne =
        (Question.OneOf<?>) Conditions.borne(blank, topic, state.being("hero")).orElseThrow();
    assertThat(borne.options()).extracting("key").containsExactly("seasick");
  }

  @Test
  @Covers("RHD-REF-07")
  void aStoredTableWithItOpensAgain() {
    var table = fight().when(inflict("hero", SEASICK, 2)).when(inflict("foe", TARRED, 1));
    var json = Packs.VOLUME.writeGame(table.game());
    var again = Packs.VOLUME.readGame(Source.json("game.json", json)).orThrow();
    assertThat(again.state()).isEqualTo(table.state());
    Tables.empty()
        .at(again.state())
        .when(new Living.Relieve("hero", SEASICK, 1))
        .then("hero.seasick", 1);
  }

  @Test
  @Covers("RHD-REF-07")
  void whatCannotBeIsToldAtOnce() {
    pack.file(
        "conditions",
        """
            - {id: SALT-COND-01, name: Seasick, effect: "Sick."}
            - {id: SALT-COND-02, name: Poisoned, effect: "Ill.", own: {kind: ailment, stacking: single, lasts: watch}}
            - {id: SALT-COND-03, name: Lost, effect: "Lost.", own: {kind: effect, stacking: single, lasts: watch}}
            """);
    assertThat(pack.problems())
        .containsExactly(
            "Seasick is either a 'condition' that the rules know or one of your 'own'",
            "the rules know Poisoned already; write 'condition: poisoned'",
            "the name 'Poisoned' is taken by RHD-G-COND-18 (content/conditions.yaml:94)",
            "a Condition is of the kind condition, ailment or emboldenment");
    pack.file("conditions", "[]\n");
    assertThat(pack.problems())
        .contains("no Glossary has a Condition 'seasick'", "no Glossary has a Condition 'in-time'");
  }
}
