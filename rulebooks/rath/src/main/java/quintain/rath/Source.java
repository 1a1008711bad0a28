package quintain.rath;

import java.util.List;

/// Something that gives a roll advantage or disadvantage, by name (RTH-ADV-03).
record Source(Mode mode, String name) {
  static Source advantage(String name) {
    return new Source(Mode.ADVANTAGE, name);
  }

  static Source disadvantage(String name) {
    return new Source(Mode.DISADVANTAGE, name);
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
