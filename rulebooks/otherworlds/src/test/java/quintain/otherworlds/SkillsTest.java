package quintain.otherworlds;

import static quintain.otherworlds.Folk.attack;
import static quintain.otherworlds.Folk.buy;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;
import static quintain.otherworlds.Folk.skill;

import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Scene;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Every skill of the starter set. A Rust Raider has DEF 6, Armor 1 and Health 20.
class SkillsTest {
  private static final String MIGHTY = "6/3/6/3/3/6";
  private static final String DEFT = "3/7/4/3/3/6";

  private static OtwStep boost(String name) {
    return new OtwStep.UseBoost("hero", name);
  }

  private static OtwStep move(String name, int x, int y) {
    return new OtwStep.MoveBySkill("hero", name, new Spot(x, y, 0));
  }

  /// The hero has won initiative.
  private static Table<OtwState, OtwStep, OtwEvent> inBattle(Folk.Hero hero) {
    return hero.against("Rust Raider").dice(faces(5, 1)).when(new OtwStep.BeginBattle());
  }

  @Test
  @Covers({"OTW-SK-01", "OTW-ACT-16"})
  void cleavingArcStrikesTwoNeighbours() {
    inBattle(hero(MIGHTY).picking("Cleaving Arc", "Lunge").holding("Woodfall Axe"))
        .refuses(skill("hero", "Cleaving Arc", "Woodfall Axe"), "OTW-SK-01")
        .refuses(skill("hero", "Cleaving Arc", "Woodfall Axe", "foe", "foe"), "OTW-SK-01")
        .dice(faces(3, 2))
        .when(skill("hero", "Cleaving Arc", "Woodfall Axe", "foe"))
        .then("hero.disc", 3)
        .then("fight.points", 1)
        .refuses(skill("hero", "Lunge", "Woodfall Axe", "foe"), "OTW-ACT-13");
    hero(MIGHTY)
        .picking("Cleaving Arc")
        .holding("Woodfall Axe")
        .against("Rust Raider")
        .creature("other", "Rust Raider")
        .given("other.at", "2,0")
        .refuses(skill("hero", "Cleaving Arc", "Woodfall Axe", "foe", "other"), "OTW-SK-01")
        .given("other.at", "1,0")
        .dice(faces(3, 2, 4, 2))
        .when(skill("hero", "Cleaving Arc", "Woodfall Axe", "foe", "other"))
        .then("foe.hp", 20 - (13 - 8 - 1))
        .then("other.hp", 20 - (14 - 8 - 1));
  }

  @Test
  @Covers("OTW-SK-02")
  void lungeReachesOneSpaceFurther() {
    hero(DEFT)
        .picking("Lunge")
        .holding("Needle Rapier")
        .against("Rust Raider")
        .given("foe.at", "3,0")
        .refuses(skill("hero", "Lunge", "Needle Rapier", "foe"), "OTW-R-72")
        .given("foe.at", "2,0")
        .refuses(attack("hero", "Needle Rapier", "foe"), "OTW-R-72")
        .dice(faces(2, 2))
        .when(skill("hero", "Lunge", "Needle Rapier", "foe"))
        .then("foe.hp", 20 - (13 - 8 - 1))
        .then("hero.disc", 3);
  }

  @Test
  @Covers("OTW-SK-03")
  void aimedShotHasEdgeAndIgnoresPartialCover() {
    hero(DEFT)
        .picking("Aimed Shot")
        .inBothHands("Courier Rifle")
        .sheathing("Boot Knife")
        .against("Rust Raider")
        .when(new OtwStep.SetCover("hero", "foe", Scene.Grade.PARTIAL))
        .dice(faces(2, 5, 2))
        .when(skill("hero", "Aimed Shot", "Courier Rifle", "foe"))
        .then("foe.hp", 20 - (15 - 8 - 1));
    hero(DEFT)
        .picking("Aimed Shot")
        .holding("Boot Knife")
        .against("Rust Raider")
        .refuses(skill("hero", "Aimed Shot", "Boot Knife", "foe"), "OTW-SK-03");
  }

  @Test
  @Covers("OTW-SK-04")
  void shieldSlamPushesAndKnocksDownForOne() {
    hero(MIGHTY)
        .picking("Shield Slam")
        .holding("Board Shield")
        .holding("Cudgel")
        .against("Rust Raider")
        .given("foe.at", "1,0")
        .refuses(skill("hero", "Shield Slam", "Cudgel", "foe"), "OTW-SK-04")
        .dice(faces(6, 1, 2))
        .answer("hero", "spend", buy("knockdown"))
        .when(skill("hero", "Shield Slam", "Board Shield", "foe"))
        .then("foe.prone", true)
        .then("foe.at", "2,0");
  }

