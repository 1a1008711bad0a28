package quintain.kernel.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Duel;
import quintain.kernel.Hints;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Topic;

/// Forms are filled with what the rules let through, and with nothing else.
class FillingTest {
  private static final Seat HOST = new Seat("host");

  private static final Refusal NO = new Refusal(Duel.Rule.PLACE, "not at this table");

  /// A dinner table: those who sit there.
  private record Dinner(List<String> guests) implements State {}

  public record Pour(String by, List<String> to) implements Command {}

  public record Toast(Cup cup, boolean standing, int times, String words) implements Command {}

  public record Sing() implements Command {}

  public record Throw(String what, String at) implements Command {}

  public record Sit(String beside) implements Command {}

  public record Trip(String whom) implements Command {}

  public enum Cup {
    TIN,
    GOLD
  }

  private static final class DinnerForms extends Forms<Dinner> {
    private DinnerForms() {
      form(Pour.class, Duel.Rule.LUCK)
          .slot("by", "Who pours?", (blank, topic) -> guests(blank, topic, ""))
          .slot(
              "to",
              "For whom?",
              (blank, topic) -> {
                var by = blank.filled("by", String.class).orElse("");
                return Optional.of(
                    new Question.SomeOf<>(topic, List.of(), options(blank, by), 0, 9, List.of()));
              });
      form(Toast.class, Duel.Rule.OMEN)
          .slot("cup", "With which cup?", oneOf(Cup.values()))
          .slot("standing", "Standing?", yesNo())
          .slot("times", "How often?", number(1, 3, 2))
          .slot("words", "To what?", words("health"));
      form(Sing.class, Duel.Rule.REST);
      form(Throw.class, Duel.Rule.HIT)
          .slot(
              "what",
              "What?",
              (_, topic) ->
                  PlainSlots.oneOf(
                      topic, List.of(Option.of("spoon", "spoon"), Option.of("pie", "pie"))))
          .slot(
              "at",
              "At whom?",
              (_, topic) ->
                  PlainSlots.oneOf(
                      topic,
                      List.of(
                          Option.of("nobody", "nobody"),
                          onSide("ada", Hints.OTHER),
                          onSide("ben", Hints.OWN),
                          onSide("cy", Hints.SELF))));
      form(Sit.class, Duel.Rule.REST)
          .slot(
              "beside",
              "Beside whom?",
              (blank, topic) ->
                  Optional.of(new Question.OneOf<>(topic, List.of(), options(blank, ""), "cy")));
      marked();
    }

    /// One's own come first here, and are marked as those who should not be tripped.
    private void marked() {
      form(Trip.class, Duel.Rule.HIT)
          .slot(
              "whom",
              "Whom?",
              (_, topic) ->
                  PlainSlots.oneOf(
                      topic,
                      List.of(
                          new Option<>(
                              "ben",
                              "ben",
                              "ben",
                              List.of(
                                  new Option.Hint(Hints.SIDE, Hints.OWN),
                                  new Option.Hint(Hints.MEANT, Hints.NO))),
                          onSide("ada", Hints.OTHER))));
    }

    private static Option<String> onSide(String guest, String side) {
      return new Option<>(guest, guest, guest, List.of(new Option.Hint(Hints.SIDE, side)));
    }

    private static Optional<Question<?>> guests(
        Blank<Dinner> blank, quintain.kernel.Topic topic, String but) {
      return PlainSlots.oneOf(topic, options(blank, but));
    }

    private static List<Option<String>> options(Blank<Dinner> blank, String but) {
      return blank.state().guests().stream()
          .filter(guest -> !guest.equals(but))
          .map(guest -> Option.of(guest, guest))
          .toList();
    }
  }

  private static final DinnerForms FORMS = new DinnerForms();
  private static final Dinner FOUR = new Dinner(List.of("ada", "ben", "cy", "dot"));

  private static Filling<Dinner> filling(Dinner dinner, Predicate<Command> allowed) {
    return new Filling<>(
        FORMS, dinner, HOST, command -> allowed.test(command) ? Optional.empty() : Optional.of(NO));
  }

  /// Pouring is allowed where the guests poured for are.
  private static Filling<Dinner> pouring(Predicate<List<String>> to) {
    return filling(FOUR, command -> command instanceof Pour pour && to.test(pour.to()));
  }

  private static Question<?> next(Filling<Dinner> filling, Partial partial) {
    var choices = filling.choices(partial);
    assertThat(choices).isInstanceOf(Choices.Next.class);
    return ((Choices.Next) choices).question();
  }

  private static Question.SomeOf<?> guestsPouredFor(Predicate<List<String>> allowed) {
    return (Question.SomeOf<?>) next(pouring(allowed), Partial.of(Pour.class).with("by", "ada"));
  }

