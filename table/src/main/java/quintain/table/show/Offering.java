package quintain.table.show;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Offer;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.parts.Phrases;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;

/// What each seat may do, remembered until the state changes: its scene and all its forms go by the
/// same offers.
public final class Offering<S extends State, T extends Step, E extends Event> {
  private record Known<S>(S state, List<Offer> offers, List<ToSeat.Offered> shown) {}

  private final Volume<S, T, E> volume;
  private final Showing<S, T, E> showing;
  private final Slips slips;
  private final Map<String, Known<S>> bySeat = new LinkedHashMap<>();

  public Offering(Volume<S, T, E> volume, Showing<S, T, E> showing) {
    this.volume = volume;
    this.showing = showing;
    this.slips = new Slips(volume);
  }

  public List<Offer> offers(S state, String seat) {
    return known(state, seat).offers();
  }

  /// The offers as they go over the wire.
  public List<ToSeat.Offered> shown(S state, String seat) {
    return known(state, seat).shown();
  }

  /// What a command is called, as on the button by which a seat gives it: `Maren attacks`.
  public String called(S state, String seat, T command) {
    var name = volume.book().deeds().nameOf(command);
    if (!(command instanceof Command given)) {
      return Phrases.sentence(name);
    }
    var actor =
        slips
            .actorSlot(given.getClass())
            .map(slot -> String.valueOf(slips.values(given).get(slot.name())))
            .filter(volume.book().cast().roster(state)::contains);
    var offer = slips.offer(given, offers(state, seat));
    boolean saysWho =
        offer.isPresent() && actor.map(offer.get().filled().slots()::containsValue).orElse(true);
    if (saysWho) {
      return Phrases.sentence(offer.get().label());
    }
    // What a command does is said with a verb, and what the Referee says as a sentence.
    return actor.isPresent() && Character.isLowerCase(name.charAt(0))
        ? volume.book().showing().nameOf(state, actor.get()) + " " + name
        : Phrases.sentence(name);
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
