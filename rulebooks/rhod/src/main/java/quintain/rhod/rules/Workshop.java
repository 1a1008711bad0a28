package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Ammunition;
import quintain.rhod.state.Armor;
import quintain.rhod.state.Being;
import quintain.rhod.state.By;
import quintain.rhod.state.Craft;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Item;
import quintain.rhod.state.Kit;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Material;
import quintain.rhod.state.Place;
import quintain.rhod.state.Recipe;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.SkillGroup;
import quintain.rhod.state.Source;
import quintain.rhod.state.Tag;
import quintain.rhod.state.Tags;
import quintain.rhod.state.Thing;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.ToolAction;
import quintain.rhod.state.Toolkit;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Work;

/// Creating Equipment, and changing the Tags of what there is.
final class Workshop extends Chapter {
  private static final int MOST_WATCHES = 100;

  Workshop(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.handling(BeginWork.class, RHD_CRT_01)
        .offered("begins to make something", REST)
        .ifOpen()
        .toPlayers()
        .icon("hammer")
        .by(BeginWork::by, "Who makes it?")
        .slot(BeginWork::product, "What?", entries(Workshop::makeable))
        .refuses(Workshop::refusal)
        .does(Workshop::new, Workshop::begin);
    book.handling(WorkOn.class, RHD_CRT_03)
        .offered("works on something", REST)
        .ifOpen()
        .toPlayers()
        .icon("hammer")
        .by(WorkOn::by, "Who works?")
        .slot(WorkOn::item, "On what?", Inventory.things(item -> item.thing() instanceof Work))
        .slot(WorkOn::skill, "With which Skill?", Workshop::skills)
        .refuses(Workshop::refusal)
        .does(Workshop::new, Workshop::workOn);
    book.handling(Retag.class, RHD_MEL_02)
        .offered("changes a thing's Tags", REST)
        .ifOpen()
        .toPlayers()
        .icon("tag")
        .by(Retag::by, "Who changes it?")
        .slot(Retag::item, "What?", Workshop::tagged)
        .slot(Retag::drop, "Which Tag is lost?", Workshop::lostTag)
        .slot(Retag::add, "Which Tag is gained?", Workshop::newTag)
        .refuses(Workshop::refusal)
        .does(Workshop::new, Workshop::retag);
  }

  // What there is to choose from

  private static final List<String> NEW_TAGS =
      List.of(
          "Keen 1",
          "Warding 1",
          "Quick 1",
          "Looping",
          "Hooking",
          "Thrown 20",
          "Heavy Shot 1",
          "Penetrating 1",
          "Igniting 1",
          "Noisy 1",
          "Insulated Fire 1",
          "Insulated Cold 1");

  private static final Option<String> NO_TAG = new Option<>("none", "none", "");

  static List<Thing> makeable(RhodState state) {
    return state.shelf().things().stream().filter(thing -> Making.of(thing).isPresent()).toList();
  }

  static Optional<Question<?>> skills(Blank<RhodState> blank, Topic topic, Being by) {
    return Inventory.chosen(blank, by)
        .flatMap(
            item ->
                item.thing() instanceof Work work
                    ? oneOf(
                        topic,
                        work.recipe().skill().trials().stream()
                            .flatMap(trial -> blank.state().shelf().skill(trial.skill()).stream())
                            .map(Checks::option)
                            .toList())
                    : Optional.empty());
  }

  /// Things with Tags, for those who have tools to change them with.
  static Optional<? extends Question<?>> tagged(Blank<RhodState> blank, Topic topic, Being by) {
    return by.kit().items().stream().anyMatch(item -> item.thing() instanceof Toolkit)
        ? Inventory.things(item -> tags(item.thing()).isPresent()).of(blank, topic, by)
        : Optional.empty();
  }

  static Optional<Question<?>> lostTag(Blank<RhodState> blank, Topic topic, Being by) {
    return tag(
        topic,
        Inventory.chosen(blank, by).stream()
            .flatMap(item -> tags(item.thing()).stream())
            .flatMap(tags -> tags.tags().stream())
            .map(Tag::toString)
            .distinct());
  }

