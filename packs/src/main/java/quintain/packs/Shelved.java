package quintain.packs;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Names;

/// Finds the content that a state is played with: a record, however deep, with a list for each kind
/// that bears the kind's name.
final class Shelved {
  private final List<ContentKind<?>> kinds;

  Shelved(List<ContentKind<?>> kinds) {
    this.kinds = kinds;
  }

  Optional<Content> in(Object value) {
    if (!(value instanceof Record whole)) {
      return Optional.empty();
    }
    if (!kinds.isEmpty() && kinds.stream().allMatch(kind -> list(whole, kind).isPresent())) {
      var content = Content.empty();
      for (ContentKind<?> kind : kinds) {
        content = with(content, whole, kind);
      }
      return Optional.of(content);
    }
    for (RecordComponent component : whole.getClass().getRecordComponents()) {
      if (component.getType().isRecord()) {
        var found = in(Carried.part(whole, component));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<List<?>> list(Record whole, ContentKind<?> kind) {
    for (RecordComponent component : whole.getClass().getRecordComponents()) {
      if (component.getType().equals(List.class)
          && Names.kebab(component.getName()).equals(kind.name())
          && Carried.part(whole, component) instanceof List<?> list) {
        return Optional.of(list);
      }
    }
    return Optional.empty();
  }

  private static <R extends Record & Entry> Content with(
      Content content, Record whole, ContentKind<R> kind) {
    var all = new ArrayList<R>();
    for (Object entry : list(whole, kind).orElseThrow()) {
      all.add(kind.entry().cast(entry));
    }
    return content.with(kind, all);
  }
}
