package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.parts.Check;

/// The Skills something is made with, as in `Weaving 10 or Herbalism 12`, or `Smithing 12 and
/// Crafting 10` where both checks must succeed (RHD-CRT-04, RHD-R-93).
public record Craft(boolean all, List<Trial> trials) {
  /// A Skill with the DC of its check.
  public record Trial(Skill skill, int dc) {
    public Trial {
      Check.between("dc", dc, 1, 60);
    }

    @Override
    public String toString() {
      return skill.title() + " " + dc;
    }
  }

  public Craft {
    trials = List.copyOf(trials);
    Check.some("trials", trials);
  }

  public static Craft parse(String text) {
    boolean all = text.contains(" and ");
    var trials = new ArrayList<Trial>();
    for (String part : text.split(all ? " and " : " or ", -1)) {
      var written = part.strip();
      int gap = written.lastIndexOf(' ');
      if (gap < 0 || !written.substring(gap + 1).matches("[0-9]{1,2}")) {
        throw new IllegalArgumentException(
            "'%s' is no Skill with a DC; write Weaving 10".formatted(part));
      }
      trials.add(
          new Trial(
              Skill.parse(written.substring(0, gap)),
              Integer.parseInt(written.substring(gap + 1))));
    }
    return new Craft(all, trials);
  }

  public static Craft of(Skill skill, int dc) {
    return new Craft(false, List.of(new Trial(skill, dc)));
  }

  @Override
  public String toString() {
    return String.join(all ? " and " : " or ", trials.stream().map(Trial::toString).toList());
  }
}
