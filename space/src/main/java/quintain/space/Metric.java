package quintain.space;

/// How spaces are counted along a slant.
public enum Metric {
  /// Every step to a neighbour is one space, slanting or not.
  EACH_ONE {
    @Override
    public int spaces(Gap gap) {
      return Math.max(Math.max(gap.x(), gap.y()), gap.z());
    }

    @Override
    long step(int plan, int slant, int levels, int slants) {
      return SPACE * Math.max(plan, levels);
    }
  },

  /// Every second slanting step of a way is two spaces.
  EVERY_SECOND_TWO {
    @Override
    public int spaces(Gap gap) {
      int most = Math.max(Math.max(gap.x(), gap.y()), gap.z());
      int least = Math.min(Math.min(gap.x(), gap.y()), gap.z());
      int middle = gap.x() + gap.y() + gap.z() - most - least;
      return most + middle / 2;
    }

    @Override
    long step(int plan, int slant, int levels, int slants) {
      int slanting = slanting(plan, slant, levels);
      return SPACE * (Math.max(plan, levels) + (slanting + slants) / 2 - slants / 2);
    }
  },

  /// As the crow flies, rounded down to whole spaces.
  STRAIGHT {
    @Override
    public int spaces(Gap gap) {
      long square = (long) gap.x() * gap.x() + (long) gap.y() * gap.y() + (long) gap.z() * gap.z();
      long root = (long) Math.sqrt((double) square);
      while (root * root > square) {
        root--;
      }
      while ((root + 1) * (root + 1) <= square) {
        root++;
      }
      return (int) root;
    }

    @Override
    long step(int plan, int slant, int levels, int slants) {
      return length(plan, slant, levels);
    }
  };

  /// A space, in the small parts that costs are added up in so that no sum depends on its order.
  static final long SPACE = 1_000_000_000L;

  /// The distance across a gap, in spaces.
  public abstract int spaces(Gap gap);

  /// The distance across a gap, in feet of a grid with such spaces.
  public int feet(Gap gap, Grid grid) {
    return spaces(gap) * grid.feet();
  }

  /// What a step costs that goes so many spaces on the plan, so many of them in both directions at
  /// once, and so many levels up or down, after so many slanting steps.
  abstract long step(int plan, int slant, int levels, int slants);

  /// How many steps to neighbours go slanting in such a step.
  static int slanting(int plan, int slant, int levels) {
    return Math.max(slant, Math.min(plan, levels));
  }

  /// The true length of a step.
  static long length(int plan, int slant, int levels) {
    if (slant == 0 && levels == 0) {
      return SPACE * plan;
    }
    double square = (double) plan * plan + (double) slant * slant + (double) levels * levels;
    return Math.round(StrictMath.sqrt(square) * SPACE);
  }
}
