package quintain.rhod.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Field;
import quintain.rhod.state.Fog;
import quintain.rhod.state.Handling;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Trick;
import quintain.space.Region;

/// Spaces that could go into the slots of commands, with what each costs and the way there.
final class Spaces {
  /// How far one order leads outside an Encounter, in feet.
  private static final int STROLL = 60;

  /// How far the Referee lays things and shifts people from where somebody is, in spaces.
  private static final int NEAR = 6;

  private Spaces() {}

  // Running

  /// As far as the AP go (RHD-MAN-03).
  static Optional<Question<?>> run(Blank<RhodState> blank, Topic topic, Being by) {
    var state = blank.state();
    if (Movement.runRefusal(state, by).isPresent()) {
      return only(topic, by, neighbour(state, by));
    }
    int times =
        state.inEncounter()
            ? Turns.left(state, by.id()) / Movement.ofRun(by)
            : STROLL / Ways.run(by);
    var walks = Ways.within(state, by, times * Ways.run(by));
    var sight = Fog.sight(state, blank.seat());
    var options = new ArrayList<Option<Spot>>();
    walks.forEach(
        (spot, walk) -> {
          int maneuvers = isClear(sight, walk) ? maneuvers(state, by, walk) : 0;
          if (maneuvers <= times && maneuvers > 0) {
            options.add(walked(spot, walk, ap(state, by, maneuvers)));
          }
        });
    return whereOrNot(blank, topic, by, options);
  }

  /// Outside an Encounter nobody counts AP.
  private static String ap(RhodState state, Being by, int maneuvers) {
    return state.inEncounter() ? ", " + maneuvers * Movement.ofRun(by) + " AP" : "";
  }

  /// Nobody is shown ways through what they do not see.
  private static boolean isClear(Optional<Region> sight, Ways.Walk walk) {
    return sight.isEmpty()
        || walk.steps().stream().allMatch(step -> sight.get().contains(step.x(), step.y()));
  }

  /// Steps of five feet each fill their Maneuvers; on other ground they must be counted, and for
  /// the Frightened, who dare less from where each Maneuver begins.
  private static int maneuvers(RhodState state, Being by, Ways.Walk walk) {
    return walk.feet() == walk.steps().size() * Field.SPACE && !by.is(Condition.FRIGHTENED)
        ? Math.ceilDiv(walk.feet(), Ways.run(by))
        : Ways.maneuvers(state, by, walk.steps());
  }

  private static Option<Spot> walked(Spot spot, Ways.Walk walk, String besides) {
    return Option.of(
        spot,
        List.of(
            new Option.Hint(Hints.COST, walk.feet() + " ft" + besides),
            new Option.Hint(Hints.WAY, spots(walk.steps()))));
  }

  /// Somewhere beside somebody, to be refused with the reason.
  private static Spot neighbour(RhodState state, Being by) {
    for (Spot spot : around(state, by.at(), 1)) {
      if (!spot.equals(by.at())) {
        return spot;
      }
    }
    return by.at();
  }

  private static Optional<Question<?>> only(Topic topic, Being by, Spot spot) {
    return Optional.of(new Question.Where(topic, List.of(by.id()), List.of(plain(spot)), spot));
  }

  // Climbing, crawling, jumping

  static Optional<Question<?>> scramble(Blank<RhodState> blank, Topic topic, Being by) {
    var how = blank.filled("how", Encounter.How.class);
    if (how.isEmpty()) {
      return Optional.empty();
    }
    var state = blank.state();
    var options = new ArrayList<Option<Spot>>();
    var at = by.at();
    int far = Zones.climbs(state, at);
    for (int z = Math.max(0, at.z() - far); z <= at.z() + far; z++) {
      for (Spot flat : around(state, at, far)) {
        var spot = new Spot(flat.x(), flat.y(), z);
        if (Movement.refusal(state, new Encounter.Scramble(by.id(), how.get(), spot)).isEmpty()) {
          options.add(Option.of(spot, List.of(new Option.Hint(Hints.COST, "5 ft"))));
        }
      }
    }
    return where(blank, topic, by, options);
  }

