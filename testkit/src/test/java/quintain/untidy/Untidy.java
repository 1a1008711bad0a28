package quintain.untidy;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import quintain.binder.Source;
import quintain.kernel.Event;

/// One of every mess.
final class Untidy {
  private Untidy() {}

  /// An event with an identity instead of a value.
  static final class Happened implements Event {}

  static int dice() {
    return new Random(1).nextInt();
  }

  static Object order() {
    return new HashSet<>(List.of(1));
  }

  static Object fixed() {
    return Map.of("a", 1);
  }

  static Object grouped() {
    return List.of(1).stream().collect(Collectors.groupingBy(i -> i));
  }

  static Object now() {
    return Instant.now();
  }

  static Object file() {
    return java.nio.file.Path.of("a");
  }

  static Source read() {
    return Source.yaml("a", "b");
  }
}
