package quintain.otherworlds;

import static quintain.kernel.forms.PlainSlots.freshId;
import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;

/// What could go into the slots of those who bring people in and set things right.
final class WmSlots {
  private WmSlots() {}

  // People who come

  /// A name that nobody here has yet.
  static Slot<OtwState> fresh(String kind) {
    return (blank, topic) -> {
      var id = fresh(blank.state(), kind);
      return oneOf(topic, List.of(Option.of(id, id)));
    };
  }

  private static String fresh(OtwState state, String kind) {
    return freshId(kind, state.roster().stream().map(Being::id).toList());
  }

  static Optional<Question<?>> bestiary(Blank<OtwState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().creatures().stream()
            .map(creature -> Option.of(creature.name(), creature.name()))
            .toList());
  }

  static Optional<Question<?>> creatureId(Blank<OtwState> blank, Topic topic) {
    var kind =
        blank
            .filled("creature", String.class)
            .map(name -> name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"))
            .orElse("creature");
    var id = fresh(blank.state(), kind);
    return oneOf(topic, List.of(Option.of(id, id)));
  }

  static Optional<Question<?>> pregens(Blank<OtwState> blank, Topic topic) {
    return oneOf(
        topic,
        blank.state().shelf().pregens().stream()
            .map(sheet -> new Option<>(sheet.name(), sheet.name(), sheet))
            .toList());
  }

  // The World Master's hand

  /// What somebody bears now.
  static Optional<Question<?>> borne(Blank<OtwState> blank, Topic topic) {
    return Slots.being(blank, "who")
        .flatMap(
            who ->
                oneOf(
                    topic,
                    who.statuses().stream().map(Status::kind).distinct().map(Option::of).toList()));
  }

  static Optional<Question<?>> settable(Blank<OtwState> blank, Topic topic) {
    var options = new ArrayList<Option<String>>();
    for (Being being : blank.state().roster()) {
      for (String figure : List.of("hp", "ast", "disc")) {
        options.add(
            Option.of(
                being.id() + "." + figure, being.name() + ": " + figure.toUpperCase(Locale.ROOT)));
      }
    }
    return oneOf(topic, options);
  }

  static Optional<Question<?>> valueOf(Blank<OtwState> blank, Topic topic) {
    var fact = blank.partial().get("fact", String.class);
    int dot = fact.lastIndexOf('.');
    var being = blank.state().being(fact.substring(0, dot));
    int most =
        switch (fact.substring(dot + 1)) {
          case "hp" -> being.health().max();
          case "ast" -> being.astral().max();
          default -> being.discipline().max();
        };
    var options = new ArrayList<Option<String>>();
    for (int number = 0; number <= most; number++) {
      options.add(Option.of(Integer.toString(number), Integer.toString(number)));
    }
    return oneOf(topic, options);
  }
}
