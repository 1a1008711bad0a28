package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rhod.Folk;
import quintain.rhod.Packs;
import quintain.rhod.Tables;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Craft;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Recipe;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Shelf;
import quintain.rhod.state.Size;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Tag;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.ToolAction;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Work;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Creating Equipment and changing Tags.
class WorkshopTest {
  private static final Shelf SHELF = Shelf.of(Packs.SHIPPED);

  private static Table<RhodState, RhodStep, RhodEvent> table(Folk.Hero hero) {
    return Tables.empty().sheet("hero", hero.sheet());
  }

  private static Folk.Hero torchMaker() {
    return Folk.hero("12/16/10/12/10/10")
        .having("Carver's Roll", Place.PACK)
        .having("Wood Billet", Place.PACK)
        .having("Pitch", Place.PACK);
  }

  private static RhodStep begin(String product) {
    return new Handling.BeginWork("hero", product);
  }

  private static RhodStep work(String item, Skill skill) {
    return new Handling.WorkOn("hero", item, skill);
  }

  @Test
  @Covers({"RHD-CRT-01", "RHD-CRT-06"})
  void timeSkillToolsAndMaterialsMakeTorches() {
    table(torchMaker())
        .when(begin("Torch"))
        .then("hero.items", List.of("Carver's Roll", "Unfinished Torch"))
        .dice("d20=7")
        .when(work("Unfinished Torch", Skill.CRAFTING))
        .then("hero.items", List.of("Carver's Roll", "Torch", "Torch 2", "Torch 3"));
    table(
            Folk.hero("12/16/10/12/10/10")
                .having("Carver's Roll", Place.PACK)
                .having("Pitch", Place.PACK))
        .refuses(begin("Torch"), "RHD-CRT-06");
    table(torchMaker()).refuses(begin("Nothing"), "RHD-CRT-01");
    table(torchMaker()).refuses(begin("Pitch"), "RHD-CRT-01");
  }

  @Test
  @Covers({"RHD-CRT-01", "RHD-CRT-09"})
  void ammunitionIsMadeByTheStack() {
    table(
            Folk.hero("10/10/10/10/10/10")
                .having("Carver's Roll", Place.PACK)
                .having("Wood Billet", Place.PACK)
                .having("Iron Bar", Place.PACK))
        .when(begin("Broadhead Arrow"))
        .then("hero.items", List.of("Carver's Roll", "Unfinished Broadhead Arrow"))
        // Woodworking DC 10
        .dice("d20=10")
        .when(work("Unfinished Broadhead Arrow", Skill.WOODWORKING))
        .then("hero.count.broadhead-arrow", 12);
  }

  @Test
  @Covers({"RHD-CRT-01", "RHD-CRT-05"})
  void toolsAreMadeWithTools() {
    var smith = Folk.hero("10/10/10/10/10/10").having("Iron Bar", Place.PACK, 2);
    table(smith).refuses(begin("Cook Pot"), "RHD-CRT-05");
    table(smith.having("Smith's Kit", Place.PACK))
        .when(begin("Cook Pot"))
        // Smithing DC 11, two Watches
        .dice("d20=11")
        .when(work("Unfinished Cook Pot", Skill.SMITHING))
        .when(new Living.LetWatchPass())
        .dice("d20=11")
        .when(work("Unfinished Cook Pot", Skill.SMITHING))
        .then("hero.items", List.of("Smith's Kit", "Cook Pot"));
  }

  @Test
  @Covers("RHD-CRT-02")
  void unfinishedWorkTakesTheRoomOfTheProduct() {
    var ropeMaker =
        Folk.hero("10/14/10/10/10/10")
            .having("Sewing Roll", Place.PACK)
            .having("Cord", Place.PACK, 3)
            .having("Iron Bar", Place.PACK);
    var state = table(ropeMaker).when(begin("Rope and Hook")).state();
    assertThat(state.being("hero").kit().get("Unfinished Rope and Hook").size())
        .isEqualTo(Size.MEDIUM);
    // STR 6 has no Medium Slot.
    table(ropeMaker).given("hero.str", 6).refuses(begin("Rope and Hook"), "RHD-CRT-02");
  }

  @Test
  @Covers({"RHD-CRT-03", "RHD-R-92", "RHD-CRT-04"})
  void eachWatchThatSucceedsIsProgress() {
    var maker =
        Folk.hero("10/14/10/10/10/10")
            .having("Sewing Roll", Place.PACK)
            .having("Cord", Place.PACK, 3)
            .having("Iron Bar", Place.PACK);
    var weave = work("Unfinished Rope and Hook", Skill.WEAVING);
    table(maker)
        .when(begin("Rope and Hook"))
        // DC 12, DEX +2
        .dice("d20=10")
        .when(weave)
        .refuses(weave, "RHD-CRT-03")
        .when(new Living.LetWatchPass())
        .dice("d20=9")
        .when(weave)
        .when(new Living.LetWatchPass())
        .then("hero.items", List.of("Sewing Roll", "Unfinished Rope and Hook"))
        .dice("d20=10")
        .when(weave)
        .then("hero.items", List.of("Sewing Roll", "Rope and Hook"));
  }

