package quintain.terraodd.rules;

import java.util.List;
import java.util.Locale;

/// A sense that somebody may be keen in (ODD-ADV-P14).
enum Sense {
  SIGHT,
  HEARING,
  SMELL,
  TOUCH,
  TASTE;

  boolean notices(String danger) {
    return Saves.names(danger, words());
  }

  private List<String> words() {
    return switch (this) {
      case SIGHT -> List.of("see", "spot", "look", "watch", "sight");
      case HEARING -> List.of("hear", "listen", "sound", "noise");
      case SMELL -> List.of("smell", "scent", "smoke");
      case TOUCH -> List.of("feel", "touch", "grope");
      case TASTE -> List.of("taste");
    };
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
