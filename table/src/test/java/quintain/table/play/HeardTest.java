package quintain.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.Crn;
import quintain.kernel.Question;
import quintain.kernel.Topic;

class HeardTest {
  private static final Topic AGAIN =
      new Topic("again", Crn.CRN_ATK_01, Topic.PLAYER, "{0} has rolled {1}: again?");

  private static Question<?> rolled(String who, String what) {
    return new Question.YesNo(AGAIN, List.of(who, what), false);
  }

  @Test
  void whatIsTheSameEachTimeIsSaid() {
    var heard = Heard.of(rolled("maren", "7")).again(rolled("maren", "7"));

    assertThat(heard.prompt(who -> who)).isEqualTo("maren has rolled 7: again?");
  }

  @Test
  void twoAreNamedAndMoreAreNot() {
    var two = Heard.of(rolled("maren", "7")).again(rolled("oskar", "8"));
    assertThat(two.prompt(who -> who)).isEqualTo("maren or oskar has rolled 7 or 8: again?");

    var more = two.again(rolled("maren", "9")).again(rolled("maren", "10"));
    assertThat(more.prompt(who -> who)).isEqualTo("maren or oskar has rolled …: again?");
  }
}
