package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.attack;
import static quintain.otherworlds.Folk.buy;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;
import static quintain.otherworlds.Folk.thrown;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.otherworlds.rules.Arm;
import quintain.otherworlds.rules.Arms;
import quintain.otherworlds.state.Category;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Figures;
import quintain.otherworlds.state.Grip;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Size;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Weapon;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Every row of the mastery chart. A Rust Raider has DEF 6, Armor 1 and Health 20; a Slate Sentinel
/// DEF 8, Armor 2 and Health 28.
class MasteriesTest {
  private static final String MIGHTY = "6/3/6/3/3/4";
  private static final String DEFT = "3/7/4/3/3/4";

  private static Arm arm(Folk.Hero hero, String weapon) {
    var state = hero.alone().state();
    return Arms.of(state, state.being("hero"), new Means.Wielding(weapon, false));
  }

  @Test
  @Covers({"OTW-EQ-22", "OTW-MAST-01", "OTW-MECH-17", "OTW-R-29"})
  void theMasterOfAxesExecutesForOneSuccess() {
    // 6 + 4 + 7 against 6 + 5: 6, doubled 12, armor 1
    hero(MIGHTY)
        .mastering(Family.AXES)
        .holding("Woodfall Axe")
        .against("Rust Raider")
        .dice(faces(6, 1, 5))
        .answer("hero", "spend", buy("execute"))
        .when(attack("hero", "Woodfall Axe", "foe"))
        .then("foe.hp", 20 - 11);
  }

  @Test
  @Covers({"OTW-EQ-22", "OTW-MAN-06"})
  void withoutTheMasteryExecuteCostsTwo() {
    hero(MIGHTY)
        .holding("Woodfall Axe")
        .against("Rust Raider")
        .dice(faces(6, 6, 1, 5))
        .answer("hero", "spend", buy("execute"))
        .when(attack("hero", "Woodfall Axe", "foe"))
        .then("foe.conscious", false);
  }

  @Test
  @Covers("OTW-R-29")
  void atSomeTablesTheMasteryAlwaysDoubles() {
    hero(MIGHTY)
        .mastering(Family.AXES)
        .holding("Woodfall Axe")
        .against("Rust Raider")
        .house(Houses.with("execution", OtwHouse.Execution.ALWAYS_DOUBLE))
        .dice(faces(3, 2))
        .when(attack("hero", "Woodfall Axe", "foe"))
        .then("foe.hp", 20 - (2 * 5 - 1));
  }

  @Test
  @Covers({"OTW-MAST-02", "OTW-MECH-27a", "OTW-MECH-27b", "OTW-R-77"})
  void aLobbedShotIgnoresCoverAndGainsFromHeight() {
    // 7 + 3 + 3 for 30 feet + 2 against 6 + 2, no cover; range 8 + 3
    hero(DEFT)
        .mastering(Family.BOWS)
        .inBothHands("Hedge Bow")
        .against("Rust Raider")
        .given("hero.at", "0,0,3")
        .given("foe.at", "11,0")
        .when(new OtwStep.SetCover("hero", "foe", Scene.Grade.PARTIAL))
        .dice(faces(2, 2))
        .when(attack("hero", "Hedge Bow", "foe"))
        .then("foe.hp", 20 - (15 - 8 - 1))
        .given("foe.at", "12,0")
        .refuses(attack("hero", "Hedge Bow", "foe"), "OTW-R-72");
  }

  @Test
  @Covers({"OTW-SR-03", "OTW-R-108"})
  void partialCoverAddsTwoToTheDefence() {
    hero(DEFT)
        .inBothHands("Hedge Bow")
        .against("Rust Raider")
        .when(new OtwStep.SetCover("hero", "foe", Scene.Grade.PARTIAL))
        .dice(faces(4, 2))
        .when(attack("hero", "Hedge Bow", "foe"))
        .then("foe.hp", 20 - (14 - 10 - 1));
  }

  @Test
  @Covers({"OTW-SR-04", "OTW-R-108"})
  void whoeverIsInFullCoverCannotBeTargeted() {
    hero(DEFT)
        .inBothHands("Hedge Bow")
        .against("Rust Raider")
        .when(new OtwStep.SetCover("hero", "foe", Scene.Grade.FULL))
        .refuses(attack("hero", "Hedge Bow", "foe"), "OTW-SR-04");
  }

