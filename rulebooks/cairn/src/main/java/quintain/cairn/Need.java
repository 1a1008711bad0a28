package quintain.cairn;

/// A crucial need that somebody lacks, since when, and how many of its days have been paid for with
/// Fatigue so far, by itself or by another need lacked at the same time.
public record Need(String what, long since, int fatigueGiven) {}
