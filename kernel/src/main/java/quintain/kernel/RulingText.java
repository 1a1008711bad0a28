package quintain.kernel;

import java.util.List;

/// A ruling on what a book leaves open, as shipped in `rulings.yaml`: the default and its switches.
public record RulingText(
    String id, String question, String ruling, boolean starred, List<Switch> switches) {
  /// A house-rule switch: its values, the default first.
  public record Switch(String name, List<String> values) {}
}
