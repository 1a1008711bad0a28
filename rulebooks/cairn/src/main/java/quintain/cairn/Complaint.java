package quintain.cairn;

/// Something wrong between entries: which entry, which of its fields, and why.
public record Complaint(String entryId, String field, String message) {}
