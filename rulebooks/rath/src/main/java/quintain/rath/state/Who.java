package quintain.rath.state;

import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;

/// Who somebody is: what a fight does not change.
public record Who(
    String id, String name, Seat seat, Kind kind, Side side, Secrecy secrecy, Persona persona) {
  /// What somebody is to the rules.
  public enum Kind {
    PC,
    /// Hired, on the PCs' side, without Fortune or XP (RTH-R-87).
    HENCHMAN,
    /// A creature of the GM's.
    CREATURE
  }

  /// Which side somebody is on (RTH-R-21).
  public enum Side {
    /// The PCs, their henchmen and their allies.
    PARTY,
    FOES,
    /// Nobody's friend or foe.
    NEUTRAL;

    public Side other() {
      return this == PARTY ? FOES : PARTY;
    }

    /// Whose turns somebody takes: allies act with the PCs, every other side with the enemies
    /// (RTH-R-21).
    public Side turns() {
      return this == PARTY ? PARTY : FOES;
    }
  }

  /// The person behind the numbers (RTH-S-CC-08).
  public record Persona(String look, String drive, String tie) {
    public static final Persona NONE = new Persona("", "", "");
  }

  /// A creature, called by its id so that three of a kind can be told apart.
  public static Who creature(String id, Seat seat, Side side, Secrecy secrecy) {
    return new Who(id, Names.title(id), seat, Kind.CREATURE, side, secrecy, Persona.NONE);
  }

  Who seated(Seat newSeat) {
    return new Who(id, name, newSeat, kind, side, secrecy, persona);
  }

  Who siding(Side newSide) {
    return new Who(id, name, seat, kind, newSide, secrecy, persona);
  }

  Who shown(Secrecy newSecrecy) {
    return new Who(id, name, seat, kind, side, newSecrecy, persona);
  }

  // People of one id are the same in all but what a fight does not change.
  @Override
  public int hashCode() {
    return id.hashCode() * 31 + name.hashCode();
  }
}
