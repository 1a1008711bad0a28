package quintain.kernel.dice;

import java.util.List;

/// A roll that has happened: what it came to, and every face in the order they fell.
public record Rolled<T>(T value, List<Face> faces) {

  public Rolled {
    // what a tray gives away cannot change any more
    faces = faces instanceof Lain ? faces : List.copyOf(faces);
  }
}
