package quintain.rath;

import static quintain.kernel.forms.PlainSlots.freshId;
import static quintain.kernel.forms.PlainSlots.oneOf;
import static quintain.rath.Slots.being;
import static quintain.rath.Slots.others;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;
import quintain.kernel.forms.Slot;

/// What could go into the slots that take things, spells, traps and locks.
final class ThingSlots {
  private static final List<String> COINS = List.of("1 gp", "1 sp", "1 cp");

  private ThingSlots() {}

  private static Optional<Question<?>> items(
      Blank<RathState> blank, Topic topic, Predicate<Item> which) {
    return being(blank, blank.partial().has("who") ? "who" : "by")
        .flatMap(
            being ->
                oneOf(
                    topic,
                    being.pack().items().stream()
                        .filter(which)
                        .map(item -> Option.of(item.key(), item.name()))
                        .toList()));
  }

  static Optional<Question<?>> carried(Blank<RathState> blank, Topic topic) {
    return items(blank, topic, _ -> true);
  }

  static Optional<Question<?>> usable(Blank<RathState> blank, Topic topic) {
    return items(blank, topic, item -> item.gear().use().isPresent() || item.usage() > 0);
  }

  static Optional<Question<?>> wearing(Blank<RathState> blank, Topic topic) {
    return items(blank, topic, item -> item.usage() > 0);
  }

  /// Somebody for a remedy, a weapon for venom, nothing for a light or a meal.
  static Optional<Question<?>> useTarget(Blank<RathState> blank, Topic topic) {
    var by = being(blank, "by");
    var use =
        by.flatMap(user -> blank.filled("item", String.class).flatMap(key -> user.pack().find(key)))
            .flatMap(item -> item.gear().use());
    if (by.isEmpty() || !blank.partial().has("item")) {
      return Optional.empty();
    }
    return switch (use.map(Items::aim).orElse(Items.Aim.NOTHING)) {
      case SOMEBODY -> Slots.friendOrSelf(blank, topic);
      case FOE -> Slots.foe(blank, topic);
      case OWN_WEAPON -> items(blank, topic, item -> item.gear().weapon().isPresent());
      case NOTHING -> oneOf(topic, List.of(new Option<>("nothing", "nothing", "")));
    };
  }

  static Optional<Question<?>> onTheGround(Blank<RathState> blank, Topic topic) {
    var keys = new ArrayList<String>();
    var options = new ArrayList<Option<String>>();
    for (World.Lying lying : blank.state().ground()) {
      if (!keys.contains(lying.item().key())) {
        keys.add(lying.item().key());
        options.add(Option.of(lying.item().key(), lying.item().name()));
      }
    }
    return oneOf(topic, options);
  }

