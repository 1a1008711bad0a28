package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.rhod.Folk;
import quintain.rhod.Tables;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.Verb;
import quintain.rhod.state.World;
import quintain.space.Brightness;
import quintain.space.Grid;
import quintain.space.Light;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The four levels of light, and what they do.
class LightsTest {
  /// Dark but for the lights named.
  private static Grid night(Light... lights) {
    var open = Scene.OPEN;
    return new Grid(
        open.feet(),
        open.rows(),
        new LinkedHashMap<>(),
        List.of(),
        List.of(),
        List.of(lights),
        Optional.of(Brightness.DARKNESS));
  }

  private static Table<RhodState, RhodStep, RhodEvent> table(Grid map) {
    return Tables.empty()
        .scene(Tables.scene(map, "hero", "5,5", "foe", "6,5"))
        .sheet("hero", Tables.swordsman().sheet())
        .sheet("foe", Tables.dummy().with("Sure Footed").sheet())
        .given("foe.side", "foes");
  }

  private static Brightness at(Grid map, String spot) {
    return Lights.at(table(map).state(), Tables.at(spot));
  }

  @Test
  @Covers({"RHD-LIT-01", "RHD-LIT-03"})
  void theBrightestSourceCounts() {
    var candle = Light.of(Tables.at("5,5"), 0, 20);
    var lamp = Light.of(Tables.at("7,5"), 10, 10);
    assertThat(at(night(), "5,5")).isEqualTo(Brightness.DARKNESS);
    assertThat(at(night(candle), "5,5")).isEqualTo(Brightness.LOW);
    assertThat(at(night(candle, lamp), "5,5")).isEqualTo(Brightness.HIGH);
    assertThat(at(night(candle, lamp), "1,5")).isEqualTo(Brightness.LOW);
    assertThat(at(Scene.OPEN, "5,5")).isEqualTo(Brightness.HIGH);
  }

  @Test
  @Covers("RHD-LIT-01")
  void smokeLetsNothingThrough() {
    var zone = new World.Zone(World.Zone.Kind.SMOKE, Tables.at("5,5"), 10, "hero", 3);
    var state = table(Scene.OPEN).changed(new ThingEvent.ZoneMade(zone)::appliedTo).state();
    assertThat(Lights.at(state, Tables.at("7,5"))).isEqualTo(Brightness.DARKNESS);
    assertThat(Lights.at(state, Tables.at("8,5"))).isEqualTo(Brightness.HIGH);
  }

  @Test
  @Covers("RHD-LIT-02")
  void whoEntersBlindingLightIsBlindedUntilTheyLeave() {
    var flare = new Light("flare", Tables.at("9,5"), 10, 20, 40);
    table(night(flare))
        .when(new Encounter.Shift("hero", Tables.at("8,5")))
        .then("hero.blinded", 1)
        .when(new Encounter.Shift("hero", Tables.at("3,5")))
        .then("hero.blinded", 0);
    table(Scene.OPEN)
        .when(new Living.SetLight(Brightness.BLINDING))
        .then("hero.blinded", 1)
        .when(new Living.SetLight(Brightness.HIGH))
        .then("hero.blinded", 0);
  }

  /// Whoever the Referee puts there is in it.
  @Test
  @Covers({"RHD-LIT-02", "RHD-R-98"})
  void soIsWhoeverIsSetThere() {
    var flare = new Light("flare", Tables.at("9,5"), 10, 20, 40);
    table(night(flare))
        .when(new Encounter.SetValue("hero.at", "8,5", "a gale"))
        .then("hero.blinded", 1)
        .when(new Encounter.SetValue("hero.at", "3,5", "a gale"))
        .then("hero.blinded", 0);
  }

  /// Water helps against what else has blinded somebody; the light that they stand in goes on.
  @Test
  @Covers({"RHD-LIT-02", "RHD-EQP-04", "RHD-COND-06"})
  void washedEyesAreBlindedAgainByTheLight() {
    Tables.empty()
        .scene(Tables.scene(Scene.OPEN, "hero", "5,5"))
        .sheet("hero", Tables.swordsman().having("Water Ration", Place.OFF_HAND).sheet())
        .when(new Living.Inflict("hero", Condition.BLINDED, 1))
        .when(new Living.SetLight(Brightness.BLINDING))
        .when(new Handling.UseItem("hero", "Water Ration", Verb.OPEN))
        .when(new Handling.UseOn("hero", "Water Ration", Verb.APPLY, "hero"))
        .then("hero.blinded", 1)
        .when(new Living.SetLight(Brightness.HIGH))
        .then("hero.blinded", 0);
  }

