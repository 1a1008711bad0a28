package quintain.cairn;

/// A crucial need that somebody lacks, since when, and how much Fatigue it has cost so far.
public record Need(String what, long since, int fatigueGiven) {}
