package quintain.cairn;

import static quintain.cairn.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.cairn.CairnStep.*;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.Topic;
import quintain.kernel.craft.PeopleSlots;
import quintain.kernel.craft.Secrecy;
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
    book.word(BringIn.class, CRN_REF_02)
        .offeredOnce("Bring in creatures", REFEREE)
        .ifOpen()
        .icon("paw-print")
        .slot(BringIn::creature, "Which creature?", entries(state -> state.shelf().creatures()))
        .slot(BringIn::id, "Under which name?", freshIdAfter("creature"))
        .slot(BringIn::count, "How many?", number(1, 12, 1))
        .refuses(People::refusal)
        .does(People::new, People::bringIn);
    book.word(Welcome.class, CRN_PRE)
        .offeredOnce("A ready-made character joins", REFEREE)
        .ifOpen()
        .slot(Welcome::id, "Under which name?", freshId("guest"))
        .slot(Welcome::seat, "Who plays them?", seats())
        .slot(Welcome::sheet, "Who joins?", wholeEntries(state -> state.shelf().pregens()))
        .refuses(People::refusal)
        .does(People::new, People::welcome);
    book.word(TakeAway.class, CRN_REF_02)
        .offeredOnce("Take somebody away", REFEREE)
        .ifOpen()
        .about(TakeAway::who, "Who leaves the scene?", those(being -> !being.isPc()))
        .does(People::new, People::takeAway);
    book.word(HandOver.class, CRN_DEAD_01)
        .offeredOnce("Hand somebody over to another seat", REFEREE)
        .ifOpen()
        .about(HandOver::who, "Who is handed over?", everybody())
        .slot(HandOver::seat, "To whom?", seats())
        .does(People::new, People::handOver);
    book.word(Reveal.class, CRN_TURN_01)
        .offeredOnce("Show or hide somebody", REFEREE)
        .ifOpen()
        .about(Reveal::who, "Who?", those(Being::isNpc))
        .slot(Reveal::secrecy, "What may players know?", oneOf(Secrecy.values()))
        .does(People::new, People::reveal);
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
        .slot(Drain::ability, "Of which ability?", oneOf(Ability.values()))
        .slot(Drain::amount, "How much?", People::amounts)
        .slot(Drain::source, "By what?", words("poison"))
        .does(People::new, People::drain);
    book.word(SetValue.class, CRN_ACT_03)
        .offeredOnce("Set a value", REFEREE)
        .ifOpen()
        .slot(SetValue::fact, "Which value?", Values::settable)
        .slot(SetValue::value, "To what?", Values::valueOf)
        .slot(SetValue::reason, "Why?", words("the Warden says so"))
        .refuses((state, step) -> Values.problem(state, step.fact(), step.value()))
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
    return Creation.idRefusal(state, step.id(), dead.get().seat());
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

  static Optional<Refusal> refusal(CairnState state, CairnStep.BringIn step) {
    if (state.shelf().creature(step.creature()).isEmpty()) {
      return barred(CRN_BST, "The bestiary has no " + step.creature());
    }
    if (step.count() < 1 || step.count() > MOST_AT_ONCE) {
      return barred(CRN_BST, "Bring in 1 to " + MOST_AT_ONCE + " at a time");
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
      var id = numbered(step.id(), n);
      var creature =
          Opening.creature(id, Seat.REFEREE, entry, state().scene().foeFigures())
              .withAt(state().scene().at().getOrDefault(id, 0));
      emit(
          new CairnEvent.Joined(
              withBooks(creature.with(creature.block().fightingAsOne(detachment)))),
          detachment ? CRN_DET_01 : CRN_BST);
    }
  }

  /// Those who carry spellbooks have them by d100.
  private Being withBooks(Being creature) {
    var pack = creature.pack();
    var book = state().shelf().gear("Spellbook");
    for (Habit habit : creature.block().habits()) {
      if (habit instanceof Habit.Spellbooks books && book.isPresent()) {
        for (int i = 0; i < books.count(); i++) {
          var spell = new Creation(play).rollSpell(creature);
          if (spell.isPresent()) {
            pack = pack.plus(Outfit.of(book.get(), spell.get()));
          }
        }
      }
    }
    return creature.with(pack);
  }

  // Coming, going, being shown

  static Optional<Refusal> refusal(CairnState state, CairnStep.Welcome step) {
    for (SheetItem item : step.sheet().items()) {
      if (state.shelf().gear(item.item()).isEmpty()) {
        return barred(CRN_CRE_01, "Nothing in this table's packs is called " + item.item());
      }
    }
    return Creation.idRefusal(state, step.id());
  }

  void welcome(CairnStep.Welcome step) {
    var role = new Setup.Role.Sheet(step.sheet());
    var being =
        Opening.person(new Setup.Cast(step.id(), step.seat(), role), step.sheet(), state().shelf());
    emit(new CairnEvent.Joined(being), CRN_CRE_01);
  }

  void takeAway(CairnStep.TakeAway step) {
    var gone = known(step.who(), CRN_RND_01);
    emit(new CairnEvent.Left(gone.id()), CRN_RND_01);
  }

  void handOver(CairnStep.HandOver step) {
    var who = known(step.who(), CRN_RND_01);
    emit(new CairnEvent.HandedOver(who.id(), step.seat()), CRN_RND_01);
  }

  void reveal(CairnStep.Reveal step) {
    var who = known(step.who(), CRN_RND_01);
    emit(new CairnEvent.Revealed(who.id(), step.secrecy()), CRN_RND_01);
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

  void setValue(CairnStep.SetValue step) {
    var figure = step.fact().substring(step.fact().lastIndexOf('.') + 1);
    boolean inWords = Scale.number(figure, step.value()).isPresent();
    emit(
        new CairnEvent.ValueSet(step.fact(), step.value(), step.reason()),
        inWords ? CRN_NPC_02 : CRN_ACT_03);
  }
}
