package quintain.cairn;

import static quintain.kernel.forms.PlainSlots.freshId;
import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;

/// What could go into the slots of commands, as far as whoever fills them in can know.
final class Slots {
  private static final List<String> NEEDS = List.of("food", "water", "rest", "warmth");

  private static final List<String> PLACES = List.of("the village", "the stronghold", "the port");

  private static final List<String> TREASURES =
      List.of(
          "an idol",
          "a crown",
          "a chest of old silver",
          "a tapestry",
          "a painted altarpiece",
          "a bronze bell",
          "an ivory throne",
          "a casket of amber");

  private static final List<String> AMOUNTS =
      List.of("1d4", "1d6", "1d8", "1d10", "1d12", "2d6", "3d6", "1", "2", "3", "4", "5", "6");

  /// What somebody is tended by when nobody in particular is named.
  private static final String A_HEALER = "a healer";

  private Slots() {}

  static Optional<Question<?>> amount(Blank<CairnState> blank, Topic topic) {
    return oneOf(
        topic, AMOUNTS.stream().map(text -> new Option<>(text, text, Amount.parse(text))).toList());
  }

  // Beings

  /// The being whose id stands in a slot, if that slot is filled and they are there.
  private static Optional<Being> being(Blank<CairnState> blank, String slot) {
    return blank.filled(slot, String.class).flatMap(blank.state()::find);
  }

  private static boolean sees(Blank<CairnState> blank, Being being) {
    return Values.maySee(being, blank.seat());
  }

