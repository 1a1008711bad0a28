package quintain.otherworlds.state;

import java.util.List;
import quintain.kernel.parts.Lists;

/// What is special about one attack beyond what it is made with.
///
/// @param unload rounds spent beyond the first (OTW-EQ-21)
/// @param reach spaces of reach beyond the weapon's own
/// @param edges edge that the way of attacking brings
public record Twist(int unload, int reach, List<Edge> edges, List<Quirk> quirks) {
  public static final Twist NONE = new Twist(0, 0, List.of(), List.of());

  public Twist {
    edges = List.copyOf(edges);
    quirks = List.copyOf(quirks);
  }

  /// A way in which an attack departs from the common one.
  public enum Quirk {
    /// One of the two rolls of Burst-Fire: what it does is halved (OTW-MECH-08).
    BURST,
    /// No defence roll against it, and no maneuvers (OTW-MAN-22).
    COUNTER,
    /// The copy that Dualcast makes (OTW-MAN-15).
    COPY,
    /// Not the first attack of its action: it may turn to another when its target is down.
    FURTHER,
    /// Both held weapons attack in this action (OTW-EQ-19).
    DUAL,
    IGNORES_COVER,
    /// Knockdown costs 1.
    CHEAP_KNOCKDOWN,
    /// A damaged target is pushed 1 space.
    PUSHES,
    /// A damaged target has SPD −2 until the end of its next turn.
    HAMSTRINGS,
    NO_EVADE_MANEUVERS,
    LIFE_STEAL
  }

  public boolean has(Quirk quirk) {
    return quirks.contains(quirk);
  }

  public Twist with(Quirk quirk) {
    return has(quirk) ? this : new Twist(unload, reach, edges, Lists.plus(quirks, quirk));
  }

  public Twist with(Edge edge) {
    return new Twist(unload, reach, Lists.plus(edges, edge), quirks);
  }

  public Twist unloading(int rounds) {
    return new Twist(rounds, reach, edges, quirks);
  }

  public Twist reaching(int spaces) {
    return new Twist(unload, spaces, edges, quirks);
  }
}
