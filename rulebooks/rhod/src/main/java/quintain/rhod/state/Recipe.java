package quintain.rhod.state;

import java.util.List;
import quintain.kernel.parts.Check;

/// How something is made: time, skill, tools, materials and how many come of it (RHD-CRT-01).
///
/// @param watches how many Watches must succeed (RHD-CRT-03)
/// @param makes how many products it yields
public record Recipe(
    int watches, Craft skill, List<ToolAction> tools, List<Part> materials, int makes) {
  /// A number of one material, by name.
  public record Part(int count, String material) {
    public Part {
      Check.between("count", count, 1, 50);
      Check.text("material", material);
    }

    /// `2 Herb Bundle`.
    public static Part parse(String text) {
      var words = text.strip().split(" ", 2);
      if (words.length < 2 || !words[0].matches("[0-9]{1,2}")) {
        throw new IllegalArgumentException(
            "'%s' is no material; write 2 Herb Bundle".formatted(text));
      }
      return new Part(Integer.parseInt(words[0]), words[1]);
    }

    @Override
    public String toString() {
      return count + " " + material;
    }
  }

  public Recipe {
    Check.between("watches", watches, 1, 100);
    tools = List.copyOf(tools);
    materials = List.copyOf(materials);
    Check.between("makes", makes, 1, 100);
  }
}
