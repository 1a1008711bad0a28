package quintain.rath;

import static quintain.rath.Folk.ann;
import static quintain.rath.Folk.begun;
import static quintain.rath.Folk.pc;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.placing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.rath.state.Flag;
import quintain.rath.state.Item;
import quintain.rath.state.Pace;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trick;
import quintain.rath.state.Trigger;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.space.Rise;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// A refusal names what stands in the way: who, which wall, how far, which hand.
class RefusalsTest {
  private static final RathHouse FEET =
      Houses.with("distanceSystem", RathHouse.DistanceSystem.FEET);

  /// Ann and Ben in one zone, a Raider as far off as the number says, and nobody fights yet.
  private static Table<RathState, RathStep, RathEvent> three(int foe, String... things) {
    return ann("0/0/0/0/0/0", things)
        .sheet("ben", pc("Ben", "0/0/0/0/0/0"))
        .creature("foe", "Raider")
        .scene(placing("ann", 0, "ben", 0, "foe", foe));
  }

  private static Table<RathState, RathStep, RathEvent> on(RathHouse house, Grid map, String at) {
    Map<String, Spot> spots = new LinkedHashMap<>();
    spots.put("ann", Spot.parse(at));
    return ann("0/0/0/0/0/0").house(house).scene(Tables.mapped(map, spots));
  }

  private static RathStep go(String to) {
    return new RathStep.GoTo("ann", Pace.MOVE, Spot.parse(to));
  }

  // The dead

  @Test
  @Covers({"RTH-R-62", "RTH-R-91", "RTH-S-TRP"})
  void ofTheDeadItIsSaidThatTheyAre() {
    var table = three(0).given("ben.asleep", true).given("ben.dead", true);
    table
        .refuses(new RathStep.Shake("ann", "ben"), "RTH-R-62", "Ben is dead")
        .refuses(new RathStep.GiveCoins("ann", "ben", 1), "RTH-R-91", "Ben is dead")
        .refuses(new RathStep.GiveCoins("ann", "ann", 1), "RTH-R-91", "has the coins already")
        .when(new RathStep.SetDevice("Covered pit", "pit", 0))
        .refuses(new RathStep.SpringTrap("pit", "ben"), "RTH-S-TRP", "Ben is dead");
  }

  @Test
  @Covers({"RTH-ZERO-03", "RTH-POIS-13", "RTH-R-22"})
  void whoeverCanDoNothingIsNotToldToWait() {
    var table = begun(three(0, "held Sword"), 1);
    table.refuses(attack("ann", "sword", "foe"), "RTH-R-22", "Foe has yet to act");
    table
        .given("ann.asleep", true)
        .refuses(attack("ann", "sword", "foe"), "RTH-POIS-13", "Ann is asleep");
    table
        .given("ann.asleep", false)
        .given("ann.hp", 0)
        .refuses(attack("ann", "sword", "foe"), "RTH-ZERO-03", "Ann is out of action");
  }

  // Ways

  @Test
  @Covers("RTH-R-30")
  void whatShutsAPlaceOffIsNamed() {
    var cell =
        Grid.open(5, 4, 1)
            .with(
                new Barrier(
                    "portcullis",
                    Point.corner(2, 0),
                    Point.corner(2, 1),
                    Cover.NONE,
                    false,
                    Optional.empty()));
    on(FEET, cell, "0,0")
        .refuses(go("3,0"), "RTH-ACT-01", "The way to space 3,0 is blocked: portcullis")
        .when(go("1,0"))
        .then("ann.space", "1,0");
    var ledge = Grid.open(5, 4, 1).with(new Rise(new Spot(2, 0, 0), new Spot(3, 0, 0), 10));
    on(FEET, ledge, "0,0")
        .refuses(go("3,0"), "RTH-ACT-01", "The way to space 3,0 is blocked: 10 feet up");
    on(FEET, ledge, "3,0")
        .refuses(go("0,0"), "RTH-ACT-01", "The way to space 0,0 is blocked: 10 feet down");
    on(FEET, Grid.of(5, List.of("..#.")), "0,0")
        .refuses(go("2,0"), "RTH-ACT-01", "Nobody can stand in space 2,0: rock")
        .refuses(go("3,0"), "RTH-ACT-01", "The way to space 3,0 is blocked: rock")
        .refuses(go("4,0"), "RTH-ACT-01", "4,0 is not on the map");
  }

