package quintain.rath;

import static quintain.kernel.forms.PlainSlots.oneOf;
import static quintain.rath.Slots.being;
import static quintain.rath.Slots.others;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// What could go into the slots of a readied action (RTH-ACT-05).
final class ReadySlots {
  private static final int LONGEST = 200;

  private ReadySlots() {}

  static Optional<Question<?>> triggers(Blank<RathState> blank, Topic topic) {
    return oneOf(
        topic,
        List.of(
            trigger("comes-close", "until a foe comes Close", Trigger.When.COMES_CLOSE),
            trigger("moves", "until a foe moves", Trigger.When.MOVES),
            trigger("attacks", "until a foe attacks", Trigger.When.ATTACKS),
            trigger("casts", "until a foe casts", Trigger.When.CASTS),
            new Option<>(
                "other",
                "until something else happens",
                new Trigger(Trigger.When.OTHER, "", "the right moment"))));
  }

  private static Option<Trigger> trigger(String key, String label, Trigger.When when) {
    return new Option<>(key, label, new Trigger(when, "", ""));
  }

  /// A trigger in one's own words; the GM says when it has come (RTH-R-27).
  static Optional<Question<?>> words(Blank<RathState> blank, Topic topic) {
    boolean own =
        blank
            .filled("trigger", Trigger.class)
            .filter(trigger -> trigger.when() == Trigger.When.OTHER)
            .isPresent();
    return own
        ? Optional.of(new Question.Words(topic, List.of(), LONGEST, "the door opens", true))
        : Slots.nothing(topic);
  }

  /// Any action, not movement (RTH-R-27): attacks and spells, stunts, things to use, help, and
  /// whatever else in one's own words.
  static Optional<Question<?>> acts(Blank<RathState> blank, Topic topic) {
    return being(blank, "by").flatMap(by -> oneOf(topic, acts(blank, by)));
  }

  private static List<Option<RathStep.Act>> acts(Blank<RathState> blank, Being by) {
    var acts = new ArrayList<Option<RathStep.Act>>();
    var id = by.id();
    var foes = others(blank, true);
    for (Option<String> foe : foes) {
      for (Option<List<String>> arms : Slots.armsOf(blank.state(), by)) {
        var targets = List.of(foe.value());
        acts.add(at(arms, foe, new RathStep.Attack(id, arms.value(), targets, Optional.empty())));
      }
    }
    for (String spell : Casting.equipped(by)) {
      var named = Option.of(Outfits.key(spell), spell);
      for (Option<String> target : foes) {
        acts.add(
            at(named, target, new RathStep.CastSpell(id, spell, List.of(target.value()), false)));
      }
      acts.add(
          new Option<>(
              named.key() + " at oneself",
              spell + " at oneself",
              new RathStep.CastSpell(id, spell, List.of(), false)));
    }
    for (Option<String> foe : foes) {
      for (Trick trick : List.of(Trick.SHOVE, Trick.DISARM, Trick.TRIP, Trick.SUNDER)) {
        acts.add(at(Option.of(trick), foe, new RathStep.Stunt(id, trick, foe.value())));
      }
    }
    for (Option<String> friend : others(blank, false)) {
      acts.add(
          at(
              Option.of("help", "help"),
              friend,
              new RathStep.HelpAlly(id, friend.value(), "lends a hand")));
    }
    for (Item item : by.pack().items()) {
      if (item.gear().use().isPresent()) {
        acts.addAll(uses(blank, by, item));
      }
    }
    acts.add(
        new Option<>(
            "something-else",
            "something else, in your own words",
            new RathStep.Attempt(id, "something else")));
    return acts;
  }

  private static List<Option<RathStep.Act>> uses(Blank<RathState> blank, Being by, Item item) {
    var uses = new ArrayList<Option<RathStep.Act>>();
    var named = Option.of(item.key(), item.name());
    switch (Items.aim(item.gear().use().orElseThrow())) {
      case SOMEBODY -> {
        uses.add(at(named, Option.of(by.id(), by.name()), use(by, item, by.id())));
        for (Option<String> friend : others(blank, false)) {
          uses.add(at(named, friend, use(by, item, friend.value())));
        }
      }
      case FOE, OWN_WEAPON -> {}
      case NOTHING ->
          uses.add(new Option<>("use " + item.key(), "use " + item.name(), use(by, item, "")));
    }
    return uses;
  }

  private static RathStep.UseItem use(Being by, Item item, String target) {
    return new RathStep.UseItem(by.id(), item.key(), target);
  }

  private static Option<RathStep.Act> at(Option<?> what, Option<String> whom, RathStep.Act act) {
    return new Option<>(
        what.key() + " at " + whom.key(), what.label() + " at " + whom.label(), act);
  }

  /// What is done where it is none of the listed acts; the GM says what comes of it (RTH-ACT-02).
  static Optional<Question<?>> doing(Blank<RathState> blank, Topic topic) {
    boolean own =
        blank
            .filled("act", RathStep.Act.class)
            .filter(RathStep.Attempt.class::isInstance)
            .isPresent();
    return own
        ? Optional.of(new Question.Words(topic, List.of(), LONGEST, "slams the door shut", true))
        : Slots.nothing(topic);
  }
}
