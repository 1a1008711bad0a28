package quintain.space;

import quintain.kernel.Spot;

/// Something on the map that stands in the way of a step or a line.
public sealed interface Obstacle {
  String name();

  Cover cover();

  /// A wall, fence, door or the like.
  record Wall(Barrier barrier) implements Obstacle {
    @Override
    public String name() {
      return barrier.name();
    }

    @Override
    public Cover cover() {
      return barrier.cover();
    }
  }

  /// What fills a space.
  record Filling(Spot at, Terrain terrain) implements Obstacle {
    @Override
    public String name() {
      return terrain.name();
    }

    @Override
    public Cover cover() {
      return terrain.cover();
    }
  }
}
