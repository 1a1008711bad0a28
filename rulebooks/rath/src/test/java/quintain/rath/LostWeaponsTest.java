package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.*;
import static quintain.rath.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Move;
import quintain.rath.rules.Arms;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trick;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What is knocked from a hand or slips out of it, a creature's too.
class LostWeaponsTest {
  /// Ann has disarmed the raider, whose turn it is now.
  private static Table<RathState, RathStep, RathEvent> disarmed(String... things) {
    return annAgainst("Raider", "2/0/0/0/0/0", things)
        .then("foe.held", List.of("sword"))
        .dice("d20=12", "d20=5")
        .when(new RathStep.Stunt("ann", Trick.DISARM, "foe"))
        .then("foe.held", List.of())
        .then("ground", List.of("sword"))
        .when(end("ann"));
  }

  @Test
  @Covers({"RTH-STNT-01", "RTH-R-42"})
  void aDisarmedCreatureHasNoWeaponUntilItIsTakenUp() {
    disarmed()
        .refuses(attack("foe", "sword", "ann"), "RTH-R-42")
        .when(new RathStep.TakeUp("foe", "sword"))
        .then("foe.held", List.of("sword"))
        .then("ground", List.of())
        .dice("d20=9", "d8=3")
        .when(attack("foe", "sword", "ann"))
        .then("ann.hp", 7);
  }

  @Test
  @Covers({"RTH-R-35", "RTH-R-42"})
  void whoHasLostTheirWeaponFightsWithBareHands() {
    // d4 + STR 2
    disarmed().dice("d20=9", "d4=3").when(attack("foe", Arms.UNARMED, "ann")).then("ann.hp", 7);
  }

  @Test
  @Covers("RTH-R-42")
  void somebodyElseMayTakeUpWhatIsKnockedAway() {
    annAgainst("Raider", "2/0/0/0/0/0")
        .dice("d20=12", "d20=5")
        .when(new RathStep.Stunt("ann", Trick.DISARM, "foe"))
        .when(new RathStep.TakeUp("ann", "sword"))
        .then("ann.held", List.of("sword"))
        .when(end("ann"))
        .refuses(new RathStep.TakeUp("foe", "sword"), "RTH-R-38")
        .refuses(attack("foe", "sword", "ann"), "RTH-R-42");
  }

  @Test
  @Covers({"RTH-CRIT-04", "RTH-R-38"})
  void aCreatureLosesTheWeaponItFumbles() {
    begun(ann("0/0/0/0/0/0").creature("foe", "Goblin skulker"), 1)
        .then("foe.held", List.of("bow"))
        .dice("d20=1")
        .answer("gm", "fumble", "drop-weapon")
        .when(attack("foe", "knife", "ann"))
        .then("ground", List.of("dagger"))
        .then("foe.items", List.of("bow"))
        .says("Foe drops the Dagger");
  }

  @Test
  @Covers("RTH-R-38")
  void teethAndClawsAreNotDropped() {
    begun(ann("0/0/0/0/0/0").creature("foe", "Wolf"), 1)
        .dice("d20=1")
        .answer("gm", "fumble", "drop-weapon")
        .when(attack("foe", "bite", "ann"))
        .then("ground", List.of());
    annAgainst("Wolf", "0/0/0/0/0/0")
        .refuses(new RathStep.Stunt("ann", Trick.DISARM, "foe"), "RTH-R-42");
  }

  @Test
  @Covers("RTH-R-42")
  void ofTwoThingsInHandTheOneWhoDisarmsPicks() {
    var table =
        begun(
            Tables.empty()
                .sheet("ann", pc("Ann", "2/0/0/0/0/0"))
                .sheet("ben", pc("Ben", "0/0/0/0/0/0", "held Torches", "held Sword"))
                .creature("foe", "Wolf"),
            6);
    table
        .dice("d20=12", "d20=5")
        .answer("ann", "disarm-of", "torches")
        .when(new RathStep.Stunt("ann", Trick.DISARM, "ben"))
        .then("ground", List.of("torches"))
        .then("ben.held", List.of("sword"));
  }

  @Test
  @Covers("RTH-R-40")
  void fullHandsTakeNothingUp() {
    var table =
        begun(
            ann("0/0/0/0/0/0", "held Sword", "worn Shield", "Dagger", "Bow")
                .creature("foe", "Wolf"),
            6);
    table
        .when(new RathStep.Drop("ann", "dagger"))
        .refuses(new RathStep.TakeUp("ann", "dagger"), "RTH-R-40")
        .answer("gm", "further-free-action", true)
        .when(new RathStep.Drop("ann", "sword"))
        .when(new RathStep.TakeUp("ann", "dagger"))
        .then("ann.held", List.of("dagger"));
  }

  @Test
  @Covers("RTH-R-40")
  void whatTakesBothHandsIsStowedWhileOneIsFull() {
    begun(ann("0/0/0/0/0/0", "held Sword", "Bow").creature("foe", "Wolf"), 6)
        .when(new RathStep.Drop("ann", "bow"))
        .when(new RathStep.TakeUp("ann", "bow"))
        .says("Ann takes up the bow and stows it")
        .then("ann.held", List.of("sword"))
        .then("ann.items", List.of("sword", "bow"));
  }

  @Test
  @Covers("RTH-R-38")
  void ofTwoAlikeTheOneAtHandIsTakenUp() {
    begun(
            ann("0/0/0/0/0/0", "held Dagger")
                .sheet("ben", pc("Ben", "0/0/0/0/0/0", "held Dagger"))
                .creature("foe", "Wolf")
                .scene(placing("ben", 1)),
            6)
        .when(new RathStep.Drop("ann", "dagger"))
        .when(end("ann"))
        .when(new RathStep.Drop("ben", "dagger"))
        .when(new RathStep.TakeUp("ben", "dagger"))
        .then("ben.held", List.of("dagger"))
        .then("ground", List.of("dagger"));
  }

  @Test
  @Covers("RTH-R-89")
  void whatAHenchmanFightsWithIsNoLoad() {
    Tables.empty()
        .creature("guard", "Guard")
        .then("guard.items", List.of("spear"))
        .then("guard.slots-used", 0);
  }

  @Test
  @Covers("RTH-R-42")
  void policiesTakeUpWhatTheyLost() {
    var table = disarmed();
    var moves = new RathBook().foresight().fights().orElseThrow().moves(table.state(), "foe");
    assertThat(moves)
        .anySatisfy(
            move -> {
              assertThat(move.command()).isEqualTo(new RathStep.TakeUp("foe", "sword"));
              assertThat(move.kind()).isEqualTo(Move.Kind.READY);
            });
    assertThat(moves.stream().map(Move::command))
        .contains(attack("foe", Arms.UNARMED, "ann"))
        .doesNotContain(attack("foe", "sword", "ann"));
  }

  @Test
  @Covers({"RTH-R-87", "RTH-R-41"})
  void theEmployerSaysWhetherAHenchmansShieldIsSacrificed() {
    var table = Tables.empty().pregen("brannoc", "Brannoc").given("brannoc.cha", 1);
    table
        .when(new RathStep.Hire("brannoc", "Guard for a day", "guard"))
        .when(new RathStep.BringIn("Raider", "foe", 1));
    begun(table, 1)
        .dice("d20=15", "d8=7")
        .answer("brannoc", "sacrifice-shield", true)
        .when(attack("foe", "sword", "guard"))
        .notAsked("gm", "foe-shield")
        .then("guard.hp", 11)
        .then("guard.ac", 11);
  }
}