  @Test
  @Covers("OTW-SK-05")
  void fieldDressingHealsAndEndsBleeding() {
    var medic = hero(MIGHTY).picking("Field Dressing").proficient(Proficiency.MEDICAL).alone();
    medic
        .given("hero.hp", 4)
        .given("hero.bleed", 2)
        .dice(faces(1))
        .when(skill("hero", "Field Dressing", "", "hero"))
        .then("hero.hp", 4)
        .then("hero.bleed", 2)
        .dice(faces(2, 4))
        .when(skill("hero", "Field Dressing", "", "hero"))
        .then("hero.hp", 4 + 4 + 2)
        .then("hero.bleed", 0)
        .then("hero.disc", 3);
  }

  @Test
  @Covers("OTW-SK-06")
  void rallyingCryHeartensThoseNearBy() {
    Folk.all()
        .creature("foe", "Rust Raider")
        .given("ysolde.at", "3,0")
        .given("kit.at", "4,0")
        .when(skill("brannoc", "Rallying Cry", ""))
        .then("brannoc.heartened", 1)
        .then("ysolde.heartened", 1)
        .then("kit.heartened", 0)
        .then("foe.heartened", 0)
        .given("foe.at", "3,0")
        .dice(faces(2, 5, 2))
        .when(attack("ysolde", "Courier Rifle", "foe"))
        .then("ysolde.heartened", 0);
  }

  @Test
  @Covers("OTW-SK-07")
  void hamstringSlowsADamagedTarget() {
    inBattle(hero(DEFT).picking("Hamstring").holding("Boot Knife"))
        .dice(faces(4, 2))
        .when(skill("hero", "Hamstring", "Boot Knife", "foe"))
        .then("foe.spd", 2)
        .when(new OtwStep.EndTurn("hero"))
        .then("foe.spd", 2)
        .when(new OtwStep.EndTurn("foe"))
        .then("foe.spd", 4);
  }

  @Test
  @Covers("OTW-SK-08")
  void feintGivesEdgeAndBarsDodging() {
    hero(DEFT)
        .picking("Feint")
        .proficient(Proficiency.ACROBATICS)
        .holding("Needle Rapier")
        .against("Rust Raider")
        .dice(faces(2, 4))
        .when(skill("hero", "Feint", "", "foe"))
        .answer("referee", "stance", "evade")
        .dice(faces(2, 5, 6, 2))
        .when(attack("hero", "Needle Rapier", "foe"))
        .notAsked("referee", "spend")
        .then("foe.hp", 20 - (16 - 14 - 1))
        .dice(faces(2, 2))
        .when(attack("hero", "Needle Rapier", "foe"));
  }

  @Test
  @Covers("OTW-SK-08")
  void aFeintSeenThroughGivesNothing() {
    hero(DEFT)
        .picking("Feint")
        .holding("Needle Rapier")
        .against("Rust Raider")
        .dice(faces(1, 5))
        .when(skill("hero", "Feint", "", "foe"))
        .dice(faces(2, 2))
        .when(attack("hero", "Needle Rapier", "foe"));
  }

  @Test
  @Covers({"OTW-SK-09", "OTW-SKL-01", "OTW-R-53"})
  void focusGivesEdgeOnOneAttackAndTakesTheBoostOfTheTurn() {
    inBattle(hero(MIGHTY).picking("Focus", "Iron Stance").holding("Cudgel"))
        .when(boost("Focus"))
        .then("fight.points", 2)
        .then("hero.disc", 4)
        .refuses(boost("Iron Stance"), "OTW-SKL-01")
        .dice(faces(2, 5, 2))
        .when(attack("hero", "Cudgel", "foe"))
        .then("hero.focused", false);
  }

  @Test
  @Covers("OTW-SK-09")
  void unusedFocusIsGoneAfterTheTurn() {
    inBattle(hero(MIGHTY).picking("Focus"))
        .when(boost("Focus"))
        .then("hero.focused", true)
        .when(new OtwStep.EndTurn("hero"))
        .then("hero.focused", false);
  }

