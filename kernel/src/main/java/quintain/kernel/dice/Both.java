package quintain.kernel.dice;

import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// Two rolls, one after the other, read together.
record Both<A, B, R>(
    Roll<A> first, Roll<B> second, BiFunction<? super A, ? super B, ? extends R> join)
    implements Node<R> {

  Both {
    Node.check(List.of(first, second), 1);
  }

  @Override
  public R draw(Faces faces, @Nullable Tray tray) {
    A a = Node.of(first).draw(faces, tray);
    return join.apply(a, Node.of(second).draw(faces, tray));
  }

  @Override
  public Law<R> law(Reckoning r) {
    Law<A> a = Node.of(first).law(r.shared(2));
    Law<B> b = Node.of(second).law(r.shared(2));
    r.charge(4.0 * a.values().size() * b.values().size());
    var joined = new Law.Collector<R>(r.zeros(0));
    for (int i = 0; i < a.values().size(); i++) {
      for (int j = 0; j < b.values().size(); j++) {
        joined
            .at(join.apply(a.values().get(i), b.values().get(j)))
            .addProduct(0, a.weights(), i, b.weights(), j);
      }
    }
    double kept = (1 - a.tail().mass()) * (1 - b.tail().mass());
    return joined.law(Tail.unknown(1 - kept));
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(first, second);
  }

  @Override
  public String toString() {
    return first + " and " + second;
  }
}
