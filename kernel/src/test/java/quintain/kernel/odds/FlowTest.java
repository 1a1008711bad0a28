package quintain.kernel.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Measure;

/// Chances flow along turns, and amounts add up on the way.
class FlowTest {
  private static Map<String, Integer> gold(int amount) {
    var named = new LinkedHashMap<String, Integer>();
    named.put("gold", amount);
    return named;
  }

  private static Course.Place place(double lost, Course.Turn... turns) {
    return new Course.Place(List.of(turns), lost);
  }

  private static Flow flow(Course.Place... places) {
    var flow = new Flow(List.of(places), "gold");
    flow.run();
    return flow;
  }

  @Test
  void whatIsWonAndLostOnTheWayAddsUp() {
    // win 3 or lose 2, then win 1: 4 or -1
    var flow =
        flow(
            place(0, new Course.Turn(1, 0.25, gold(3)), new Course.Turn(1, 0.75, gold(-2))),
            place(0, new Course.Turn(2, 1, gold(1))),
            Course.Place.END);

    assertThat(flow.amounts()).containsExactly(entry(-1, 0.75), entry(4, 0.25));
    assertThat(flow.arrivedAt(0)).isZero();
    assertThat(flow.arrivedAt(1)).isZero();
    assertThat(flow.arrivedAt(2)).isEqualTo(1);
    assertThat(flow.residual()).isZero();
  }

  @Test
  void differentEndsKeepTheirOwnChances() {
    var flow =
        flow(
            place(0, new Course.Turn(1, 0.5, gold(0)), new Course.Turn(2, 0.5, gold(7))),
            Course.Place.END,
            Course.Place.END);

    assertThat(flow.arrivedAt(1)).isEqualTo(0.5);
    assertThat(flow.arrivedAt(2)).isEqualTo(0.5);
    assertThat(flow.amounts()).containsExactly(entry(0, 0.5), entry(7, 0.5));
  }

  @Test
  void whatIsNotNamedDoesNotCount() {
    var flow =
        new Flow(List.of(place(0, new Course.Turn(1, 1, gold(5))), Course.Place.END), "silver");
    flow.run();

    assertThat(flow.amounts()).containsExactly(entry(0, 1.0));
  }

  @Test
  void aTurnThatMayRepeatGoesOnUntilNextToNothingIsLeft() {
    // a coin until it falls on its head: k tails with chance 2 to the minus (k + 1)
    var flow =
        flow(
            place(0, new Course.Turn(0, 0.5, gold(1)), new Course.Turn(1, 0.5, gold(0))),
            Course.Place.END);

    for (int tails = 0; tails < 30; tails++) {
      assertThat(flow.amounts().get(tails)).isCloseTo(Math.pow(0.5, tails + 1), within(1e-15));
    }
    double arrived = flow.arrivedAt(1);
    assertThat(flow.residual()).isGreaterThan(0).isLessThanOrEqualTo(1e-12);
    assertThat(arrived + flow.residual()).isCloseTo(1, within(1e-15));
  }

  @Test
  void whatTurnsLeaveOutIsLeftOutInTheEnd() {
    // each of two turns leaves out a tenth of what comes to it
    var flow =
        flow(
            place(0.1, new Course.Turn(1, 0.9, gold(0))),
            place(0.1, new Course.Turn(2, 0.9, gold(0))),
            Course.Place.END);

    assertThat(flow.arrivedAt(2)).isCloseTo(0.81, within(1e-15));
    assertThat(flow.residual()).isCloseTo(0.19, within(1e-15));
  }

  @Test
  void amountsThatGrowTooLargeAreNotTold() {
    assertThat(flow(place(0, new Course.Turn(1, 1, gold(100_000))), Course.Place.END).amounts())
        .containsExactly(entry(100_000, 1.0));
    assertThatThrownBy(() -> flow(place(0, new Course.Turn(1, 1, gold(100_001))), Course.Place.END))
        .hasMessage("The amounts grow too large to be told one by one.");
    assertThatThrownBy(
            () -> flow(place(0, new Course.Turn(1, 1, gold(-100_001))), Course.Place.END))
        .hasMessage("The amounts grow too large to be told one by one.");
  }

  @Test
  void twoValuesOfOneNameBecomeOne() {
    assertThat(Course.together(new Measure("gold", 2), new Measure("gold", 3)))
        .isEqualTo(new Measure("gold", 5));
    assertThat(Course.together(new Measure("hit", true), new Measure("hit", false)))
        .isEqualTo(new Measure("hit", true));
    assertThat(Course.together(new Measure("hit", false), new Measure("hit", true)))
        .isEqualTo(new Measure("hit", true));
    assertThat(Course.together(new Measure("where", "arm"), new Measure("where", "leg")))
        .isEqualTo(new Measure("where", "leg"));
  }
}
