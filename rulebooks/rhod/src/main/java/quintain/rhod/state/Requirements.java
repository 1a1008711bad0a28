package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// What somebody must have to gain a Feature or a Trait (RHD-EXP-08, RHD-EXP-10, RHD-EXP-13).
///
/// @param tmk the least Total Mechanics Known
/// @param skills the least Degrees
/// @param scores the least Ability Scores
public record Requirements(
    @OrNone int tmk, Map<Skill, Degree> skills, Map<Ability, Integer> scores) {
  public Requirements {
    Check.between("tmk", tmk, 0, 100);
    skills = Maps.copy(skills);
    scores = Maps.copy(scores);
  }

  /// Everything that is still missing, in words.
  @By(Rhd.RHD_EXP_08)
  public List<String> unmet(int known, Training training, Scores has) {
    var unmet = new ArrayList<String>();
    if (known < tmk) {
      unmet.add("TMK " + tmk);
    }
    skills.forEach(
        (skill, degree) -> {
          if (training.bonus(skill) < degree.bonus()) {
            unmet.add(skill.title() + " " + Words.title(degree));
          }
        });
    scores.forEach(
        (ability, least) -> {
          if (has.of(ability) < least) {
            unmet.add(ability + " " + least);
          }
        });
    return List.copyOf(unmet);
  }

  @Override
  public String toString() {
    var all = new ArrayList<String>();
    if (tmk > 0) {
      all.add("TMK " + tmk);
    }
    skills.forEach((skill, degree) -> all.add(skill.title() + " " + Words.title(degree)));
    scores.forEach((ability, least) -> all.add(ability + " " + least));
    return all.isEmpty() ? "—" : String.join(", ", all);
  }
}
