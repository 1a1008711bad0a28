package quintain.kernel.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Measure;

class OutcomesTest {
  private static final Measure HP_6 = new Measure("maren.hp", 6);
  private static final Measure HP_4 = new Measure("maren.hp", 4);

  private final Outcomes<Integer> outcomes = new Outcomes<>(Integer::sum, List.of(HP_6));

  @Test
  void aNumberIsAsItWasOnAWayThatDoesNotNameIt() {
    outcomes.add(List.of(), List.of(), 3);
    outcomes.add(List.of(), List.of(HP_4), 2);
    outcomes.add(List.of(), List.of(HP_6), 1);

    assertThat(outcomes.chances()).containsOnlyKeys(HP_4, HP_6);
    assertThat(outcomes.chances()).containsEntry(HP_4, 2).containsEntry(HP_6, 4);
  }

  @Test
  void anAmountIsNothingOnAWayThatDoesNotNameIt() {
    outcomes.add(List.of(), List.of(), 1);
    outcomes.add(List.of(new Measure("maren.damage", 2)), List.of(), 1);
    outcomes.add(List.of(), List.of(), 1);

    assertThat(outcomes.chances())
        .containsOnlyKeys(new Measure("maren.damage", 0), new Measure("maren.damage", 2))
        .containsEntry(new Measure("maren.damage", 0), 2);
  }

  @Test
  void aNumberThatNothingChangesIsNoOutcome() {
    outcomes.add(List.of(), List.of(HP_6), 1);

    assertThat(outcomes.chances()).isEmpty();
  }

  @Test
  void whatAStepNamesAndTheBookFindsCountsOnce() {
    var flees = new Measure("maren.flees", true);
    outcomes.add(List.of(flees), List.of(flees), 3);
    outcomes.add(List.of(), List.of(), 1);

    assertThat(outcomes.chances()).containsOnlyKeys(flees).containsEntry(flees, 3);
  }

  @Test
  void whatComesTrueIsNotFilledUp() {
    var drops = new Measure("maren.drops", true);
    outcomes.add(List.of(), List.of(drops), 1);
    outcomes.add(List.of(), List.of(), 1);

    assertThat(outcomes.chances()).containsOnlyKeys(drops).containsEntry(drops, 1);
  }
}
