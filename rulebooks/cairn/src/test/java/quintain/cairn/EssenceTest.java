package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// What a fight's future depends on, and what not.
class EssenceTest {
  private static CairnState withStrength(int str, Flag... flags) {
    var being = Ford.opening().being("cutter-a").withScore(Ability.STR, new Score(str, 10));
    for (Flag flag : flags) {
      being = being.with(flag);
    }
    return Ford.opening().with(being);
  }

  private static Object essence(CairnState state) {
    return Ford.BOOK.essence(state);
  }

  @Test
  void theScoresOfTheDeadAndGoneMatterNoMore() {
    assertThat(essence(withStrength(0, Flag.DEAD))).isEqualTo(essence(withStrength(4, Flag.DEAD)));
    assertThat(essence(withStrength(2, Flag.FLED))).isEqualTo(essence(withStrength(4, Flag.FLED)));
  }

  @Test
  void theScoresOfTheLivingMatter() {
    assertThat(essence(withStrength(3))).isNotEqualTo(essence(withStrength(4)));
    assertThat(essence(withStrength(4, Flag.DEAD))).isNotEqualTo(essence(withStrength(4)));
  }

  private static CairnEvent blow(String by, int face) {
    return new CairnEvent.BlowDealt(
        new Blow(by, Who.Side.FOES, "maren", "billhook", face, false, true, List.of()));
  }

  @Test
  void ofOnePoolTheHighestDieIsKeptAndOfEqualOnesTheFirst() {
    var state = Ford.opening();
    for (CairnEvent event : List.of(blow("cutter-a", 3), blow("cutter-b", 6), blow("captain", 6))) {
      state = event.appliedTo(state);
    }

    assertThat(state.blows()).extracting(Blow::attacker).containsExactly("cutter-b");
  }
}
