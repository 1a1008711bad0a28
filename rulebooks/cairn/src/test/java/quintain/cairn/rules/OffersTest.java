package quintain.cairn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.cairn.Ford;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.Block;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Habit;
import quintain.cairn.state.Need;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Power;
import quintain.cairn.state.Reward;
import quintain.cairn.state.Shelf;
import quintain.cairn.state.Who;
import quintain.cairn.state.World;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Hints;
import quintain.kernel.Offer;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Quick;
import quintain.kernel.Refusal;
import quintain.kernel.Refusals;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;

/// What is offered, how it is filled in, and that the rules agree.
class OffersTest {
  private static final List<Seat> SEATS = List.of(Ford.MAREN, Ford.OSKAR, Ford.TILDA, Ford.WARDEN);

  private static List<Class<?>> commands(Class<?> sealed) {
    var found = new ArrayList<Class<?>>();
    for (Class<?> type : sealed.getPermittedSubclasses()) {
      if (type.isRecord()) {
        if (Command.class.isAssignableFrom(type)) {
          found.add(type);
        }
      } else {
        found.addAll(commands(type));
      }
    }
    return found;
  }

  /// A party with something of everything, in peace; nothing is left out, not even set-up.
  @Test
  void everyCommandIsOfferedToSomebodySomewhere() {
    var opening = Ford.opening();
    var shelf = opening.shelf();
    var idol = new World.Treasure("an idol", 100, "", "");
    var nan =
        Creation.being(
            new Who(
                "nan",
                "Nan",
                Ford.OSKAR,
                Who.Kind.HIRELING,
                Who.Side.PARTY,
                Secrecy.OPEN,
                Who.Persona.NONE),
            new Creation.Scores(10, 10, 10),
            4,
            Block.NONE,
            Pack.EMPTY,
            0,
            Optional.of(new Being.Hire("oskar", 100, false, 100)));
    var stone =
        Opening.creature("stone", Ford.WARDEN, mendingCreature(shelf), Secrecy.OPEN, 0, Pack.EMPTY);
    var peace =
        Ford.after(
            opening,
            new CairnEvent.Died("maren", "STR 0"),
            new CairnEvent.Joined(nan),
            new CairnEvent.Joined(stone),
            new CairnEvent.CoinsChanged("oskar", 5000, "a find"),
            new CairnEvent.AbilityLost("oskar", Ability.WIL, 1),
            new CairnEvent.ItemGained("oskar", Outfit.of(shelf.relic("Honeyclasp").orElseThrow())),
            new CairnEvent.ItemUsed("oskar", "honeyclasp", 1),
            new CairnEvent.ItemDropped("tilda", "torch"),
            new CairnEvent.Became("nan", Flag.CRITICALLY_DAMAGED, "critical damage"),
            new CairnEvent.Became("cutter-a", Flag.BOUND, "manacles"),
            new CairnEvent.NeedArose("tilda", new Need("water", 0, 0)),
            new CairnEvent.Scarred(
                "tilda",
                5,
                "diseased",
                Optional.of(new Reward(5, Reward.After.WEEK_WITH_HEALER, "infection"))),
            new CairnEvent.TreasurePlaced(idol),
            new CairnEvent.EffectBegan(
                new Effect(
                    1, "Shrunken", "oskar", List.of("oskar"), new Power.Shrink(6, 10), 99_999, 0)));
    var offered = new ArrayList<Class<?>>();
    for (CairnState state : List.of(peace, Ford.inRounds(opening))) {
      for (Seat seat :
          List.of(Ford.MAREN, Ford.OSKAR, Ford.TILDA, Ford.WARDEN, new Seat("newcomer"))) {
        for (Offer offer : Ford.BOOK.deeds().offers(state, seat)) {
          if (!offered.contains(offer.command())
              && (offer.blocked().isEmpty() || offer.command().equals(Transcribe.class))) {
            offered.add(offer.command());
          }
        }
      }
    }

    var played = new ArrayList<>(commands(CairnStep.class));
    // The phase can only be played out once all have declared: thePhaseWaitsForDeclarations.
    played.remove(ResolvePhase.class);
    assertThat(offered).containsExactlyInAnyOrderElementsOf(played);
  }

