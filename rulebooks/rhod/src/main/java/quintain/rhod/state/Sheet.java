package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A character as written down before play.
///
/// @param concept who they are, in a few words
/// @param features by name or id
/// @param traits by name or id
/// @param exp what is left to spend
public record Sheet(
    String id,
    String name,
    @OrNone String concept,
    Scores scores,
    Map<Skill, Degree> skills,
    List<String> features,
    List<String> traits,
    @OrNone int exp,
    @OrNone int wounds,
    Stance stance,
    List<SheetItem> items)
    implements Entry {
  public Sheet {
    Check.text("id", id);
    Check.text("name", name);
    skills = Maps.copy(skills);
    features = List.copyOf(features);
    traits = List.copyOf(traits);
    Check.between("exp", exp, 0, 999);
    Check.between("wounds", wounds, 0, 40);
    items = List.copyOf(items);
  }

  @Override
  public List<String> atAGlance() {
    var told = new ArrayList<String>();
    if (!concept.isEmpty()) {
      told.add(concept);
    }
    for (Ability ability : Ability.values()) {
      told.add(ability + " " + scores.of(ability));
    }
    told.addAll(features);
    told.addAll(traits);
    items.forEach(item -> told.add(item.item()));
    return told;
  }
}
