package quintain.kernel;

/// A number of a view that keeps somebody alive, by its label there: `hp`.
///
/// @param harm whether it counts what somebody has suffered, so that less of it is better
public record Vital(String label, boolean harm) {
  public static Vital of(String label) {
    return new Vital(label, false);
  }

  public static Vital harm(String label) {
    return new Vital(label, true);
  }
}
