package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_COM_11;

import java.util.Optional;
import quintain.kernel.Refusal;
import quintain.otherworlds.state.Being;

/// The capacity to work living energy into feats (OTW-COM-11).
final class Astrality {
  private Astrality() {}

  static Optional<Refusal> refusal(Being who, int cost) {
    if (cost > 0 && who.astral().max() == 0) {
      return Chapter.no(OTW_COM_11, who.name() + " has no Astrality");
    }
    return who.astral().now() < cost
        ? Chapter.no(
            OTW_COM_11,
            "That takes %d Astral, and %s has %d".formatted(cost, who.name(), who.astral().now()))
        : Optional.empty();
  }
}
