package quintain.scenario;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.binder.Located;
import quintain.kernel.Names;

/// A command with a list of one wherever a lone value stands for a list, however deep: `targets:
/// captain`, also in a command that another one holds.
final class Lone {
  private Lone() {}

  static Located listed(Located node, Type type) {
    return switch (type) {
      case ParameterizedType of when of.getRawType() == List.class ->
          list(node, of.getActualTypeArguments()[0]);
      case ParameterizedType of when of.getRawType() == Optional.class ->
          listed(node, of.getActualTypeArguments()[0]);
      case Class<?> kind when kind.isRecord() && node instanceof Located.Mapping slots ->
          slots(slots, kind);
      case Class<?> kind when kind.isSealed() && node instanceof Located.Mapping named ->
          named(named, kind);
      default -> node;
    };
  }

  private static Located list(Located node, Type item) {
    return switch (node) {
      case Located.Sequence sequence ->
          new Located.Sequence(
              sequence.at(), sequence.items().stream().map(each -> listed(each, item)).toList());
      case Located.Nothing _, Located.Broken _ -> node;
      default -> new Located.Sequence(node.at(), List.of(listed(node, item)));
    };
  }

  private static Located slots(Located.Mapping slots, Class<?> record) {
    var fields = new ArrayList<Located.Field>();
    for (Located.Field slot : slots.fields()) {
      var value = slot.value();
      for (RecordComponent component : record.getRecordComponents()) {
        if (component.getName().equals(slot.key())) {
          value = listed(value, component.getGenericType());
        }
      }
      fields.add(new Located.Field(slot.at(), slot.key(), value));
    }
    return new Located.Mapping(slots.at(), fields);
  }

  /// `{attack: {…}}`: one of a sealed kind, by its name.
  private static Located named(Located.Mapping named, Class<?> sealed) {
    if (named.fields().size() != 1) {
      return named;
    }
    var only = named.fields().getFirst();
    return leaf(sealed, only.key())
        .<Located>map(
            kind ->
                new Located.Mapping(
                    named.at(),
                    List.of(new Located.Field(only.at(), only.key(), listed(only.value(), kind)))))
        .orElse(named);
  }

  private static Optional<Class<?>> leaf(Class<?> kind, String name) {
    if (!kind.isSealed()) {
      return Names.of(kind).equals(name) ? Optional.of(kind) : Optional.empty();
    }
    for (Class<?> each : kind.getPermittedSubclasses()) {
      var found = leaf(each, name);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }
}
