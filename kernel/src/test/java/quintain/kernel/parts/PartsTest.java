package quintain.kernel.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/// What books share: lists that never change, and complaints about figures.
class PartsTest {
  @Test
  void oneMore() {
    assertThat(Lists.plus(List.of(), "a")).containsExactly("a");
    assertThat(Lists.plus(List.of("a", "b"), "c")).containsExactly("a", "b", "c");
  }

  @Test
  void oneInThePlaceOfAnother() {
    assertThat(Lists.with(List.of("a"), 0, "z")).containsExactly("z");
    assertThat(Lists.with(List.of("a", "b", "c"), 1, "z")).containsExactly("a", "z", "c");
  }

  @Test
  void withoutThoseWhoAreGone() {
    assertThat(Lists.without(List.<String>of(), "a"::equals)).isEmpty();
    assertThat(Lists.without(List.of("a"), "a"::equals)).isEmpty();
    assertThat(Lists.without(List.of("b"), "a"::equals)).containsExactly("b");
    assertThat(Lists.without(List.of("a", "b", "a"), "a"::equals)).containsExactly("b");
  }

  @Test
  void withoutTheFirstOfSeveralAlike() {
    assertThat(Lists.withoutFirst(List.of("b", "a", "a"), "a")).containsExactly("b", "a");
    assertThat(Lists.withoutFirst(List.of("b"), "a")).containsExactly("b");
  }

  @Test
  void oneListAfterAnother() {
    assertThat(Lists.joined(List.of("a"), List.of("b", "c"))).containsExactly("a", "b", "c");
  }

  @Test
  void figuresAreComplainedOfOnlyOutsideTheirBounds() {
    for (int fine : new int[] {1, 2, 3}) {
      assertThatCode(() -> Check.between("armor", fine, 1, 3)).doesNotThrowAnyException();
    }
    for (int wrong : new int[] {0, 4}) {
      assertThatThrownBy(() -> Check.between("armor", wrong, 1, 3))
          .hasMessage("armor is " + wrong + ", expected 1 to 3");
    }
    assertThatCode(() -> Check.atLeast("feet", 5, 5)).doesNotThrowAnyException();
    assertThatThrownBy(() -> Check.atLeast("feet", 4, 5))
        .hasMessage("feet is 4, expected 5 or more");
  }

  @Test
  void emptyTextsAndListsAreComplainedOf() {
    assertThatCode(() -> Check.text("name", "Ada")).doesNotThrowAnyException();
    assertThatThrownBy(() -> Check.text("name", " ")).hasMessage("name is empty");
    assertThatCode(() -> Check.some("rows", List.of(1))).doesNotThrowAnyException();
    assertThatThrownBy(() -> Check.some("rows", List.of()))
        .hasMessage("rows has no entry, expected at least one");
  }
}
