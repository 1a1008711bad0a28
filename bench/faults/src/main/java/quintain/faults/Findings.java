package quintain.faults;

import java.util.ArrayList;
import java.util.List;

/// What was found to be wrong. Empty is what everybody hopes for.
final class Findings {
  private static final int MOST_TOLD = 40;

  private final List<String> found = new ArrayList<>();

  synchronized void add(String what) {
    found.add(what);
    if (found.size() <= MOST_TOLD) {
      System.err.println("FOUND: " + what);
    }
  }

  synchronized List<String> all() {
    return List.copyOf(found);
  }
}
