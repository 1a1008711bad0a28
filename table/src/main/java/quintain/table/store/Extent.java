package quintain.table.store;

import java.time.Instant;
import java.util.Optional;

/// How large a table is, and when it was last played at; nothing of what was played.
///
/// @param seats how many people are invited
/// @param entries how long its log is, and `bytes` how much there is in it
/// @param played when somebody last did something there
public record Extent(int seats, long entries, long bytes, Optional<Instant> played) {}
