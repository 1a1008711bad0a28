package quintain.kernel;

import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A command under way to being filled in: some slots hold values, the others are still open.
public final class Partial {
  /// A command's slots and how it is made of them, looked up once: asking the runtime is slow, and
  /// forms are tried by the thousand.
  private record Shape(List<String> slots, Constructor<?> constructor) {
    static Shape of(Class<?> command) {
      var components = command.getRecordComponents();
      var names = Arrays.stream(components).map(component -> component.getName()).toList();
      var types =
          Arrays.stream(components).map(component -> component.getType()).toArray(Class<?>[]::new);
      try {
        return new Shape(names, command.getDeclaredConstructor(types));
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException(command + " has no constructor for its components", e);
      }
    }
  }

  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> command) {
          return Shape.of(command);
        }
      };

  private final Class<? extends Command> command;
  private final Map<String, Object> slots;

  private Partial(Class<? extends Command> command, Map<String, Object> slots) {
    this.command = command;
    this.slots = slots;
  }

  public static Partial of(Class<? extends Command> command) {
    return new Partial(command, new LinkedHashMap<>());
  }

  public Class<? extends Command> command() {
    return command;
  }

  public boolean has(String slot) {
    return slots.containsKey(slot);
  }

  /// The value of a slot that is known to be filled.
  public <T> T get(String slot, Class<T> type) {
    var value = slots.get(slot);
    if (value == null) {
      throw new IllegalStateException(Names.of(command) + " has no " + slot + " yet");
    }
    return type.cast(value);
  }

  public Map<String, Object> slots() {
    return new LinkedHashMap<>(slots);
  }

  /// This command with one more slot filled.
  public Partial with(String slot, Object value) {
    if (!shape().slots().contains(slot)) {
      throw new IllegalArgumentException(Names.of(command) + " has no slot " + slot);
    }
    var more = new LinkedHashMap<>(slots);
    more.put(slot, value);
    return new Partial(command, more);
  }

  /// The first slot without a value, or null when the command is whole.
  public @Nullable String open() {
    for (String slot : shape().slots()) {
      if (!slots.containsKey(slot)) {
        return slot;
      }
    }
    return null;
  }

  /// The command itself; every slot must be filled.
  public Command complete() {
    var names = shape().slots();
    var values = new Object[names.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = get(names.get(i), Object.class);
    }
    try {
      return command.cast(shape().constructor().newInstance(values));
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new IllegalStateException("cannot make " + Names.of(command) + " from " + slots, e);
    }
  }

  private Shape shape() {
    return SHAPES.get(command);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Partial p && p.command.equals(command) && p.slots.equals(slots);
  }

  @Override
  public int hashCode() {
    return 31 * command.hashCode() + slots.hashCode();
  }

  @Override
  public String toString() {
    return Names.of(command) + slots;
  }
}
