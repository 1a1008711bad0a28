package quintain.terraodd;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.terraodd.Odd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.forms.Blank;
import quintain.terraodd.OddStep.*;

/// Who comes, goes, and is spoken for by whom; the GM's hand.
final class People extends Chapter {
  /// So many alike may fight as one (ODD-DET-01).
  private static final int LARGE_GROUP = 10;

  private static final int MOST_AT_ONCE = 100;

  People(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.word(BringIn.class, ODD_REF_05)
        .offeredOnce("Bring in foes", REFEREE)
        .ifOpen()
        .icon("paw-print")
        .slot(BringIn::foe, "Which foe?", entries(state -> state.shelf().foes()))
        .slot(BringIn::id, "Under which name?", freshIdAfter("foe"))
        .slot(BringIn::count, "How many?", number(1, 12, 1))
        .refuses(People::refusal)
        .does(People::new, People::bringIn);
    book.word(Improvise.class, ODD_TIER_01)
        .offeredOnce("Make up an adversary", REFEREE)
        .ifOpen()
        .icon("user-plus")
        .slot(Improvise::tier, "How dangerous?", entries(s -> s.shelf().tiers(), Tier::told))
        .slot(Improvise::id, "Under which name?", freshId("adversary"))
        .refuses(People::refusal)
        .does(People::new, People::improvise);
    book.word(Welcome.class, ODD_CRE_01)
        .offeredOnce("A ready-made character joins", REFEREE)
        .ifOpen()
        .slot(Welcome::id, "Under which name?", freshId("guest"))
        .slot(Welcome::seat, "Who plays them?", seats())
        .slot(Welcome::sheet, "Who joins?", wholeEntries(state -> state.shelf().pregens()))
        .refuses(People::refusal)
        .does(People::new, People::welcome);
    book.word(TakeAway.class, ODD_REF_05)
        .offeredOnce("Take somebody away", REFEREE)
        .ifOpen()
        .about(TakeAway::who, "Who leaves the scene?", those(being -> !being.isPc()))
        .does(People::new, People::takeAway);
    book.word(HandOver.class, ODD_REF_05)
        .offeredOnce("Hand somebody over to another seat", REFEREE)
        .ifOpen()
        .about(HandOver::who, "Who is handed over?", everybody())
        .slot(HandOver::seat, "To whom?", seats())
        .does(People::new, People::handOver);
    book.word(Reveal.class, ODD_REF_05)
        .offeredOnce("Show or hide somebody", REFEREE)
        .ifOpen()
        .about(Reveal::who, "Who?", those(being -> !being.isPc()))
        .slot(Reveal::secrecy, "What may players know?", oneOf(Secrecy.values()))
        .does(People::new, People::reveal);
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
    book.word(SetValue.class, ODD_MODR_01)
        .offeredOnce("Set a value", REFEREE)
        .ifOpen()
        .slot(SetValue::fact, "Which value?", Values::settable)
        .slot(SetValue::value, "To what?", Values::valueOf)
        .slot(SetValue::reason, "Why?", words("the GM says so"))
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

  static Optional<Refusal> refusal(OddState state, OddStep.BringIn step) {
    if (state.shelf().foe(step.foe()).isEmpty()) {
      return barred(ODD_REF_05, "The bestiary has no " + step.foe());
    }
    if (step.count() < 1 || step.count() > MOST_AT_ONCE) {
      return barred(ODD_REF_05, "Bring in 1 to " + MOST_AT_ONCE + " at a time");
    }
    for (int n = 1; n <= step.count(); n++) {
      var taken = Creation.idRefusal(state, numbered(step.id(), n));
      if (taken.isPresent()) {
        return taken;
      }
    }
    return Optional.empty();
  }

  private static String numbered(String id, int n) {
    return n == 1 ? id : Names.numbered(id, n);
  }

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
      var foe = fresh(numbered(step.id(), n), entry);
      var asOne = foe.living(life -> life.with(life.block().fightingAsOne(detachment)));
      emit(new OddEvent.Joined(asOne), detachment ? ODD_DET_01 : ODD_REF_05);
    }
  }

  private Being fresh(String id, Foe entry) {
    return Opening.foe(id, Seat.REFEREE, entry, state().scene().foeFigures())
        .withAt(state().scene().at().getOrDefault(id, 0));
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Improvise step) {
    return state.shelf().tier(step.tier()).isEmpty()
        ? barred(ODD_TIER_01, "There is no tier called " + step.tier())
        : Creation.idRefusal(state, step.id());
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

  // Coming, going, being shown

  static Optional<Refusal> refusal(OddState state, OddStep.Welcome step) {
    for (SheetItem item : step.sheet().items()) {
      if (state.shelf().gear(item.item()).isEmpty()) {
        return barred(ODD_CRE_01, "Nothing in this table's packs is called " + item.item());
      }
    }
    return Creation.idRefusal(state, step.id());
  }

  void welcome(OddStep.Welcome step) {
    emit(
        new OddEvent.Joined(Opening.person(step.id(), step.seat(), step.sheet(), state().shelf())),
        ODD_CRE_01);
  }

  void takeAway(OddStep.TakeAway step) {
    var gone = known(step.who(), ODD_REF_05);
    emit(new OddEvent.Left(gone.id()), ODD_REF_05);
  }

  void handOver(OddStep.HandOver step) {
    var who = known(step.who(), ODD_REF_05);
    emit(new OddEvent.HandedOver(who.id(), step.seat()), ODD_REF_05);
  }

  void reveal(OddStep.Reveal step) {
    var who = known(step.who(), ODD_REF_05);
    emit(new OddEvent.Revealed(who.id(), step.secrecy()), ODD_REF_05);
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

  /// A hazard carries its kind of Harm; the GM says which (ODD-R-21).
  void dealHarm(OddStep.DealHarm step) {
    var victim = being(step.who());
    var kind = harmKind(victim.id());
    int harm = roll(victim, step.amount(), ODD_R_21);
    new Harm(play).take(victim, harm, kind, step.pastArmour(), step.source());
  }

  void setValue(OddStep.SetValue step) {
    check(Values.problem(state(), step.fact(), step.value()));
    emit(new OddEvent.ValueSet(step.fact(), step.value(), step.reason()), ODD_MODR_01);
  }
}
