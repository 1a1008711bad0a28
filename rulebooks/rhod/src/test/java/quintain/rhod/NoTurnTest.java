package quintain.rhod;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Verb;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What lasts until somebody's Turn ends though that Turn never comes.
class NoTurnTest {
  /// The hero, an ally after them, and the foe last.
  private static Table<RhodState, RhodStep, RhodEvent> three(Folk.Hero hero) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "ally", "5,6", "foe", "6,5"))
        .sheet("hero", hero.sheet())
        .sheet("ally", Tables.swordsman().sheet())
        .sheet("foe", Tables.dummy().sheet())
        .given("foe.side", "foes")
        .dice("d20=20", "d20=10", "d20=1")
        .when(Tables.CALL);
  }

  private static final RhodStep KILL =
      new Encounter.Harm("hero", 90, DamageType.FIRE, true, "a bolt");

  @Test
  @Covers({"RHD-R-39", "RHD-COND-02"})
  void whatTheDeadGaveEndsWhereTheirTurnWouldHaveCome() {
    three(Folk.hero("15/18/14/8/13/10").knowing("Interpose"))
        .when(new Handling.UseFeatureOn("hero", "Interpose", List.of("ally")))
        .when(KILL)
        .then("ally.guarded", 1)
        .when(Tables.end("ally"))
        .when(Tables.end("foe"))
        .then("fight.round", 2)
        .then("ally.guarded", 0);
    three(Folk.hero("15/18/14/8/13/10").knowing("Call the Mark"))
        .when(new Handling.UseFeatureOn("hero", "Call the Mark", List.of("foe")))
        .when(KILL)
        .then("foe.marked", 1)
        .when(Tables.end("ally"))
        .when(Tables.end("foe"))
        .then("foe.marked", 0);
  }

  /// Blinding Light lasts until the start of the next Turn of who set it up.
  @Test
  @Covers({"RHD-R-39", "RHD-LIT-02"})
  void whatTheDeadSetUpIsOverInItsTime() {
    three(Folk.hero("15/30/14/8/13/10").having("Flash Pot", Place.PACK))
        .when(new Handling.UseItem("hero", "Flash Pot", Verb.UNPACK))
        .when(new Handling.UseItem("hero", "Flash Pot", Verb.PREP))
        .when(new Handling.UseItem("hero", "Flash Pot", Verb.LIGHT))
        .when(new Handling.UseAt("hero", "Flash Pot", Tables.at("4,5")))
        .then("foe.blinded", 1)
        .when(KILL)
        .then("foe.blinded", 1)
        .when(Tables.end("ally"))
        .when(Tables.end("foe"))
        .then("foe.blinded", 0);
  }

  @Test
  @Covers("RHD-R-39")
  void whatTheDepartedGaveEndsAtOnce() {
    three(Folk.hero("15/18/14/8/13/10").knowing("Interpose"))
        .when(new Handling.UseFeatureOn("hero", "Interpose", List.of("ally")))
        .when(Tables.end("hero"))
        .then("ally.guarded", 1)
        .when(new Encounter.TakeAway("hero"))
        .then("ally.guarded", 0);
  }
}
