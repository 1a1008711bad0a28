package quintain.rhod;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Place;
import quintain.rhod.state.Scores;
import quintain.rhod.state.Sheet;
import quintain.rhod.state.SheetItem;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;

/// People made for a test.
public final class Folk {
  private Folk() {}

  /// Somebody with these scores, in Low Ready, with nothing else.
  public static Hero hero(String scores) {
    return new Hero(
        Scores.parse(scores),
        new LinkedHashMap<>(),
        List.of(),
        List.of(),
        Stance.LOW_READY,
        List.of());
  }

  /// A sheet in the making.
  public record Hero(
      Scores scores,
      Map<Skill, Degree> skills,
      List<String> features,
      List<String> traits,
      Stance stance,
      List<SheetItem> items) {
    public Hero trained(Skill skill, Degree degree) {
      var more = new LinkedHashMap<>(skills);
      more.put(skill, degree);
      return new Hero(scores, more, features, traits, stance, items);
    }

    public Hero knowing(String... names) {
      return new Hero(scores, skills, List.of(names), traits, stance, items);
    }

    public Hero with(String... names) {
      return new Hero(scores, skills, features, List.of(names), stance, items);
    }

    public Hero in(Stance other) {
      return new Hero(scores, skills, features, traits, other, items);
    }

    public Hero having(String item, Place place) {
      return having(item, place, 1);
    }

    public Hero having(String item, Place place, int count) {
      return having(new SheetItem(item, place, count, 0, ""));
    }

    public Hero having(SheetItem item) {
      var more = new ArrayList<>(items);
      more.add(item);
      return new Hero(scores, skills, features, traits, stance, more);
    }

    public Hero holding(String item) {
      return having(item, Place.MAIN_HAND);
    }

    public Hero inBothHands(String item) {
      return having(item, Place.TWO_HANDS);
    }

    /// With an Armor of 12 on the body.
    public Hero armored() {
      return having("Leather Harness", Place.ARMOR_WORN);
    }

    public Sheet sheet() {
      return new Sheet("hero", "Hero", "", scores, skills, features, traits, 0, 0, stance, items);
    }
  }
}
