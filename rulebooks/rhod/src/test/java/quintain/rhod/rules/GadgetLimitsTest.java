package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.at;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.rhod.Folk;
import quintain.rhod.Tables;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Size;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.UseStep;
import quintain.rhod.state.Verb;
import quintain.rhod.state.WatchKind;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Where the use of Equipment ends: steps that cannot be taken, those it is not for, and what is
/// left of it.
class GadgetLimitsTest {
  /// DEX 16: 8 AP.
  private static Folk.Hero hero() {
    return Folk.hero("14/16/12/10/10/10").knowing("Brace").with("Iron Gut");
  }

  private static Table<RhodState, RhodStep, RhodEvent> duel(String item, Place place) {
    return Tables.duel(hero().having(item, place), Tables.dummy());
  }

  private static RhodStep use(String item, Verb verb) {
    return new Handling.UseItem("hero", item, verb);
  }

  private static RhodStep on(String item, Verb verb, String target) {
    return new Handling.UseOn("hero", item, verb, target);
  }

  private static RhodStep place(String item, String at) {
    return new Handling.UseAt("hero", item, at(at));
  }

  // Steps

  private static List<Verb> verbs(Table<RhodState, RhodStep, RhodEvent> table, String item) {
    var being = table.state().being("hero");
    return Gadgets.verbs(being, being.kit().get(item));
  }

  /// FORCE is skipped where the target is willing.
  @Test
  @Covers({"RHD-R-91", "RHD-INT-09"})
  void manaclesAreForcedOnOrPutOnTheWilling() {
    var table =
        Tables.fight(hero().having("Manacles", Place.PACK), Tables.dummy())
            .when(use("Manacles", Verb.UNPACK));
    assertThat(verbs(table, "Manacles")).containsExactly(Verb.FORCE, Verb.APPLY);
    table
        .refuses(on("Manacles", Verb.APPLY, "foe"), "RHD-INT-10")
        // Athletics +2 against 0
        .dice("d20=5", "d20=8")
        .when(on("Manacles", Verb.FORCE, "foe"));
    // in vain: the step is not done
    assertThat(verbs(table, "Manacles")).containsExactly(Verb.FORCE, Verb.APPLY);
    table.dice("d20=6", "d20=8").when(on("Manacles", Verb.FORCE, "foe"));
    assertThat(verbs(table, "Manacles")).containsExactly(Verb.APPLY);
    table.when(on("Manacles", Verb.APPLY, "foe"));
    assertThat(verbs(table, "Manacles")).containsExactly(Verb.CLOSE, Verb.APPLY);
    table.refuses(on("Manacles", Verb.CLOSE, "hero"), "RHD-EQP-04");

    var friends =
        duel("Manacles", Place.OFF_HAND)
            .given("foe.side", "party")
            .when(on("Manacles", Verb.APPLY, "foe"));
    assertThat(verbs(friends, "Manacles")).containsExactly(Verb.CLOSE, Verb.APPLY);
    friends.when(on("Manacles", Verb.CLOSE, "foe")).then("foe.bound", 1);
  }

  @Test
  @Covers({"RHD-R-91", "RHD-INT-09"})
  void theRefereeMayForbidForce() {
    var table =
        duel("Manacles", Place.OFF_HAND)
            .answer("referee", "force", false)
            .when(on("Manacles", Verb.FORCE, "foe"))
            .says("Hero cannot force");
    assertThat(verbs(table, "Manacles")).containsExactly(Verb.FORCE, Verb.APPLY);
  }

  /// The hero's torch, so many steps of whose use are done.
  private static Item torch(int steps, boolean burns) {
    return duel("Torch", Place.OFF_HAND)
        .changed(new ThingEvent.StepTaken("hero", "Torch", Verb.LIGHT, steps)::appliedTo)
        .changed(new ThingEvent.Lit("hero", "Torch", burns)::appliedTo)
        .state()
        .being("hero")
        .kit()
        .get("Torch");
  }

  @Test
  @Covers("RHD-R-91")
  void afterTheLastStepNoneIsLeft() {
    var being = duel("Torch", Place.OFF_HAND).state().being("hero");
    assertThat(Gadgets.verbs(being, torch(1, false))).containsExactly(Verb.LIGHT);
    assertThat(Gadgets.verbs(being, torch(2, true))).isEmpty();
    assertThat(Gadgets.verbs(being, torch(2, false))).as("gone out").containsExactly(Verb.LIGHT);
    assertThat(
            Gadgets.verbs(
                being,
                Tables.duel(Tables.swordsman(), Tables.dummy())
                    .state()
                    .being("hero")
                    .kit()
                    .get("Shortsword")))
        .isEmpty();
    // where FORCE comes last, nothing comes after it
    var goad =
        new Equipment(
            "goad",
            "Goad",
            Size.SMALL,
            1,
            0,
            List.of(UseStep.parse("unpack"), UseStep.parse("force")),
            List.of(),
            Optional.empty(),
            "");
    assertThat(Gadgets.verbs(being, Item.fresh(goad, Place.OFF_HAND, 1)))
        .containsExactly(Verb.FORCE);
  }

