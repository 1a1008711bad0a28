package quintain.kernel.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Actor;
import quintain.kernel.Seat;

class RosterTest {
  private record Somebody(String id, int hp) implements Actor {
    @Override
    public Seat seat() {
      return Seat.REFEREE;
    }
  }

  private static Roster<Somebody> of(String... ids) {
    return Roster.of(List.of(ids).stream().map(id -> new Somebody(id, 1)).toList());
  }

  @Test
  void whoeverIsNewGetsTheIdTheyAskFor() {
    assertThat(of().free("wolf")).isEqualTo("wolf");
    assertThat(of("bear", "wolf-2").free("wolf")).isEqualTo("wolf");
  }

  @Test
  void andTheFirstFreeNumberWhereSomebodyHasIt() {
    assertThat(of("wolf").free("wolf")).isEqualTo("wolf-2");
    assertThat(of("wolf", "wolf-2", "wolf-3").free("wolf")).isEqualTo("wolf-4");
  }

  @Test
  void somebodyIsFoundById() {
    // Aa and BB have the same hash
    assertThat(of("Aa", "BB").called("BB").id()).isEqualTo("BB");
    assertThat(of("Aa").find("BB")).isEmpty();
    assertThatThrownBy(() -> of("Aa").called("BB")).hasMessage("nobody is called BB");
  }

  @Test
  void oneOfThemIsChangedInACopy() {
    var before = of("a", "b");
    var after = before.with("b", one -> new Somebody(one.id(), 7));
    assertThat(after).extracting(Somebody::hp).containsExactly(1, 7);
    assertThat(before).extracting(Somebody::hp).containsExactly(1, 1);
    assertThatThrownBy(() -> before.with("c", one -> one)).hasMessage("nobody is called c");
  }
}
