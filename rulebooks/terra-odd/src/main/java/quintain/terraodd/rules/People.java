package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Amount;
import quintain.terraodd.state.Attack;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Foe;
import quintain.terraodd.state.HarmKind;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Tier;
import quintain.terraodd.state.Timer;
import quintain.terraodd.state.Values;

/// Who comes, goes, and is spoken for by whom; the GM's hand.
final class People extends Chapter {
  /// So many alike may fight as one (ODD-DET-01).
  private static final int LARGE_GROUP = 10;

  private static final int MOST_AT_ONCE = 100;

  People(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    var hand = book.hand;
    hand.bringIn(BringIn.class, ODD_REF_05, "foes", BringIn::foe, state -> state.shelf().foes())
        .slot(BringIn::count, "How many?", number(1, 12, 1))
        .refuses(
            (state, step) ->
                hand.arrivalRefusal(
                    state, step, ODD_REF_05, state.shelf().adversaries(), step.foe(), MOST_AT_ONCE))
        .does(People::new, People::bringIn);
    book.word(Improvise.class, ODD_TIER_01)
        .offeredOnce("Make up an adversary", REFEREE)
        .ifOpen()
        .icon("user-plus")
        .slot(Improvise::tier, "How dangerous?", entries(s -> s.shelf().tiers(), Tier::told))
        .slot(Improvise::id, "Under which name?", freshId("adversary"))
        .refuses(People::refusal)
        .does(People::new, People::improvise);
    hand.welcome(Welcome.class, ODD_CRE_01, state -> state.shelf().pregens(), People::guest)
        .emits((state, step) -> new OddEvent.Joined(guest(state, step)), ODD_CRE_01);
    hand.takeAway(TakeAway.class, ODD_REF_05, being -> !being.isPc())
        .emits(step -> new OddEvent.Left(step.who()), ODD_REF_05);
    hand.handOver(HandOver.class, ODD_REF_05)
        .emits(step -> new OddEvent.HandedOver(step.who(), step.seat()), ODD_REF_05);
    hand.reveal(Reveal.class, ODD_REF_05, being -> !being.isPc())
        .emits(step -> new OddEvent.Revealed(step.who(), step.secrecy()), ODD_REF_05);
    book.word(DealHarm.class, ODD_R_21)
        .offeredOnce("Harm somebody", REFEREE)
        .ifOpen()
        .icon("flame")
        .key("t")
        .about(DealHarm::who, "Who is harmed?", everybody())
        .slot(DealHarm::amount, "How much?", People::amounts)
        .slot(DealHarm::pastArmour, "Does it go past Armour?", yesNo())
        .slot(DealHarm::source, "By what?", words("a fall"))
        .refuses(People::refusal)
        .does(People::new, People::dealHarm);
    hand.setValue(SetValue.class, ODD_MODR_01, Values.ALL, "the GM says so")
        .does(People::new, People::setValue);
  }

  private static Optional<Question<?>> amounts(Blank<OddState> blank, Topic topic) {
    return oneOf(
        topic,
        Stream.of("1d4", "1d6", "1d8", "1d10", "1d12", "2d6", "3d6", "1", "2", "3", "4", "5", "6")
            .map(text -> new Option<>(text, text, Amount.parse(text)))
            .toList());
  }

  // Foes

  /// Foes come in, many of a kind perhaps as one detachment (ODD-DET-01).
  void bringIn(OddStep.BringIn step) {
    state().shelf().foe(step.foe()).ifPresent(entry -> bringIn(entry, step));
  }

  private void bringIn(Foe entry, OddStep.BringIn step) {
    boolean large = entry.detachment() || step.count() >= LARGE_GROUP;
    boolean detachment = large && gm(Prompts.DETACHMENT, entry.detachment(), entry.name());
    // An entry marked D is a whole group already; any other becomes one only all together.
    int count = detachment && !entry.detachment() ? 1 : step.count();
    for (int n = 1; n <= count; n++) {
      var foe = fresh(step.id(n), entry.fightingAsOne(detachment));
      emit(new OddEvent.Joined(foe), detachment ? ODD_DET_01 : ODD_REF_05);
    }
  }

