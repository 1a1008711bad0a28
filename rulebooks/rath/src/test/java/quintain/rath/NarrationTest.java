package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Folk.begun;
import static quintain.rath.Tables.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.rath.state.Amount;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Hazard;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Trial;
import quintain.rath.state.Trigger;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class NarrationTest {
  private static final RathBook BOOK = new RathBook();
  private static final Seat ANN = new Seat("ann");

  /// What a seat reads of the last events; the state they happened in matters only for names here.
  private static List<String> read(Table<RathState, RathStep, RathEvent> table, Seat seat) {
    var lines = new ArrayList<String>();
    for (RathEvent event : table.events()) {
      Line line = BOOK.showing().narrate(event, table.state(), List.of());
      if (!line.text().isEmpty() && line.audience().includes(seat)) {
        lines.add(line.read(seat));
      }
    }
    return lines;
  }

  /// What a command is told as, each line from the state it happened in.
  private static List<String> told(Table<RathState, RathStep, RathEvent> table, RathStep command) {
    var state = table.state();
    var lines = new ArrayList<String>();
    for (RathEvent event : table.when(command).events()) {
      var line = BOOK.showing().narrate(event, state, List.of());
      if (!line.text().isEmpty() && line.audience().includes(ANN)) {
        lines.add(line.read(ANN));
      }
      state = BOOK.rules().apply(state, event);
    }
    return lines;
  }

  private static Table<RathState, RathStep, RathEvent> swordAgainstOgre() {
    return annAgainst("Ogre", "2/0/0/0/0/0", "held Sword").dice("d20=15", "d8=5");
  }

  /// The Ogre has 30 HP, and a d8 of 5 with STR 2 is 7.
  @Test
  @Covers("RTH-DOC-01")
  void whatRulesSayIsNoSecretButFiguresAre() {
    var hidden = told(swordAgainstOgre(), attack("ann", "sword", "foe"));
    assertThat(hidden)
        .contains(
            "Ann hits Foe with the Sword (d20: 15, STR +2, 17 in all)", "Foe is hurt (Sword)");
    assertThat(String.join("\n", hidden)).doesNotContain("AC", "7 HP", "23");
    assertThat(told(swordAgainstOgre().given("foe.secrecy", "open"), attack("ann", "sword", "foe")))
        .contains(
            "Ann hits Foe with the Sword (d20: 15, STR +2, 17 in all against AC 12)",
            "Foe loses 7 HP (Sword: 5, plus 2), 23 left");
  }

  @Test
  void whatWeighsIsMarked() {
    assertThat(mark(new FightEvent.HpLost("ann", 3, "Sword"))).isEqualTo(Line.Mark.HARM);
    assertThat(mark(new FightEvent.Died("ann", "cold"))).isEqualTo(Line.Mark.DEATH);
    assertThat(mark(new FightEvent.Became("ann", Flag.FALLEN, "0 HP")))
        .isEqualTo(Line.Mark.TURNING_POINT);
    assertThat(mark(new FightEvent.Became("ann", Flag.PRONE, ""))).isEqualTo(Line.Mark.PLAIN);
    assertThat(mark(new FightEvent.CombatEnded(0))).isEqualTo(Line.Mark.END);
  }

  private static Line.Mark mark(RathEvent event) {
    return BOOK.showing().narrate(event, Folk.ann("0/0/0/0/0/0").state(), List.of()).mark();
  }

  @Test
  void theUnseenAreTheGmsAlone() {
    var table =
        annAgainst("Ogre", "2/0/0/0/0/0")
            .given("foe.secrecy", "unseen")
            .when(new RathStep.Harm("foe", Amount.of(3), Hazard.BARE, "cold"));
    assertThat(read(table, ANN)).isEmpty();
    assertThat(read(table, Seat.REFEREE)).isNotEmpty();
  }

  @Test
  void aTestIsToldWithItsDie() {
    var table = Folk.ann("2/0/0/0/0/0").dice("d20=9").when(Tables.test("ann", Trial.LIFT));
    assertThat(read(table, ANN))
        .containsExactly("Ann fails a STR test to lift (d20: 9, STR +2, 11 in all against DC 12)");
  }

  @Test
  void conditionsAreToldInDice() {
    var table = Folk.ann("0/0/0/0/0/0").given("ann.fire", 4).dice("d6=1", "d6=3", "d6=3", "d6=6");
    assertThat(told(table, new RathStep.LetRoundsPass(1)))
        .containsExactly(
            "Ann suffers from 1 die of fire and has 3 left", "Ann loses 1 HP (fire), 9 left");
  }

  @Test
  void roundsAndSidesAreTold() {
    var table = begun(Folk.ann("0/0/0/0/0/0").creature("foe", "Ogre"), 2);
    assertThat(read(table, ANN))
        .containsExactly("Combat begins", "Round 1: the enemies act first (d6: 2)");
  }

  @Test
  void whatFoesWaitForIsTheirs() {
    var table =
        begun(Folk.ann("0/0/0/0/0/0").creature("foe", "Ogre"), 1)
            .when(
                new RathStep.Ready(
                    "foe",
                    new Trigger(Trigger.When.MOVES, "ann", ""),
                    new RathStep.Attack("foe", List.of("club"), List.of("ann"), Optional.empty())));
    assertThat(read(table, ANN)).noneMatch(line -> line.contains("readies"));
    assertThat(read(table, Seat.REFEREE)).contains("Foe readies an action, until Ann moves");
  }

  @Test
  void outcomesReadLikeSentences() {
    assertThat(BOOK.showing().wording("damage", 0)).isEqualTo("takes no damage");
    assertThat(BOOK.showing().wording("damage", 4)).isEqualTo("takes 4 damage");
    assertThat(BOOK.showing().wording("hits", false)).isEqualTo("misses");
    assertThat(BOOK.showing().wording("poison-damage-dice", 3)).isEqualTo("has 3 dice of poison");
    assertThat(BOOK.facts().figure("poison-damage-dice")).isEqualTo("dice of poison");
    assertThat(BOOK.facts().figure("poison-damage")).doesNotContain("dice");
    assertThat(BOOK.showing().wording("fire-dice", 0)).isEqualTo("is rid of fire");
    assertThat(BOOK.showing().wording("poison-turns", 1)).isEqualTo("suffers 1 turn of poison");
    assertThat(BOOK.showing().wording("poison-damage", 6)).isEqualTo("takes 6 damage by poison");
  }
}
