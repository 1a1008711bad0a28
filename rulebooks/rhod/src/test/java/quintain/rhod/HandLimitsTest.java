package quintain.rhod;

import static quintain.rhod.Tables.at;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What hands cannot do, and how stacks come together.
class HandLimitsTest {
  private static Folk.Hero hero() {
    return Folk.hero("14/16/12/10/10/10").knowing("Brace").with("Iron Gut");
  }

  private static Table<RhodState, RhodStep, RhodEvent> having(Folk.Hero hero) {
    return Tables.duel(hero, Tables.dummy());
  }

  private static final RhodStep UNPACK = new Handling.Unpack("hero", "Torch");

  @Test
  @Covers("RHD-COND-06")
  void theBoundHandleNothing() {
    var table =
        having(
                hero()
                    .holding("Shortsword")
                    .having("Torch", Place.PACK)
                    .having("Hide Cap", Place.PACK)
                    .having("Fighting Dagger", Place.SHEATH))
            .given("hero.bound", 1);
    for (RhodStep step :
        List.of(
            UNPACK,
            new Handling.Hold("hero", "Fighting Dagger"),
            new Handling.Hold("hero", "Shortsword"),
            new Handling.SetDown("hero", "Shortsword", at("5,6")),
            new Handling.PutAway("hero", "Shortsword", Place.PACK),
            new Handling.Don("hero", "Hide Cap"))) {
      table.refuses(step, "RHD-COND-06");
    }
    having(hero().having("Hide Cap", Place.HEADGEAR))
        .given("hero.bound", 1)
        .refuses(new Handling.Doff("hero", "Hide Cap"), "RHD-COND-06");
    var door = new Handling.OpenUp("hero", "door");
    table.refuses(door, "RHD-COND-06").refuses(new Handling.CloseUp("hero", "x"), "RHD-COND-06");
  }

  @Test
  @Covers({"RHD-INT-02", "RHD-INT-04", "RHD-INT-05", "RHD-R-36", "RHD-R-40", "RHD-RNG-05"})
  void whatOneHasNotIsNotHandled() {
    having(hero())
        .refuses(UNPACK, "RHD-INT-02")
        .refuses(new Handling.SetDown("hero", "Torch", at("5,6")), "RHD-INT-04")
        .refuses(new Handling.PutAway("hero", "Torch", Place.PACK), "RHD-INT-05")
        .refuses(new Handling.Drop("hero", "Torch"), "RHD-R-36")
        .refuses(new Handling.Don("hero", "Hide Cap"), "RHD-R-40")
        .refuses(new Handling.Doff("hero", "Hide Cap"), "RHD-R-40")
        .refuses(new Handling.Choose("hero", "Quarrel"), "RHD-RNG-05");
  }

  @Test
  @Covers({"RHD-R-40", "RHD-R-86", "RHD-R-36"})
  void armorIsPutOnOnceAndOnlyArmor() {
    having(hero().having("Torch", Place.PACK).having("Hide Cap", Place.HEADGEAR))
        .refuses(new Handling.Don("hero", "Torch"), "RHD-R-86")
        .refuses(new Handling.Don("hero", "Hide Cap"), "RHD-R-40")
        .refuses(new Handling.Doff("hero", "Torch"), "RHD-R-40");
    // one Headgear at a time
    having(hero().having("Hide Cap", Place.HEADGEAR).having("Cloth Hood", Place.PACK))
        .refuses(new Handling.Don("hero", "Cloth Hood"), "RHD-INV-03");
    Tables.empty()
        .creature("bear", "Grey Cave Bear")
        .refuses(new Handling.Drop("bear", "Claws"), "RHD-R-36")
        .refuses(new Handling.Doff("bear", "natural Armor"), "RHD-R-40");
  }

  /// STR 6 has three Small Slots, and three bars fill them.
  @Test
  @Covers({"RHD-R-40", "RHD-INV-13"})
  void armorTakenOffFallsWhereThereIsNoRoom() {
    var laden = hero().having("Hide Cap", Place.HEADGEAR);
    for (int i = 0; i < 3; i++) {
      laden = laden.having("Iron Bar", Place.PACK);
    }
    having(laden)
        .given("hero.str", 6)
        .when(new Handling.Doff("hero", "Hide Cap"))
        .then("ground", List.of("Hide Cap"));
    having(laden)
        .when(new Handling.Doff("hero", "Hide Cap"))
        .then("ground", List.of())
        .then("hero.armoring", 0);
  }

