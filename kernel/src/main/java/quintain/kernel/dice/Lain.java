package quintain.kernel.dice;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/// The faces of a [Tray] as a list that never changes.
final class Lain extends AbstractList<Face> implements RandomAccess {
  private final long[] faces;
  private final int size;

  Lain(long[] faces, int size) {
    this.faces = faces;
    this.size = size;
  }

  @Override
  public Face get(int index) {
    return Tray.face(faces[Objects.checkIndex(index, size)]);
  }

  @Override
  public int size() {
    return size;
  }
}