  static Optional<Question<?>> newTag(Blank<RhodState> blank, Topic topic) {
    return tag(topic, NEW_TAGS.stream());
  }

  private static Optional<Question<?>> tag(Topic topic, Stream<String> tags) {
    return oneOf(
        topic, Stream.concat(Stream.of(NO_TAG), tags.map(tag -> Option.of(tag, tag))).toList());
  }

  // Beginning

  /// Tool Actions that nothing somebody carries covers; more of the same help nothing (RHD-CRT-07,
  /// RHD-CRT-08).
  @By({Rhd.RHD_CRT_07, Rhd.RHD_CRT_08})
  static List<ToolAction> missingTools(Being by, List<ToolAction> needed) {
    var missing = new ArrayList<>(needed);
    for (Item item : by.kit().items()) {
      if (item.thing() instanceof Toolkit toolkit) {
        missing.removeAll(toolkit.actions());
      }
    }
    return missing;
  }

  static Optional<Refusal> refusal(RhodState state, Handling.BeginWork step) {
    var by = state.being(step.by());
    var product = state.shelf().thing(step.product());
    if (product.isEmpty()) {
      return no(RHD_CRT_01, "Nothing is called " + step.product());
    }
    var recipe = Making.of(product.get());
    if (recipe.isEmpty()) {
      return no(RHD_CRT_01, "Nobody makes " + product.get().name());
    }
    return beginRefusal(state, by.id(), product.get(), recipe.get());
  }

  private static Optional<Refusal> beginRefusal(
      RhodState state, String who, Thing product, Recipe recipe) {
    var by = state.being(who);
    if (state.inEncounter()) {
      return no(RHD_CRT_03, "Nobody works within an Encounter");
    }
    var unable = Hands.boundRefusal(state, by).or(() -> toolRefusal(by, recipe));
    if (unable.isPresent()) {
      return unable;
    }
    for (Recipe.Part part : recipe.materials()) {
      int has = number(by, part.material());
      if (has < part.count()) {
        return no(
            RHD_CRT_06,
            "%s takes %d %s, and there are %d"
                .formatted(product.name(), part.count(), part.material(), has));
      }
    }
    var after = spent(state, who, recipe).being(who);
    return Inventory.roomFor(after, unfinished(product, recipe, false)).isEmpty()
        ? no(RHD_CRT_02, "There is no room for an unfinished " + product.name())
        : Optional.empty();
  }

  private static Optional<Refusal> toolRefusal(Being by, Recipe recipe) {
    var missing = missingTools(by, recipe.tools());
    return missing.isEmpty()
        ? Optional.empty()
        : no(
            RHD_CRT_05,
            "No tool is there to "
                + String.join(", ", missing.stream().map(ToolAction::name).toList()));
  }

  private static int number(Being by, String material) {
    int sum = 0;
    for (Item item : by.kit().items()) {
      sum += item.thing().name().equalsIgnoreCase(material) ? item.count() : 0;
    }
    return sum;
  }

  /// As it would be once somebody's materials are bound in the work.
  private static RhodState spent(RhodState state, String who, Recipe recipe) {
    var after = state;
    for (Recipe.Part part : recipe.materials()) {
      for (int n = 0; n < part.count(); n++) {
        var key = called(after.being(who).kit(), part.material()).key();
        after = new ThingEvent.Lost(who, key, 1).appliedTo(after);
      }
    }
    return after;
  }

