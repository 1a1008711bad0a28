package quintain.kernel.craft;

import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.util.function.Function;

/// A component of a command, as a reference to its accessor: `Attack::targets`. Serializable, for
/// that is how a method reference tells the name of its method.
@FunctionalInterface
public interface Component<C, V> extends Function<C, V>, Serializable {
  /// The component's name.
  default String component() {
    try {
      var replace = getClass().getDeclaredMethod("writeReplace");
      replace.setAccessible(true);
      return ((SerializedLambda) replace.invoke(this)).getImplMethodName();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a component is named by a reference to its accessor", e);
    }
  }
}
