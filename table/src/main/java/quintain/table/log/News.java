package quintain.table.log;

import quintain.table.store.Hearing;

/// Something new for the log.
///
/// @param seat who caused it, empty for the table itself
public record News(Logged logged, String seat, Hearing hearing) {}
