package quintain.table.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.table.store.Place;

/// The places of a table, and who may speak for whom.
public final class Seating {
  private final Map<String, Place> places = new LinkedHashMap<>();

  public Seating(List<Place> places) {
    places.forEach(this::put);
  }

  /// Adds a place or replaces it, and tells which one it replaced.
  public @Nullable Place put(Place place) {
    return places.put(place.seat(), place);
  }

  public List<Place> places() {
    return List.copyOf(places.values());
  }

  public Optional<Place> find(String seat) {
    return Optional.ofNullable(places.get(seat));
  }

  public Place place(String seat) {
    return find(seat)
        .orElseThrow(() -> Declined.notAllowed("There is no seat '" + seat + "' at this table"));
  }

  /// What people call a seat.
  public String name(String seat) {
    return find(seat).map(Place::name).orElse(seat);
  }

  public boolean isReferee(String seat) {
    return place(seat).role() == Place.Role.REFEREE;
  }

  public boolean isSpectator(String seat) {
    return place(seat).role() == Place.Role.SPECTATOR;
  }

  public void onlyReferee(String seat) {
    if (!isReferee(seat)) {
      throw Declined.notAllowed("Only the Referee does that");
    }
  }

  public void onlyPlayers(String seat) {
    if (isSpectator(seat)) {
      throw Declined.notAllowed("Those who watch do not play");
    }
  }

  /// The seat that a frame speaks for. Only the Referee speaks for others, and those who watch
  /// speak for nobody.
  public String speaker(String seat, Optional<String> as) {
    onlyPlayers(seat);
    if (as.isEmpty() || as.get().equals(seat)) {
      return seat;
    }
    if (!isReferee(seat)) {
      throw Declined.notAllowed("Only the Referee speaks for another seat");
    }
    onlyPlayers(as.get());
    return as.get();
  }
}
