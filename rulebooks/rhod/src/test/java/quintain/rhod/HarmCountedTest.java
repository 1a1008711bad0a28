package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rhod.Tables.dummy;
import static quintain.rhod.Tables.end;
import static quintain.rhod.Tables.fight;
import static quintain.rhod.Tables.swordsman;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Harm;
import quintain.rhod.state.Condition;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.SheetItem;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Whose doing harm is that no Attack does.
class HarmCountedTest {
  private static final Fights<RhodState, RhodStep, RhodEvent> FIGHTS =
      new RhodBook().foresight().fights().orElseThrow();

  /// What a command's events tell of harm, in order.
  private static List<Harm> harm(Table<RhodState, RhodStep, RhodEvent> table) {
    return table.events().stream()
        .flatMap(event -> FIGHTS.harm(event, table.state()).stream())
        .toList();
  }

  /// Fire goes on hurting after somebody else's blow, and is still the doing of whoever laid it.
  @Test
  @Covers({"RHD-COND-03", "RHD-R-39"})
  void burningIsTheDoingOfWhoeverSetThemAlight() {
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "2,5", "friend", "9,5", "foe", "10,5"))
            .sheet(
                "hero",
                Folk.hero("10/14/10/10/10/10")
                    .having(new SheetItem("Bomb Tube", Place.TWO_HANDS, 1, 0, "Fire Canister"))
                    .sheet())
            .sheet("friend", swordsman().sheet())
            .sheet("foe", dummy().with("Sure Footed").sheet())
            .given("friend.vitality", 40)
            .given("foe.vitality", 40)
            .given("foe.side", "foes")
            .dice("d20=20", "d20=10", "d20=1")
            .when(Tables.CALL)
            .dice("d20=12", "d8=4", "d8=5")
            .when(Tables.attack("hero", "Bomb Tube", "foe"));
    assertThat(harm(table)).contains(new Harm.Blow("hero", "Bomb Tube", "foe"));
    // the friend beside the foe has caught fire as well
    table.dice("d4=2").when(end("hero"));
    assertThat(harm(table))
        .containsExactly(new Harm.Blow("hero", "Burning", "friend"), new Harm.Loss("friend", 2));
    table.dice("d20=20", "d8=1").when(Tables.attack("friend", "Shortsword", "foe"));
    table.dice("d4=3").when(end("friend"));

    assertThat(harm(table))
        .containsSequence(new Harm.Blow("hero", "Burning", "foe"), new Harm.Loss("foe", 3));
  }

  @Test
  @Covers("RHD-R-39")
  void whatNobodyHasDoneIsNobodys() {
    var bleeding =
        fight(swordsman(), dummy().with("Sure Footed"))
            .given("foe.vitality", 20)
            .when(new Living.Inflict("foe", Condition.BLEEDING, 2))
            .when(end("hero"));
    assertThat(harm(bleeding))
        .containsExactly(new Harm.Blow("nobody", "Bleeding", "foe"), new Harm.Loss("foe", 2));
    var suffered = (FightEvent.Suffered) bleeding.events().get(firstSuffered(bleeding));
    assertThat(suffered).isEqualTo(new FightEvent.Suffered("foe", "Bleeding", ""));
    bleeding.says("suffers from Bleeding");
  }

  private static int firstSuffered(Table<RhodState, RhodStep, RhodEvent> table) {
    for (int i = 0; i < table.events().size(); i++) {
      if (table.events().get(i) instanceof FightEvent.Suffered) {
        return i;
      }
    }
    throw new AssertionError("nobody suffers: " + table.events());
  }
}
