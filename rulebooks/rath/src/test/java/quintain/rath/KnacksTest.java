package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.afflict;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.end;
import static quintain.rath.Tables.noted;
import static quintain.rath.Tables.only;
import static quintain.rath.Tables.oppose;
import static quintain.rath.Tables.test;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What aptitudes do to the rules of rolling, fighting and suffering.
class KnacksTest {
  private static Table<RathState, RathStep, RathEvent> with(
      String aptitude, String stats, String... things) {
    return Tables.empty().sheet("ann", Folk.gifted("Ann", stats, List.of(aptitude), things));
  }

  private static Table<RathState, RathStep, RathEvent> against(
      String creature, String aptitude, String stats, String... things) {
    return begun(with(aptitude, stats, things).creature("foe", creature), 6);
  }

  private static int natural(Table<RathState, RathStep, RathEvent> table) {
    return only(table, RathEvent.Tested.class).natural();
  }

  @Test
  @Covers("RTH-S-APT-08")
  void twinBladesStrikeTheSecondBlowStraight() {
    against("Ogre", "Twin Blades", "2/0/0/0/0/0", "held Sword", "held Dagger")
        .dice("d20=2", "d20=17", "d6=1")
        .when(attack("ann", List.of("sword", "dagger"), "foe"))
        .then("foe.hp", 27);
  }

  @Test
  @Covers("RTH-S-APT-09")
  void aBruiserHasAdvantageOnStrongStunts() {
    var shove = new RathStep.Stunt("ann", Trick.SHOVE, "foe");
    against("Raider", "Bruiser", "1/0/0/0/0/0")
        .dice("d20=2", "d20=15", "d20=12")
        .when(shove)
        .then("foe.at", 1);
    against("Raider", "Bruiser", "1/0/0/0/0/0")
        .dice("d20=2", "d20=12")
        .answer("ann", "stunt-stat", "dex")
        .when(shove)
        .then("foe.at", 0);
  }

  @Test
  @Covers("RTH-S-APT-10")
  void aSundererCracksTwoPoints() {
    against("Ogre", "Sunderer", "0/0/0/0/0/0", "held War hammer")
        .dice("d20=20", "d10=2")
        .when(attack("ann", "war hammer", "foe"))
        .then("foe.ac", 10)
        .then("foe.prone", true);
  }

  @Test
  @Covers("RTH-S-APT-11")
  void aDeadeyeAimsOnceWithoutMoving() {
    var shoot = attack("ann", "bow", "foe");
    var table = against("Ogre", "Deadeye", "0/2/0/0/0/0", "held Bow", "Arrows");
    table.dice("d20=3", "d20=4").answer("ann", "deadeye", true).when(shoot);
    table.when(end("ann")).dice("d6=6").when(end("foe"));
    table.dice("d20=3").when(shoot).notAsked("ann", "deadeye");
    against("Ogre", "Deadeye", "0/2/0/0/0/0", "held Bow", "Arrows")
        .when(new RathStep.Move("ann", 1))
        .dice("d20=3")
        .when(shoot)
        .notAsked("ann", "deadeye");
    against("Ogre", "Deadeye", "0/2/0/0/0/0", "held Sword")
        .dice("d20=3")
        .when(attack("ann", "sword", "foe"))
        .notAsked("ann", "deadeye");
  }

  @Test
  @Covers("RTH-S-APT-12")
  void aShieldBearerKeepsTheShieldOnce() {
    var trap = new RathStep.Harm("ann", Amount.of(12), Hazard.BLOW, "a trap");
    with("Shield Bearer", "3/0/0/0/0/0", "worn Shield")
        .answer("ann", "sacrifice-shield", true)
        .when(trap)
        .then("ann.hp", 13)
        .then("ann.ac", 11)
        .answer("ann", "sacrifice-shield", true)
        .when(trap)
        .then("ann.hp", 13)
        .then("ann.ac", 10);
  }

