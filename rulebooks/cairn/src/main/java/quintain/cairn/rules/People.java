package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Amount;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Creature;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Habit;
import quintain.cairn.state.Item;
import quintain.cairn.state.Outfit;
import quintain.cairn.state.Pack;
import quintain.cairn.state.Scale;
import quintain.cairn.state.Timer;
import quintain.cairn.state.Values;
import quintain.cairn.state.Who;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.craft.PeopleSlots;
import quintain.kernel.forms.Blank;

/// Who comes, goes, and is spoken for by whom; the Warden's hand.
final class People extends Chapter {
  private static final String NEW = "new";

  /// So many alike may fight as one (CRN-DET-01).
  private static final int LARGE_GROUP = 10;

  private static final int MOST_AT_ONCE = 100;

  People(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.deed(Replace.class, CRN_DEAD_01)
        .offered(being -> "A new character, or a hireling, for " + being.name(), ADVANCE)
        .when((_, being) -> being.isDead() && being.isPc())
        .toPlayers()
        .offeredOnce("Replace a dead character", REFEREE)
        .ifOpen()
        .toReferee()
        .by(Replace::dead, "Who has died?", People::dead)
        .slot(Replace::id, "Under which name would a new character go?", freshId("character"))
        .refuses(People::refusal)
        .does(People::new, People::replace);
    var hand = book.hand;
    hand.bringIn(
            BringIn.class,
            CRN_REF_02,
            "creatures",
            BringIn::creature,
            state -> state.shelf().creatures())
        .slot(BringIn::count, "How many?", number(1, 12, 1))
        .refuses(
            (state, step) ->
                hand.arrivalRefusal(
                    state, step, CRN_BST, state.shelf().creatures(), step.creature(), MOST_AT_ONCE))
        .does(People::new, People::bringIn);
    hand.welcome(Welcome.class, CRN_PRE, state -> state.shelf().pregens(), People::guest)
        .emits((state, step) -> new CairnEvent.Joined(guest(state, step)), CRN_CRE_01);
    hand.takeAway(TakeAway.class, CRN_REF_02, being -> !being.isPc())
        .emits(step -> new CairnEvent.Left(step.who()), CRN_RND_01);
    hand.handOver(HandOver.class, CRN_DEAD_01)
        .emits(step -> new CairnEvent.HandedOver(step.who(), step.seat()), CRN_RND_01);
    hand.reveal(Reveal.class, CRN_TURN_01, Being::isNpc)
        .emits(step -> new CairnEvent.Revealed(step.who(), step.secrecy()), CRN_RND_01);
    book.word(CairnStep.Harm.class, CRN_ATK_01)
        .offeredOnce("Hurt somebody", REFEREE)
        .ifOpen()
        .icon("flame")
        .key("t")
        .about(CairnStep.Harm::who, "Who is hurt?", everybody())
        .slot(CairnStep.Harm::amount, "How much?", People::amounts)
        .slot(CairnStep.Harm::ignoresArmor, "Does it ignore Armor?", yesNo())
        .slot(CairnStep.Harm::source, "By what?", words("a trap"))
        .does(People::new, People::harm);
    book.word(Drain.class, CRN_R_41)
        .offeredOnce("Drain an ability", REFEREE)
        .ifOpen()
        .about(Drain::who, "Who is drained?", everybody())
        .slot(Drain::ability, "Of which ability?", oneOf(Ability.values(), Ability::name))
        .slot(Drain::amount, "How much?", People::amounts)
        .slot(Drain::source, "By what?", words("poison"))
        .does(People::new, People::drain);
    hand.setValue(SetValue.class, CRN_ACT_03, Values.ALL, "the Warden says so")
        .does(People::new, People::setValue);
  }

  /// Characters of one's own, and for the Warden anybody's, who have died.
  private static Optional<? extends Question<?>> dead(Blank<CairnState> blank, Topic topic) {
    var seat = blank.seat();
    return PeopleSlots.<CairnState, Being>those(
            being ->
                being.isDead() && being.isPc() && (seat.isReferee() || being.seat().equals(seat)))
        .of(blank, topic);
  }

