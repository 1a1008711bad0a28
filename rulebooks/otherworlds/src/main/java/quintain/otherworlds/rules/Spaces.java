package quintain.otherworlds.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.PlainSlots;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Fog;
import quintain.otherworlds.state.Means;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Weapon;
import quintain.space.Grid;
import quintain.space.Region;

/// Spaces that could go into a slot, with what they cost and the way there, or what they take in.
final class Spaces {
  /// How far ahead a walk outside a battle is laid out.
  private static final int STROLL = 6;

  /// How far a leap is offered.
  private static final int LEAP = 4;

  private static final int BLAST = 3;

  private Spaces() {}

  static Optional<Question<?>> walk(Blank<OtwState> blank, Topic topic, Being by) {
    int budget = Movement.budget(blank.state(), by);
    return reachable(
        blank,
        topic,
        by,
        blank.state().inBattle() ? budget : Math.min(budget, STROLL),
        Movement.Way.WALKING,
        spot -> Movement.rage(blank.state().asSeenBy(by.seat()), by, spot).isEmpty(),
        spaces -> besides(blank.state(), by, budget - spaces));
  }

  /// On a turn the first steps cost the point of the Movement Action, and what is left of it stays
  /// for later.
  private static String besides(OtwState state, Being by, int left) {
    if (!state.isTurnOf(by.id())) {
      return "";
    }
    return (Movement.isBegun(state, by) ? "" : ", 1 turn point")
        + (left > 0 ? ", %s left".formatted(Phrases.counted(left, "space")) : "");
  }

  static Optional<Question<?>> skilled(Blank<OtwState> blank, Topic topic, Being by) {
    var skill = blank.filled("skill", String.class).flatMap(by.life()::skill);
    if (skill.isEmpty()) {
      return Optional.empty();
    }
    int spaces = Skills.spaces(by, skill.get());
    return Skills.way(skill.get()).leaps()
        ? free(blank, topic, by, spaces)
        : reachable(blank, topic, by, spaces, Skills.way(skill.get()), _ -> true, _ -> "");
  }

  private static Optional<Question<?>> reachable(
      Blank<OtwState> blank,
      Topic topic,
      Being by,
      int budget,
      Movement.Way how,
      Predicate<Spot> may,
      IntFunction<String> besides) {
    var options = new ArrayList<Option<Spot>>();
    var sight = Fog.sight(blank.state(), blank.seat());
    Ways.within(blank.state(), by, budget, how)
        .forEach(
            (spot, walk) -> {
              if (walk.steps().stream().allMatch(step -> isClear(sight, step)) && may.test(spot)) {
                options.add(Option.of(spot, blank.read() ? costs(walk, besides) : List.of()));
              }
            });
    return where(blank, topic, by, options);
  }

  private static List<Option.Hint> costs(Ways.Walk walk, IntFunction<String> besides) {
    return List.of(
        new Option.Hint(
            Hints.COST, Phrases.counted(walk.spaces(), "space") + besides.apply(walk.spaces())),
        new Option.Hint(Hints.WAY, spots(walk.steps())));
  }

  /// Nobody is shown ways through what they do not see.
  private static boolean isClear(Optional<Region> sight, Spot spot) {
    return sight.map(region -> region.contains(spot.x(), spot.y())).orElse(true);
  }

  /// Free spaces near by, whatever lies between.
  private static Optional<Question<?>> free(
      Blank<OtwState> blank, Topic topic, Being by, int spaces) {
    var options = new ArrayList<Option<Spot>>();
    var sight = Fog.sight(blank.state(), blank.seat());
    for (Spot spot : around(blank.state(), by.at(), spaces)) {
      if (isClear(sight, spot)
          && Movement.wayRefusal(blank.state(), by, spot, spaces, new Movement.Way(0, false, true))
              .isEmpty()) {
        options.add(
            Option.of(
                spot,
                List.of(
                    new Option.Hint(
                        Hints.COST, Phrases.counted(Field.distance(by.at(), spot), "space")))));
      }
    }
    return where(blank, topic, by, options);
  }

  /// Where somebody could leap towards.
  static Optional<Question<?>> leap(Blank<OtwState> blank, Topic topic, Being by) {
    var options = new ArrayList<Option<Spot>>();
    for (Spot spot : around(blank.state(), by.at(), LEAP)) {
      if (!spot.equals(by.at()) && Ways.leapRefusal(blank.state(), by, spot).isEmpty()) {
        options.add(Option.of(spot, List.of()));
      }
    }
    return where(blank, topic, by, options);
  }

  /// As far as somebody throws.
  static Optional<Question<?>> thrown(Blank<OtwState> blank, Topic topic, Being by) {
    var spots = around(blank.state(), by.at(), by.score(Attribute.STR));
    return area(blank, topic, by, spots, BLAST);
  }

  /// One's own space and those around it.
  static Optional<Question<?>> withinReach(Blank<OtwState> blank, Topic topic, Being by) {
    var spots = around(blank.state(), by.at(), 1);
    return where(blank, topic, by, spots.stream().map(spot -> Option.of(spot, List.of())).toList());
  }

