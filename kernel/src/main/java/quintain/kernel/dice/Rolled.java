package quintain.kernel.dice;

import java.util.List;

/// A roll that has happened: what it came to, and every face in the order they fell.
public record Rolled<T>(T value, List<Face> faces) {

  public Rolled {
    faces = List.copyOf(faces);
  }
}