  private static List<String> keys(Question.OneOf<?> question) {
    return question.options().stream().map(Option::key).toList();
  }

  private static List<String> keys(Question.SomeOf<?> question) {
    return question.options().stream().map(Option::key).toList();
  }

  // One of several

  @Test
  void aSlotOffersOnlyWhatLeadsToACommandThatIsNotRefused() {
    var filling =
        filling(FOUR, command -> command instanceof Pour pour && !pour.by().equals("ada"));

    var who = (Question.OneOf<?>) next(filling, Partial.of(Pour.class));

    assertThat(keys(who)).containsExactly("ben", "cy", "dot");
    assertThat((Object) who.byDefault()).isEqualTo("ben");
    assertThat(who.topic().prompt(List.of())).isEqualTo("Who pours?");
    assertThat(who.topic().clause()).isEqualTo(Duel.Rule.LUCK);
    assertThat(who.topic().family()).isEqualTo("slot");
  }

  @Test
  void theDefaultStaysWhereItIsLegal() {
    var filling = filling(FOUR, command -> command instanceof Toast);

    var cup = (Question.OneOf<?>) next(filling, Partial.of(Toast.class));

    assertThat(keys(cup)).containsExactly("tin", "gold");
    assertThat((Object) cup.byDefault()).isEqualTo(Cup.TIN);
  }

  @Test
  void aDefaultThatIsNotTheFirstStaysToo() {
    var question = (Question.OneOf<?>) next(filling(FOUR, _ -> true), Partial.of(Sit.class));

    assertThat((Object) question.byDefault()).isEqualTo("cy");
  }

  @Test
  void whatLeadsNowhereIsStuckWithTheReasonOfAnExample() {
    var choices = filling(FOUR, _ -> false).choices(Partial.of(Pour.class));

    assertThat(choices).isEqualTo(new Choices.Stuck(NO));
  }

  @Test
  void whereThereIsNothingToChooseFromThatIsTheReason() {
    var choices = filling(new Dinner(List.of()), _ -> true).choices(Partial.of(Pour.class));

    assertThat(choices)
        .isEqualTo(
            new Choices.Stuck(new Refusal(Duel.Rule.LUCK, "There is nothing to choose from")));
  }

  @Test
  void aFilledFormIsTheCommandOrItsRefusal() {
    var toast =
        Partial.of(Toast.class)
            .with("cup", Cup.GOLD)
            .with("standing", true)
            .with("times", 3)
            .with("words", "spring");

    assertThat(filling(FOUR, _ -> true).choices(toast))
        .isEqualTo(new Choices.Complete(new Toast(Cup.GOLD, true, 3, "spring")));
    assertThat(filling(FOUR, _ -> false).choices(toast)).isEqualTo(new Choices.Stuck(NO));
  }

  // Whom it is meant for

  private static boolean isMeant(Option<?> option) {
    return option.hints().stream().noneMatch(hint -> hint.name().equals(Hints.MEANT));
  }

  @Test
  void whoIsNotOnTheSideNamedFirstIsMarked() {
    var at =
        (Question.OneOf<?>)
            next(filling(FOUR, _ -> true), Partial.of(Throw.class).with("what", "pie"));

    assertThat(keys(at)).containsExactly("nobody", "ada", "ben", "cy");
    assertThat(at.options().stream().map(FillingTest::isMeant))
        .containsExactly(true, true, false, false);
  }

  @Test
  void theDefaultIsWhatReachesThoseItIsMeantFor() {
    // A spoon reaches only ben, one's own; the pie reaches ada.
    var filling =
        filling(
            FOUR,
            command ->
                command instanceof Throw thrown
                    && (thrown.at().equals("ben")
                        || (thrown.what().equals("pie") && thrown.at().equals("ada"))));

    var what = (Question.OneOf<?>) next(filling, Partial.of(Throw.class));
    assertThat(keys(what)).containsExactly("spoon", "pie");
    assertThat((Object) what.byDefault()).isEqualTo("pie");
    var at = (Question.OneOf<?>) next(filling, Partial.of(Throw.class).with("what", "pie"));
    assertThat((Object) at.byDefault()).isEqualTo("ada");
  }

  @Test
  void whereOnlyOthersCanBeReachedTheFirstOfThemIsLeft() {
    var filling =
        filling(FOUR, command -> command instanceof Throw thrown && thrown.at().equals("ben"));

    var what = (Question.OneOf<?>) next(filling, Partial.of(Throw.class));
    assertThat((Object) what.byDefault()).isEqualTo("spoon");
    var at = (Question.OneOf<?>) next(filling, Partial.of(Throw.class).with("what", "spoon"));
    assertThat(keys(at)).containsExactly("ben");
    assertThat(isMeant(at.options().getFirst())).isFalse();
  }

