package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.kernel.craft.PeopleSlots.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.craft.OfActor;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.rhod.Folk;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Tag;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Trait;
import quintain.rhod.state.WatchKind;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Work;
import quintain.rhod.state.World;

/// What stands for choice in each slot, before the rules have sorted it.
class SlotsTest {
  private static final Topic TOPIC = new Topic("slot", Rhd.RHD_ATK_01, Topic.PLAYER, "Which?");
  private static final Seat HERO = new Seat("hero");

  /// Anything with a `by`; what stands in the other slots is given by name.
  private static Blank<RhodState> blank(RhodState state, Seat seat, Partial partial) {
    return new Blank<>(state, seat, partial, true);
  }

  private static Blank<RhodState> byHero(RhodState state) {
    return blank(state, HERO, Partial.of(Encounter.Aid.class).with("by", "hero"));
  }

  /// A slot that depends on whoever acts.
  private static Slot<RhodState> of(OfActor<RhodState, Being> slot) {
    return (blank, topic) ->
        blank
            .filled("by", String.class)
            .flatMap(blank.state()::find)
            .flatMap(actor -> slot.of(blank, topic, actor));
  }

  private static List<? extends Option<?>> options(Slot<RhodState> slot, Blank<RhodState> blank) {
    var question = slot.of(blank, TOPIC);
    if (question.isEmpty()) {
      return List.of();
    }
    return switch (question.get()) {
      case Question.OneOf<?> q -> q.options();
      case Question.SomeOf<?> q -> q.options();
      case Question<?> q -> throw new AssertionError("no options: " + q);
    };
  }

  private static List<String> keys(Slot<RhodState> slot, Blank<RhodState> blank) {
    return options(slot, blank).stream().map(Option::key).toList();
  }

  private static List<String> items(Slot<RhodState> slot, Folk.Hero hero) {
    return keys(slot, byHero(alone(hero)));
  }

  private static RhodState alone(Folk.Hero hero) {
    return Tables.empty().sheet("hero", hero.sheet()).state();
  }

  private static Folk.Hero somebody() {
    return Folk.hero("12/14/12/12/10/10");
  }

  // Beings

  private static RhodState crowd() {
    return Tables.empty()
        .scene(
            Tables.placed("hero", "5,5", "near", "5,7", "far", "5,9", "foe", "9,5", "close", "7,5"))
        .sheet("hero", Tables.swordsman().sheet())
        .sheet("far", Tables.dummy().sheet())
        .sheet("near", Tables.dummy().sheet())
        .creature("foe", "Roadside Cutthroat")
        .creature("close", "Levy Conscript")
        .state();
  }

  private static String hint(Option<?> option, String name) {
    return option.hints().stream()
        .filter(hint -> hint.name().equals(name))
        .map(Option.Hint::value)
        .findFirst()
        .orElse("");
  }

  @Test
  void onesOwnAreThoseOfOnesSeat() {
    assertThat(keys(own(), byHero(crowd()))).containsExactly("hero");
    assertThat(keys(own(), blank(crowd(), Seat.REFEREE, Partial.of(Encounter.Aid.class))))
        .containsExactly("foe", "close");
    assertThat(keys(everybody(), byHero(crowd())))
        .containsExactly("hero", "far", "near", "foe", "close");
    assertThat(keys(those(being -> !being.isPc()), byHero(crowd())))
        .containsExactly("foe", "close");
  }

  @Test
  void whoIsMeantComesFirstAndTheNearestOfThem() {
    assertThat(keys(of(foesFirst()), byHero(crowd())))
        .containsExactly("close", "foe", "near", "far");
    assertThat(keys(of(friendsFirst()), byHero(crowd())))
        .containsExactly("near", "far", "close", "foe");
    assertThat(keys(of(selfOrFriends()), byHero(crowd())))
        .containsExactly("hero", "near", "far", "close", "foe");
    // whoever is down can wait, but a friend is helped where they lie
    var down =
        new FightEvent.Died("close", "")
            .appliedTo(new FightEvent.Died("near", "").appliedTo(crowd()));
    assertThat(keys(of(foesFirst()), byHero(down))).containsExactly("foe", "close", "far", "near");
    assertThat(keys(of(friendsFirst()), byHero(down))).startsWith("near", "far");
  }

