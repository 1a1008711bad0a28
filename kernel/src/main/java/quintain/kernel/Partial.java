package quintain.kernel;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A command under way to being filled in: some slots hold values, the others are still open.
public final class Partial {
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
    for (RecordComponent component : command.getRecordComponents()) {
      if (component.getName().equals(slot)) {
        var more = new LinkedHashMap<>(slots);
        more.put(slot, value);
        return new Partial(command, more);
      }
    }
    throw new IllegalArgumentException(Names.of(command) + " has no slot " + slot);
  }

  /// The first slot without a value, or null when the command is whole.
  public @Nullable String open() {
    for (RecordComponent component : command.getRecordComponents()) {
      if (!slots.containsKey(component.getName())) {
        return component.getName();
      }
    }
    return null;
  }

  /// The command itself; every slot must be filled.
  public Command complete() {
    var components = command.getRecordComponents();
    var types = new Class<?>[components.length];
    var values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = get(components[i].getName(), Object.class);
    }
    try {
      return command.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new IllegalStateException("cannot make " + Names.of(command) + " from " + slots, e);
    }
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
