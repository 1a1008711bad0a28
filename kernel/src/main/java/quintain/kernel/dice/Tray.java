package quintain.kernel.dice;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where traced faces come to lie, in the order they fall.
final class Tray {
  /// No tray: faces fall and are forgotten. Named here so that rolling loads this class, without
  /// which a compiler at run time does not look into methods that take a tray.
  static final @Nullable Tray NONE = null;

  private final List<Face> faces = new ArrayList<>();

  void lay(int sides, int face) {
    faces.add(new Face(sides, face, true, false));
  }

  int size() {
    return faces.size();
  }

  /// Marks the faces from one place up to another as not kept.
  void drop(int from, int to) {
    for (int i = from; i < to; i++) {
      faces.set(i, faces.get(i).dropped());
    }
  }

  /// Marks the last face as exploded.
  void burst() {
    faces.set(faces.size() - 1, faces.getLast().bursting());
  }

  List<Face> faces() {
    return faces;
  }
}
