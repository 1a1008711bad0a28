package quintain.cairn.state;

import java.util.List;
import java.util.Locale;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// A row of a starting-gear table: the faces of a d20 and what they bring (CRN-CRE-07).
///
/// @param oneOf what the player chooses from; a single grant leaves no choice, none brings nothing
public record StartingGear(String id, Table table, int from, int to, List<Grant> oneOf)
    implements Entry {
  public StartingGear {
    Check.text("id", id);
    Check.between("from", from, 1, 20);
    Check.between("to", to, from, 20);
    oneOf = List.copyOf(oneOf);
  }

  @Override
  public String name() {
    var faces = from == to ? Integer.toString(from) : from + "–" + to;
    return table.told() + " " + faces;
  }

  /// The tables, in the order they are rolled.
  public enum Table {
    ARMOR,
    HEAD,
    WEAPON,
    EXP,
    TOOL,
    TRINKET,
    BONUS;

    /// What it gives, in a word.
    public String told() {
      return this == EXP ? "expedition gear" : name().toLowerCase(Locale.ROOT);
    }
  }

  /// One thing a row may bring.
  public sealed interface Grant {
    /// Gear, by name; a spellbook or scroll takes its spell by d100.
    record Items(List<String> gear) implements Grant {
      public Items {
        gear = List.copyOf(gear);
        Check.some("gear", gear);
      }
    }

    /// A further roll, made at once.
    record RollOn(Table table) implements Grant {}
  }
}
