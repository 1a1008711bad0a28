package quintain.table.store;

import java.time.Instant;

/// What is known of a table without opening it.
///
/// @param origin the table and entry it was forked from, empty for none: `abc@41`
public record Kept(String id, String book, String title, Instant created, String origin) {}
