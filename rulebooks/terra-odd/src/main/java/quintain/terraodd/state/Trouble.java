package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;

/// A Condition that somebody is left with, with the figures of its entry copied in.
///
/// @param detail what was settled with it: a fear, a code, an effect
public record Trouble(Condition entry, String detail) {
  /// One that player and GM have put into their own words (ODD-PANC-06).
  public static Trouble inWords(String words) {
    return new Trouble(
        new Condition(
            "own", words, 0, "settled at the table", Ailment.TOLD, Optional.empty(), List.of()),
        "");
  }

  public String told() {
    return detail.isEmpty() ? entry.name() : entry.name() + " (" + detail + ")";
  }

  @Override
  public int hashCode() {
    return entry.id().hashCode() * 31 + detail.hashCode();
  }
}
