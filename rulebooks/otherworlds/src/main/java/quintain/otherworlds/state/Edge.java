package quintain.otherworlds.state;

/// A reason to gain or lose edge on a roll (OTW-DICE-02, OTW-DICE-03): each counts as many edges as
/// it says, losses below 0.
public record Edge(String name, int amount, Otw why) {
  public Edge(String name, int amount) {
    this(name, amount, amount > 0 ? Otw.OTW_DICE_02 : Otw.OTW_DICE_03);
  }

  public static Edge gain(String name, Otw why) {
    return new Edge(name, 1, why);
  }

  public static Edge loss(String name) {
    return new Edge(name, -1);
  }

  public static Edge loss(String name, Otw why) {
    return new Edge(name, -1, why);
  }

  @Override
  public String toString() {
    return (amount > 0 ? "+" : "−") + Math.abs(amount) + " " + name;
  }
}