  private static Creature mendingCreature(Shelf shelf) {
    return shelf.creatures().stream()
        .filter(entry -> entry.habits().stream().anyMatch(Habit.Regains.class::isInstance))
        .findFirst()
        .orElseThrow();
  }

  // Weapon, then targets in reach

  @Test
  void targetsOfAnAttackAreThoseInReach() {
    var at = new LinkedHashMap<String, Integer>();
    at.put("captain", 60);
    at.put("cutter-a", 5);
    at.put("cutter-b", 60);
    at.put("cutter-c", 60);
    at.put("oskar", 30);
    var state = Ford.opening(at);
    var offer = Ford.offer(state, Ford.MAREN, CairnStep.Attack.class, "Maren attacks");

    var withAxe = offer.filled().with("with", List.of("axe"));

    assertThat(keys(next(state, Ford.MAREN, withAxe, "targets")))
        .containsExactly("cutter-a", "tilda");
    var bow =
        Ford.offer(state, Ford.OSKAR, CairnStep.Attack.class, "Oskar attacks")
            .filled()
            .with("with", List.of("bow"));
    assertThat(keys(next(state, Ford.OSKAR, bow, "targets")))
        .contains("captain", "cutter-a", "cutter-b", "cutter-c", "maren");
  }

  @Test
  void aWeaponThatReachesNobodyIsNoChoice() {
    var at = new LinkedHashMap<String, Integer>();
    at.put("oskar", 100);
    var state = Ford.opening(at);
    var offer = Ford.offer(state, Ford.OSKAR, CairnStep.Attack.class, "Oskar attacks");

    assertThat(keys(next(state, Ford.OSKAR, offer.filled(), "with")))
        .startsWith("bow")
        .doesNotContain("staff", "unarmed", "torch");
  }

  @Test
  void whoeverReachesNobodyCanStillThrowSomething() {
    var at = new LinkedHashMap<String, Integer>();
    at.put("maren", 100);
    var state = Ford.opening(at);
    var offer = Ford.offer(state, Ford.MAREN, CairnStep.Attack.class, "Maren attacks");

    assertThat(keys(next(state, Ford.MAREN, offer.filled(), "with")))
        .containsExactly("improvised", "throw axe");
  }

  @Test
  void severalTargetsMayBeNamedForTheWardenToRuleOn() {
    var state = Ford.opening();
    var offer = Ford.offer(state, Ford.TILDA, CairnStep.Attack.class, "Tilda attacks");

    var spear = next(state, Ford.TILDA, offer.filled().with("with", List.of("spear")), "targets");
    var flask =
        next(state, Ford.TILDA, offer.filled().with("with", List.of("fire flask")), "targets");

    assertThat(((Question.SomeOf<?>) spear).most()).isEqualTo(6);
    assertThat(((Question.SomeOf<?>) flask).most()).isEqualTo(6);
  }

  @Test
  void twoWeaponsOfOneHandAreAChoice() {
    var knife = Outfit.of(Ford.opening().shelf().gear("Knife").orElseThrow());
    var state = Ford.after(Ford.opening(), new CairnEvent.ItemGained("maren", knife));
    var offer = Ford.offer(state, Ford.MAREN, CairnStep.Attack.class, "Maren attacks");

    assertThat(keys(next(state, Ford.MAREN, offer.filled(), "with")))
        .startsWith("axe", "knife", "unarmed", "axe and knife", "improvised");
  }

