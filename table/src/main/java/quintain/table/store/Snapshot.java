package quintain.table.store;

/// The whole of a table after an entry of its log, so that opening it need not begin at the first.
public record Snapshot(long seq, String body) {}
