package quintain.kernel;

import java.util.List;

/// What a book finds wrong with an entry that reads well by itself, such as a reference to nothing.
///
/// The field is a path within the entry, such as `gear[2]`, or empty for the entry as a whole.
/// Known are the words that would have been right, so that the nearest can be suggested.
public record Complaint(String entryId, String field, String message, List<String> known) {
  public Complaint {
    known = List.copyOf(known);
  }

  public Complaint(String entryId, String field, String message) {
    this(entryId, field, message, List.of());
  }
}