  // Features

  /// Where a Feature takes its user.
  static Optional<Question<?>> feature(Blank<RhodState> blank, Topic topic, Being by) {
    var feature = Feats.chosen(blank, by);
    if (feature.isEmpty()) {
      return Optional.empty();
    }
    var options = new ArrayList<Option<Spot>>();
    if (feature.get().trick() instanceof Trick.BurstOfSpeed burst
        && Movement.runRefusal(blank.state(), by).isEmpty()) {
      var sight = Fog.sight(blank.state(), blank.seat());
      Ways.within(blank.state(), by, burst.feet())
          .forEach(
              (spot, walk) -> {
                if (isClear(sight, walk)) {
                  options.add(walked(spot, walk, ""));
                }
              });
    }
    if (feature.get().trick() instanceof Trick.SlipFree) {
      for (Spot spot : around(blank.state(), by.at(), 1)) {
        var act = new Handling.FeatureMove(by.id(), feature.get().name(), spot);
        if (MovingFeats.refusal(blank.state(), act).isEmpty()) {
          options.add(Option.of(spot, List.of(new Option.Hint(Hints.COST, "5 ft"))));
        }
      }
    }
    return whereOrNot(blank, topic, by, options);
  }

  /// Ends of straight runs from which the weapon reaches somebody.
  static Optional<Question<?>> charge(Blank<RhodState> blank, Topic topic, Being by) {
    var feature = Feats.chosen(blank, by);
    var options = new ArrayList<Option<Spot>>();
    if (feature.isPresent() && feature.get().trick() instanceof Trick.TrampleCharge charge) {
      for (int n = 1; n <= charge.feet() / Field.SPACE; n++) {
        for (int dy = -1; dy <= 1; dy++) {
          for (int dx = -1; dx <= 1; dx++) {
            var spot = new Spot(by.at().x() + dx * n, by.at().y() + dy * n, by.at().z());
            if ((dx != 0 || dy != 0) && reaches(blank, by, feature.get(), spot)) {
              options.add(
                  Option.of(
                      spot,
                      List.of(
                          new Option.Hint(Hints.COST, n * Field.SPACE + " ft"),
                          new Option.Hint(Hints.WAY, spots(MovingFeats.straight(by.at(), spot))))));
            }
          }
        }
      }
    }
    return whereOrNot(blank, topic, by, options);
  }

  private static boolean reaches(Blank<RhodState> blank, Being runner, Feature feature, Spot spot) {
    if (!Field.contains(blank.state(), spot)) {
      return false;
    }
    for (Being target : blank.state().roster()) {
      if (blank.state().maySee(target, blank.seat())
          && !target.id().equals(runner.id())
          && MovingFeats.refusal(
                  blank.state(),
                  new Handling.Charge(
                      runner.id(),
                      feature.name(),
                      blank.filled("with", String.class).orElse(""),
                      spot,
                      target.id()))
              .isEmpty()) {
        return true;
      }
    }
    return false;
  }

  // Near by

  /// One's own space and those next to it.
  static Optional<Question<?>> beside(Blank<RhodState> blank, Topic topic, Being by) {
    return where(
        blank,
        topic,
        by,
        around(blank.state(), by.at(), by.nature().spaces()).stream()
            .filter(spot -> Hands.within(blank.state(), by, spot))
            .map(Spaces::plain)
            .toList());
  }

  static Optional<Question<?>> neighbours(Blank<RhodState> blank, Topic topic, Being who) {
    var at = who.at();
    return where(
        blank,
        topic,
        who,
        around(blank.state(), at, 1).stream()
            .filter(spot -> spot.x() != at.x() || spot.y() != at.y())
            .map(spot -> plain(new Spot(spot.x(), spot.y(), at.z())))
            .toList());
  }

