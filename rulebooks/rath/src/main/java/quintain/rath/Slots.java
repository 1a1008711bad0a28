package quintain.rath;

import static quintain.kernel.forms.PlainSlots.freshId;
import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.kernel.parts.Lists;
import quintain.space.Grid;
import quintain.space.Reach;

/// What could go into the slots of commands, as far as whoever fills them in can know.
final class Slots {
  private static final List<Integer> SIZES = List.of(6, 4, 8, 10, 12, 20);
  private static final int FOOT_STEP = 5;

  private Slots() {}

  static <T extends Enum<T>> Slot<RathState> someOf(List<T> values) {
    return (_, topic) -> oneOf(topic, values.stream().map(Option::of).toList());
  }

  /// A value, or none of them.
  private static <T> List<Option<Optional<T>>> orUsual(List<Option<T>> options, String usual) {
    var all = new ArrayList<Option<Optional<T>>>();
    all.add(new Option<>("usual", usual, Optional.empty()));
    for (Option<T> option : options) {
      all.add(new Option<>(option.key(), option.label(), Optional.of(option.value())));
    }
    return all;
  }

  static Optional<Question<?>> statOrUsual(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic, orUsual(Creation.options(List.of(Stat.values())), "the one that fits by itself"));
  }

  /// The GM's to name, and asked for where it is left open (RTH-TEST-04).
  static Optional<Question<?>> dc(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        orUsual(
            blank.seat().isReferee() ? upTo(Tests.MOST_DC) : List.of(), "what the GM says of it"));
  }

  static Optional<Question<?>> dice(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, orUsual(upTo(Harm.MOST_DICE), "as the book says"));
  }

  static Optional<Question<?>> severity(Blank<RathState> blank, Topic topic) {
    var all = new ArrayList<Option<Severity>>();
    for (Severity severity : Severity.values()) {
      all.add(Option.of(severity));
    }
    return oneOf(topic, orUsual(all, "not said"));
  }

  private static List<Option<Integer>> upTo(int most) {
    var numbers = new ArrayList<Option<Integer>>();
    for (int n = 1; n <= most; n++) {
      numbers.add(new Option<>(Integer.toString(n), Integer.toString(n), n));
    }
    return numbers;
  }

  /// One die of a size, or none: how many of them and what is added comes after.
  static Optional<Question<?>> amount(Blank<RathState> blank, Topic topic) {
    var amounts = new ArrayList<Option<Amount>>();
    for (int sides : SIZES) {
      amounts.add(new Option<>("d" + sides, "d" + sides, Amount.d(sides)));
    }
    amounts.add(new Option<>("none", "none, a plain number", Amount.of(0)));
    return oneOf(topic, amounts);
  }

  private static boolean rolls(Blank<RathState> blank) {
    return !blank.filled("damage", Amount.class).map(Amount::plain).orElse(false);
  }

  static Optional<Question<?>> timesOf(Blank<RathState> blank, Topic topic) {
    return Optional.of(
        new Question.NumberFrom(topic, List.of(), 1, rolls(blank) ? Harm.MOST_DICE : 1, 1));
  }

  static Optional<Question<?>> moreThan(Blank<RathState> blank, Topic topic) {
    return Optional.of(
        rolls(blank)
            ? new Question.NumberFrom(topic, List.of(), -99, 999, 0)
            : new Question.NumberFrom(topic, List.of(), 1, 999, 1));
  }

  /// What Fortune is awarded for (RTH-FORT-07).
  static Optional<Question<?>> deserts(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        List.of(
            Option.of("roleplaying", "exceptional roleplaying"),
            Option.of("sacrifice", "a heroic sacrifice")));
  }

  // Beings

  static Optional<Being> being(Blank<RathState> blank, String slot) {
    return blank.filled(slot, String.class).flatMap(blank.state()::find);
  }

  private static boolean sees(Blank<RathState> blank, Being being) {
    return Values.maySee(being, blank.seat());
  }

  private static List<Option<String>> beings(Blank<RathState> blank, Predicate<Being> which) {
    return blank.state().roster().stream()
        .filter(being -> sees(blank, being) && which.test(being))
        .map(being -> Option.of(being.id(), being.name()))
        .toList();
  }

  static Optional<Question<?>> own(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> being.seat().equals(blank.seat())));
  }

  static Optional<Question<?>> everybody(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, beings(blank, _ -> true));
  }

  static Optional<Question<?>> pcs(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, beings(blank, Being::isPc));
  }

  static Optional<Question<?>> notPcs(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> !being.isPc()));
  }

  static Optional<Question<?>> foe(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, others(blank, true));
  }

  /// Somebody to do it to; a stunt of one's own may be aimed at nobody (RTH-STNT-01).
  static Optional<Question<?>> stuntTarget(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<>(others(blank, true));
    if (isOnesOwn(blank)) {
      options.add(new Option<>("nobody", "nobody", ""));
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> stuntOfOnesOwn(Blank<RathState> blank, Topic topic) {
    return isOnesOwn(blank)
        ? Optional.of(new Question.Words(topic, List.of(), 200, "throws sand in their eyes", true))
        : nothing(topic);
  }

  private static boolean isOnesOwn(Blank<RathState> blank) {
    return blank.filled("trick", Trick.class).filter(Trick.OTHER::equals).isPresent();
  }

  /// A slot that there is nothing to say in.
  static Optional<Question<?>> nothing(Topic topic) {
    return oneOf(topic, List.of(new Option<>("nothing", "nothing", "")));
  }

  static Optional<Question<?>> friend(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, others(blank, false));
  }

  static Optional<Question<?>> friendOrSelf(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    being(blank, "by").ifPresent(self -> options.add(option(blank, self, self)));
    options.addAll(others(blank, false));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> foesFirst(Blank<RathState> blank, Topic topic) {
    var options = others(blank, true);
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  /// Everybody in sight but the one who acts; the able before the fallen, near before far.
  static List<Option<String>> others(Blank<RathState> blank, boolean foesFirst) {
    var by = being(blank, "by");
    if (by.isEmpty()) {
      return List.of();
    }
    var actor = by.get();
    var found = new ArrayList<Being>();
    for (Being being : blank.state().roster()) {
      if (!being.id().equals(actor.id()) && sees(blank, being)) {
        found.add(being);
      }
    }
    found.sort(
        Comparator.<Being, Boolean>comparing(b -> !isMeant(actor, b, foesFirst))
            .thenComparing(b -> b.side() != Who.Side.NEUTRAL)
            .thenComparing(b -> foesFirst && b.isGone())
            .thenComparingInt(b -> blank.state().apart(actor, b)));
    boolean bystanders =
        found.stream().anyMatch(b -> b.side() == Who.Side.NEUTRAL)
            && found.stream().anyMatch(b -> isMeant(actor, b, foesFirst));
    return found.stream()
        .map(
            being ->
                bystanders && !isMeant(actor, being, foesFirst)
                    ? notMeant(option(blank, actor, being))
                    : option(blank, actor, being))
        .toList();
  }

  /// Those whom one strikes, or those whom one helps.
  private static boolean isMeant(Being actor, Being other, boolean foes) {
    return foes ? other.isAgainst(actor) : other.side() == actor.side();
  }

  /// Bystanders are of neither side, so that a list with them says itself whom it is meant for.
  private static Option<String> notMeant(Option<String> option) {
    return new Option<>(
        option.key(),
        option.label(),
        option.value(),
        Lists.plus(option.hints(), new Option.Hint(Hints.MEANT, Hints.NO)));
  }

  private static Option<String> option(Blank<RathState> blank, Being actor, Being being) {
    var hints = new ArrayList<Option.Hint>();
    var side =
        being.id().equals(actor.id())
            ? Hints.SELF
            : being.side() == actor.side() ? Hints.OWN : Hints.OTHER;
    hints.add(new Option.Hint(Hints.SIDE, side));
    hints.add(new Option.Hint(Hints.DISTANCE, Integer.toString(blank.state().apart(actor, being))));
    if (Values.maySeeFigures(being, blank.seat())) {
      hints.add(new Option.Hint(Hints.HEALTH, Integer.toString(100 * being.hp() / being.maxHp())));
    }
    return new Option<>(being.id(), being.name(), being.id(), List.copyOf(hints));
  }

  private static final List<Option<Who.Side>> SIDES =
      List.of(
          new Option<>("party", "the PCs'", Who.Side.PARTY),
          new Option<>("foes", "the enemies'", Who.Side.FOES),
          new Option<>("neutral", "nobody's", Who.Side.NEUTRAL));

  static Optional<Question<?>> sides(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, SIDES);
  }

  static Optional<Question<?>> sideOrUsual(Blank<RathState> blank, Topic topic) {
    return oneOf(topic, orUsual(SIDES, "the enemies', as usual"));
  }

  static Optional<Question<?>> seats(Blank<RathState> blank, Topic topic) {
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

  /// Each weapon and attack, what is in hand first, all attacks of one who makes them at once, and
  /// each two weapons of one hand.
  static Optional<Question<?>> arms(Blank<RathState> blank, Topic topic) {
    var by = being(blank, "by");
    if (by.isEmpty()) {
      return Optional.empty();
    }
    return oneOf(topic, armsOf(blank.state(), by.get()));
  }

  static List<Option<List<String>>> armsOf(RathState state, Being attacker) {
    var options = new ArrayList<Option<List<String>>>();
    var attacks = Arms.attacks(attacker);
    if (attacks.size() > 1 && attacker.does(Habit.AllAtOnce.class)) {
      options.add(
          new Option<>(String.join(" and ", attacks), "everything at once", List.copyOf(attacks)));
    }
    attacks.forEach(name -> single(state, attacker, name).ifPresent(options::add));
    var weapons = new ArrayList<Item>();
    for (Item.Where where : List.of(Item.Where.HELD, Item.Where.WORN, Item.Where.PACK)) {
      for (Item item : attacker.pack().items()) {
        if (item.where() == where && Arms.isArm(item) && !Arms.isOfStatBlock(attacker, item)) {
          weapons.add(item);
        }
      }
    }
    weapons.forEach(item -> single(state, attacker, item.key()).ifPresent(options::add));
    for (Item one : weapons) {
      for (Item other : weapons) {
        if (!one.equals(other) && one.gear().hands() == 1 && other.gear().hands() == 1) {
          options.add(
              new Option<>(
                  one.key() + " and " + other.key(),
                  one.name() + " and " + other.name(),
                  List.of(one.key(), other.key())));
        }
      }
    }
    single(state, attacker, Arms.UNARMED).ifPresent(options::add);
    return options;
  }

  private static Optional<Option<List<String>>> single(RathState state, Being by, String key) {
    return Arms.of(state, by, key, Grip.PLAIN, false)
        .map(
            arms ->
                new Option<>(
                    key,
                    arms.name()
                        + " "
                        + (arms.hit() < 0 ? "" : "+")
                        + arms.hit()
                        + arms.damage().map(damage -> ", " + damage).orElse(""),
                    List.of(key),
                    List.of(
                        new Option.Hint(Hints.PURPOSE, "harm"),
                        new Option.Hint(Hints.POWER, Integer.toString(power(arms))))));
  }

  /// A hundred times the damage on average, explosions aside.
  static int power(Arms arms) {
    return arms.damage()
        .map(damage -> 50 * damage.count() * (damage.sides() + 1) + 100 * damage.plus())
        .orElse(0);
  }

  static Optional<Question<?>> grips(Blank<RathState> blank, Topic topic) {
    var grips = new ArrayList<Option<Grip>>();
    grips.add(new Option<>("two-hands", "in both hands", Grip.TWO_HANDS));
    grips.add(new Option<>("thrown", "thrown", Grip.THROWN));
    return oneOf(topic, orUsual(grips, "as it is made for"));
  }

  private static Optional<Question<?>> places(Blank<RathState> blank, Topic topic, int reach) {
    return being(blank, "by")
        .flatMap(
            by -> {
              int step = blank.state().house().distanceSystem().adjacent() > 0 ? FOOT_STEP : 1;
              var options = new ArrayList<Option<Integer>>();
              for (int to = by.at() - reach; to <= by.at() + reach; to += step) {
                if (to != by.at()) {
                  options.add(
                      new Option<>(Integer.toString(to), Wording.place(blank.state(), to), to));
                }
              }
              int goal = goal(blank, by);
              options.sort(Comparator.comparingInt(option -> Math.abs(option.value() - goal)));
              return oneOf(topic, options);
            });
  }

  /// Where the nearest able foe is.
  private static int goal(Blank<RathState> blank, Being mover) {
    return blank.state().roster().stream()
        .filter(foe -> foe.isAgainst(mover) && !foe.isGone() && sees(blank, foe))
        .min(Comparator.comparingInt(foe -> blank.state().apart(mover, foe)))
        .map(Being::at)
        .orElse(mover.at() + 1);
  }

  static Optional<Question<?>> near(Blank<RathState> blank, Topic topic) {
    var distances = blank.state().house().distanceSystem();
    boolean swift = being(blank, "by").filter(by -> by.does(Habit.Swift.class)).isPresent();
    return places(blank, topic, swift ? distances.run() : distances.move());
  }

  static Optional<Question<?>> far(Blank<RathState> blank, Topic topic) {
    return places(blank, topic, blank.state().house().distanceSystem().run());
  }

  static Optional<Question<?>> crawl(Blank<RathState> blank, Topic topic) {
    return places(blank, topic, Math.max(1, blank.state().house().distanceSystem().crawl()));
  }

  /// How far somebody may be taken outside combat at a time.
  private static final int STROLL = 12;

  /// The spaces of the map that somebody gets to at the pace chosen, with what they cost.
  static Optional<Question<?>> spaces(Blank<RathState> blank, Topic topic) {
    var by = being(blank, "by");
    var pace = blank.filled("pace", Pace.class);
    if (by.isEmpty() || pace.isEmpty() || blank.state().map().isEmpty()) {
      return Optional.empty();
    }
    var state = Values.asSeenBy(blank.state(), blank.seat());
    var options = new ArrayList<Option<Spot>>();
    if (Places.isOpen(state.map().orElseThrow(), by.get().at())) {
      var reach = Places.within(state, by.get(), reach(state, by.get(), pace.get()));
      for (Spot spot : reach.spots()) {
        if (Places.of(spot) != by.get().at()) {
          var flat = new Spot(spot.x(), spot.y(), 0);
          options.add(Option.of(flat, blank.read() ? costs(state, reach, spot) : List.of()));
        }
      }
    }
    return where(blank, topic, by.get(), options);
  }

  private static int reach(RathState state, Being by, Pace pace) {
    var distances = state.house().distanceSystem();
    if (!state.inCombat()) {
      return STROLL * Places.unit(state);
    }
    return switch (pace) {
      case MOVE -> by.does(Habit.Swift.class) ? distances.run() : distances.move();
      case RUN -> distances.run();
      case CRAWL -> Math.max(1, distances.crawl());
    };
  }

  private static List<Option.Hint> costs(RathState state, Reach reach, Spot spot) {
    var way = reach.way(spot).orElseThrow();
    int far = way.feet() / state.map().orElseThrow().feet() * Places.unit(state);
    var cost =
        switch (state.house().distanceSystem()) {
          case ABSTRACT -> Wording.plural(far, "zone");
          case FEET -> far + " ft";
        };
    return List.of(
        new Option.Hint(Hints.COST, cost),
        new Option.Hint(
            Hints.WAY, String.join(" ", way.steps().stream().map(Spot::toString).toList())));
  }

  /// By default as near as can be to the nearest able foe in sight.
  private static Optional<Question<?>> where(
      Blank<RathState> blank, Topic topic, Being by, List<Option<Spot>> options) {
    if (options.isEmpty()) {
      return Optional.empty();
    }
    int goal = goal(blank, by);
    var nearest =
        options.stream()
            .map(Option::value)
            .min(
                Comparator.comparingInt(spot -> Places.apart(blank.state(), Places.of(spot), goal)))
            .orElseThrow();
    return Optional.of(new Question.Where(topic, List.of(by.id()), List.copyOf(options), nearest));
  }

  /// Every open space about somebody, for the GM to put them into.
  static Optional<Question<?>> openSpaces(Blank<RathState> blank, Topic topic) {
    var who = being(blank, "who");
    if (who.isEmpty() || blank.state().map().isEmpty()) {
      return Optional.empty();
    }
    var options = new ArrayList<Option<Spot>>();
    for (int at : Places.open(blank.state().map().get())) {
      if (Places.apart(blank.state(), at, who.get().at()) <= FARTHEST * Places.unit(blank.state())
          && !Places.isTaken(blank.state(), at, who.get().id())) {
        options.add(Option.of(Places.spot(at), List.of()));
      }
    }
    return where(blank, topic, who.get(), options);
  }

  /// How far off the GM puts somebody at a time, in spaces.
  private static final int FARTHEST = 25;

  /// The map there is, and open ground.
  static Optional<Question<?>> maps(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<Grid>>();
    blank.state().map().ifPresent(map -> options.add(new Option<>("as it is", "as it is", map)));
    options.add(
        new Option<>(
            "open ground",
            "open ground",
            switch (blank.state().house().distanceSystem()) {
              case ABSTRACT -> Grid.open(25, 6, 4);
              case FEET -> Grid.open(5, 24, 16);
            }));
    return oneOf(topic, options);
  }

  // People who come, and what they learn

  static Optional<Question<?>> aptitudes(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().aptitudes().stream()
            .map(aptitude -> Option.of(aptitude.name(), aptitude.name()))
            .toList());
  }

  static List<String> ids(RathState state) {
    return state.roster().stream().map(Being::id).toList();
  }

  /// A name that nobody here has yet.
  static Slot<RathState> fresh(String kind) {
    return (blank, topic) -> {
      var id = freshId(kind, ids(blank.state()));
      return oneOf(topic, List.of(Option.of(id, id)));
    };
  }

  static Optional<Question<?>> bestiary(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().creatures().stream()
            .map(creature -> Option.of(creature.name(), creature.name()))
            .toList());
  }

  static Optional<Question<?>> creatureId(Blank<RathState> blank, Topic topic) {
    var kind = blank.filled("creature", String.class).map(Outfits::key).orElse("creature");
    var id = freshId(kind, ids(blank.state()));
    return oneOf(topic, List.of(Option.of(id, id)));
  }

  static Optional<Question<?>> pregens(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().pregens().stream()
            .map(sheet -> new Option<>(sheet.name(), sheet.name(), sheet))
            .toList());
  }

  // The GM's hand

  static Optional<Question<?>> settable(Blank<RathState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      for (String figure : Values.settable()) {
        options.add(
            Option.of(being.id() + "." + figure, being.name() + ": " + Wording.figure(figure)));
      }
    }
    return oneOf(topic, options);
  }

  /// Any number that the figure can have.
  static Optional<Question<?>> valueOf(Blank<RathState> blank, Topic topic) {
    var fact = blank.partial().get("fact", String.class);
    int dot = fact.indexOf('.');
    var being = blank.state().being(fact.substring(0, dot));
    return oneOf(
        topic,
        Values.range(being, fact.substring(dot + 1)).stream()
            .map(number -> Option.of(Integer.toString(number), Integer.toString(number)))
            .toList());
  }
}
