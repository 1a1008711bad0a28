package quintain.scenario;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Names;

/// Compares facts with what a script expects: numbers by value, lists in any order.
public final class Values {
  private Values() {}

  public static boolean same(@Nullable Object expected, @Nullable Object found) {
    return text(expected).equals(text(found));
  }

  /// A text that is the same for values that count as the same.
  public static String text(@Nullable Object value) {
    return switch (value) {
      case null -> "nothing";
      case Double real when real == Math.rint(real) && Math.abs(real) < 1e15 ->
          String.valueOf(real.longValue());
      case Enum<?> constant -> Names.kebab(constant.name());
      case Collection<?> many -> {
        var texts = new TreeSet<String>();
        many.forEach(each -> texts.add(text(each)));
        yield texts.toString();
      }
      case Map<?, ?> map -> {
        var texts = new LinkedHashMap<String, String>();
        map.entrySet().stream()
            .sorted((a, b) -> text(a.getKey()).compareTo(text(b.getKey())))
            .forEach(e -> texts.put(text(e.getKey()), text(e.getValue())));
        yield texts.toString();
      }
      default -> value.toString();
    };
  }
}
