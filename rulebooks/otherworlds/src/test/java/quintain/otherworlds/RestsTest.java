package quintain.otherworlds;

import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Repose;
import quintain.testkit.Covers;

class RestsTest {
  private static final OtwStep SHORT = new OtwStep.Rest(Repose.SHORT_REST, List.of());
  private static final OtwStep LONG = new OtwStep.Rest(Repose.LONG_REST, List.of());
  private static final OtwStep BRIEFLY = new OtwStep.Rest(Repose.SHORT_MEDITATION, List.of());
  private static final OtwStep DEEPLY = new OtwStep.Rest(Repose.LONG_MEDITATION, List.of());

  /// TOU 4, RES 7: Health 18, Astral 21, Discipline 6.
  private static Folk.Hero adept() {
    return hero("2/4/4/4/7/4");
  }

  @Test
  @Covers({"OTW-REST-01", "OTW-REST-02", "OTW-REST-03", "OTW-R-61"})
  void aShortRestHealsToughnessAndADieCappedAtIt() {
    adept()
        .alone()
        .given("hero.hp", 3)
        .given("hero.ast", 4)
        .dice(faces(6, 3, 3))
        .when(SHORT)
        .then("clock", 60)
        .then("hero.hp", 3 + 4 + 4)
        .then("hero.ast", 4 + 7 + 3);
  }

  @Test
  @Covers("OTW-R-61")
  void theCapOfAShortRestCanBeReadOtherwise() {
    adept()
        .alone()
        .house(Houses.with("shortRestCap", OtwHouse.ShortRestCap.TOTAL))
        .given("hero.hp", 3)
        .given("hero.ast", 4)
        .dice(faces(6, 3, 3))
        .when(SHORT)
        .then("hero.hp", 3 + 4)
        .then("hero.ast", 4 + 7);
    adept()
        .alone()
        .house(Houses.with("shortRestCap", OtwHouse.ShortRestCap.LEVEL))
        .given("hero.hp", 3)
        .given("hero.ast", 9)
        .dice(faces(2, 3))
        .when(SHORT)
        .then("hero.hp", 4)
        .then("hero.ast", 9);
  }

  @Test
  @Covers({"OTW-REST-04", "OTW-REST-05", "OTW-REST-06", "OTW-DICE-05"})
  void aLongRestRollsADieForEachPoint() {
    hero("2/4/4/4/3/4")
        .alone()
        .given("hero.hp", 1)
        .given("hero.ast", 1)
        .given("hero.max-ast", 20)
        .dice(faces(2, 6, 1, 4, 3, 5, 2, 4))
        .when(LONG)
        .then("clock", 480)
        .then("hero.hp", 17)
        .then("hero.ast", 12);
  }

  @Test
  @Covers({"OTW-REST-07", "OTW-REST-08", "OTW-REST-09", "OTW-R-62"})
  void aLongRestRestoresDisciplineAndWhatIsDoneOnceADay() {
    hero("2/2/2/2/2/3")
        .picking("Second Wind")
        .alone()
        .given("hero.disc", 1)
        .given("hero.downs", 2)
        .given("hero.bleed", 1)
        .given("hero.stun", 5)
        .given("hero.frost", 1)
        .given("hero.petrify", 1)
        .dice(faces(3))
        .when(new OtwStep.UseBoost("hero", "Second Wind"))
        .refuses(new OtwStep.UseBoost("hero", "Second Wind"), "OTW-REST-08")
        // twice 2 + 1 off the stun, then two dice of Health and two of Astral
        .dice(faces(1, 1, 1, 1, 1, 1))
        .when(LONG)
        .then("hero.disc", 4)
        .then("hero.downs", 0)
        .then("hero.bleed", 0)
        .then("hero.stun", 0)
        .then("hero.frost", 0)
        .then("hero.petrify", 0)
        .then("hero.used", List.of())
        .dice(faces(3))
        .when(new OtwStep.UseBoost("hero", "Second Wind"));
  }

