package quintain.table.store;

/// A place at a table.
///
/// @param seat the seat's id, unique at its table
/// @param tokenHash the SHA-256 of the token that admits to it, in hex; empty while nobody is
///   invited or after the invitation was revoked
/// @param salt what the token was made of together with the Referee's ([Tokens#derived]); empty for
///   one that was made of nothing but chance
public record Place(
    String table, String seat, String name, Role role, String tokenHash, String salt) {
  /// What somebody is at the table for.
  public enum Role {
    REFEREE,
    PLAYER,
    SPECTATOR
  }

  /// A place whose token, if it has one, was made of nothing but chance.
  public Place(String table, String seat, String name, Role role, String tokenHash) {
    this(table, seat, name, role, tokenHash, "");
  }
}
