package quintain.table.log;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import quintain.table.store.Hearing;

/// Who has heard how much of a log: each seat's own count of the entries it may see, which has no
/// gaps and so tells nothing of those it may not.
///
/// Most entries are for everyone. The others are kept as their bare numbers, by those whom they are
/// for, so that a count is a few binary searches however long the log is.
public final class SeatNumbers {
  private final Map<Hearing, Numbers> secrets = new LinkedHashMap<>();

  /// Takes note of an entry; entries come in order.
  void heard(long seq, Hearing hearing) {
    if (!hearing.everyone()) {
      secrets.computeIfAbsent(hearing, _ -> new Numbers()).add(seq);
    }
  }

  /// Forgets the entries after this one.
  void forgetAfter(long seq) {
    secrets.values().forEach(numbers -> numbers.forgetAfter(seq));
  }

  /// How many of the entries up to this one the seat may see.
  public long count(String seat, long upTo) {
    long count = upTo;
    for (var secret : secrets.entrySet()) {
      if (!secret.getKey().includes(seat)) {
        count -= secret.getValue().upTo(upTo);
      }
    }
    return count;
  }

  /// The entry that has this number in the seat's count; 0 for 0 and below, `last` for more than
  /// there are.
  public long entry(String seat, long number, long last) {
    if (number <= 0) {
      return 0;
    }
    long low = 1;
    long high = last;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (count(seat, middle) >= number) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return Math.min(low, last);
  }

  /// Ascending numbers.
  private static final class Numbers {
    private long[] numbers = new long[16];
    private int size;

    void add(long number) {
      if (size == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * size);
      }
      numbers[size++] = number;
    }

    void forgetAfter(long number) {
      size = upTo(number);
    }

    int upTo(long number) {
      int at = Arrays.binarySearch(numbers, 0, size, number);
      return at >= 0 ? at + 1 : -at - 1;
    }
  }
}
