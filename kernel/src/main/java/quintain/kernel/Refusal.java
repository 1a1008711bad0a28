package quintain.kernel;

/// Why something may not be done, in the book's words, before any die is rolled.
public record Refusal(Clause clause, String reason) {
  @Override
  public String toString() {
    return reason + " (" + clause.id() + ")";
  }
}