  @Test
  @Covers({"OTW-MAST-03", "OTW-MECH-40", "OTW-R-81"})
  void aBusterSweepsToTheLeftAndRight() {
    // doublehand: 6 + 5 + 4 against 6 + 2 each
    hero(MIGHTY)
        .mastering(Family.BUSTERS)
        .inBothHands("Slab Blade")
        .against("Rust Raider")
        .creature("left", "Rust Raider")
        .creature("right", "Rust Raider")
        .creature("behind", "Rust Raider")
        .given("hero.at", "0,1")
        .given("foe.at", "1,1")
        .given("left.at", "1,2")
        .given("right.at", "1,0")
        .given("behind.at", "2,1")
        .dice(faces(4, 3, 2, 2, 2))
        .when(attack("hero", "Slab Blade", "foe"))
        .then("foe.hp", 20 - 6)
        .then("left.hp", 20 - 6)
        .then("right.hp", 20 - 6)
        .then("behind.hp", 20);
  }

  @Test
  @Covers({"OTW-MAST-04", "OTW-MECH-28", "OTW-R-78"})
  void clawsAttackTwice() {
    var claws = hero(DEFT).mastering(Family.CLAWS).holding("Hook Claws");
    claws
        .against("Rust Raider")
        .dice(faces(3, 2, 4, 2))
        .when(attack("hero", "Hook Claws", "foe"))
        .then("foe.hp", 20 - (12 - 8 - 1) - (13 - 8 - 1));
    claws
        .against("Rust Raider")
        .house(Houses.with("multiAttack", OtwHouse.MultiAttack.ADDITIONAL))
        .dice(faces(3, 2, 3, 2, 3, 2))
        .when(attack("hero", "Hook Claws", "foe"))
        .then("foe.hp", 20 - 3 * 3);
  }

  @Test
  @Covers({"OTW-MAST-05", "OTW-MECH-12", "OTW-R-92"})
  void clubsDaze() {
    hero(MIGHTY)
        .mastering(Family.CLUBS)
        .holding("Cudgel")
        .against("Rust Raider")
        .dice(faces(3, 2))
        .when(attack("hero", "Cudgel", "foe"))
        .then("foe.hp", 20 - 3)
        .then("foe.stun", 3);
  }

  @Test
  @Covers("OTW-MAST-06")
  void aMasteredShieldKnocksDownForOne() {
    hero(MIGHTY)
        .mastering(Family.SHIELDS)
        .holding("Board Shield")
        .against("Rust Raider")
        .dice(faces(6, 1, 2))
        .answer("hero", "spend", buy("knockdown"))
        .when(attack("hero", "Board Shield", "foe"))
        .then("foe.prone", true);
  }

  @Test
  @Covers({"OTW-MAST-07", "OTW-MECH-11"})
  void againstACrushingWeaponNobodyTanks() {
    var plain = hero(MIGHTY).holding("Warden Mace");
    plain
        .against("Slate Sentinel")
        .dice(faces(5, 6, 1))
        .when(attack("hero", "Warden Mace", "foe"))
        .notAsked("referee", "spend");
    // 6 + 4 + 11 against 8 + 7: raw 6 is worth a Tank, if it may be bought
    plain
        .against("Slate Sentinel")
        .dice(faces(6, 5, 6, 1))
        .answer("hero", "spend", buy())
        .answer("referee", "spend", buy("tank"))
        .when(attack("hero", "Warden Mace", "foe"))
        .then("foe.hp", 28 - (3 - 2));
    plain
        .mastering(Family.MACES)
        .against("Slate Sentinel")
        .dice(faces(6, 5, 6, 1))
        .answer("hero", "spend", buy())
        .when(attack("hero", "Warden Mace", "foe"))
        .notAsked("referee", "spend")
        .then("foe.hp", 28 - (6 - 2));
  }

  @Test
  @Covers("OTW-MAST-08")
  void aMasteredJavelinHasEdgeWhenThrown() {
    var javelin = hero(DEFT).mastering(Family.JAVELINS).holding("Fen Javelin");
    javelin
        .against("Rust Raider")
        .given("foe.at", "2,0")
        .dice(faces(2, 4, 2))
        .when(thrown("hero", "Fen Javelin", "foe"))
        .then("foe.hp", 20 - (14 - 8 - 1));
    javelin
        .against("Rust Raider")
        .dice(faces(2, 2))
        .when(attack("hero", "Fen Javelin", "foe"))
        .then("foe.hp", 20 - (12 - 8 - 1));
  }

  @Test
  @Covers("OTW-MAST-09")
  void aMasteredKatanaTrespasses() {
    // 6 + 4 + 7 against 7 + 5: 5 past the guard
    hero(MIGHTY)
        .mastering(Family.KATANAS)
        .holding("Reed Katana")
        .against("Graven Eye")
        .dice(faces(6, 1, 5))
        .answer("hero", "spend", buy("trespass"))
        .when(attack("hero", "Reed Katana", "foe"))
        .then("foe.guard", 4)
        .then("foe.hp", 26 - 5);
  }

