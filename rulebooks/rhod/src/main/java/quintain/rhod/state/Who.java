package quintain.rhod.state;

import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;

/// Who somebody is, and how much of them players may know.
public record Who(String id, String name, Seat seat, Kind kind, Side side, Secrecy secrecy) {
  public enum Kind {
    PC,
    CREATURE
  }

  public enum Side {
    PARTY,
    FOES
  }

  Who spokenForBy(Seat other) {
    return new Who(id, name, other, kind, side, secrecy);
  }

  Who shown(Secrecy other) {
    return new Who(id, name, seat, kind, side, other);
  }

  Who on(Side other) {
    return new Who(id, name, seat, kind, other, secrecy);
  }

  // An id stands for one only.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
