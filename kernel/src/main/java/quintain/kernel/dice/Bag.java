package quintain.kernel.dice;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The results of a pool before some are kept: numbers, and where their faces lie in the tray.
final class Bag {
  private static final int FEW = 8;
  private static final int[] NONE = {};

  private int[] results;
  private int[] marks;
  private final int first;
  private int size;

  /// A bag for results of any number of faces each.
  Bag(int expected, boolean traced) {
    results = new int[expected];
    marks = new int[traced ? expected : 0];
    first = 0;
  }

  /// A bag for results of one face each, lying one after another in the tray.
  Bag(int expected, int first) {
    results = new int[expected];
    marks = NONE;
    this.first = first;
  }

  void add(int result, int mark) {
    if (size == results.length) {
      results = Arrays.copyOf(results, 2 * size + 1);
      marks = marks.length == 0 ? marks : Arrays.copyOf(marks, 2 * size + 1);
    }
    if (size < marks.length) {
      marks[size] = mark;
    }
    results[size++] = result;
  }

  /// Adds a result whose mark follows from its place.
  void add(int result) {
    results[size++] = result;
  }

  private void drop(int result, Tray tray) {
    if (marks.length == 0) {
      tray.drop(first + result, first + result + 1);
    } else {
      tray.drop(marks[result], result + 1 < size ? marks[result + 1] : tray.size());
    }
  }

  /// What the kept results come to: their sum, or how many of them succeed.
  int worth(Selection selection, @Nullable Comparison success, @Nullable Tray tray) {
    int keep = selection.kept(size);
    if (keep == size) {
      return worth(results, 0, size, success);
    }
    if (size <= FEW) {
      return worthOfFew(keep, selection.high(), success, tray);
    }
    int[] sorted = Arrays.copyOf(results, size);
    Arrays.sort(sorted);
    int from = selection.high() ? size - keep : 0;
    if (tray != null) {
      markDropped(sorted, from, keep, selection.high(), tray);
    }
    return worth(sorted, from, from + keep, success);
  }

  /// The same for a handful of dice, which is what most pools are: to count for each result how
  /// many go before it is faster there than to sort.
  private int worthOfFew(
      int keep, boolean high, @Nullable Comparison success, @Nullable Tray tray) {
    int worth = 0;
    for (int i = 0; i < size; i++) {
      int place = high ? results[i] : ~results[i];
      int before = 0;
      for (int j = 0; j < size; j++) {
        int other = high ? results[j] : ~results[j];
        // of equal results, those that fell first go before
        before += (j < i ? other >= place : other > place) ? 1 : 0;
      }
      if (before < keep) {
        worth = plus(worth, results[i], success);
      } else if (tray != null) {
        drop(i, tray);
      }
    }
    return worth;
  }

  /// Of equal results at the edge, those that fell first are kept.
  private void markDropped(int[] sorted, int from, int keep, boolean high, Tray tray) {
    int edge = keep == 0 ? 0 : sorted[high ? from : from + keep - 1];
    int atEdge = 0;
    for (int i = from; i < from + keep; i++) {
      atEdge += sorted[i] == edge ? 1 : 0;
    }
    for (int i = 0; i < size; i++) {
      boolean kept = keep > 0 && (high ? results[i] > edge : results[i] < edge);
      if (!kept && results[i] == edge && atEdge > 0) {
        kept = true;
        atEdge--;
      }
      if (!kept) {
        drop(i, tray);
      }
    }
  }

  private static int worth(int[] results, int from, int to, @Nullable Comparison success) {
    int worth = 0;
    for (int i = from; i < to; i++) {
      worth = plus(worth, results[i], success);
    }
    return worth;
  }

  private static int plus(int worth, int result, @Nullable Comparison success) {
    return success == null ? Math.addExact(worth, result) : worth + (success.test(result) ? 1 : 0);
  }
}
