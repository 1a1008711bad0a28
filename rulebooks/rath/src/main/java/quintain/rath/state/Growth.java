package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.parts.Lists;

/// How far somebody has come: level, unspent XP, aptitudes in the order they were gained, and what
/// has been studied.
///
/// @param studied the subjects of lore that count as studied (RTH-CACT-03, RTH-S-APT-20)
public record Growth(int level, int xp, List<Known> aptitudes, List<String> studied) {
  public static final Growth NONE = new Growth(1, 0, List.of(), List.of());

  /// An aptitude somebody has.
  ///
  /// @param used how often since it was last recharged
  public record Known(Aptitude aptitude, int used) {
    boolean ready() {
      return aptitude.uses() == 0 || used < aptitude.uses();
    }
  }

  public boolean has(Knack knack) {
    for (int i = 0; i < aptitudes.size(); i++) {
      if (aptitudes.get(i).aptitude().knack() == knack) {
        return true;
      }
    }
    return false;
  }

  /// Whether somebody has it and it is not used up.
  boolean ready(Knack knack) {
    for (int i = 0; i < aptitudes.size(); i++) {
      var known = aptitudes.get(i);
      if (known.aptitude().knack() == knack) {
        return known.ready();
      }
    }
    return false;
  }

  /// One use gone.
  Growth using(Knack knack) {
    var after = new ArrayList<Known>();
    for (Known known : aptitudes) {
      after.add(
          known.aptitude().knack() == knack
              ? new Known(known.aptitude(), known.used() + 1)
              : known);
    }
    return with(List.copyOf(after));
  }

  /// Whether anything is used that this recharges.
  public boolean isUsed(List<Aptitude.Recharge> by) {
    for (Known known : aptitudes) {
      if (known.used() > 0 && by.contains(known.aptitude().recharge())) {
        return true;
      }
    }
    return false;
  }

  /// All uses back of what this recharges.
  Growth recharged(List<Aptitude.Recharge> by) {
    var after = new ArrayList<Known>();
    for (Known known : aptitudes) {
      boolean back = known.used() > 0 && by.contains(known.aptitude().recharge());
      after.add(back ? new Known(known.aptitude(), 0) : known);
    }
    return with(List.copyOf(after));
  }

  Growth gaining(Aptitude aptitude) {
    return with(Lists.plus(aptitudes, new Known(aptitude, 0)));
  }

  Growth losing(Aptitude aptitude) {
    return with(Lists.without(aptitudes, known -> known.aptitude().equals(aptitude)));
  }

  Growth studying(List<String> subjects) {
    return new Growth(level, xp, aptitudes, List.copyOf(subjects));
  }

  Growth with(List<Known> newAptitudes) {
    return new Growth(level, xp, newAptitudes, studied);
  }

  Growth at(int newLevel, int newXp) {
    return new Growth(newLevel, newXp, aptitudes, studied);
  }
}
