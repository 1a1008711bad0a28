package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.attack;
import static quintain.rath.Tables.end;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.Folk;
import quintain.rath.Houses;
import quintain.rath.Tables;
import quintain.rath.state.Amount;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Hazard;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trick;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class HarmTest {
  private static RathStep.Harm trap(String who, int damage) {
    return new RathStep.Harm(who, Amount.of(damage), Hazard.BLOW, "a trap");
  }

  private static Table<RathState, RathStep, RathEvent> shielded() {
    return Folk.ann("9/0/0/0/0/0", "worn Shield").then("ann.ac", 11).then("ann.slots-used", 1);
  }

  // Shields

  @Test
  @Covers({"RTH-SHLD-01", "RTH-SHLD-03", "RTH-R-41"})
  void aWreckedShieldSoaksUpFifteenAndIsGone() {
    shielded()
        .answer("ann", "sacrifice-shield", true)
        .when(trap("ann", 11))
        .then("ann.hp", 19)
        .then("ann.ac", 10)
        .then("ann.slots-used", 0);
    shielded().when(trap("ann", 11)).asked("ann", "sacrifice-shield").then("ann.hp", 8);
  }

  @Test
  @Covers("RTH-SHLD-02")
  void whatIsMoreThanFifteenIsTaken() {
    shielded().answer("ann", "sacrifice-shield", true).when(trap("ann", 18)).then("ann.hp", 16);
  }

  @Test
  @Covers("RTH-R-41")
  void aShieldServesAgainstBlowsOnTheArmOnly() {
    shielded()
        .when(new RathStep.Harm("ann", Amount.of(3), Hazard.BARE, "thirst"))
        .notAsked("ann", "sacrifice-shield");
    shielded()
        .answer("ann", "sacrifice-shield", true)
        .when(new RathStep.Harm("ann", Amount.of(3), Hazard.FALL, "a pit"))
        .then("ann.hp", 19);
    Folk.ann("9/0/0/0/0/0", "Shield").when(trap("ann", 3)).notAsked("ann", "sacrifice-shield");
    shielded().given("ann.asleep", true).when(trap("ann", 3)).notAsked("ann", "sacrifice-shield");
  }

  @Test
  @Covers("RTH-R-41")
  void anAbsorbedBiteDoesNotPoison() {
    begun(Folk.ann("3/0/0/0/0/0", "worn Shield").creature("foe", "Gloom spider"), 1)
        .dice("d20=15", "d6=2")
        .answer("ann", "sacrifice-shield", true)
        .when(attack("foe", "bite", "ann"))
        .then("ann.hp", 13)
        .then("ann.poison-damage", 0);
  }

  @Test
  @Covers("RTH-R-41")
  void aFoeKeepsItsShieldUnlessTheGmSaysOtherwise() {
    var strike = attack("ann", "sword", "foe");
    annAgainst("Raider captain", "3/0/0/0/0/0", "held Sword")
        .then("foe.ac", 15)
        .dice("d20=19", "d8=5")
        .when(strike)
        .asked("gm", "foe-shield")
        .then("foe.hp", 14)
        .then("foe.ac", 15);
    annAgainst("Raider captain", "3/0/0/0/0/0", "held Sword")
        .dice("d20=19", "d8=5")
        .answer("gm", "foe-shield", true)
        .when(strike)
        .then("foe.hp", 22)
        .then("foe.ac", 14)
        .then("foe.shieldless", true);
  }

  // Dropping to 0 HP

  @Test
  @Covers({"RTH-ZERO-01", "RTH-R-46"})
  void atZeroOneIsOutOfAction() {
    begun(
            Folk.ann("0/0/0/0/0/0")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Raider"),
            1)
        .given("ann.hp", 9)
        .dice("d20=15", "d8=7")
        .when(attack("foe", "sword", "ann"))
        .then("ann.hp", 0)
        .then("ann.out", true)
        .then("ann.fallen", true);
    begun(
            Folk.ann("0/0/0/0/0/0")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Raider"),
            1)
        .given("ann.hp", 0)
        .when(trap("ann", 30))
        .then("ann.hp", 0)
        .then("ann.dead", false);
  }

  @Test
  @Covers({"RTH-R-53", "RTH-R-47", "RTH-DOOR-02", "RTH-R-101", "RTH-INJ-01"})
  void whoeverCannotActIsToldWhy() {
    var lift = new RathStep.Attempt("ann", "lifts the bar");
    Folk.ann("0/0/0/0/0/0").given("ann.surrendered", true).refuses(lift, "RTH-R-53");
    Folk.ann("0/0/0/0/0/0").given("ann.captive", true).refuses(lift, "RTH-DOOR-02");
    Folk.ann("0/0/0/0/0/0").given("ann.unconscious", true).refuses(lift, "RTH-R-47");
    Folk.ann("0/0/0/0/0/0").given("ann.fled", true).refuses(lift, "RTH-R-101");
    Folk.ann("0/0/0/0/0/0").given("ann.dead", true).refuses(lift, "RTH-INJ-01");
  }

  @Test
  @Covers({"RTH-ZERO-02", "RTH-ZERO-03", "RTH-R-47"})
  void outOfActionOneOnlyCrawls() {
    var table =
        begun(
                Folk.ann("0/0/0/0/0/0", "held Sword")
                    .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                    .creature("foe", "Raider"),
                6)
            .given("ann.hp", 0);
    table
        .refuses(new RathStep.Run("ann", 1), "RTH-ZERO-02")
        .refuses(new RathStep.Move("ann", 1), "RTH-ZERO-02")
        .refuses(attack("ann", "sword", "foe"), "RTH-ZERO-03")
        .refuses(new RathStep.HelpAlly("ann", "ben", ""), "RTH-ZERO-03")
        .refuses(new RathStep.Crawl("ann", 2), "RTH-ZERO-02")
        .refuses(new RathStep.Crawl("ben", 1), "RTH-ZERO-02")
        .when(new RathStep.Crawl("ann", 1))
        .asked("gm", "zone-by-crawling")
        .then("ann.at", 0)
        .when(new RathStep.Call("ann", "Run…"));
    begun(
            Folk.ann("0/0/0/0/0/0")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Raider"),
            6)
        .given("ann.hp", 0)
        .answer("gm", "zone-by-crawling", true)
        .when(new RathStep.Crawl("ann", 1))
        .then("ann.at", 1);
  }

  @Test
  @Covers("RTH-R-47")
  void theGmMayDeclareUnconsciousness() {
    begun(
            Folk.ann("0/0/0/0/0/0")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                .creature("foe", "Raider"),
            6)
        .answer("gm", "awake", false)
        .when(trap("ann", 30))
        .then("ann.unconscious", true)
        .refuses(new RathStep.Crawl("ann", 1), "RTH-R-47")
        .refuses(new RathStep.Call("ann", "Help!"), "RTH-R-47");
  }

  @Test
  @Covers({"RTH-ZERO-04", "RTH-R-48"})
  void nobodyTendsTheFallenInCombat() {
    var table =
        begun(
                Folk.ann("0/0/0/0/0/0")
                    .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                    .creature("foe", "Raider"),
                6)
            .given("ann.hp", 0)
            .given("ann.bleeding", 3)
            .refuses(new RathStep.StopBleeding("ben", "ann"), "RTH-ZERO-04");
    var state = table.state();
    assertThat(Harm.tendingRefusal(state, state.being("ann"), true)).isPresent();
    assertThat(Harm.tendingRefusal(state, state.being("ben"), true)).isEmpty();
  }

  @Test
  @Covers("RTH-R-48")
  void aHouseMayLetMagicHealTheFallenInCombat() {
    var table =
        begun(
                Folk.ann("0/0/0/0/0/0")
                    .house(Houses.with("zeroMagicHealsInCombat", true))
                    .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
                    .creature("foe", "Raider"),
                6)
            .given("ann.hp", 0);
    var state = table.state();
    assertThat(Harm.tendingRefusal(state, state.being("ann"), true)).isEmpty();
    assertThat(Harm.tendingRefusal(state, state.being("ann"), false)).isPresent();
  }

  @Test
  @Covers("RTH-R-46")
  void onlyTheGmDealsAKillingStroke() {
    Folk.ann("0/0/0/0/0/0")
        .refuses(new RathStep.Kill("ann", "a cut throat"), "RTH-R-46")
        .given("ann.hp", 0)
        .when(new RathStep.Kill("ann", "a cut throat"))
        .then("ann.dead", true)
        .refuses(new RathStep.Kill("ann", "again"), "RTH-R-46");
  }

  @Test
  @Covers("RTH-R-49")
  void aFoeAtZeroIsDefeatedAndTestsNothing() {
    var strike = attack("ann", "sword", "foe");
    annAgainst("Giant rat", "3/0/0/0/0/0", "held Sword")
        .dice("d20=15", "d8=5")
        .when(strike)
        .asked("gm", "fate-of-foe")
        .then("foe.hp", 0)
        .then("foe.fallen", false)
        .then("foe.dead", false);
    annAgainst("Giant rat", "3/0/0/0/0/0", "held Sword")
        .dice("d20=15", "d8=5")
        .answer("gm", "fate-of-foe", "captive")
        .when(strike)
        .then("foe.captive", true);
    annAgainst("Giant rat", "3/0/0/0/0/0", "held Sword")
        .dice("d20=15", "d8=5")
        .answer("gm", "fate-of-foe", "dead")
        .when(strike)
        .then("foe.dead", true);
  }

  // Stunts

  private static RathStep.Stunt stunt(String by, Trick trick, String target) {
    return new RathStep.Stunt(by, trick, target);
  }

  @Test
  @Covers({"RTH-STNT-01", "RTH-STNT-02", "RTH-R-42"})
  void aStuntIsAContestAndDealsNoDamage() {
    annAgainst("Raider", "3/0/0/0/0/0")
        .dice("d20=8", "d20=6")
        .when(stunt("ann", Trick.SHOVE, "foe"))
        .then("foe.at", 1)
        .then("foe.hp", 12)
        .refuses(new RathStep.Attempt("ann", "more"), "RTH-ACT-01");
    annAgainst("Raider", "3/0/0/0/0/0")
        .dice("d20=5", "d20=6")
        .when(stunt("ann", Trick.TRIP, "foe"))
        .then("foe.prone", false);
  }

  @Test
  @Covers("RTH-STNT-02")
  void strengthOrDexterityAgainstTheSame() {
    annAgainst("Raider", "3/0/0/0/0/0")
        .dice("d20=9", "d20=10")
        .answer("ann", "stunt-stat", "dex")
        .when(stunt("ann", Trick.TRIP, "foe"))
        .then("foe.prone", false);
    annAgainst("Raider", "0/3/0/0/0/0")
        .dice("d20=9", "d20=10")
        .when(stunt("ann", Trick.TRIP, "foe"))
        .then("foe.prone", true);
  }

  @Test
  @Covers("RTH-R-42")
  void whatEachStuntDoes() {
    annAgainst("Raider", "3/0/0/0/0/0")
        .dice("d20=18", "d20=6")
        .when(stunt("ann", Trick.TRIP, "foe"))
        .then("foe.prone", true);
    annAgainst("Raider", "3/0/0/0/0/0")
        .dice("d20=18", "d20=6")
        .when(stunt("ann", Trick.SUNDER, "foe"))
        .then("foe.ac", 12)
        .when(new RathStep.EndCombat())
        .then("foe.ac", 13);
    begun(
            Folk.ann("3/0/0/0/0/0")
                .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0", "held Sword"))
                .creature("foe", "Raider"),
            6)
        .dice("d20=18", "d20=6")
        .when(stunt("ann", Trick.DISARM, "ben"))
        .then("ben.held", List.of())
        .then("ground", List.of("sword"));
    annAgainst("Raider", "2/0/0/0/0/0")
        .dice("d20=10", "d20=10")
        .when(stunt("ann", Trick.TRIP, "foe"))
        .then("foe.prone", false);
    annAgainst("Raider", "3/0/0/0/0/0")
        .given("foe.at", 1)
        .refuses(stunt("ann", Trick.TRIP, "foe"), "RTH-R-42")
        .refuses(stunt("ann", Trick.TRIP, "ann"), "RTH-STNT-01");
  }

  @Test
  @Covers("RTH-STNT-03")
  void theGmMayAddIndirectDamage() {
    annAgainst("Raider", "3/0/0/0/0/0")
        .dice("d20=18", "d20=6", "d6=4")
        .answer("gm", "stunt-harm", 1)
        .when(stunt("ann", Trick.SHOVE, "foe"))
        .asked("gm", "stunt-effect")
        .then("foe.hp", 8);
  }

  @Test
  @Covers("RTH-STNT-04")
  void whatTheGmDoesNotAllowCostsNothing() {
    annAgainst("Ogre", "3/0/0/0/0/0")
        .answer("gm", "stunt-allowed", false)
        .when(stunt("ann", Trick.TRIP, "foe"))
        .then("foe.prone", false)
        .when(new RathStep.Attempt("ann", "something else"));
  }

  @Test
  void anOgreShovesAtAdvantage() {
    begun(Folk.ann("0/0/0/0/0/0").creature("foe", "Ogre"), 1)
        .dice("d20=1", "d20=9", "d20=13")
        .when(stunt("foe", Trick.SHOVE, "ann"))
        .then("ann.at", 1);
  }

  @Test
  void aDrownerDragsItsPreyBelow() {
    begun(Folk.ann("0/0/0/0/0/0").creature("foe", "Lake drowner"), 1)
        .dice("d20=12", "d20=9")
        .when(new RathStep.Grab("foe", "ann"))
        .then("ann.submerged", true)
        .then("ann.at", 1)
        .then("foe.at", 1)
        .then("ann.drowning", 0)
        .refuses(new RathStep.Move("ann", 0), "RTH-S-CRE")
        .when(new RathStep.BeginTurn("ann"))
        .then("ann.drowning", 6)
        .refuses(new RathStep.Surface("ann"), "RTH-DROW-05")
        .dice("d20=15", "d20=2")
        .when(new RathStep.BreakFree("ann"))
        .when(new RathStep.Surface("ann"))
        .then("ann.drowning", 0)
        .then("ann.submerged", false);
  }

  @Test
  void aGoblinShootsFromHiding() {
    begun(Folk.ann("0/0/0/0/0/0").creature("foe", "Goblin skulker"), 1)
        .dice("d20=12", "d20=9")
        .when(new RathStep.Hide("foe"))
        .then("foe.effects", List.of("hidden"))
        .when(end("foe"))
        .dice("d6=1")
        .when(end("ann"))
        .dice("d20=2", "d20=3")
        .when(attack("foe", "bow", "ann"))
        .then("foe.effects", List.of());
  }

  @Test
  @Covers("RTH-R-41")
  void aBlowThatIsAbsorbedWhollyIsNoWound() {
    var table = shielded().answer("ann", "sacrifice-shield", true).when(trap("ann", 15));
    assertThat(Tables.has(table, FightEvent.HpLost.class)).isFalse();
    table.notAsked("gm", "major-wound").then("ann.hp", 19);
    shielded().answer("ann", "sacrifice-shield", true).when(trap("ann", 16)).then("ann.hp", 18);
  }

  @Test
  @Covers("RTH-BLED-01")
  void aWoundIsMajorOnlyIfTheGmSaysSo() {
    Folk.ann("9/0/0/0/0/0").when(trap("ann", 5)).asked("gm", "major-wound").then("ann.bleeding", 0);
    Folk.ann("9/0/0/0/0/0")
        .answer("gm", "major-wound", true)
        .when(trap("ann", 5))
        .then("ann.bleeding", 4);
  }

  @Test
  @Covers({"RTH-BLED-01", "RTH-S-CRE"})
  void aBoarBleedsFromOneGreatHit() {
    annAgainst("Razor boar", "5/0/0/0/0/0", "held Sword")
        .dice("d20=15", "d8=4")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 5)
        .then("foe.bleeding", 0);
    annAgainst("Razor boar", "5/0/0/0/0/0", "held Sword")
        .dice("d20=15", "d8=5")
        .when(attack("ann", "sword", "foe"))
        .then("foe.hp", 4)
        .then("foe.bleeding", 4)
        .notAsked("gm", "major-wound");
  }

  @Test
  @Covers("RTH-S-CRE")
  void aReaversCriticalKnocksItsTargetDown() {
    begun(Folk.ann("0/0/0/0/0/0").creature("foe", "Orc reaver"), 1)
        .dice("d20=20", "d10=1")
        .when(attack("foe", "war hammer", "ann"))
        .then("ann.hp", 6)
        .then("ann.prone", true);
    begun(Folk.ann("0/0/0/0/0/0").creature("foe", "Orc reaver"), 1)
        .dice("d20=19", "d10=1")
        .when(attack("foe", "war hammer", "ann"))
        .then("ann.prone", false);
  }
}
