package quintain.terraodd;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.terraodd.Tables.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What can be put into the slots of commands.
class FormsTest {
  private static final TerraOddBook BOOK = new TerraOddBook();
  private static final Seat ILSE = new Seat("ilse");

  private static Table<OddState, OddStep, OddEvent> bay() {
    return party()
        .creature("ghoul", "Hull Ghoul")
        .creature("cantor", "Cantor")
        .given("cantor.at", 40);
  }

  private static Question<?> next(OddState state, Seat seat, Partial partial) {
    return switch (BOOK.deeds().choices(state, seat, partial)) {
      case Choices.Next next -> next.question();
      case Choices.Complete complete -> throw new AssertionError("complete: " + complete);
      case Choices.Stuck stuck -> throw new AssertionError("stuck: " + stuck);
    };
  }

  private static List<String> keys(Question<?> question) {
    return switch (question) {
      case Question.OneOf<?> q -> q.options().stream().map(Option::key).toList();
      case Question.SomeOf<?> q -> q.options().stream().map(Option::key).toList();
      default -> throw new AssertionError("no options: " + question);
    };
  }

  private static List<String> keys(
      OddState state, Seat seat, Class<? extends Command> command, Object... filled) {
    var partial = Partial.of(command);
    for (int i = 0; i < filled.length; i += 2) {
      partial = partial.with((String) filled[i], filled[i + 1]);
    }
    return keys(next(state, seat, partial));
  }

  @Test
  void playersChooseAmongTheirOwnAndTheGmAmongTheirs() {
    var state = bay().state();
    assertThat(keys(state, ILSE, OddStep.Save.class)).containsExactly("ilse");
    assertThat(keys(state, Seat.REFEREE, OddStep.Save.class)).containsExactly("ghoul", "cantor");
    assertThat(keys(state, Seat.REFEREE, OddStep.React.class)).containsExactly("ghoul", "cantor");
    assertThat(keys(state, Seat.REFEREE, OddStep.Grant.class))
        .containsExactly("ilse", "bram", "suri");
    assertThat(keys(state, Seat.REFEREE, OddStep.DealHarm.class)).hasSize(5);
  }

  @Test
  void targetsAreFoesFirstTheAbleBeforeTheFallenTheNearBeforeTheFar() {
    var state = bay().given("ghoul.out", true).state();
    assertThat(
            keys(state, ILSE, OddStep.Attack.class, "by", "ilse", "with", List.of("laser pistol")))
        .containsExactly("cantor", "ghoul", "bram", "suri");
    assertThat(keys(state, ILSE, OddStep.Contest.class, "by", "ilse")).startsWith("cantor");
  }

  @Test
  void optionsCarryHintsForPolicies() {
    var state = bay().given("ghoul.secrecy", "open").given("ghoul.grit", 0).state();
    var question =
        (Question.SomeOf<?>)
            next(
                state,
                ILSE,
                Partial.of(OddStep.Attack.class)
                    .with("by", "ilse")
                    .with("with", List.of("laser pistol")));
    var ghoul =
        question.options().stream().filter(o -> o.key().equals("ghoul")).findFirst().orElseThrow();
    assertThat(ghoul.hints())
        .containsExactly(
            new Option.Hint(Hints.SIDE, Hints.OTHER),
            new Option.Hint(Hints.DISTANCE, "0"),
            new Option.Hint(Hints.HEALTH, "69"));
    var cantor =
        question.options().stream().filter(o -> o.key().equals("cantor")).findFirst().orElseThrow();
    assertThat(cantor.hints())
        .containsExactly(
            new Option.Hint(Hints.SIDE, Hints.OTHER),
            new Option.Hint(Hints.DISTANCE, "40"),
            new Option.Hint(Hints.RANGE, "40 ft off"));
  }