  private static Folk.Hero dresser() {
    return Folk.hero("10/16/10/10/10/10")
        .having("Sewing Roll", Place.PACK)
        .having("Cook Pot", Place.PACK)
        .having("Cloth Bolt", Place.PACK)
        .having("Herb Bundle", Place.PACK);
  }

  @Test
  @Covers({"RHD-CRT-04", "RHD-R-93"})
  void theCrafterPicksOneOfTwoSkills() {
    // Weaving DC 10: 7 + 3 = 10
    table(dresser())
        .when(begin("Field Dressing"))
        .dice("d20=7")
        .when(work("Unfinished Field Dressing", Skill.WEAVING))
        .then("hero.items", List.of("Sewing Roll", "Cook Pot", "Field Dressing"));
    // Herbalism DC 12: 11 + 0 fails
    table(dresser())
        .when(begin("Field Dressing"))
        .dice("d20=11")
        .when(work("Unfinished Field Dressing", Skill.HERBALISM))
        .then("hero.items", List.of("Sewing Roll", "Cook Pot", "Unfinished Field Dressing"))
        .when(new Living.LetWatchPass())
        .refuses(work("Unfinished Field Dressing", Skill.SMITHING), "RHD-CRT-04");
  }

  @Test
  @Covers("RHD-R-93")
  void twoSkillsThatAreBothNeededAreBothRolled() {
    var both = Craft.parse("Smithing 12 and Crafting 10");
    assertThat(both.all()).isTrue();
    assertThat(both).hasToString("Smithing 12 and Crafting 10");
    var recipe = new Recipe(1, both, List.of(), List.of(), 1);
    var lantern = SHELF.thing("Lantern").orElseThrow();
    var table =
        table(Folk.hero("10/10/10/10/10/10"))
            .changed(
                new ThingEvent.Got(
                        "hero", Item.fresh(new Work(lantern, recipe, 0, false), Place.PACK, 1))
                    ::appliedTo);
    table
        .dice("d20=12", "d20=9")
        .when(work("Unfinished Lantern", Skill.SMITHING))
        .then("hero.items", List.of("Unfinished Lantern"))
        .when(new Living.LetWatchPass())
        .dice("d20=12", "d20=10")
        .when(work("Unfinished Lantern", Skill.SMITHING))
        .then("hero.items", List.of("Lantern"));
  }

  @Test
  @Covers({"RHD-CRT-05", "RHD-CRT-07", "RHD-CRT-08"})
  void anyMixOfToolsThatCoversTheActionsWillDo() {
    var needed = List.of(ToolAction.CUT, ToolAction.BOIL);
    var being = table(dresser()).state().being("hero");
    assertThat(Workshop.missingTools(being, needed)).isEmpty();
    var without =
        table(
                Folk.hero("10/16/10/10/10/10")
                    .having("Sewing Roll", Place.PACK)
                    .having("Cloth Bolt", Place.PACK)
                    .having("Herb Bundle", Place.PACK))
            .refuses(begin("Field Dressing"), "RHD-CRT-05")
            .state()
            .being("hero");
    assertThat(Workshop.missingTools(without, needed)).containsExactly(ToolAction.BOIL);
    // A second sewing roll changes neither DC nor time.
    table(dresser().having("Sewing Roll", Place.PACK))
        .when(begin("Field Dressing"))
        .dice("d20=6")
        .when(work("Unfinished Field Dressing", Skill.WEAVING))
        .then(
            "hero.items",
            List.of("Sewing Roll", "Cook Pot", "Sewing Roll 2", "Unfinished Field Dressing"));
  }

  @Test
  @Covers("RHD-R-15")
  void workIsPractice() {
    var state =
        table(dresser())
            .when(begin("Field Dressing"))
            .dice("d20=2")
            .when(work("Unfinished Field Dressing", Skill.WEAVING))
            .state();
    assertThat(state.being("hero").life().practice(Skill.WEAVING)).isEqualTo(1);
  }

  // Weapons and Armors