  @Test
  void theUnseenAreNotNamed() {
    var hidden = new FightEvent.Revealed("close", Secrecy.UNSEEN).appliedTo(crowd());
    assertThat(keys(of(foesFirst()), byHero(hidden))).containsExactly("foe", "near", "far");
    assertThat(keys(everybody(), byHero(hidden))).doesNotContain("close");
  }

  @Test
  void anOptionSaysWhoseItIsHowFarOffAndHowWellAsFarAsOneMayKnow() {
    var state =
        new FightEvent.ValueSet("near.vitality", "1", "")
            .appliedTo(new FightEvent.Revealed("foe", Secrecy.FIGURES_HIDDEN).appliedTo(crowd()));
    var options = options(of(selfOrFriends()), byHero(state));
    assertThat(options.stream().map(option -> hint(option, Hints.SIDE)))
        .containsExactly(Hints.SELF, Hints.OWN, Hints.OWN, Hints.OTHER, Hints.OTHER);
    assertThat(options.stream().map(option -> hint(option, Hints.DISTANCE)))
        .containsExactly("0", "10", "20", "10", "20");
    // 1 of 2; 16 of Armoring and 2
    assertThat(options.stream().map(option -> hint(option, Hints.HEALTH)))
        .containsExactly("100", "50", "100", "100", "");
    assertThat(options.stream().map(option -> hint(option, Hints.RAY)))
        .containsExactly("", "5,5 5,7", "5,5 5,9", "5,5 7,5", "5,5 9,5");
    var struck = new FightEvent.ArmoringLost("close", 9).appliedTo(state);
    // 7 and 2 of 16 and 2
    assertThat(hint(options(of(foesFirst()), byHero(struck)).getFirst(), Hints.HEALTH))
        .isEqualTo("50");
  }

  @Test
  void aFeaturesTargetsAreThoseItHelpsOrHarms() {
    var state =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5", "friend", "5,6", "foe", "6,5"))
            .sheet(
                "hero",
                Tables.swordsman()
                    .knowing("Rally", "Interpose", "Field Suture", "Dread Gaze")
                    .sheet())
            .sheet("friend", Tables.dummy().sheet())
            .creature("foe", "Levy Conscript")
            .state();
    for (String helps : List.of("Rally", "Interpose", "Field Suture")) {
      assertThat(keys(of(Feats::targets), feature(state, helps))).containsExactly("friend", "foe");
    }
    assertThat(keys(of(Feats::targets), feature(state, "Dread Gaze")))
        .containsExactly("foe", "friend");
    var question =
        (Question.SomeOf<?>) of(Feats::targets).of(feature(state, "Rally"), TOPIC).orElseThrow();
    assertThat(question.least()).isEqualTo(1);
    assertThat(question.most()).isEqualTo(2);
    assertThat(keys(of(Feats::features), feature(state, "Rally")))
        .containsExactly("Rally", "Interpose", "Field Suture", "Dread Gaze");
  }

  private static Blank<RhodState> feature(RhodState state, String name) {
    return blank(
        state,
        HERO,
        Partial.of(Handling.UseFeatureOn.class).with("by", "hero").with("feature", name));
  }

  @Test
  void onlyThoseHeldCanBeLetGo() {
    var state =
        new LifeEvent.Gained("foe", Borne.lasting(Condition.GRAPPLED, 1, "hero"))
            .appliedTo(
                new LifeEvent.Gained("close", Borne.lasting(Condition.GRAPPLED, 1, "far"))
                    .appliedTo(crowd()));
    assertThat(keys(of(Scuffles::held), byHero(state))).containsExactly("foe");
  }

  // Weapons

  @Test
  void weaponsComeFirstThenWhateverIsInHandThenBareHands() {
    var armed =
        somebody()
            .trained(Skill.LONG_BLADE, Degree.LEARNING)
            .having("Torch", Place.OFF_HAND)
            .holding("Shortsword")
            .having("Boot Knife", Place.SHEATH);
    assertThat(items(of(Arms::options), armed))
        .containsExactly("Shortsword", "Torch", "Unarmed Strike");
    var sword = options(of(Arms::options), byHero(alone(armed))).getFirst();
    assertThat(hint(sword, Hints.PURPOSE)).isEqualTo("harm");
    // Learning +2, and 1d8
    assertThat(hint(sword, Hints.POWER)).isEqualTo("650");

    var boar = Tables.empty().creature("hero", "Ironback Boar").state();
    assertThat(keys(of(Arms::options), byHero(boar))).containsExactly("Gore", "Unarmed Strike");
  }

