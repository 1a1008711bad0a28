package quintain.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;

class BoardsTest {
  @Test
  void theSameMapIsMadeReadyOnce() {
    var map = Grid.open(5, 3, 3);
    assertThat(Board.of(map)).isSameAs(Board.of(map));
    assertThat(Board.of(map).grid()).isSameAs(map);
  }

  @Test
  void aMapThatHasChangedIsAnother() {
    var open = Grid.of(5, List.of("..."));
    var one = new Body("one", new Spot(0, 0, 0), 1, 5);
    var other = new Body("other", new Spot(2, 0, 0), 1, 5);
    assertThat(new Sight(Board.of(open), SightRules.ANY_POINT).sees(one, other)).isTrue();
    var walled = open.with(1, 0, '#');
    assertThat(new Sight(Board.of(walled), SightRules.ANY_POINT).sees(one, other)).isFalse();
    assertThat(new Sight(Board.of(open), SightRules.ANY_POINT).sees(one, other)).isTrue();
  }

  @Test
  void manyMapsTakeTurns() {
    var first = Grid.open(5, 1, 1);
    for (int wide = 1; wide <= 40; wide++) {
      var map = Grid.open(5, wide, 1);
      assertThat(Board.of(map).grid()).isSameAs(map);
      assertThat(Board.of(first).width()).isEqualTo(1);
    }
  }
}
