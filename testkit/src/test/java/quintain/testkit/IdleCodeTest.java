package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class IdleCodeTest {
  @Test
  void whatNobodyNamesIsFound() {
    var folder = Module.classes(IdleCodeTest.class).resolve("quintain/untidy");

    assertThat(IdleCode.in(List.of(folder), List.of("quintain.untidy")))
        .contains(
            "quintain.untidy.Spare",
            "quintain.untidy.Spare.Square.area",
            "quintain.untidy.Spare.Mood.isGood")
        .noneMatch(each -> each.endsWith(".corners") || each.endsWith(".compareTo"));
  }
}
