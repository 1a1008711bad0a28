package quintain.cairn.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Tables.harm;
import static quintain.cairn.Tables.marenAgainst;
import static quintain.cairn.Tables.party;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.CairnBook;
import quintain.cairn.Tables;
import quintain.cairn.state.Ability;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Choices;
import quintain.kernel.Partial;
import quintain.kernel.Seat;
import quintain.testkit.Covers;

class SavesTest {
  @Test
  @Covers("CRN-ABIL-01")
  void aCharacterHasThreeAbilities() {
    assertThat(Ability.values()).containsExactly(Ability.STR, Ability.DEX, Ability.WIL);
    party().then("maren.str", 11).then("maren.dex", 13).then("maren.wil", 9);
  }

  @Test
  @Covers({"CRN-ABIL-02", "CRN-ABIL-03", "CRN-ABIL-04"})
  void dangersProposeTheirAbility() {
    assertThat(Saves.proposed("drinks poisoned wine")).contains(Ability.STR);
    assertThat(Saves.proposed("lifts the gate")).contains(Ability.STR);
    assertThat(Saves.proposed("edges along a beam")).contains(Ability.DEX);
    assertThat(Saves.proposed("dodges, climbs and sneaks")).contains(Ability.DEX);
    assertThat(Saves.proposed("bluffs the gate guard")).contains(Ability.WIL);
    assertThat(Saves.proposed("bargaining at the bar")).contains(Ability.WIL);
    assertThat(Saves.proposed("slipping past the gate")).contains(Ability.DEX);
    assertThat(Saves.proposed("balancing while bluffing")).contains(Ability.DEX);
    assertThat(Saves.proposed("bluffs the guard")).contains(Ability.WIL);
    assertThat(Saves.proposed("persuades the abbot")).contains(Ability.WIL);
    assertThat(Saves.proposed("whistles")).isEqualTo(Optional.empty());
    party()
        .dice("d20=11")
        .when(Tables.save("maren", "drinks poisoned wine"))
        .applied("CRN-ABIL-02")
        .dice("d20=11")
        .when(Tables.save("maren", "edges along a beam"))
        .applied("CRN-ABIL-03")
        .dice("d20=11")
        .when(Tables.save("maren", "bluffs the guard"))
        .applied("CRN-ABIL-04");
  }

  @Test
  @Covers("CRN-ABIL-05")
  void theWardenNamesTheAbility() {
    var table = party();
    table
        .dice("d20=12")
        .answer("warden", "ability", "dex")
        .when(Tables.save("maren", "wrestles a python"))
        .asked("warden", "ability");
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.DEX, 13, true));
    table.dice("d20=14").when(Tables.save("maren", "whistles"));
    assertThat(saved(table.events()))
        .as("nothing proposed: DEX")
        .isEqualTo(new Save(Ability.DEX, 13, false));
  }

  @Test
  @Covers({"CRN-ABIL-02", "CRN-ABIL-03", "CRN-ABIL-04", "CRN-ABIL-05"})
  void whoeverSavesSeesTheAbilityAndMayChooseAnother() {
    var book = new CairnBook();
    var state = party().state();
    var partial =
        Partial.of(CairnStep.Save.class).with("by", "maren").with("against", "bluffs the guard");
    assertThat(book.deeds().choices(state, new Seat("maren"), partial))
        .isInstanceOfSatisfying(
            Choices.Next.class,
            next -> assertThat(next.question().byDefault()).isEqualTo(Optional.of(Ability.WIL)));
    var table = party();
    table
        .dice("d20=11")
        .when(new CairnStep.Save("maren", "bluffs the guard", Optional.of(Ability.STR)))
        .asked("warden", "ability");
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.STR, 11, true));
  }

  private record Save(Ability ability, int score, boolean passed) {}

  private static Save saved(List<CairnEvent> events) {
    return events.stream()
        .filter(CairnEvent.SaveMade.class::isInstance)
        .map(CairnEvent.SaveMade.class::cast)
        .map(made -> new Save(made.ability(), made.score(), made.passed()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Covers("CRN-SAVE-01")
  void withoutRiskNothingIsRolled() {
    var table = party();
    table
        .answer("warden", "risk", false)
        .when(Tables.save("maren", "a safe climb"))
        .asked("warden", "risk");
    assertThat(table.events()).noneMatch(CairnEvent.SaveMade.class::isInstance);
  }

  @Test
  @Covers({"CRN-SAVE-02", "CRN-SAVE-03", "CRN-SAVE-04", "CRN-SAVE-07"})
  void equalOrUnderPasses() {
    assertThat(Saves.passes(12, 12)).isTrue();
    assertThat(Saves.passes(13, 12)).isFalse();
    assertThat(Saves.passes(10, 13)).as("Bea sneaks past the goblins").isTrue();
    var table = party().dice("d20=9");
    table.when(Tables.save("maren", "persuade the abbot"));
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.WIL, 9, true));
    table.dice("d20=10").when(Tables.save("maren", "persuade the abbot"));
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.WIL, 9, false));
  }

  @Test
  @Covers({"CRN-SAVE-05", "CRN-SAVE-06", "CRN-R-03"})
  void oneAlwaysPassesAndTwentyNeverDoes() {
    var table = party().given("maren.dex", 0).given("oskar.max-dex", 21).given("oskar.dex", 21);
    table.dice("d20=1").when(Tables.save("maren", "a fall")).applied("CRN-SAVE-05", "CRN-R-03");
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.DEX, 0, true));
    table.dice("d20=2").when(Tables.save("maren", "a fall")).applied("CRN-SAVE-04");
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.DEX, 0, false));
    table.dice("d20=20").when(Tables.save("oskar", "a fall")).applied("CRN-SAVE-06", "CRN-R-03");
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.DEX, 21, false));
    table.dice("d20=19").when(Tables.save("oskar", "a fall")).applied("CRN-SAVE-03");
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.DEX, 21, true));
  }

  @Test
  @Covers("CRN-SAVE-08")
  void npcsSaveByTheSameNumbers() {
    var table = marenAgainst("Tunnel Goblin").given("foe.wil", 8);
    table.dice("d20=8").when(Tables.save("foe", "fear"));
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.WIL, 8, true));
  }

  @Test
  @Covers("CRN-R-05")
  void savesUseTheCurrentScore() {
    var table = party().given("maren.str", 4);
    table.dice("d20=5").when(Tables.save("maren", "lift the gate"));
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.STR, 4, false));
  }

  @Test
  @Covers("CRN-R-04")
  void inAContestTheOneMostAtRiskSaves() {
    var table = party();
    table
        .dice("d20=13")
        .when(Tables.contest("maren", "tilda", "sneaking past"))
        .asked("warden", "most-at-risk");
    assertThat(saved(table.events()))
        .as("whose act it is")
        .isEqualTo(new Save(Ability.DEX, 13, true));
    table
        .dice("d20=13")
        .answer("warden", "most-at-risk", "tilda")
        .when(Tables.contest("maren", "tilda", "sneaking past"));
    assertThat(saved(table.events())).isEqualTo(new Save(Ability.DEX, 10, false));
  }

  @Test
  void theWardenMayOverruleASave() {
    party()
        .given("maren.hp", 0)
        .dice("d20=20")
        .judge("CRN-CRIT-02", true)
        .when(harm("maren", 2))
        .then("maren.flags", List.of());
  }

  @Test
  void nobodyByThatNameIsARefusal() {
    party().refuses(Tables.save("marren", "a pit"), "CRN-SAVE-01");
  }
}
