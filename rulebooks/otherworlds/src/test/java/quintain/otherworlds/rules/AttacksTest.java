package quintain.otherworlds.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.otherworlds.Tables.at;
import static quintain.otherworlds.Tables.attack;
import static quintain.otherworlds.Tables.axeman;
import static quintain.otherworlds.Tables.buying;
import static quintain.otherworlds.Tables.d6;
import static quintain.otherworlds.Tables.duel;
import static quintain.otherworlds.Tables.strike;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.Folk;
import quintain.otherworlds.Houses;
import quintain.otherworlds.Tables;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Category;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Facing;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Figures;
import quintain.otherworlds.state.Grip;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Maneuver;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.Onset;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Size;
import quintain.otherworlds.state.Stance;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Twist;
import quintain.otherworlds.state.Weapon;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Attack and defence, from declaration to damage.
class AttacksTest {
  /// A hero with DEX 7 who can evade, attacked by a hound of STR 6 and ATK 4.
  private static Table<OtwState, OtwStep, OtwEvent> nimble() {
    return Tables.against(Folk.hero("3/7/4/3/2/6").holding("Needle Rapier"), "Kennel Hound")
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90);
  }

  private static final OtwStep BITE = attack("foe", "bite", "hero");

  @Test
  @Covers({"OTW-COM-01", "OTW-COM-06", "OTW-R-11"})
  void aMeleeAttackIsStrengthAndAttackValueAndADie() {
    // 6 + 4 + 3 = 13 against 2 + 1 = 3
    duel(axeman()).dice(d6(3, 1)).when(strike()).then("foe.hp", 80);
  }

  @Test
  @Covers({"OTW-COM-02"})
  void aDexterityWeaponTakesDexterity() {
    // 7 + 4 + 2 = 13 against 2 + 1
    nimble().dice(d6(2, 1)).when(attack("hero", "needle rapier", "foe")).then("foe.hp", 80);
  }

  @Test
  @Covers({"OTW-COM-03", "OTW-ATT-03"})
  void defenceIsToughnessAndHalfDexterityRoundedUp() {
    // 10 + 3 = 13 against 6 + 2 + 2 = 10
    duel(axeman())
        .then("hero.def", 8)
        .dice(d6(3, 2))
        .when(BITE)
        .then("hero.hp", 21)
        .notAsked("hero", "stance");
  }

  @Test
  @Covers({"OTW-COM-07", "OTW-R-18"})
  void anAttackThatIsNotHigherDoesNothing() {
    duel(axeman()).dice(d6(1, 3)).when(BITE).then("hero.hp", 24);
  }

  @Test
  @Covers({"OTW-COM-04", "OTW-R-16"})
  void onlyThoseWithDexAsHighAsTouMayEvade() {
    nimble().then("hero.evades", true).dice(d6(3, 2)).when(BITE).asked("hero", "stance");
    Tables.against(Folk.hero("3/3/4/3/2/6"), "Kennel Hound").then("hero.evades", false);
    Tables.against(Folk.hero("3/4/4/3/2/6"), "Kennel Hound")
        .then("hero.evades", true)
        .given("hero.frost", 1)
        .then("hero.evades", false);
  }

  @Test
  @Covers({"OTW-COM-05", "OTW-R-08"})
  void whoEvadesBuysFromTheEvadeList() {
    nimble()
        .dice(d6(5, 6, 2))
        .answer("hero", "stance", "evade")
        .answer("hero", "spend", buying("dodge"))
        .when(BITE)
        .then("hero.hp", 18);
    var table = nimble();
    var facing = new Facing("hero", Stance.EVADE, 0, 12, 1, true, List.of());
    var onset =
        new Onset(
            "foe",
            new Means.Wielding("bite", false),
            Twist.NONE,
            false,
            15,
            0,
            List.of(facing),
            List.of(),
            "hero",
            Optional.empty());
    assertThat(Maneuvers.defending(table.state(), onset, facing))
        .extracting(Maneuvers.Ware::maneuver)
        .containsExactly(Maneuver.DODGE, Maneuver.COUNTER_ATTACK);
  }

  @Test
  @Covers("OTW-R-15")
  void evadingRollsTheSameTotalUnlessTheHouseSaysOtherwise() {
    // TOU 4 + half of DEX 7: 8, and a 1 on the die, against 10 + 5
    nimble().dice(d6(5, 1)).answer("hero", "stance", "evade").when(BITE).then("hero.hp", 12);
    evading(OtwHouse.EvadeFormula.DEX_PLUS_HALF_TOU).then("hero.hp", 13);
    evading(OtwHouse.EvadeFormula.DEX_ONLY).then("hero.hp", 11);
  }

  private static Table<OtwState, OtwStep, OtwEvent> evading(OtwHouse.EvadeFormula formula) {
    return Tables.against(Folk.hero("3/7/4/3/2/6"), "Kennel Hound")
        .house(Houses.with("evadeFormula", formula))
        .dice(d6(5, 1))
        .answer("hero", "stance", "evade")
        .when(BITE);
  }

  @Test
  @Covers({"OTW-R-17", "OTW-R-41"})
  void theUnconsciousRollNothing() {
    duel(axeman())
        .given("foe.hp", 0)
        .given("foe.down", 2)
        .dice(d6(3))
        .when(strike())
        .then("foe.down", 2);
  }

  @Test
  @Covers("OTW-R-17")
  void theFrozenAndThePetrifiedStillRoll() {
    // DEX 0 leaves TOU 6, and the petrified have 0 and a die
    duel(axeman()).given("hero.frost", 3).dice(d6(1, 2)).when(BITE).then("hero.hp", 21);
    duel(axeman()).given("hero.petrify", 8).dice(d6(1, 2)).when(BITE).then("hero.hp", 15);
  }

  @Test
  @Covers("OTW-R-109")
  void theWorldMasterMayReplaceWhatIsDealt() {
    duel(axeman()).dice(d6(3, 1)).judge("OTW-COM-06", 4).when(strike()).then("foe.hp", 86);
  }

  // Figures

  @Test
  @Covers("OTW-ATT-01")
  void aSheetHasAllSixAttributes() {
    assertThat(Attributes.parse("6/3/6/3/3/4")).isEqualTo(new Attributes(6, 3, 6, 3, 3, 4));
    assertThatThrownBy(() -> Attributes.parse("6/3/6/3/3"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(Attribute.values()).hasSize(6);
  }

  @Test
  @Covers("OTW-ATT-02")
  void poolsAreWhatIsLeftOfTheirMaximum() {
    duel(Folk.hero("6/3/6/3/3/4"))
        .then("hero.hp", 24)
        .then("hero.max-hp", 24)
        .then("hero.ast", 9)
        .then("hero.max-ast", 9)
        .then("hero.disc", 5)
        .then("hero.max-disc", 5)
        .given("hero.hp", 7)
        .then("hero.max-hp", 24);
  }

  @Test
  @Covers("OTW-R-12")
  void aWeaponOfTwoCategoriesIsWieldedByTheBetterAttribute() {
    var hero = duel(Folk.hero("3/7/4/3/2/6")).state();
    var supple =
        new Weapon(
            "test",
            "Supple Blade",
            Family.RAPIERS,
            List.of(Category.MELEE, Category.DEXTERITY),
            Figures.parse("4/-/1"),
            Size.MEDIUM,
            Grip.ONE,
            DamageType.SLASHING,
            List.of(),
            0,
            Optional.empty());
    var armed =
        new ThingEvent.Gained("hero", new Item("supple", supple, Item.Place.HAND, 0))
            .appliedTo(hero);
    var arm = Arms.of(armed, armed.being("hero"), new Means.Wielding("supple", false));

    assertThat(arm.score()).isEqualTo(7);
  }

  @Test
  @Covers("OTW-R-76")
  void proficiencyWithAWeaponAddsNoNumber() {
    // the same 6 + 4 + 3 against 2 + 1 with the mastery and without
    duel(axeman()).dice(d6(3, 1)).when(strike()).then("foe.hp", 80);
    duel(axeman().mastering(Family.AXES)).dice(d6(3, 1)).when(strike()).then("foe.hp", 80);
  }

  @Test
  @Covers({"OTW-R-104", "OTW-MECH-36"})
  void onlyVerbalSpellsAreSilenced() {
    var adept = Folk.hero("2/4/4/4/7/4").picking("Spark Lance", "Venom Dart");
    duel(adept)
        .given("hero.silenced", true)
        .refuses(Folk.cast("hero", "Spark Lance", "foe"), "OTW-MECH-36")
        .dice(d6(1, 1))
        .when(Folk.cast("hero", "Venom Dart", "foe"));
  }

  // Hiding

  @Test
  @Covers({"OTW-ACT-04", "OTW-ACT-05", "OTW-R-10", "OTW-R-48"})
  void aHiddenAttackerAddsADieUnlessSpotted() {
    // Stealth 7 + 2 + 3 = 12, Perception 4 + 5 = 9; then 7 + 4 + 2 + 5 = 18 against 2 + 1
    var hidden =
        Tables.against(
                Folk.hero("3/7/4/3/2/6").proficient(Proficiency.STEALTH).holding("Needle Rapier"),
                "Kennel Hound")
            .given("foe.dex", 0)
            .given("foe.tou", 2)
            .given("foe.max-hp", 90)
            .given("foe.hp", 90)
            .dice(d6(3))
            .when(new OtwStep.Conceal("hero"))
            .then("hero.concealed", 12);
    hidden
        .dice(d6(5, 2, 5, 1))
        .when(attack("hero", "needle rapier", "foe"))
        .then("foe.hp", 75)
        .then("hero.concealed", 0);
  }

  @Test
  @Covers({"OTW-ACT-04", "OTW-R-48"})
  void whoIsSpottedAddsNothing() {
    duel(axeman())
        .given("hero.concealed", 9)
        .dice(d6(6, 1, 3, 1))
        .when(strike())
        .then("foe.hp", 80);
  }

  @Test
  @Covers("OTW-R-48")
  void thereMustBeSomewhereToHide() {
    duel(axeman())
        .answer("referee", "somewhere-to-hide", false)
        .when(new OtwStep.Conceal("hero"))
        .then("hero.concealed", 0);
  }

  // Counter attacks

  @Test
  @Covers({"OTW-MAN-20", "OTW-MAN-21", "OTW-MAN-22", "OTW-R-36"})
  void aCounterAttackMeetsNoDefence() {
    // evades 25, then 7 + 4 + 3 = 14 in full
    nimble()
        .dice(d6(6, 6, 3, 6, 6, 1, 3))
        .answer("hero", "stance", "evade")
        .answer("hero", "spend", buying("counter-attack"))
        .when(BITE)
        .then("hero.hp", 18)
        .then("foe.hp", 76);
  }

  @Test
  @Covers("OTW-R-36")
  void aHouseMayLetTheCounteredKeepTheirDef() {
    countering(OtwHouse.CounterDefence.STATIC_DEF).then("foe.hp", 78);
  }

  @Test
  @Covers("OTW-R-36")
  void aHouseMayMakeTheCounterFixedDamage() {
    countering(OtwHouse.CounterDefence.FIXED_DAMAGE).then("foe.hp", 76);
  }

  private static Table<OtwState, OtwStep, OtwEvent> countering(OtwHouse.CounterDefence rule) {
    return Tables.against(Folk.hero("3/7/4/3/2/6").holding("Needle Rapier"), "Kennel Hound")
        .house(Houses.with("counterDefence", rule))
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90)
        .dice(d6(3, 6, 6, 1, 3))
        .answer("hero", "stance", "evade")
        .answer("hero", "spend", buying("counter-attack"))
        .when(BITE);
  }

  @Test
  @Covers({"OTW-MAN-21", "OTW-SKL-04"})
  void withoutTheReactionThereIsNoCounter() {
    var table =
        nimble()
            .dice(d6(1, 6, 1))
            .when(Tables.BEGIN)
            .changed(state -> new FightEvent.Reacted("hero").appliedTo(state));
    var facing = new Facing("hero", Stance.EVADE, 0, 12, 2, true, List.of());
    var onset =
        new Onset(
            "foe",
            new Means.Wielding("bite", false),
            Twist.NONE,
            false,
            15,
            0,
            List.of(facing),
            List.of(),
            "hero",
            Optional.empty());

    assertThat(Maneuvers.defending(table.state(), onset, facing))
        .extracting(Maneuvers.Ware::maneuver)
        .containsExactly(Maneuver.DODGE);
  }

  // Several attacks

  @Test
  @Covers({"OTW-MECH-28", "OTW-R-31", "OTW-R-45"})
  void aFurtherAttackTurnsFromTheFallenToSomebodyElseOrIsLost() {
    var claws = Folk.hero("3/7/4/3/2/6").holding("Hook Claws").mastering(Family.CLAWS);
    // 7 + 2 + 5 fells the foe; the second goes at the other, 7 + 2 + 3 against 6 + 2
    Tables.empty()
        .scene(Tables.placed("hero", "0,0", "foe", "1,0", "other", "0,1"))
        .sheet("hero", claws.sheet())
        .creature("foe", "Kennel Hound")
        .creature("other", "Kennel Hound")
        .given("foe.hp", 1)
        .dice(d6(5, 1, 3, 2))
        .when(attack("hero", "hook claws", "foe"))
        .then("foe.hp", 0)
        .then("other.hp", 18 - 4);
    duel(claws)
        .given("foe.hp", 1)
        .dice(d6(5, 1))
        .when(attack("hero", "hook claws", "foe"))
        .then("foe.down", 2);
  }

  // Areas

  @Test
  @Covers({"OTW-MECH-19", "OTW-R-82", "OTW-R-24", "OTW-R-35"})
  void anExplosiveIsSoManyDiceAgainstEverybodyInTheBlast() {
    // 4 + 8 + 3 = 15; the foe has 2 + 4, the other 4 + 2 + 1
    grenades()
        .dice(d6(4, 6, 2, 3, 4, 1))
        .when(new OtwStep.Bombard("hero", "frag grenade", at("3,1")))
        .then("foe.hp", 81)
        .then("other.hp", 10)
        .then("hero.items", List.of());
  }

  private static Table<OtwState, OtwStep, OtwEvent> grenades() {
    return grenades(OtwHouse.DEFAULTS);
  }

  private static Table<OtwState, OtwStep, OtwEvent> grenades(OtwHouse house) {
    return Tables.empty()
        .house(house)
        .scene(Tables.placed("hero", "0,0", "foe", "3,0", "other", "4,2", "far", "5,1"))
        .sheet("hero", Folk.hero("3/7/4/3/2/6").holding("Frag Grenade").sheet())
        .creature("foe", "Kennel Hound")
        .creature("other", "Kennel Hound")
        .creature("far", "Kennel Hound")
        .given("foe.dex", 0)
        .given("foe.tou", 2)
        .given("foe.max-hp", 90)
        .given("foe.hp", 90);
  }

  @Test
  @Covers("OTW-R-82")
  void aHouseMayAddTheAttributeToAnExplosive() {
    // 15 and DEX 7
    grenades(Houses.with("explosive", OtwHouse.Explosive.SUM_PLUS_ATTRIBUTE))
        .dice(d6(4, 6, 2, 3, 4, 1))
        .when(new OtwStep.Bombard("hero", "frag grenade", at("3,1")))
        .then("foe.hp", 74);
  }

  @Test
  @Covers("OTW-R-82")
  void aHouseMayRollEachGradeApart() {
    // 7 + 4, 7 + 2 and 7 + 1 against 2 and 4, 1 and 5; three attacks on both
    grenades(Houses.with("explosive", OtwHouse.Explosive.SEPARATE))
        .given("other.at", "9,9")
        .dice(d6(4, 4, 2, 1, 1, 5))
        .when(new OtwStep.Bombard("hero", "frag grenade", at("3,1")))
        .then("foe.hp", 90 - 5 - 6 - 1);
  }

  @Test
  @Covers({"OTW-MAN-19", "OTW-R-35"})
  void dodgingABlastHalvesIt() {
    // 15 against 4 + 2 + 7 = 13: 2, halved
    grenades()
        .given("foe.at", "9,9")
        .dice(d6(4, 6, 2, 3, 6, 1))
        .answer("referee", "stance", "other", "evade")
        .answer("referee", "spend", "other", buying("dodge"))
        .when(new OtwStep.Bombard("hero", "frag grenade", at("3,1")))
        .then("other.hp", 17);
  }

  @Test
  @Covers("OTW-R-24")
  void aManeuverBoughtAgainstSeveralAffectsOne() {
    grenades()
        .dice(d6(4, 6, 2, 3, 4, 1))
        .answer("hero", "spend", buying("stagger"))
        .answer("hero", "chosen-target", "other")
        .when(new OtwStep.Bombard("hero", "frag grenade", at("3,1")))
        .then("foe.staggered", 0)
        .then("other.staggered", 1);
  }

  @Test
  @Covers("OTW-R-72")
  void aGrenadeGoesNoFurtherThanItsThrowerIsStrong() {
    grenades().refuses(new OtwStep.Bombard("hero", "frag grenade", at("4,0")), "OTW-R-72");
  }

  // Refusals

  @Test
  @Covers({"OTW-ACT-14", "OTW-R-72", "OTW-SR-04"})
  void whatCannotBeAttackedIsRefusedBeforeAnyDie() {
    var table = duel(axeman());
    table.refuses(attack("hero", "woodfall axe", "hero"), "OTW-ACT-14");
    table.refuses(attack("hero", "woodfall axe", "nobody"), "OTW-ACT-14");
    table.refuses(attack("hero", "maul", "foe"), "OTW-ACT-14");
    table.refuses(attack("hero", "woodfall axe"), "OTW-ACT-14");
    table.given("foe.at", "2,0").refuses(strike(), "OTW-R-72");
    table
        .given("foe.at", "1,0")
        .when(new OtwStep.SetCover("hero", "foe", Scene.Grade.FULL))
        .refuses(strike(), "OTW-SR-04");
    duel(axeman()).given("foe.dead", true).refuses(strike(), "OTW-ACT-14");
  }

  @Test
  @Covers({"OTW-SR-03", "OTW-R-108"})
  void partialCoverAddsTwo() {
    duel(axeman())
        .when(new OtwStep.SetCover("hero", "foe", Scene.Grade.PARTIAL))
        .dice(d6(3, 1))
        .when(strike())
        .then("foe.hp", 82);
  }

  @Test
  @Covers("OTW-CR")
  void nobodyIsTheirOwnNeighbourForGangUp() {
    var quarrel =
        Tables.empty()
            .scene(Tables.placed("hero", "9,9", "foe", "0,0", "friend", "1,0", "third", "2,0"))
            .sheet("hero", axeman().sheet())
            .creature("foe", "Rust Raider")
            .creature("friend", "Rust Raider")
            .creature("third", "Rust Raider");
    // 6 + 4 + 5 against 6 + 1 and armor 1: with edge as long as a third stands beside the target
    quarrel
        .dice(d6(3, 5, 1))
        .when(attack("foe", "scrap cleaver", "friend"))
        .then("friend.hp", 13)
        .given("third.at", "9,0")
        .dice(d6(3, 1))
        .when(attack("foe", "scrap cleaver", "friend"))
        .then("friend.hp", 8);
  }
}