  private Being fresh(String id, Foe entry) {
    var scene = state().scene();
    return Opening.foe(id, Seat.REFEREE, entry, scene.foeFigures(), scene.placeOf(id));
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Improvise step) {
    return state.shelf().tier(step.tier()).isEmpty()
        ? barred(ODD_TIER_01, "There is no tier called " + step.tier())
        : state.nameRefusal(step.id(), ODD_CRE_01);
  }

  /// An adversary made up on the spot; the GM says what kind of Harm it does (ODD-TIER-01,
  /// ODD-R-21).
  void improvise(OddStep.Improvise step) {
    var kind = harmKind(step.id());
    state()
        .shelf()
        .tier(step.tier())
        .ifPresent(
            tier ->
                emit(
                    new OddEvent.Joined(fresh(step.id(), dealing(tier.foe(), kind))), ODD_TIER_01));
  }

  private static Foe dealing(Foe foe, HarmKind kind) {
    var attacks = new ArrayList<Attack>();
    for (Attack attack : foe.attacks()) {
      attacks.add(
          new Attack(
              attack.name(), attack.harm(), kind.ability(), Optional.of(kind), false, false));
    }
    return new Foe(
        foe.id(),
        foe.name(),
        foe.grit(),
        foe.armour(),
        foe.prowess(),
        foe.insight(),
        foe.resolve(),
        attacks,
        false,
        false,
        false,
        false,
        foe.critical(),
        foe.criticalText(),
        foe.note());
  }

  private HarmKind harmKind(String about) {
    var options = new ArrayList<Option<HarmKind>>();
    for (HarmKind kind : HarmKind.values()) {
      options.add(Option.of(kind));
    }
    return play.ask(
        Seat.REFEREE,
        new Question.OneOf<>(Prompts.HARM_KIND, List.of(about), options, HarmKind.PHYSICAL));
  }

  private static Being guest(OddState state, OddStep.Welcome step) {
    return Opening.person(step.id(), step.seat(), step.sheet(), state.shelf(), 0);
  }

  // The GM's hand

  static Optional<Refusal> refusal(OddState state, OddStep.DealHarm step) {
    var victim = state.find(step.who());
    if (victim.isEmpty()) {
      return nobodyCalled(step.who(), ODD_R_21);
    }
    Clause why = victim.get().isDead() ? ODD_ZERO_01 : ODD_SAYO_05;
    return victim.get().isInPlay()
        ? Optional.empty()
        : barred(why, victim.get().name() + " is no longer in play");
  }

  /// Prowess that comes to 0 kills, NPCs with another attribute at 0 are out or flee, and whoever
  /// is critically harmed has an hour, whatever brought it there (ODD-ZERO-01, ODD-R-27, ODD-R-40).
  /// What dice decide, a Condition or panic, is left to the GM, who may want nothing but the
  /// figure.
  void setValue(OddStep.SetValue step) {
    var before = state();
    emit(new OddEvent.ValueSet(step.fact(), step.value(), step.reason()), ODD_MODR_01);
    for (Being was : before.roster()) {
      for (Ability ability : Ability.values()) {
        boolean certain = ability == Ability.PROWESS || !was.isPc();
        if (certain && was.score(ability).now() > 0 && being(was.id()).score(ability).now() == 0) {
          new Harm(play).zero(being(was.id()), ability);
        }
      }
      if (was.is(Flag.HELD_FAST) && !being(was.id()).is(Flag.HELD_FAST)) {
        new Healing(play).endHolds(being(was.id()));
      }
      dying(was, being(was.id()));
    }
  }

  private void dying(Being was, Being now) {
    boolean dies = now.is(Flag.CRITICALLY_HARMED) && !now.isDead();
    if (dies && now.isPc() && !was.is(Flag.CRITICALLY_HARMED)) {
      new Harm(play).startClock(now);
    }
    for (Timer timer : now.life().timers()) {
      if (timer.what() == Timer.What.DIES && !dies) {
        emit(new OddEvent.TimerOver(now.id(), timer), ODD_R_40);
      }
    }
  }

  /// A hazard carries its kind of Harm; the GM says which (ODD-R-21).
  void dealHarm(OddStep.DealHarm step) {
    var victim = being(step.who());
    var kind = harmKind(victim.id());
    int harm = roll(victim, step.amount(), ODD_R_21);
    new Harm(play).take(victim, harm, kind, step.pastArmour(), step.source());
  }
}