  @Test
  @Covers({"RHD-COND-06", "RHD-EQP-02", "RHD-R-91", "RHD-INT-02", "RHD-R-82"})
  void handsMustBeFreeAndTheThingInThem() {
    duel("Torch", Place.OFF_HAND)
        .refuses(use("Lantern", Verb.UNPACK), "RHD-EQP-02")
        .given("hero.bound", 1)
        .refuses(use("Torch", Verb.LIGHT), "RHD-COND-06");
    duel("Torch", Place.OFF_HAND)
        .when(use("Torch", Verb.LIGHT))
        .refuses(use("Torch", Verb.LIGHT), "RHD-R-91");
    Tables.duel(hero().inBothHands("Maul").having("Lantern", Place.PACK), Tables.dummy())
        .refuses(use("Lantern", Verb.UNPACK), "RHD-INT-02");
    // a hand carries two vials, and holds the first
    Tables.duel(
            hero().having("Antidote Vial", Place.OFF_HAND).having("Steadying Dram", Place.OFF_HAND),
            Tables.dummy())
        .refuses(use("Steadying Dram", Verb.OPEN), "RHD-R-82")
        .when(use("Antidote Vial", Verb.OPEN))
        .when(new Handling.Hold("hero", "Steadying Dram"))
        .when(use("Steadying Dram", Verb.OPEN));
  }

  /// What is in the coin purse is at hand already, and only taken out of it.
  @Test
  @Covers({"RHD-R-91", "RHD-R-36"})
  void outOfThePurseAsOutOfThePack() {
    var table = duel("Antidote Vial", Place.COINPURSE).when(use("Antidote Vial", Verb.UNPACK));
    table.then("hero.held", List.of("Antidote Vial")).when(use("Antidote Vial", Verb.OPEN));
  }

  // Whom it is for

  @Test
  @Covers({"RHD-INT-04", "RHD-INT-08", "RHD-INT-13"})
  void someStepsNeedATargetAndSomeHaveNone() {
    var table =
        duel("Field Dressing", Place.OFF_HAND)
            .refuses(on("Field Dressing", Verb.PREP, "hero"), "RHD-INT-08")
            .when(use("Field Dressing", Verb.PREP))
            .refuses(use("Field Dressing", Verb.WRAP), "RHD-INT-13")
            .refuses(on("Field Dressing", Verb.WRAP, "nobody"), "RHD-INT-13");
    table.given("foe.side", "party").given("foe.dead", true);
    table.refuses(on("Field Dressing", Verb.WRAP, "foe"), "RHD-INT-13");
    duel("Caltrops", Place.OFF_HAND).refuses(use("Caltrops", Verb.PLACE), "RHD-INT-04");
    duel("Smoke Pot", Place.OFF_HAND).refuses(place("Smoke Pot", "5,6"), "RHD-R-91");
  }

  /// Who has had theirs today, or wears nothing damaged, has no use for it.
  @Test
  @Covers("RHD-EQP-04")
  void whatWouldDoNothingToTheOtherIsRefused() {
    duel("Repair Kit", Place.OFF_HAND)
        .given("foe.side", "party")
        .when(use("Repair Kit", Verb.PREP))
        .refuses(on("Repair Kit", Verb.APPLY, "foe"), "RHD-EQP-04");
  }

  @Test
  @Covers({"RHD-EQP-04", "RHD-NEED-08"})
  void waterIsHalfADaysEach() {
    var table =
        duel("Water Ration", Place.OFF_HAND)
            .when(new Living.SpendWatch("hero", WatchKind.TRAVEL))
            .when(use("Water Ration", Verb.OPEN))
            .when(use("Water Ration", Verb.INJECT))
            .then("hero.left.water-ration", 1);
    // twelfths of a day
    assertThat(table.state().being("hero").day().water()).isEqualTo(6);
  }

  /// Nothing is resolved that nobody has.
  @Test
  @Covers("RHD-EQP-04")
  void aRemedyForNothingResolvesNothing() {
    var antidote =
        duel("Antidote Vial", Place.OFF_HAND)
            .when(use("Antidote Vial", Verb.OPEN))
            .when(use("Antidote Vial", Verb.INJECT));
    assertThat(antidote.events()).noneMatch(LifeEvent.Resolved.class::isInstance);
    var dressing =
        duel("Field Dressing", Place.OFF_HAND)
            .when(use("Field Dressing", Verb.PREP))
            .when(on("Field Dressing", Verb.WRAP, "hero"));
    assertThat(dressing.events()).noneMatch(LifeEvent.Resolved.class::isInstance);
    var water =
        duel("Water Ration", Place.OFF_HAND)
            .when(use("Water Ration", Verb.OPEN))
            .when(on("Water Ration", Verb.APPLY, "hero"));
    assertThat(water.events()).noneMatch(LifeEvent.Resolved.class::isInstance);
  }

  // Armor

  private static Table<RhodState, RhodStep, RhodEvent> mender() {
    return Tables.duel(
            hero()
                .armored()
                .having("Hide Cap", Place.HEADGEAR)
                .having("Repair Kit", Place.OFF_HAND),
            Tables.dummy())
        .when(use("Repair Kit", Verb.PREP));
  }

