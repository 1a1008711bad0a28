package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Being;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Handling;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Trick;
import quintain.rhod.state.Wielding;

/// Features in use, whatever they do: how they are offered, what they cost, and who has them.
final class Feats {
  private Feats() {}

  // How it is offered

  /// The command that a Feature is used with.
  enum Way {
    ATTACK,
    ON_OTHERS,
    ON_ONESELF,
    MOVE,
    CHARGE,
    FORAGE,
    /// Not by a command: it waits for what triggers it.
    WAITS
  }

  private static Way way(Trick trick) {
    return switch (trick) {
      case Trick.CommittedBlow _,
          Trick.PinDown _,
          Trick.SeamCutter _,
          Trick.SweepingArc _,
          Trick.LastWord _,
          Trick.OwnAttack _ ->
          Way.ATTACK;
      case Trick.PressTheLine _,
          Trick.CallTheMark _,
          Trick.Interpose _,
          Trick.Rally _,
          Trick.FieldSuture _,
          Trick.DreadGaze _ ->
          Way.ON_OTHERS;
      case Trick.Brace _, Trick.TurnedBlade _, Trick.SecondWind _ -> Way.ON_ONESELF;
      case Trick.Own own -> own.whom() == Trick.Whom.SELF ? Way.ON_ONESELF : Way.ON_OTHERS;
      case Trick.BurstOfSpeed _, Trick.SlipFree _ -> Way.MOVE;
      case Trick.TrampleCharge _ -> Way.CHARGE;
      case Trick.Forage _ -> Way.FORAGE;
      case Trick.Parry _, Trick.Riposte _ -> Way.WAITS;
    };
  }

  static List<Feature> used(Being being, Way way) {
    return being.life().features().stream()
        .filter(feature -> feature.on().isEmpty() && way(feature.trick()) == way)
        .toList();
  }

  /// Each Feature of somebody's that is used in that way.
  static BiFunction<RhodState, Being, List<Option<String>>> offers(Way way) {
    return (_, being) ->
        used(being, way).stream()
            .map(feature -> Option.of(feature.name(), offered(being, feature)))
            .toList();
  }

  static String offered(Being being, Feature feature) {
    return being.name() + ": " + feature.name();
  }

  static Optional<Question<?>> features(Blank<RhodState> blank, Topic topic, Being by) {
    return named(topic, by.life().features().stream().map(Feature::name).toList());
  }

  /// The Feature that stands in its slot, if it is filled and somebody has it.
  static Optional<Feature> chosen(Blank<RhodState> blank, Being by) {
    return blank.filled("feature", String.class).flatMap(name -> find(by, name));
  }

  /// Several at once, friends first for what helps.
  static Optional<Question<?>> targets(Blank<RhodState> blank, Topic topic, Being by) {
    boolean helps = chosen(blank, by).filter(feature -> helps(feature.trick())).isPresent();
    var options = others(blank, by, !helps);
    return Optional.of(
        new Question.SomeOf<>(topic, List.of(), options, 1, options.size(), List.of()));
  }

  private static boolean helps(Trick trick) {
    return trick instanceof Trick.Rally
        || trick instanceof Trick.Interpose
        || trick instanceof Trick.FieldSuture
        || (trick instanceof Trick.Own own && own.whom() == Trick.Whom.ALLY);
  }

  // What it costs

  /// The AP of a Feature itself.
  static int cost(RhodState state, Handling.Feat act) {
    return find(state.being(act.by()), act.feature()).map(Feature::ap).orElse(0);
  }

  /// With those of the weapon, where it is an Attack.
  static int cost(RhodState state, Handling.Feat act, String with) {
    var by = state.being(act.by());
    boolean weapon = find(by, act.feature()).filter(Feature::weapon).isPresent();
    return weapon
        ? cost(state, act)
            + Turns.attackCost(state, by, Arms.of(state, by, new Wielding(with, false)).ap())
        : cost(state, act);
  }

  static Optional<Feature> find(Being by, String name) {
    for (Feature feature : by.life().features()) {
      if (feature.name().equalsIgnoreCase(name) || feature.id().equalsIgnoreCase(name)) {
        return Optional.of(feature);
      }
    }
    return Optional.empty();
  }

  // Whether it can be used now (RHD-EXP-11)

  /// Why somebody cannot use a Feature: they have none of that name, it waits for what triggers it,
  /// or what it needs itself is not there.
  static Optional<Refusal> refusal(
      RhodState state, Handling.Feat act, BiFunction<Being, Feature, Optional<Refusal>> needs) {
    var by = state.being(act.by());
    var feature = find(by, act.feature());
    if (feature.isEmpty()) {
      return Chapter.no(RHD_AP_05, "%s has no Feature %s".formatted(by.name(), act.feature()));
    }
    if (feature.get().on().isPresent()) {
      return Chapter.no(RHD_AP_05, feature.get().cited() + " waits for what triggers it");
    }
    return needs.apply(by, feature.get());
  }

  static Optional<Refusal> otherwise(Feature feature) {
    return Chapter.no(RHD_AP_05, feature.cited() + " is not used in that way");
  }

  static Optional<Refusal> need(Feature feature, boolean met, String what) {
    return met
        ? Optional.empty()
        : Chapter.no(RHD_EXP_11, "%s needs %s".formatted(feature.cited(), what));
  }

  static boolean done(RhodState state, Being by, Feature feature) {
    return state.turnOf(by.id()).filter(turn -> turn.done().contains(feature.name())).isPresent();
  }
}
