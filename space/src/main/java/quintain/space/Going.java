package quintain.space;

import java.util.List;
import quintain.kernel.Spot;

/// What comes of a way somebody wants to go.
public sealed interface Going {
  /// A way that can be gone.
  ///
  /// @param steps the spaces in order, without the one it starts from
  /// @param modes how each of them is reached
  /// @param feet what it costs
  record Way(List<Spot> steps, List<Mode> modes, int feet) implements Going {
    /// Where it ends, if it goes anywhere.
    public Spot end(Spot start) {
      return steps.isEmpty() ? start : steps.getLast();
    }
  }

  /// A way that cannot be gone, and what is in the way first.
  record Hindered(Hindrance by) implements Going {}
}
