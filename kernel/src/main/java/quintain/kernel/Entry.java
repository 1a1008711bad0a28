package quintain.kernel;

import java.util.List;

/// A piece of content: a sword, a wolf, a row of a table. Entries are records; the record is their
/// format.
public interface Entry {
  /// Stable within its book: `CRN-GEAR-08`.
  String id();

  /// What people call it; unique within its kind.
  String name();

  /// What it amounts to, in the book's words, for whoever chooses among many: `HP 4`, `billhook
  /// d8`.
  default List<String> atAGlance() {
    return List.of();
  }

  /// What a rules reference says of it: a figure with its meaning under a label, or a sentence.
  ///
  /// @param label empty for a sentence that stands by itself
  record Said(String label, String text) {}
}
