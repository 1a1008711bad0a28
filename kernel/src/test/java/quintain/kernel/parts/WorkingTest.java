package quintain.kernel.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WorkingTest {
  @Test
  void aPoolSaysWhichDieCountsAndWhatComesOffIt() {
    var working = Working.highestOf(List.of(1, 3, 6)).less("Armor", 1);

    assertThat(working.result()).isEqualTo(5);
    assertThat(working).hasToString("5: the highest of 1, 3 and 6, less Armor 1");
  }

  @Test
  void aNumberThatNothingWasDoneToIsOnlyANumber() {
    assertThat(Working.highestOf(List.of(4)).less("Armor", 0)).hasToString("4");
    assertThat(Working.of(4).isPlain()).isTrue();
    assertThat(Working.highestOf(List.of(4, 4)).isPlain()).isFalse();
  }

  @Test
  void nothingIsLessThanNothing() {
    assertThat(Working.of(2).less("Armor", 3)).hasToString("0: 2, less Armor 3");
  }

  @Test
  void whatIsAddedMayBeTakenAwayAndMayHaveNoName() {
    assertThat(Working.of(5).plus("", 2).less("the shield", 15))
        .hasToString("0: 5, plus 2, less the shield 15");
    assertThat(Working.of(5).plus("STR", -1)).hasToString("4: 5, less STR 1");
  }

  @Test
  void whatIsLeftIsSaidInWordsWhereNothingIs() {
    assertThat(Phrases.left(0)).isEqualTo("none left");
    assertThat(Phrases.left(3)).isEqualTo("3 left");
  }
}
