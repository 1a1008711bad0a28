package quintain.rhod;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.Condition;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Plight;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Verb;
import quintain.space.Grid;
import quintain.space.Rise;
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

  // Outside an Encounter

  private static RhodStep inflict(Condition condition, int stacks) {
    return new Living.Inflict("hero", Plight.of(condition), stacks);
  }

  private static Table<RhodState, RhodStep, RhodEvent> alone() {
    return Tables.empty()
        .sheet("hero", Tables.swordsman().armored().sheet())
        .when(inflict(Condition.BURNING, 2))
        .when(inflict(Condition.FRIGHTENED, 1))
        .when(inflict(Condition.STUNNED, 1))
        .when(inflict(Condition.SUPPRESSED, 1))
        .when(inflict(Condition.GUARDED, 1));
  }

  /// Fire of 3 and 4 less Guarded's 2 comes off the Armoring before Guarded ends; WIS +1 and a 10
  /// are one short of shaking fear off.
  @Test
  @Covers({"RHD-R-109", "RHD-R-39"})
  void roundsThatPassAreTurnsForWhatIsCountedInThem() {
    alone()
        .then("hero.armoring", 12)
        .dice("d4=3", "d4=4", "d20=10")
        .when(new Living.LetRoundsPass(1))
        .then("hero.armoring", 7)
        .then("hero.burning", 1)
        .then("hero.guarded", 0)
        .then("hero.stunned", 0)
        .then("hero.suppressed", 0)
        .then("hero.frightened", 1)
        .dice("d4=1", "d20=11")
        .when(new Living.LetRoundsPass(1))
        .then("hero.burning", 0)
        .then("hero.frightened", 0);
  }

  @Test
  @Covers("RHD-R-109")
  void nothingThatIsCountedInTurnsOutlastsAWatch() {
    alone()
        .when(new Living.LetWatchPass())
        .then("hero.burning", 0)
        .then("hero.frightened", 0)
        .then("hero.stunned", 0)
        .then("hero.suppressed", 0)
        .then("hero.guarded", 0);
  }

  /// The dying make no Death Calls where there are no Turns of their own (RHD-R-51).
  @Test
  @Covers({"RHD-R-109", "RHD-R-51"})
  void roundsThatPassCallNobodyToDie() {
    Tables.empty()
        .sheet("hero", Tables.swordsman().sheet())
        .given("hero.wounds", 3)
        .when(inflict(Condition.SUPPRESSED, 1))
        .when(new Living.LetRoundsPass(1))
        .then("hero.suppressed", 0)
        .then("hero.wounds", 3);
  }

  /// 20 feet: pushed 15, then 30, of which 25 are left over.
  @Test
  @Covers({"RHD-R-109", "RHD-FALL-01"})
  void whoFallsWhenTheEncounterEndsComesDown() {
    var map = Grid.open(5, 8, 5).with(new Rise(Tables.at("0,0"), Tables.at("3,4"), 20));
    Tables.empty()
        .scene(Tables.scene(map, "hero", "3,2,4", "foe", "2,2,4"))
        .sheet("hero", Tables.swordsman().sheet())
        .sheet("foe", Tables.swordsman().sheet())
        .given("foe.side", "foes")
        .given("hero.vitality", 90)
        .dice("d20=1", "d20=20")
        .when(Tables.CALL)
        .dice("d20=20", "d20=1")
        .answer("foe", "shove", "4,2,4")
        .when(new Encounter.Shove("foe", "hero"))
        .then("hero.falling", 1)
        .dice("d6=1", "d6=1", "d6=1", "d6=1", "d6=1")
        .when(new Encounter.EndEncounter())
        .then("hero.falling", 0)
        .then("hero.at", "4,2")
        .then("hero.vitality", 85);
  }
}
