package quintain.cairn.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Powers as packs write them: no figure that cannot be is taken.
class PowerTest {
  static Stream<Class<?>> powers() {
    return Stream.of(Power.class.getPermittedSubclasses());
  }

  @ParameterizedTest
  @MethodSource("powers")
  void noPowerTakesAFigureThatCannotBe(Class<?> power) throws ReflectiveOperationException {
    var components = power.getRecordComponents();
    assertThat(made(power, likely(components))).isInstanceOf(Power.class);
    for (int i = 0; i < components.length; i++) {
      var type = components[i].getType();
      if (type == int.class || type == String.class) {
        var wrong = new ArrayList<>(likely(components));
        wrong.set(i, type == int.class ? -1 : " ");
        assertThatThrownBy(() -> made(power, wrong))
            .as("%s of %s", components[i].getName(), power.getSimpleName())
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining(components[i].getName());
      }
    }
  }

  private static List<Object> likely(RecordComponent[] components) {
    return Stream.of(components).map(component -> likely(component.getType())).toList();
  }

  private static Object likely(Class<?> type) {
    if (type == int.class) {
      return 2;
    }
    if (type == boolean.class) {
      return true;
    }
    if (type == String.class) {
      return "Bramble Leash";
    }
    return type == Amount.class ? Amount.of(3) : Damage.parse("d6");
  }

  private static Object made(Class<?> power, List<Object> figures)
      throws ReflectiveOperationException {
    var types =
        Stream.of(power.getRecordComponents()).map(RecordComponent::getType).toArray(Class[]::new);
    try {
      return power.getDeclaredConstructor(types).newInstance(figures.toArray());
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException wrong) {
        throw wrong;
      }
      throw e;
    }
  }
}
