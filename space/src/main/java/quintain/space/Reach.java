package quintain.space;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import quintain.kernel.Spot;

/// Every place somebody can get to and stop at, with the cheapest way to each.
public final class Reach {
  private final Search search;
  private final int feet;
  private final SequencedSet<Spot> spots;

  Reach(Search search, int feet, List<Spot> spots) {
    this.search = search;
    this.feet = feet;
    this.spots = new LinkedHashSet<>(spots);
  }

  /// The places row by row, that of the start among them.
  public List<Spot> spots() {
    return List.copyOf(spots);
  }

  public boolean contains(Spot spot) {
    return spots.contains(spot);
  }

  /// The cheapest way there, if it is within reach.
  public Optional<Going.Way> way(Spot spot) {
    return contains(spot) ? Optional.of(search.way(search.reached(spot), feet)) : Optional.empty();
  }
}