  @Test
  void optionsHintAtSideDistanceAndOpenHealthOnly() {
    var state = Ford.opening();
    var filled =
        Ford.offer(state, Ford.MAREN, CairnStep.Attack.class, "Maren attacks")
            .filled()
            .with("with", List.of("axe"));
    var options = ((Question.SomeOf<?>) next(state, Ford.MAREN, filled, "targets")).options();

    var captain = options.stream().filter(o -> o.key().equals("captain")).findFirst().orElseThrow();
    var oskar = options.stream().filter(o -> o.key().equals("oskar")).findFirst().orElseThrow();

    assertThat(captain.hints())
        .containsExactly(
            new Option.Hint(Hints.SIDE, Hints.OTHER), new Option.Hint(Hints.DISTANCE, "0"));
    assertThat(oskar.hints())
        .containsExactly(
            new Option.Hint(Hints.SIDE, Hints.OWN),
            new Option.Hint(Hints.DISTANCE, "0"),
            new Option.Hint(Hints.HEALTH, "100"),
            new Option.Hint(Hints.MEANT, Hints.NO));
  }

  @Test
  void theUnseenAreNoTarget() {
    var state = Ford.unseen(Ford.opening(), "captain");
    var filled =
        Ford.offer(state, Ford.MAREN, CairnStep.Attack.class, "Maren attacks")
            .filled()
            .with("with", List.of("axe"));

    assertThat(keys(next(state, Ford.MAREN, filled, "targets"))).doesNotContain("captain");
    assertThat(Ford.BOOK.deeds().offers(state, Ford.MAREN).toString())
        .doesNotContainIgnoringCase("captain");
  }

  // What is not open says why

  @Test
  void spellbooksCannotBeCopied() {
    var blocked =
        Ford.offer(Ford.opening(), Ford.OSKAR, Transcribe.class, "Oskar copies")
            .blocked()
            .orElseThrow();

    assertThat(blocked.refusal().clause()).isEqualTo(Crn.CRN_MAGC_03);
  }

  @Test
  void whoeverHasDeclaredHasNoOtherAction() {
    var state =
        Ford.after(
            Ford.inRounds(Ford.opening()),
            new CairnEvent.Declared(new Fight.Declaration(new Wait("maren"), List.of())));

    var attack = Ford.offer(state, Ford.MAREN, CairnStep.Attack.class, "Maren attacks");

    assertThat(attack.blocked().orElseThrow().refusal())
        .isEqualTo(new Refusal(Crn.CRN_ACT_02, "Maren has declared an action already"));
    assertThat(Ford.offer(state, Ford.MAREN, Move.class, "Maren moves").blocked()).isEmpty();
  }

  @Test
  void thePhaseWaitsForDeclarations() {
    var offer =
        Ford.offer(Ford.inRounds(Ford.opening()), Ford.WARDEN, ResolvePhase.class, "Play out");

    assertThat(offer.blocked().orElseThrow().refusal().clause()).isEqualTo(Crn.CRN_ACT_04);
  }

  @Test
  void nobodyRestsInRounds() {
    var offer = Ford.offer(Ford.inRounds(Ford.opening()), Ford.MAREN, RestAMoment.class, "Rest");

    assertThat(offer.blocked().orElseThrow().refusal().clause()).isEqualTo(Crn.CRN_R_39);
  }

  @Test
  void theDeadAreReplacedAndDoNothingElse() {
    var state = Ford.after(Ford.opening(), new CairnEvent.Died("maren", "STR 0"));

    var offers = Ford.BOOK.deeds().offers(state, Ford.MAREN);

    assertThat(offers.stream().filter(offer -> offer.blocked().isEmpty()).map(Offer::label))
        .containsExactly("A new character, or a hireling, for Maren");
  }

  @Test
  void someoneElsesCharacterLeadsNowhere() {
    var partial = Partial.of(Wait.class).with("by", "oskar");

    assertThat(Ford.BOOK.deeds().choices(Ford.opening(), Ford.MAREN, partial))
        .isEqualTo(new Choices.Stuck(new Refusal(Crn.CRN_ACT_02, "You do not speak for oskar")));
  }

  @Test
  void aMoveGoesAsFarAsFortyFeetAndTowardsTheFoeByDefault() {
    var at = new LinkedHashMap<String, Integer>();
    at.put("maren", 100);
    var state = Ford.inRounds(Ford.opening(at));
    var move = Ford.offer(state, Ford.MAREN, Move.class, "Maren moves").filled();

    var question = (Question.NumberFrom) next(state, Ford.MAREN, move, "to");

    assertThat(question.least()).isEqualTo(60);
    assertThat(question.most()).isEqualTo(140);
    assertThat(question.byDefault()).isEqualTo(60);
  }