  @Test
  void whatTheBookHasMarkedItselfStandsWhoeverComesFirst() {
    var whom = (Question.OneOf<?>) next(filling(FOUR, _ -> true), Partial.of(Trip.class));

    assertThat(whom.options().stream().map(FillingTest::isMeant)).containsExactly(false, true);
    assertThat((Object) whom.byDefault()).isEqualTo("ada");

    var alone =
        (Question.OneOf<?>)
            next(
                filling(FOUR, command -> command instanceof Trip trip && trip.whom().equals("ben")),
                Partial.of(Trip.class));
    assertThat(alone.options().getFirst().hints())
        .containsExactly(
            new Option.Hint(Hints.SIDE, Hints.OWN), new Option.Hint(Hints.MEANT, Hints.NO));
  }

  // Yes or no, numbers, words

  @Test
  void aYesOrNoWithOneLegalAnswerLeavesThatOne() {
    var cup = Partial.of(Toast.class).with("cup", Cup.TIN);

    assertThat(next(filling(FOUR, _ -> true), cup)).isInstanceOf(Question.YesNo.class);
    var up =
        (Question.OneOf<?>)
            next(filling(FOUR, command -> command instanceof Toast toast && toast.standing()), cup);
    assertThat(keys(up)).containsExactly("yes");
    assertThat((Object) up.byDefault()).isEqualTo(true);
    var down =
        (Question.OneOf<?>)
            next(
                filling(FOUR, command -> command instanceof Toast toast && !toast.standing()), cup);
    assertThat(keys(down)).containsExactly("no");
    assertThat((Object) down.byDefault()).isEqualTo(false);
    assertThat(filling(FOUR, _ -> false).choices(cup)).isEqualTo(new Choices.Stuck(NO));
  }

  @Test
  void numbersAndWordsAreAskedWithTheirDefaults() {
    var standing = Partial.of(Toast.class).with("cup", Cup.TIN).with("standing", false);
    var open = filling(FOUR, command -> command instanceof Toast toast && toast.times() == 2);

    assertThat(next(open, standing))
        .isInstanceOfSatisfying(
            Question.NumberFrom.class,
            number -> {
              assertThat(number.least()).isEqualTo(1);
              assertThat(number.most()).isEqualTo(3);
              assertThat(number.byDefault()).isEqualTo(2);
            });
    assertThat(next(open, standing.with("times", 2)))
        .isInstanceOfSatisfying(
            Question.Words.class,
            words -> {
              assertThat(words.longest()).isEqualTo(500);
              assertThat(words.byDefault()).isEqualTo("health");
            });
    assertThat(open.choices(standing.with("times", 1))).isEqualTo(new Choices.Stuck(NO));
  }

  // Some of several

  @Test
  void allMayBeChosenTogetherWhereTheRulesLetThem() {
    var some = guestsPouredFor(_ -> true);

    assertThat(keys(some)).containsExactly("ben", "cy", "dot");
    assertThat(some.least()).isZero();
    assertThat(some.most()).isEqualTo(3);
    assertThat(some.byDefault()).isEmpty();
  }

  @Test
  void noneIsLegalOnlyWhereTheRulesSaySo() {
    var some = guestsPouredFor(to -> !to.isEmpty() && !to.contains("ben"));

    assertThat(keys(some)).containsExactly("cy", "dot");
    assertThat(some.least()).isEqualTo(1);
    assertThat(some.most()).isEqualTo(2);
    assertThat((Object) some.byDefault()).isEqualTo(List.of("cy"));
  }

  @Test
  void anyThreeButNotAllFour() {
    var five = new Dinner(List.of("ada", "ben", "cy", "dot", "eve"));
    var some =
        (Question.SomeOf<?>)
            next(
                filling(five, command -> command instanceof Pour pour && pour.to().size() <= 3),
                Partial.of(Pour.class).with("by", "ada"));

    assertThat(some.options()).hasSize(4);
    assertThat(some.most()).isEqualTo(3);
  }

  @Test
  void onlyOneAtATime() {
    assertThat(guestsPouredFor(to -> to.size() == 1).most()).isEqualTo(1);
  }

  @Test
  void anyTwoButNotAllThree() {
    assertThat(guestsPouredFor(to -> to.size() <= 2).most()).isEqualTo(2);
  }

  @Test
  void nobodyAtAllIsAChoiceOfNothing() {
    var some = guestsPouredFor(List::isEmpty);

    assertThat(some.options()).isEmpty();
    assertThat(some.most()).isZero();
  }

