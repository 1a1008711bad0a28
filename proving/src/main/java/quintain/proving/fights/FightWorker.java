package quintain.proving.fights;

/// A worker that fights numbered fights of one bout, for one thread at a time.
public interface FightWorker {
  /// Fights the fights numbered from the first up to, but without, the last, and counts them. The
  /// same seed and number always give the same fight.
  void fight(long seed, long from, long to, TallyBuilder tally);
}
