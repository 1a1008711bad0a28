package quintain.table.store;

import java.time.Instant;

/// One entry of a table's log as it is stored. Nothing stored is ever edited.
///
/// @param seq its place in the log, from 1 without gaps
/// @param kind what happened, and `version` the form of its body
/// @param seat who caused it, empty for the table itself
/// @param cause the id of the command it came from, empty for none
/// @param hearing who may see any of it
/// @param body JSON
public record Envelope(
    long seq,
    String kind,
    int version,
    String seat,
    String cause,
    Instant at,
    Hearing hearing,
    String body) {}
