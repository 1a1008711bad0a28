package quintain.rhod;

import static quintain.kernel.forms.PlainSlots.freshId;
import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;

/// What could go into the slots of those who bring people and things in and set things right.
final class RefereeSlots {
  private static final int LONGEST = 300;

  private RefereeSlots() {}

  /// A sentence or two.
  static Slot<RhodState> line(String byDefault) {
    return (_, topic) ->
        Optional.of(new Question.Words(topic, List.of(), LONGEST, byDefault, true));
  }

  /// Each with what it is (RHD-DMG-02).
  static Optional<Question<?>> damageTypes(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<DamageType>>();
    for (DamageType type : DamageType.values()) {
      options.add(
          new Option<>(
              Names.kebab(type.name()), "%s: %s".formatted(type.title(), type.meaning()), type));
    }
    return oneOf(topic, options);
  }

  /// Expansions that something in the Glossaries belongs to, that are on, or that one may think of.
  static Optional<Question<?>> expansions(Blank<RhodState> blank, Topic topic) {
    var names = new ArrayList<>(blank.state().scene().expansions());
    blank.state().shelf().features().forEach(feature -> names.add(feature.expansion()));
    blank.state().shelf().traits().forEach(trait -> names.add(trait.expansion()));
    names.add("Magic");
    names.add("Future Tech");
    return oneOf(
        topic,
        names.stream()
            .filter(name -> !name.isEmpty())
            .distinct()
            .map(name -> Option.of(name, name))
            .toList());
  }

  // People who come

  /// A name that nobody here has yet.
  static Slot<RhodState> fresh(String kind) {
    return (blank, topic) -> {
      var id = fresh(blank.state(), kind);
      return oneOf(topic, List.of(Option.of(id, id)));
    };
  }

  private static String fresh(RhodState state, String kind) {
    return freshId(kind, state.roster().stream().map(Being::id).toList());
  }