  // Offers and rules agree, whatever happens

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void openOffersAreNeverRefusedAndBlockedOnesAlwaysAre(long seed) {
    var random = new Random(seed);
    var state = Ford.opening();
    for (int turn = 0; turn < 60; turn++) {
      var seat = SEATS.get(random.nextInt(SEATS.size()));
      var offers = Ford.BOOK.deeds().offers(state, seat);
      for (Offer offer : offers) {
        agrees(state, seat, offer);
      }
      var open = offers.stream().filter(offer -> offer.blocked().isEmpty()).toList();
      if (!open.isEmpty()) {
        var offer = open.get(random.nextInt(open.size()));
        state = run(state, filled(state, seat, offer.filled(), random), random);
      }
    }
  }

  private static void agrees(CairnState state, Seat seat, Offer offer) {
    offer
        .blocked()
        .ifPresent(
            blocked -> {
              assertThat(Refusals.of(Ford.BOOK.rules(), state, (CairnStep) blocked.example()))
                  .as("%s: %s", offer.label(), blocked.example())
                  .contains(blocked.refusal());
              assertThat(Ford.BOOK.deeds().permits(state, seat, (CairnStep) blocked.example()))
                  .isEmpty();
            });
  }

  private static CairnStep filled(CairnState state, Seat seat, Partial partial, Random random) {
    var at = partial;
    while (true) {
      switch (Ford.BOOK.deeds().choices(state, seat, at)) {
        case Choices.Complete complete -> {
          var command = (CairnStep) complete.command();
          assertThat(Refusals.of(Ford.BOOK.rules(), state, command)).as("%s", command).isEmpty();
          assertThat(Ford.BOOK.deeds().permits(state, seat, command)).isEmpty();
          return command;
        }
        case Choices.Next next -> at = at.with(next.slot(), any(next.question(), random));
        case Choices.Stuck stuck -> throw new AssertionError(at + " is stuck: " + stuck.refusal());
      }
    }
  }

  private static Object any(Question<?> question, Random random) {
    return switch (question) {
      case Question.OneOf<?> q -> q.options().get(random.nextInt(q.options().size())).value();
      case Question.SomeOf<?> q -> {
        var left = new ArrayList<Option<?>>(q.options());
        var chosen = new ArrayList<Object>();
        int count = q.least() + random.nextInt(q.most() - q.least() + 1);
        while (chosen.size() < count) {
          chosen.add(left.remove(random.nextInt(left.size())).value());
        }
        yield List.copyOf(chosen);
      }
      case Question.NumberFrom q -> q.least() + random.nextInt(q.most() - q.least() + 1);
      case Question.YesNo _ -> random.nextBoolean();
      case Question.Words _ -> random.nextBoolean() ? "" : "a word, or two";
      case Question<?> q -> q.byDefault();
    };
  }

  private static CairnState run(CairnState state, CairnStep command, Random random) {
    try {
      var fate = new QuickFate(sides -> 1 + random.nextInt(sides), Policy.DEFAULTS);
      return new Quick<>(Ford.BOOK, fate).run(state, command);
    } catch (RuntimeException e) {
      throw new AssertionError("could not play " + command, e);
    }
  }

  private static Question<?> next(CairnState state, Seat seat, Partial partial, String slot) {
    var choices = Ford.BOOK.deeds().choices(state, seat, partial);
    assertThat(choices).isInstanceOf(Choices.Next.class);
    assertThat(((Choices.Next) choices).slot()).isEqualTo(slot);
    return ((Choices.Next) choices).question();
  }

  private static List<String> keys(Question<?> question) {
    return switch (question) {
      case Question.OneOf<?> q -> q.options().stream().map(Option::key).toList();
      case Question.SomeOf<?> q -> q.options().stream().map(Option::key).toList();
      case Question<?> q -> throw new AssertionError("no options: " + q);
    };
  }
}
