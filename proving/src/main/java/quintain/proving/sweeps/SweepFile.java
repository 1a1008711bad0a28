package quintain.proving.sweeps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.OrNone;

/// A sweep as it is written: bound strictly, then looked through by [SweepReader].
///
/// @param grid what is varied
record SweepFile(
    String title,
    String book,
    List<SideFile> sides,
    Map<String, Object> house,
    Map<String, Object> scene,
    List<AxisFile> grid,
    Optional<Integer> fights,
    Optional<Integer> seed,
    Optional<Integer> cap,
    Optional<Double> within) {
  record SideFile(String name, Optional<String> policy, List<EntryFile> entries) {}

  record EntryFile(String what, @OrNone int count, Map<String, Object> given) {}

  /// @param vary `house.KEY`, `policy.SIDE`, `count.SIDE.N`, `what.SIDE.N`, `given.SIDE.N.FACT` or
  ///   `scene.KEY`, entries counted from 1
  record AxisFile(Optional<String> name, String vary, List<Object> values) {}
}
