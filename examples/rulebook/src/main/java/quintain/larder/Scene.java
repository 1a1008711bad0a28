package quintain.larder;

import quintain.kernel.craft.Secrecy;
import quintain.kernel.parts.Check;

/// Where it happens.
///
/// @param haul how many crumbs the mice came for
/// @param prowlers what mice may know of those that prowl
public record Scene(String place, int haul, Secrecy prowlers) {
  static final Scene DEFAULTS = new Scene("", 6, Secrecy.FIGURES_HIDDEN);

  public Scene {
    Check.between("haul", haul, 1, 99);
  }
}
