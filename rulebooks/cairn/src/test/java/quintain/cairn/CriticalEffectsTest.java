package quintain.cairn;

import static quintain.cairn.Tables.attack;
import static quintain.cairn.Tables.strike;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Item;
import quintain.testkit.Covers;
import quintain.testkit.Table;

@Covers({"CRN-CRIT-03", "CRN-BST"})
class CriticalEffectsTest {
  /// Tilda (spear, shield, leather, Armor 2) at HP 0 is hit for 3 more than Armor and fails her
  /// save.
  private static Table<CairnState, CairnStep, CairnEvent> fails(
      String creature, String with, String die, String... effectDice) {
    var dice = new ArrayList<String>(List.of(die.split(",")));
    dice.add("d20=20");
    dice.addAll(List.of(effectDice));
    return strike(
        against(creature).dice(dice.toArray(String[]::new)), attack("foe", with, "tilda"));
  }

  private static Table<CairnState, CairnStep, CairnEvent> against(String creature) {
    return Tables.empty()
        .pregen("tilda", "Tilda")
        .pregen("oskar", "Oskar")
        .creature("foe", creature)
        .given("tilda.hp", 0);
  }

  @Test
  void theReedCutterTakesAnItem() {
    fails("Reed Cutter", "billhook", "d8=5", "pick=2")
        .then("tilda.flags", List.of("critically-damaged"))
        .then("tilda.items", List.of("leather armor", "spear", "fire flask", "rations", "torch"));
    strike(
            against("Reed Cutter").dice("d8=5", "d20=20").answer("warden", "which-item", "torch"),
            attack("foe", "billhook", "tilda"))
        .then("tilda.items", List.of("leather armor", "shield", "spear", "fire flask", "rations"))
        .asked("warden", "which-item");
  }

  @Test
  void theCaptainBreaksTheShieldElseTheWeapon() {
    fails("Cutter Captain", "falchion", "d8=5").then("tilda.held", List.of("spear"));
    strike(
            against("Cutter Captain")
                .when(new CairnStep.Drop("tilda", "shield"))
                .dice("d8=5", "d20=20"),
            attack("foe", "falchion", "tilda"))
        .then("tilda.held", List.of());
  }

  @Test
  void theGoblinsBarbStaysIn() {
    fails("Tunnel Goblin", "barbed spear", "d6=5").then("tilda.dex", 9);
  }

  @Test
  void theTrollThrowsAndCrushes() {
    fails("Wood Troll", "club", "d10=5", "pick=1")
        .then("tilda.at", 20)
        .then("tilda.items", List.of("shield", "spear", "fire flask", "rations", "torch"));
  }

  @Test
  void theHoundDragsIntoTheWater() {
    fails("Bog Hound", "bite", "d6=5").then("tilda.at", 20).says("water");
  }

  @Test
  void theWightChillsTheWill() {
    fails("Lantern Wight", "cold hand", "d8=5", "d4=3").then("tilda.wil", 7);
  }

  @Test
  void theSextonBuriesForARound() {
    fails("Iron Sexton", "spade", "d8=5")
        .then("tilda.helpless", true)
        .when(new CairnStep.LetTimePass(1))
        .then("tilda.helpless", false);
  }

  @Test
  void theMothsChoke() {
    fails("Grave Moths", "smothering", "d12=5", "d4=4").then("tilda.dex", 6);
  }

  @Test
  void theLevyTramplesWornArmor() {
    fails("Levy Company", "spears", "d12=5", "pick=1").then("tilda.worn", List.of());
  }

  @Test
  void theWolfPullsDown() {
    fails("Ash Wolf", "jaws", "d8=5").then("tilda.helpless", true);
  }

  @Test
  void theWellChildTakesTheVoice() {
    fails("Well Child", "drowning gaze", "d6=5").then("tilda.mute", true);
  }

  @Test
  void theAdderPoisonsAtDusk() {
    fails("Thatch Adder", "bite", "d4=4")
        .then("tilda.str", 10)
        .dice()
        .given("tilda.critically-damaged", false)
        .when(new CairnStep.LetTimePass(30))
        .then("tilda.str", 10);
  }

  @Test
  void theHeronTakesAnEye() {
    var table = fails("Stilt Heron", "beak", "d8=5").then("tilda.lost-eye", true);
    table.given("tilda.critically-damaged", false).given("foe.at", 20);
    // a thrown spear is a ranged attack, and impaired from now on
    strike(table.dice("d4=2"), attack("tilda", "spear", "foe")).then("foe.hp", 3);
  }

  @Test
  void theHollowKnightClaimsAWearer() {
    fails("Hollow Knight", "great blade", "d10=5", "d20=11").then("tilda.side", "foes");
    fails("Hollow Knight", "great blade", "d10=5", "d20=10").then("tilda.side", "party");
  }

  @Test
  void theWitchTakesAMemory() {
    fails("Mire Witch", "sickle", "d6=5", "d6=6").then("tilda.wil", 4);
  }

