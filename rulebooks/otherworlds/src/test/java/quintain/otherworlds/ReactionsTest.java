package quintain.otherworlds;

import static quintain.otherworlds.Folk.attack;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;

import org.junit.jupiter.api.Test;
import quintain.otherworlds.state.OtwStep;
import quintain.testkit.Covers;

class ReactionsTest {
  @Test
  @Covers({"OTW-SK-20", "OTW-R-54"})
  void whoeverIsNotHurtMayStrikeBack() {
    hero("3/7/4/3/3/4")
        .picking("Riposte")
        .holding("Needle Rapier")
        .against("Rust Raider")
        .answer("hero", "riposte", true)
        .dice(faces(1, 5, 2, 2))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 18)
        .then("foe.hp", 20 - (13 - 8 - 1))
        .then("hero.disc", 4);
  }

  @Test
  @Covers("OTW-SK-20")
  void whoeverIsHurtIsNotAskedToStrikeBack() {
    hero("3/7/4/3/3/4")
        .picking("Riposte")
        .holding("Needle Rapier")
        .against("Rust Raider")
        .dice(faces(5, 1))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .notAsked("hero", "riposte");
  }

  @Test
  @Covers({"OTW-SK-20", "OTW-SKL-04"})
  void oneReactionARound() {
    hero("3/7/4/3/3/4")
        .picking("Riposte")
        .holding("Needle Rapier")
        .against("Leech Swarm")
        .dice(faces(1, 5))
        .when(new OtwStep.BeginBattle())
        .answer("hero", "riposte", true)
        // the first bite fails and is answered; the second fails, and nobody asks
        .dice(faces(1, 5, 1, 1, 1, 5))
        .when(attack("foe", "Thousand Mouths", "hero"))
        .then("hero.disc", 4);
  }

  @Test
  @Covers("OTW-SK-21")
  void aBodyguardBecomesTheTarget() {
    Folk.all()
        .creature("foe", "Rust Raider")
        .answer("brannoc", "bodyguard", true)
        // 6 + 4 + 3 against Brannoc's 8 + 1: 4, armor 2
        .dice(faces(3, 1))
        .when(attack("foe", "Scrap Cleaver", "orrin"))
        .then("orrin.hp", 18)
        .then("orrin.guard", 4)
        .then("brannoc.hp", 24 - 2)
        .then("brannoc.disc", 4);
  }

  @Test
  @Covers("OTW-SK-21")
  void aBodyguardMustBeBesideTheTarget() {
    Folk.all()
        .creature("foe", "Rust Raider")
        .given("brannoc.at", "2,0")
        .dice(faces(1, 5))
        .when(attack("foe", "Scrap Cleaver", "orrin"))
        .notAsked("brannoc", "bodyguard");
  }

  @Test
  @Covers("OTW-SK-22")
  void aBarrierTakesAsMuchAsItsMakerIsResolute() {
    // 6 + 4 + 13 = 23 against 6 + 1: 16, guard 4, barrier 7
    Folk.all()
        .creature("foe", "Rust Raider")
        .answer("orrin", "snap-barrier", true)
        .answer("referee", "spend", Folk.buy())
        .dice(faces(6, 6, 1, 1))
        .when(attack("foe", "Scrap Cleaver", "orrin"))
        .then("orrin.hp", 18 - 5)
        .then("orrin.ast", 19)
        .then("orrin.absorb", 0);
  }

  @Test
  @Covers("OTW-SK-22")
  void nothingIsLeftOfABarrierAfterTheAttack() {
    Folk.all()
        .creature("foe", "Rust Raider")
        .answer("orrin", "snap-barrier", true)
        .dice(faces(1, 5))
        .when(attack("foe", "Scrap Cleaver", "orrin"))
        .then("orrin.absorb", 0);
  }
}