  static Optional<Question<?>> own(Blank<CairnState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> being.seat().equals(blank.seat())));
  }

  static Optional<Question<?>> ownDead(Blank<CairnState> blank, Topic topic) {
    return oneOf(
        topic,
        beings(
            blank,
            being ->
                being.isDead()
                    && being.isPc()
                    && (blank.seat().isReferee() || being.seat().equals(blank.seat()))));
  }

  static Optional<Question<?>> everybody(Blank<CairnState> blank, Topic topic) {
    return oneOf(topic, beings(blank, _ -> true));
  }

  static Optional<Question<?>> npcs(Blank<CairnState> blank, Topic topic) {
    return oneOf(topic, beings(blank, Being::isNpc));
  }

  static Optional<Question<?>> notPcs(Blank<CairnState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> !being.isPc()));
  }

  static Optional<Question<?>> foes(Blank<CairnState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> being.side() == Who.Side.FOES && !being.isOut()));
  }

  static Optional<Question<?>> hirelings(Blank<CairnState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> being.hire().isPresent()));
  }

  static Optional<Question<?>> opponents(Blank<CairnState> blank, Topic topic) {
    return oneOf(topic, others(blank, true));
  }

  static Optional<Question<?>> friendsFirst(Blank<CairnState> blank, Topic topic) {
    return oneOf(topic, others(blank, false));
  }

  static Optional<Question<?>> friendsOrSelf(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<>(others(blank, false));
    being(blank, "by").ifPresent(self -> options.add(option(blank, self, self)));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> foesFirst(Blank<CairnState> blank, Topic topic) {
    var options = others(blank, true);
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  static Optional<Question<?>> anybody(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<>(others(blank, true));
    being(blank, "by").ifPresent(self -> options.add(option(blank, self, self)));
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 0, options.size(), List.of()));
  }

  /// Everybody in sight but the one who acts; the able before the fallen, near before far.
  private static List<Option<String>> others(Blank<CairnState> blank, boolean foesFirst) {
    var by = being(blank, "by");
    if (by.isEmpty()) {
      return List.of();
    }
    var actor = Movement.planned(blank.state(), by.get());
    var found = new ArrayList<Being>();
    for (Being being : blank.state().roster()) {
      if (!being.id().equals(actor.id()) && sees(blank, being)) {
        found.add(being);
      }
    }
    found.sort(
        Comparator.<Being, Boolean>comparing(b -> (b.side() != actor.side()) != foesFirst)
            .thenComparing(b -> foesFirst && b.isOut())
            .thenComparingInt(actor::distanceTo));
    return found.stream().map(being -> option(blank, actor, being)).toList();
  }

  private static List<Option<String>> beings(Blank<CairnState> blank, Predicate<Being> which) {
    return blank.state().roster().stream()
        .filter(being -> sees(blank, being) && which.test(being))
        .map(being -> Option.of(being.id(), being.name()))
        .toList();
  }

  private static Option<String> option(Blank<CairnState> blank, Being actor, Being being) {
    var hints = new ArrayList<Option.Hint>();
    var side =
        being.id().equals(actor.id())
            ? Hints.SELF
            : being.side() == actor.side() ? Hints.OWN : Hints.OTHER;
    hints.add(new Option.Hint(Hints.SIDE, side));
    hints.add(new Option.Hint(Hints.DISTANCE, Integer.toString(actor.distanceTo(being))));
    if (Values.maySeeFigures(being, blank.seat())) {
      hints.add(new Option.Hint(Hints.HEALTH, Integer.toString(health(being))));
    }
    return new Option<>(being.id(), being.name(), being.id(), List.copyOf(hints));
  }

  /// What is left of HP and STR together, in percent: damage goes through the one to the other.
  static int health(Being being) {
    int whole = being.maxHp() + being.str().max();
    return whole == 0 ? 0 : 100 * (being.hp() + being.str().now()) / whole;
  }

  static Optional<Question<?>> seats(Blank<CairnState> blank, Topic topic) {
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

  // Arms and places

  /// Each weapon and attack, what is in hand first, each two weapons of one hand, and whatever else
  /// could serve.
  static Optional<Question<?>> arms(Blank<CairnState> blank, Topic topic) {
    var by = being(blank, "by");
    if (by.isEmpty()) {
      return Optional.empty();
    }
    var attacker = by.get();
    var options = new ArrayList<Option<List<String>>>();
    for (String one : Arms.choices(attacker)) {
      arms(attacker, List.of(one)).ifPresent(options::add);
    }
    options.sort(Comparator.comparing(option -> !atHand(attacker, option.value())));
    var oneHanded =
        attacker.pack().items().stream()
            .filter(item -> item.isWeapon() && item.gear().hands() <= 1)
            .toList();
    for (int i = 0; i < oneHanded.size(); i++) {
      for (int j = i + 1; j < oneHanded.size(); j++) {
        arms(attacker, List.of(oneHanded.get(i).key(), oneHanded.get(j).key()))
            .ifPresent(options::add);
      }
    }
    for (String makeshift : Arms.makeshifts(attacker)) {
      arms(attacker, List.of(makeshift)).ifPresent(options::add);
    }
    return oneOf(topic, options);
  }

  private static boolean atHand(Being attacker, List<String> with) {
    var item = attacker.pack().find(with.getFirst());
    return item.map(i -> i.where() == Item.Where.HELD).orElse(!with.equals(List.of(Arms.UNARMED)));
  }

  private static Optional<Option<List<String>>> arms(Being attacker, List<String> with) {
    return Arms.of(attacker, with)
        .map(
            arms ->
                new Option<>(
                    String.join(" and ", with),
                    arms.name() + " " + dice(arms),
                    with,
                    List.of(
                        new Option.Hint(Hints.PURPOSE, "harm"),
                        new Option.Hint(
                            Hints.POWER,
                            Long.toString(Math.round(100 * Arms.averageHighest(arms.dice())))))));
  }

  private static String dice(Arms arms) {
    return String.join("+", arms.dice().stream().map(sides -> "d" + sides).toList());
  }

  /// As far as the mover gets on a turn, or all the way outside rounds (CRN-RND-01); by default
  /// towards the nearest able foe.
  static Optional<Question<?>> place(Blank<CairnState> blank, Topic topic) {
    return being(blank, "by")
        .map(
            by -> {
              var mover = Movement.planned(blank.state(), by);
              int reach = Movement.reach(blank.state(), mover);
              boolean free = !Movement.isCounted(blank.state(), reach);
              int least = free ? -Movement.FARTHEST : mover.at() - reach;
              int most = free ? Movement.FARTHEST : mover.at() + reach;
              int goal = Math.clamp(goal(blank, mover), least, most);
              return new Question.NumberFrom(topic, List.of(by.id()), least, most, goal);
            });
  }

  private static int goal(Blank<CairnState> blank, Being mover) {
    return blank.state().side(mover.side().other()).stream()
        .filter(foe -> !foe.isOut() && sees(blank, foe))
        .min(Comparator.comparingInt(mover::distanceTo))
        .map(Being::at)
        .orElse(mover.at());
  }

  // Saves

  /// The abilities, preset the one that the words of another slot call for (CRN-ABIL-05).
  static Slot<CairnState> abilityFor(String words) {
    return (blank, topic) -> {
      var likely = blank.filled(words, String.class).flatMap(Saves::proposed).orElse(Ability.DEX);
      var options = new ArrayList<Option<Optional<Ability>>>();
      for (Ability ability : Ability.values()) {
        options.add(new Option<>(ability.name(), ability.name(), Optional.of(ability)));
      }
      return Optional.of(new Question.OneOf<>(topic, List.of(), options, Optional.of(likely)));
    };
  }

  // Things

  private static Optional<Question<?>> items(
      Blank<CairnState> blank, Topic topic, Predicate<Item> which) {
    var owner = being(blank, "by").or(() -> being(blank, "who"));
    return owner.flatMap(
        being ->
            oneOf(
                topic,
                being.pack().items().stream()
                    .filter(which)
                    .map(item -> Option.of(item.key(), item.name()))
                    .toList()));
  }

  static Optional<Question<?>> carried(Blank<CairnState> blank, Topic topic) {
    return items(blank, topic, _ -> true);
  }

  static Optional<Question<?>> books(Blank<CairnState> blank, Topic topic) {
    return items(blank, topic, item -> item.spell().isPresent());
  }

  static Optional<Question<?>> relics(Blank<CairnState> blank, Topic topic) {
    return items(blank, topic, item -> item.relic().isPresent());
  }

  static Optional<Question<?>> tools(Blank<CairnState> blank, Topic topic) {
    return items(blank, topic, item -> item.spell().isEmpty() && item.relic().isEmpty());
  }

  static Optional<Question<?>> onTheGround(Blank<CairnState> blank, Topic topic) {
    var keys = new ArrayList<String>();
    var options = new ArrayList<Option<String>>();
    for (Item item : blank.state().ground()) {
      if (!keys.contains(item.key())) {
        keys.add(item.key());
        options.add(Option.of(item.key(), item.name()));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> forSale(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Gear gear : blank.state().shelf().gear()) {
      gear.price()
          .ifPresent(
              gold -> options.add(Option.of(gear.name(), gear.name() + ", " + gold + " gp")));
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> markets(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(new Option<>("here", "here, at the list's prices", ""));
    for (World.Market market : blank.state().markets()) {
      if (!market.place().isEmpty()) {
        options.add(
            Option.of(market.place(), market.place() + ", " + market.percent() + "% of the list"));
      }
    }
    return oneOf(topic, options);
  }

  /// What treasures are made of, so that no two of one name are placed (CRN-WLTH-03).
  static Optional<Question<?>> treasures(Blank<CairnState> blank, Topic topic) {
    var placed = blank.state().treasures().stream().map(World.Treasure::name).toList();
    return oneOf(
        topic,
        TREASURES.stream()
            .filter(name -> !placed.contains(name))
            .map(name -> Option.of(name, name))
            .toList());
  }

  /// Where trade is done (CRN-WLTH-04), and the scene itself.
  static Optional<Question<?>> places(Blank<CairnState> blank, Topic topic) {
    var places = new ArrayList<>(PLACES);
    if (!blank.state().scene().place().isBlank()) {
      places.addFirst(blank.state().scene().place().strip());
    }
    return oneOf(topic, places.stream().map(place -> Option.of(place, place)).toList());
  }

  /// Somebody, or nobody: then it lies on the ground.
  static Optional<Question<?>> finders(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<>(beings(blank, being -> !being.isDead()));
    options.add(new Option<>("nobody", "nobody: it lies there", ""));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> ofThePacks(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Gear gear : blank.state().shelf().gear()) {
      options.add(Option.of(gear.name(), gear.name()));
    }
    for (Relic relic : blank.state().shelf().relics()) {
      options.add(Option.of(relic.name(), relic.name()));
    }
    for (World.Treasure treasure : blank.state().treasures()) {
      options.add(Option.of(treasure.name(), treasure.name()));
    }
    return oneOf(topic, options);
  }

  /// A spell for a spellbook or scroll, nothing for anything else.
  static Optional<Question<?>> spellWithin(Blank<CairnState> blank, Topic topic) {
    var what = blank.filled("what", String.class).orElse("");
    boolean holds = blank.state().shelf().gear(what).map(Gear::holdsSpell).orElse(false);
    return oneOf(
        topic,
        holds
            ? Stream.concat(
                    Stream.of(new Option<>("any", "by d100", "")),
                    blank.state().shelf().spells().stream()
                        .map(spell -> Option.of(spell.name(), spell.name())))
                .toList()
            : List.of(new Option<>("none", "none", "")));
  }

  static Optional<Question<?>> effects(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<Integer>>();
    for (Effect effect : blank.state().effects()) {
      boolean own =
          blank.state().find(effect.by()).map(by -> by.seat().equals(blank.seat())).orElse(false);
      if (own || blank.seat().isReferee()) {
        options.add(
            new Option<>(Integer.toString(effect.number()), effect.name(), effect.number()));
      }
    }
    return oneOf(topic, options);
  }

  // Coin and care

  static Optional<Question<?>> gold(Blank<CairnState> blank, Topic topic) {
    return being(blank, "who")
        .map(
            who ->
                new Question.NumberFrom(topic, List.of(who.id()), 0, who.pack().coins() / 100, 0));
  }

  static Optional<Question<?>> copper(Blank<CairnState> blank, Topic topic) {
    int purse =
        Math.min(
            being(blank, "employer").map(being -> being.pack().coins()).orElse(0),
            being(blank, "hireling").map(being -> roomForCoins(being.pack())).orElse(0));
    int owed = being(blank, "hireling").flatMap(Being::hire).map(Being.Hire::owed).orElse(0);
    return purse < 1
        ? Optional.empty()
        : Optional.of(
            new Question.NumberFrom(topic, List.of(), 1, purse, Math.clamp(owed, 1, purse)));
  }

  /// How much copper fits before coins would fill a slot too many (CRN-INV-08).
  private static int roomForCoins(Pack pack) {
    int slots = Math.max(0, pack.free()) + pack.coins() / 10_000;
    return (slots + 1) * 10_000 - 1 - pack.coins();
  }

  static Optional<Question<?>> healers(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(A_HEALER, A_HEALER));
    for (Being being : blank.state().side(Who.Side.PARTY)) {
      for (Item item : being.pack().items()) {
        if (item.gear().is(Tag.HEALER)
            && options.stream().noneMatch(known -> known.key().equals(item.key()))) {
          options.add(Option.of(item.key(), item.name()));
        }
      }
    }
    options.add(new Option<>("nobody", "nobody", ""));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> needsToLack(Blank<CairnState> blank, Topic topic) {
    var lacking =
        being(blank, "who").map(Being::needs).orElse(List.of()).stream().map(Need::what).toList();
    return oneOf(
        topic,
        NEEDS.stream()
            .filter(need -> !lacking.contains(need))
            .map(need -> Option.of(need, need))
            .toList());
  }

  static Optional<Question<?>> needsLacking(Blank<CairnState> blank, Topic topic) {
    return being(blank, "who")
        .flatMap(
            who ->
                oneOf(
                    topic,
                    who.needs().stream()
                        .map(need -> Option.of(need.what(), need.what()))
                        .toList()));
  }

  static Optional<Question<?>> scarsOwed(Blank<CairnState> blank, Topic topic) {
    return being(blank, "who")
        .flatMap(
            who ->
                oneOf(
                    topic,
                    who.rewards().stream()
                        .map(
                            reward ->
                                new Option<>(
                                    Integer.toString(reward.row()),
                                    "scar " + reward.row(),
                                    reward.row()))
                        .toList()));
  }

  // People who come

  /// A name that nobody here has yet.
  static Slot<CairnState> fresh(String kind) {
    return (blank, topic) -> {
      var id = fresh(blank.state(), kind);
      return oneOf(topic, List.of(Option.of(id, id)));
    };
  }

  private static String fresh(CairnState state, String kind) {
    return freshId(kind, state.roster().stream().map(Being::id).toList());
  }

  static Optional<Question<?>> bestiary(Blank<CairnState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().creatures().stream()
            .map(creature -> Option.of(creature.name(), creature.name()))
            .toList());
  }

  static Optional<Question<?>> pregens(Blank<CairnState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().pregens().stream()
            .map(sheet -> new Option<>(sheet.name(), sheet.name(), sheet))
            .toList());
  }

  static Optional<Question<?>> creatureId(Blank<CairnState> blank, Topic topic) {
    var kind =
        blank.partial().has("creature")
            ? blank
                .partial()
                .get("creature", String.class)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
            : "creature";
    var id = fresh(blank.state(), kind);
    return oneOf(topic, List.of(Option.of(id, id)));
  }

  // The Warden's hand

  private static final List<String> FIGURES = List.of("hp", "str", "dex", "wil", "fatigue");

  private static final String CLOSED = "scene.closed";

  static Optional<Question<?>> settable(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      for (String figure : FIGURES) {
        options.add(
            Option.of(
                being.id() + "." + figure, being.name() + ": " + figure.toUpperCase(Locale.ROOT)));
      }
    }
    options.add(Option.of(CLOSED, "no safe place to run to"));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> valueOf(Blank<CairnState> blank, Topic topic) {
    var fact = blank.partial().get("fact", String.class);
    var options = new ArrayList<Option<String>>();
    if (fact.equals(CLOSED)) {
      options.add(Option.of("yes", "yes"));
      options.add(Option.of("no", "no"));
    } else {
      for (int number = 0; number <= most(blank.state(), fact); number++) {
        options.add(Option.of(Integer.toString(number), Integer.toString(number)));
      }
    }
    return oneOf(topic, options);
  }

  private static int most(CairnState state, String fact) {
    int dot = fact.lastIndexOf('.');
    var being = state.being(fact.substring(0, dot));
    return switch (fact.substring(dot + 1)) {
      case "hp" -> being.maxHp();
      case "str" -> being.str().max();
      case "dex" -> being.dex().max();
      case "wil" -> being.wil().max();
      case "fatigue" -> Pack.SLOTS - (being.pack().used() - being.pack().fatigue());
      default -> throw new IllegalArgumentException(fact + " is not offered for setting");
    };
  }
}
