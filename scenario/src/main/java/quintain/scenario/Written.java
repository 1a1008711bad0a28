package quintain.scenario;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Step;

/// Commands in the words of a scenario.
final class Written {
  private Written() {}

  /// `attack: {by: maren, with: axe, targets: captain}`: what goes behind a `do`. What is left out
  /// there is left out here.
  static String command(Step command) {
    var slots = new ArrayList<String>();
    for (RecordComponent slot : command.getClass().getRecordComponents()) {
      value(held(command, slot)).ifPresent(text -> slots.add(slot.getName() + ": " + text));
    }
    var name = Names.of(command.getClass());
    return slots.isEmpty() ? name : name + ": {" + String.join(", ", slots) + "}";
  }

  private static Object held(Step command, RecordComponent slot) {
    try {
      var accessor = slot.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(command);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + slot, e);
    }
  }

  private static Optional<String> value(Object value) {
    return switch (value) {
      case Optional<?> maybe -> maybe.flatMap(Written::value);
      case List<?> list when list.isEmpty() -> Optional.empty();
      case List<?> list when list.size() == 1 -> value(list.getFirst());
      case List<?> list ->
          Optional.of(
              "["
                  + String.join(", ", list.stream().flatMap(each -> value(each).stream()).toList())
                  + "]");
      case Boolean yes -> yes ? Optional.of("true") : Optional.empty();
      case String text -> Optional.of(text.isEmpty() ? "\"\"" : text);
      case Enum<?> word -> Optional.of(Names.kebab(word.name()));
      case Seat seat -> Optional.of(seat.id());
      case Step nested -> Optional.of("{" + command(nested) + "}");
      default -> Optional.of(value.toString());
    };
  }
}
