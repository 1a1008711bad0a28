package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Creature;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Status.Kind;

/// What a turn point buys besides attacks: bracing, hiding, frightening, holding, looking, treating
/// (OTW-ACT-03 to 15).
final class Presence extends Chapter {
  private static final int HARDEST = 60;

  /// What a Medical check against bleeding takes, and against poison at least (OTW-R-37,
  /// OTW-R-102).
  private static final int TREATMENT = Difficulty.MODERATE.level();

  Presence(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.act(BraceYourself.class, OTW_ACT_03)
        .offered("braces", ACT)
        .when(Turns::mayActInBattle)
        .icon("shield")
        .key("g")
        .by(BraceYourself::by, "Who braces?")
        .does(Presence::new, Presence::brace);
    book.act(Conceal.class, OTW_ACT_04)
        .offered("hides", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("eye-off")
        .by(Conceal::by, "Who hides?")
        .refusesActor(Presence::refusal)
        .does(Presence::new, Presence::conceal);
    book.act(Intimidate.class, OTW_ACT_07)
        .offered("intimidates", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("skull")
        .by(Intimidate::by, "Who threatens?")
        .at(Intimidate::target, "Whom?", foesFirst())
        .refuses(Presence::refusal)
        .does(Presence::new, Presence::intimidate);
    book.act(Inspire.class, OTW_ACT_06)
        .offered("inspires", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("megaphone")
        .by(Inspire::by, "Who inspires?")
        .slot(Inspire::whom, "Whom?", those(being -> being.is(Kind.INTIMIDATED)))
        .at(Inspire::from, "Against whom?", Presence::frighteners)
        .refusesActor(Presence::refusal)
        .does(Presence::new, Presence::inspire);
    book.act(Grapple.class, OTW_ACT_15)
        .offered("grapples", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("hand-grab")
        .by(Grapple::by, "Who grapples?")
        .at(Grapple::target, "Whom?", foesFirst())
        .refusesActor(Presence::refusal)
        .does(Presence::new, Presence::grapple);
    book.act(BreakFree.class, OTW_R_47)
        .offered("breaks free", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("scissors")
        .by(BreakFree::by, "Who breaks free?")
        .refusesActor(Presence::refusal)
        .does(Presence::new, Presence::breakFree);
    book.act(LetGo.class, OTW_R_47)
        .offered("lets go", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("hand")
        .by(LetGo::by, "Who lets go?")
        .slot(LetGo::whom, "Of whom?", Presence::held)
        .refuses(Presence::refusal)
        .does(Presence::new, Presence::letGo);
    book.act(Scan.class, OTW_ACT_12)
        .offered("scans", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("scan-eye")
        .by(Scan::by, "Who looks?")
        .at(Scan::target, "At whom?", foesFirst())
        .refuses(Presence::refusal)
        .does(Presence::new, Presence::scan);
    book.act(Treat.class, OTW_R_102)
        .offered("treats somebody", ACT)
        .afterwards()
        .ifOpen()
        .when(Turns::mayAct)
        .icon("stethoscope")
        .by(Treat::by, "Who treats somebody?")
        .slot(Treat::whom, "Whom?", selfOrFriends())
        .slot(Treat::woe, "For what?", oneOf(Ailing.values()))
        .refusesActor(Presence::refusal)
        .does(Presence::new, Presence::treat);
  }

  /// Whoever has intimidated the one to be inspired.
  static Optional<Question<?>> frighteners(Blank<OtwState> blank, Topic topic, Being by) {
    return blank
        .filled("whom", String.class)
        .flatMap(blank.state()::find)
        .flatMap(whom -> oneOf(topic, seen(blank, being -> whom.is(Kind.INTIMIDATED, being.id()))));
  }

  static Optional<Question<?>> held(Blank<OtwState> blank, Topic topic, Being by) {
    return oneOf(topic, seen(blank, being -> being.is(Kind.GRAPPLED, by.id())));
  }

  /// Edge on the next defence roll; twice counts twice (OTW-ACT-03, OTW-R-04).
  void brace(OtwStep.BraceYourself step) {
    if (being(step.by()).is(Kind.BRACED)) {
      play.cite(OTW_R_04);
    }
    new Conditions(play).add(step.by(), Kind.BRACED, 1, OTW_ACT_03);
  }

  // Concealing

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Conceal step) {
    return by.is(Kind.CONCEALED)
        ? no(OTW_ACT_04, by.name() + " is hidden already")
        : Optional.empty();
  }

  /// The Stealth total is kept for whoever is attacked next (OTW-R-48).
  void conceal(OtwStep.Conceal step) {
    var by = being(step.by());
    if (!wm(Prompts.SOMEWHERE_TO_HIDE, true, by.id())) {
      emit(new OtwEvent.Told(by.id(), "finds nowhere to hide"), OTW_R_48);
      return;
    }
    int total =
        Checks.With.skill(Proficiency.STEALTH).score(by)
            + new Rolls(play).roll(by, Rolls.acting(by), OTW_ACT_04);
    new Conditions(play).become(by.id(), Status.fresh(Kind.CONCEALED, total), OTW_ACT_04);
  }

  /// Each defender's Perception against the Stealth total that was kept; Conceal ends with the
  /// attack (OTW-R-48). Gives whether nobody has spotted the attacker.
  boolean staysUnseen(Being by, List<String> met) {
    int stealth = by.amount(Kind.CONCEALED);
    boolean unseen = true;
    for (String id : met) {
      unseen &= !spots(being(id), by, stealth);
    }
    emit(new FightEvent.NoLonger(by.id(), Kind.CONCEALED), OTW_R_48);
    return unseen;
  }

  private boolean spots(Being defender, Being by, int stealth) {
    if (!defender.isConscious() || defender.isStructure()) {
      return false;
    }
    if (defender.is(Kind.BLIND)) {
      play.cite(OTW_MECH_05B);
      return false;
    }
    int total =
        defender.score(Attribute.WIS)
            + defender.life().bonus(Proficiency.PERCEPTION)
            + new Rolls(play).roll(defender, OTW_R_48);
    emit(
        new OtwEvent.Opposed(
            defender.id(),
            "Wisdom (Perception)",
            total,
            by.id(),
            stealth,
            total > stealth,
            Optional.empty(),
            Optional.empty()),
        OTW_R_48);
    return total > stealth;
  }

  // Fear

  static Optional<Refusal> refusal(OtwState state, OtwStep.Intimidate step) {
    var target = state.find(step.target());
    if (target.isEmpty()) {
      return nobodyCalled(step.target(), OTW_ACT_07);
    }
    var lacking = opponentRefusal(state.being(step.by()), target.get(), OTW_ACT_07);
    if (lacking.isPresent()) {
      return lacking;
    }
    if (target.get().body().habit(Habit.NeverIntimidated.class).isPresent()) {
      return no(OTW_CR, target.get().name() + " cannot be intimidated");
    }
    return target.get().is(Kind.INTIMIDATED, step.by())
        ? no(OTW_ACT_07, target.get().name() + " is intimidated already")
        : Optional.empty();
  }

  /// Resolve (Influence) against Resolve (Influence), and higher (OTW-ACT-07, OTW-R-49).
  void intimidate(OtwStep.Intimidate step) {
    var influence = Checks.With.skill(Proficiency.INFLUENCE);
    if (new Checks(play)
        .beats(being(step.by()), influence, being(step.target()), influence, OTW_ACT_07)) {
      new Conditions(play)
          .become(step.target(), Status.forBattle(Kind.INTIMIDATED, 1, step.by()), OTW_ACT_07);
    }
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Inspire step) {
    var whom = state.find(step.whom());
    if (whom.isEmpty() || state.find(step.from()).isEmpty()) {
      return nobodyCalled(whom.isEmpty() ? step.whom() : step.from(), OTW_ACT_06);
    }
    if (whom.get().isFoeOf(by)) {
      return no(OTW_R_49, "One inspires oneself or an ally");
    }
    if (!step.whom().equals(by.id()) && by.is(Kind.SILENCED)) {
      return no(OTW_MECH_36, by.name() + " is silenced, and nobody would hear it");
    }
    return whom.get().is(Kind.INTIMIDATED, step.from())
        ? Optional.empty()
        : no(OTW_ACT_06, whom.get().name() + " does not fear " + state.nameOf(step.from()));
  }

  /// Against whoever did the intimidating (OTW-ACT-06). To take heart oneself needs no voice.
  void inspire(OtwStep.Inspire step) {
    var influence = Checks.With.skill(Proficiency.INFLUENCE);
    var own = step.whom().equals(step.by()) ? influence.unheard() : influence;
    if (new Checks(play).beats(being(step.by()), own, being(step.from()), influence, OTW_ACT_06)) {
      emit(new FightEvent.NoLongerOf(step.whom(), Kind.INTIMIDATED, step.from()), OTW_ACT_06);
    }
  }

  // Holding

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Grapple step) {
    var target = state.find(step.target());
    if (target.isEmpty()) {
      return nobodyCalled(step.target(), OTW_ACT_15);
    }
    return opponentRefusal(by, target.get(), OTW_ACT_15)
        .or(() -> reachRefusal(by, target.get(), OTW_R_47))
        .or(
            () ->
                target.get().is(Kind.GRAPPLED, step.by())
                    ? no(OTW_ACT_15, by.name() + " holds " + target.get().name() + " already")
                    : Optional.empty());
  }

  /// Somebody else who is awake to be frightened or held.
  private static Optional<Refusal> opponentRefusal(Being by, Being target, Clause why) {
    if (target.id().equals(by.id())) {
      return no(why, by.name() + " needs somebody else for that");
    }
    if (target.isStructure()) {
      return no(why, target.name() + " is a thing that was built");
    }
    return target.isConscious()
        ? Optional.empty()
        : no(why, target.name() + (target.isDead() ? " is dead" : " is unconscious"));
  }

  /// Strength (Athletics) against the better of that and Dexterity (Acrobatics) (OTW-R-47).
  void grapple(OtwStep.Grapple step) {
    var target = being(step.target());
    if (play.judge(
        OTW_R_47,
        new Checks(play)
            .beats(
                being(step.by()),
                Checks.With.skill(Proficiency.ATHLETICS),
                target,
                slipping(target),
                OTW_ACT_15))) {
      new Conditions(play)
          .become(target.id(), Status.forBattle(Kind.GRAPPLED, 1, step.by()), OTW_ACT_15);
    }
  }

  private static Checks.With slipping(Being who) {
    var strong = Checks.With.skill(Proficiency.ATHLETICS);
    var nimble = Checks.With.skill(Proficiency.ACROBATICS);
    return nimble.score(who) > strong.score(who) ? nimble : strong;
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.BreakFree step) {
    return by.is(Kind.GRAPPLED) ? Optional.empty() : no(OTW_R_47, by.name() + " is not held");
  }

  /// A grapple check the other way (OTW-R-47).
  void breakFree(OtwStep.BreakFree step) {
    var by = being(step.by());
    var holder = by.status(Kind.GRAPPLED).orElseThrow().other();
    if (new Checks(play)
        .beats(
            by,
            Checks.With.skill(Proficiency.ATHLETICS),
            being(holder),
            slipping(being(holder)),
            OTW_ACT_15)) {
      emit(new FightEvent.NoLongerOf(by.id(), Kind.GRAPPLED, holder), OTW_R_47);
    }
  }

  static Optional<Refusal> refusal(OtwState state, OtwStep.LetGo step) {
    return state.find(step.whom()).filter(held -> held.is(Kind.GRAPPLED, step.by())).isPresent()
        ? Optional.empty()
        : no(
            OTW_R_47,
            "%s does not hold %s".formatted(state.nameOf(step.by()), state.nameOf(step.whom())));
  }

  void letGo(OtwStep.LetGo step) {
    emit(new FightEvent.NoLongerOf(step.whom(), Kind.GRAPPLED, step.by()), OTW_R_47);
  }

  // Looking

  static Optional<Refusal> refusal(OtwState state, OtwStep.Scan step) {
    var target = state.find(step.target());
    return target.isEmpty() ? nobodyCalled(step.target(), OTW_ACT_12) : Optional.empty();
  }

  /// What the enemy is weak to, and what else its body says (OTW-ACT-12, OTW-R-50).
  void scan(OtwStep.Scan step) {
    var target = being(step.target());
    int suggested =
        target.body().tier().map(Creature.Tier::scanDl).orElse(Creature.Tier.BASIC.scanDl());
    int dl =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(
                Prompts.SCAN_DL,
                List.of(step.by(), target.id()),
                0,
                HARDEST,
                suggested,
                Difficulty.MARKS));
    if (!new Checks(play)
        .succeeds(being(step.by()), Checks.With.skill(Proficiency.PERCEPTION), dl, OTW_ACT_12)) {
      return;
    }
    emit(new OtwEvent.Scanned(step.by(), target.id(), findings(target)), OTW_R_50);
    var tactics =
        play.ask(
            Seat.REFEREE,
            new Question.Words(Prompts.TACTICS, List.of(step.by(), target.id()), 200, ""));
    if (!tactics.isBlank()) {
      emit(new OtwEvent.Told(step.by(), "learns: " + tactics), OTW_ACT_12);
    }
  }

  private static List<String> findings(Being target) {
    var responses = Armors.responses(target);
    var found = new ArrayList<String>();
    found(found, "Weakness", responses.weakness());
    found(found, "Resistance", responses.resistance());
    found(found, "Immune", responses.immune());
    found(found, "Affinity", responses.affinity());
    found.add("Armor " + Armors.armor(target));
    Armors.guard(target).ifPresent(guard -> found.add("Guard " + guard.left()));
    return List.copyOf(found);
  }

  private static void found(List<String> found, String what, List<DamageType> types) {
    if (!types.isEmpty()) {
      found.add(what + " " + String.join(", ", types.stream().map(Phrases::words).toList()));
    }
  }

  // Treating

  private static Kind ailment(OtwStep.Ailing woe) {
    return switch (woe) {
      case POISON -> Kind.POISON;
      case BLEED -> Kind.BLEED;
    };
  }

  static Optional<Refusal> refusal(OtwState state, Being by, OtwStep.Treat step) {
    var whom = state.find(step.whom());
    Clause why = step.woe() == OtwStep.Ailing.POISON ? OTW_R_102 : OTW_R_37;
    if (whom.isEmpty()) {
      return nobodyCalled(step.whom(), why);
    }
    if (whom.get().isDead()) {
      return no(why, whom.get().name() + " is dead");
    }
    var far = reachRefusal(by, whom.get(), why);
    if (far.isPresent()) {
      return far;
    }
    return whom.get().is(ailment(step.woe()))
        ? Optional.empty()
        : no(
            why,
            whom.get().name()
                + switch (step.woe()) {
                  case POISON -> " is not poisoned";
                  case BLEED -> " does not bleed";
                });
  }

  /// Wisdom (Medical) over DL 6, and over as much more as there is poison (OTW-R-102, OTW-R-37).
  void treat(OtwStep.Treat step) {
    var kind = ailment(step.woe());
    boolean poison = step.woe() == OtwStep.Ailing.POISON;
    int dl = TREATMENT + (poison ? being(step.whom()).amount(kind) : 0);
    Clause why = poison ? OTW_R_102 : OTW_R_37;
    if (new Checks(play)
        .succeeds(being(step.by()), Checks.With.skill(Proficiency.MEDICAL), dl, why)) {
      new Conditions(play).end(step.whom(), kind, why);
    }
  }
}
