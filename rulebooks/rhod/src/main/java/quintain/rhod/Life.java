package quintain.rhod;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What somebody has learned and become.
public record Life(
    int exp,
    Training training,
    Map<Skill, Integer> practice,
    List<Feature> features,
    List<Trait> traits) {
  public static final Life NEW =
      new Life(0, Training.NONE, new LinkedHashMap<>(), List.of(), List.of());

  public Life {
    features = List.copyOf(features);
    traits = List.copyOf(traits);
  }

  /// Total Mechanics Known (RHD-EXP-07).
  public int tmk() {
    return (int)
        java.util.stream.Stream.concat(
                features.stream().map(Feature::name), traits.stream().map(Trait::name))
            .distinct()
            .count();
  }
}
