package quintain.table.store;

import java.time.Instant;
import java.util.Optional;

/// A token for a program: it admits to a seat, for as much as its scope says.
///
/// @param id names it at its table; it admits to nothing
/// @param name what it is for, in the Referee's words
/// @param tokenHash the SHA-256 of the token, in hex
/// @param under the [Place#tokenHash] that the seat had when it was given; with another it ends
/// @param expires when it ends by itself
public record Pass(
    String table,
    String id,
    String seat,
    String name,
    Scope scope,
    String tokenHash,
    String under,
    Instant given,
    Optional<Instant> expires) {
  /// How much a token is good for; each holds what stands before it.
  public enum Scope {
    /// To see what the seat sees, and to ask.
    READ,
    /// To do at the table what the seat may do.
    PLAY,
    /// To do at the desk what the Referee does, but for letting people and programs in.
    REFEREE
  }

  public boolean isOver(Instant now) {
    return expires.filter(end -> !now.isBefore(end)).isPresent();
  }
}
