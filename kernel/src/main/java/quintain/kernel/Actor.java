package quintain.kernel;

/// Whoever rolls dice: a creature of the book, spoken for by a seat.
public interface Actor {
  String id();

  Seat seat();
}
