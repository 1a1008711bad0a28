package quintain.kernel.craft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.kernel.craft.Inn.ADA;
import static quintain.kernel.craft.Inn.BEN;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Audience;
import quintain.kernel.Choices;
import quintain.kernel.Hints;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.Theme;
import quintain.kernel.Topic;
import quintain.kernel.craft.Inn.*;
import quintain.kernel.craft.Inn.Chapter;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.kernel.forms.Blank;

/// Offers, forms, permissions and rules, all read off one declaration.
class DeedsTest {
  private static final InnDeeds DEEDS = InnDeeds.ALL;
  private static final Guest ANNE =
      new Guest("anne", "Anne", ADA, Side.GUESTS, Secrecy.OPEN, 0, List.of("a ballad", "a reel"));
  private static final Guest BOB =
      new Guest("bob", "Bob", BEN, Side.GUESTS, Secrecy.OPEN, 3, List.of());
  private static final Guest COOK =
      new Guest("cook", "Cook", Seat.REFEREE, Side.GUESTS, Secrecy.FIGURES_HIDDEN, 1, List.of());
  private static final Guest THIEF =
      new Guest("thief", "Thief", Seat.REFEREE, Side.THIEVES, Secrecy.OPEN, 9, List.of());
  private static final Guest SHADOW =
      new Guest("shadow", "Shadow", Seat.REFEREE, Side.THIEVES, Secrecy.UNSEEN, 2, List.of());
  private static final Evening EVENING =
      new Evening(List.of(ANNE, BOB, COOK, THIEF, SHADOW), List.of(), false);
  private static final Evening LATE = new Evening(EVENING.roster(), List.of(), true);

  private static List<String> open(Evening state, Seat seat) {
    return DEEDS.offers(state, seat).stream()
        .filter(offer -> offer.blocked().isEmpty())
        .map(Offer::label)
        .toList();
  }

  private static List<String> blocked(Evening state, Seat seat) {
    return DEEDS.offers(state, seat).stream()
        .filter(offer -> offer.blocked().isPresent())
        .map(offer -> offer.label() + ": " + offer.blocked().get().refusal().reason())
        .toList();
  }

  private static List<Option<?>> options(Evening state, Seat seat, Partial partial) {
    var next = (Choices.Next) DEEDS.choices(state, seat, partial);
    return switch (next.question()) {
      case Question.OneOf<?> q -> List.copyOf(q.options());
      case Question.SomeOf<?> q -> List.copyOf(q.options());
      case Question<?> q -> throw new AssertionError("no options: " + q);
    };
  }

  private static String why(Optional<Refusal> refusal) {
    return refusal.map(Refusal::reason).orElse("");
  }

  private static Evening after(Evening state, Turn step) {
    var play = play(state);
    DEEDS.resolve(step, play);
    return play.state();
  }

  private static Play<Evening, Turn, Happening> play(Evening state) {
    return new Play<>(new Inn(), state, new QuickFate(sides -> 1, Policy.DEFAULTS), null);
  }

  // Offers

  @Test
  void aPlayerIsOfferedWhatTheirOwnCanDoAndWhatTheSeatCan() {
    assertThat(open(EVENING, ADA))
        .containsExactly(
            "Anne greets somebody",
            "Anne sings a ballad",
            "Anne sings a reel",
            "Anne hits out",
            "Good night, Anne",
            "Raise a glass");
    assertThat(open(EVENING, BEN))
        .as("who stands elsewhere is not tired, and knows no song")
        .containsExactly("Bob greets somebody", "Bob hits out", "Raise a glass");
    assertThat(open(EVENING, new Seat("onlooker"))).isEmpty();
  }

  @Test
  void theRefereeIsOfferedTheirOwnAndTheWordsThatAreTheirs() {
    assertThat(open(EVENING, Seat.REFEREE))
        .containsExactly(
            "Cook hits out",
            "Thief hits out",
            "One of yours greets somebody",
            "Raise a glass",
            "Hush");
    assertThat(open(LATE, Seat.REFEREE)).containsExactly("Speak up");
  }

  @Test
  void whatIsNotOpenIsShownWithTheReasonUnlessItIsSaidOtherwise() {
    assertThat(blocked(LATE, ADA))
        .containsExactly(
            "Anne greets somebody: It is late",
            "Anne sings a ballad: Nobody sings so late",
            "Anne sings a reel: Nobody sings so late",
            "Raise a glass: It is late");
    assertThat(blocked(LATE, Seat.REFEREE))
        .containsExactly("Thief hits out: Not now", "Raise a glass: It is late");
  }