  private static Item called(Kit kit, String name) {
    return kit.items().stream()
        .filter(item -> item.thing().name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no " + name));
  }

  private static Item unfinished(Thing product, Recipe recipe, boolean reshapes) {
    return Item.fresh(new Work(product, recipe, 0, reshapes), Place.PACK, 1);
  }

  /// The materials are bound (RHD-CRT-06, RHD-R-93); the unfinished work takes room (RHD-CRT-02).
  void begin(Handling.BeginWork step) {
    var product = state().shelf().thing(step.product()).orElseThrow();
    begin(step.by(), product, Making.of(product).orElseThrow(), false);
  }

  private void begin(String who, Thing product, Recipe recipe, boolean reshapes) {
    for (Recipe.Part part : recipe.materials()) {
      for (int n = 0; n < part.count(); n++) {
        emit(
            new ThingEvent.Lost(who, called(being(who).kit(), part.material()).key(), 1),
            RHD_CRT_06);
      }
    }
    new Hands(play).receive(who, unfinished(product, recipe, reshapes), RHD_CRT_02);
  }

  // Watches

  static Optional<Refusal> refusal(RhodState state, Handling.WorkOn step) {
    var by = state.being(step.by());
    var free = Days.handiworkRefusal(state, step.by(), RHD_CRT_03);
    if (free.isPresent()) {
      return free;
    }
    var has = Hands.hasRefusal(by, step.item(), RHD_CRT_01);
    if (has.isPresent()) {
      return has;
    }
    if (!(by.kit().get(step.item()).thing() instanceof Work work)) {
      return no(RHD_CRT_01, step.item() + " is not in the making");
    }
    if (work.recipe().skill().trials().stream().noneMatch(t -> t.skill().equals(step.skill()))) {
      return no(
          RHD_CRT_04, "%s is made with %s".formatted(work.product().name(), work.recipe().skill()));
    }
    return toolRefusal(by, work.recipe());
  }

  /// One check at the end of the Watch: a success is a Watch of progress, a failure wastes the
  /// Watch (RHD-CRT-03, RHD-R-92).
  void workOn(Handling.WorkOn step) {
    var by = being(step.by());
    var item = by.kit().get(step.item());
    var work = (Work) item.thing();
    new Days(play).work(by.id(), RHD_CRT_03);
    boolean well = true;
    for (Craft.Trial trial : work.recipe().skill().trials()) {
      if (work.recipe().skill().all() || trial.skill().equals(step.skill())) {
        // Of two Skills that both must succeed the second is rolled whatever the first comes to.
        well &=
            new Checks(play)
                .check(
                    being(by.id()),
                    trial.skill(),
                    trial.dc(),
                    work.recipe().skill().all() ? RHD_R_93 : RHD_CRT_04);
      }
    }
    var skill = lookedUp(step.skill());
    emit(new ThingEvent.Worked(by.id(), item.key(), skill, well), RHD_R_92);
    practise(by.id(), skill);
    if (((Work) being(by.id()).kit().get(item.key()).thing()).finished()) {
      finish(by.id(), item.key(), work);
    }
  }

  private void finish(String who, String key, Work work) {
    emit(new ThingEvent.Lost(who, key, 1), RHD_CRT_01);
    int rest = work.recipe().makes();
    while (rest > 0) {
      int count = Math.min(rest, work.product().stack());
      new Hands(play).receive(who, Item.fresh(work.product(), Place.PACK, count), RHD_CRT_01);
      rest -= count;
    }
  }

  /// A Watch spent with a Professional Skill counts for it (RHD-R-15).
  void practise(String who, Skill skill) {
    if (skill.group() == SkillGroup.PROFESSIONAL) {
      emit(new LifeEvent.Practised(who, skill, 1), Rhd.RHD_R_15);
    }
  }

  // Tags

  /// The thing with its Tags changed; empty if the Tags are not to be read, or it has no such Tag.
  static Optional<Thing> changed(Thing thing, String drop, String add) {
    try {
      var tags = tags(thing);
      if (tags.isEmpty()) {
        return Optional.empty();
      }
      var after = tags.get();
      if (!drop.isBlank()) {
        var gone = Tag.parse(drop);
        if (!after.tags().contains(gone)) {
          return Optional.empty();
        }
        after = after.minus(gone);
      }
      if (!add.isBlank()) {
        after = after.plus(Tag.parse(add));
      }
      return Optional.of(with(thing, after));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<Tags> tags(Thing thing) {
    return switch (thing) {
      case Weapon weapon -> Optional.of(weapon.tags());
      case Armor armor -> Optional.of(armor.tags());
      case Ammunition shot -> Optional.of(shot.tags());
      case Equipment _, Toolkit _, Material _, Source _, Work _ -> Optional.empty();
    };
  }

  private static Thing with(Thing thing, Tags tags) {
    return switch (thing) {
      case Weapon weapon -> weapon.with(tags);
      case Armor armor -> armor.with(tags);
      case Ammunition shot -> shot.with(tags);
      case Equipment _, Toolkit _, Material _, Source _, Work _ -> thing;
    };
  }

  /// Why such Tags make no weapon, Armor or ammunition.
  private static Optional<Refusal> lackRefusal(String name, Thing thing) {
    return switch (thing) {
      case Weapon weapon ->
          weapon.valid()
              ? Optional.empty()
              : no(
                  weapon.melee() ? Rhd.RHD_MEL_04 : Rhd.RHD_RNG_02,
                  "%s would lack %s".formatted(name, String.join(", ", weapon.lacks())));
      case Armor armor ->
          armor.valid()
              ? Optional.empty()
              : no(Rhd.RHD_ARM_02, name + " would lack a Size, a Material or a Style");
      case Ammunition shot ->
          shot.valid()
              ? Optional.empty()
              : no(Rhd.RHD_AMM_02, name + " would lack a Size, Damage Dice or a Damage Type");
      case Equipment _, Toolkit _, Material _, Source _, Work _ -> Optional.empty();
    };
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Retag step) {
    var by = state.being(step.by());
    var has = Hands.hasRefusal(by, step.item(), RHD_MEL_02);
    if (has.isPresent()) {
      return has;
    }
    var item = by.kit().get(step.item());
    if (step.drop().isBlank() && step.add().isBlank()) {
      return no(RHD_MEL_02, "Name a Tag to lose or to gain");
    }
    if (tags(item.thing()).isEmpty()) {
      return no(RHD_MEL_02, item.key() + " has no Tags");
    }
    if (!item.loaded().isEmpty()) {
      return no(RHD_MEL_02, item.key() + " is loaded");
    }
    var after = changed(item.thing(), step.drop(), step.add());
    if (after.isEmpty()) {
      return no(
          RHD_MEL_02,
          "%s cannot lose '%s' and gain '%s'".formatted(item.key(), step.drop(), step.add()));
    }
    var lacking = lackRefusal(item.key(), after.get());
    if (lacking.isPresent()) {
      return lacking;
    }
    var recipe = Making.changing(after.get());
    if (recipe.isEmpty()) {
      return no(RHD_R_100, "Nobody can change " + item.key());
    }
    var without = new ThingEvent.Lost(by.id(), item.key(), item.count()).appliedTo(state);
    return beginRefusal(without, by.id(), after.get(), recipe.get());
  }

  /// Handled as creation, with the Referee's time and DC (RHD-R-100).
  void retag(Handling.Retag step) {
    var by = being(step.by());
    var item = by.kit().get(step.item());
    var after = changed(item.thing(), step.drop(), step.add()).orElseThrow();
    var recipe = Making.changing(after).orElseThrow();
    if (!referee(Requests.RETAG, true, by.id(), item.key())) {
      emit(new ThingEvent.Did(by.id(), "leaves " + item.key() + " as it is"), RHD_MEL_02);
      return;
    }
    int watches =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(
                Requests.RETAG_TIME,
                List.of(by.id(), item.key()),
                1,
                MOST_WATCHES,
                recipe.watches()));
    var trial = recipe.skill().trials().getFirst();
    int dc =
        new Checks(play).difficulty(Requests.RETAG_DC, List.of(by.id(), item.key()), trial.dc());
    emit(new ThingEvent.Lost(by.id(), item.key(), item.count()), RHD_R_100);
    begin(
        by.id(),
        after,
        new Recipe(
            watches, Craft.of(trial.skill(), dc), recipe.tools(), recipe.materials(), item.count()),
        true);
  }
}
