package quintain.rath.state;

/// How many dice a test or attack throws, and which of them counts (RTH-ADV-01, RTH-ADV-02).
public enum Mode {
  STRAIGHT,
  ADVANTAGE,
  DISADVANTAGE
}
