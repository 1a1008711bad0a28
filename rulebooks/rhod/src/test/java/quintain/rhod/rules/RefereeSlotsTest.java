package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.kernel.craft.PeopleSlots.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.craft.OfActor;
import quintain.kernel.forms.Blank;
import quintain.kernel.forms.Slot;
import quintain.rhod.RhodBook;
import quintain.rhod.Tables;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living;
import quintain.rhod.state.Plight;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.World;
import quintain.testkit.Covers;

/// What stands for choice in the slots of the Referee's words.
class RefereeSlotsTest {
  private static final Topic TOPIC = new Topic("slot", Rhd.RHD_REF_02, Topic.REFEREE, "Which?");

  private static RhodState state() {
    return Tables.empty()
        .sheet("hero", Tables.swordsman().armored().sheet())
        .creature("levy-conscript-1", "Levy Conscript")
        .state();
  }

  private static Blank<RhodState> blank(RhodState state, Partial partial) {
    return new Blank<>(state, Seat.REFEREE, partial, true);
  }

  /// A slot that depends on whoever acts.
  private static Slot<RhodState> of(OfActor<RhodState, Being> slot) {
    return (blank, topic) ->
        blank
            .filled("who", String.class)
            .flatMap(blank.state()::find)
            .flatMap(actor -> slot.of(blank, topic, actor));
  }

  private static Partial of(String who) {
    return Partial.of(Handling.TakeFrom.class).with("who", who);
  }

  private static List<? extends Option<?>> options(Slot<RhodState> slot, Blank<RhodState> blank) {
    return slot.of(blank, TOPIC)
        .map(question -> (List<? extends Option<?>>) ((Question.OneOf<?>) question).options())
        .orElse(List.of());
  }

  private static List<String> keys(Slot<RhodState> slot, Blank<RhodState> blank) {
    return options(slot, blank).stream().map(Option::key).toList();
  }

  private static List<String> keys(Slot<RhodState> slot) {
    return keys(slot, blank(state(), of("hero")));
  }

  private static Question<?> asked(RhodState state, Partial partial) {
    return ((Choices.Next) new RhodBook().deeds().choices(state, Seat.REFEREE, partial)).question();
  }

  /// What the rules leave of a slot's options.
  private static List<String> legal(Partial partial) {
    return ((Question.OneOf<?>) asked(state(), partial))
        .options().stream().map(Option::key).toList();
  }

  @Test
  void aSentenceOrTwoBeginsWithSomething() {
    var words = (Question.Words) asked(state(), Partial.of(Encounter.SetScene.class));
    assertThat(words.byDefault()).isEqualTo("A quiet place");
  }

  @Test
  @Covers("RHD-REF-06")
  void expansionsAreThoseThatAreOnAndThoseOneMayThinkOf() {
    assertThat(keys(People::expansions)).containsExactly("Magic", "Future Tech");
    var state = state();
    var on =
        new FightEvent.ExpansionTurned("Magic", true)
            .appliedTo(new FightEvent.ExpansionTurned("Ghosts", true).appliedTo(state));
    assertThat(keys(People::expansions, blank(on, of("hero"))))
        .containsExactly("Ghosts", "Magic", "Future Tech");
  }

  @Test
  void whoComesHasANameThatNobodyHas() {
    assertThat(keys(freshId("newcomer"))).containsExactly("newcomer-1");
    assertThat(keys(freshId("levy-conscript"))).containsExactly("levy-conscript-2");
    var conscript = Partial.of(Encounter.BringIn.class).with("creature", "Levy Conscript");
    assertThat(keys(freshIdAfter("creature"), blank(state(), conscript)))
        .containsExactly("levy-conscript-2");
    assertThat(keys(freshIdAfter("creature"), blank(state(), Partial.of(Encounter.BringIn.class))))
        .containsExactly("creature-1");
    assertThat(keys(entries(state -> state.shelf().creatures())))
        .hasSize(14)
        .contains("Hill Brute");
    assertThat(keys(wholeEntries(state -> state.shelf().pregens())))
        .containsExactly("Maren", "Teo", "Sabe", "Orrin");
  }

  @Test
  void seatsAreThoseAtTheTable() {
    assertThat(keys(seats())).containsExactly("referee", "hero");
    var own = new Blank<>(state(), new Seat("hero"), of("hero"), true);
    assertThat(keys(seats(), own)).containsExactly("hero");
  }

  @Test
  void thingsAreThoseOfTheGlossariesOrSomebodys() {
    assertThat(keys(Things::ofTheGlossaries))
        .contains("Shortsword", "Leather Harness", "Torch")
        .doesNotContain("Gore");
    assertThat(legal(of("hero"))).containsExactly("Shortsword", "Leather Harness");
    assertThat(keys(Battering::freshName)).containsExactly("chest");
    var state = state();
    var chest = new World.Target("chest", Tables.at("5,6"), 10, 6);
    assertThat(
            keys(
                Battering::freshName,
                blank(new ThingEvent.TargetSetUp(chest).appliedTo(state), of("hero"))))
        .containsExactly("chest 2");
  }

  @Test
  void whatIsKnownAndWhatIsBorne() {
    // all but what the hero knows
    assertThat(legal(Partial.of(Living.Grant.class).with("who", "hero")))
        .hasSize(18 + 14 + 12 - 2)
        .contains("Brace", "Pack Hunter")
        .doesNotContain("Sure Footed");
    assertThat(legal(Partial.of(Living.Strip.class).with("who", "hero")))
        .containsExactly("Press the Line", "Sure Footed");
    assertThat(keys(of(Conditions::borne))).isEmpty();
    var ill =
        new LifeEvent.Lapsed(
                "hero",
                List.of(
                    Borne.lasting(Condition.FRIGHTENED, 1, "a"),
                    Borne.lasting(Condition.FRIGHTENED, 1, "b"),
                    Borne.lasting(Condition.POISONED, 1, "a")))
            .appliedTo(state());
    assertThat(
            options(of(Conditions::borne), blank(ill, of("hero"))).stream()
                .map(option -> (Object) option.value()))
        .containsExactly(Plight.of(Condition.FRIGHTENED), Plight.of(Condition.POISONED));
  }

  @Test
  @Covers("RHD-REF-04")
  void aValueGoesAsHighAsItCan() {
    assertThat(chosen(Partial.of(Encounter.SetValue.class)))
        .contains("hero.vitality", "hero.armoring", "hero.wounds", "levy-conscript-1.exp")
        .hasSize(8);
    assertThat(values("hero.vitality")).containsExactly("0", "1", "2", "3", "4");
    assertThat(values("hero.armoring")).hasSize(13).endsWith("12");
    assertThat(values("hero.wounds")).hasSize(15).endsWith("14");
    assertThat(values("hero.exp")).hasSize(101).endsWith("100");
    assertThat(values("nobody.exp")).isEmpty();
    assertThat(values("exp")).isEmpty();
  }

  private static List<String> values(String fact) {
    return chosen(Partial.of(Encounter.SetValue.class).with("fact", fact));
  }

  private static List<String> chosen(Partial partial) {
    return RhodDeeds.ALL.choices(state(), Seat.REFEREE, partial) instanceof Choices.Next next
            && next.question() instanceof Question.OneOf<?> question
        ? question.options().stream().map(Option::key).toList()
        : List.of();
  }
}
