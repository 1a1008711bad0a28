package quintain.packs;

/// Writes the path of a field from the top of its file.
final class Paths {
  private Paths() {}

  static String in(String path, String key) {
    if (!key.matches("[A-Za-z0-9_-]+")) {
      return path + "[\"" + key + "\"]";
    }
    return path.isEmpty() ? key : path + "." + key;
  }

  static String in(String path, int place) {
    return path + "[" + place + "]";
  }
}