  private static Optional<Question<?>> amounts(Blank<CairnState> blank, Topic topic) {
    return oneOf(
        topic,
        Stream.of("1d4", "1d6", "1d8", "1d10", "1d12", "2d6", "3d6", "1", "2", "3", "4", "5", "6")
            .map(text -> new Option<>(text, text, Amount.parse(text)))
            .toList());
  }

  // Replacements

  static Optional<Refusal> refusal(CairnState state, CairnStep.Replace step) {
    var dead = state.find(step.dead());
    if (dead.isEmpty()) {
      return nobodyCalled(step.dead(), CRN_DEAD_01);
    }
    if (!dead.get().isPc() || !dead.get().isDead()) {
      return barred(CRN_DEAD_01, dead.get().name() + " is no dead player character");
    }
    if (dead.get().is(Flag.REPLACED)) {
      return barred(CRN_DEAD_01, dead.get().name() + " has been replaced already");
    }
    return state.nameRefusal(step.id(), dead.get().seat(), CRN_CRE_01);
  }

  /// A new character, or a hireling as they stand, at once (CRN-DEAD-01, CRN-DEAD-02, CRN-R-56).
  void replace(CairnStep.Replace step) {
    var dead = being(step.dead());
    var options = new ArrayList<Option<String>>();
    options.add(Option.of(NEW, "a new character"));
    for (Being being : state().side(Who.Side.PARTY)) {
      if (being.who().kind() == Who.Kind.HIRELING && !being.isDead()) {
        options.add(Option.of(being.id(), being.name()));
      }
    }
    var chosen =
        play.ask(
            dead.seat(),
            new Question.OneOf<>(Prompts.REPLACEMENT, List.of(dead.id()), options, NEW));
    emit(new CairnEvent.Became(dead.id(), Flag.REPLACED, ""), CRN_DEAD_01);
    if (chosen.equals(NEW)) {
      play.then(new CairnStep.CreateCharacter(step.id(), dead.seat()));
    } else {
      play.cite(CRN_R_56);
      emit(new CairnEvent.TookOver(dead.id(), chosen), CRN_DEAD_02);
    }
  }

  // Creatures

  /// Creatures come in, many of a kind perhaps as one detachment (CRN-DET-01).
  void bringIn(CairnStep.BringIn step) {
    state().shelf().creature(step.creature()).ifPresent(entry -> bringIn(entry, step));
  }

  private void bringIn(Creature entry, CairnStep.BringIn step) {
    boolean large = entry.detachment() || step.count() >= LARGE_GROUP;
    boolean detachment =
        large
            && play.ask(
                Seat.REFEREE,
                new Question.YesNo(Prompts.DETACHMENT, List.of(entry.name()), entry.detachment()));
    // An entry marked D is a whole group already; any other becomes one only all together.
    int count = detachment && !entry.detachment() ? 1 : step.count();
    for (int n = 1; n <= count; n++) {
      var id = step.id(n);
      var creature =
          Opening.creature(
              id,
              Seat.REFEREE,
              entry.fightingAsOne(detachment),
              state().scene().foeFigures(),
              state().scene().placeOf(id),
              books(id, entry));
      emit(new CairnEvent.Joined(creature), detachment ? CRN_DET_01 : CRN_BST);
    }
  }

  /// Those who carry spellbooks have them by d100.
  private Pack books(String id, Creature entry) {
    var items = new ArrayList<Item>();
    var book = state().shelf().gear("Spellbook");
    for (Habit habit : entry.habits()) {
      if (habit instanceof Habit.Spellbooks books && book.isPresent()) {
        for (int i = 0; i < books.count(); i++) {
          new Creation(play)
              .rollSpell(new Creation.Newcomer(id, Seat.REFEREE))
              .ifPresent(spell -> items.add(Outfit.of(book.get(), spell)));
        }
      }
    }
    return Pack.of(items, 0);
  }

