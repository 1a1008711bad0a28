package quintain.cairn.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.peers.Kept;

/// Who somebody is: what a fight does not change.
public record Who(
    String id, String name, Seat seat, Kind kind, Side side, Secrecy secrecy, Persona persona) {
  /// What somebody is to the rules.
  public enum Kind {
    PC,
    HIRELING,
    /// An NPC or monster.
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
  ///
  /// @param kept the document of another program that they came from
  public record Persona(
      Optional<String> background,
      List<String> traits,
      Optional<Integer> age,
      Optional<Kept> kept) {
    public Persona(Optional<String> background, List<String> traits, Optional<Integer> age) {
      this(background, traits, age, Optional.empty());
    }

    public static final Persona NONE = new Persona(Optional.empty(), List.of(), Optional.empty());
  }

  Who seated(Seat newSeat) {
    return new Who(id, name, newSeat, kind, side, secrecy, persona);
  }

  Who as(Kind newKind) {
    return new Who(id, name, seat, newKind, side, secrecy, persona);
  }

  Who siding(Side newSide) {
    return new Who(id, name, seat, kind, newSide, secrecy, persona);
  }

  Who shown(Secrecy newSecrecy) {
    return new Who(id, name, seat, kind, side, newSecrecy, persona);
  }

  // Newcomers of one id differ in name and traits by the thousand while their odds are reckoned.
  @Override
  public int hashCode() {
    return (id.hashCode() * 31 + name.hashCode()) * 31 + persona.hashCode();
  }
}
