package quintain.cairn;

import static quintain.cairn.Tables.attack;
import static quintain.cairn.Tables.harm;
import static quintain.cairn.Tables.marenAgainst;
import static quintain.cairn.Tables.party;
import static quintain.cairn.Tables.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Amount;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Item;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class HarmTest {
  private static Table<CairnState, CairnStep, CairnEvent> maren(String house, Object value) {
    return Tables.empty()
        .house(Houses.with(house, value))
        .pregen("maren", "Maren")
        .creature("foe", "Reed Cutter");
  }

  @Test
  @Covers({"CRN-ARMR-02", "CRN-ARMR-03", "CRN-R-42"})
  void piecesAddUpWhileHeldOrWornAndNeverPastThree() {
    party()
        .then("tilda.armor", 2)
        .when(new CairnStep.Drop("tilda", "shield"))
        .then("tilda.armor", 1)
        .when(new CairnStep.Bestow("maren", "Helm", ""))
        .then("maren.armor", 1)
        .when(new CairnStep.Place("maren", "helm", Item.Where.WORN))
        .then("maren.armor", 2)
        .when(new CairnStep.Bestow("oskar", "Plate", ""))
        .when(new CairnStep.Place("oskar", "plate", Item.Where.WORN))
        .then("oskar.armor", 3)
        .when(new CairnStep.Bestow("oskar", "Helm", ""))
        .when(new CairnStep.Place("oskar", "helm", Item.Where.WORN))
        .then("oskar.armor", 3);
  }

  @Test
  @Covers("CRN-R-13")
  void aHirelingTakesCriticalDamageAsAPcDoes() {
    // HP 4, 6 damage: STR 8, and 9 is over it
    Tables.empty()
        .sheet("bea", Folk.pc("Bea", 0))
        .sheet("nan", Folk.hireling("Nan", "bea"))
        .dice("d20=9")
        .when(Tables.harm("nan", 6))
        .notAsked("warden", "fate-of-foe")
        .then("nan.flags", List.of("critically-damaged"))
        .when(new CairnStep.Aid("bea", "nan"))
        .when(new CairnStep.RestAMoment())
        .then("nan.flags", List.of())
        // brought to exactly 0 HP, a hireling has no scar
        .when(Tables.harm("nan", 4))
        .then("nan.scars", List.of());
  }

  @Test
  @Covers("CRN-R-42")
  void eachKindOfPieceCountsOnce() {
    party()
        .when(new CairnStep.Bestow("oskar", "Helm", ""))
        .when(new CairnStep.Bestow("oskar", "Helm", ""))
        .when(new CairnStep.Place("oskar", "helm", Item.Where.WORN))
        .then("oskar.armor", 1)
        .changed(
            state ->
                Ford.after(state, new CairnEvent.ItemPlaced("oskar", "helm 2", Item.Where.WORN)))
        .then("oskar.armor", 1);
  }

  @Test
  @Covers("CRN-R-02")
  void aBlowThatArmorStopsChangesNothing() {
    strike(
            marenAgainst("Iron Sexton").given("foe.hp", 0).dice("d8=3"),
            attack("maren", "axe", "foe"))
        .then("foe.str", 14)
        .then("foe.flags", List.of())
        .applied("CRN-R-02");
    strike(
            maren("minDamage", 1).given("maren.hp", 4).dice("d8=1"),
            attack("foe", "billhook", "maren"))
        .then("maren.hp", 3);
  }

  @Test
  @Covers({"CRN-CRIT-01", "CRN-CRIT-02"})
  void whatHpDoesNotStopComesOffStrengthAndThenASave() {
    party()
        .given("maren.hp", 2)
        .dice("d20=8")
        .when(harm("maren", 5))
        .then("maren.hp", 0)
        .then("maren.str", 8)
        .then("maren.flags", List.of());
    party()
        .given("maren.hp", 2)
        .dice("d20=9")
        .when(harm("maren", 5))
        .then("maren.flags", List.of("critically-damaged"));
  }

  @Test
  @Covers("CRN-R-11")
  void theSaveIsAgainstTheNewStrengthUnlessTheHouseKeepsTheOld() {
    maren("critStr", CairnHouse.CritStr.OLD)
        .given("maren.hp", 2)
        .dice("d20=11")
        .when(harm("maren", 5))
        .then("maren.flags", List.of());
    maren("critStr", CairnHouse.CritStr.NEW)
        .given("maren.hp", 2)
        .dice("d20=11")
        .when(harm("maren", 5))
        .then("maren.flags", List.of("critically-damaged"));
  }

  @Test
  @Covers("CRN-R-14")
  void hpStopsAtZeroAndAllFurtherDamageGoesToStrengthWithASaveEachTime() {
    party()
        .given("maren.hp", 0)
        .dice("d20=2")
        .when(harm("maren", 2))
        .then("maren.hp", 0)
        .then("maren.str", 9)
        .dice("d20=3")
        .when(harm("maren", 1))
        .then("maren.str", 8);
  }

  @Test
  @Covers({"CRN-LOSS-01", "CRN-R-12"})
  void strengthZeroIsDeathWithNoSave() {
    party()
        .given("maren.hp", 0)
        .given("maren.str", 3)
        .when(harm("maren", 5))
        .then("maren.str", 0)
        .then("maren.flags", List.of("dead"));
    strike(
            marenAgainst("Reed Cutter").given("foe.hp", 0).given("foe.str", 3).dice("d8=3"),
            attack("maren", "axe", "foe"))
        .then("foe.flags", List.of("dead"));
  }

  @Test
  @Covers({"CRN-LOSS-02", "CRN-LOSS-03", "CRN-R-41"})
  void drainGoesPastArmorAndAsksNoSave() {
    party()
        .when(new CairnStep.Drain("maren", Ability.DEX, Amount.of(14), "venom"))
        .then("maren.dex", 0)
        .then("maren.flags", List.of("paralysed"))
        .applied("CRN-LOSS-02")
        .when(new CairnStep.Drain("oskar", Ability.WIL, Amount.of(12), "a soul drain"))
        .then("oskar.flags", List.of("delirious"))
        .applied("CRN-LOSS-03")
        .when(new CairnStep.Drain("tilda", Ability.STR, Amount.of(4), "poison"))
        .then("tilda.str", 8)
        .then("tilda.flags", List.of())
        .when(new CairnStep.Drain("tilda", Ability.STR, Amount.of(8), "poison"))
        .then("tilda.flags", List.of("dead"));
  }

  @Test
  @Covers({"CRN-LOSS-04", "CRN-R-54"})
  void whoeverHasLostDexOrWilCannotActAndIsOut() {
    marenAgainst("Reed Cutter")
        .given("maren.dex", 0)
        .refuses(attack("maren", "axe", "foe"), "CRN-LOSS-04");
    marenAgainst("Reed Cutter")
        .given("foe.wil", 0)
        .refuses(attack("foe", "billhook", "maren"), "CRN-LOSS-04");
    // an only foe with DEX 0 is no foe to fight
    marenAgainst("Reed Cutter").given("foe.dex", 0).refuses(Tables.BEGIN, "CRN-RND-02");
  }

  @Test
  @Covers("CRN-CRIT-04")
  void whoeverIsCriticallyDamagedOnlyCrawls() {
    marenAgainst("Reed Cutter")
        .given("maren.critically-damaged", true)
        .refuses(attack("maren", "axe", "foe"), "CRN-CRIT-04")
        .refuses(new CairnStep.MoveAgain("maren", 5), "CRN-CRIT-04")
        .refuses(new CairnStep.Move("maren", 6), "CRN-CRIT-04")
        .when(new CairnStep.Move("maren", 5))
        .then("maren.at", 5);
  }

  @Test
  @Covers({"CRN-NPC-01", "CRN-R-13"})
  void aFoeThatFailsIsDeadUnlessTheWardenSaysOtherwise() {
    var blow = attack("maren", "axe", "foe");
    strike(marenAgainst("Reed Cutter").dice("d8=5", "d20=20"), blow)
        .then("foe.flags", List.of("dead"))
        .then("foe.hp", 0)
        .then("foe.str", 9)
        .asked("warden", "fate-of-foe");
    strike(
            marenAgainst("Reed Cutter")
                .dice("d8=5", "d20=20")
                .answer("warden", "fate-of-foe", "captive"),
            blow)
        .then("foe.flags", List.of("captive"));
    strike(maren("npcCrit", CairnHouse.NpcCrit.DYING_LIKE_PC).dice("d8=5", "d20=20"), blow)
        .then("foe.flags", List.of("critically-damaged"))
        .when(new CairnStep.LetTimePass(59))
        .then("foe.dead", false)
        .when(new CairnStep.LetTimePass(1))
        .then("foe.dead", true);
    strike(maren("npcCrit", CairnHouse.NpcCrit.WARDEN).dice("d8=5", "d20=20"), blow)
        .then("foe.flags", List.of("dead"));
  }

  @Test
  @Covers("CRN-R-15")
  void whoeverIsCriticallyDamagedIsHurtAgain() {
    hurtAgain(CairnHouse.CritAgain.STR_ONLY)
        .when(harm("maren", 2))
        .then("maren.str", 9)
        .then("maren.dead", false)
        .when(harm("maren", 9))
        .then("maren.dead", true);
    hurtAgain(CairnHouse.CritAgain.SAVE_OR_DIE)
        .dice("d20=9")
        .when(harm("maren", 2))
        .then("maren.dead", false);
    hurtAgain(CairnHouse.CritAgain.SAVE_OR_DIE)
        .dice("d20=10")
        .when(harm("maren", 2))
        .then("maren.dead", true);
    hurtAgain(CairnHouse.CritAgain.DEAD)
        .when(harm("maren", 1))
        .then("maren.dead", true)
        .then("maren.str", 11);
  }

  private static Table<CairnState, CairnStep, CairnEvent> hurtAgain(CairnHouse.CritAgain rule) {
    return maren("critAgain", rule).given("maren.hp", 0).given("maren.critically-damaged", true);
  }

  @Test
  @Covers("CRN-R-17")
  void untreatedCriticalDamageKillsAfterSixtyMinutes() {
    party()
        .given("maren.hp", 0)
        .dice("d20=20")
        .when(harm("maren", 1))
        .when(new CairnStep.LetTimePass(59))
        .then("maren.dead", false)
        .when(new CairnStep.LetTimePass(1))
        .then("maren.dead", true);
  }

  @Test
  @Covers({"CRN-DET-02", "CRN-R-26"})
  void aDetachmentIsRoutedOrWeakened() {
    var flask = attack("tilda", "fire flask", "moths");
    strike(moths(CairnHouse.DetCrit.ROUTED), flask)
        .then("moths.flags", List.of("routed"))
        .asked("warden", "routed");
    strike(moths(CairnHouse.DetCrit.WARDEN), flask).then("moths.flags", List.of("routed"));
    var weakened =
        strike(moths(CairnHouse.DetCrit.WEAKENED), flask).then("moths.flags", List.of("weakened"));
    // no longer enhanced, still blast; individuals no longer impaired
    strike(weakened.dice("d6=4", "d6=3"), attack("moths", "smothering", "tilda", "maren"))
        .then("tilda.hp", 2)
        .then("maren.hp", 4);
    strike(weakened.given("moths.str", 6).dice("d8=1", "d20=1"), attack("tilda", "spear", "moths"))
        .then("moths.str", 5);
  }

  private static Table<CairnState, CairnStep, CairnEvent> moths(CairnHouse.DetCrit rule) {
    return party()
        .house(Houses.with("detCrit", rule))
        .creature("moths", "Grave Moths")
        .given("moths.hp", 2)
        .dice("d6=5", "d20=20");
  }

  @Test
  @Covers("CRN-DET-03")
  void aDetachmentAtStrengthZeroIsDestroyed() {
    strike(
            marenAgainst("Grave Moths").given("foe.hp", 0).given("foe.str", 2).dice("d4=2"),
            attack("maren", "axe", "foe"))
        .then("foe.flags", List.of("dead"))
        .applied("CRN-DET-03");
  }

  @Test
  void theWardenMayOverruleDamage() {
    strike(
            marenAgainst("Reed Cutter").dice("d8=8").judge("CRN-ARMR-01", 1),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 3);
  }

  @Test
  @Covers({"CRN-CRIT-04", "CRN-CRIT-06"})
  void aHirelingIsNoFoeAndLiesDyingLikeAPc() {
    Tables.empty()
        .sheet("bea", Folk.pc("Bea", 0))
        .sheet("nan", Folk.hireling("Nan", "bea"))
        .dice("d20=20")
        .when(harm("nan", 6))
        .notAsked("warden", "fate-of-foe")
        .then("nan.flags", List.of("critically-damaged"))
        .when(Folk.minutes(60))
        .then("nan.dead", true);
  }
}
