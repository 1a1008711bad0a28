package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Mages.*;

import java.util.List;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Table;

/// Scenes for tests of single spells.
public final class Spellbooks {
  private Spellbooks() {}

  public static final long MINUTE = 60;

  /// The seconds a power will still be at work.
  public static long lasts(Table<CairnState, CairnStep, CairnEvent> table) {
    return table.state().effects().getFirst().until() - table.state().clock();
  }

  /// Safe and unhurried, a friend beside the caster.
  public static Table<CairnState, CairnStep, CairnEvent> camp(String spell) {
    return casterOf(spell).sheet("ben", pc("Ben"));
  }

  /// A Reed Cutter (HP 4, STR 10, WIL 9) somewhere, and no rounds yet.
  public static Table<CairnState, CairnStep, CairnEvent> facing(String spell, int feet) {
    return casterOf(spell).creature("foe", "Reed Cutter").given("foe.at", feet);
  }

  /// Rounds, the caster early; the save in danger passes with a 1.
  public static Table<CairnState, CairnStep, CairnEvent> fighting(String spell, int feet) {
    return facing(spell, feet).dice("d20=1").when(fight());
  }

  /// A spell that only the telling carries, and how many minutes the clock keeps for it.
  public static void tells(String spell, boolean enhanced, String words, int minutes) {
    var table =
        casterOf(spell)
            .when(enhanced ? enhance("ada", spell) : cast("ada", spell))
            .then("ada.fatigue", 1);
    assertThat(table.events())
        .anyMatch(event -> event instanceof CairnEvent.Told told && told.what().contains(words));
    if (minutes == 0) {
      table.then("effects", List.of());
    } else {
      table.then("effects", List.of(spell + " on ada"));
      assertThat(lasts(table)).isEqualTo(minutes * MINUTE);
    }
  }

  public static Table<CairnState, CairnStep, CairnEvent> fightingTwo(
      String spell, int feet, int more) {
    return casterOf(spell)
        .creature("foe", "Reed Cutter")
        .creature("other", "Reed Cutter")
        .given("foe.at", feet)
        .given("other.at", more)
        .dice("d20=1")
        .when(fight());
  }
}
