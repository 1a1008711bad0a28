package quintain.packs;

import java.util.List;
import java.util.Optional;

/// What a folder of content says of itself in its `pack.yaml`.
///
/// Entries whose ids stand under `replaces` take the place of entries laid down earlier.
///
/// @param fits the version of Quintain whose book it was written for
/// @param source where it comes from: an address, or words
public record Pack(
    String id,
    String title,
    String version,
    String book,
    PackVersion fits,
    List<String> authors,
    String licence,
    Optional<String> source,
    List<String> replaces) {
  private static final int LONGEST = 200;

  public Pack {
    if (!id.matches("[a-z0-9][a-z0-9-]{0,39}")) {
      throw new IllegalArgumentException(
          "an id is 1 to 40 small letters, digits and dashes, such as salt-marsh");
    }
    if (authors.isEmpty()) {
      throw new IllegalArgumentException("a pack names its authors, such as authors: [Ann Other]");
    }
    oneLine("a title", title);
    oneLine("a version", version);
    oneLine("a licence", licence);
    authors.forEach(author -> oneLine("an author", author));
    source.ifPresent(words -> oneLine("a source", words));
  }

  /// What it is and which version, as people read it.
  public String told() {
    return title + " (" + id + " " + version + ")";
  }

  private static void oneLine(String what, String words) {
    if (words.isBlank()
        || words.length() > LONGEST
        || words.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(what + " is one line of 1 to " + LONGEST + " characters");
    }
  }
}
