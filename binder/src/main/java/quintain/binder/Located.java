package quintain.binder;

import java.math.BigInteger;
import java.util.List;

/// A node of a YAML or JSON text that remembers where it stands.
public sealed interface Located {
  /// Where the node begins.
  Mark at();

  /// Keys with values, in the order of the file.
  record Mapping(Mark at, List<Field> fields) implements Located {
    public Mapping {
      fields = List.copyOf(fields);
    }
  }

  /// One key of a mapping, which has a place of its own, and its value.
  record Field(Mark at, String key, Located value) {}

  /// A list.
  record Sequence(Mark at, List<Located> items) implements Located {
    public Sequence {
      items = List.copyOf(items);
    }
  }

  record Text(Mark at, String value) implements Located {}

  record Whole(Mark at, BigInteger value) implements Located {}

  record Real(Mark at, double value) implements Located {}

  record Truth(Mark at, boolean value) implements Located {}

  /// An explicit or implied null.
  record Nothing(Mark at) implements Located {}

  /// A value that could not be read; its problem is reported already.
  record Broken(Mark at) implements Located {}
}
