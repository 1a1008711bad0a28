package quintain.kernel.dice;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Dice read through a function.
record Mapped<S, T>(Roll<S> roll, String label, Function<? super S, ? extends T> reading)
    implements Node<T> {

  Mapped {
    Node.check(roll, 1);
  }

  @Override
  public T draw(Faces faces, @Nullable Tray tray) {
    return reading.apply(Node.of(roll).draw(faces, tray));
  }

  @Override
  public Law<T> law(Reckoning r) {
    return Node.of(roll).law(r).map(reading);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(roll);
  }

  @Override
  public String toString() {
    return label + "(" + roll + ")";
  }
}
