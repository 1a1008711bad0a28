package quintain.untidy.state;

import quintain.untidy.rules.Chapter;

/// A state that asks a rule, which is above it.
public record Leaky(int worth) {
  public boolean isDear() {
    return Chapter.isDear(worth);
  }
}
