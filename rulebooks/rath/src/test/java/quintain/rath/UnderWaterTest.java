package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.ann;
import static quintain.rath.Folk.pc;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Affliction;
import quintain.rath.state.Item;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What burns, and what is under water.
class UnderWaterTest {
  private static final RathStep LIGHT = new RathStep.UseItem("ann", "torches", "");

  private static Item torches(Table<RathState, RathStep, RathEvent> table, String who) {
    return table.state().being(who).pack().find("torches").orElseThrow();
  }

  @Test
  @Covers("RTH-R-90")
  void nothingIsLitUnderWater() {
    ann("0/0/0/0/0/0", "Torches")
        .when(new RathStep.Submerge("ann"))
        .refuses(LIGHT, "RTH-R-90")
        .when(new RathStep.Surface("ann"))
        .when(LIGHT)
        .then("ann.held", List.of("torches"));
  }

  @Test
  @Covers("RTH-R-90")
  void aTorchHandedOrTakenIntoTheWaterGoesOut() {
    var handed =
        ann("0/0/0/0/0/0", "Torches")
            .sheet("ben", pc("Ben", "0/0/0/0/0/0"))
            .when(LIGHT)
            .when(new RathStep.Submerge("ben"))
            .when(new RathStep.Give("ann", "torches", "ben"));
    assertThat(torches(handed, "ben").is(Item.State.LIT)).isFalse();
    var takenUp =
        ann("0/0/0/0/0/0", "Torches")
            .sheet("ben", pc("Ben", "0/0/0/0/0/0", "Torches"))
            .when(LIGHT)
            .when(new RathStep.Drop("ann", "torches"))
            .when(new RathStep.Submerge("ben"))
            .when(new RathStep.TakeUp("ben", "torches"))
            .then("ben.items", List.of("torches", "torches 2"));
    assertThat(takenUp.state().being("ben").pack().items())
        .noneMatch(item -> item.is(Item.State.LIT));
  }

  @Test
  @Covers("RTH-R-65")
  void whoeverIsUnderWaterDoesNotCatchFireUnlessTheGmSaysSo() {
    var table = ann("0/0/0/0/0/0").when(new RathStep.Submerge("ann"));
    table
        .when(Tables.afflict("ann", Affliction.FIRE, 4))
        .asked("gm", "submerged-puts-out")
        .then("ann.fire", 0)
        .answer("gm", "submerged-puts-out", false)
        .when(Tables.afflict("ann", Affliction.FIRE, 4))
        .then("ann.fire", 4);
  }
}