  @Test
  @Covers({"RTH-ACT-01", "RTH-ACT-03"})
  void whatIsTooFarTellsBothDistances() {
    begun(three(1), 6)
        .refuses(
            new RathStep.Move("ann", 2),
            "RTH-ACT-01",
            "It is 2 zones to zone 2, and Ann gets 1 zone")
        .refuses(
            new RathStep.Run("ann", 3),
            "RTH-ACT-03",
            "It is 3 zones to zone 3, and Ann gets 2 zones");
    begun(on(FEET, Grid.open(5, 9, 2), "0,1").creature("foe", "Raider"), 6)
        .refuses(go("8,1"), "RTH-ACT-01", "It is 40 ft to space 8,1, and Ann gets 20 ft");
  }

  @Test
  @Covers("RTH-R-30")
  void whomTheGmPutsSomewhereIsToldWhoIsThere() {
    on(FEET, Grid.of(5, List.of("..#")), "0,0")
        .creature("foe", "Raider")
        .when(new RathStep.PutAt("foe", Spot.parse("1,0")))
        .refuses(new RathStep.PutAt("ann", Spot.parse("1,0")), "RTH-R-30", "Foe stands there")
        .refuses(
            new RathStep.PutAt("ann", Spot.parse("2,0")),
            "RTH-R-30",
            "Nobody can stand in space 2,0: rock");
  }

  // Who is gone, held or unable

  @Test
  @Covers({"RTH-STNT-01", "RTH-ACT-02", "RTH-S-CAST-07", "RTH-R-68"})
  void theDeadAndTheFledAreToldApart() {
    for (Flag flag : List.of(Flag.DEAD, Flag.FLED)) {
      var gone = flag == Flag.DEAD ? "Ben is dead" : "Ben has fled";
      three(1, "Sword", "Bandages")
          .when(new RathStep.SetFlag("ben", flag, true))
          .refuses(new RathStep.Stunt("ann", Trick.TRIP, "ben"), "RTH-STNT-01", gone)
          .refuses(new RathStep.Give("ann", "sword", "ben"), "RTH-ACT-02", gone)
          .refuses(new RathStep.Rescue("ann", "ben"), "RTH-R-68", gone)
          .refuses(attack("ann", "sword", "ben"), "RTH-ATK-03", gone)
          .refuses(new RathStep.Submerge("ben"), "RTH-DROW-01", gone);
    }
    three(1)
        .when(new RathStep.Submerge("ben"))
        .refuses(new RathStep.Submerge("ben"), "RTH-DROW-01", "Ben is under water already");
  }

  @Test
  @Covers({"RTH-S-CRE", "RTH-DROW-05"})
  void whoIsHeldIsToldByWhom() {
    begun(ann("0/0/0/0/0/0").creature("foe", "Lake drowner"), 1)
        .dice("d20=12", "d20=9")
        .when(new RathStep.Grab("foe", "ann"))
        .when(new RathStep.EndTurn("foe"))
        .refuses(new RathStep.Move("ann", 1), "RTH-S-CRE", "Ann is held by Foe")
        .refuses(new RathStep.Surface("ann"), "RTH-DROW-05", "Ann is held by Foe");
  }

  @Test
  @Covers({"RTH-R-28", "RTH-DOC-04"})
  void whatKeepsSomebodyFromActingIsNamed() {
    three(1)
        .refuses(
            new RathStep.HelpAlly("ann", "ann", ""), "RTH-R-28", "Ann needs somebody else to help")
        .when(new RathStep.SetFlag("ben", Flag.ASLEEP, true))
        .refuses(new RathStep.Buy("ben", "Sword", ""), "RTH-DOC-04", "Ben is asleep")
        .given("ann.hp", 0)
        .refuses(new RathStep.Buy("ann", "Sword", ""), "RTH-DOC-04", "Ann is out of action");
    three(1)
        .given("ben.hp", 0)
        .refuses(new RathStep.HelpAlly("ann", "ben", ""), "RTH-R-28", "Ben is out of action");
  }

  /// Whoever is felled by what their own casting sets off does not cast; and the log says why.
  @Test
  @Covers({"RTH-R-27", "RTH-S-CAST-01"})
  void aSpellIsLostForAReasonThatIsTold() {
    begun(
            Tables.empty()
                .pregen("ilvane", "Ilvane")
                .creature("foe", "Raider")
                .changed(state -> Tables.equipped(state, "ilvane", List.of("Spark Dart"))),
            1)
        .given("ilvane.hp", 1)
        .when(
            new RathStep.Ready(
                "foe",
                new Trigger(Trigger.When.CASTS, "ilvane", ""),
                attack("foe", "sword", "ilvane")))
        .when(new RathStep.EndTurn("foe"))
        .dice("d20=19", "d8=5")
        .when(new RathStep.CastSpell("ilvane", "Spark Dart", List.of("foe"), true))
        .says("Ilvane is out of action, and does nothing");
  }

