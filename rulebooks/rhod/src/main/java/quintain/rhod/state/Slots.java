package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;

/// Numbers of Inventory Slots by size.
public record Slots(int large, int medium, int small) {
  /// So many Slots of one size.
  static Slots of(Size size, int number) {
    return switch (size) {
      case LARGE -> new Slots(number, 0, 0);
      case MEDIUM -> new Slots(0, number, 0);
      case SMALL, TINY -> new Slots(0, 0, number);
    };
  }

  /// Whether all these go into them.
  public boolean take(List<Item> items) {
    var sizes = new ArrayList<Size>(items.size());
    for (Item item : items) {
      sizes.add(item.size());
    }
    return hold(sizes);
  }

  /// Whether things of these sizes go into them, each of which may serve as smaller ones
  /// (RHD-INV-04 to 06).
  @By(Rhd.RHD_R_81)
  private boolean hold(List<Size> things) {
    // From the smallest: what is too much for the Slots of a size breaks up the next larger ones.
    int leftSmall =
        small - count(things, Size.SMALL) - broken(count(things, Size.TINY), Size.SMALL, Size.TINY);
    int leftMedium =
        medium - count(things, Size.MEDIUM) - broken(-leftSmall, Size.MEDIUM, Size.SMALL);
    int leftLarge =
        large - count(things, Size.LARGE) - broken(-leftMedium, Size.LARGE, Size.MEDIUM);
    return leftLarge >= 0;
  }

  private static int count(List<Size> things, Size size) {
    int count = 0;
    for (Size thing : things) {
      count += thing == size ? 1 : 0;
    }
    return count;
  }

  /// How many Slots of a size must serve as smaller ones, of which so many are missing.
  private static int broken(int missing, Size larger, Size smaller) {
    return Math.ceilDiv(Math.max(0, missing), larger.tinies() / smaller.tinies());
  }

  @Override
  public String toString() {
    return "%d/%d/%d".formatted(large, medium, small);
  }
}