  @Test
  void armsAreThoseInHandThenTheOthersThenTwoOfOneHand() {
    var table =
        empty()
            .sheet(
                "bea",
                sheet(
                    "Bea",
                    List.of(),
                    "Club or bat",
                    "Mono-blade",
                    "Service rifle",
                    "Lamp or torch"))
            .creature("foe", "Street Cutter")
            .when(new OddStep.Place("bea", "mono-blade", Item.Where.HELD));
    var question =
        (Question.OneOf<?>)
            next(
                table.state(), new Seat("bea"), Partial.of(OddStep.Attack.class).with("by", "bea"));
    assertThat(keys(question))
        .containsExactly(
            "mono-blade",
            "club or bat",
            "service rifle",
            "service rifle burst",
            "unarmed",
            "improvised weapon",
            "thrown object",
            "thrown mono-blade",
            "club or bat and mono-blade");
    assertThat(question.options())
        .extracting(Option::label)
        .contains("service rifle burst d8 blast", "club or bat and mono-blade d6+d8");
    assertThat(question.options().getFirst().hints())
        .contains(new Option.Hint(Hints.PURPOSE, "harm"), new Option.Hint(Hints.POWER, "450"));
  }

  @Test
  void moversGoTowardsTheNearestFoeAsFarAsTheyGet() {
    var table = bay().given("ghoul.out", true).given("ilse.at", -20);
    var move = Partial.of(OddStep.Move.class).with("by", "ilse");
    var free = (Question.NumberFrom) next(table.state(), ILSE, move);
    assertThat(free.byDefault()).isEqualTo(40);
    assertThat(free.most()).isEqualTo(980);
    var rounds = table.answer("gm", "order", "party").when(BEGIN).state();
    var question = (Question.NumberFrom) next(rounds, ILSE, move);
    assertThat(question.least()).isEqualTo(-60);
    assertThat(question.most()).isEqualTo(20);
    assertThat(question.byDefault()).isEqualTo(20);
  }

  @Test
  void whatCanBeLearnedIsToldWithWhatItDoes() {
    var state = bay().state();
    var question =
        (Question.OneOf<?>)
            next(state, Seat.REFEREE, Partial.of(OddStep.Grant.class).with("who", "ilse"));
    assertThat(question.options())
        .hasSize(33)
        .noneMatch(option -> option.label().equals("Machine Friend"))
        .filteredOn(option -> option.label().equals("Healer"))
        .singleElement()
        .satisfies(
            healer ->
                assertThat(healer.hints())
                    .contains(
                        new Option.Hint(
                            Hints.MEANING, "stabilises a critically harmed ally with no roll")));
  }

  @Test
  void troublesNeedsAndCures() {
    var table =
        bay()
            .when(new OddStep.Afflict("ilse", "Bad Leg", ""))
            .when(new OddStep.Deprive("ilse", "food"));
    var state = table.state();
    assertThat(keys(state, Seat.REFEREE, OddStep.Afflict.class, "who", "ilse")).hasSize(21);
    assertThat(keys(state, Seat.REFEREE, OddStep.Cure.class)).containsExactly("ilse");
    assertThat(keys(state, Seat.REFEREE, OddStep.Cure.class, "who", "ilse"))
        .containsExactly("Bad Leg");
    assertThat(keys(state, Seat.REFEREE, OddStep.Deprive.class, "who", "ilse"))
        .containsExactly("water", "rest", "warmth", "air");
    assertThat(keys(state, Seat.REFEREE, OddStep.MeetNeed.class)).containsExactly("ilse");
    assertThat(keys(state, Seat.REFEREE, OddStep.MeetNeed.class, "who", "ilse"))
        .containsExactly("food");
  }

  @Test
  void healersAreAnyoneOneOfTheirsOrATable() {
    var state =
        empty()
            .sheet("bea", sheet("Bea", List.of("Healer"), "Surgeon's table"))
            .sheet("cal", sheet("Cal", List.of(), "Surgeon's table"))
            .state();
    assertThat(keys(state, Seat.REFEREE, OddStep.SpendDays.class, "days", 1))
        .containsExactly("a healer", "bea", "surgeon's table", "nobody");
  }

  @Test
  void thingsAreThoseCarriedOrLyingAbout() {
    var state = bay().when(new OddStep.Drop("bram", "breaching axe")).state();
    assertThat(keys(state, ILSE, OddStep.Drop.class, "by", "ilse"))
        .containsExactly("laser pistol", "leather or padded coat", "three days' food");
    assertThat(keys(state, ILSE, OddStep.PickUp.class, "by", "ilse"))
        .containsExactly("breaching axe");
    assertThat(keys(state, ILSE, OddStep.Place.class, "by", "ilse", "item", "laser pistol"))
        .containsExactly("pack");
    assertThat(keys(state, Seat.REFEREE, OddStep.Bestow.class, "to", "ilse")).hasSize(45);
  }

