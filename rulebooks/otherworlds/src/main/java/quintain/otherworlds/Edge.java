package quintain.otherworlds;

/// A reason to gain or lose edge on a roll (OTW-DICE-02, OTW-DICE-03): each counts as many edges as
/// it says, losses below 0.
public record Edge(String name, int amount) {
  static Edge gain(String name) {
    return new Edge(name, 1);
  }

  static Edge loss(String name) {
    return new Edge(name, -1);
  }

  @Override
  public String toString() {
    return (amount > 0 ? "+" : "−") + Math.abs(amount) + " " + name;
  }
}
