package quintain.cairn;

import static quintain.cairn.Folk.bea;
import static quintain.cairn.Folk.minutes;
import static quintain.cairn.Folk.use;
import static quintain.cairn.Tables.harm;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Item;
import quintain.cairn.state.Timer;
import quintain.testkit.Covers;
import quintain.testkit.Table;

@Covers("CRN-GEAR")
class ItemsTest {
  private static Table<CairnState, CairnStep, CairnEvent> beaAgainst(
      String creature, String... items) {
    return bea(items).creature("foe", creature);
  }

  @Test
  void anAntidoteEndsOnePoison() {
    bea("Antidote")
        .refuses(use("bea", "antidote"), "CRN-GEAR")
        .changed(
            state ->
                Ford.timed(
                    state,
                    "bea",
                    new Timer(Timer.What.VENOM, state.clock() + 60, "1d6"),
                    new Timer(Timer.What.VENOM, state.clock() + 120, "1d6")))
        .when(use("bea", "antidote"))
        .then("bea.items", List.of())
        .dice("d6=2")
        .when(minutes(5))
        .then("bea.str", 8);
  }

  @Test
  void aNetTakesADexSaveOrHoldsForTheRound() {
    var table = beaAgainst("Reed Cutter", "Net").answer("warden", "begin-rounds", false);
    table
        .dice("d20=11")
        .when(use("bea", "net", "foe"))
        .then("foe.helpless", true)
        .then("ground", List.of("net"))
        .when(minutes(1))
        .then("foe.helpless", false)
        .when(new CairnStep.PickUp("bea", "net"))
        .answer("warden", "begin-rounds", false)
        .dice("d20=10")
        .when(use("bea", "net", "foe"))
        .then("foe.helpless", false);
  }

  @Test
  void inRoundsTheNettedMissTheirTurnAndNoMore() {
    beaAgainst("Reed Cutter", "Net")
        .dice("d20=1")
        .when(Tables.BEGIN)
        .dice("d20=20")
        .when(List.of(use("bea", "net", "foe"), Tables.RESOLVE))
        .then("foe.helpless", true)
        .refuses(Tables.attack("foe", "billhook", "bea"), "CRN-R-53")
        .when(Tables.RESOLVE)
        .then("fight.round", 2)
        .then("foe.helpless", false);
  }

  @Test
  void caltropsStopThoseWhoFailTheirDexSave() {
    beaAgainst("Reed Cutter", "Caltrops")
        .creature("other", "Reed Cutter")
        .refuses(use("bea", "caltrops"), "CRN-GEAR")
        .answer("warden", "begin-rounds", false)
        .dice("d20=11", "d20=10")
        .when(use("bea", "caltrops", "foe", "other"))
        .then("bea.items", List.of())
        .refuses(new CairnStep.Move("foe", 5), "CRN-GEAR")
        .when(new CairnStep.Move("other", 40))
        .when(minutes(1))
        .when(new CairnStep.Move("foe", 40));
  }

  @Test
  @Covers("CRN-MOD-02")
  void manaclesBindTheHelplessAndTheWillingOnly() {
    beaAgainst("Reed Cutter", "Manacles", "Manacles")
        .refuses(use("bea", "manacles", "foe"), "CRN-GEAR")
        .given("foe.helpless", true)
        .answer("warden", "begin-rounds", false)
        .when(use("bea", "manacles", "foe"))
        .then("foe.bound", true)
        .given("foe.helpless", false)
        .answer("warden", "begin-rounds", false)
        .dice("d4=1")
        .when(Tables.attack("foe", "billhook", "bea"))
        .refuses(use("bea", "manacles 2", "foe"), "CRN-GEAR");
  }

  @Test
  void aTorchBurnsForAnHourAndIsGone() {
    bea("Torch", "Torch")
        .when(use("bea", "torch"))
        .then("bea.held", List.of("torch"))
        .then("effects", List.of("torch on bea"))
        .refuses(use("bea", "torch"), "CRN-GEAR")
        .when(minutes(59))
        .then("effects", List.of("torch on bea"))
        .when(minutes(1))
        .then("effects", List.of())
        .then("bea.items", List.of("torch 2"));
  }

  @Test
  void aLightTakesAHand() {
    bea("Torch", "Halberd")
        .when(new CairnStep.Place("bea", "halberd", Item.Where.HELD))
        .refuses(use("bea", "torch"), "CRN-INV-01");
  }

  @Test
  void aLanternNeedsOil() {
    bea("Lantern").refuses(use("bea", "lantern"), "CRN-GEAR");
    bea("Lantern", "Oil flask")
        .when(use("bea", "lantern"))
        .then("bea.left.oil flask", 2)
        .then("effects", List.of("lantern on bea"))
        .when(minutes(60 * 5))
        .then("bea.items", List.of("lantern", "oil flask"));
  }

  @Test
  @Covers("CRN-CRIT-05")
  void bandagesGiveAidAtTheCostOfAUse() {
    Tables.party()
        .when(new CairnStep.Bestow("oskar", "Bandages", ""))
        .refuses(use("oskar", "bandages", "tilda"), "CRN-CRIT-05")
        .dice("d20=17")
        .when(harm("tilda", 6))
        .when(use("oskar", "bandages", "tilda"))
        .then("tilda.aided", true)
        .then("oskar.left.bandages", 2);
  }

  @Test
  @Covers("CRN-R-16")
  void bandagesUsedWhereAidSpendsThemAreSpentOnce() {
    Tables.party()
        .house(Houses.with("aid", CairnHouse.Aiding.NEEDS_BANDAGE))
        .when(new CairnStep.Bestow("oskar", "Bandages", ""))
        .dice("d20=17")
        .when(harm("tilda", 6))
        .when(use("oskar", "bandages", "tilda"))
        .then("oskar.left.bandages", 2);
  }

  @Test
  void aTentMakesASpotSafeIfTheWardenAgrees() {
    bea("Tent").when(use("bea", "tent")).asked("warden", "tent-is-safe").says("safe");
  }

  @Test
  void ghostSaltHasThreeLines() {
    bea("Ghost salt")
        .when(use("bea", "ghost salt"))
        .then("bea.left.ghost salt", 2)
        .when(List.of(use("bea", "ghost salt"), use("bea", "ghost salt")))
        .then("bea.items", List.of());
  }

  @Test
  void rationsAreEaten() {
    bea("Rations")
        .when(new CairnStep.Deprive("bea", "food"))
        .when(use("bea", "rations"))
        .then("bea.needs", List.of())
        .then("bea.left.rations", 2);
  }

  @Test
  void whatHasAnotherUseIsRefused() {
    bea("Sword")
        .when(new CairnStep.Bestow("bea", "Spellbook", "Haste"))
        .when(new CairnStep.Bestow("bea", "Honeyclasp", ""))
        .refuses(use("bea", "sword"), "CRN-ATK-01")
        .refuses(use("bea", "spellbook of haste"), "CRN-CAST-02")
        .refuses(use("bea", "honeyclasp"), "CRN-RELC-01")
        .refuses(use("bea", "harp"), "CRN-GEAR");
  }
}
