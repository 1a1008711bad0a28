package quintain.otherworlds.rules;

import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.OtwState;

/// The form of the Attack Action: with what, at whom, how many rounds.
final class AttackForm {
  private AttackForm() {}

  /// Each weapon in hand and each part of the body that strikes, both hands together, and bare
  /// hands.
  static Optional<Question<?>> arms(Blank<OtwState> blank, Topic topic, Being by) {
    var options = new ArrayList<Option<List<String>>>();
    var weapons = Arms.strikers(by);
    for (Item item : weapons) {
      options.add(arm(blank.state(), by, List.of(item.key())));
    }
    var hands = weapons.stream().filter(item -> item.place() == Item.Place.HAND).toList();
    if (hands.size() == 2) {
      options.add(arm(blank.state(), by, hands.stream().map(Item::key).toList()));
    }
    if (by.isPc()) {
      options.add(arm(blank.state(), by, List.of(Arms.BARE_HANDS)));
    }
    return oneOf(topic, options);
  }

  private static Option<List<String>> arm(OtwState state, Being by, List<String> with) {
    int power = 0;
    var told = new ArrayList<String>();
    for (String key : with) {
      var arm = Arms.of(state, by, new Means.Wielding(key, false));
      power += arm.power();
      told.add(arm.name() + " " + arm.dice());
    }
    return new Option<>(
        String.join(" and ", with),
        String.join(" and ", told),
        with,
        List.of(
            new Option.Hint(Hints.PURPOSE, "harm"),
            new Option.Hint(Hints.POWER, Integer.toString(power))));
  }

  /// Foes first; a weapon that sweeps shows whom else it takes in.
  static Optional<Question<?>> targets(Blank<OtwState> blank, Topic topic, Being by) {
    boolean sweeps = sweeps(blank, by);
    var options =
        others(blank, by, true).stream()
            .map(option -> sweeps ? swept(blank.state(), by, option) : option)
            .map(option -> blank.read() ? Aim.met(blank, by, option) : option)
            .toList();
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  /// Whether any of the weapons chosen takes in those beside the target.
  private static boolean sweeps(Blank<OtwState> blank, Being by) {
    var state = blank.state();
    for (String weapon : weapons(blank)) {
      var means = new Means.Wielding(weapon, false);
      if (Arms.refusal(state, by, means).isEmpty() && Arms.of(state, by, means).sweeps()) {
        return true;
      }
    }
    return false;
  }

  private static Option<String> swept(OtwState state, Being by, Option<String> option) {
    var spaces = Field.sweep(state, by.at(), state.being(option.value()).at());
    return option.with(new Option.Hint(Hints.AREA, Spaces.spots(spaces)));
  }

  /// As many rounds as the rules let through for what is filled in so far. Where that is only
  /// tried, none at all will do.
  static Optional<Question<?>> unloading(Blank<OtwState> blank, Topic topic, Being by) {
    var partial = blank.partial();
    int most = 0;
    if (blank.read() && partial.has("with") && partial.has("targets")) {
      while (most < 99 && unloads(blank, by, most + 1)) {
        most++;
      }
    }
    return Optional.of(new Question.NumberFrom(topic, List.of(), 0, most, 0));
  }

  private static boolean unloads(Blank<OtwState> blank, Being by, int rounds) {
    var partial = blank.partial();
    return Aim.unloads(
        blank.state(),
        by,
        strings(partial.get("with", List.class)),
        strings(partial.get("targets", List.class)),
        blank.filled("thrown", Boolean.class).orElse(false),
        rounds);
  }

  /// The weapons chosen so far.
  static List<String> weapons(Blank<OtwState> blank) {
    return strings(blank.filled("with", List.class).orElse(List.of()));
  }

  private static List<String> strings(List<?> values) {
    return values.stream().map(String::valueOf).toList();
  }
}