  @Test
  void weaponsAndArmorsAreMadeByTheirFigures() {
    var harness = Making.of(SHELF.thing("Leather Harness").orElseThrow()).orElseThrow();
    assertThat(harness.watches()).isEqualTo(4);
    assertThat(harness.skill()).hasToString("Leatherworking 13");
    assertThat(harness.materials().getFirst().count()).isEqualTo(6);
    var bow = Making.of(SHELF.thing("Short Bow").orElseThrow()).orElseThrow();
    assertThat(bow.watches()).isEqualTo(4);
    assertThat(bow.skill()).hasToString("Woodworking 12");
    assertThat(bow.tools()).containsExactly(ToolAction.CARVE, ToolAction.CUT);
    assertThat(bow.materials()).containsExactly(Recipe.Part.parse("3 Wood Billet"));
    var axe = Making.of(SHELF.thing("Great Axe").orElseThrow()).orElseThrow();
    assertThat(axe.watches()).isEqualTo(7);
    assertThat(axe.skill()).hasToString("Smithing 14");
    assertThat(axe.tools()).containsExactly(ToolAction.HEAT, ToolAction.HAMMER, ToolAction.GRIND);
    assertThat(axe.materials()).containsExactly(Recipe.Part.parse("4 Iron Bar"));
    var sling = Making.of(SHELF.thing("Shepherd's Sling").orElseThrow()).orElseThrow();
    assertThat(sling.skill()).hasToString("Weaving 10");
    assertThat(sling.materials()).containsExactly(Recipe.Part.parse("2 Cord"));
    assertThat(Making.of(SHELF.thing("Unarmed Strike").orElseThrow())).isEmpty();
  }

  private static Folk.Hero smith() {
    return Folk.hero("16/10/10/10/10/10")
        .holding("Shortsword")
        .having("Smith's Kit", Place.PACK)
        .having("Iron Bar", Place.PACK, 3);
  }

  @Test
  @Covers({"RHD-MEL-02", "RHD-R-100"})
  void tagsAreChangedLikeThingsAreMade() {
    var table =
        table(smith())
            .when(new Handling.Retag("hero", "Shortsword", "", "Keen 1"))
            .asked("referee", "retag");
    var work = (Work) table.state().being("hero").kit().get("Unfinished Shortsword").thing();
    assertThat(work.recipe().watches()).isEqualTo(4);
    assertThat(work.recipe().skill()).hasToString("Smithing 12");
    for (int watch = 0; watch < 4; watch++) {
      table
          .dice("d20=9")
          .when(work("Unfinished Shortsword", Skill.SMITHING))
          .when(new Living.LetWatchPass());
    }
    var sword = (Weapon) table.state().being("hero").kit().get("Shortsword").thing();
    assertThat(sword.tags().value(Tag.Kind.KEEN)).isEqualTo(1);
    assertThat(sword.valid()).isTrue();
  }

  @Test
  @Covers({"RHD-MEL-02", "RHD-R-100"})
  void theRefereeMayRefuseOrSetTimeAndDc() {
    table(smith())
        .answer("referee", "retag", false)
        .when(new Handling.Retag("hero", "Shortsword", "", "Keen 1"))
        .then("hero.held", List.of("Shortsword"));
    var state =
        table(smith())
            .answer("referee", "retag-time", 2)
            .answer("referee", "retag-dc", 20)
            .when(new Handling.Retag("hero", "Shortsword", "", "Keen 1"))
            .state();
    var work = (Work) state.being("hero").kit().get("Unfinished Shortsword").thing();
    assertThat(work.recipe().watches()).isEqualTo(2);
    assertThat(work.recipe().skill()).hasToString("Smithing 20");
    table(smith())
        .refuses(new Handling.Retag("hero", "Shortsword", "Type Slashing", ""), "RHD-MEL-04")
        .refuses(new Handling.Retag("hero", "Shortsword", "Keen 1", ""), "RHD-MEL-02")
        .refuses(new Handling.Retag("hero", "Shortsword", "", "Shiny"), "RHD-MEL-02")
        .refuses(new Handling.Retag("hero", "Iron Bar", "", "Keen 1"), "RHD-MEL-02");
  }

  // What nobody does

  @Test
  @Covers({"RHD-CRT-03", "RHD-INV-01"})
  void nobodyBeginsInAnEncounterOrDead() {
    Tables.fight(torchMaker(), Tables.dummy()).refuses(begin("Torch"), "RHD-CRT-03");
    table(torchMaker()).given("hero.dead", true).refuses(begin("Torch"), "RHD-INV-01");
  }

  @Test
  @Covers({"RHD-CRT-01", "RHD-CRT-05"})
  void nobodyGoesOnWithoutTheWorkOrItsTools() {
    table(torchMaker())
        .refuses(work("Unfinished Torch", Skill.CRAFTING), "RHD-CRT-01")
        .refuses(work("Pitch", Skill.CRAFTING), "RHD-CRT-01")
        .when(begin("Torch"))
        .when(new Handling.Drop("hero", "Carver's Roll"))
        .refuses(work("Unfinished Torch", Skill.CRAFTING), "RHD-CRT-05");
  }

