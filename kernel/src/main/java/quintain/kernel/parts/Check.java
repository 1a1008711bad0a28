package quintain.kernel.parts;

import java.util.List;

/// Complaints about an entry's figures, in plain words.
public final class Check {
  private Check() {}

  public static void text(String field, String value) {
    if (value.isBlank()) {
      throw new IllegalArgumentException(field + " is empty");
    }
  }

  public static void between(String field, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          "%s is %d, expected %d to %d".formatted(field, value, least, most));
    }
  }

  public static void atLeast(String field, int value, int least) {
    if (value < least) {
      throw new IllegalArgumentException(
          "%s is %d, expected %d or more".formatted(field, value, least));
    }
  }

  public static void some(String field, List<?> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException(field + " has no entry, expected at least one");
    }
  }
}