  @Test
  void gunsAreWhatCanBeLoadedAndHooksWhatHooks() {
    var gunner =
        somebody()
            .holding("Service Revolver")
            .having("Bullwhip", Place.OFF_HAND)
            .having("Service Revolver", Place.PACK)
            .having("Bullwhip", Place.PACK);
    assertThat(items(of(Inventory.things(Magazines::isGun)), gunner))
        .containsExactly("Service Revolver");
    assertThat(items(of(Inventory.things(Scuffles::isHooking)), gunner))
        .containsExactly("Bullwhip");
    assertThat(items(of(Inventory.things(Scuffles::isHooking)), somebody().holding("Shortsword")))
        .isEmpty();
  }

  @Test
  void ammunitionIsWhatFitsAndIsNamedOnce() {
    var gunner =
        somebody()
            .holding("Service Revolver")
            .having("Pistol Ball", Place.QUIVER, 6)
            .having("Broadhead Arrow", Place.QUIVER, 6);
    var load =
        Partial.of(Handling.Reload.class).with("by", "hero").with("item", "Service Revolver");
    assertThat(keys(of(Magazines::ammunition), blank(alone(gunner), HERO, load)))
        .containsExactly("Pistol Ball");
    var empty = alone(somebody().holding("Service Revolver"));
    assertThat(keys(of(Magazines::ammunition), blank(empty, HERO, load)))
        .containsExactly("ammunition");
    assertThat(keys(of(Magazines::ammunition), byHero(alone(gunner)))).isEmpty();
    assertThat(
            items(
                of(Inventory.things(Hands::isReadyAmmunition)),
                gunner.having("Pistol Ball", Place.PACK, 3)))
        .containsExactly("Pistol Ball", "Broadhead Arrow");
  }

  // Things

  private static Folk.Hero laden() {
    return somebody()
        .having("Leather Harness", Place.ARMOR_WORN)
        .having("Shortsword", Place.MAIN_HAND)
        .having("Torch", Place.OFF_HAND)
        .having("Boot Knife", Place.SHEATH)
        .having("Lock Tools", Place.COINPURSE)
        .having("Food Ration", Place.PACK)
        .having("Pistol Ball", Place.QUIVER, 6);
  }

  @Test
  void thingsAreSortedByWhereTheyAreAndWhatTheyAre() {
    assertThat(items(of(Inventory.things(_ -> true)), laden()))
        .containsExactly(
            "Leather Harness",
            "Shortsword",
            "Torch",
            "Boot Knife",
            "Lock Tools",
            "Food Ration",
            "Pistol Ball");
    assertThat(items(of(Inventory.things(Item::held)), laden()))
        .containsExactly("Shortsword", "Torch");
    assertThat(items(of(Inventory.things(item -> item.place() == Place.PACK)), laden()))
        .containsExactly("Food Ration");
    assertThat(items(of(Inventory.things(item -> item.thing() instanceof Armor)), laden()))
        .containsExactly("Leather Harness");
    assertThat(items(of(Inventory.things(Gadgets::isEquipment)), laden()))
        .contains("Torch", "Food Ration")
        .doesNotContain("Shortsword", "Leather Harness", "Pistol Ball");
    assertThat(items(of(Hands::holdable), laden()))
        .containsExactly("Shortsword", "Torch", "Boot Knife", "Lock Tools", "Pistol Ball");
  }

  @Test
  void whatLiesBesideOneCanBeTakenUpUnderANameOfItsOwn() {
    var state = alone(laden());
    var sword = state.being("hero").kit().get("Shortsword");
    var here = state.being("hero").at();
    var lying =
        new ThingEvent.Laid(Item.grown("Old Sword", (Weapon) sword.thing()), here)
            .appliedTo(new ThingEvent.Laid(sword, here).appliedTo(state));
    assertThat(keys(of(Hands::holdable), byHero(lying)))
        .containsExactly(
            "Shortsword",
            "Torch",
            "Boot Knife",
            "Lock Tools",
            "Pistol Ball",
            "Shortsword 2",
            "Old Sword");
  }

