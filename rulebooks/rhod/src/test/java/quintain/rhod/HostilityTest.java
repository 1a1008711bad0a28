package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
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
        .says("Hero it happens; no check is needed");
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
}
