package quintain.terraodd.state;

import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;

/// Who somebody is: what a fight does not change.
public record Who(
    String id, String name, Seat seat, Kind kind, Side side, Secrecy secrecy, Persona persona) {
  /// What somebody is to the rules.
  public enum Kind {
    PC,
    NPC
  }

  /// Which side somebody fights on.
  public enum Side {
    PARTY,
    FOES;

    public Side other() {
      return this == PARTY ? FOES : PARTY;
    }
  }

  /// The person behind the numbers.
  public record Persona(Optional<String> background, Optional<String> drive) {
    public static final Persona NONE = new Persona(Optional.empty(), Optional.empty());
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

  @Override
  public int hashCode() {
    return (id.hashCode() * 31 + name.hashCode()) * 31 + persona.hashCode();
  }
}