  @Test
  void whereItDependsOnWhoTheGroupsThatFitAreOffered() {
    // ben and cy sit together, dot far away
    var question =
        (Question.OneOf<?>)
            next(
                pouring(to -> !to.isEmpty() && (!to.contains("dot") || to.size() == 1)),
                Partial.of(Pour.class).with("by", "ada"));

    assertThat(keys(question)).containsExactly("ben", "cy", "dot", "ben and cy");
    assertThat(question.options().get(3).label()).isEqualTo("ben, cy");
    assertThat((Object) question.options().get(3).value()).isEqualTo(List.of("ben", "cy"));
    assertThat((Object) question.byDefault()).isEqualTo(List.of("ben"));
  }

  // Offers

  @Test
  void anOfferIsOpenBlockedWithItsReasonOrLeftOut() {
    var offers = new OfferList<>(filling(FOUR, command -> !(command instanceof Pour)));

    offers.add("Sing", Offer.Group.ACT, Partial.of(Sing.class));
    offers.add("Pour", Offer.Group.GEAR, Partial.of(Pour.class));
    offers.addIfOpen("Pour quietly", Offer.Group.GEAR, Partial.of(Pour.class));
    offers.addIfOpen("Toast", Offer.Group.REST, Partial.of(Toast.class));

    assertThat(offers.offers())
        .containsExactly(
            Offer.open("Sing", Offer.Group.ACT, Partial.of(Sing.class)),
            Offer.blocked(
                "Pour",
                Offer.Group.GEAR,
                Partial.of(Pour.class),
                NO,
                new Pour("ada", List.of("ben"))),
            Offer.open("Toast", Offer.Group.REST, Partial.of(Toast.class)));
  }

  @Test
  void whatCouldNotEvenBeSaidIsNotOffered() {
    var offers = new OfferList<>(filling(new Dinner(List.of()), _ -> true));

    offers.add("Pour", Offer.Group.GEAR, Partial.of(Pour.class));

    assertThat(offers.offers()).isEmpty();
  }

  // Forms

  @Test
  void slotsAreNamedInOrderAndStrangersComplainedOf() {
    assertThat(FORMS.slots(Toast.class)).containsExactly("cup", "standing", "times", "words");
    assertThatThrownBy(
            () ->
                FORMS.question(
                    new Blank<>(FOUR, HOST, Partial.of(Duel.Breathe.class), true), "air"))
        .hasMessage("there is no form for breathe");
    assertThatThrownBy(
            () -> FORMS.question(new Blank<>(FOUR, HOST, Partial.of(Sing.class), true), "song"))
        .hasMessage("sing has no slot song");
  }

  @Test
  void onlyTheSlotThatSomebodyChoosesFromIsRead() {
    var seen = new ArrayList<String>();
    var forms =
        new Forms<Dinner>() {
          {
            form(Throw.class, Duel.Rule.HIT)
                .slot("what", "What?", this::guests)
                .slot("at", "At whom?", this::guests);
          }

          private Optional<Question<?>> guests(Blank<Dinner> blank, quintain.kernel.Topic topic) {
            seen.add(topic.id() + (blank.read() ? " read" : " tried"));
            return DinnerForms.guests(blank, topic, "");
          }
        };
    var filling = new Filling<>(forms, new Dinner(List.of("ada")), HOST, _ -> Optional.empty());

    assertThat(filling.leadsSomewhere(Partial.of(Throw.class))).isTrue();
    assertThat(seen).containsExactly("what tried", "at tried");

    seen.clear();
    filling.choices(Partial.of(Throw.class));
    assertThat(seen).startsWith("what read").contains("at tried").doesNotContain("at read");
  }

  @Test
  void aFreshIdComesAfterAllThatAreTaken() {
    var taken = new ArrayList<>(List.of("wolf-1", "wolf-4", "wolf-2-1"));

    assertThat(freshId("wolf", taken)).isEqualTo("wolf-5");
    assertThat(freshId("bear", taken)).isEqualTo("bear-1");
  }

  @Test
  void namesAreSaidAsTheyAreWrittenAndNoneIsNoQuestion() {
    var topic = new Topic("dinner.what", Duel.Rule.PLACE, Topic.PLAYER, "What?");

    var asked = (Question.OneOf<?>) named(topic, List.of("lamp", "rope")).orElseThrow();

    assertThat(asked.options()).extracting(Option::label).containsExactly("lamp", "rope");
    assertThat(asked.byDefault()).isEqualTo("lamp");
    assertThat(named(topic, List.of())).isEmpty();
  }
}