  /// Free ground not too far from somebody.
  static Optional<Question<?>> free(Blank<RhodState> blank, Topic topic, Being who) {
    return where(
        blank,
        topic,
        who,
        around(blank.state(), who.at(), NEAR).stream()
            .filter(spot -> Ways.isFree(blank.state(), who, spot))
            .map(Spaces::plain)
            .toList());
  }

  private static Option<Spot> plain(Spot spot) {
    return Option.of(spot, List.of());
  }

  /// Any space of the map, on its ground.
  static Optional<Question<?>> anywhere(Blank<RhodState> blank, Topic topic) {
    var map = Field.map(blank.state());
    var options = new ArrayList<Option<Spot>>();
    for (int y = 0; y < map.depth(); y++) {
      for (int x = 0; x < map.width(); x++) {
        options.add(plain(map.standing(x, y)));
      }
    }
    return Optional.of(
        new Question.Where(topic, List.of(), List.copyOf(options), options.getFirst().value()));
  }

  /// The spaces of a square block on their ground, as far as the map goes.
  private static List<Spot> around(RhodState state, Spot centre, int far) {
    var map = Field.map(state);
    var spots = new ArrayList<Spot>();
    for (int y = centre.y() - far; y <= centre.y() + far; y++) {
      for (int x = centre.x() - far; x <= centre.x() + far; x++) {
        if (map.contains(x, y)) {
          spots.add(map.standing(x, y));
        }
      }
    }
    return spots;
  }

  private static String spots(List<Spot> spots) {
    return spots.stream().map(Spot::toString).collect(Collectors.joining(" "));
  }

  /// Where to, or a space that is refused with the reason where there is none.
  private static Optional<Question<?>> whereOrNot(
      Blank<RhodState> blank, Topic topic, Being by, List<Option<Spot>> options) {
    return options.isEmpty()
        ? only(topic, by, neighbour(blank.state(), by))
        : where(blank, topic, by, options);
  }

  /// By default as near as can be to the nearest enemy in sight.
  private static Optional<Question<?>> where(
      Blank<RhodState> blank, Topic topic, Being by, List<Option<Spot>> options) {
    if (options.isEmpty()) {
      return Optional.empty();
    }
    Map<Spot, Option<Spot>> once = new LinkedHashMap<>();
    var sight = Fog.sight(blank.state(), blank.seat());
    for (Option<Spot> option : options) {
      if (sight.isEmpty() || sight.get().contains(option.value().x(), option.value().y())) {
        once.putIfAbsent(option.value(), option);
      }
    }
    if (once.isEmpty()) {
      return Optional.empty();
    }
    var goal =
        blank.state().roster().stream()
            .filter(
                foe ->
                    foe.isUp()
                        && foe.side() != by.side()
                        && blank.state().maySee(foe, blank.seat()))
            .map(Being::at)
            .min(Comparator.comparingInt(at -> spaces(at, by.at())))
            .orElse(by.at());
    var nearest =
        once.keySet().stream()
            .min(
                Comparator.<Spot>comparingInt(spot -> spaces(spot, goal))
                    .thenComparingInt(spot -> spaces(spot, by.at()))
                    .thenComparingInt(spot -> straight(spot, goal)))
            .orElseThrow();
    return Optional.of(
        new Question.Where(topic, List.of(by.id()), List.copyOf(once.values()), nearest));
  }

  private static int spaces(Spot one, Spot other) {
    return Math.max(
        Math.max(Math.abs(one.x() - other.x()), Math.abs(one.y() - other.y())),
        Math.abs(one.z() - other.z()));
  }

  /// As the crow flies, squared.
  private static int straight(Spot one, Spot other) {
    int x = one.x() - other.x();
    int y = one.y() - other.y();
    return x * x + y * y;
  }
}