  @Test
  @Covers("OTW-R-62")
  void thePetrifiedStaySoThroughARest() {
    hero("2/2/2/2/2/3")
        .alone()
        .given("hero.petrify", 3)
        .dice(faces(1, 1, 1, 1))
        .when(LONG)
        .then("hero.petrified", true);
  }

  @Test
  @Covers({"OTW-MEDI-03", "OTW-MEDI-04", "OTW-MEDI-05", "OTW-R-64"})
  void aShortMeditationRestoresAstralAlone() {
    hero("2/2/2/2/3/3")
        .alone()
        .given("hero.hp", 3)
        .given("hero.ast", 1)
        .given("hero.disc", 1)
        .dice(faces(5))
        .when(BRIEFLY)
        .then("clock", 30)
        .then("hero.ast", 7)
        .then("hero.hp", 3)
        .then("hero.disc", 1);
  }

  @Test
  @Covers({"OTW-MEDI-06", "OTW-MEDI-07", "OTW-MEDI-02", "OTW-R-63"})
  void aLongMeditationRollsADieForEachPointAndEndsBeingDrained() {
    // drained: one die more, the highest left out
    hero("2/2/2/2/3/3")
        .alone()
        .given("hero.max-ast", 20)
        .given("hero.ast", 0)
        .given("hero.drained", true)
        .dice(faces(1, 6, 4, 2, 3))
        .when(DEEPLY)
        .then("clock", 60)
        .then("hero.ast", 6)
        .then("hero.exhausted", false);
    hero("2/2/2/2/3/3")
        .alone()
        .given("hero.max-ast", 20)
        .given("hero.ast", 1)
        .dice(faces(1, 6, 4, 2))
        .when(DEEPLY)
        .then("hero.ast", 14);
  }

  @Test
  @Covers("OTW-R-112")
  void theExhaustedRestBadly() {
    hero("2/2/4/2/3/3")
        .alone()
        .given("hero.hp", 1)
        .given("hero.ast", 0)
        .given("hero.drained", true)
        .dice(faces(5, 2, 4, 1))
        .when(SHORT)
        .then("hero.hp", 1 + 4 + 2)
        .then("hero.ast", 3 + 1)
        .then("hero.drained", false);
  }

  @Test
  @Covers({"OTW-MECH-33b", "OTW-R-103"})
  void aRestEndsRegenerationAndMeditationDoesNot() {
    hero("2/2/2/2/2/3")
        .alone()
        .given("hero.regenerating-health", true)
        .dice(faces(1))
        .when(BRIEFLY)
        .then("hero.regenerating-health", true)
        .dice(faces(1, 1))
        .when(SHORT)
        .then("hero.regenerating-health", false);
  }

  @Test
  @Covers("OTW-R-62")
  void aDisturbedRestDoesNothing() {
    adept()
        .alone()
        .given("hero.hp", 3)
        .answer("referee", "interrupted", true)
        .when(SHORT)
        .then("hero.hp", 3)
        .then("clock", 0);
  }

  @Test
  @Covers({"OTW-REST-01", "OTW-R-02"})
  void everybodyRestsInRosterOrderUnlessSomeAreNamed() {
    Folk.all()
        .given("brannoc.hp", 1)
        .given("orrin.hp", 1)
        .dice(faces(2, 1, 3, 1, 4, 1, 5, 1))
        .when(SHORT)
        .then("brannoc.hp", 1 + 6 + 2)
        .then("orrin.hp", 1 + 4 + 4)
        .dice(faces(1))
        .when(new OtwStep.Rest(Repose.SHORT_MEDITATION, List.of("orrin")))
        .refuses(new OtwStep.Rest(Repose.SHORT_REST, List.of("nobody")), "OTW-REST-01");
  }

  @Test
  @Covers("OTW-REST-01")
  void nobodyRestsInBattleOrUnconscious() {
    hero("2/2/2/2/2/6")
        .against("Rust Raider")
        .given("hero.down", 2)
        .refuses(SHORT, "OTW-REST-01")
        .given("hero.down", 0)
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .refuses(LONG, "OTW-REST-04");
  }
}