  @Test
  void newcomersGetFreshNames() {
    var state = bay().when(new OddStep.BringIn("Cantor", "hull-ghoul-1", 1)).state();
    assertThat(keys(state, Seat.REFEREE, OddStep.BringIn.class)).hasSize(18);
    assertThat(keys(state, Seat.REFEREE, OddStep.BringIn.class, "foe", "Hull Ghoul"))
        .containsExactly("hull-ghoul-2");
    assertThat(keys(state, Seat.REFEREE, OddStep.Improvise.class)).hasSize(5);
    assertThat(keys(state, Seat.REFEREE, OddStep.Improvise.class, "tier", "Serious"))
        .containsExactly("adversary-1");
    assertThat(keys(state, ILSE, OddStep.CreateCharacter.class))
        .containsExactly("character-1-ilse");
    assertThat(keys(state, ILSE, OddStep.CreateCharacter.class, "id", "character-1-ilse"))
        .containsExactly("ilse");
    assertThat(keys(state, Seat.REFEREE, OddStep.CreateCharacter.class, "id", "character-1"))
        .containsExactly("referee", "ilse", "bram", "suri");
    assertThat(
            keys(state, Seat.REFEREE, OddStep.Welcome.class, "id", "guest-1", "seat", Seat.REFEREE))
        .containsExactly("Ilse", "Bram", "Suri");
  }

  @Test
  void theGmSetsFiguresAndTheScene() {
    var state = bay().state();
    assertThat(keys(state, Seat.REFEREE, OddStep.SetValue.class))
        .contains("ilse.grit", "cantor.resolve", "scene.closed", "scene.dark")
        .hasSize(5 * 4 + 2 + 2);
    assertThat(keys(state, Seat.REFEREE, OddStep.SetValue.class, "fact", "ghoul.side"))
        .containsExactly("party", "foes");
    assertThat(keys(state, Seat.REFEREE, OddStep.SetValue.class, "fact", "ilse.grit"))
        .hasSize(100)
        .contains("99");
    assertThat(keys(state, Seat.REFEREE, OddStep.SetValue.class, "fact", "scene.dark"))
        .containsExactly("yes", "no");
    assertThat(keys(state, Seat.REFEREE, OddStep.DealHarm.class, "who", "ilse"))
        .contains("1d6", "2d6", "3");
  }

  @Test
  void whatLeadsNowhereSaysWhy() {
    assertThat(
            BOOK.deeds()
                .choices(
                    bay().state(), ILSE, Partial.of(OddStep.Stabilise.class).with("by", "ilse")))
        .isInstanceOf(Choices.Stuck.class);
  }

  @Test
  @Covers({"ODD-SAVE-01", "ODD-CRE-02"})
  void theAttributeOfASaveIsShownWithTheFittingOnePreset() {
    var state = bay().state();
    var bluff = Partial.of(OddStep.Save.class).with("by", "ilse").with("against", "bluff a guard");
    assertThat(next(state, ILSE, bluff).byDefault()).isEqualTo(Optional.of(Ability.RESOLVE));
    assertThat(keys(next(state, ILSE, bluff))).containsExactly("prowess", "insight", "resolve");
    var open = Partial.of(OddStep.Save.class).with("by", "ilse").with("against", "danger");
    assertThat(next(state, ILSE, open).byDefault()).isEqualTo(Optional.of(Ability.INSIGHT));
    var whistle = Partial.of(OddStep.Attempt.class).with("by", "ilse").with("what", "whistle");
    assertThat(next(state, ILSE, whistle).byDefault()).isEqualTo(Optional.empty());
    assertThat(keys(next(state, ILSE, whistle)))
        .containsExactly("none", "prowess", "insight", "resolve");
  }

  @Test
  void whatLiesAboutComesAfterWhatOneHas() {
    assertThat(keys(bay().state(), ILSE, OddStep.Attack.class, "by", "ilse"))
        .containsSubsequence(
            "laser pistol", "unarmed", "improvised weapon", "thrown object", "thrown laser pistol");
  }
}
