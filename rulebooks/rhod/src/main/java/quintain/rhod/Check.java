package quintain.rhod;

import java.util.List;

/// Complaints about an entry's figures, in plain words.
final class Check {
  private Check() {}

  static void text(String field, String value) {
    if (value.isBlank()) {
      throw new IllegalArgumentException(field + " is empty");
    }
  }

  static void between(String field, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          "%s is %d, expected %d to %d".formatted(field, value, least, most));
    }
  }

  static void atLeast(String field, int value, int least) {
    if (value < least) {
      throw new IllegalArgumentException(
          "%s is %d, expected %d or more".formatted(field, value, least));
    }
  }

  static void some(String field, List<?> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException(field + " has no entry, expected at least one");
    }
  }
}
