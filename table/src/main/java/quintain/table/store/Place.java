package quintain.table.store;

/// A place at a table.
///
/// @param seat the seat's id, unique at its table
/// @param tokenHash the SHA-256 of the token that admits to it, in hex; empty while nobody is
///   invited or after the invitation was revoked
public record Place(String table, String seat, String name, Role role, String tokenHash) {
  /// What somebody is at the table for.
  public enum Role {
    REFEREE,
    PLAYER,
    SPECTATOR
  }
}
