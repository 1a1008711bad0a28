package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.rhod.rules.Turns;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What opens an Encounter by itself, and what is said on the way there.
class HostilityTest {
  private static Table<RhodState, RhodStep, RhodEvent> peace() {
    return Tables.duel(swordsman().having("Torch", Place.PACK), dummy());
  }

  @Test
  @Covers("RHD-ENC-01")
  void actsOfHostilityOpenAnEncounter() {
    for (RhodStep hostile :
        List.of(
            Tables.attack("hero", "Shortsword", "foe"),
            new Encounter.Grapple("hero", "foe"),
            new Encounter.Shove("hero", "foe"),
            new Handling.Compel("hero", "foe"))) {
      var table = peace().dice("d20=20", "d20=1").when(hostile).asked("referee", "call");
      assertThat(table.state().inEncounter()).as(hostile.toString()).isTrue();
      table.says("Hero turns hostile");
    }
  }

  @Test
  @Covers("RHD-ENC-01")
  void otherActsDoNot() {
    for (RhodStep peaceful :
        List.of(
            new Encounter.Aid("hero", "foe"),
            new Encounter.ChangeStance("hero", Stance.CROUCHED),
            new Encounter.Run("hero", new Spot(4, 5, 0)),
            new Handling.Unpack("hero", "Torch"),
            new Handling.Interact("hero", "waves"))) {
      assertThat(peace().when(peaceful).state().inEncounter()).as(peaceful.toString()).isFalse();
    }
    assertThat(peace().dice("d20=1").when(new Encounter.Detect("hero")).state().inEncounter())
        .isFalse();
  }

  /// Odds are those of the act itself, where it would first open an Encounter.
  @Test
  @Covers("RHD-ENC-01")
  void whatIsForeseenIsTheActItself() {
    var attack = new Encounter.Attack("hero", "Shortsword", false, "foe");
    var state = peace().state();
    assertThat(Turns.previewed(state, attack)).isEqualTo(new Encounter.CarryOut(attack, 0));
    assertThat(Turns.previewed(Tables.fight(swordsman(), dummy()).state(), attack))
        .isEqualTo(attack);
    var aid = new Encounter.Aid("hero", "foe");
    assertThat(Turns.previewed(state, aid)).isEqualTo(aid);
    var impossible = new Encounter.Attack("hero", "Shortsword", false, "nobody");
    assertThat(Turns.previewed(state, impossible)).isEqualTo(impossible);
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-AP-03", "RHD-AP-04"})
  void theCollapsedAndStrangersDoNothing() {
    Tables.fight(swordsman(), dummy())
        .given("hero.collapsed", 1)
        .refuses(new Encounter.Detect("hero"), "RHD-COND-06");
    Tables.fight(swordsman(), dummy())
        .refuses(new Encounter.Detect("nobody"), "RHD-AP-04")
        .refuses(new Encounter.EndTurn("nobody"), "RHD-AP-03");
  }

  // The loop of play

  @Test
  @Covers("RHD-REF-03")
  void whatIsDeclaredAndWhatComesOfItAreTold() {
    peace()
        .when(new Encounter.Declare("hero", "knocks"))
        .says("Hero knocks")
        .says("Hero does it; no check is needed");
    peace()
        .answer("referee", "answer", "nobody opens")
        .when(new Encounter.Declare("hero", " "))
        .says("Hero hesitates")
        .says("Hero nobody opens");
    peace()
        .refuses(new Encounter.Declare("nobody", "knocks"), "RHD-REF-03")
        .when(new Encounter.Declare("hero", "x".repeat(300)))
        .refuses(new Encounter.Declare("hero", "x".repeat(301)), "RHD-REF-03");
  }

  @Test
  @Covers("RHD-REF-03")
  void aSceneIsSetInWords() {
    peace()
        .when(new Encounter.SetScene("A mill by night"))
        .says("A mill by night")
        .when(new Encounter.SetScene("x".repeat(300)))
        .refuses(new Encounter.SetScene("x".repeat(301)), "RHD-REF-03");
  }

  // Out of sight

  private static Table<RhodState, RhodStep, RhodEvent> ambush(String target) {
    return Tables.empty()
        .scene(Tables.placed("hero", "5,5", "foe", "6,5", "hound", "7,5"))
        .sheet("hero", swordsman().sheet())
        .creature("foe", "Roadside Cutthroat")
        .creature("hound", "Feral Hound")
        .given("foe.secrecy", "unseen")
        // the Cutthroat rolls twice
        .dice("d20=1", "d20=20", "d20=2", "d20=2")
        .when(Tables.CALL)
        .dice("d20=1")
        .when(Tables.attack("foe", "Fighting Dagger", target));
  }

  /// Those attacked have to answer somebody; creatures of the Referee's know of each other anyway.
  @Test
  @Covers({"RHD-R-98", "RHD-REF-02"})
  void whoeverAttacksAPlayersCharacterIsSeen() {
    var seen = ambush("hero").sees("referee", "foe.secrecy", "figures-hidden");
    assertThat(seen.events()).contains(new FightEvent.Revealed("foe", Secrecy.FIGURES_HIDDEN));
    assertThat(ambush("hound").events()).noneMatch(FightEvent.Revealed.class::isInstance);
  }
}