  @Test
  void theOozeDissolvesMetal() {
    fails("Cellar Ooze", "acid", "d6=5", "pick=1")
        .then("tilda.items", List.of("leather armor", "shield", "fire flask", "rations", "torch"));
  }

  @Test
  void theCrowFolkStealTheDearest() {
    // leather armor, 20 gp
    fails("Carrion Crow-folk", "hooked knives", "d6=5,d6=1")
        .then("tilda.items", List.of("shield", "spear", "fire flask", "rations", "torch"));
  }

  @Test
  void theOgreBreaksALimb() {
    fails("Barrow Ogre", "tree trunk", "d10=5", "d6=1").then("tilda.broken-leg", true);
  }

  @Test
  void theGiantFlattens() {
    fails("Chalk Giant", "fist", "d12=5", "d20=11").then("tilda.dead", true);
    fails("Chalk Giant", "fist", "d12=5", "d20=10").then("tilda.dead", false);
  }

  @Test
  void theRevenantBringsThirst() {
    fails("Salt Revenant", "rusted cutlass", "d8=5")
        .then("tilda.flags", List.of("critically-damaged", "deprived"));
  }

  @Test
  void theRootTyrantHoldsFast() {
    fails("Root Tyrant", "lashing roots", "d10=5")
        .then("tilda.helpless", true)
        .when(new CairnStep.LetTimePass(30))
        .then("tilda.helpless", true);
  }

  @Test
  void theGuardPins() {
    fails("Toll Bridge Guard", "halberd", "d10=5").then("tilda.helpless", true);
  }

  @Test
  void theGlowWormsBlindForAnHour() {
    fails("Glow-worm Swarm", "stinging light", "d12=5")
        .then("tilda.blind", true)
        .when(new CairnStep.Aid("oskar", "tilda"))
        .when(new CairnStep.LetTimePass(59))
        .then("tilda.blind", true)
        .when(new CairnStep.LetTimePass(1))
        .then("tilda.blind", false);
  }

  @Test
  void theJackdawWhispers() {
    fails("Gallows Jackdaw", "peck", "d4=4").then("tilda.wil", 9);
  }

  @Test
  void theWyrmSwallows() {
    fails("Wyrm of the Weir", "bite", "d12=5")
        .then("tilda.str", 9)
        .then("tilda.helpless", true)
        .dice("d6=2", "d6=1", "d6=1", "d6=1", "d6=1", "d6=1")
        .when(new CairnStep.LetTimePass(1))
        .then("tilda.str", 2);
  }

  @Test
  @Covers({"CRN-R-68", "CRN-R-65"})
  void whoeverGoesOnToAnotherSceneLeavesTheSwallowerBehind() {
    var tilda = fails("Wyrm of the Weir", "bite", "d12=5").state();
    // there is another wyrm, and it has swallowed nobody
    var there = Tables.empty().creature("foe", "Wyrm of the Weir").state();
    Tables.empty()
        .at(carried(tilda, there, "tilda", "oskar"))
        .then("tilda.flags", List.of("critically-damaged"))
        .when(new CairnStep.LetTimePass(1))
        .then("tilda.str", 9);
    // the net is not the guard's
    var netted =
        fails("Toll Bridge Guard", "halberd", "d10=5")
            .when(new CairnStep.Bestow("oskar", "Net", ""))
            .dice("d20=20")
            .when(new CairnStep.UseItem("oskar", "net", List.of("tilda")))
            .state();
    Tables.empty()
        .at(carried(netted, there, "tilda", "oskar"))
        .then("tilda.helpless", true)
        .when(new CairnStep.LetTimePass(1))
        .then("tilda.flags", List.of("critically-damaged"));
    // whoever has swallowed her comes along
    Tables.empty()
        .at(carried(tilda, Tables.empty().state(), "tilda", "foe"))
        .then("tilda.helpless", true);
  }

  private static CairnState carried(CairnState from, CairnState to, String... who) {
    return new CairnBook().rules().carried(from, List.of(who), to, List.of()).orElseThrow();
  }

  @Test
  void nothingHappensToWhoeverPasses() {
    strike(against("Lantern Wight").dice("d8=5", "d20=1"), attack("foe", "cold hand", "tilda"))
        .then("tilda.wil", 10)
        .then("tilda.flags", List.of());
  }

  @Test
  @Covers({"CRN-CRIT-03", "CRN-BST"})
  void whatAMuleCarriesIsOutOfReach() {
    var table =
        Tables.empty()
            .sheet("bea", Folk.pc("Bea", 0, "Mule", "Rope", "Knife"))
            .creature("foe", "Wood Troll")
            .when(new CairnStep.Place("bea", "rope", Item.Where.LOADED))
            .dice("d10=6", "d20=20", "pick=2");
    Tables.strike(table, Tables.attack("foe", "club", "bea"))
        .then("bea.items", List.of("mule", "rope"));
  }
}
