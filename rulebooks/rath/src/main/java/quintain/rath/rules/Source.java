package quintain.rath.rules;

import java.util.List;
import java.util.Optional;
import quintain.rath.state.Mode;
import quintain.rath.state.RathHouse;
import quintain.rath.state.Rth;
import quintain.rath.state.Values;

/// Something that gives a roll advantage or disadvantage, by name (RTH-ADV-03).
///
/// @param clause the rule that gives it, where it is not the roll's own
record Source(Mode mode, String name, Optional<Rth> clause) {
  Source(Mode mode, String name) {
    this(mode, name, Optional.empty());
  }

  static Source advantage(String name) {
    return new Source(Mode.ADVANTAGE, name);
  }

  static Source disadvantage(String name) {
    return new Source(Mode.DISADVANTAGE, name);
  }

  Source by(Rth why) {
    return new Source(mode, name, Optional.of(why));
  }

  /// What all sources come to: each kind is had or not (RTH-ADV-04), and both together are one
  /// straight die unless the house counts them (RTH-R-08).
  static Mode mode(List<Source> sources, RathHouse.Mix mix) {
    int up = 0;
    int down = 0;
    for (Source source : sources) {
      switch (source.mode()) {
        case ADVANTAGE -> up++;
        case DISADVANTAGE -> down++;
        case STRAIGHT -> {}
      }
    }
    if (up > 0 && down > 0) {
      return switch (mix) {
        case CANCEL -> Mode.STRAIGHT;
        case MAJORITY -> up > down ? Mode.ADVANTAGE : up < down ? Mode.DISADVANTAGE : Mode.STRAIGHT;
      };
    }
    if (up > 0) {
      return Mode.ADVANTAGE;
    }
    return down > 0 ? Mode.DISADVANTAGE : Mode.STRAIGHT;
  }

  static List<String> names(List<Source> sources) {
    if (sources.isEmpty()) {
      return List.of();
    }
    return sources.stream()
        .map(source -> Values.key(source.mode()) + ": " + source.name())
        .toList();
  }
}
