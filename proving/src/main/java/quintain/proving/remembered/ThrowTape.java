package quintain.proving.remembered;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The tape of what was thrown since a step began, from which it can be resolved again.
final class ThrowTape {
  private int[] faces = new int[16];
  private @Nullable Object[] results = new Object[16];
  private int count;

  void clear() {
    count = 0;
  }

  int count() {
    return count;
  }

  /// A plain die shows this.
  void add(int face) {
    if (count == faces.length) {
      grow();
    }
    faces[count++] = face;
  }

  /// Another throw comes to this.
  void add(Object result) {
    if (count == faces.length) {
      grow();
    }
    results[count++] = result;
  }

  private void grow() {
    faces = Arrays.copyOf(faces, 2 * count);
    results = Arrays.copyOf(results, 2 * count);
  }

  int face(int at) {
    return faces[at];
  }

  Object result(int at) {
    return Objects.requireNonNull(results[at]);
  }
}
