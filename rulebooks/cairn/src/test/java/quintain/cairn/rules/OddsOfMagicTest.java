package quintain.cairn.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Mages.*;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Power;
import quintain.cairn.state.Relic;
import quintain.cairn.state.Spell;
import quintain.kernel.Refused;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// The odds of everything that magic can do: none of it is more than certain, and numbers are
/// whole, which the table looks at whenever it is asked for odds.
class OddsOfMagicTest {
  static Stream<String> spells() {
    return table().state().shelf().spells().stream().map(Spell::name);
  }

  /// But for those that wait for a failed save, or take back what has just happened.
  static Stream<String> relics() {
    return table().state().shelf().relics().stream()
        .filter(relic -> !(relic.power() instanceof Power.RollAgain))
        .filter(relic -> !(relic.power() instanceof Power.TakeBack))
        .map(Relic::name);
  }

  /// Ada and Ben, hurt, against two Cutters, of whom one has no HP left.
  private static Table<CairnState, CairnStep, CairnEvent> around(
      Table<CairnState, CairnStep, CairnEvent> ada) {
    return ada.sheet("ben", pc("Ben", held("Sword")))
        .creature("foe", "Reed Cutter")
        .creature("other", "Reed Cutter")
        .given("ben.str", 7)
        .given("other.hp", 0);
  }

  @ParameterizedTest
  @MethodSource("spells")
  @Covers({"CRN-SPL", "CRN-REF-03"})
  void noOutcomeOfASpellIsMoreThanCertain(String spell) {
    var calm = around(table().sheet("ada", pc("Ada", book(spell))));
    assertThat(weighed(calm, spell, false)).as(spell + ", before a fight").isPositive();
    assertThat(weighed(calm, spell, true)).as(spell + ", enhanced").isPositive();
    calm.dice("d20=1", "d20=1").when(fight());
    assertThat(weighed(calm, spell, false)).as(spell + ", in a fight").isPositive();
  }

  @ParameterizedTest
  @MethodSource("relics")
  @Covers("CRN-REL")
  void noOutcomeOfARelicIsMoreThanCertain(String relic) {
    var fighting =
        around(table().sheet("ada", pc("Ada", thing(relic), book("Haste"))))
            .dice("d20=1", "d20=1")
            .when(fight());
    int weighed = 0;
    for (List<String> targets : MARKS) {
      weighed +=
          weighed(
              fighting, use("ada", relic.toLowerCase(Locale.ROOT), targets.toArray(new String[0])));
    }
    assertThat(weighed).as(relic).isPositive();
  }

  private static final List<List<String>> MARKS =
      List.of(List.of(), List.of("ada"), List.of("ben"), List.of("foe"));

  /// How often the odds could be told, at whomever it may be aimed.
  private static int weighed(
      Table<CairnState, CairnStep, CairnEvent> table, String spell, boolean enhanced) {
    int weighed = 0;
    for (List<String> targets : MARKS) {
      weighed += weighed(table, new CairnStep.CastSpell("ada", spell, targets, enhanced));
    }
    return weighed;
  }

  private static int weighed(Table<CairnState, CairnStep, CairnEvent> table, CairnStep act) {
    try {
      table.odds(act, "warden");
      return 1;
    } catch (Refused _) {
      return 0;
    }
  }
}
