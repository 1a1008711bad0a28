package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.kernel.Seat;
import quintain.rhod.rules.RhodDeeds;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.WatchKind;
import quintain.space.Brightness;
import quintain.testkit.Table;

/// What nobody, the dead, and people in an Encounter cannot do.
class LivingRefusalsTest {
  private static Table<RhodState, RhodStep, RhodEvent> table() {
    return Tables.empty()
        .sheet("hero", Tables.swordsman().having("Food Ration", Place.PACK).sheet())
        .sheet("other", Tables.swordsman().sheet());
  }

  static Stream<Living> ofSomebody() {
    return Stream.of(
        new Living.GainFeature("x", "Brace"),
        new Living.GainTrait("x", "Vigilant"),
        new Living.RaiseSkill("x", Skill.BOW, ""),
        new Living.Practise("x", Skill.COOKING),
        new Living.SpendWatch("x", WatchKind.RESTING),
        new Living.Eat("x"),
        new Living.Drink("x"),
        new Living.Tend("x", "hero"),
        new Living.Tend("hero", "x"),
        new Living.Inflict("x", Condition.HUNGRY, 1),
        new Living.Relieve("x", Condition.HUNGRY, 1),
        new Living.Feed("x", 1),
        new Living.Water("x", 1),
        new Living.CallWatch("x", WatchKind.RESTING),
        new Living.Award("x", 1),
        new Living.Grant("x", "Brace"),
        new Living.Strip("x", "Brace"),
        new Living.TakeAir("x"),
        new Living.GiveAir("x"));
  }

  @ParameterizedTest
  @MethodSource("ofSomebody")
  void nobodyOfThatNameIsHere(Living step) {
    var refusal = RhodDeeds.ALL.ownRefusal(table().state(), step);
    assertThat(refusal).hasValueSatisfying(why -> assertThat(why.reason()).contains("x"));
    table().refuses(step, refusal.orElseThrow().clause().id());
  }

  static Stream<Living> ofTheDead() {
    return Stream.of(
        new Living.GainFeature("hero", "Brace"),
        new Living.RaiseSkill("hero", Skill.BOW, ""),
        new Living.Practise("hero", Skill.COOKING),
        new Living.SpendWatch("hero", WatchKind.RESTING),
        new Living.Eat("hero"),
        new Living.Drink("hero"),
        new Living.Tend("hero", "other"),
        new Living.Tend("other", "hero"),
        new Living.Inflict("hero", Condition.HUNGRY, 1),
        new Living.Feed("hero", 1),
        new Living.Water("hero", 1),
        new Living.CallWatch("hero", WatchKind.RESTING),
        new Living.TakeAir("hero"));
  }

  @ParameterizedTest
  @MethodSource("ofTheDead")
  void theDeadDoNoSuchThing(Living step) {
    var dead = table().given("hero.wounds", 1).given("hero.dead", true);
    var refusal = RhodDeeds.ALL.ownRefusal(dead.state(), step);
    assertThat(refusal)
        .hasValueSatisfying(
            why -> assertThat(why.reason()).containsAnyOf("is dead", "does not breathe"));
    dead.refuses(step, refusal.orElseThrow().clause().id());
  }

  static Stream<Living> inQuietTimes() {
    return Stream.of(
        new Living.GainFeature("hero", "Brace"),
        new Living.Practise("hero", Skill.COOKING),
        new Living.SpendWatch("hero", WatchKind.ACTIVE),
        new Living.CallWatch("hero", WatchKind.RESTING),
        new Living.Eat("hero"),
        new Living.Tend("hero", "foe"),
        new Living.LetWatchPass(),
        new Living.LetDayPass(),
        new Living.LetRoundsPass(1));
  }

  @ParameterizedTest
  @MethodSource("inQuietTimes")
  void anEncounterLeavesNoTimeForThat(Living step) {
    var fight = Tables.fight(Tables.swordsman(), Tables.dummy().with("Sure Footed"));
    var refusal = RhodDeeds.ALL.ownRefusal(fight.state(), step);
    assertThat(refusal).isPresent();
    fight.refuses(step, refusal.orElseThrow().clause().id());
  }

  @Test
  void whatNothingSpeaksAgainstIsNotRefused() {
    var state = table().state();
    assertThat(
            List.of(
                new Living.CreateCharacter("new", new Seat("new")),
                new Living.SpendWatch("hero", WatchKind.TRAVEL),
                new Living.Practise("hero", Skill.RIDING),
                new Living.LetDayPass(),
                new Living.SetLight(Brightness.LOW)))
        .allSatisfy(step -> assertThat(RhodDeeds.ALL.ownRefusal(state, step)).isEmpty());
  }

  @Test
  void aMealNeedsARation() {
    table()
        .when(new Living.SpendWatch("other", WatchKind.TRAVEL))
        .refuses(new Living.Eat("other"), "RHD-NEED-04")
        .refuses(new Living.Drink("other"), "RHD-NEED-09");
  }

  @Test
  void whoHasWorkedDoesNotRestInTheSameWatch() {
    table()
        .when(new Living.Practise("hero", Skill.COOKING))
        .refuses(new Living.SpendWatch("hero", WatchKind.RESTING), "RHD-TIME-03")
        .when(new Living.SpendWatch("hero", WatchKind.TRAVEL))
        .then("hero.watch", "travel");
  }
}
