package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.afflict;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.end;
import static quintain.rath.Tables.noted;
import static quintain.rath.Tables.test;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.Folk;
import quintain.rath.Tables;
import quintain.rath.state.Affliction;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trial;
import quintain.rath.state.Trick;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// How far aptitudes reach: where they help as well, and where no more.
class KnacksTest {
  private static Table<RathState, RathStep, RathEvent> with(
      String aptitude, String stats, String... things) {
    return Tables.empty().sheet("ann", Folk.gifted("Ann", stats, List.of(aptitude), things));
  }

  private static Table<RathState, RathStep, RathEvent> against(
      String creature, String aptitude, String stats, String... things) {
    return begun(with(aptitude, stats, things).creature("foe", creature), 6);
  }

  @Test
  @Covers("RTH-S-APT-09")
  void aBruiserHasNoAdvantageOnStuntsOfSkill() {
    var shove = new RathStep.Stunt("ann", Trick.SHOVE, "foe");
    against("Raider", "Bruiser", "1/0/0/0/0/0")
        .dice("d20=2", "d20=12")
        .answer("ann", "stunt-stat", "dex")
        .when(shove)
        .then("foe.at", 0);
  }

  @Test
  @Covers("RTH-S-APT-11")
  void aDeadeyeAimsWithMissilesAlone() {
    against("Ogre", "Deadeye", "0/2/0/0/0/0", "held Sword")
        .dice("d20=3")
        .when(attack("ann", "sword", "foe"))
        .notAsked("ann", "deadeye");
  }

  @Test
  @Covers("RTH-S-APT-16")
  void theVenomTemperedResistDiseaseToo() {
    with("Venom-Tempered", "0/0/0/0/0/0")
        .dice("d20=2", "d20=15")
        .when(afflict("ann", Affliction.DISEASE, 6))
        .then("ann.disease", 3)
        .dice("d20=2", "d20=15")
        .when(test("ann", Trial.RESIST_POISON));
  }

  @Test
  @Covers("RTH-S-APT-22")
  void quickHandsReloadAsTheFreeAction() {
    var shoot = attack("ann", "crossbow", "foe");
    var reload = new RathStep.Reload("ann", "crossbow");
    var table = against("Ogre", "Quick Hands", "0/1/0/0/0/0", "held Crossbow", "Bolts");
    table.dice("d20=2").when(shoot).when(reload).refuses(shoot, "RTH-ACT-01");
    table.when(end("ann")).dice("d6=6").when(end("foe"));
    table.dice("d20=2").when(shoot).when(reload).then("ann.held", List.of("crossbow"));
  }

  @Test
  @Covers("RTH-S-APT-24")
  void theSureFootedAreQuietAndClimbWetWalls() {
    with("Sure-Footed", "0/2/0/0/0/0", "worn Medium armor")
        .dice("d20=9")
        .when(test("ann", Trial.SNEAK))
        .dice("d20=9")
        .when(noted("ann", Trial.CLIMB));
    with("Sure-Footed", "0/2/0/0/0/0", "worn Heavy armor")
        .dice("d20=9", "d20=4")
        .when(test("ann", Trial.SNEAK));
  }

  @Test
  @Covers("RTH-R-95")
  void theOnlyKeywordsAreStealthAndSwimming() {
    var hampered = new ArrayList<Trial>();
    var state = Folk.ann("0/0/0/0/0/0", "worn Heavy armor").state();
    for (Trial trial : Trial.values()) {
      if (!Situations.of(state, state.being("ann"), trial, false).isEmpty()) {
        hampered.add(trial);
      }
    }
    assertThat(hampered).containsExactly(Trial.SNEAK, Trial.SWIM);
  }

  @Test
  @Covers("RTH-R-09")
  void aTableOnAutomaticTakesTheDefaultAnswers() {
    var table =
        begun(
            Folk.ann("3/0/0/0/0/0", "held Sword", "worn Shield")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Raider captain"),
            6);
    table
        .dice("d20=19", "d8=5")
        .when(attack("ann", "sword", "foe"))
        .asked("gm", "foe-shield")
        .then("foe.shieldless", false)
        .asked("gm", "major-wound")
        .then("foe.bleeding", 0);
    table.given("foe.hp", 1).when(end("ann")).when(end("ben"));
    table
        .dice("d20=18", "d8=8", "d8=8", "d8=1")
        .when(attack("foe", "sword", "ann"))
        .asked("gm", "awake")
        .then("ann.hp", 0)
        .then("ann.unconscious", false)
        .then("ann.worn", List.of("shield"));
  }
}