  static Optional<Question<?>> bestiary(Blank<RhodState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().creatures().stream()
            .map(creature -> Option.of(creature.name(), creature.name()))
            .toList());
  }

  static Optional<Question<?>> creatureId(Blank<RhodState> blank, Topic topic) {
    var kind =
        blank
            .filled("creature", String.class)
            .map(name -> name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"))
            .orElse("creature");
    var id = fresh(blank.state(), kind);
    return oneOf(topic, List.of(Option.of(id, id)));
  }

  static Optional<Question<?>> pregens(Blank<RhodState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().pregens().stream()
            .map(sheet -> new Option<>(sheet.name(), sheet.name(), sheet))
            .toList());
  }

  static Optional<Question<?>> seats(Blank<RhodState> blank, Topic topic) {
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

  // The Referee's hand

  static Optional<Question<?>> ofTheGlossaries(Blank<RhodState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().things().stream()
            .filter(thing -> !(thing instanceof Weapon weapon && weapon.natural()))
            .map(thing -> Option.of(thing.name(), thing.name()))
            .toList());
  }

  /// A name that no other object has.
  static Optional<Question<?>> objectName(Blank<RhodState> blank, Topic topic) {
    var name =
        freshId("chest", blank.state().world().targets().stream().map(World.Target::name).toList());
    return oneOf(topic, List.of(Option.of(name, name)));
  }

  /// A name that no other container has.
  static Optional<Question<?>> containerName(Blank<RhodState> blank, Topic topic) {
    var taken = blank.state().world().containers().stream().map(World.Container::name).toList();
    return named(
        topic,
        List.of("chest", "barrel", "crate", "cupboard").stream()
            .map(kind -> freshId(kind, taken))
            .toList());
  }

  static Optional<Question<?>> containers(Blank<RhodState> blank, Topic topic) {
    return named(
        topic, blank.state().world().containers().stream().map(World.Container::name).toList());
  }

  static Optional<Question<?>> lockable(Blank<RhodState> blank, Topic topic) {
    return named(topic, Containers.lockable(blank.state()));
  }

  static Optional<Question<?>> locked(Blank<RhodState> blank, Topic topic) {
    return named(topic, blank.state().world().locks().stream().map(World.Lock::on).toList());
  }

  private static Optional<Question<?>> named(Topic topic, List<String> names) {
    return oneOf(topic, names.stream().map(name -> Option.of(name, name)).toList());
  }

  static Optional<Question<?>> theirs(Blank<RhodState> blank, Topic topic) {
    return Slots.being(blank, "who")
        .flatMap(
            who ->
                oneOf(
                    topic,
                    who.kit().items().stream()
                        .map(item -> Option.of(item.key(), item.key()))
                        .toList()));
  }

  /// Every Feature and Trait of the Glossaries.
  static Optional<Question<?>> mechanics(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    blank
        .state()
        .shelf()
        .features()
        .forEach(feature -> options.add(Option.of(feature.name(), feature.name())));
    blank
        .state()
        .shelf()
        .traits()
        .forEach(trait -> options.add(Option.of(trait.name(), trait.name())));
    return oneOf(topic, options);
  }

  /// Features and Traits somebody has.
  static Optional<Question<?>> known(Blank<RhodState> blank, Topic topic) {
    return Slots.being(blank, "who")
        .flatMap(
            who -> {
              var options = new ArrayList<Option<String>>();
              for (Feature feature : who.life().features()) {
                options.add(Option.of(feature.name(), feature.name()));
              }
              for (Trait trait : who.life().traits()) {
                options.add(Option.of(trait.name(), trait.name()));
              }
              return oneOf(topic, options);
            });
  }

  /// What somebody bears now.
  static Optional<Question<?>> borne(Blank<RhodState> blank, Topic topic) {
    return Slots.being(blank, "who")
        .flatMap(
            who ->
                oneOf(
                    topic,
                    who.conditions().stream()
                        .map(borne -> option(borne.plight(), borne.title()))
                        .distinct()
                        .toList()));
  }

  private static Option<Plight> option(Plight plight, String title) {
    return new Option<>(plight.key(), title, plight);
  }

  /// Everything that the Referee may give somebody, what packs have written last.
  static Optional<Question<?>> conditions(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<Plight>>();
    for (Condition condition : Condition.values()) {
      if (condition.kind() != Condition.Kind.EFFECT) {
        options.add(option(Plight.of(condition), condition.title()));
      }
    }
    for (ConditionEntry entry : blank.state().shelf().written()) {
      options.add(option(entry.plight(), entry.name()));
    }
    return oneOf(topic, options);
  }

  private static final List<String> SETTABLE = List.of("vitality", "armoring", "wounds", "exp");

  /// How far a form looks past the EXP there are, of which no rule names a limit.
  private static final int WIDE = 100;

  static Optional<Question<?>> settable(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      for (String figure : SETTABLE) {
        options.add(
            Option.of(being.id() + "." + figure, being.name() + ": " + Wording.figure(figure)));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> valueOf(Blank<RhodState> blank, Topic topic) {
    var fact = blank.partial().get("fact", String.class);
    int dot = fact.lastIndexOf('.');
    var being = blank.state().find(fact.substring(0, Math.max(0, dot)));
    if (being.isEmpty()) {
      return Optional.empty();
    }
    int most =
        switch (fact.substring(dot + 1)) {
          case "vitality" -> Defenses.maxVitality(blank.state().house(), being.get());
          case "armoring" -> being.get().kit().maxArmoring();
          case "wounds" -> being.get().scores().of(Ability.CON);
          default -> Math.min(Values.MOST, being.get().life().exp() + WIDE);
        };
    var options = new ArrayList<Option<String>>();
    for (int number = 0; number <= most; number++) {
      options.add(Option.of(Integer.toString(number), Integer.toString(number)));
    }
    return oneOf(topic, options);
  }
}