  @Test
  @Covers("OTW-MAST-10")
  void aMasteredKnightSwordHasEdgeInAttackAndDefence() {
    hero(MIGHTY)
        .mastering(Family.KNIGHT_SWORDS)
        .holding("Oath Sword")
        .against("Rust Raider")
        .dice(faces(2, 5, 2))
        .when(attack("hero", "Oath Sword", "foe"))
        .then("foe.hp", 20 - (14 - 8 - 1))
        .dice(faces(5, 1, 4))
        .when(attack("foe", "Scrap Cleaver", "hero"))
        .then("hero.hp", 24 - (15 - 12));
  }

  @Test
  @Covers({"OTW-MAST-11", "OTW-SR-01", "OTW-R-37"})
  void aMasteredKnifeMakesBleedForOne() {
    hero(DEFT)
        .mastering(Family.KNIVES)
        .holding("Boot Knife")
        .against("Rust Raider")
        .dice(faces(6, 1, 5))
        .answer("hero", "spend", buy("bleeding-strike"))
        .when(attack("hero", "Boot Knife", "foe"))
        .then("foe.bleed", 1);
  }

  @Test
  @Covers({"OTW-MAST-12", "OTW-MAST-14", "OTW-MAST-16", "OTW-R-111"})
  void someMasteriesRaiseAFigureOfTheWeapon() {
    assertThat(arm(hero(MIGHTY).inBothHands("Post Lance"), "post lance").range()).isEqualTo(2);
    assertThat(
            arm(hero(MIGHTY).mastering(Family.LANCES).inBothHands("Post Lance"), "post lance")
                .range())
        .isEqualTo(3);
    assertThat(
            arm(
                    hero(DEFT).mastering(Family.COMBAT_RIFLES).inBothHands("Courier Rifle"),
                    "courier rifle")
                .range())
        .isEqualTo(8);
    assertThat(
            arm(hero(DEFT).mastering(Family.PISTOLS).holding("Tallow Pistol"), "tallow pistol")
                .range())
        .isEqualTo(6);
    assertThat(
            arm(hero(DEFT).mastering(Family.REVOLVERS).holding("Ferry Revolver"), "ferry revolver")
                .attack())
        .isEqualTo(4);
  }

  @Test
  @Covers({"OTW-MAST-13", "OTW-MECH-39a", "OTW-MECH-39b", "OTW-R-80"})
  void aMasteredMachineGunAttacksASecondTarget() {
    var two =
        new OtwStep.Attack("hero", List.of("drumfire"), List.of("foe", "other"), false, 0, false);
    hero(MIGHTY)
        .inBothHands("Drumfire")
        .against("Rust Raider")
        .creature("other", "Rust Raider")
        .refuses(two, "OTW-ACT-14");
    hero(MIGHTY)
        .mastering(Family.MACHINE_GUNS)
        .inBothHands("Drumfire")
        .against("Rust Raider")
        .creature("other", "Rust Raider")
        .dice(faces(4, 2, 5, 2))
        .when(two)
        .then("foe.hp", 20 - (13 - 8 - 1))
        .then("other.hp", 20 - (14 - 8 - 1))
        .then("hero.left.drumfire", 3)
        .refuses(
            new OtwStep.Attack("hero", List.of("drumfire"), List.of("foe", "foe"), false, 0, false),
            "OTW-R-80");
  }

  @Test
  @Covers({"OTW-MAST-15", "OTW-MAN-08"})
  void aMasteredRapierPiercesForOne() {
    hero(DEFT)
        .mastering(Family.RAPIERS)
        .holding("Needle Rapier")
        .against("Slate Sentinel")
        .dice(faces(6, 1, 4))
        .answer("hero", "spend", buy("pierce"))
        .when(attack("hero", "Needle Rapier", "foe"))
        .then("foe.hp", 28 - (18 - 12));
  }

  @Test
  @Covers({"OTW-MAST-17", "OTW-R-82"})
  void aMasteredRocketLauncherHitsFiveSpacesAcross() {
    var rocket = new OtwStep.Bombard("hero", "comet tube", new Spot(5, 5, 0));
    var plain = hero(MIGHTY).inBothHands("Comet Tube");
    plain.against("Rust Raider").given("foe.at", "3,3").when(rocket).then("foe.hp", 20);
    // 4 dice: 1 + 2 + 4 + 5 against 6 + 1
    plain
        .mastering(Family.ROCKET_LAUNCHERS)
        .against("Rust Raider")
        .given("foe.at", "3,3")
        .dice(faces(1, 2, 4, 5, 1))
        .when(rocket)
        .then("foe.hp", 20 - (12 - 7 - 1));
  }

