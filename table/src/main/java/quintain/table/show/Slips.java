package quintain.table.show;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import quintain.kernel.Command;
import quintain.kernel.Names;
import quintain.kernel.NearMiss;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Step;
import quintain.packs.Volume;

/// Commands and their slots as plain values: the slip of paper that a seat hands in.
public final class Slips {
  /// A slot of a command with the type of its values.
  public record Slot(String name, Type type, Method accessor) {}

  private final Volume<?, ?, ?> volume;
  private final Map<String, Class<? extends Command>> commands = new LinkedHashMap<>();
  private final Map<Class<?>, List<Slot>> slots = new ConcurrentHashMap<>();

  public Slips(Volume<?, ?, ?> volume) {
    this.volume = volume;
    gather(volume.book().formats().step());
  }

  private void gather(Class<?> type) {
    if (type.isRecord() && Command.class.isAssignableFrom(type)) {
      commands.put(Names.of(type), type.asSubclass(Command.class));
    }
    var kinds = type.getPermittedSubclasses();
    if (kinds != null) {
      Arrays.stream(kinds).forEach(this::gather);
    }
  }

  /// The command of that name; an unknown one is refused with a near miss.
  public Class<? extends Command> command(String name) {
    var command = commands.get(name);
    if (command == null) {
      throw new Misread(
          "There is no command '" + name + "'" + NearMiss.advice(name, commands.keySet()));
    }
    return command;
  }

  /// The slots of a command, in order.
  public List<Slot> slots(Class<? extends Command> command) {
    return slots.computeIfAbsent(
        command, type -> Arrays.stream(type.getRecordComponents()).map(Slips::slot).toList());
  }

  private static Slot slot(RecordComponent component) {
    var accessor = component.getAccessor();
    // Records may be nested in what is not public.
    accessor.setAccessible(true);
    return new Slot(component.getName(), component.getGenericType(), accessor);
  }

  /// The values in the slots of a whole command.
  public Map<String, Object> values(Command command) {
    var values = new LinkedHashMap<String, Object>();
    for (Slot slot : slots(command.getClass())) {
      try {
        values.put(slot.name(), slot.accessor().invoke(command));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot read " + slot.name() + " of " + command, e);
      }
    }
    return values;
  }

  /// All that stands in the slots of a command, and within lists there.
  public List<Object> named(Command command) {
    return values(command).values().stream()
        .flatMap(value -> value instanceof List<?> several ? several.stream() : Stream.of(value))
        .map(Object.class::cast)
        .toList();
  }

  /// The slot of whoever acts: the first that names anybody.
  public Optional<Slot> actorSlot(Class<? extends Command> command) {
    return slots(command).stream().filter(slot -> slot.type() == String.class).findFirst();
  }

  /// The offer that a command fills in; of several, the one that leaves least open.
  public Optional<Offer> offer(Command command, List<Offer> offers) {
    var values = values(command);
    return offers.stream()
        .filter(offer -> offer.command().equals(command.getClass()))
        .filter(
            offer ->
                offer.filled().slots().entrySet().stream()
                    .allMatch(each -> each.getValue().equals(values.get(each.getKey()))))
        .max(Comparator.comparingInt(offer -> offer.filled().slots().size()));
  }

  /// Refuses names of slots that a command does not have.
  public void check(Class<? extends Command> command, Iterable<String> names) {
    var known = slots(command).stream().map(Slot::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new Misread(
            "'"
                + Names.of(command)
                + "' has no slot '"
                + name
                + "'"
                + NearMiss.advice(name, known));
      }
    }
  }

  /// The filled slots of a command, in order.
  public Map<String, Object> plain(Partial partial) {
    var plain = new LinkedHashMap<String, Object>();
    for (Slot slot : slots(partial.command())) {
      if (partial.has(slot.name())) {
        plain.put(slot.name(), plain(slot, partial.get(slot.name(), Object.class)));
      }
    }
    return plain;
  }

  /// A slot that may be empty is a list with at most one value, for JSON has no empty value.
  private Object plain(Slot slot, Object value) {
    return value instanceof Optional<?> maybe
        ? maybe.<List<Object>>map(held -> List.of(volume.codec().plain(held))).orElse(List.of())
        : volume.codec().plain(value, slot.type());
  }

  /// A whole command as files write it: `{"attack": {…}}`.
  public Object plain(Command command) {
    return volume.codec().plain(command, volume.book().formats().step());
  }

  /// The step that a plain value says; what does not read is thrown as [quintain.binder.Invalid].
  public static <T extends Step> T step(Volume<?, T, ?> volume, Object plain) {
    return volume.codec().fromPlain(plain, volume.book().formats().step());
  }

  /// Somebody wrote what does not read; the message is a sentence for them.
  public static final class Misread extends RuntimeException {
    public Misread(String sentence) {
      super(sentence, null, false, false);
    }
  }
}
