package quintain.otherworlds;

import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Hints;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;

/// What could go into the slots of commands, as far as whoever fills them in can know; spaces are
/// among the [Spaces].
final class Slots {
  private Slots() {}

  // Beings

  /// The being whose id stands in a slot, if that slot is filled and they are there.
  static Optional<Being> being(Blank<OtwState> blank, String slot) {
    return blank.filled(slot, String.class).flatMap(blank.state()::find);
  }

  private static boolean sees(Blank<OtwState> blank, Being being) {
    return blank.state().maySee(being, blank.seat());
  }

  static Optional<Question<?>> own(Blank<OtwState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> blank.state().speaksFor(blank.seat(), being)));
  }

  static Optional<Question<?>> ownAwake(Blank<OtwState> blank, Topic topic) {
    return oneOf(
        topic,
        beings(
            blank, being -> being.isConscious() && blank.state().speaksFor(blank.seat(), being)));
  }

  /// Somebody conscious to measure oneself against.
  static Optional<Question<?>> opponents(Blank<OtwState> blank, Topic topic) {
    return oneOf(
        topic,
        others(blank, true, false).stream()
            .filter(option -> blank.state().being(option.value()).isConscious())
            .toList());
  }

  static Optional<Question<?>> everybody(Blank<OtwState> blank, Topic topic) {
    return oneOf(topic, beings(blank, _ -> true));
  }

  static Optional<Question<?>> creatures(Blank<OtwState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> !being.isPc()));
  }

  static Optional<Question<?>> characters(Blank<OtwState> blank, Topic topic) {
    return oneOf(topic, beings(blank, Being::isPc));
  }

  static Optional<Question<?>> foesFirst(Blank<OtwState> blank, Topic topic) {
    return oneOf(topic, others(blank, true, false));
  }

  static Optional<Question<?>> friendsFirst(Blank<OtwState> blank, Topic topic) {
    return oneOf(topic, others(blank, false, false));
  }

  static Optional<Question<?>> selfOrFriends(Blank<OtwState> blank, Topic topic) {
    return oneOf(topic, others(blank, false, true));
  }

  /// Enemies before friends for what harms, friends for what helps, and oneself.
  static Optional<Question<?>> spellTargets(Blank<OtwState> blank, Topic topic) {
    boolean harms =
        being(blank, "by")
            .flatMap(by -> by.life().spell(blank.filled("spell", String.class).orElse("")))
            .map(spell -> !helps(spell.power()))
            .orElse(true);
    return oneOf(topic, others(blank, harms, true));
  }

  private static boolean helps(Power power) {
    return switch (power) {
      case Power.Mend _, Power.Purify _, Power.Ward _, Power.Regrow _, Power.Lift _ -> true;
      case Power.Strike _,
          Power.Enrage _,
          Power.Dazzle _,
          Power.Silence _,
          Power.Confuse _,
          Power.Leech _ ->
          false;
    };
  }

  static Optional<Question<?>> targets(Blank<OtwState> blank, Topic topic) {
    var by = being(blank, "by");
    boolean sweeps = by.filter(who -> sweeps(blank, who)).isPresent();
    var options =
        others(blank, true, false).stream()
            .map(option -> sweeps ? swept(blank.state(), by.orElseThrow(), option) : option)
            .toList();
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  /// Whether any of the weapons chosen takes in those beside the target.
  private static boolean sweeps(Blank<OtwState> blank, Being by) {
    var state = blank.state();
    for (String weapon : strings(blank.filled("with", List.class).orElse(List.of()))) {
      var means = new Means.Wielding(weapon, false);
      if (Arms.refusal(state, by, means).isEmpty() && Arms.of(state, by, means).sweeps()) {
        return true;
      }
    }
    return false;
  }

  private static Option<String> swept(OtwState state, Being by, Option<String> option) {
    var hints = new ArrayList<>(option.hints());
    var spaces = Field.sweep(state, by.at(), state.being(option.value()).at());
    hints.add(new Option.Hint(Hints.AREA, Spaces.spots(spaces)));
    return new Option<>(option.key(), option.label(), option.value(), List.copyOf(hints));
  }

  /// Nobody for a skill that is aimed at nobody.
  static Optional<Question<?>> skillTargets(Blank<OtwState> blank, Topic topic) {
    var feat = skill(blank).map(Skill::feat);
    if (feat.filter(Feat.Rally.class::isInstance).isPresent()) {
      return Optional.of(
          new Question.SomeOf<>(topic, List.of(), List.<Option<String>>of(), 0, 0, List.of()));
    }
    boolean helps = feat.filter(Feat.Dress.class::isInstance).isPresent();
    var options = others(blank, !helps, helps);
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  private static Optional<Skill> skill(Blank<OtwState> blank) {
    return being(blank, "by")
        .flatMap(by -> by.life().skill(blank.filled("skill", String.class).orElse("")));
  }

  static Optional<Question<?>> held(Blank<OtwState> blank, Topic topic) {
    var by = blank.filled("by", String.class).orElse("");
    return oneOf(topic, beings(blank, being -> being.is(Status.Kind.GRAPPLED, by)));
  }

  static Optional<Question<?>> frightened(Blank<OtwState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> being.is(Status.Kind.INTIMIDATED)));
  }

  /// Whoever has intimidated the one to be inspired.
  static Optional<Question<?>> frighteners(Blank<OtwState> blank, Topic topic) {
    return being(blank, "whom")
        .flatMap(
            whom ->
                oneOf(topic, beings(blank, being -> whom.is(Status.Kind.INTIMIDATED, being.id()))));
  }

  static Optional<Question<?>> readied(Blank<OtwState> blank, Topic topic) {
    var waiting =
        blank.state().fight().stream()
            .flatMap(fight -> fight.readied().stream())
            .map(Fight.Ready::who)
            .toList();
    return oneOf(
        topic,
        beings(
            blank,
            being ->
                waiting.contains(being.id())
                    && (blank.seat().isReferee() || blank.state().speaksFor(blank.seat(), being))));
  }

  static Optional<Question<?>> fallenOrChests(Blank<OtwState> blank, Topic topic) {
    var options = new ArrayList<>(beings(blank, being -> !being.isConscious()));
    for (Scene.Loot loot : blank.state().scene().loot()) {
      if (blank.state().find(loot.from()).isEmpty()) {
        options.add(Option.of(loot.from(), loot.from()));
      }
    }
    return oneOf(topic, options);
  }

  /// Those who rest: nobody named means everybody.
  static Optional<Question<?>> resting(Blank<OtwState> blank, Topic topic) {
    var options =
        beings(
            blank,
            being ->
                being.isPc()
                    && being.isConscious()
                    && (blank.seat().isReferee() || being.seat().equals(blank.seat())));
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 0, options.size(), List.of()));
  }

  /// Everybody in sight but the one who acts; the able before the fallen, near before far.
  private static List<Option<String>> others(
      Blank<OtwState> blank, boolean foesFirst, boolean selfToo) {
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
            .thenComparing(b -> foesFirst && !b.isConscious())
            .thenComparingInt(b -> Field.distance(actor, b)));
    return found.stream().map(being -> option(blank, actor, being)).toList();
  }

  private static List<Option<String>> beings(Blank<OtwState> blank, Predicate<Being> which) {
    return blank.state().roster().stream()
        .filter(being -> sees(blank, being) && which.test(being))
        .map(being -> Option.of(being.id(), being.name()))
        .toList();
  }

  private static Option<String> option(Blank<OtwState> blank, Being actor, Being being) {
    var hints = new ArrayList<Option.Hint>();
    var side =
        being.id().equals(actor.id())
            ? Hints.SELF
            : being.side() == actor.side() ? Hints.OWN : Hints.OTHER;
    hints.add(new Option.Hint(Hints.SIDE, side));
    hints.add(new Option.Hint(Hints.DISTANCE, Integer.toString(Field.distance(actor, being))));
    if (blank.read() && !being.id().equals(actor.id())) {
      Field.ray(blank.state(), actor, being)
          .ifPresent(ray -> hints.add(new Option.Hint(Hints.RAY, ray)));
    }
    if (blank.state().maySeeFigures(being, blank.seat())) {
      int whole = Math.max(1, being.health().max());
      hints.add(
          new Option.Hint(Hints.HEALTH, Integer.toString(100 * being.health().now() / whole)));
    }
    return new Option<>(being.id(), being.name(), being.id(), List.copyOf(hints));
  }

  static Optional<Question<?>> seats(Blank<OtwState> blank, Topic topic) {
    var seats = new ArrayList<Seat>();
    seats.add(blank.seat());
    if (blank.seat().isReferee()) {
      for (Being being : blank.state().roster()) {
        if (!seats.contains(being.seat())) {
          seats.add(being.seat());
        }
      }
    }
    return oneOf(
        topic, seats.stream().map(seat -> new Option<>(seat.id(), seat.id(), seat)).toList());
  }

  // Weapons

  /// Each weapon in hand and each part of the body that strikes, both hands together, and bare
  /// hands.
  static Optional<Question<?>> arms(Blank<OtwState> blank, Topic topic) {
    var by = being(blank, "by");
    if (by.isEmpty()) {
      return Optional.empty();
    }
    var options = new ArrayList<Option<List<String>>>();
    var weapons = strikers(by.get());
    for (Item item : weapons) {
      options.add(arm(blank.state(), by.get(), List.of(item.key()), item.gear().name()));
    }
    var hands = weapons.stream().filter(item -> item.place() == Item.Place.HAND).toList();
    if (hands.size() == 2) {
      options.add(
          arm(
              blank.state(),
              by.get(),
              hands.stream().map(Item::key).toList(),
              hands.getFirst().gear().name() + " and " + hands.getLast().gear().name()));
    }
    if (by.get().isPc()) {
      options.add(arm(blank.state(), by.get(), List.of(Arms.BARE_HANDS), Arms.BARE_HANDS));
    }
    return oneOf(topic, options);
  }

  static List<Item> strikers(Being by) {
    var strikers = new ArrayList<Item>();
    for (Item item : by.kit().items()) {
      if ((item.isHeld() || item.place() == Item.Place.NATURAL)
          && (item.gear() instanceof Weapon || item.gear() instanceof Innate)) {
        strikers.add(item);
      }
    }
    return strikers;
  }

  private static Option<List<String>> arm(
      OtwState state, Being by, List<String> with, String name) {
    int power = 0;
    for (String key : with) {
      power += power(Arms.of(state, by, new Means.Wielding(key, false)));
    }
    return new Option<>(
        String.join(" and ", with),
        name,
        with,
        List.of(
            new Option.Hint(Hints.PURPOSE, "harm"),
            new Option.Hint(Hints.POWER, Integer.toString(power))));
  }

  /// A hundred times what is added to the dice of an attack.
  static int power(Arm arm) {
    return 100 * (arm.attack() + (arm.explodes() ? 4 * arm.explosive() : arm.score()));
  }

  /// One weapon, for what is done with one; nothing for a skill that needs none.
  static Optional<Question<?>> weapon(Blank<OtwState> blank, Topic topic) {
    boolean unarmed =
        skill(blank)
            .map(Skill::feat)
            .filter(
                feat ->
                    feat instanceof Feat.Dress
                        || feat instanceof Feat.Rally
                        || feat instanceof Feat.Feint)
            .isPresent();
    if (unarmed) {
      return oneOf(topic, List.of(new Option<>("none", "nothing", "")));
    }
    return being(blank, "by")
        .flatMap(
            by ->
                oneOf(
                    topic,
                    strikers(by).stream()
                        .map(item -> Option.of(item.key(), item.gear().name()))
                        .toList()));
  }

  static Optional<Question<?>> explosives(Blank<OtwState> blank, Topic topic) {
    return items(
        blank, topic, item -> item.gear() instanceof Weapon weapon && weapon.figures().explodes());
  }

  /// As many rounds as the rules let through for what is filled in so far. Where that is only
  /// tried, none at all will do.
  static Optional<Question<?>> unloading(Blank<OtwState> blank, Topic topic) {
    var partial = blank.partial();
    int most = 0;
    if (blank.read() && partial.has("by") && partial.has("with") && partial.has("targets")) {
      while (most < 99 && unloads(blank, most + 1)) {
        most++;
      }
    }
    return Optional.of(new Question.NumberFrom(topic, List.of(), 0, most, 0));
  }

  private static boolean unloads(Blank<OtwState> blank, int rounds) {
    var partial = blank.partial();
    var attack =
        new OtwStep.Attack(
            partial.get("by", String.class),
            strings(partial.get("with", List.class)),
            strings(partial.get("targets", List.class)),
            blank.filled("thrown", Boolean.class).orElse(false),
            rounds,
            false);
    return Rules.refusal(blank.state(), attack).isEmpty();
  }

  private static List<String> strings(List<?> values) {
    return values.stream().map(String::valueOf).toList();
  }

  /// Attacks that could be readied: with each weapon and each attacking spell, on each enemy.
  static Optional<Question<?>> readiable(Blank<OtwState> blank, Topic topic) {
    var by = being(blank, "by");
    if (by.isEmpty()) {
      return Optional.empty();
    }
    var options = new ArrayList<Option<OtwStep.Deed>>();
    for (Being target : blank.state().roster()) {
      if (!target.isFoeOf(by.get()) || !sees(blank, target)) {
        continue;
      }
      for (Item item : strikers(by.get())) {
        ready(
            blank,
            options,
            "attack %s with %s".formatted(target.id(), item.key()),
            new OtwStep.Attack(
                by.get().id(), List.of(item.key()), List.of(target.id()), false, 0, false));
      }
      for (Spell spell : by.get().life().spells()) {
        ready(
            blank,
            options,
            "cast %s on %s".formatted(spell.name(), target.id()),
            new OtwStep.CastSpell(by.get().id(), spell.name(), target.id()));
      }
    }
    return oneOf(topic, options);
  }

  private static void ready(
      Blank<OtwState> blank, List<Option<OtwStep.Deed>> options, String key, OtwStep.Deed deed) {
    if (Rules.refusal(blank.state(), deed).isEmpty()) {
      options.add(new Option<>(key, key, deed));
    }
  }

  // Things

  static Optional<Question<?>> items(Blank<OtwState> blank, Topic topic, Predicate<Item> which) {
    return being(blank, "by")
        .flatMap(
            being ->
                oneOf(
                    topic,
                    being.kit().items().stream()
                        .filter(item -> item.place() != Item.Place.NATURAL)
                        .filter(which)
                        .map(item -> Option.of(item.key(), item.gear().name()))
                        .toList()));
  }

  static Optional<Question<?>> carried(Blank<OtwState> blank, Topic topic) {
    return items(blank, topic, _ -> true);
  }

  static Optional<Question<?>> inHand(Blank<OtwState> blank, Topic topic) {
    return items(blank, topic, Item::isHeld);
  }

  static Optional<Question<?>> usable(Blank<OtwState> blank, Topic topic) {
    return items(blank, topic, item -> item.gear() instanceof Consumable);
  }

  static Optional<Question<?>> guns(Blank<OtwState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(
            being ->
                oneOf(
                    topic,
                    being.kit().items().stream()
                        .filter(item -> Arms.magazine(item.gear()) > 0)
                        .map(item -> Option.of(item.key(), item.gear().name()))
                        .toList()));
  }

  static Optional<Question<?>> onTheGround(Blank<OtwState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (World.Lying lying : blank.state().world().ground()) {
      var key = lying.item().key();
      if (options.stream().noneMatch(option -> option.key().equals(key))) {
        options.add(Option.of(key, lying.item().gear().name()));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> ofThePacks(Blank<OtwState> blank, Topic topic) {
    var shelf = blank.state().shelf();
    var options = new ArrayList<Option<String>>();
    shelf.weapons().forEach(gear -> options.add(Option.of(gear.name(), gear.name())));
    shelf.armor().forEach(gear -> options.add(Option.of(gear.name(), gear.name())));
    shelf.guards().forEach(gear -> options.add(Option.of(gear.name(), gear.name())));
    shelf.absorbs().forEach(gear -> options.add(Option.of(gear.name(), gear.name())));
    shelf.consumables().forEach(gear -> options.add(Option.of(gear.name(), gear.name())));
    return oneOf(topic, options);
  }

  /// Everything that has a price somebody can pay.
  static Optional<Question<?>> forSale(Blank<OtwState> blank, Topic topic) {
    var marks = being(blank, "by").map(by -> by.life().marks()).orElse(0);
    var shelf = blank.state().shelf();
    var options = new ArrayList<Option<String>>();
    for (List<? extends Gear> kind :
        List.of(
            shelf.weapons(), shelf.armor(), shelf.guards(), shelf.absorbs(), shelf.consumables())) {
      for (Gear gear : kind) {
        gear.price()
            .filter(price -> price <= marks)
            .ifPresent(
                price ->
                    options.add(
                        new Option<>(
                            gear.name(),
                            "%s, %d marks".formatted(gear.name(), price),
                            gear.name())));
      }
    }
    return oneOf(topic, options);
  }

  /// What is done in passing; each once a turn (OTW-FREE-05, OTW-FREE-06, OTW-FREE-09).
  static Optional<Question<?>> trifles(Blank<OtwState> blank, Topic topic) {
    return oneOf(topic, TRIFLES.stream().map(what -> Option.of(what, what)).toList());
  }

  private static final List<String> TRIFLES =
      List.of(Turns.HOOD, Turns.STONE, "shuts a lid", "points at something", "says a few words");

  // Skills and spells

  static Slot<OtwState> skills(Skill.Kind kind) {
    return (blank, topic) ->
        being(blank, "by")
            .flatMap(
                being ->
                    oneOf(
                        topic,
                        being.life().skills().stream()
                            .filter(skill -> skill.kind() == kind)
                            .map(skill -> Option.of(skill.name(), skill.name()))
                            .toList()));
  }

  /// Boost skills, and spells cast as one.
  static Optional<Question<?>> boosts(Blank<OtwState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(
            being -> {
              var options = new ArrayList<Option<String>>();
              for (Skill skill : being.life().skills()) {
                if (skill.kind() == Skill.Kind.BOOST) {
                  options.add(Option.of(skill.name(), skill.name()));
                }
              }
              for (Spell spell : being.life().spells()) {
                if (spell.boost()) {
                  options.add(Option.of(spell.name(), spell.name()));
                }
              }
              return oneOf(topic, options);
            });
  }

  static Optional<Question<?>> spells(Blank<OtwState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(
            being ->
                oneOf(
                    topic,
                    being.life().spells().stream()
                        .map(spell -> Option.of(spell.name(), spell.name()))
                        .toList()));
  }

  /// None, or one that goes with any attribute.
  static Optional<Question<?>> proficiency(Blank<OtwState> blank, Topic topic) {
    var options = new ArrayList<Option<Optional<Proficiency>>>();
    options.add(new Option<>("none", "none", Optional.empty()));
    for (Proficiency proficiency : Proficiency.values()) {
      options.add(
          new Option<>(
              Names.kebab(proficiency.name()), proficiency.title(), Optional.of(proficiency)));
    }
    return oneOf(topic, options);
  }
}
