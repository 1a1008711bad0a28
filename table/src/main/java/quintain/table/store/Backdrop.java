package quintain.table.store;

/// Where a picture lies under the map of a table. Lengths are in spaces of the map.
///
/// @param picture names the picture, unlike any other that lay there
/// @param x how far its upper left corner is from the map's, to the right, and `y` downward
/// @param across how wide it is, and `down` how high
/// @param opacity from 0 for nothing to 1
public record Backdrop(
    String picture, double x, double y, double across, double down, double opacity) {}