  @Test
  void anOfferIsForThoseOfWhomItOrElseTheKindOfDeedSaysSo() {
    assertThat(open(EVENING, Seat.REFEREE))
        .as("whoever hides does not hit out")
        .doesNotContain("Shadow hits out");
    assertThat(open(EVENING, ADA)).as("not only when it is quiet").contains("Good night, Anne");
  }

  // Slots

  @Test
  void slotsKnowWhomTheyMayNameAndInWhichOrder() {
    var greeting = Partial.of(Greet.class).with("by", "anne");
    assertThat(options(EVENING, ADA, greeting))
        .as("friends first and near before far; the unseen are not named")
        .extracting(Option::key)
        .containsExactly("cook", "bob", "thief");
    assertThat(options(EVENING, ADA, Partial.of(Brawl.class).with("by", "anne")))
        .as("the rules let nobody hit the cook")
        .extracting(Option::key)
        .containsExactly("thief", "bob");
    assertThat(options(EVENING, ADA, greeting).getFirst().hints())
        .as("hidden figures tell no health")
        .containsExactly(
            new Option.Hint(Hints.SIDE, Hints.OWN),
            new Option.Hint(Hints.DISTANCE, "1"),
            new Option.Hint(Hints.RAY, "0,0 1,0"));
    assertThat(options(EVENING, ADA, greeting).get(1).hints())
        .contains(new Option.Hint(Hints.HEALTH, "100"));
  }

  @Test
  void oneselfComesLastWhereOneMayMeanOneself() {
    var blank = new Blank<>(EVENING, ADA, Partial.of(Greet.class).with("by", "anne"), true);
    var topic = new Topic("inn.whom", Rule.GREET, Topic.PLAYER, "Whom?");

    var friend = PeopleSlots.<Evening, Guest>friendsOrSelf().of(blank, topic, ANNE).orElseThrow();
    var some = PeopleSlots.<Evening, Guest>anybody().of(blank, topic, ANNE).orElseThrow();

    assertThat(((Question.OneOf<?>) friend).options())
        .extracting(Option::key)
        .containsExactly("cook", "bob", "thief", "anne");
    var anybody = (Question.SomeOf<?>) some;
    assertThat(anybody.options())
        .extracting(Option::key)
        .containsExactly("thief", "cook", "bob", "anne");
    assertThat(anybody.least()).isZero();
    assertThat(anybody.most()).isEqualTo(4);
    assertThat(anybody.options().getLast().hints())
        .contains(new Option.Hint(Hints.SIDE, Hints.SELF), new Option.Hint(Hints.DISTANCE, "0"))
        .noneMatch(hint -> hint.name().equals(Hints.RAY));
  }

  @Test
  void oneselfComesBeforeFriendsWhereFoesAreMeantButMayBeAnybody() {
    var unread = new Blank<>(EVENING, ADA, Partial.of(Greet.class).with("by", "anne"), false);
    var topic = new Topic("inn.whom", Rule.GREET, Topic.PLAYER, "Whom?");

    var foe = PeopleSlots.<Evening, Guest>foesOrSelf().of(unread, topic, ANNE).orElseThrow();

    assertThat(((Question.OneOf<?>) foe).options())
        .extracting(Option::key)
        .containsExactly("thief", "anne", "cook", "bob");
    assertThat(((Question.OneOf<?>) foe).options().getFirst().hints())
        .as("nobody reads the line of sight")
        .noneMatch(hint -> hint.name().equals(Hints.RAY));
  }

  @Test
  void aWholeCommandIsTheCommand() {
    var partial = Partial.of(Sing.class).with("by", "anne").with("song", "a reel");
    assertThat(DEEDS.choices(EVENING, ADA, partial))
        .isEqualTo(new Choices.Complete(new Sing("anne", "a reel")));
    assertThat(DEEDS.choices(LATE, ADA, partial)).isInstanceOf(Choices.Stuck.class);
  }

  // Permissions

  @Test
  void playersSpeakForTheirOwnAndAimAtWhatTheySee() {
    assertThat(DEEDS.permits(EVENING, ADA, new Greet("anne", "bob", ""))).isEmpty();
    assertThat(why(DEEDS.permits(EVENING, ADA, new Greet("bob", "anne", ""))))
        .isEqualTo("You do not speak for bob");
    assertThat(DEEDS.permits(EVENING, ADA, new Brawl("bob", List.of())))
        .contains(new Refusal(Rule.TURN, "You do not speak for bob"));
    for (String id : List.of("shadow", "nobody")) {
      assertThat(DEEDS.permits(EVENING, ADA, new Greet("anne", id, "")))
          .as("the same words for the hidden and the absent")
          .contains(new Refusal(Rule.SEE, "Nobody here is called " + id));
      assertThat(DEEDS.permits(EVENING, ADA, new Greet(id, "bob", "")))
          .contains(new Refusal(Rule.GREET, "You do not speak for " + id));
    }
    assertThat(DEEDS.permits(EVENING, Seat.REFEREE, new Greet("bob", "shadow", ""))).isEmpty();
  }

