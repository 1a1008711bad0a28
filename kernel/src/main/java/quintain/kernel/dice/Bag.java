package quintain.kernel.dice;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The results of a pool before some are kept: numbers, and where their faces lie in the tray.
final class Bag {
  private int[] results;
  private int[] marks;
  private int size;

  Bag(int expected, boolean traced) {
    results = new int[expected];
    marks = new int[traced ? expected : 0];
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

  /// What the kept results come to: their sum, or how many of them succeed.
  int worth(Selection selection, @Nullable Comparison success, @Nullable Tray tray) {
    int keep = selection.kept(size);
    if (keep == size) {
      return worth(results, 0, size, success);
    }
    int[] sorted = Arrays.copyOf(results, size);
    Arrays.sort(sorted);
    int from = selection.high() ? size - keep : 0;
    if (tray != null) {
      markDropped(sorted, from, keep, selection.high(), tray);
    }
    return worth(sorted, from, from + keep, success);
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
        tray.drop(marks[i], i + 1 < size ? marks[i + 1] : tray.size());
      }
    }
  }

  private static int worth(int[] results, int from, int to, @Nullable Comparison success) {
    int worth = 0;
    for (int i = from; i < to; i++) {
      worth =
          success == null
              ? Math.addExact(worth, results[i])
              : worth + (success.test(results[i]) ? 1 : 0);
    }
    return worth;
  }
}
