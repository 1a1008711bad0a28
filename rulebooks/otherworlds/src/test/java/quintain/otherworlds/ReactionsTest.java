package quintain.otherworlds;

import static quintain.otherworlds.Folk.attack;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;

import org.junit.jupiter.api.Test;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Who;
import quintain.testkit.Covers;
import quintain.testkit.Table;

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

  /// A foe with a blade that sweeps, Kit and Orrin side by side before it, Brannoc behind them.
  private static Table<OtwState, OtwStep, OtwEvent> sweeper() {
    var blade = hero("6/3/6/3/3/4").mastering(Family.BUSTERS).inBothHands("Slab Blade");
    return Tables.empty()
        .scene(
            Tables.placed("foe", "2,2", "kit", "3,2", "orrin", "3,1", "brannoc", "4,2", "x", "9,9"))
        .pregen("brannoc", "Brannoc Vale")
        .pregen("kit", "Kit Arroway")
        .pregen("orrin", "Orrin Thess")
        .sheet("foe", blade.sheet())
        .creature("x", "Rust Raider")
        .changed(state -> turned(state, state.being("foe")));
  }

  private static OtwState turned(OtwState state, Being who) {
    var was = who.who();
    var foe = new Who(was.id(), was.name(), was.seat(), was.kind(), Who.Side.FOES, was.secrecy());
    var being =
        new Being(
            foe,
            who.base(),
            who.health(),
            who.astral(),
            who.discipline(),
            who.statuses(),
            who.at(),
            who.kit(),
            who.body(),
            who.life());
    return new LifeEvent.Joined(being).appliedTo(new LifeEvent.Left(who.id()).appliedTo(state));
  }

  @Test
  @Covers({"OTW-SK-21", "OTW-R-35"})
  void nobodyStepsInTheWayOfASweep() {
    // 6 + 5 + 5 of two dice against 8 + 5 and 6 + 5: Armor 1 and Guard 4
    sweeper()
        .dice(faces(3, 5, 5, 5))
        .when(attack("foe", "Slab Blade", "kit"))
        .notAsked("brannoc", "bodyguard")
        .then("kit.hp", 18 - 2)
        .then("orrin.hp", 18 - 1)
        .then("brannoc.disc", 5);
  }

  @Test
  @Covers({"OTW-SK-22", "OTW-R-54"})
  void whoeverIsSweptBesideTheTargetMayRaiseABarrier() {
    // 16 against 6 + 1: of 9 the guard takes 4 and the barrier of 7 the rest
    sweeper()
        .answer("orrin", "snap-barrier", true)
        .dice(faces(3, 5, 5, 1))
        .when(attack("foe", "Slab Blade", "kit"))
        .then("orrin.hp", 18)
        .then("orrin.guard", 0)
        .then("orrin.ast", 19)
        .then("orrin.absorb", 0);
  }
}