  @Test
  void someCommandsAreTheRefereesAndSomeHaveARuleOfTheirOwn() {
    assertThat(why(DEEDS.permits(EVENING, ADA, new Hush(true))))
        .isEqualTo("Only the host says that");
    assertThat(DEEDS.permits(EVENING, Seat.REFEREE, new Hush(true))).isEmpty();
    assertThat(why(DEEDS.permits(EVENING, Seat.REFEREE, new Echo("x"))))
        .isEqualTo("That comes by itself");
    assertThat(why(DEEDS.permits(EVENING, new Seat("onlooker"), new Toast())))
        .isEqualTo("You have no glass");
  }

  // Rules

  @Test
  void aCommandIsRefusedForTheReasonItsOfferGivesOrDone() {
    assertThat(after(EVENING, new Greet("anne", "bob", "")).heard()).containsExactly("anne to bob");
    assertThat(after(EVENING, new Toast()).heard()).containsExactly("cheers");
    assertThat(after(EVENING, new Brawl("anne", List.of("bob"))).heard())
        .containsExactly("blows for [bob]");
    assertThatThrownBy(() -> after(LATE, new Greet("anne", "bob", "")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("It is late");
    assertThatThrownBy(() -> after(EVENING, new Brawl("anne", List.of("cook"))))
        .hasMessageContaining("Nobody hits the cook");
  }

  @Test
  void aCommandIsRefusedForWhoeverDoesItAndForNobody() {
    var gone = new Guest("gone", "Gone", ADA, Side.GUESTS, Secrecy.OPEN, -1, List.of());
    var evening = new Evening(List.of(gone, BOB), List.of(), false);
    assertThat(why(DEEDS.ownRefusal(evening, new Greet("gone", "bob", ""))))
        .isEqualTo("Gone is out of the house");
    assertThat(DEEDS.ownRefusal(evening, new Greet("bob", "gone", ""))).isEmpty();
    assertThat(DEEDS.ownRefusal(EVENING, new Greet("nobody", "bob", "")))
        .contains(new Refusal(Rule.GREET, "Nobody here is called nobody"));
  }

  @Test
  void aBlowIsHostileWhereItFallsOnAnotherSide() {
    assertThat(DEEDS.isHostile(EVENING, new Brawl("anne", List.of("bob")))).isFalse();
    assertThat(DEEDS.isHostile(EVENING, new Brawl("anne", List.of("bob", "thief")))).isTrue();
    assertThat(DEEDS.isHostile(EVENING, new Greet("anne", "thief", ""))).isFalse();
    assertThat(DEEDS.isHostile(new Brawl("anne", List.of("bob")))).isTrue();
    assertThat(DEEDS.isHostile(new Greet("anne", "thief", ""))).isFalse();
    assertThat(DEEDS.aimedAt(new Brawl("anne", List.of("bob")))).containsExactly("bob");
    assertThat(DEEDS.aimedAt(new Echo("x"))).isEmpty();
  }

  @Test
  void whatIsAimedAtSomebodyMeetsThemAndWhateverItIsSaidToMeet() {
    assertThat(DEEDS.meets(EVENING, new Brawl("anne", List.of("bob")))).containsExactly("bob");
    assertThat(DEEDS.meets(EVENING, new Toast())).contains("bob", "shadow");
    assertThat(DEEDS.aimedAt(new Toast())).isEmpty();
    assertThat(DEEDS.meets(EVENING, new Echo("x"))).isEmpty();
  }

  @Test
  void iconsAndKeysAreThoseOfTheDeeds() {
    assertThat(DEEDS.icons()).containsExactly(new Theme.Icon("greet", "hand"));
    assertThat(DEEDS.shortcuts())
        .containsExactly(new Theme.Shortcut("g", "greet", "greets somebody"));
  }

  // Sight

  @Test
  void whoMayKnowOfSomebodyFollowsFromTheirSecrecy() {
    assertThat(EVENING.maySee(COOK, ADA)).isTrue();
    assertThat(EVENING.maySeeFigures(COOK, ADA)).isFalse();
    assertThat(EVENING.maySee(SHADOW, ADA)).isFalse();
    assertThat(EVENING.maySeeFigures(SHADOW, Seat.REFEREE)).isTrue();
    assertThat(EVENING.witnesses("cook")).isEqualTo(Audience.EVERYONE);
    assertThat(EVENING.witnesses("shadow")).isEqualTo(Audience.REFEREE);
    assertThat(EVENING.witnesses("nobody")).isEqualTo(Audience.EVERYONE);
    var hidden = new Guest("spy", "Spy", ADA, Side.GUESTS, Secrecy.UNSEEN, 0, List.of());
    assertThat(EVENING.witnesses(hidden)).isEqualTo(Audience.only(ADA));
    assertThat(EVENING.maySeeFigures(hidden, ADA)).isTrue();
    assertThat(EVENING.nameOf("anne") + EVENING.nameOf("nobody")).isEqualTo("Annenobody");
  }

  // Declarations

  /// Nothing is declared yet.
  private static final class Undeclared extends Deeds<Evening, Guest, Turn, Happening> {
    private Undeclared() {
      super(new Inn(), new Refusal(Rule.HOST, "no"), new Refusal(Rule.HOST, "no"));
    }

    @Override
    protected Evening asSeenBy(Evening state, Seat seat) {
      return state.asSeenBy(seat);
    }
  }

  @Test
  void aRuleMayNeedWhatTheStepSaysThatCarriesItOut() {
    var deeds = new Undeclared();
    deeds
        .deed(Yawn.class, Rule.REST)
        .by(Yawn::by, "Who is tired?")
        .does(
            play -> play,
            Echo.class,
            (play, yawn, echo) ->
                play.emit(new Heard(yawn.by() + " yawns " + echo.what()), Rule.REST));
    var play = play(EVENING);
    deeds.carryOut(new Yawn("anne"), new Echo("twice"), play);
    assertThat(play.state().heard()).containsExactly("anne yawns twice");
    assertThatThrownBy(() -> deeds.carryOut(new Yawn("anne"), play))
        .isInstanceOf(ClassCastException.class);
  }

  @Test
  void everyComponentHasItsSlotInOrder() {
    var missing = new Undeclared().deed(Sing.class, Rule.SING).by(Sing::by, "Who?");
    assertThatThrownBy(() -> missing.does(Chapter::new, Chapter::sing))
        .hasMessageContaining("sing has the slots [by], and its components are [by, song]");
    var lambda = new Undeclared().deed(Yawn.class, Rule.REST).by(yawn -> yawn.by(), "Who?");
    assertThatThrownBy(() -> lambda.does(Chapter::new, Chapter::yawn))
        .hasMessageContaining("its components are [by]");
  }

  @Test
  void aDeedSaysWhoMayGiveItAndIsDeclaredOnceAndWhole() {
    var nobodys = new Undeclared().deed(Toast.class, Rule.REST);
    assertThatThrownBy(() -> nobodys.does(Chapter::new, Chapter::toast))
        .hasMessageContaining("toast does not say who may give it");
    var twice = new Undeclared();
    twice.word(Toast.class, Rule.REST).does(Chapter::new, Chapter::toast);
    assertThatThrownBy(() -> twice.word(Toast.class, Rule.REST))
        .hasMessageContaining("toast is declared twice");
    var half = new Undeclared();
    half.word(Toast.class, Rule.REST);
    for (Undeclared deeds : List.of(half, new Undeclared())) {
      assertThatThrownBy(() -> deeds.choices(EVENING, ADA, Partial.of(Toast.class)))
          .hasMessageContaining("there is no deed for toast");
    }
  }

  @Test
  void whatIsOfferedForSomebodyHasASlotForThem() {
    var nobody = new Undeclared();
    nobody
        .word(Toast.class, Rule.REST)
        .offered("toasts", Offer.Group.REST)
        .does(Chapter::new, Chapter::toast);
    assertThatThrownBy(() -> nobody.offers(EVENING, Seat.REFEREE))
        .hasMessageContaining("toast is offered for somebody and has no slot for them");
    assertThatThrownBy(() -> new Undeclared().deed(Toast.class, Rule.REST).ifOpen())
        .hasMessageContaining("toast says how it is offered before it is");
    assertThatThrownBy(() -> new Undeclared().deed(Toast.class, Rule.REST).oneOfYours())
        .hasMessageContaining("toast does not say what one of yours does");
    assertThatThrownBy(
            () ->
                new Undeclared()
                    .deed(Brawl.class, Rule.REST)
                    .slot(Brawl::targets, "?", foesFirst()))
        .hasMessageContaining("brawl asks about somebody before it has a slot for them");
  }

  private static OfActor<Evening, Guest> foesFirst() {
    return PeopleSlots.foesFirst();
  }
}
