package quintain.table.show;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Event;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;

/// What each seat may do, remembered until the state changes: its scene and all its forms go by the
/// same offers.
public final class Offering<S extends State, T extends Step, E extends Event> {
  private record Known<S>(S state, List<Offer> offers, List<ToSeat.Offered> shown) {}

  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final Map<String, Known<S>> bySeat = new LinkedHashMap<>();

  public Offering(Volume<S, T, E> volume, Showing<S, T, E> showing) {
    this.volume = volume;
    this.showing = showing;
  }

  public List<Offer> offers(S state, String seat) {
    return known(state, seat).offers();
  }

  /// The offers as they go over the wire.
  public List<ToSeat.Offered> shown(S state, String seat) {
    return known(state, seat).shown();
  }

  void forget(String seat) {
    bySeat.remove(seat);
  }

  private Known<S> known(S state, String seat) {
    var before = bySeat.get(seat);
    if (before != null && before.state().equals(state)) {
      return before;
    }
    var offers = volume.book().deeds().offers(state, new Seat(seat));
    var now = new Known<>(state, offers, showing.offers(state, offers));
    bySeat.put(seat, now);
    return now;
  }
}
