package quintain.rhod.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.parts.Lists;

/// What somebody has learned and become.
///
/// @param exp Experience not spent yet (RHD-EXP-01)
/// @param practice Watches spent using each Professional Skill since they last paid for a Degree
///   (RHD-R-15)
public record Life(
    int exp,
    Training training,
    Map<Skill, Integer> practice,
    List<Feature> features,
    List<Trait> traits,
    Concept concept) {
  public static final Life NEW =
      new Life(0, Training.NONE, new LinkedHashMap<>(), List.of(), List.of(), Concept.NONE);

  public Life {
    practice = Maps.copy(practice);
    features = List.copyOf(features);
    traits = List.copyOf(traits);
  }

  /// Total Mechanics Known: every different Feature and Trait, however gained; Skills do not count
  /// (RHD-EXP-07, RHD-R-11).
  @By(Rhd.RHD_EXP_07)
  public int tmk() {
    int known = 0;
    for (int i = 0; i < features.size(); i++) {
      known += isNew(features.get(i).name(), i, 0) ? 1 : 0;
    }
    for (int i = 0; i < traits.size(); i++) {
      known += isNew(traits.get(i).name(), features.size(), i) ? 1 : 0;
    }
    return known;
  }

  private boolean isNew(String name, int someFeatures, int someTraits) {
    for (int i = 0; i < someFeatures; i++) {
      if (features.get(i).name().equals(name)) {
        return false;
      }
    }
    for (int i = 0; i < someTraits; i++) {
      if (traits.get(i).name().equals(name)) {
        return false;
      }
    }
    return true;
  }

  public int practice(Skill skill) {
    return practice.getOrDefault(skill, 0);
  }

  /// Whether there is a Feature or Trait of that name.
  public boolean knows(String mechanic) {
    return features.stream().anyMatch(one -> one.name().equals(mechanic))
        || traits.stream().anyMatch(one -> one.name().equals(mechanic));
  }

  public boolean knows(Feature feature) {
    return features.stream().anyMatch(one -> one.name().equals(feature.name()));
  }

  public boolean knows(Trait trait) {
    return traits.stream().anyMatch(one -> one.name().equals(trait.name()));
  }

  Life withExp(int points) {
    return new Life(points, training, practice, features, traits, concept);
  }

  Life with(Training degrees) {
    return new Life(exp, degrees, practice, features, traits, concept);
  }

  Life with(Concept idea) {
    return new Life(exp, training, practice, features, traits, idea);
  }

  Life with(Feature feature) {
    return new Life(exp, training, practice, Lists.plus(features, feature), traits, concept);
  }

  Life with(Trait trait) {
    return new Life(exp, training, practice, features, Lists.plus(traits, trait), concept);
  }

  /// Without the Feature or Trait of that name.
  Life without(String mechanic) {
    var keptFeatures = new ArrayList<>(features);
    keptFeatures.removeIf(one -> one.name().equals(mechanic));
    var keptTraits = new ArrayList<>(traits);
    keptTraits.removeIf(one -> one.name().equals(mechanic));
    return new Life(exp, training, practice, keptFeatures, keptTraits, concept);
  }

  Life practised(Skill skill, int watches) {
    var more = new LinkedHashMap<>(practice);
    more.merge(skill, watches, Integer::sum);
    return new Life(exp, training, more, features, traits, concept);
  }

  // What somebody has learned hardly changes from one moment to the next.
  @Override
  public int hashCode() {
    return 31 * exp + features.size() + 7 * traits.size();
  }
}
