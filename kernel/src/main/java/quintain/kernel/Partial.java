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
  private final Shape shape;

  /// By the place of their slot; null where it is open.
  private final @Nullable Object[] values;

  private Partial(Class<? extends Command> command, Shape shape, @Nullable Object[] values) {
    this.command = command;
    this.shape = shape;
    this.values = values;
  }

  public static Partial of(Class<? extends Command> command) {
    var shape = SHAPES.get(command);
    return new Partial(command, shape, new Object[shape.slots().size()]);
  }

  public Class<? extends Command> command() {
    return command;
  }

  public boolean has(String slot) {
    int place = shape.slots().indexOf(slot);
    return place >= 0 && values[place] != null;
  }

  /// The value of a slot that is known to be filled.
  public <T> T get(String slot, Class<T> type) {
    int place = shape.slots().indexOf(slot);
    var value = place < 0 ? null : values[place];
    if (value == null) {
      throw new IllegalStateException(Names.of(command) + " has no " + slot + " yet");
    }
    return type.cast(value);
  }

  /// What is filled in, in the order of the command's slots.
  public Map<String, Object> slots() {
    var slots = new LinkedHashMap<String, Object>();
    for (int i = 0; i < values.length; i++) {
      var value = values[i];
      if (value != null) {
        slots.put(shape.slots().get(i), value);
      }
    }
    return slots;
  }

  /// This command with one more slot filled.
  public Partial with(String slot, Object value) {
    int place = shape.slots().indexOf(slot);
    if (place < 0) {
      throw new IllegalArgumentException(Names.of(command) + " has no slot " + slot);
    }
    var more = values.clone();
    more[place] = value;
    return new Partial(command, shape, more);
  }

  /// The first slot without a value, or null when the command is whole.
  public @Nullable String open() {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null) {
        return shape.slots().get(i);
      }
    }
    return null;
  }

  /// The command itself; every slot must be filled.
  public Command complete() {
    var open = open();
    if (open != null) {
      throw new IllegalStateException(Names.of(command) + " has no " + open + " yet");
    }
    try {
      return command.cast(shape.constructor().newInstance(values));
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new IllegalStateException("cannot make " + Names.of(command) + " from " + slots(), e);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Partial p
        && p.command.equals(command)
        && Arrays.equals(p.values, values);
  }

  @Override
  public int hashCode() {
    return 31 * command.hashCode() + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Names.of(command) + slots();
  }
}
