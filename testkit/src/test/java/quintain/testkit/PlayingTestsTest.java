package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.toy.ToyBook;
import quintain.toy.ToyEvent;
import quintain.toy.ToyState;
import quintain.toy.ToyStep;

class PlayingTestsTest {
  /// Tests of all sorts; they are only looked at in their class files.
  static class Inherited {
    static Table<ToyState, ToyStep, ToyEvent> rested() {
      return Table.of(new ToyBook()).pregen("hob", "Hob").when(new ToyStep.Rest("hob"));
    }
  }

  static final class Samples extends Inherited {
    void plays() {
      rested().then("hob.hp", 3);
    }

    void playsInAnother() {
      List.of("hob", "nan").forEach(who -> assertThat(rested().facts()).containsKey(who));
    }

    void looks() {
      assertThat(Table.of(new ToyBook()).pregen("hob", "Hob").facts()).isNotEmpty();
    }
  }

  @Test
  void whoeverGivesNoCommandDoesNotPlay() {
    var name = PlayingTestsTest.class.getSimpleName() + ".";
    var folder = Module.classes(PlayingTestsTest.class).resolve("quintain/testkit");

    assertThat(PlayingTests.in(folder))
        .contains(
            name + "Samples",
            name + "Samples.plays",
            name + "Samples.playsInAnother",
            name + "Inherited.rested")
        .doesNotContain(name + "Samples.looks");
  }
}
