package quintain.table.store;

import java.time.Instant;

/// A token by which somebody may lay tables where not everybody may.
///
/// @param name what the administrator calls whoever has it
/// @param tokenHash the SHA-256 of the token, in hex
/// @param most how many tables may be laid by it
/// @param laid how many have been
public record LayingToken(String name, String tokenHash, Instant given, int most, int laid) {}
