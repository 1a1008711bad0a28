package quintain.cairn.state;

import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// A row of the trait table: one d12 for each column, left to right.
public record TraitRow(
    String id,
    int roll,
    String build,
    String face,
    String voice,
    String dress,
    String virtue,
    String vice,
    String knownFor,
    String trouble)
    implements Entry {
  public TraitRow {
    Check.text("id", id);
    Check.between("roll", roll, 1, 12);
    for (String trait : List.of(build, face, voice, dress, virtue, vice, knownFor, trouble)) {
      Check.text("a trait", trait);
    }
  }

  @Override
  public String name() {
    return "traits, row " + roll;
  }

  /// The columns in the order they are rolled.
  public List<String> columns() {
    return List.of(build, face, voice, dress, virtue, vice, knownFor, trouble);
  }
}
