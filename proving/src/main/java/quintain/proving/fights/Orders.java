package quintain.proving.fights;

/// How many fights are fought, from which seed, on how many threads.
///
/// @param within stops as soon as every side's share of wins is known this closely either way; 0 to
///   fight them all
public record Orders(long fights, long seed, int threads, double within) {
  public Orders {
    if (fights < 1) {
      throw new Unfit("at least one fight has to be fought, not " + fights);
    }
    if (threads < 1) {
      throw new Unfit("it takes at least one thread, not " + threads);
    }
    if (within < 0 || within >= 1) {
      throw new Unfit("a share is known within some percent, not within " + within);
    }
  }
}
