package quintain.larder;

import static quintain.larder.Ldr.*;

import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.Deeds;

/// Every command, declared by its chapter.
final class LarderDeeds extends Deeds<Night, Critter, LarderStep, LarderEvent> {
  static final LarderDeeds ALL = new LarderDeeds();

  private LarderDeeds() {
    super(
        LarderRules.ALL,
        new Refusal(LDR_HOUSE_01, "Only the House can say that"),
        new Refusal(LDR_MAKE_01, "That follows by itself"));
    Daring.deeds(this);
    Feasting.deeds(this);
    Making.deeds(this);
    TheHouse.deeds(this);
  }

  /// A reason why not.
  static Optional<Refusal> no(Clause why, String reason) {
    return Optional.of(new Refusal(why, reason));
  }

  @Override
  protected Night asSeenBy(Night night, Seat seat) {
    return night.asSeenBy(seat);
  }

  @Override
  protected Optional<Refusal> unseen(Night night, Seat seat, LarderStep step, String id) {
    return night.unseen(id, seat, LDR_SCARE_01);
  }
}
