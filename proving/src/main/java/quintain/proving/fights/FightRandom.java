package quintain.proving.fights;

import quintain.kernel.dice.Faces;

/// The pseudorandom generator of one fight: SplitMix64, started from the seed and the fight's
/// number, so that no fight depends on another.
public final class FightRandom implements Faces, Chance {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  /// Turns to the dice of a fight.
  public void beginDice(long seed, long number) {
    begin(seed, number, 0);
  }

  /// Turns to the choices of a fight. They are drawn apart from its dice, so that two ways to
  /// choose meet the same dice for as long as they choose alike.
  public void beginChoices(long seed, long number) {
    begin(seed, number, 1);
  }

  private void begin(long seed, long number, int strand) {
    state = mix(mix(seed + GOLDEN) ^ mix(number * 2 + strand + 1));
  }

  /// Another number after each draw.
  public long position() {
    return state;
  }

  private static long mix(long z) {
    long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return b ^ (b >>> 31);
  }

  /// The highest bits of a product favour no face by more than one in a hundred million.
  @Override
  public int below(int many) {
    state += GOLDEN;
    return (int) (((mix(state) >>> 32) * many) >>> 32);
  }

  @Override
  public int face(int sides) {
    return below(sides) + 1;
  }
}