  private static Being guest(CairnState state, CairnStep.Welcome step) {
    return Opening.person(step.id(), step.seat(), step.sheet(), state.shelf(), 0);
  }

  // The Warden's hand

  private Being living(String id, Clause why) {
    var being = known(id, why);
    if (being.isDead()) {
      throw refuse(why, being.name() + " is dead");
    }
    return being;
  }

  /// Damage of any kind counts: a trap scars as well as a blade (CRN-R-09).
  void harm(CairnStep.Harm step) {
    var victim = living(step.who(), CRN_R_09);
    int damage = roll(victim, step.amount(), CRN_R_09);
    new Harm(play).take(victim, damage, step.ignoresArmor(), step.source());
  }

  /// Points straight off an ability (CRN-R-41).
  void drain(CairnStep.Drain step) {
    var victim = living(step.who(), CRN_R_41);
    int points = roll(victim, step.amount(), CRN_R_41);
    new Harm(play).drain(victim, step.ability(), points, CRN_R_41);
  }

  /// What is set does what it does in play: STR that comes to 0 kills, Fatigue takes the place of
  /// things, ten filled slots leave no HP, a broken arm and a lost hand hold nothing, whoever is
  /// free is out of every grip, and whoever is dying has an hour (CRN-LOSS-01, CRN-INV-09,
  /// CRN-INV-05, CRN-R-59, CRN-R-69, CRN-R-65, CRN-R-17).
  void setValue(CairnStep.SetValue step) {
    var before = state();
    var figure = step.fact().substring(step.fact().lastIndexOf('.') + 1);
    boolean inWords = Scale.number(figure, step.value()).isPresent();
    emit(
        new CairnEvent.ValueSet(step.fact(), step.value(), step.reason()),
        inWords ? CRN_NPC_02 : CRN_ACT_03);
    for (Being was : before.roster()) {
      var now = being(was.id());
      if (was.str().now() > 0 && now.str().now() <= 0 && !now.isDead()) {
        new Harm(play).die(now, "STR 0", now.isDetachment() ? CRN_DET_03 : CRN_LOSS_01);
      }
      if (was.pack().fatigue() < now.pack().fatigue()) {
        new Deprivation(play).makeRoom(was.id());
      }
      if (!was.pack().equals(now.pack())) {
        new Inventory(play).bear(was.id());
      }
      if (was.brokenArms() < now.brokenArms()) {
        new Inventory(play).emptyTheBrokenHand(now);
      }
      if (was.lostHands() < now.lostHands()) {
        new Inventory(play).letFall(now);
      }
      freed(was, now);
      dying(was, now);
    }
  }

  private void freed(Being was, Being now) {
    for (Flag flag : List.of(Flag.HELPLESS, Flag.BOUND)) {
      if (was.is(flag) && !now.is(flag)) {
        Holds.timers(flag).forEach(hold -> stop(now, hold, CRN_R_65));
      }
    }
  }

  /// The hour of whoever is dying now and was not, or no longer is.
  private void dying(Being was, Being now) {
    if (!was.is(Flag.CRITICALLY_DAMAGED) && now.is(Flag.CRITICALLY_DAMAGED)) {
      new Harm(play).startClock(now);
    }
    if (!was.is(Flag.MORTALLY_WOUNDED) && now.is(Flag.MORTALLY_WOUNDED)) {
      new Scars(play).startClock(now);
    }
    if (was.is(Flag.CRITICALLY_DAMAGED) && (now.isDead() || !now.is(Flag.CRITICALLY_DAMAGED))) {
      stop(now, Timer.What.DIES, CRN_R_17);
    }
    if (was.is(Flag.MORTALLY_WOUNDED) && (now.isDead() || !now.is(Flag.MORTALLY_WOUNDED))) {
      stop(now, Timer.What.DIES_OF_WOUND, CRN_R_17);
    }
  }

  private void stop(Being being, Timer.What clock, Clause why) {
    if (being.timers().stream().anyMatch(timer -> timer.what() == clock)) {
      emit(new CairnEvent.TimerStopped(being.id(), clock), why);
    }
  }
}
