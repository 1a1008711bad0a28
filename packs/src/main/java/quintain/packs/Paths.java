package quintain.packs;

/// Writes the path of a field from the top of its file.
final class Paths {
  private Paths() {}

  static String in(String path, String key) {
    if (!isPlain(key)) {
      return path + "[\"" + key + "\"]";
    }
    return path.isEmpty() ? key : path + "." + key;
  }

  /// Without a regular expression: this is asked for every field of whatever is read or written.
  private static boolean isPlain(String key) {
    for (int i = 0; i < key.length(); i++) {
      char c = key.charAt(i);
      boolean plain =
          (c >= 'a' && c <= 'z')
              || (c >= 'A' && c <= 'Z')
              || (c >= '0' && c <= '9')
              || c == '_'
              || c == '-';
      if (!plain) {
        return false;
      }
    }
    return !key.isEmpty();
  }

  static String in(String path, int place) {
    return path + "[" + place + "]";
  }
}