  private static Table<RhodState, RhodStep, RhodEvent> worn(
      Table<RhodState, RhodStep, RhodEvent> table, int harness, int cap) {
    return table.given("hero.left.leather-harness", harness).given("hero.left.hide-cap", cap);
  }

  /// A Leather Harness is worth (3 + 1) × 3, a Hide Cap 3 + 1.
  @Test
  @Covers({"RHD-EQP-04", "RHD-R-41"})
  void ofSeveralDamagedArmorsOneIsChosen() {
    worn(mender(), 5, 1)
        .answer("hero", "which-armor", "Hide Cap")
        .when(on("Repair Kit", Verb.APPLY, "hero"))
        .then("hero.left.leather-harness", 5)
        .then("hero.left.hide-cap", 4);
    worn(mender(), 12, 1)
        .when(on("Repair Kit", Verb.APPLY, "hero"))
        .notAsked("hero", "which-armor")
        .then("hero.left.leather-harness", 12)
        .then("hero.left.hide-cap", 4);
    worn(mender(), 11, 4)
        .when(on("Repair Kit", Verb.APPLY, "hero"))
        .notAsked("hero", "which-armor")
        .then("hero.left.leather-harness", 12);
  }

  // Places

  @Test
  @Covers({"RHD-EQP-03", "RHD-EQP-05"})
  void whatIsPlacedIsToldAndGone() {
    var table =
        duel("Caltrops", Place.OFF_HAND)
            .when(place("Caltrops", "4,5"))
            .then("hero.items", List.of());
    assertThat(table.events())
        .contains(new ThingEvent.StepTaken("hero", "Caltrops", Verb.PLACE, 0));
  }

  /// Caltrops wait in their one space until somebody comes, for ever.
  @Test
  @Covers("RHD-EQP-04")
  void caltropsStayWhereTheyAre() {
    var table =
        Tables.fight(hero().having("Caltrops", Place.OFF_HAND), Tables.dummy())
            .when(place("Caltrops", "4,5"));
    assertThat(waits(table, "4,5")).isTrue();
    assertThat(waits(table, "4,6")).isFalse();
    var before = table.state().world().zones();
    table.when(Tables.end("hero")).when(Tables.end("foe"));
    assertThat(table.state().world().zones()).isEqualTo(before);
    table.when(new Encounter.EndEncounter()).when(new Living.LetWatchPass());
    assertThat(table.state().world().zones()).isEqualTo(before);
    var smoke =
        duel("Smoke Pot", Place.OFF_HAND)
            .when(use("Smoke Pot", Verb.LIGHT))
            .when(place("Smoke Pot", "4,5"));
    assertThat(waits(smoke, "4,5")).isFalse();
  }

  /// Whether the hero would be stopped at a space on the way to the one beyond.
  private static boolean waits(Table<RhodState, RhodStep, RhodEvent> table, String spot) {
    var way = List.of(at(spot), at("3,5"));
    return Zones.halted(table.state(), table.state().being("hero"), way).size() == 1;
  }

  /// Blinded by a light that is gone, one sees again.
  @Test
  @Covers({"RHD-LIT-02", "RHD-EQP-04"})
  void aFlashIsOverWithTheWatch() {
    duel("Flash Pot", Place.OFF_HAND)
        .when(use("Flash Pot", Verb.PREP))
        .when(use("Flash Pot", Verb.LIGHT))
        .when(place("Flash Pot", "5,6"))
        .then("foe.blinded", 1)
        .when(new Living.LetWatchPass())
        .then("foe.blinded", 0);
  }

  /// A line of fifty feet, within reach of the spaces around it.
  @Test
  @Covers("RHD-EQP-04")
  void alongALineOneClimbsTwiceAsFar() {
    var table = duel("Rope and Hook", Place.TWO_HANDS).when(use("Rope and Hook", Verb.TIE));
    var state = table.state();
    for (String near : List.of("5,5", "4,5", "6,5", "5,4", "5,6", "6,6", "5,5,10")) {
      assertThat(Zones.climbs(state, at(near))).as(near).isEqualTo(2);
    }
    for (String far : List.of("3,5", "7,5", "5,3", "5,7", "5,5,11")) {
      assertThat(Zones.climbs(state, at(far))).as(far).isEqualTo(1);
    }
    // a torch that lies beside it may be taken up, and the line stays
    table.when(new Handling.LayOut("Torch", 1, new Spot(5, 5, 0)));
    table.when(new Handling.Hold("hero", "Torch"));
    assertThat(Zones.climbs(table.state(), at("5,5"))).isEqualTo(2);
  }

  @Test
  @Covers("RHD-INT-15")
  void onlyWhatOneHasAndWhatBurnsIsPutOut() {
    duel("Torch", Place.OFF_HAND)
        .refuses(new Handling.PutOut("hero", "Lantern"), "RHD-INT-15")
        .refuses(new Handling.PutOut("hero", "Torch"), "RHD-INT-15");
  }
}
