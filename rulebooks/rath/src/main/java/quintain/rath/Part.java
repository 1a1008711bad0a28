package quintain.rath;

import java.util.List;

/// A piece that a number is made of, and the rule that gives it.
record Part(String name, int amount, Rth clause) {
  static int sum(List<Part> parts) {
    int sum = 0;
    for (Part part : parts) {
      sum += part.amount();
    }
    return sum;
  }

  /// The piece as it is told: `Shield +1`.
  String told() {
    return name + " " + signed(amount);
  }

  static String signed(int amount) {
    return (amount < 0 ? "−" : "+") + Math.abs(amount);
  }
}