  /// What somebody at one's mercy has about them, the coins last.
  static Optional<Question<?>> loot(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    var from = being(blank, "from").filter(Looting::isAtMercy);
    if (from.isPresent()) {
      for (Item item : from.get().pack().items()) {
        options.add(Option.of(item.key(), item.name()));
      }
      if (from.get().pack().purse().coins() > 0) {
        options.add(Option.of(Looting.PURSE, "the coins"));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> forSale(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Gear gear : blank.state().shelf().gear()) {
      if (gear.price().isPresent() && gear.price().get() > 0 && !gear.service()) {
        options.add(Option.of(gear.name(), gear.name() + ", " + Trade.told(gear.price().get())));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> ofThePacks(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().gear().stream()
            .filter(gear -> !gear.service())
            .map(gear -> Option.of(gear.name(), gear.name()))
            .toList());
  }

  /// A spell for a scroll, nothing for anything else.
  static Optional<Question<?>> spellWithin(Blank<RathState> blank, Topic topic) {
    var what = blank.filled(blank.partial().has("gear") ? "gear" : "what", String.class).orElse("");
    boolean scroll = blank.state().shelf().gear(what).map(g -> g.is(Tag.SCROLL)).orElse(false);
    return oneOf(
        topic,
        scroll
            ? Casting.options(
                blank.state(), blank.state().shelf().spells().stream().map(Spell::name).toList())
            : List.of(new Option<>("none", "none", "")));
  }

  static Optional<Question<?>> lodgings(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Gear gear : blank.state().shelf().gear()) {
      if (gear.use().isPresent() && gear.use().get() instanceof Use.Lodging) {
        options.add(
            Option.of(
                gear.name(), gear.name() + ", " + Trade.told(gear.price().orElse(0)) + " each"));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> services(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Gear gear : blank.state().shelf().gear()) {
      if (gear.use().isPresent()
          && (gear.use().get() instanceof Use.Hire || gear.use().get() instanceof Use.Beast)) {
        options.add(
            Option.of(gear.name(), gear.name() + ", " + Trade.told(gear.price().orElse(0))));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> copper(Blank<RathState> blank, Topic topic) {
    int most = being(blank, "by").map(by -> by.pack().purse().copper()).orElse(0);
    return most == 0
        ? Optional.empty()
        : Optional.of(new Question.NumberFrom(topic, List.of(), 1, most, Math.min(most, 10)));
  }

  static Optional<Question<?>> purses(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic, COINS.stream().map(text -> new Option<>(text, text, Purse.parse(text))).toList());
  }

  // Magic

  static Optional<Question<?>> equippedSpells(Blank<RathState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(by -> oneOf(topic, Casting.options(blank.state(), Casting.equipped(by))));
  }

  static Optional<Question<?>> knownSpells(Blank<RathState> blank, Topic topic) {
    return being(blank, "by")
        .map(
            by ->
                new Question.SomeOf<>(
                    topic,
                    List.of(by.id()),
                    Casting.options(blank.state(), by.magic().known()),
                    0,
                    Casting.mostEquipped(by.stat(Stat.INT)),
                    List.of()));
  }

  static Optional<Question<?>> newSpells(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        Casting.options(
            blank.state(), blank.state().shelf().spells().stream().map(Spell::name).toList()));
  }

  static Optional<Question<?>> teachers(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    being(blank, "by")
        .ifPresent(
            by -> {
              for (Item item : by.pack().items()) {
                if (item.gear().is(Tag.SCROLL)) {
                  options.add(Option.of(item.key(), item.name()));
                }
              }
            });
    options.addAll(others(blank, false));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> scrolls(Blank<RathState> blank, Topic topic) {
    return items(blank, topic, item -> item.gear().is(Tag.SCROLL));
  }

  /// Nobody, somebody, or a lock.
  static Optional<Question<?>> spellTargets(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<List<String>>>();
    options.add(new Option<>("self", "oneself", List.of()));
    being(blank, "by")
        .ifPresent(
            by -> {
              for (Option<String> other : others(blank, !helps(blank, by))) {
                options.add(
                    new Option<>(
                        other.key(), other.label(), List.of(other.value()), other.hints()));
              }
              options.add(new Option<>(by.id(), by.name(), List.of(by.id())));
            });
    for (Device device : known(blank)) {
      options.add(new Option<>(device.id(), device.name(), List.of(device.id())));
    }
    options.addAll(zones(blank));
    return oneOf(topic, options);
  }

  /// Whether the spell chosen is meant for friends.
  private static boolean helps(Blank<RathState> blank, Being by) {
    return chosen(blank, by).filter(Aims::helps).isPresent();
  }

  /// The spell chosen, or the one on the scroll chosen.
  private static Optional<Spell> chosen(Blank<RathState> blank, Being by) {
    var onScroll = blank.filled("scroll", String.class).flatMap(by.pack()::find).map(Item::spell);
    return blank
        .filled("spell", String.class)
        .or(() -> onScroll)
        .flatMap(blank.state().shelf()::spell);
  }

  /// Places next to those in sight, for a spell that fills a zone (RTH-S-SPL-18).
  private static List<Option<List<String>>> zones(Blank<RathState> blank) {
    var by = being(blank, "by");
    if (by.flatMap(caster -> chosen(blank, caster))
        .filter(spell -> spell.power() instanceof Power.Cloud)
        .isEmpty()) {
      return List.of();
    }
    var places = new TreeSet<Integer>();
    for (Being being : blank.state().roster()) {
      if (Values.maySee(being, blank.seat())) {
        places.addAll(Places.about(blank.state(), being.at()));
      }
    }
    var options = new ArrayList<Option<List<String>>>();
    for (int at : places) {
      var key = Places.name(blank.state(), at);
      options.add(new Option<>("at " + key, Wording.place(blank.state(), at), List.of(key)));
    }
    return options;
  }

  // Traps and locks

  /// What the seat knows of: all of them for the GM.
  private static List<Device> known(Blank<RathState> blank) {
    return blank.state().world().devices().stream()
        .filter(device -> device.found() || blank.seat().isReferee())
        .toList();
  }

  static Optional<Question<?>> devices(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic, known(blank).stream().map(device -> Option.of(device.id(), device.name())).toList());
  }

  static Optional<Question<?>> trapsOfThePacks(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().traps().stream()
            .map(trap -> Option.of(trap.name(), trap.name()))
            .toList());
  }

  /// A zone or feet of the line; on a map where somebody stands.
  static Optional<? extends Question<?>> devicePlaces(Blank<RathState> blank, Topic topic) {
    if (blank.state().map().isEmpty()) {
      return PlainSlots.<RathState>number(0, 12, 0).of(blank, topic);
    }
    var options = new ArrayList<Option<Integer>>();
    for (Being being : blank.state().roster()) {
      options.add(
          new Option<>(
              being.id(),
              Wording.place(blank.state(), being.at()) + ", with " + being.name(),
              being.at()));
    }
    return oneOf(topic, options);
  }

  static Slot<RathState> freshDevice() {
    return (blank, topic) -> {
      var taken = new ArrayList<>(Slots.ids(blank.state()));
      blank.state().world().devices().forEach(device -> taken.add(device.id()));
      var id = freshId("device", taken);
      return oneOf(topic, List.of(Option.of(id, id)));
    };
  }
}
