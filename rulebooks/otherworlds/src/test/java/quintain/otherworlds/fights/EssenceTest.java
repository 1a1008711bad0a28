package quintain.otherworlds.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.hero;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Seat;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.LifeEvent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.ThingEvent;
import quintain.testkit.Covers;

/// What a fight's future depends on, and what not.
class EssenceTest {
  private static OtwState battle(String creature, OtwEvent... events) {
    var state = hero("6/3/6/3/3/4").holding("Woodfall Axe").against(creature).state();
    for (OtwEvent event :
        List.of(
            new FightEvent.BattleBegan(),
            new FightEvent.OrderSet(
                List.of(new Fight.Place("hero", 9), new Fight.Place("foe", 7))))) {
      state = event.appliedTo(state);
    }
    for (OtwEvent event : events) {
      state = event.appliedTo(state);
    }
    return state;
  }

  private static Essence raider(OtwEvent... events) {
    return Essence.of(battle("Rust Raider", events));
  }

  @Test
  void theNumberOfTheRoundIsNoMatter() {
    assertThat(raider(new FightEvent.RoundBegan(2)))
        .isEqualTo(raider(new FightEvent.RoundBegan(3)));
  }

  @Test
  @Covers("OTW-CR")
  void butForWhoeverBreathesFireEveryThirdRound() {
    var second = Essence.of(battle("Cinder Tyrant", new FightEvent.RoundBegan(2)));
    var third = Essence.of(battle("Cinder Tyrant", new FightEvent.RoundBegan(3)));
    var fifth = Essence.of(battle("Cinder Tyrant", new FightEvent.RoundBegan(5)));

    assertThat(second).isNotEqualTo(third);
    assertThat(second).isEqualTo(fifth);
    assertThat(second.breath()).isEqualTo(2);
    assertThat(third.breath()).isZero();
    assertThat(raider(new FightEvent.RoundBegan(2)).breath()).isZero();
  }

  @Test
  @Covers("OTW-INIT-03")
  void whoComesAfterWhomMattersAndNotByHowMuch() {
    var close = List.of(new Fight.Place("hero", 8), new Fight.Place("foe", 7));
    var turned = List.of(new Fight.Place("foe", 9), new Fight.Place("hero", 7));

    assertThat(raider(new FightEvent.OrderSet(close))).isEqualTo(raider());
    assertThat(raider(new FightEvent.OrderSet(turned))).isNotEqualTo(raider());
    assertThat(raider().order()).containsExactly("hero", "foe");
  }

  @Test
  void turnsReactionsFirstsAndWhatWaitsMatter() {
    var ready = new Fight.Ready("hero", new OtwStep.BraceYourself("hero"), "");
    for (OtwEvent event :
        List.of(
            new FightEvent.TurnBegan("hero", 2),
            new FightEvent.Reacted("hero"),
            new FightEvent.FirstTaken("hero", "evade"),
            new FightEvent.Readied(ready),
            new FightEvent.BattleKept(true),
            new FightEvent.BattleEnded())) {
      assertThat(raider(event)).as(event.toString()).isNotEqualTo(raider());
    }
    assertThat(raider().inBattle()).isTrue();
    assertThat(raider(new FightEvent.Reacted("hero")).reacted()).containsExactly("hero");
  }

  @Test
  void bodiesMatterInAllThatABattleKnows() {
    for (OtwEvent event :
        List.of(
            new FightEvent.HealthLost("foe", 1, ""),
            new FightEvent.AstralChanged("hero", 1),
            new FightEvent.DisciplineChanged("hero", 1),
            new FightEvent.Counted("foe", Status.Kind.POISON, 1),
            new ThingEvent.Dropped("hero", "woodfall axe"),
            new ThingEvent.UsedToday("hero", "Second Wind"),
            new ThingEvent.UsedInBattle("hero", "Adrenaline"),
            new LifeEvent.HandedOver("foe", new Seat("hero")),
            new LifeEvent.PoisonWaited(2),
            new FightEvent.FogSet(true))) {
      assertThat(raider(event)).as(event.toString()).isNotEqualTo(raider());
    }
    assertThat(raider(new ThingEvent.MarksChanged("hero", 5))).isEqualTo(raider());
    assertThat(raider(new LifeEvent.TimePassed(5))).isEqualTo(raider());
  }
}
