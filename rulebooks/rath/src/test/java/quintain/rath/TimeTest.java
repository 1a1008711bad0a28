package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.rath.Folk.ann;
import static quintain.rath.Folk.annAgainst;
import static quintain.rath.Tables.turns;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;

class TimeTest {
  @Test
  @Covers({"RTH-TIME-01", "RTH-TIME-02", "RTH-R-23"})
  void tenRoundsAreATurnOfTenMinutes() {
    ann("0/0/0/0/0/0")
        .when(new RathStep.LetRoundsPass(10))
        .then("clock", 10)
        .when(turns(1))
        .then("clock", 20);
  }

  @Test
  @Covers({"RTH-TIME-03", "RTH-TIME-04", "RTH-R-23"})
  void sixTurnsAreAnHourAnd144ADay() {
    ann("0/0/0/0/0/0").when(turns(6)).then("clock", 60).when(turns(138)).then("clock", 1440);
    assertThat(Phrases.moment(60)).isEqualTo("Day 1, 01:00");
    assertThat(Phrases.moment(1440)).isEqualTo("Day 2, 00:00");
  }

  @Test
  @Covers("RTH-R-24")
  void poisonCountsFromTheMarkThatCombatEndedOn() {
    annAgainst("Ogre", "0/0/0/0/0/0")
        .given("ann.poison-damage", 1)
        .when(new RathStep.EndCombat())
        .then("clock", 10)
        .dice("d6=3")
        .when(turns(1))
        .then("clock", 20);
  }

  @Test
  void timeRunsByRoundsInCombat() {
    annAgainst("Ogre", "0/0/0/0/0/0")
        .refuses(turns(1), "RTH-TIME-02")
        .refuses(new RathStep.LetRoundsPass(1), "RTH-TIME-02");
    ann("0/0/0/0/0/0").refuses(turns(0), "RTH-TIME-02").refuses(turns(2000), "RTH-TIME-02");
  }

  @Test
  @Covers("RTH-POIS-09")
  void marksAreEveryTenMinutesAlsoByRounds() {
    ann("0/0/0/0/0/0")
        .given("ann.poison-damage", 1)
        .when(new RathStep.LetRoundsPass(9))
        .dice("d6=3")
        .when(new RathStep.LetRoundsPass(1))
        .then("clock", 10);
  }

  @Test
  void whatLastsTurnsEndsWithThem() {
    ann("0/0/0/0/0/0")
        .sheet("ben", Folk.pc("Ben", "0/0/0/0/0/0"))
        .when(new RathStep.HelpAlly("ann", "ben", "a leg up"))
        .then("ben.effects", List.of("helped"))
        .when(turns(1))
        .then("ben.effects", List.of());
  }
}
