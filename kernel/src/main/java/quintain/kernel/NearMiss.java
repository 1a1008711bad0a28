package quintain.kernel;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// Finds what somebody probably meant when a word is not known.
public final class NearMiss {
  private static final int LISTED = 12;

  private NearMiss() {}

  /// The sentence "did you mean 'gear'?", or an empty text when nothing comes near.
  public static String suggest(String wrong, Collection<String> right) {
    return nearest(wrong, right).map(near -> "did you mean '" + near + "'?").orElse("");
  }

  /// The word that comes nearest, if any is near enough to be meant; of equals, the first.
  public static Optional<String> nearest(String wrong, Collection<String> right) {
    String folded = squeeze(wrong);
    String best = null;
    int bestDistance = Integer.MAX_VALUE;
    for (String candidate : right) {
      String other = squeeze(candidate);
      int allowed = allowed(folded.length(), other.length());
      if (Math.abs(folded.length() - other.length()) > allowed) {
        continue;
      }
      int distance = distance(folded, other);
      if (distance <= allowed && distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return Optional.ofNullable(best);
  }

  /// Two letters with one of them wrong is no slip any more.
  private static int allowed(int one, int two) {
    return Math.max(one, two) < 3 ? 0 : Math.max(1, Math.min(one, two) / 3);
  }

  /// What to add to "unknown word": the near miss if there is one, else the known words if few.
  public static String advice(String wrong, Collection<String> right) {
    String near = suggest(wrong, right);
    if (!near.isEmpty()) {
      return "; " + near;
    }
    if (right.isEmpty() || right.size() > LISTED) {
      return "";
    }
    return "; known: " + String.join(", ", right);
  }

  /// Case, dashes, underscores and spaces are no difference worth counting.
  private static String squeeze(String word) {
    return word.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
  }

  /// Edits between two words: insert, drop or change a letter, or swap two neighbours.
  static int distance(String one, String two) {
    int[] beforeLast = new int[two.length() + 1];
    int[] last = new int[two.length() + 1];
    for (int j = 0; j <= two.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int[] row = new int[two.length() + 1];
      row[0] = i;
      for (int j = 1; j <= two.length(); j++) {
        int change = one.charAt(i - 1) == two.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + change);
        if (i > 1
            && j > 1
            && one.charAt(i - 1) == two.charAt(j - 2)
            && one.charAt(i - 2) == two.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[two.length()];
  }
}
