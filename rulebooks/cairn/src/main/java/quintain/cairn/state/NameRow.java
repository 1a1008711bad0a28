package quintain.cairn.state;

import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// A row of the name table: one d20 finds the given name, another the family name.
public record NameRow(String id, int roll, String given, String family) implements Entry {
  public NameRow {
    Check.text("id", id);
    Check.between("roll", roll, 1, 20);
    Check.text("given", given);
    Check.text("family", family);
  }

  @Override
  public String name() {
    return given + " " + family;
  }
}
