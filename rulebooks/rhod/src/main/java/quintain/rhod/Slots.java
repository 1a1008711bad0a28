package quintain.rhod;

import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import quintain.kernel.Hints;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.space.Barrier;

/// What could go into the slots of commands, as far as whoever fills them in can know; spaces are
/// among the [Spaces].
final class Slots {
  private Slots() {}

  // Beings

  /// The being whose id stands in a slot, if that slot is filled and they are there.
  static Optional<Being> being(Blank<RhodState> blank, String slot) {
    return blank.filled(slot, String.class).flatMap(blank.state()::find);
  }

  private static boolean sees(Blank<RhodState> blank, Being being) {
    return blank.state().maySee(being, blank.seat());
  }

  static Optional<Question<?>> own(Blank<RhodState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> being.seat().equals(blank.seat())));
  }

  static Optional<Question<?>> everybody(Blank<RhodState> blank, Topic topic) {
    return oneOf(topic, beings(blank, _ -> true));
  }

  static Optional<Question<?>> creatures(Blank<RhodState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> !being.isPc()));
  }

  static Optional<Question<?>> foesFirst(Blank<RhodState> blank, Topic topic) {
    return oneOf(topic, others(blank, true, false));
  }

  static Optional<Question<?>> friendsFirst(Blank<RhodState> blank, Topic topic) {
    return oneOf(topic, others(blank, false, false));
  }

  static Optional<Question<?>> selfOrFriends(Blank<RhodState> blank, Topic topic) {
    return oneOf(topic, others(blank, false, true));
  }

  /// Those somebody holds.
  static Optional<Question<?>> grappled(Blank<RhodState> blank, Topic topic) {
    var by = blank.filled("by", String.class).orElse("");
    return oneOf(topic, beings(blank, being -> being.is(Condition.GRAPPLED, by)));
  }

  /// Several at once, friends first for what helps.
  static Optional<Question<?>> targets(Blank<RhodState> blank, Topic topic) {
    boolean helps =
        feature(blank)
            .map(Feature::trick)
            .filter(
                trick ->
                    trick instanceof Trick.Rally
                        || trick instanceof Trick.Interpose
                        || trick instanceof Trick.FieldSuture
                        || (trick instanceof Trick.Own own && own.whom() == Trick.Whom.ALLY))
            .isPresent();
    var options = others(blank, !helps, false);
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  /// Everybody in sight but the one who acts; the able before the fallen, near before far.
  private static List<Option<String>> others(
      Blank<RhodState> blank, boolean foesFirst, boolean selfToo) {
    var by = being(blank, "by");
    if (by.isEmpty()) {
      return List.of();
    }
    var actor = by.get();
    var found = new ArrayList<Being>();
    for (Being being : blank.state().roster()) {
      if ((selfToo || !being.id().equals(actor.id())) && sees(blank, being)) {
        found.add(being);
      }
    }
    found.sort(
        Comparator.<Being, Boolean>comparing(b -> (b.side() != actor.side()) != foesFirst)
            .thenComparing(b -> foesFirst && !b.isUp())
            .thenComparingInt(b -> Field.feet(blank.state(), actor, b)));
    return found.stream().map(being -> option(blank, actor, being, foesFirst)).toList();
  }

  private static List<Option<String>> beings(Blank<RhodState> blank, Predicate<Being> which) {
    return blank.state().roster().stream()
        .filter(being -> sees(blank, being) && which.test(being))
        .map(being -> Option.of(being.id(), being.name()))
        .toList();
  }

  /// Somebody, marked where they are not on the side that is meant: with no foe about, a friend is
  /// still no one to strike.
  private static Option<String> option(
      Blank<RhodState> blank, Being actor, Being being, boolean foes) {
    var hints = new ArrayList<Option.Hint>();
    var side =
        being.id().equals(actor.id())
            ? Hints.SELF
            : being.side() == actor.side() ? Hints.OWN : Hints.OTHER;
    hints.add(new Option.Hint(Hints.SIDE, side));
    hints.add(
        new Option.Hint(Hints.DISTANCE, Integer.toString(Field.feet(blank.state(), actor, being))));
    if (blank.state().maySeeFigures(being, blank.seat())) {
      int most = Defenses.maxVitality(blank.state().house(), being) + being.kit().maxArmoring();
      int now = being.vitals().vitality() + being.kit().armoring();
      hints.add(new Option.Hint(Hints.HEALTH, Integer.toString(100 * now / Math.max(1, most))));
    }
    if (!being.id().equals(actor.id())) {
      hints.add(new Option.Hint(Hints.RAY, actor.at() + " " + being.at()));
    }
    if ((being.side() != actor.side()) != foes) {
      hints.add(new Option.Hint(Hints.MEANT, Hints.NO));
    }
    return new Option<>(being.id(), being.name(), being.id(), List.copyOf(hints));
  }

  // Weapons

  /// Each weapon in hand, whatever is in hand besides, each part of the body that strikes, and bare
  /// hands.
  static Optional<Question<?>> arms(Blank<RhodState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(
            by -> {
              var options = new ArrayList<Option<String>>();
              for (Item item : by.kit().items()) {
                if (item.held()
                    || (item.place() == Place.NATURAL && item.thing() instanceof Weapon)) {
                  options.add(arm(blank.state(), by, item.key()));
                }
              }
              options.sort(Comparator.comparing(option -> !isWeapon(by, option.value())));
              options.add(arm(blank.state(), by, Arms.UNARMED));
              return oneOf(topic, options);
            });
  }

  private static boolean isWeapon(Being by, String key) {
    return by.kit().get(key).thing() instanceof Weapon;
  }

  private static Option<String> arm(RhodState state, Being by, String key) {
    int power = power(Arms.of(state, by, new Wielding(key, false)));
    return new Option<>(
        key,
        key,
        key,
        List.of(
            new Option.Hint(Hints.PURPOSE, "harm"),
            new Option.Hint(Hints.POWER, Integer.toString(power))));
  }

  /// Average damage in hundredths, and what the Degree adds to a hit.
  static int power(Arm arm) {
    int power = 100 * arm.degree();
    for (Cast cast : arm.dice()) {
      power += average(cast);
    }
    return power;
  }

  /// In hundredths.
  static int average(Cast cast) {
    return 50 * cast.count() * (cast.sides() + 1);
  }

  static Optional<Question<?>> guns(Blank<RhodState> blank, Topic topic) {
    return items(
        blank,
        topic,
        item -> item.held() && item.thing() instanceof Weapon weapon && weapon.capacity() > 0);
  }

  static Optional<Question<?>> hooks(Blank<RhodState> blank, Topic topic) {
    return items(
        blank,
        topic,
        item ->
            item.held() && item.thing() instanceof Weapon weapon && weapon.has(Tag.Kind.HOOKING));
  }

  /// Kinds of ammunition at hand for the weapon to be loaded.
  static Optional<Question<?>> ammunition(Blank<RhodState> blank, Topic topic) {
    var by = being(blank, "by");
    var item = by.flatMap(who -> who.kit().find(blank.filled("item", String.class).orElse("")));
    if (item.isEmpty() || !(item.get().thing() instanceof Weapon weapon)) {
      return Optional.empty();
    }
    var names =
        Magazines.stacks(by.orElseThrow().kit(), weapon).stream()
            .map(stack -> stack.thing().name())
            .distinct()
            .toList();
    return names.isEmpty()
        ? oneOf(topic, List.of(Option.of("ammunition", "ammunition")))
        : oneOf(topic, names.stream().map(name -> Option.of(name, name)).toList());
  }

  static Optional<Question<?>> quivered(Blank<RhodState> blank, Topic topic) {
    return items(
        blank,
        topic,
        item ->
            item.thing() instanceof Ammunition
                && (item.place() == Place.QUIVER || item.place() == Place.SHEATH));
  }

  // Things

  static Optional<Question<?>> items(Blank<RhodState> blank, Topic topic, Predicate<Item> which) {
    return being(blank, "by")
        .flatMap(
            being ->
                oneOf(
                    topic,
                    being.kit().items().stream()
                        .filter(item -> item.place() != Place.NATURAL)
                        .filter(which)
                        .map(item -> Option.of(item.key(), item.key()))
                        .toList()));
  }

  static Optional<Question<?>> carried(Blank<RhodState> blank, Topic topic) {
    return items(blank, topic, _ -> true);
  }

  static Optional<Question<?>> inHand(Blank<RhodState> blank, Topic topic) {
    return items(blank, topic, Item::held);
  }

  static Optional<Question<?>> packed(Blank<RhodState> blank, Topic topic) {
    return items(blank, topic, item -> item.place() == Place.PACK);
  }

  static Optional<Question<?>> burning(Blank<RhodState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(
            by -> {
              var options = new ArrayList<Option<String>>();
              for (Item item : by.kit().items()) {
                if (item.lit()) {
                  options.add(Option.of(item.key(), item.key()));
                }
              }
              for (Lying lying : Gadgets.burning(blank.state(), by)) {
                var key = lying.item().key();
                if (options.stream().noneMatch(option -> option.key().equals(key))) {
                  options.add(Option.of(key, "%s, on the ground".formatted(key)));
                }
              }
              return oneOf(topic, options);
            });
  }

  static Optional<Question<?>> armors(Blank<RhodState> blank, Topic topic) {
    return items(blank, topic, item -> item.thing() instanceof Armor);
  }

  static Optional<Question<?>> equipment(Blank<RhodState> blank, Topic topic) {
    return items(blank, topic, item -> item.thing() instanceof Equipment);
  }

  static Optional<Question<?>> unfinished(Blank<RhodState> blank, Topic topic) {
    return items(blank, topic, item -> item.thing() instanceof Work);
  }

  /// Things with Tags, for those who have tools to change them with.
  static Optional<Question<?>> tagged(Blank<RhodState> blank, Topic topic) {
    return being(blank, "by")
        .filter(by -> by.kit().items().stream().anyMatch(Slots::isTool))
        .flatMap(
            _ ->
                items(
                    blank,
                    topic,
                    item ->
                        item.thing() instanceof Weapon
                            || item.thing() instanceof Armor
                            || item.thing() instanceof Ammunition));
  }

  private static boolean isTool(Item item) {
    return item.thing() instanceof Toolkit;
  }

  /// What can be drawn, changed to the other hand, or taken up near by.
  static Optional<Question<?>> holdable(Blank<RhodState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(
            by -> {
              var keys = new ArrayList<String>();
              for (Item item : by.kit().items()) {
                switch (item.place()) {
                  case SHEATH, COINPURSE, QUIVER, MAIN_HAND, OFF_HAND -> keys.add(item.key());
                  case TWO_HANDS -> {
                    if (!by.kit().wields(item)) {
                      keys.add(item.key());
                    }
                  }
                  case ARMOR_WORN, HEADGEAR, PACK, NATURAL -> {
                    // worn, packed or grown
                  }
                }
              }
              for (Hands.Loose loose : Hands.loose(blank.state(), by)) {
                if (!keys.contains(loose.called())) {
                  keys.add(loose.called());
                }
              }
              return oneOf(topic, keys.stream().map(key -> Option.of(key, key)).toList());
            });
  }

  /// The verbs of the next step.
  static Optional<Question<?>> verbs(Blank<RhodState> blank, Topic topic) {
    var by = being(blank, "by");
    var item = by.flatMap(who -> who.kit().find(blank.filled("item", String.class).orElse("")));
    return item.flatMap(
        found ->
            oneOf(topic, Gadgets.verbs(by.orElseThrow(), found).stream().map(Option::of).toList()));
  }

  static Optional<Question<?>> objects(Blank<RhodState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().world().targets().stream()
            .map(target -> Option.of(target.name(), target.name()))
            .toList());
  }

  /// Doors and containers within reach that are open, or closed.
  static Slot<RhodState> doors(boolean open) {
    return (blank, topic) ->
        being(blank, "by")
            .flatMap(
                by ->
                    oneOf(
                        topic,
                        Stream.concat(
                                Interactions.doors(blank.state(), by, open).stream()
                                    .map(Barrier::name),
                                Containers.near(blank.state(), by, open).stream()
                                    .map(World.Container::name))
                            .distinct()
                            .map(name -> Option.of(name, name))
                            .toList()));
  }

  /// Containers within reach that stand open.
  static Optional<Question<?>> openContainers(Blank<RhodState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(
            by ->
                oneOf(
                    topic,
                    Containers.near(blank.state(), by, true).stream()
                        .map(container -> Option.of(container.name(), container.name()))
                        .toList()));
  }

  /// What lies in the container.
  static Optional<Question<?>> contents(Blank<RhodState> blank, Topic topic) {
    return blank
        .filled("container", String.class)
        .flatMap(name -> Containers.find(blank.state(), name))
        .flatMap(
            container ->
                oneOf(
                    topic,
                    container.contents().items().stream()
                        .map(item -> Option.of(item.key(), item.key()))
                        .toList()));
  }

  // Work

  /// What somebody has the materials for.
  static Optional<Question<?>> makeable(Blank<RhodState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().things().stream()
            .filter(thing -> Making.of(thing).isPresent())
            .map(thing -> Option.of(thing.name(), thing.name()))
            .toList());
  }

  static Optional<Question<?>> craft(Blank<RhodState> blank, Topic topic) {
    var item =
        being(blank, "by")
            .flatMap(by -> by.kit().find(blank.filled("item", String.class).orElse("")));
    return item.filter(found -> found.thing() instanceof Work)
        .flatMap(
            found ->
                oneOf(
                    topic,
                    ((Work) found.thing())
                        .recipe().skill().trials().stream()
                            .flatMap(trial -> blank.state().shelf().skill(trial.skill()).stream())
                            .map(Slots::option)
                            .toList()));
  }

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

  static Optional<Question<?>> lostTag(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(new Option<>("none", "none", ""));
    being(blank, "by")
        .flatMap(by -> by.kit().find(blank.filled("item", String.class).orElse("")))
        .ifPresent(
            item -> {
              for (Tag tag : tags(item.thing()).tags()) {
                if (options.stream().noneMatch(option -> option.key().equals(tag.toString()))) {
                  options.add(Option.of(tag.toString(), tag.toString()));
                }
              }
            });
    return oneOf(topic, options);
  }

  static Optional<Question<?>> newTag(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(new Option<>("none", "none", ""));
    NEW_TAGS.forEach(tag -> options.add(Option.of(tag, tag)));
    return oneOf(topic, options);
  }

  private static Tags tags(Thing thing) {
    return switch (thing) {
      case Weapon weapon -> weapon.tags();
      case Armor armor -> armor.tags();
      case Ammunition shot -> shot.tags();
      case Equipment _, Toolkit _, Material _, Source _, Work _ -> Tags.NONE;
    };
  }

  // Features, Traits and Skills

  private static Optional<Feature> feature(Blank<RhodState> blank) {
    return being(blank, "by")
        .flatMap(by -> Feats.find(by, blank.filled("feature", String.class).orElse("")));
  }

  static Optional<Question<?>> features(Blank<RhodState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(
            by ->
                oneOf(
                    topic,
                    by.life().features().stream()
                        .map(feature -> Option.of(feature.name(), feature.name()))
                        .toList()));
  }

  static Optional<Question<?>> allFeatures(Blank<RhodState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().features().stream()
            .map(
                feature ->
                    Option.of(
                        feature.name(), "%s (%d EXP)".formatted(feature.name(), feature.exp())))
            .toList());
  }

  static Optional<Question<?>> allTraits(Blank<RhodState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().traits().stream()
            .filter(trait -> !trait.creature())
            .map(
                trait ->
                    Option.of(trait.name(), "%s (%d EXP)".formatted(trait.name(), trait.exp())))
            .toList());
  }

  static Optional<Question<?>> professions(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<Skill>>();
    for (Skill skill : blank.state().shelf().allSkills()) {
      if (skill.group() == SkillGroup.PROFESSIONAL) {
        options.add(option(skill));
      }
    }
    return oneOf(topic, options);
  }

  /// Nothing, a book somebody carries, a teacher who is there, or whatever the Referee allows.
  static Optional<Question<?>> sources(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(new Option<>("none", "none", ""));
    boolean needed =
        blank
            .filled("skill", Skill.class)
            .flatMap(blank.state().shelf()::skill)
            .filter(skill -> skill.group() == SkillGroup.KNOWLEDGE)
            .isPresent();
    being(blank, "by")
        .filter(_ -> needed)
        .ifPresent(
            by -> {
              for (Item item : by.kit().items()) {
                if (item.thing() instanceof Source) {
                  options.add(Option.of(item.key(), item.key()));
                }
              }
              for (Being other : blank.state().roster()) {
                if (!other.id().equals(by.id()) && !other.isDead() && sees(blank, other)) {
                  options.add(Option.of(other.id(), other.name()));
                }
              }
              options.add(Option.of(Growing.ANOTHER_SOURCE, "another, if the Referee allows it"));
            });
    return oneOf(topic, options);
  }

  private static Option<Skill> option(Skill skill) {
    return new Option<>(skill.key(), skill.described(), skill.bare());
  }

  static Slot<RhodState> skills(Skill... some) {
    return (_, topic) -> oneOf(topic, Arrays.stream(some).map(Slots::option).toList());
  }

  /// Whatever Skills there are.
  static Optional<Question<?>> skills(Blank<RhodState> blank, Topic topic) {
    return oneOf(topic, blank.state().shelf().allSkills().stream().map(Slots::option).toList());
  }

  /// None, for a bare Ability, or any.
  static Optional<Question<?>> anySkill(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<Optional<Skill>>>();
    for (Skill skill : blank.state().shelf().allSkills()) {
      options.add(new Option<>(skill.key(), skill.described(), Optional.of(skill.bare())));
    }
    options.add(new Option<>("none", "none", Optional.empty()));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> anyAbility(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<Optional<Ability>>>();
    options.add(new Option<>("none", "as the Skill has it", Optional.empty()));
    for (Ability ability : Ability.values()) {
      options.add(
          new Option<>(Names.kebab(ability.name()), ability.described(), Optional.of(ability)));
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> hitDice(Blank<RhodState> blank, Topic topic) {
    int most = being(blank, "by").map(by -> by.vitals().hitDice()).orElse(0);
    return Optional.of(new Question.NumberFrom(topic, List.of(), 1, Math.max(1, most), 1));
  }
}
