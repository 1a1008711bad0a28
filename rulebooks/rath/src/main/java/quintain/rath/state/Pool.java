package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;

/// Condition dice of one affliction (RTH-COND-01). Only their number lasts, never their faces
/// (RTH-COND-08).
///
/// @param also further effects in it, where all poisons share one pool (RTH-R-57)
/// @param due the minute a disease is rolled next; 0 for what goes by rounds and turns
public record Pool(Affliction what, List<Affliction> also, int dice, long due) {
  public Pool {
    if (dice < 1) {
      throw new IllegalArgumentException("an empty pool is none");
    }
  }

  public static Pool of(Affliction what, int dice) {
    return new Pool(what, List.of(), dice, 0);
  }

  /// A new pool, due when its kind is.
  ///
  /// @param now the minute it begins
  public static Pool begun(Affliction what, int dice, long now) {
    return new Pool(what, List.of(), dice, what.isDisease() ? now + what.interval() : 0);
  }

  Pool holding(int newDice) {
    return new Pool(what, also, newDice, due);
  }

  /// After a roll that left so many dice, due again when its kind is.
  Pool rolledDownTo(int left) {
    return new Pool(what, also, left, what.isDisease() ? due + what.interval() : due);
  }

  Pool with(Affliction effect) {
    if (effect == what || also.contains(effect)) {
      return this;
    }
    var all = new ArrayList<>(also);
    all.add(what);
    all.add(effect);
    all.sort(null);
    return new Pool(all.getFirst(), List.copyOf(all.subList(1, all.size())), dice, due);
  }

  /// Everything a low die brings.
  public List<Affliction> effects() {
    if (also.isEmpty()) {
      return List.of(what);
    }
    var all = new ArrayList<Affliction>();
    all.add(what);
    all.addAll(also);
    return all;
  }
}
