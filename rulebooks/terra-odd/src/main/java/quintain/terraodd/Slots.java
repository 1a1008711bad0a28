package quintain.terraodd;

import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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

/// What could go into the slots of commands, as far as whoever fills them in can know.
final class Slots {
  private static final List<String> NEEDS = List.of("food", "water", "rest", "warmth", "air");

  private static final List<String> AMOUNTS =
      List.of("1d4", "1d6", "1d8", "1d10", "1d12", "2d6", "3d6", "1", "2", "3", "4", "5", "6");

  /// Who tends somebody when nobody in particular is named.
  private static final String A_HEALER = "a healer";

  private Slots() {}

  private static Optional<Being> being(Blank<OddState> blank, String slot) {
    return blank.filled(slot, String.class).flatMap(blank.state()::find);
  }

  private static boolean sees(Blank<OddState> blank, Being being) {
    return Values.maySee(being, blank.seat());
  }

  static Optional<Question<?>> amount(Blank<OddState> blank, Topic topic) {
    return oneOf(
        topic, AMOUNTS.stream().map(text -> new Option<>(text, text, Amount.parse(text))).toList());
  }

  // Saves

  /// The attribute that the words of the danger name, or Insight, and the two others.
  static Optional<Question<?>> saveWith(Blank<OddState> blank, Topic topic) {
    return fitting(topic, blank.filled("against", String.class).orElse(""));
  }

  static Optional<Question<?>> contestWith(Blank<OddState> blank, Topic topic) {
    return fitting(topic, blank.filled("over", String.class).orElse(""));
  }

  private static Optional<Question<?>> fitting(Topic topic, String danger) {
    return abilities(topic, List.of(), Optional.of(Saves.proposed(danger).orElse(Ability.INSIGHT)));
  }

  /// The same for what may take no save at all.
  static Optional<Question<?>> attemptWith(Blank<OddState> blank, Topic topic) {
    var what = blank.filled("what", String.class).orElse("");
    var open = new Option<>("none", "none, unless the GM calls for one", Optional.<Ability>empty());
    return abilities(topic, List.of(open), Saves.proposed(what));
  }

  private static Optional<Question<?>> abilities(
      Topic topic, List<Option<Optional<Ability>>> before, Optional<Ability> preset) {
    var options = new ArrayList<>(before);
    for (Ability ability : Ability.values()) {
      options.add(new Option<>(Names.kebab(ability.name()), ability.told(), Optional.of(ability)));
    }
    return Optional.of(new Question.OneOf<>(topic, List.of(), List.copyOf(options), preset));
  }

  // Beings