  @Test
  @Covers("OTW-SK-10")
  void ironStanceAbsorbsUntilTheNextTurn() {
    inBattle(hero("6/3/4/3/3/6").picking("Iron Stance"))
        .when(boost("Iron Stance"))
        .then("hero.absorb", 3)
        .when(new OtwStep.EndTurn("hero"))
        .dice(faces(1, 1))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 18 - 1)
        .then("hero.absorb", 0);
    inBattle(hero("6/3/4/3/3/6").picking("Iron Stance"))
        .when(boost("Iron Stance"))
        .when(new OtwStep.EndTurn("hero"))
        .then("hero.absorb", 3)
        .when(new OtwStep.EndTurn("foe"))
        .then("hero.absorb", 0);
  }

  @Test
  @Covers("OTW-SK-11")
  void adrenalineGivesATurnPointOnceAnEncounter() {
    var table = inBattle(hero(MIGHTY).picking("Adrenaline"));
    table
        .when(boost("Adrenaline"))
        .then("fight.points", 3)
        .then("hero.disc", 3)
        .when(List.of(new OtwStep.EndTurn("hero"), new OtwStep.EndTurn("foe")))
        .refuses(boost("Adrenaline"), "OTW-SK-11")
        .when(new OtwStep.EndBattle())
        .refuses(boost("Adrenaline"), "OTW-SK-11")
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .when(boost("Adrenaline"))
        .then("fight.points", 3);
  }

  @Test
  @Covers("OTW-SK-12")
  void secondWindHealsToughnessAndADieOnceADay() {
    hero(MIGHTY)
        .picking("Second Wind")
        .alone()
        .given("hero.hp", 2)
        .dice(faces(3))
        .when(boost("Second Wind"))
        .then("hero.hp", 2 + 6 + 3)
        .refuses(boost("Second Wind"), "OTW-REST-08");
  }

  @Test
  @Covers("OTW-SK-13")
  void astralTapRestoresADieCappedAtResolve() {
    hero("2/2/2/2/7/3")
        .picking("Astral Tap")
        .alone()
        .given("hero.ast", 1)
        .dice(faces(6, 3))
        .when(boost("Astral Tap"))
        .then("hero.ast", 8)
        .refuses(boost("Astral Tap"), "OTW-REST-08");
  }

  @Test
  @Covers({"OTW-SK-14", "OTW-SKL-03"})
  void hardyRaisesTheMaximum() {
    hero("2/2/4/2/2/3")
        .picking("Hardy")
        .alone()
        .then("hero.max-hp", 21)
        .when(new OtwStep.Harm("hero", 20, DamageType.SLASHING, false, "a blade"))
        .then("hero.hp", 1);
  }

  @Test
  @Covers({"OTW-SK-15", "OTW-CC-05", "OTW-INIT-02"})
  void quickStartRaisesInitiative() {
    hero("2/2/2/2/2/5")
        .picking("Quick Start")
        .against("Rust Raider")
        .dice(faces(1, 1))
        .when(new OtwStep.BeginBattle())
        .then("hero.initiative", 8);
  }

  @Test
  @Covers({"OTW-SK-16", "OTW-MECH-29"})
  void bladeWallParriesTheFirstBlowOfARound() {
    var table = inBattle(hero(MIGHTY).picking("Blade Wall").holding("Cudgel"));
    table
        .when(new OtwStep.EndTurn("hero"))
        .dice(faces(5, 2, 5))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 24 - (15 - 13))
        .when(new OtwStep.EndTurn("foe"));
    inBattle(hero(MIGHTY).picking("Blade Wall"))
        .when(new OtwStep.EndTurn("hero"))
        .dice(faces(5, 2))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 24 - (15 - 10));
  }

  @Test
  @Covers({"OTW-SK-17", "OTW-MECH-16", "OTW-SKL-02", "OTW-R-93"})
  void slipperyHelpsTheFirstEvasionOfARoundIfItIsOn() {
    inBattle(hero(DEFT).picking("Slippery").holding("Boot Knife"))
        .when(new OtwStep.EndTurn("hero"))
        .answer("hero", "stance", "evade")
        .dice(faces(5, 2, 5))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 18 - (15 - 13));
    inBattle(hero(DEFT).picking("Slippery"))
        .when(new OtwStep.Toggle("hero", "Slippery", false))
        .when(new OtwStep.EndTurn("hero"))
        .answer("hero", "stance", "evade")
        .dice(faces(5, 2))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 18 - (15 - 10));
  }

  @Test
  @Covers("OTW-SK-17")
  void theSecondEvasionOfARoundIsNoEasier() {
    hero(DEFT)
        .picking("Slippery")
        .against("Leech Swarm")
        .dice(faces(1, 5))
        .when(new OtwStep.BeginBattle())
        .answer("hero", "stance", "evade")
        .answer("hero", "stance", "evade")
        // after each bite the swarm steals life
        .dice(faces(5, 2, 5, 1, 5, 2, 1))
        .when(attack("foe", "Thousand Mouths", "hero"))
        .then("hero.hp", 18 - (16 - 13) - (16 - 10));
  }

  @Test
  @Covers("OTW-SK-19")
  void elementWardHalvesItsType() {
    hero(MIGHTY)
        .picking("Element Ward")
        .warded(DamageType.BURN)
        .of("Forged")
        .against("Ember Imp")
        .dice(faces(6, 1, 2))
        .answer("referee", "spend", buy())
        .when(attack("foe", "Cinder Spit", "hero"))
        .then("hero.hp", 24 - 2);
  }

  @Test
  @Covers({"OTW-SK-23", "OTW-SKL-05", "OTW-R-53"})
  void dashGoesTwiceAsFarInPlaceOfTheMovement() {
    inBattle(hero("2/2/2/2/2/6").picking("Dash"))
        .refuses(move("Dash", 13, 0), "OTW-SPD-01")
        .when(move("Dash", 12, 0))
        .then("hero.at", "12,0")
        .then("hero.disc", 3)
        .then("fight.points", 1)
        .refuses(new OtwStep.Move("hero", new Spot(11, 0, 0)), "OTW-ACT-18");
    inBattle(hero("2/2/2/2/2/6").picking("Dash"))
        .when(new OtwStep.Move("hero", new Spot(1, 0, 0)))
        .refuses(move("Dash", 2, 0), "OTW-SKL-05");
  }

  @Test
  @Covers("OTW-SK-24")
  void vaultGoesOverLowWallsAndThroughEnemies() {
    var scene = Tables.scene(Tables.barsAcross(2, 10), new LinkedHashMap<>());
    hero("2/2/2/2/2/6")
        .picking("Vault")
        .against("Rust Raider")
        .scene(scene)
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .refuses(new OtwStep.Move("hero", new Spot(3, 0, 0)), "OTW-R-56")
        .when(move("Vault", 3, 0))
        .then("hero.at", "3,0");
    hero("2/2/2/2/2/6")
        .picking("Vault")
        .alone()
        .scene(Tables.scene(Tables.barsAcross(2, 11), new LinkedHashMap<>()))
        .refuses(move("Vault", 3, 0), "OTW-R-56");
  }

  @Test
  @Covers("OTW-SK-25")
  void blinkStepGoesThroughNothing() {
    hero("2/2/2/2/7/3")
        .picking("Blink Step")
        .alone()
        .scene(Tables.scene(Tables.barsAcross(2, 100), new LinkedHashMap<>()))
        .refuses(move("Blink Step", 8, 0), "OTW-SPD-01")
        .when(move("Blink Step", 7, 0))
        .then("hero.at", "7,0")
        .then("hero.ast", 18);
  }

  @Test
  @Covers("OTW-ACT-16")
  void whatOneHasNotOrCannotPayIsRefused() {
    hero(MIGHTY)
        .picking("Lunge", "Focus", "Blink Step")
        .holding("Cudgel")
        .against("Rust Raider")
        .refuses(skill("hero", "Cleaving Arc", "Cudgel", "foe"), "OTW-ACT-16")
        .refuses(skill("hero", "Focus", "Cudgel", "foe"), "OTW-ACT-16")
        .given("hero.disc", 1)
        .refuses(skill("hero", "Lunge", "Cudgel", "foe"), "OTW-SK-02")
        .given("hero.ast", 2)
        .refuses(move("Blink Step", 1, 0), "OTW-COM-11");
  }

  @Test
  @Covers("OTW-CR")
  void furnaceBreathComesInTheFirstRoundAndEveryThirdAfter() {
    Folk.all()
        .creature("tyrant", "Cinder Tyrant")
        .given("kit.at", "7,0")
        .dice(faces(1, 1, 1, 1, 6, 6, 1))
        .when(new OtwStep.BeginBattle())
        .then("fight.turn", "tyrant")
        // 4 + 5 + 3 = 12 against 8 + 1, 7 + 2 and 6 + 3
        .dice(faces(4, 5, 3, 1, 2, 3))
        .when(new OtwStep.Breathe("tyrant"))
        .then("brannoc.hp", 24 - 2 * (3 - 2))
        .then("ysolde.hp", 18 - 2 * (3 - 1))
        .then("orrin.hp", 18)
        .then("orrin.guard", 1)
        .then("kit.hp", 18)
        .when(new OtwStep.EndTurn("tyrant"))
        .when(
            List.of(
                new OtwStep.EndTurn("kit"),
                new OtwStep.EndTurn("ysolde"),
                new OtwStep.EndTurn("orrin"),
                new OtwStep.EndTurn("brannoc")))
        .then("fight.round", 2)
        .refuses(new OtwStep.Breathe("tyrant"), "OTW-CR");
  }
}
