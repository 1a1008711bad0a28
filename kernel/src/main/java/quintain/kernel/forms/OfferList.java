package quintain.kernel.forms;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Offer;
import quintain.kernel.Partial;
import quintain.kernel.State;

/// The offers to one seat, each open because some way to fill it in is legal, or blocked with the
/// reason.
public final class OfferList<S extends State> {
  private final Filling<S> filling;
  private final List<Offer> offers = new ArrayList<>();

  public OfferList(Filling<S> filling) {
    this.filling = filling;
  }

  /// Open, or blocked with a command that is refused for that very reason; nothing at all where no
  /// such command could even be said.
  public void add(String label, Offer.Group group, Partial partial) {
    if (filling.leadsSomewhere(partial)) {
      offers.add(Offer.open(label, group, partial));
    } else {
      addBlocked(label, group, partial);
    }
  }

  private void addBlocked(String label, Offer.Group group, Partial partial) {
    filling
        .example(partial)
        .ifPresent(
            example ->
                filling
                    .refusal(example)
                    .ifPresent(
                        refusal ->
                            offers.add(Offer.blocked(label, group, partial, refusal, example))));
  }

  /// Open, or not there at all.
  public void addIfOpen(String label, Offer.Group group, Partial partial) {
    if (filling.leadsSomewhere(partial)) {
      offers.add(Offer.open(label, group, partial));
    }
  }

  public List<Offer> offers() {
    return List.copyOf(offers);
  }
}
