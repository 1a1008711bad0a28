package quintain.kernel;

import java.util.List;

/// Somebody's place in the order of turns, as a seat knows it.
///
/// @param rank from 1 on; those of one rank act together, or in an order of their own
/// @param done whether their turn of this round is over
/// @param left what is left of the turn they may take now, in words: `3 Action Points`
/// @param asks what they are to do now, where that is not to act: `declare`; else empty
public record TurnPlace(String who, int rank, boolean done, List<String> left, String asks) {
  public TurnPlace(String who, int rank, boolean done, List<String> left) {
    this(who, rank, done, left, "");
  }
}
