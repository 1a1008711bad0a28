package quintain.rhod.state;

/// One of the figures that make up a total: what it is called, how much it adds, and by which rule.
public record Part(String name, int amount, Rhd why) {
  public static int sum(Iterable<Part> parts) {
    int sum = 0;
    for (Part part : parts) {
      sum += part.amount();
    }
    return sum;
  }
}
