package quintain.packs;

import java.util.List;

/// What a folder of content says of itself in its `pack.yaml`.
///
/// Entries whose ids stand under `replaces` take the place of entries laid down earlier.
public record Pack(
    String id,
    String title,
    String version,
    String book,
    String author,
    String license,
    List<String> replaces) {}
