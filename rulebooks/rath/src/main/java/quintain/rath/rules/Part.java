package quintain.rath.rules;

import java.util.List;
import quintain.rath.state.Rth;

/// A piece that a number is made of, and the rule that gives it.
public record Part(String name, int amount, Rth clause) {
  public static int sum(List<Part> parts) {
    int sum = 0;
    for (Part part : parts) {
      sum += part.amount();
    }
    return sum;
  }

  /// The piece as it is told: `Shield +1`.
  public String told() {
    return name + " " + signed(amount);
  }

  public static String signed(int amount) {
    return (amount < 0 ? "−" : "+") + Math.abs(amount);
  }
}