  @Test
  @Covers({"OTW-MAST-18", "OTW-MECH-09"})
  void againstAClutchingWeaponNobodyDodges() {
    var scythe = hero(MIGHTY).inBothHands("Harvest Scythe");
    scythe
        .against("Rust Raider")
        .answer("referee", "stance", "evade")
        .dice(faces(5, 1, 6, 2))
        .answer("referee", "spend", buy("dodge"))
        .when(attack("hero", "Harvest Scythe", "foe"))
        .then("foe.hp", 20);
    scythe
        .mastering(Family.SCYTHES)
        .against("Rust Raider")
        .answer("referee", "stance", "evade")
        .dice(faces(5, 1, 6, 2))
        .when(attack("hero", "Harvest Scythe", "foe"))
        .notAsked("referee", "spend")
        .then("foe.hp", 20 - (16 - 14 - 1));
  }

  @Test
  @Covers("OTW-MAST-19")
  void aMasteredShotgunSpreadsForOneRound() {
    hero(DEFT)
        .mastering(Family.SHOTGUNS)
        .inBothHands("Yard Shotgun")
        .against("Rust Raider")
        .creature("left", "Rust Raider")
        .given("foe.at", "2,0")
        .given("left.at", "2,1")
        .dice(faces(3, 2, 3))
        .when(attack("hero", "Yard Shotgun", "foe"))
        .then("foe.hp", 20 - (14 - 8 - 1))
        .then("left.hp", 20 - (14 - 9 - 1))
        .then("hero.left.yard-shotgun", 1);
  }

  @Test
  @Covers({"OTW-MAST-20", "OTW-MECH-14", "OTW-R-28"})
  void aMasteredWhipDisarmsForOneWhenItHurts() {
    hero(DEFT)
        .mastering(Family.WHIPS)
        .holding("Drover Whip")
        .against("Rust Raider")
        .dice(faces(6, 1, 2))
        .answer("hero", "spend", buy("disarm"))
        .when(attack("hero", "Drover Whip", "foe"))
        .then("foe.held", List.of())
        .then("ground", List.of("scrap cleaver"));
  }

  @Test
  @Covers({"OTW-MAST-21", "OTW-MECH-08", "OTW-R-79"})
  void aBurstIsTwoRollsForHalfTheDamage() {
    var burst = new OtwStep.Attack("hero", List.of("rattle"), List.of("foe"), false, 0, true);
    hero(DEFT).holding("Rattle").against("Rust Raider").refuses(burst, "OTW-MECH-08");
    // raw 5 halves to 3, raw 3 to 2, and armor takes 1 of each
    hero(DEFT)
        .mastering(Family.SUBMACHINE_GUNS)
        .holding("Rattle")
        .against("Rust Raider")
        .dice(faces(3, 2, 3, 4))
        .when(burst)
        .then("foe.hp", 20 - 2 - 1)
        .then("hero.left.rattle", 2);
  }

  @Test
  @Covers("OTW-R-83")
  void slowFireWinsOverAMastery() {
    var slow =
        new Weapon(
            "X-1",
            "Slow Rattle",
            Family.SUBMACHINE_GUNS,
            List.of(Category.PRECISION),
            Figures.parse("3/4/4"),
            Size.MEDIUM,
            Grip.ONE,
            DamageType.BALLISTIC,
            List.of(Keyword.SLOW_FIRE),
            0,
            Optional.empty());
    var state = hero(DEFT).mastering(Family.SUBMACHINE_GUNS).alone().state();
    var armed =
        new ThingEvent.Gained("hero", new Item("slow", slow, Item.Place.HAND, 4)).appliedTo(state);

    assertThat(Arms.of(armed, armed.being("hero"), new Means.Wielding("slow", false)).keywords())
        .containsExactly(Keyword.SLOW_FIRE);
  }

  @Test
  @Covers({"OTW-MECH-25b", "OTW-R-24"})
  void aSweepHasEdgeWhereAllItMeetsAreProne() {
    // doublehand and prone targets: three dice; 6 + 5 + 4 against 6 + 2 each
    swept(true).dice(faces(1, 3, 4, 2, 2)).when(SWEEP).then("foe.hp", 14).then("left.hp", 14);
    swept(false).dice(faces(3, 4, 2, 2)).when(SWEEP).then("foe.hp", 14).then("left.hp", 14);
  }

  private static final OtwStep SWEEP = attack("hero", "Slab Blade", "foe");

  private static Table<OtwState, OtwStep, OtwEvent> swept(boolean both) {
    return hero(MIGHTY)
        .mastering(Family.BUSTERS)
        .inBothHands("Slab Blade")
        .against("Rust Raider")
        .creature("left", "Rust Raider")
        .given("hero.at", "0,1")
        .given("foe.at", "1,1")
        .given("left.at", "1,2")
        .given("foe.prone", true)
        .given("left.prone", both);
  }
}
