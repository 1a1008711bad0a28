package quintain.table.store;

/// Where a picture lies under the map of a table. Lengths are in spaces of the map.
///
/// @param picture names the picture, unlike any other that lay there, and after a `~` the scene
///   that it lies in where that is not the first
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

  /// A name of a picture in a scene.
  public static String named(String picture, String scene, String first) {
    return scene.equals(first) ? picture : picture + "~" + scene;
  }
}