  @Test
  void whatBurnsCanBePutOut() {
    assertThat(items(of(Flames::alight), laden())).isEmpty();
    var lit = new ThingEvent.Lit("hero", "Torch", true).appliedTo(alone(laden()));
    assertThat(keys(of(Flames::alight), byHero(lit))).containsExactly("Torch");
  }

  @Test
  void whatGrewOnSomebodyIsNoThing() {
    var boar = Tables.empty().creature("hero", "Ironback Boar").state();
    assertThat(keys(of(Arms::options), byHero(boar))).contains("Gore");
    assertThat(keys(of(Inventory.things(_ -> true)), byHero(boar))).doesNotContain("Gore");
  }

  @Test
  void tagsAreChangedWithTools() {
    var hero =
        somebody()
            .having("Leather Harness", Place.ARMOR_WORN)
            .holding("Shortsword")
            .having("Torch", Place.OFF_HAND)
            .having("Pistol Ball", Place.QUIVER, 6);
    assertThat(items(of(Workshop::tagged), hero)).isEmpty();
    var handy = hero.having("Sewing Roll", Place.PACK);
    assertThat(items(of(Workshop::tagged), handy))
        .containsExactly("Leather Harness", "Shortsword", "Pistol Ball");

    var sword = Partial.of(Handling.Retag.class).with("by", "hero").with("item", "Shortsword");
    var weapon = (Weapon) alone(handy).being("hero").kit().get("Shortsword").thing();
    assertThat(keys(of(Workshop::lostTag), blank(alone(handy), HERO, sword)))
        .startsWith("none")
        .doesNotHaveDuplicates()
        .containsAll(weapon.tags().tags().stream().map(Tag::toString).toList());
    for (String item : List.of("Leather Harness", "Pistol Ball")) {
      var other = Partial.of(Handling.Retag.class).with("by", "hero").with("item", item);
      assertThat(keys(of(Workshop::lostTag), blank(alone(handy), HERO, other)))
          .hasSizeGreaterThan(1);
    }
    var torch = Partial.of(Handling.Retag.class).with("by", "hero").with("item", "Torch");
    assertThat(keys(of(Workshop::lostTag), blank(alone(handy), HERO, torch)))
        .containsExactly("none");
    assertThat(keys(Workshop::newTag, byHero(alone(handy))))
        .startsWith("none", "Keen 1")
        .contains("Hooking", "Insulated Cold 1");
  }

  @Test
  void objectsAreNamed() {
    var chest = new World.Target("chest", Tables.at("5,6"), 10, 6);
    var state = alone(somebody());
    assertThat(keys(Battering::objects, byHero(state))).isEmpty();
    assertThat(keys(Battering::objects, byHero(new ThingEvent.TargetSetUp(chest).appliedTo(state))))
        .containsExactly("chest");
  }

  // Work

  @Test
  void workIsDoneWithTheSkillsOfItsRecipe() {
    var carver =
        Folk.hero("12/16/10/12/10/10")
            .having("Carver's Roll", Place.PACK)
            .having("Wood Billet", Place.PACK)
            .having("Pitch", Place.PACK);
    var begun =
        Tables.empty()
            .sheet("hero", carver.sheet())
            .when(new Handling.BeginWork("hero", "Torch"))
            .state();
    assertThat(
            keys(of(Inventory.things(item -> item.thing() instanceof Work)), byHero(alone(carver))))
        .isEmpty();
    assertThat(keys(of(Inventory.things(item -> item.thing() instanceof Work)), byHero(begun)))
        .containsExactly("Unfinished Torch");
    var torch = (Work) begun.being("hero").kit().get("Unfinished Torch").thing();
    var on = Partial.of(Handling.WorkOn.class).with("by", "hero").with("item", "Unfinished Torch");
    assertThat(
            options(of(Workshop::skills), blank(begun, HERO, on)).stream()
                .map(o -> (Object) o.value()))
        .containsExactlyElementsOf(
            torch.recipe().skill().trials().stream().map(trial -> (Object) trial.skill()).toList());
    var billet = Partial.of(Handling.WorkOn.class).with("by", "hero").with("item", "Carver's Roll");
    assertThat(keys(of(Workshop::skills), blank(begun, HERO, billet))).isEmpty();
    assertThat(keys(entries(Workshop::makeable), byHero(begun)))
        .contains("Torch", "Food Ration")
        .doesNotContain("Wood Billet");
  }