  /// STR mod 0 has 1 Large, 3 Medium and 5 Small Slots. The Carver's Roll takes a Medium one; what
  /// goes into the torch makes room for it.
  @Test
  @Covers({"RHD-CRT-02", "RHD-CRT-06"})
  void materialsMakeRoomForTheWork() {
    var full = torchMaker();
    for (int i = 0; i < 19; i++) {
      full = full.having("Iron Bar", Place.PACK);
    }
    var laden = table(full).given("hero.str", 10);
    assertThat(Inventory.overfull(laden.state().being("hero"))).isFalse();
    laden.when(begin("Torch")).then("hero.count.unfinished-torch", 1);
  }

  @Test
  @Covers({"RHD-R-93", "RHD-CRT-04"})
  void theRollCitesWhatItIsFor() {
    table(torchMaker())
        .when(begin("Torch"))
        .dice("d20=7")
        .when(work("Unfinished Torch", Skill.CRAFTING))
        .applied("RHD-CRT-04");
  }

  @Test
  @Covers({"RHD-MEL-02", "RHD-ARM-01"})
  void onlyWeaponsArmorsAndAmmunitionHaveTags() {
    var cap = SHELF.thing("Hide Cap").orElseThrow();
    var narrow = (Armor) Workshop.changed(cap, "", "Narrow 2").orElseThrow();
    assertThat(narrow.tags().value(Tag.Kind.NARROW)).isEqualTo(2);
    assertThat(Workshop.changed(narrow, "Narrow 2", "")).contains(cap);
    var arrow = SHELF.thing("Broadhead Arrow").orElseThrow();
    var keen = (Ammunition) Workshop.changed(arrow, "", "Keen 1").orElseThrow();
    assertThat(keen.tags().value(Tag.Kind.KEEN)).isEqualTo(1);
    for (String other : List.of("Torch", "Smith's Kit", "Iron Bar")) {
      assertThat(Workshop.changed(SHELF.thing(other).orElseThrow(), "", "Keen 1"))
          .as(other)
          .isEmpty();
    }
    table(smith().having("Torch", Place.PACK))
        .refuses(new Handling.Retag("hero", "Torch", "", "Keen 1"), "RHD-MEL-02")
        .refuses(new Handling.Retag("hero", "Smith's Kit", "", "Keen 1"), "RHD-MEL-02")
        .refuses(new Handling.Retag("hero", "Lantern", "", "Keen 1"), "RHD-MEL-02")
        .refuses(new Handling.Retag("hero", "Shortsword", " ", ""), "RHD-MEL-02");
  }

  @Test
  @Covers({"RHD-MEL-02", "RHD-R-100", "RHD-CRT-06"})
  void whatIsLoadedGrownOrWithoutMaterialsIsNotChanged() {
    table(
            Folk.hero("16/10/10/10/10/10")
                .having("Smith's Kit", Place.PACK)
                .having("Iron Bar", Place.PACK, 3)
                .having(new SheetItem("Service Revolver", Place.MAIN_HAND, 1, 6, "Pistol Ball")))
        .refuses(new Handling.Retag("hero", "Service Revolver", "", "Keen 1"), "RHD-MEL-02");
    Tables.empty()
        .creature("hero", "Grey Cave Bear")
        .refuses(new Handling.Retag("hero", "Claws", "", "Keen 1"), "RHD-R-100");
    table(Folk.hero("16/10/10/10/10/10").holding("Shortsword").having("Smith's Kit", Place.PACK))
        .refuses(new Handling.Retag("hero", "Shortsword", "", "Keen 1"), "RHD-CRT-06");
    table(smith())
        .answer("referee", "retag", false)
        .when(new Handling.Retag("hero", "Shortsword", "", "Keen 1"))
        .says("leaves Shortsword as it is");
  }

  @Test
  @Covers({"RHD-MEL-04", "RHD-RNG-02", "RHD-AMM-02", "RHD-ARM-02"})
  void nothingLosesATagThatItNeeds() {
    table(
            Folk.hero("14/14/10/10/10/10")
                .holding("Shortsword")
                .having("Short Bow", Place.PACK)
                .having("Broadhead Arrow", Place.QUIVER, 12)
                .armored())
        .refuses(new Handling.Retag("hero", "Shortsword", "Range 5", ""), "RHD-MEL-04")
        .refuses(new Handling.Retag("hero", "Short Bow", "Range 80", ""), "RHD-RNG-02")
        .refuses(new Handling.Retag("hero", "Broadhead Arrow", "Dice 1d6", ""), "RHD-AMM-02")
        .refuses(
            new Handling.Retag("hero", "Leather Harness", "Style Layered 1", ""), "RHD-ARM-02");
  }
}