  static Optional<Question<?>> own(Blank<OddState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> being.seat().equals(blank.seat())));
  }

  static Optional<Question<?>> ownGone(Blank<OddState> blank, Topic topic) {
    return oneOf(
        topic,
        beings(
            blank,
            being ->
                being.isPc()
                    && !being.isInPlay()
                    && (blank.seat().isReferee() || being.seat().equals(blank.seat()))));
  }

  static Optional<Question<?>> everybody(Blank<OddState> blank, Topic topic) {
    return oneOf(topic, beings(blank, _ -> true));
  }

  static Optional<Question<?>> pcs(Blank<OddState> blank, Topic topic) {
    return oneOf(topic, beings(blank, Being::isPc));
  }

  static Optional<Question<?>> npcs(Blank<OddState> blank, Topic topic) {
    return oneOf(topic, beings(blank, being -> !being.isPc()));
  }

  static Optional<Question<?>> opponents(Blank<OddState> blank, Topic topic) {
    return oneOf(topic, others(blank, true));
  }

  static Optional<Question<?>> friendsFirst(Blank<OddState> blank, Topic topic) {
    return oneOf(topic, others(blank, false));
  }

  static Optional<Question<?>> foesFirst(Blank<OddState> blank, Topic topic) {
    var options = others(blank, true);
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  /// Everybody in sight but the one who acts; the able before the fallen, near before far.
  private static List<Option<String>> others(Blank<OddState> blank, boolean foesFirst) {
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

  private static List<Option<String>> beings(Blank<OddState> blank, Predicate<Being> which) {
    return blank.state().roster().stream()
        .filter(being -> sees(blank, being) && which.test(being))
        .map(being -> Option.of(being.id(), being.name()))
        .toList();
  }

  private static Option<String> option(Blank<OddState> blank, Being actor, Being being) {
    var hints = new ArrayList<Option.Hint>();
    hints.add(new Option.Hint(Hints.SIDE, being.side() == actor.side() ? Hints.OWN : Hints.OTHER));
    hints.add(new Option.Hint(Hints.DISTANCE, Integer.toString(actor.distanceTo(being))));
    if (Values.maySeeFigures(being, blank.seat())) {
      hints.add(new Option.Hint(Hints.HEALTH, Integer.toString(health(being))));
    }
    return new Option<>(being.id(), being.name(), being.id(), List.copyOf(hints));
  }

  /// What is left of Grit and Prowess together, in percent: Harm goes through the one to the other.
  static int health(Being being) {
    int grit = being.isPc() ? Math.max(being.grit(), 6) : being.block().grit();
    int whole = grit + being.prowess().permanent();
    return whole == 0 ? 0 : Math.min(100, 100 * (being.grit() + being.prowess().now()) / whole);
  }

  static Optional<Question<?>> seats(Blank<OddState> blank, Topic topic) {
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

  /// Each weapon and attack, what is in hand first, and each two weapons of one hand.
  static Optional<Question<?>> arms(Blank<OddState> blank, Topic topic) {
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
    return oneOf(topic, options);
  }

  private static boolean atHand(Being attacker, List<String> with) {
    for (Item item : attacker.pack().items()) {
      if (with.getFirst().startsWith(item.key())) {
        return item.where() == Item.Where.HELD;
      }
    }
    return attacker.block().attacks().stream().anyMatch(a -> a.name().equals(with.getFirst()));
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
                            Hints.POWER, Long.toString(Math.round(100 * arms.average()))))));
  }

  private static String dice(Arms arms) {
    return String.join("+", arms.strikes().stream().map(s -> s.dice().toString()).toList())
        + (arms.blast() ? " blast" : "");
  }

  /// As far as the mover gets, by default towards the nearest able foe.
  static Optional<Question<?>> place(Blank<OddState> blank, Topic topic) {
    return being(blank, "by")
        .map(
            mover -> {
              int least = mover.at() - Movement.most(blank.state());
              int most = mover.at() + Movement.most(blank.state());
              int goal = Math.clamp(goal(blank, mover), least, most);
              return new Question.NumberFrom(topic, List.of(mover.id()), least, most, goal);
            });
  }

  private static int goal(Blank<OddState> blank, Being mover) {
    return blank.state().side(mover.side().other()).stream()
        .filter(foe -> !foe.isOut() && sees(blank, foe))
        .min(Comparator.comparingInt(mover::distanceTo))
        .map(Being::at)
        .orElse(mover.at());
  }

  // Things

  static Optional<Question<?>> carried(Blank<OddState> blank, Topic topic) {
    return being(blank, "by")
        .flatMap(
            being ->
                oneOf(
                    topic,
                    being.pack().items().stream()
                        .map(item -> Option.of(item.key(), item.name()))
                        .toList()));
  }

  static Optional<Question<?>> onTheGround(Blank<OddState> blank, Topic topic) {
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

  static Optional<Question<?>> gear(Blank<OddState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().gear().stream()
            .map(gear -> Option.of(gear.name(), gear.name()))
            .toList());
  }

  // Growth and trouble

  static Optional<Question<?>> advancements(Blank<OddState> blank, Topic topic) {
    return being(blank, "by")
        .or(() -> being(blank, "who"))
        .flatMap(
            learner ->
                oneOf(
                    topic,
                    Growth.learnable(blank.state(), learner).stream()
                        .map(a -> Option.of(a.name(), Growth.told(a)))
                        .toList()));
  }

  static Optional<Question<?>> conditions(Blank<OddState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().conditions().stream()
            .map(condition -> Option.of(condition.name(), Troubles.told(condition)))
            .toList());
  }

  static Optional<Question<?>> troubles(Blank<OddState> blank, Topic topic) {
    return being(blank, "who")
        .flatMap(
            who ->
                oneOf(
                    topic,
                    who.troubles().stream()
                        .map(t -> t.entry().name())
                        .distinct()
                        .map(name -> Option.of(name, name))
                        .toList()));
  }

  // Care

  static Optional<Question<?>> healers(Blank<OddState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(A_HEALER, A_HEALER));
    for (Being being : blank.state().side(Who.Side.PARTY)) {
      if (being.has(Gift.HEALER) && being.isInPlay()) {
        options.add(Option.of(being.id(), being.name()));
      }
      being
          .pack()
          .with(Tag.HEALER)
          .filter(item -> options.stream().noneMatch(known -> known.key().equals(item.key())))
          .ifPresent(item -> options.add(Option.of(item.key(), item.name())));
    }
    options.add(new Option<>("nobody", "nobody", ""));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> needsToLack(Blank<OddState> blank, Topic topic) {
    var lacking = being(blank, "who").map(who -> who.life().needs()).orElse(List.of());
    return oneOf(
        topic,
        NEEDS.stream()
            .filter(need -> !lacking.contains(need))
            .map(need -> Option.of(need, need))
            .toList());
  }

  static Optional<Question<?>> needsLacking(Blank<OddState> blank, Topic topic) {
    return being(blank, "who")
        .flatMap(
            who ->
                oneOf(
                    topic,
                    who.life().needs().stream().map(need -> Option.of(need, need)).toList()));
  }

  // People who come

  /// A name that nobody here has yet.
  static Slot<OddState> fresh(String kind) {
    return (blank, topic) -> {
      var id = fresh(blank.state(), kind);
      return oneOf(topic, List.of(Option.of(id, id)));
    };
  }

  private static String fresh(OddState state, String kind) {
    return freshId(kind, state.roster().stream().map(Being::id).toList());
  }

  static Optional<Question<?>> bestiary(Blank<OddState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().foes().stream()
            .map(foe -> Option.of(foe.name(), foe.name()))
            .toList());
  }

  static Optional<Question<?>> tiers(Blank<OddState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().tiers().stream()
            .map(
                tier ->
                    Option.of(
                        tier.name(),
                        tier.name()
                            + ": "
                            + tier.score()
                            + ", Grit "
                            + tier.grit()
                            + ", "
                            + tier.harm()))
            .toList());
  }

  static Optional<Question<?>> foeId(Blank<OddState> blank, Topic topic) {
    var kind =
        blank
            .filled("foe", String.class)
            .map(name -> name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"))
            .orElse("foe");
    var id = fresh(blank.state(), kind);
    return oneOf(topic, List.of(Option.of(id, id)));
  }

  static Optional<Question<?>> pregens(Blank<OddState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().pregens().stream()
            .map(sheet -> new Option<>(sheet.name(), sheet.name(), sheet))
            .toList());
  }

  // The GM's hand

  private static final List<String> FIGURES = List.of("grit", "prowess", "insight", "resolve");

  private static final String SIDE = ".side";

  private static final List<String> TRUTHS = List.of("scene.closed", "scene.dark");

  static Optional<Question<?>> settable(Blank<OddState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      for (String figure : FIGURES) {
        options.add(
            Option.of(being.id() + "." + figure, being.name() + ": " + Wording.figure(figure)));
      }
      if (!being.isPc()) {
        options.add(Option.of(being.id() + SIDE, being.name() + ": on whose side"));
      }
    }
    options.add(Option.of("scene.closed", "no safe place to run to"));
    options.add(Option.of("scene.dark", "it is dark"));
    return oneOf(topic, options);
  }

  static Optional<Question<?>> valueOf(Blank<OddState> blank, Topic topic) {
    var fact = blank.partial().get("fact", String.class);
    var options = new ArrayList<Option<String>>();
    if (fact.endsWith(SIDE)) {
      options.add(Option.of("party", "the party's"));
      options.add(Option.of("foes", "the foes'"));
    } else if (TRUTHS.contains(fact)) {
      options.add(Option.of("yes", "yes"));
      options.add(Option.of("no", "no"));
    } else {
      for (int number = 0; number <= Values.MOST; number++) {
        options.add(Option.of(Integer.toString(number), Integer.toString(number)));
      }
    }
    return oneOf(topic, options);
  }
}