  // Features, Traits and Skills

  @Test
  void whatCanBeGainedHasItsPrice() {
    var state =
        Tables.empty()
            .sheet(
                "hero",
                somebody()
                    .knowing(
                        "Pin Down",
                        "Seam Cutter",
                        "Sweeping Arc",
                        "Interpose",
                        "Rally",
                        "Dread Gaze")
                    .sheet())
            .given("hero.exp", 20)
            .given("hero.con", 14)
            .when(new Living.SpendWatch("hero", WatchKind.RESTING))
            .state();
    assertThat(state.shelf().features()).hasSize(18);
    assertThat(labels(state, Living.GainFeature.class))
        .contains("Brace (1 EXP)", "Last Word (4 EXP)");
    assertThat(labels(state, Living.GainTrait.class))
        .contains("Sure Footed (1 EXP)", "Giant's Marrow (4 EXP)");
    // creatures' own are no Traits to gain
    assertThat(Growing.traits(state))
        .extracting(Trait::name)
        .hasSize(14)
        .doesNotContain("Pack Hunter");
  }

  private static List<String> labels(RhodState state, Class<? extends Command> gain) {
    var next =
        (Choices.Next)
            new RhodBook().deeds().choices(state, HERO, Partial.of(gain).with("by", "hero"));
    return ((Question.OneOf<?>) next.question()).options().stream().map(Option::label).toList();
  }

  @Test
  void skillsAndAbilitiesAreAllNamed() {
    var blank = byHero(alone(somebody()));
    assertThat(options(Growing::professions, blank).stream().map(o -> (Object) o.value()))
        .hasSize(14)
        .contains(Skill.SMITHING)
        .doesNotContain(Skill.BOW, Skill.NATURE);
    assertThat(keys(Checks::anySkill, blank))
        .hasSize(Skill.listed().size() + 1)
        .contains("long-blade")
        .endsWith("none");
    assertThat(keys(Checks::anyAbility, blank))
        .containsExactly("none", "str", "dex", "con", "int", "wis", "cha");
  }

  @Test
  void knowledgeComesFromBooksAndTeachers() {
    var reader = somebody().having("Field Guide", Place.PACK).having("Torch", Place.PACK);
    var state =
        Tables.empty()
            .sheet("hero", reader.sheet())
            .sheet("teacher", somebody().sheet())
            .sheet("late", somebody().sheet())
            .creature("lurker", "Bog Viper")
            .given("lurker.secrecy", "unseen")
            .given("late.dead", true)
            .state();
    assertThat(keys(of(Growing::sources), raise(state, Skill.NATURE)))
        .containsExactly("none", "Field Guide", "teacher", "another");
    assertThat(keys(of(Growing::sources), raise(state, Skill.BOW))).containsExactly("none");
  }

  private static Blank<RhodState> raise(RhodState state, Skill skill) {
    return blank(
        state, HERO, Partial.of(Living.RaiseSkill.class).with("by", "hero").with("skill", skill));
  }

  @Test
  void asManyHitDiceAsThereAreAndOneToAskFor() {
    var state = alone(somebody());
    var three = new FightEvent.ValueSet("hero.hit-dice", "3", "").appliedTo(state);
    var none = new FightEvent.ValueSet("hero.hit-dice", "0", "").appliedTo(state);
    assertThat(
            ((Question.NumberFrom) of(Harm::hitDice).of(byHero(three), TOPIC).orElseThrow()).most())
        .isEqualTo(3);
    assertThat(
            ((Question.NumberFrom) of(Harm::hitDice).of(byHero(none), TOPIC).orElseThrow()).most())
        .isEqualTo(1);
  }

  @Test
  void whoIsNotThereHasNothing() {
    var nobody = blank(alone(somebody()), HERO, Partial.of(Encounter.Aid.class));
    assertThat(of(foesFirst()).of(nobody, TOPIC)).isEqualTo(Optional.empty());
    assertThat(keys(of(Arms::options), nobody)).isEmpty();
    assertThat(keys(of(Inventory.things(_ -> true)), nobody)).isEmpty();
  }
}
