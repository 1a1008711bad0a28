package quintain.kernel;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.util.Collections;
import org.junit.jupiter.api.Test;

class GuideTest {
  private static Guide.Note note(String says) {
    return new Guide.Note(Guide.Part.SCENE, Guide.Until.READ, "", says);
  }

  @Test
  void aGuideIsNoLongerThanPeopleRead() {
    var eight = Collections.nCopies(8, note("Look."));
    assertThatNoException().isThrownBy(() -> new Guide(eight));
    var nine = Collections.nCopies(9, note("Look."));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Guide(nine))
        .withMessageContaining("at most 8");
  }

  @Test
  void aNoteIsShortAndSaysSomething() {
    assertThatNoException().isThrownBy(() -> note("x".repeat(160)));
    assertThatIllegalArgumentException().isThrownBy(() -> note("x".repeat(161)));
    assertThatIllegalArgumentException().isThrownBy(() -> note(" "));
  }

  @Test
  void whatWaitsForACommandNamesIt() {
    for (var until : new Guide.Until[] {Guide.Until.OPENED, Guide.Until.DONE}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Guide.Note(Guide.Part.BAR, until, "", "Attack."))
          .withMessageContaining("names it");
      assertThatNoException()
          .isThrownBy(() -> new Guide.Note(Guide.Part.BAR, until, "attack", "Attack."));
    }
  }
}
