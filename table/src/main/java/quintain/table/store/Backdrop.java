package quintain.table.store;

/// Where a picture lies under the map of a table. Lengths are in spaces of the map.
///
/// @param picture names the picture, unlike any other that lay there; after an `@` the entry of the
///   log by which it came with its map, if it did, and after a `~` the scene that it lies in where
///   that is not the first
/// @param x how far its upper left corner is from the map's, to the right, and `y` downward
/// @param across how wide it is, and `down` how high
/// @param opacity from 0 for nothing to 1
public record Backdrop(
    String picture, double x, double y, double across, double down, double opacity) {
  /// The scene that it lies in, or else this one.
  public String sceneOr(String first) {
    int mark = picture.indexOf('~');
    return mark < 0 ? first : picture.substring(mark + 1);
  }

  /// The entry of the log by which it came with its map: where that is taken back, it goes, too. 0
  /// for one that was laid by itself.
  public long came() {
    int mark = picture.indexOf('@');
    int end = picture.indexOf('~');
    return mark < 0
        ? 0
        : Long.parseLong(picture.substring(mark + 1, end < 0 ? picture.length() : end));
  }

  /// The same one, whatever becomes of the map that it came with.
  public Backdrop byItself() {
    return new Backdrop(picture.replaceFirst("@\\d+", ""), x, y, across, down, opacity);
  }

  /// A name of a picture in a scene.
  public static String named(String picture, String scene, String first) {
    return scene.equals(first) ? picture : picture + "~" + scene;
  }
}
