package quintain.space;

/// One way somebody can move, with its limits.
///
/// @param mode which
/// @param price how many times its distance a step costs
/// @param up feet of rise, wall or object that a step gets over
/// @param down feet that a step may go down
/// @param heights whether feet up and down count as distance
public record Gait(Mode mode, int price, int up, int down, boolean heights) {
  /// As many feet as one likes.
  public static final int ANY = 1_000_000;

  public Gait {
    if (price < 1 || price > 100) {
      throw new IllegalArgumentException("price is a factor from 1 to 100, not " + price);
    }
    if (up < 0 || down < 0) {
      throw new IllegalArgumentException("feet are not negative");
    }
  }

  /// Walking, with steps up and down of so many feet at most.
  public static Gait walk(int step) {
    return new Gait(Mode.WALK, 1, step, step, true);
  }

  /// Crawling, at so many times the cost.
  public static Gait crawl(int price, int step) {
    return new Gait(Mode.CRAWL, price, step, step, true);
  }

  /// Climbing over anything, at so many times the cost.
  public static Gait climb(int price) {
    return new Gait(Mode.CLIMB, price, ANY, ANY, true);
  }

  /// Flying that ignores heights: it is the plan alone that counts. A flyer stays as high as he
  /// began, or as low as what is beneath allows.
  public static Gait fly() {
    return new Gait(Mode.FLY, 1, ANY, ANY, false);
  }

  /// Flying up, down and level, space by space. Who flies so has no other way of moving on that
  /// way.
  public static Gait soar() {
    return new Gait(Mode.FLY, 1, ANY, ANY, true);
  }

  /// Floating over what is no more than so many feet high.
  public static Gait floating(int height) {
    return new Gait(Mode.FLOAT, 1, height, ANY, false);
  }

  /// Going through everything; but nobody stops inside rock.
  public static Gait ghost() {
    return new Gait(Mode.GHOST, 1, ANY, ANY, false);
  }
}
