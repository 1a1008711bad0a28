package quintain.terraodd;

import java.util.List;
import java.util.Locale;

/// A sense that somebody may be keen in (ODD-ADV-P14).
enum Sense {
  SIGHT("see", "spot", "look", "watch", "sight"),
  HEARING("hear", "listen", "sound", "noise"),
  SMELL("smell", "scent", "smoke"),
  TOUCH("feel", "touch", "grope"),
  TASTE("taste");

  private final List<String> words;

  Sense(String... words) {
    this.words = List.of(words);
  }

  boolean notices(String danger) {
    return Saves.names(danger, words);
  }

  String told() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The sense of that name; hearing where there is none.
  static Sense of(String told) {
    for (Sense sense : values()) {
      if (sense.told().equalsIgnoreCase(told.strip())) {
        return sense;
      }
    }
    return HEARING;
  }
}
