package quintain.kernel.dice;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where traced faces come to lie, in the order they fall.
///
/// Each face is one number until somebody reads it: most are laid down and never looked at.
final class Tray {
  /// No tray: faces fall and are forgotten. Named here so that rolling loads this class, without
  /// which a compiler at run time does not look into methods that take a tray.
  static final @Nullable Tray NONE = null;

  private static final long DROPPED = 1;
  private static final long EXPLODED = 2;
  private static final int FACE_AT = 2;
  private static final int SIDES_AT = 32;

  private long[] faces;
  private int size;

  /// A tray with room for so many faces, and more if they come.
  Tray(int room) {
    faces = new long[room];
  }

  void lay(int sides, int face) {
    if (size == faces.length) {
      faces = Arrays.copyOf(faces, 2 * size + 1);
    }
    faces[size++] = (long) sides << SIDES_AT | (long) face << FACE_AT;
  }

  int size() {
    return size;
  }

  /// Marks the faces from one place up to another as not kept.
  void drop(int from, int to) {
    for (int i = from; i < to; i++) {
      faces[i] |= DROPPED;
    }
  }

  /// Marks the last face as exploded.
  void burst() {
    faces[size - 1] |= EXPLODED;
  }

  /// The faces that lie here; nothing may be laid down, dropped or exploded after this.
  List<Face> faces() {
    return new Lain(faces, size);
  }

  static Face face(long lain) {
    return new Face(
        (int) (lain >>> SIDES_AT),
        (int) lain >>> FACE_AT,
        (lain & DROPPED) == 0,
        (lain & EXPLODED) != 0);
  }
}