  /// Every space of the map, on the level one stands on there.
  static Optional<Question<?>> anywhere(Blank<OtwState> blank, Topic topic) {
    var map = Field.map(blank.state());
    var options = new ArrayList<Option<Spot>>();
    for (int y = 0; y < map.depth(); y++) {
      for (int x = 0; x < map.width(); x++) {
        options.add(Option.of(map.standing(x, y), List.of()));
      }
    }
    return Optional.of(
        new Question.Where(topic, List.of(), List.copyOf(options), options.getFirst().value()));
  }

  static Optional<Question<?>> bombed(Blank<OtwState> blank, Topic topic, Being by) {
    return blank
        .filled("with", String.class)
        .flatMap(by.kit()::find)
        .filter(item -> item.gear() instanceof Weapon)
        .flatMap(
            item -> {
              var arm = Arms.of(blank.state(), by, new Means.Wielding(item.key(), false));
              return area(blank, topic, by, targets(blank.state(), by, arm), arm.blast());
            });
  }

  /// Every space an explosive may go at, past the range of a gun as well (OTW-EQ-17): on the level
  /// one stands on there, or on one's own.
  private static List<Spot> targets(OtwState state, Being by, Arm arm) {
    var map = Field.map(state);
    var spots = new LinkedHashSet<Spot>();
    for (int y = 0; y < map.depth(); y++) {
      for (int x = 0; x < map.width(); x++) {
        spots.add(map.standing(x, y));
        spots.add(new Spot(x, y, by.at().z()));
      }
    }
    spots.removeIf(spot -> Aim.spaceRefusal(state, by, arm, spot).isPresent());
    return List.copyOf(spots);
  }

  static Optional<Question<?>> enchanted(Blank<OtwState> blank, Topic topic, Being by) {
    return blank
        .filled("spell", String.class)
        .flatMap(by.life()::spell)
        .map(spell -> around(blank.state(), by.at(), spell.range()))
        .flatMap(spots -> area(blank, topic, by, spots, BLAST));
  }

  private static Optional<Question<?>> area(
      Blank<OtwState> blank, Topic topic, Being by, List<Spot> centres, int across) {
    var options = new ArrayList<Option<Spot>>();
    for (Spot spot : centres) {
      options.add(
          Option.of(
              spot,
              blank.read()
                  ? List.of(
                      new Option.Hint(Hints.AREA, spots(around(blank.state(), spot, across / 2))))
                  : List.of()));
    }
    return where(blank, topic, by, options);
  }

  /// Beside somebody, where there is room.
  static Optional<Question<?>> pushed(Blank<OtwState> blank, Topic topic, Being who) {
    var options = new ArrayList<Option<Spot>>();
    for (Spot spot : around(blank.state(), who.at(), 1)) {
      if (!spot.equals(who.at()) && Ways.isFree(blank.state(), who, spot)) {
        options.add(Option.of(spot, List.of()));
      }
    }
    return where(blank, topic, who, options);
  }

  /// The spaces of a square block on one level, as far as the map goes.
  private static List<Spot> around(OtwState state, Spot centre, int far) {
    var spots = new ArrayList<Spot>();
    for (int y = centre.y() - far; y <= centre.y() + far; y++) {
      for (int x = centre.x() - far; x <= centre.x() + far; x++) {
        var spot = new Spot(x, y, centre.z());
        if (Field.contains(state, spot)) {
          spots.add(spot);
        }
      }
    }
    return spots;
  }

  static String spots(List<Spot> spots) {
    return spots.stream().map(Spot::toString).collect(Collectors.joining(" "));
  }

  /// By default as near as can be to the nearest enemy in sight.
  private static Optional<Question<?>> where(
      Blank<OtwState> blank, Topic topic, Being by, List<Option<Spot>> options) {
    if (options.isEmpty()) {
      return Optional.empty();
    }
    var goal =
        blank.state().foesOf(by).stream()
            .filter(foe -> foe.isConscious() && blank.state().maySee(foe, blank.seat()))
            .min(Comparator.comparingInt(foe -> Field.distance(by, foe)))
            .map(Being::at)
            .orElse(by.at());
    var nearest =
        options.stream()
            .map(Option::value)
            .min(
                Comparator.<Spot>comparingInt(spot -> Field.distance(spot, goal))
                    .thenComparingInt(spot -> Field.distance(spot, by.at())))
            .orElseThrow();
    return Optional.of(new Question.Where(topic, List.of(by.id()), List.copyOf(options), nearest));
  }

  /// The map there is, and open ground.
  static Optional<Question<?>> maps(Blank<OtwState> blank, Topic topic) {
    var options = new ArrayList<Option<Grid>>();
    options.add(new Option<>("as it is", "as it is", Field.map(blank.state())));
    options.add(new Option<>("open ground", "open ground", Scene.OPEN));
    return PlainSlots.oneOf(topic, options);
  }
}