  @Test
  @Covers("RTH-S-APT-16")
  void theVenomTemperedResistAtAdvantage() {
    with("Venom-Tempered", "0/0/0/0/0/0")
        .dice("d20=2", "d20=15")
        .when(afflict("ann", Affliction.POISON_DAMAGE, 6))
        .then("ann.poison-damage", 3)
        .dice("d20=2", "d20=15")
        .when(afflict("ann", Affliction.DISEASE, 6))
        .then("ann.disease", 3)
        .dice("d20=2", "d20=15")
        .when(test("ann", Trial.RESIST_POISON));
  }

  @Test
  @Covers("RTH-S-APT-17")
  void nightEyesSeeInTheDarkUnlessItIsMagical() {
    var dark = new RathStep.SetDarkness(Darkness.DARK);
    var magical = new RathStep.SetDarkness(Darkness.MAGICAL);
    with("Night Eyes", "0/0/0/0/0/0")
        .when(dark)
        .dice("d20=9")
        .when(test("ann", Trial.NOTICE))
        .when(magical)
        .dice("d20=9", "d20=4")
        .when(test("ann", Trial.NOTICE));
    Folk.ann("0/0/0/0/0/0").when(dark).dice("d20=9", "d20=4").when(test("ann", Trial.NOTICE));
  }

  @Test
  @Covers("RTH-S-APT-19")
  void aSilverTongueHasAdvantageOnceAScene() {
    var charm = test("ann", Trial.CHARM);
    with("Silver Tongue", "0/0/0/0/0/2")
        .dice("d20=3", "d20=14")
        .answer("ann", "silver-tongue", true)
        .when(charm)
        .dice("d20=3")
        .when(charm)
        .notAsked("ann", "silver-tongue")
        .when(new RathStep.EndScene())
        .dice("d20=3")
        .when(charm)
        .asked("ann", "silver-tongue");
    with("Silver Tongue", "0/0/0/0/0/2")
        .creature("guard", "Raider")
        .dice("d20=3", "d20=14", "d20=9")
        .answer("ann", "silver-tongue", true)
        .when(oppose("ann", "guard", Contest.LIE));
  }

  @Test
  @Covers("RTH-S-APT-20")
  void aLorekeeperHasStudied() {
    var table =
        with("Lorekeeper", "0/0/1/0/0/0")
            .dice("d20=3", "d20=12")
            .answer("ann", "studied", true)
            .when(test("ann", Trial.RECALL_LORE));
    assertThat(natural(table)).isEqualTo(12);
    table.dice("d20=3").when(test("ann", Trial.RECALL_LORE)).asked("ann", "studied");
  }

  @Test
  @Covers("RTH-S-APT-21")
  void aPathfinderMindsNoWeather() {
    with("Pathfinder", "0/0/0/2/0/0")
        .dice("d20=9")
        .when(noted("ann", Trial.TRACK))
        .dice("d20=9")
        .when(noted("ann", Trial.NAVIGATE));
    Folk.ann("0/0/0/2/0/0").dice("d20=9", "d20=4").when(noted("ann", Trial.NAVIGATE));
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

  @Test
  @Covers("RTH-S-PC")
  void theReadyMadePartyStandsAsPrinted() {
    Tables.party()
        .then("brannoc.hp", 13)
        .then("brannoc.ac", 14)
        .then("brannoc.slots", 15)
        .then("brannoc.aptitudes", List.of("Bruiser", "Pack Mule"))
        .then("sefa.hp", 11)
        .then("sefa.ac", 14)
        .then("sefa.slots", 10)
        .then("sefa.usage.arrows", 8)
        .then("ilvane.hp", 10)
        .then("ilvane.ac", 12)
        .then("ilvane.slots", 11)
        .then("ilvane.equipped", List.of("Spark Dart", "Shatterbolt", "Ward Skin"))
        .then("ilvane.known", List.of("Spark Dart", "Shatterbolt", "Ward Skin", "Lantern Mote"))
        .then("odda.hp", 12)
        .then("odda.ac", 13)
        .then("odda.slots", 12)
        .then("odda.encumbered", false);
  }
}
