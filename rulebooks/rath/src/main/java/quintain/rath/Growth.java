package quintain.rath;

import java.util.List;

/// How far somebody has come: level, unspent XP, and aptitudes in the order they were gained.
public record Growth(int level, int xp, List<Known> aptitudes) {
  public static final Growth NONE = new Growth(1, 0, List.of());

  /// An aptitude somebody has, by name.
  ///
  /// @param used how often since it was last recharged
  public record Known(String name, int used) {}

  boolean has(String aptitude) {
    for (Known known : aptitudes) {
      if (known.name().equalsIgnoreCase(aptitude)) {
        return true;
      }
    }
    return false;
  }

  Growth with(List<Known> newAptitudes) {
    return new Growth(level, xp, newAptitudes);
  }

  Growth at(int newLevel, int newXp) {
    return new Growth(newLevel, newXp, aptitudes);
  }
}
