package quintain.larder;

import quintain.kernel.Decides;
import quintain.kernel.HouseRules;

/// The house rule of a table.
public record HouseRule(@Decides("LDR-R-01") CrumbAverts crumbAverts) implements HouseRules {
  static final HouseRule DEFAULTS = new HouseRule(CrumbAverts.ALL);

  /// How much of a scare a dropped crumb averts (LDR-R-01).
  public enum CrumbAverts {
    ALL,
    POINT
  }
}
