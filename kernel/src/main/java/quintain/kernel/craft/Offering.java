package quintain.kernel.craft;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.Seat;
import quintain.kernel.forms.OfferList;

/// How a deed is offered to a seat, once or for each one it speaks for.
///
/// @param <X> what it is offered for: the seat, or somebody it speaks for
final class Offering<S extends Peopled<?>, X> {
  private final Offer.Group group;
  private final BiFunction<S, X, List<Filled>> offers;

  /// A label, and the command as far as it is filled in.
  record Filled(String label, Partial partial) {}

  /// Whether it is offered at all.
  BiPredicate<S, X> when = (_, _) -> true;

  /// Whether it is shown with the reason while it is not open.
  BiPredicate<S, X> blockedWhen = (_, _) -> true;

  boolean toPlayers = true;
  boolean toReferee = true;

  Offering(Offer.Group group, BiFunction<S, X, List<Filled>> offers) {
    this.group = group;
    this.offers = offers;
  }

  void add(S state, Seat seat, X whom, OfferList<S> list) {
    if (!(seat.isReferee() ? toReferee : toPlayers) || !when.test(state, whom)) {
      return;
    }
    boolean always = blockedWhen.test(state, whom);
    for (Filled offer : offers.apply(state, whom)) {
      if (always) {
        list.add(offer.label(), group, offer.partial());
      } else {
        list.addIfOpen(offer.label(), group, offer.partial());
      }
    }
  }
}