  @Test
  @Covers({"RHD-INT-03", "RHD-INT-02", "RHD-R-106"})
  void fullHandsTakeNothingUp() {
    var full = hero().inBothHands("Maul");
    having(full)
        .when(new Handling.LayOut("Lantern", 1, at("5,6")))
        .refuses(new Handling.Hold("hero", "Lantern"), "RHD-INT-02")
        .when(new Handling.Drop("hero", "Maul"))
        .when(new Handling.Hold("hero", "Lantern"))
        .then("hero.held", List.of("Lantern"));
  }

  @Test
  @Covers("RHD-RNG-05")
  void onlyAmmunitionAtHandIsPreferred() {
    var archer =
        hero()
            .having("Broadhead Arrow", Place.QUIVER, 6)
            .having("Quarrel", Place.PACK, 6)
            .having("Torch", Place.PACK);
    having(archer)
        .refuses(new Handling.Choose("hero", "Quarrel"), "RHD-RNG-05")
        .refuses(new Handling.Choose("hero", "Torch"), "RHD-RNG-05")
        .when(new Handling.Choose("hero", "Broadhead Arrow"));
  }

  // The Referee's word

  @Test
  @Covers({"RHD-REF-04", "RHD-R-80"})
  void theRefereeGivesTakesAndLaysOutWhatThereIs() {
    having(hero().having("Torch", Place.PACK))
        .refuses(new Handling.Bestow("nobody", "Torch", 1), "RHD-REF-04")
        .refuses(new Handling.Bestow("hero", "Moon", 1), "RHD-REF-04")
        .refuses(new Handling.Bestow("hero", "Torch", 0), "RHD-REF-04")
        .refuses(new Handling.TakeFrom("hero", "Moon"), "RHD-REF-04")
        .refuses(new Handling.TakeFrom("nobody", "Torch"), "RHD-REF-04")
        .refuses(new Handling.LayOut("Torch", 1, at("99,99")), "RHD-REF-04")
        .refuses(new Handling.Invent("nobody", "Idol", 5), "RHD-REF-04")
        .refuses(new Handling.Invent("hero", "Idol", 1001), "RHD-R-80")
        .when(new Handling.TakeFrom("hero", "Torch"))
        .then("hero.items", List.of())
        .when(new Handling.Bestow("hero", "Torch", 1))
        .then("hero.items", List.of("Torch"));
  }

  // Objects

  @Test
  @Covers({"RHD-R-102", "RHD-LOS-01", "RHD-AP-01"})
  void objectsAreSetUpWithinBoundsAndStruckLikeFoes() {
    var table = Tables.fight(Tables.swordsman().in(Stance.LOW_READY), Tables.dummy());
    table
        .refuses(new Handling.SetUp(" ", at("5,6"), 10, 6), "RHD-R-102")
        .refuses(new Handling.SetUp("gate", at("99,99"), 10, 6), "RHD-R-102")
        .refuses(new Handling.SetUp("gate", at("5,6"), 10, 501), "RHD-R-102")
        .when(new Handling.SetUp("gate", at("5,6"), 5, 500))
        .when(new Handling.SetUp("post", at("5,4"), 15, 1))
        .refuses(new Handling.Batter("hero", "Maul", false, "gate"), "RHD-ATK-01");
    // the second is not taken for the first: 10 + 4 misses 15
    table
        .dice("d20=10")
        .when(new Handling.Batter("hero", "Shortsword", false, "post"))
        .says("misses post with 14");
  }

  /// A shot is used up, Exhausted weighs on it, and the bow adds DEX.
  @Test
  @Covers({"RHD-R-102", "RHD-RNG-05", "RHD-COND-06"})
  void shotsAtObjectsAreSpent() {
    Tables.fight(Tables.archer(), Tables.dummy())
        .given("hero.exhausted", 1)
        .when(new Handling.SetUp("butt", at("9,9"), 10, 30))
        // DEX +2, Learning +2, Exhausted −1
        .dice("d20=7", "d6=4")
        .when(new Handling.Batter("hero", "Short Bow", false, "butt"))
        .says("hits butt with 10")
        .then("hero.count.broadhead-arrow", 11);
  }
}
