package quintain.otherworlds.rules;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Edge;
import quintain.otherworlds.state.Feat;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Skill;
import quintain.otherworlds.state.Stance;
import quintain.otherworlds.state.Status;

/// Passive skills: always on, or on whenever their owner wants (OTW-SKL-02).
final class Passives {
  private Passives() {}

  /// The passives of somebody that are on.
  static List<Skill> on(Being who) {
    var on = new ArrayList<Skill>();
    for (Skill skill : who.life().skills()) {
      if (skill.kind() == Skill.Kind.PASSIVE && !who.is(Status.Kind.PASSIVE_OFF, skill.name())) {
        on.add(skill);
      }
    }
    return on;
  }

  /// The edges passives bring to a defence or an evasion, on the first such roll of a round.
  static List<Edge> edges(OtwState state, Being who, Stance stance) {
    var edges = new ArrayList<Edge>();
    for (Skill skill : on(who)) {
      boolean helps =
          switch (skill.feat()) {
            case Feat.BladeWall _ -> stance == Stance.DEFEND && Arms.holdsMelee(who);
            case Feat.Slippery _ -> stance == Stance.EVADE;
            default -> false;
          };
      if (helps && !hadFirst(state, who, stance)) {
        edges.add(
            Edge.gain(
                skill.name(),
                EntryClauses.of(
                    skill, stance == Stance.DEFEND ? Otw.OTW_MECH_29 : Otw.OTW_MECH_16)));
      }
    }
    return edges;
  }

  /// Whether it has to be kept in mind that somebody has rolled so this round.
  static boolean countsFirst(Being who, Stance stance) {
    for (Skill skill : on(who)) {
      if ((skill.feat() instanceof Feat.BladeWall && stance == Stance.DEFEND)
          || (skill.feat() instanceof Feat.Slippery && stance == Stance.EVADE)) {
        return true;
      }
    }
    return false;
  }

  static String first(Stance stance) {
    return Phrases.words(stance);
  }

  private static boolean hadFirst(OtwState state, Being who, Stance stance) {
    return state.fight().isPresent() && state.fight().get().hadFirst(who.id(), first(stance));
  }
}