  private static List<Boolean> tilts(Grid map, Skill skill, String... traits) {
    var table =
        Tables.empty()
            .scene(Tables.scene(map, "hero", "5,5"))
            .sheet("hero", Folk.hero("10/10/10/10/10/10").with(traits).sheet());
    var tilts = new ArrayList<Tilt>();
    Tilts.onCheck(table.state(), table.state().being("hero"), skill, tilts);
    return tilts.stream().map(Tilt::up).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "STEALTH,true", "THIEVERY,true", "INTIMIDATION,true",
    "MANIPULATION,false", "PERCEPTION,false", "INVESTIGATION,false"
  })
  @Covers({"RHD-LIT-03", "RHD-LIT-04", "RHD-LIT-05", "RHD-LIT-06", "RHD-R-94"})
  void lowLightAndDarknessTiltSomeSkills(Skill skill, boolean up) {
    assertThat(tilts(night(Light.of(Tables.at("5,5"), 0, 20)), skill)).containsExactly(up);
    assertThat(tilts(night(), skill)).containsExactly(up);
    assertThat(tilts(Scene.OPEN, skill)).isEmpty();
  }

  @Test
  void otherSkillsDoNotMind() {
    assertThat(tilts(night(), Skill.ATHLETICS)).isEmpty();
  }

  @Test
  void keenSensesHelpInLowLightAlone() {
    var low = night(Light.of(Tables.at("5,5"), 0, 20));
    assertThat(tilts(low, Skill.PERCEPTION, "Keen Senses")).isEmpty();
    assertThat(tilts(night(), Skill.PERCEPTION, "Keen Senses")).containsExactly(false);
    assertThat(tilts(low, Skill.MANIPULATION, "Keen Senses")).containsExactly(false);
    assertThat(tilts(night(), Skill.PERCEPTION, "Dark Sight")).isEmpty();
    assertThat(tilts(night(), Skill.STEALTH, "Dark Sight")).containsExactly(true);
  }

  @Test
  @Covers({"RHD-LIT-07", "RHD-R-94"})
  void attacksOnSomebodyInDarknessHaveDisadvantage() {
    // The target's space decides, not the attacker's.
    assertThat(attackTilts(night(Light.of(Tables.at("4,5"), 5, 5)))).containsExactly(false);
    assertThat(attackTilts(night(Light.of(Tables.at("7,5"), 5, 5)))).isEmpty();
    table(night())
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .dice("d20=18", "d20=3")
        .when(Tables.attack("hero", "Shortsword", "foe"))
        .says("misses");
  }

  private static List<Boolean> attackTilts(Grid map) {
    var state = table(map).state();
    var tilts = new ArrayList<Tilt>();
    Tilts.onAttack(state, state.being("hero"), state.being("foe"), tilts);
    return tilts.stream().map(Tilt::up).toList();
  }

  @Test
  @Covers("RHD-COND-06")
  void conditionsTiltAttacks() {
    assertThat(tilted("hero", Condition.HIDDEN)).containsExactly(true);
    assertThat(tilted("hero", Condition.BLINDED)).containsExactly(false);
    assertThat(tilted("foe", Condition.BLINDED)).containsExactly(true);
    assertThat(tilted("foe", Condition.COLLAPSED)).containsExactly(true);
    assertThat(tilted("foe", Condition.MARKED)).containsExactly(true);
    assertThat(tilted("hero", Condition.GRAPPLED)).containsExactly(false);
    assertThat(tilted("foe", Condition.GRAPPLED)).isEmpty();
  }

  private static List<Boolean> tilted(String who, Condition condition) {
    var state = table(Scene.OPEN).when(new Living.Inflict(who, condition, 1)).state();
    var tilts = new ArrayList<Tilt>();
    Tilts.onAttack(state, state.being("hero"), state.being("foe"), tilts);
    return tilts.stream().map(Tilt::up).toList();
  }

  @Test
  @Covers("RHD-COND-06")
  void someConditionsKeepOneFromRunning() {
    assertThat(runs(Condition.EXHAUSTED, 3)).isTrue();
    assertThat(runs(Condition.EXHAUSTED, 4)).isFalse();
    assertThat(runs(Condition.GRAPPLED, 1)).isFalse();
    assertThat(runs(Condition.BOUND, 1)).isFalse();
    assertThat(runs(Condition.COLLAPSED, 1)).isFalse();
    assertThat(runs(Condition.SUPPRESSED, 1)).isTrue();
  }

  private static boolean runs(Condition condition, int stacks) {
    var state = table(Scene.OPEN).when(new Living.Inflict("hero", condition, stacks)).state();
    return Turns.refusal(state, new Encounter.Run("hero", Tables.at("4,5"))).isEmpty();
  }

  /// A Torch burns for one Watch: it lasts to the end of the Watch under way and no longer,
  /// wherever it lies.
  @Test
  @Covers({"RHD-EQP-05", "RHD-INT-15"})
  void whatBurnsOnTheGroundBurnsOut() {
    var torch = lit("Torch");
    torch.when(new Handling.Drop("hero", "Torch"));
    assertThat(Lights.at(torch.state(), Tables.at("6,5"))).isEqualTo(Brightness.HIGH);
    torch.when(new Living.LetWatchPass()).says("The Torch at 5,5 goes out");
    assertThat(Lights.at(torch.state(), Tables.at("6,5"))).isEqualTo(Brightness.DARKNESS);
    torch
        .when(new Handling.Hold("hero", "Torch"))
        .refuses(new Handling.UseItem("hero", "Torch", Verb.LIGHT), "RHD-EQP-05");
  }

  @Test
  @Covers({"RHD-EQP-05", "RHD-R-106"})
  void whatTheDeadLeaveBurningBurnsOut() {
    var table = lit("Torch").given("hero.dead", "yes");
    assertThat(Lights.at(table.state(), Tables.at("6,5"))).isEqualTo(Brightness.HIGH);
    table.when(new Living.LetWatchPass());
    assertThat(Lights.at(table.state(), Tables.at("6,5"))).isEqualTo(Brightness.DARKNESS);
  }

  /// Six Charges, the first of them spent on lighting it: five Watches more after this one.
  @Test
  @Covers("RHD-EQP-05")
  void aLanternOnTheGroundUsesACharge() {
    var table = lit("Lantern").when(new Handling.Drop("hero", "Lantern"));
    for (int watch = 0; watch < 5; watch++) {
      table.when(new Living.LetWatchPass());
      assertThat(Lights.at(table.state(), Tables.at("6,5"))).isEqualTo(Brightness.HIGH);
    }
    table.when(new Living.LetWatchPass());
    assertThat(Lights.at(table.state(), Tables.at("6,5"))).isEqualTo(Brightness.DARKNESS);
  }

  /// A hero at night with something burning in hand.
  private static Table<RhodState, RhodStep, RhodEvent> lit(String lamp) {
    var table =
        Tables.empty()
            .scene(Tables.scene(night(), "hero", "5,5"))
            .sheet("hero", Tables.swordsman().having(lamp, Place.OFF_HAND).sheet());
    if (lamp.equals("Lantern")) {
      table.when(new Handling.UseItem("hero", lamp, Verb.OPEN));
    }
    return table.when(new Handling.UseItem("hero", lamp, Verb.LIGHT));
  }

  @Test
  @Covers({"RHD-ENV-01", "RHD-ENV-02", "RHD-R-95"})
  void terrainAndWeatherAreWordsWithoutEffect() {
    var before = table(Scene.OPEN);
    var after =
        table(Scene.OPEN)
            .when(new Encounter.SetWeather("sleet"))
            .when(new Encounter.SetTerrain(Tables.at("5,5"), "mud"))
            .then("weather", "sleet");
    assertThat(after.state().scene().terrain()).containsExactly("5,5 mud");
    assertThat(after.state().roster()).isEqualTo(before.state().roster());
    assertThat(tilts(Scene.OPEN, Skill.PERCEPTION)).isEmpty();
  }

  /// From the next space, and whatever one carries oneself of the same name.
  @Test
  @Covers({"RHD-INT-15", "RHD-R-91"})
  void whatBurnsOnTheGroundIsPutOut() {
    var table =
        Tables.duel(Tables.dummy().having("Torch", Place.OFF_HAND), Tables.dummy())
            .changed(
                state -> {
                  var lit = new ThingEvent.Lit("hero", "Torch", true).appliedTo(state);
                  var torch = lit.being("hero").kit().get("Torch");
                  return new ThingEvent.Laid(torch, Tables.at("4,5")).appliedTo(state);
                });
    table
        .refuses(new Handling.PutOut("foe", "Torch"), "RHD-INT-15")
        .when(new Handling.PutOut("hero", "Torch"))
        .says("The Torch at 4,5 goes out")
        .applied("RHD-INT-15", "RHD-R-91")
        .refuses(new Handling.PutOut("hero", "Torch"), "RHD-INT-15");
    assertThat(Lamps.any(table.state())).isFalse();
  }
}
