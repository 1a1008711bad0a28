package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;

/// An Advancement in somebody's possession, with the figures of its entry copied in.
///
/// @param detail what was chosen with it: a field, a sense
public record Talent(Advancement entry, String detail) {
  /// Taken, and its name left open (ODD-R-30).
  public static final Talent UNNAMED =
      new Talent(
          new Advancement(
              "open", "not named yet", "to be named", Gift.TOLD, Optional.empty(), List.of()),
          "");

  public boolean isOpen() {
    return entry.id().equals(UNNAMED.entry().id());
  }

  public String told() {
    return detail.isEmpty() ? entry.name() : entry.name() + " (" + detail + ")";
  }

  @Override
  public int hashCode() {
    return entry.id().hashCode() * 31 + detail.hashCode();
  }
}
