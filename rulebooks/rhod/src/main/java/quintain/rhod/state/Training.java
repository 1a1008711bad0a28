package quintain.rhod.state;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/// The Degrees somebody has; every Skill that is not among them is Untrained (RHD-SKILL-03).
public record Training(Map<Skill, Degree> degrees) {
  public static final Training NONE = new Training(new LinkedHashMap<>());

  public Training {
    var held = new TreeMap<Skill, Degree>();
    degrees.forEach(
        (skill, degree) -> {
          if (degree != Degree.UNTRAINED) {
            held.put(skill, degree);
          }
        });
    degrees = Collections.unmodifiableMap(new LinkedHashMap<>(held));
  }

  @By(Rhd.RHD_SKILL_03)
  public Degree of(Skill skill) {
    return degrees.getOrDefault(skill, Degree.UNTRAINED);
  }

  /// The same as sheets have it, which name Skills and leave to the table what they are.
  Map<Skill, Degree> written() {
    var written = new LinkedHashMap<Skill, Degree>();
    degrees.forEach((skill, degree) -> written.put(skill.bare(), degree));
    return written;
  }

  public int bonus(Skill skill) {
    return of(skill).bonus();
  }

  Training with(Skill skill, Degree degree) {
    var changed = new LinkedHashMap<>(degrees);
    changed.put(skill, degree);
    return new Training(changed);
  }
}
