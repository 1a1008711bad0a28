package quintain.otherworlds;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import quintain.kernel.Choices;
import quintain.kernel.Hints;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.otherworlds.rules.Arms;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.space.Grid;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// What is offered to a seat, and what may go into the slots.
class OffersTest {
  private static final OtherworldsBook BOOK = new OtherworldsBook();
  private static final Seat HERO = new Seat("hero");

  private static Optional<Offer> offer(OtwState state, Seat seat, String label) {
    return BOOK.deeds().offers(state, seat).stream()
        .filter(offer -> offer.label().equals(label))
        .findFirst();
  }

  private static Table<OtwState, OtwStep, OtwEvent> battle(int mine, int theirs) {
    return hero("6/3/6/3/3/4")
        .picking("Focus", "Lunge")
        .holding("Woodfall Axe")
        .against("Rust Raider")
        .given("foe.at", "5,0")
        .dice(faces(mine, theirs))
        .when(new OtwStep.BeginBattle());
  }

  @Test
  void onTheirTurnSomebodyMayMoveAndBraceButNotReachAnEnemyFarOff() {
    var state = battle(5, 1).state();

    assertThat(offer(state, HERO, "Hero moves").orElseThrow().blocked()).isEmpty();
    assertThat(offer(state, HERO, "Hero braces").orElseThrow().blocked()).isEmpty();
    assertThat(offer(state, HERO, "Hero uses Focus").orElseThrow().blocked()).isEmpty();
    assertThat(offer(state, HERO, "Hero ends the turn").orElseThrow().blocked()).isEmpty();
    var attack = offer(state, HERO, "Hero attacks").orElseThrow().blocked().orElseThrow();
    assertThat(attack.refusal().clause()).isEqualTo(Otw.OTW_R_72);
  }

  @Test
  void outOfTurnOneOfferSaysWhyNot() {
    var state = battle(1, 5).state();

    var attack = offer(state, HERO, "Hero attacks").orElseThrow().blocked().orElseThrow();
    assertThat(attack.refusal().clause()).isEqualTo(Otw.OTW_INIT_03);
    assertThat(offer(state, HERO, "Hero braces")).isEmpty();
    assertThat(offer(state, Seat.REFEREE, "Foe braces").orElseThrow().blocked()).isEmpty();
  }

  @Test
  @Covers({"OTW-SPD-01", "OTW-R-56"})
  void aMoveShowsWhatEverySpaceCosts() {
    var state = battle(5, 1).state();
    var choices =
        BOOK.deeds().choices(state, HERO, Partial.of(OtwStep.Move.class).with("by", "hero"));

    assertThat(choices).isInstanceOf(Choices.Next.class);
    var where = (Question.Where) ((Choices.Next) choices).question();
    assertThat(where.spots()).extracting(Option::value).contains(new Spot(4, 0, 0));
    assertThat(where.spots()).extracting(Option::value).doesNotContain(new Spot(5, 0, 0));
    assertThat(where.byDefault()).isEqualTo(new Spot(4, 0, 0));
    var far =
        where.spots().stream()
            .filter(option -> option.value().equals(new Spot(3, 0, 0)))
            .findFirst()
            .orElseThrow();
    assertThat(far.hints())
        .contains(new Option.Hint(Hints.COST, "3 spaces, 1 turn point, 1 space left"));
  }

  @Test
  @Covers("OTW-R-109")
  void figuresAreSetByWhatTheSheetCallsThem() {
    var set = Partial.of(OtwStep.SetValue.class);
    var choices = BOOK.deeds().choices(battle(5, 1).state(), Seat.REFEREE, set);
    var facts = (Question.OneOf<?>) ((Choices.Next) choices).question();
    assertThat(facts.options())
        .extracting(Option::label)
        .contains("Hero: Health", "Hero: Astral", "Hero: Discipline");
  }

  @Test
  @Covers("OTW-R-88")
  void theBerserkAreShownOnlySpacesTowardsTheClosestEnemy() {
    var raging = Status.forBattle(Status.Kind.BERSERK, 1, "");
    var state = new FightEvent.Became("hero", raging).appliedTo(battle(5, 1).state());
    var choices =
        BOOK.deeds().choices(state, HERO, Partial.of(OtwStep.Move.class).with("by", "hero"));
    var where = (Question.Where) ((Choices.Next) choices).question();
    assertThat(where.spots())
        .extracting(Option::value)
        .contains(new Spot(1, 1, 0))
        .doesNotContain(new Spot(0, 1, 0), new Spot(0, 2, 0));
  }

  @Test
  void asManyRoundsAreOfferedAsCanBeUnloaded() {
    var state = hero("3/7/4/3/3/4").inBothHands("Courier Rifle").against("Rust Raider").state();
    var choices =
        BOOK.deeds()
            .choices(
                state,
                HERO,
                Partial.of(OtwStep.Attack.class)
                    .with("by", "hero")
                    .with("with", List.of("courier rifle"))
                    .with("targets", List.of("foe"))
                    .with("thrown", false));

    var rounds = (Question.NumberFrom) ((Choices.Next) choices).question();
    assertThat(rounds.most()).isEqualTo(3);
  }

  @Test
  void aWeaponThatSweepsShowsTheSpacesBesideItsTarget() {
    var hero = hero("6/3/6/3/3/4").mastering(Family.BUSTERS).inBothHands("Slab Blade");
    var state = hero.against("Rust Raider").given("hero.at", "0,1").given("foe.at", "1,1").state();

    assertThat(area(state, "slab blade")).contains("1,0 1,1 1,2");
    assertThat(area(state, Arms.BARE_HANDS)).isEmpty();
  }

  /// The spaces that an attack on the foe takes in, in order.
  private static Optional<String> area(OtwState state, String weapon) {
    var choices =
        BOOK.deeds()
            .choices(
                state,
                HERO,
                Partial.of(OtwStep.Attack.class).with("by", "hero").with("with", List.of(weapon)));
    var targets = (Question.SomeOf<?>) ((Choices.Next) choices).question();
    return targets.options().getFirst().hints().stream()
        .filter(hint -> hint.name().equals(Hints.AREA))
        .map(hint -> Stream.of(hint.value().split(" ", -1)).sorted().collect(joining(" ")))
        .findFirst();
  }

  @Test
  void theUnseenAreNobodysTargets() {
    var state =
        hero("6/3/6/3/3/4")
            .holding("Woodfall Axe")
            .against("Rust Raider")
            .given("foe.secrecy", "unseen")
            .state();

    assertThat(BOOK.deeds().offers(state, HERO).toString()).doesNotContain("foe");
  }

  @Test
  void everyQuestionTheRulesAskIsListedOnce() {
    assertThat(BOOK.rules().topics()).extracting(topic -> topic.id()).doesNotHaveDuplicates();
    assertThat(BOOK.rules().topics()).extracting(topic -> topic.id()).contains("spend", "picks");
  }

  @Test
  void anotherMapIsLaidUnderEverybody() {
    var small = Grid.open(10, 3, 3);
    hero("6/3/6/3/3/4")
        .alone()
        .given("hero.at", "5,5")
        .refuses(new OtwStep.LayMap(Grid.open(5, 9, 9)), "OTW-R-56")
        .when(new OtwStep.LayMap(small))
        .then("hero.at", "0,0");
  }
}
