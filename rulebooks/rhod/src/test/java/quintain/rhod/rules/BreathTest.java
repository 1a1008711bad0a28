package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.rhod.Folk;
import quintain.rhod.Tables;
import quintain.rhod.state.Living;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.World;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Drowning and being suffocated.
class BreathTest {
  private static final RhodStep TAKE_AIR = new Living.TakeAir("hero");

  private static Table<RhodState, RhodStep, RhodEvent> table(String scores) {
    return Tables.empty()
        .sheet(
            "hero",
            Folk.hero(scores)
                .knowing("Brace", "Pin Down", "Call the Mark")
                .with("Vigilant")
                .sheet());
  }

  private static RhodStep rounds(int number) {
    return new Living.LetRoundsPass(number);
  }

  @ParameterizedTest
  @CsvSource({"14,10", "10,1", "4,1", "12,5"})
  @Covers({"RHD-SUF-01", "RHD-R-70"})
  void howLongABreathLasts(int con, int held) {
    var being = table("10/10/%d/10/10/10".formatted(con)).state().being("hero");
    assertThat(Breath.rounds(being)).isEqualTo(held);
  }

  @Test
  @Covers({"RHD-SUF-02", "RHD-SUF-03", "RHD-R-71"})
  void afterTheBreathComesMoreDamageEveryRound() {
    // CON +1: five Rounds; Vitality 4.
    table("10/10/12/10/10/10")
        .when(TAKE_AIR)
        .when(rounds(5))
        .then("hero.vitality", 4)
        .then("hero.suffocating", 0)
        .dice("d10=1")
        .when(rounds(1))
        .then("hero.suffocating", 1)
        .then("hero.vitality", 3)
        .dice("d10=1", "d10=1")
        .when(rounds(1))
        .then("hero.suffocating", 2)
        .then("hero.vitality", 1);
  }

  @Test
  @Covers({"RHD-R-71", "RHD-SUF-01"})
  void airEndsItAndFillsTheLungs() {
    table("10/10/12/10/10/10")
        .when(TAKE_AIR)
        .when(rounds(5))
        .dice("d10=1")
        .when(rounds(1))
        .when(new Living.GiveAir("hero"))
        .then("hero.suffocating", 0)
        .then("hero.holding-breath", 0)
        .when(TAKE_AIR)
        .when(rounds(5))
        .then("hero.suffocating", 0);
  }

  @Test
  @Covers({"RHD-SUF-01", "RHD-R-39"})
  void inAnEncounterARoundIsATurn() {
    // CON 10: one Round.
    Tables.fight(
            Folk.hero("10/10/10/10/10/10").knowing("Brace").with("Sure Footed"), Tables.dummy())
        .when(TAKE_AIR)
        .when(Tables.end("hero"))
        .when(Tables.end("foe"))
        .then("fight.turn", "hero")
        .then("hero.suffocating", 0)
        .when(Tables.end("hero"))
        .dice("d10=1")
        .when(Tables.end("foe"))
        .then("hero.suffocating", 1)
        .then("hero.vitality", 1);
  }

  @Test
  @Covers({"RHD-SUF-01", "RHD-R-71"})
  void aPlaceMayBeWithoutAir() {
    var zone = new World.Zone(World.Zone.Kind.AIRLESS, Tables.at("5,5"), 10, "", 0);
    table("10/10/12/10/10/10")
        .given("hero.at", "5,5")
        .changed(new ThingEvent.ZoneMade(zone)::appliedTo)
        .when(rounds(5))
        .then("hero.suffocating", 0)
        .dice("d10=1")
        .when(rounds(1))
        .then("hero.suffocating", 1)
        .given("hero.at", "9,5")
        .when(rounds(1))
        .then("hero.suffocating", 0);
  }

  @Test
  void whoDoesNotBreatheCannotBeSmothered() {
    Tables.empty().creature("hero", "Shambling Dead").refuses(TAKE_AIR, "RHD-SUF-01");
    table("10/10/10/10/10/10")
        .refuses(new Living.GiveAir("hero"), "RHD-R-71")
        .refuses(rounds(0), "RHD-R-71")
        .when(TAKE_AIR)
        .refuses(TAKE_AIR, "RHD-SUF-01");
  }
}
