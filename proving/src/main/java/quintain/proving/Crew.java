package quintain.proving;

import java.util.List;
import java.util.function.BooleanSupplier;

/// Those who fight the variants of a sweep: the cores of this machine, or many machines.
public interface Crew {
  /// Fights every variant by the orders of the sweep. Variants may come back in any order, each
  /// once and whole.
  ///
  /// @param cancelled whether to stop; variants under way are then given up
  void fight(Sweep sweep, List<Sweep.Variant> variants, Done done, BooleanSupplier cancelled);

  /// Hears of each variant that is done.
  interface Done {
    void variant(Sweep.Variant variant, Tally tally);

    /// So many fights more have been fought, of whichever variant.
    default void fights(long more) {}
  }

  /// The cores of this machine, one variant after the other.
  static Crew here(ProvingGround ground, int threads) {
    return (sweep, variants, done, cancelled) -> {
      for (Sweep.Variant variant : variants) {
        var progress =
            new Progress() {
              private long told;

              @Override
              public void done(Tally soFar, long wanted) {
                done.fights(soFar.fights() - told);
                told = soFar.fights();
              }

              @Override
              public boolean cancelled() {
                return cancelled.getAsBoolean();
              }
            };
        var fought =
            Simulation.run(
                ground.prepare(variant.encounter()), sweep.orders(threads), progress);
        if (!fought.whole()) {
          return;
        }
        done.variant(variant, fought.tally());
      }
    };
  }
}