  @Test
  @Covers("RTH-R-27")
  void aReadiedBlowIsLostForAReasonThatIsTold() {
    begun(three(0, "held Sword"), 6)
        .when(
            new RathStep.Ready(
                "ann",
                new Trigger(Trigger.When.OTHER, "", "the bell rings"),
                attack("ann", "sword", "foe")))
        .given("foe.at", 2)
        .when(new RathStep.SpringTrigger("ann"))
        .says("Ann does nothing: Foe is out of reach, at Far; Sword reaches Close")
        .refuses(new RathStep.SpringTrigger("ben"), "RTH-ACT-05", "Ben holds no readied action");
    // where somebody went whom not all see, nobody learns from it
    begun(three(0, "held Sword"), 6)
        .when(
            new RathStep.Ready(
                "ann",
                new Trigger(Trigger.When.OTHER, "", "the bell rings"),
                attack("ann", "sword", "foe")))
        .given("foe.at", 2)
        .given("foe.secrecy", "unseen")
        .when(new RathStep.SpringTrigger("ann"))
        .says("Ann does nothing: it is too late for that");
  }

  // Distances and hands

  @Test
  @Covers({"RTH-DIST-02", "RTH-R-62", "RTH-S-CAST-07"})
  void whoIsNotCloseIsToldHowFarOff() {
    three(1, "Sword")
        .given("ben.at", 1)
        .when(new RathStep.SetFlag("ben", Flag.ASLEEP, true))
        .refuses(
            new RathStep.Shake("ann", "ben"), "RTH-R-62", "Ben is not Close to Ann but at Near")
        .refuses(
            new RathStep.Give("ann", "sword", "ben"),
            "RTH-DIST-02",
            "Ben is not Close to Ann but at Near")
        .refuses(
            new RathStep.Stunt("ann", Trick.TRIP, "foe"),
            "RTH-R-42",
            "Foe is out of reach, at Near");
    Tables.empty()
        .pregen("ilvane", "Ilvane")
        .creature("foe", "Raider")
        .scene(placing("ilvane", 0, "foe", 2))
        .changed(state -> Tables.equipped(state, "ilvane", List.of("Kindle")))
        .refuses(
            new RathStep.CastSpell("ilvane", "Kindle", List.of("foe"), true),
            "RTH-S-CAST-07",
            "Foe is out of range, at Far; Kindle reaches Near");
  }

  @Test
  @Covers({"RTH-R-40", "RTH-S-CAST-01"})
  void fullHandsNameWhatFillsThem() {
    three(1, "held Sword", "held Dagger", "Bow")
        .refuses(
            new RathStep.Place("ann", "bow", Item.Where.HELD),
            "RTH-R-40",
            "Ann has no hand free for Bow beside Sword and Dagger");
    three(0, "worn Shield", "Halberd")
        .refuses(
            attack("ann", "halberd", "foe"),
            "RTH-R-40",
            "That takes 2 hands, and Ann has 1 free beside Shield");
    Tables.empty()
        .sheet(
            "ann",
            Folk.gifted("Ann", "0/0/0/2/0/0", List.of("Spellcraft"), "held Sword", "worn Shield"))
        .creature("foe", "Raider")
        .changed(state -> Tables.equipped(state, "ann", List.of("Spark Dart")))
        .refuses(
            new RathStep.CastSpell("ann", "Spark Dart", List.of("foe"), true),
            "RTH-S-CAST-01",
            "Ann has no hand free to cast beside Sword and Shield");
  }

  @Test
  @Covers("RTH-POIS-16")
  void whoIsFarOffAndWhoIsWellAreToldApart() {
    three(1, "Basic antitoxin")
        .refuses(
            new RathStep.UseItem("ann", "basic antitoxin", "ben"),
            "RTH-POIS-16",
            "Ben is not poisoned")
        .given("ben.at", 1)
        .refuses(
            new RathStep.UseItem("ann", "basic antitoxin", "ben"),
            "RTH-R-69",
            "Ben is not Close to Ann but at Near");
  }
}
