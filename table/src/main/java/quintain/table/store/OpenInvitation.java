package quintain.table.store;

/// The invitation by which anybody may take a seat at a table.
///
/// @param salt what its token was made of together with the Referee's ([Tokens#derived])
/// @param tokenHash the SHA-256 of the token, in hex
public record OpenInvitation(String table, String salt, String tokenHash) {}
