package quintain.kernel.peers;

/// What of a document does not come, or go, as it stands; and what becomes of it.
///
/// @param field the path of the field, such as `items[2].tags`
public record Remark(String field, String words) {}
