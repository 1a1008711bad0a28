package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Need;
import quintain.cairn.state.Power;
import quintain.cairn.state.Relic;
import quintain.cairn.state.Timer;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// Relics: powers with charges.
public final class Relics extends Chapter {
  /// What somebody addicted lacks until they eat another (CRN-RELC-10).
  public static final String LEYCAP = "leycap";

  /// How long another leycap relieves the addicted (CRN-R-48).
  static final long RELIEF = 24 * 3600L;

  Relics(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(UseRelic.class, CRN_RELC_01)
        .offeredWith(UseRelic::relic, Relics::toUse, MAGIC)
        .when(Rounds::hasTurn)
        .icon("gem")
        .by(UseRelic::by, "Who uses it?")
        .slot(UseRelic::relic, "Which relic?", Relics::relics)
        .atSome(UseRelic::targets, "On whom?", anybody())
        .hostile()
        .refuses(Relics::refusal)
        .does(Relics::new, Relics::use);
    book.word(RechargeRelic.class, CRN_RELC_04)
        .offeredOnce("A relic is recharged", REFEREE)
        .ifOpen()
        .about(RechargeRelic::by, "Whose relic?", everybody())
        .slot(RechargeRelic::relic, "Which relic?", Relics::relics)
        .refuses(Relics::rechargeRefusal)
        .does(Relics::new, Relics::recharge);
  }

  private static List<Option<String>> toUse(CairnState state, Being being) {
    return being.pack().items().stream()
        .filter(item -> item.relic().isPresent())
        .map(item -> Option.of(item.key(), being.name() + " uses " + item.name()))
        .toList();
  }

  private static Optional<Question<?>> relics(Blank<CairnState> blank, Topic topic, Being bearer) {
    return Inventory.among(topic, bearer, item -> item.relic().isPresent());
  }

  private static Optional<Item> find(Being bearer, String relic) {
    return bearer.pack().find(relic).filter(item -> item.relic().isPresent());
  }

  /// Why this relic cannot be used. It takes an action and no Fatigue (CRN-R-47, CRN-RELC-02).
  static Optional<Refusal> refusal(CairnState state, CairnStep.UseRelic act) {
    var bearer = state.being(act.by());
    var item = find(bearer, act.relic());
    if (item.isEmpty()) {
      return no(CRN_RELC_01, bearer.name() + " has no relic called " + act.relic());
    }
    if (item.get().left() <= 0) {
      return no(CRN_RELC_03, item.get().name() + " has no charge left");
    }
    var power = item.get().relic().orElseThrow().power();
    if (power instanceof Power.RollAgain) {
      return no(CRN_REL, item.get().name() + " works when a critical damage save fails");
    }
    if (power instanceof Power.TakeBack) {
      return takeBackRefusal(state, bearer, act.targets());
    }
    return Aim.refusal(state, state.planned(bearer), power, act.targets(), false, CRN_REL);
  }

  private static Optional<Refusal> no(Crn clause, String reason) {
    return Optional.of(new Refusal(clause, reason));
  }

  /// Only what the bearer's own side has declared, and has not yet done.
  private static Optional<Refusal> takeBackRefusal(
      CairnState state, Being bearer, List<String> named) {
    if (state.fight().isEmpty()) {
      return no(CRN_REL, "Outside rounds there is no declared action to take back");
    }
    if (named.size() > 1) {
      return no(CRN_REL, "It takes back one action, not " + named.size());
    }
    var whose = named.isEmpty() ? Optional.of(bearer) : state.find(named.getFirst());
    if (whose.isEmpty()) {
      return no(CRN_REL, "Nobody here is called " + named.getFirst());
    }
    if (whose.get().side() != bearer.side()
        || state.fight().get().of(whose.get().id()).isEmpty()
        || !TurnOrder.isToCome(state, whose.get())) {
      return no(CRN_REL, whose.get().name() + " has no action that could be taken back");
    }
    return Optional.empty();
  }

  /// Taking a declared action back cannot wait for the phase in which it would happen.
  static boolean actsAtOnce(CairnState state, CairnStep.Act act) {
    return state.inRounds()
        && state
            .find(act.by())
            .flatMap(bearer -> power(bearer, act))
            .filter(Power.TakeBack.class::isInstance)
            .isPresent();
  }

  /// The power of the relic that an act uses, if it uses one.
  static Optional<Power> power(Being bearer, CairnStep.Act act) {
    return act instanceof CairnStep.UseRelic use
        ? find(bearer, use.relic()).flatMap(Item::relic).map(Relic::power)
        : Optional.empty();
  }

  void use(CairnStep.UseRelic act) {
    var bearer = being(act.by());
    var item = find(bearer, act.relic());
    if (item.isEmpty() || item.get().left() <= 0) {
      emit(new CairnEvent.ActLost(bearer.id(), "the relic is gone or spent"), CRN_RELC_03);
      return;
    }
    var relic = item.get().relic().orElseThrow();
    var workings = new Workings(play);
    var targets = workings.aimed(bearer, relic.power(), act.targets());
    if (targets.isEmpty()) {
      emit(new CairnEvent.ActLost(bearer.id(), "nobody is left to use it on"), CRN_R_32);
      return;
    }
    spend(bearer, item.get());
    var working =
        new Workings.Working(bearer, relic.name(), relic.text(), relic.power(), clause(relic));
    workings.bringAbout(workings.workOut(working, workings.caught(working, targets.get())));
  }

  /// One charge; what is used up is gone (CRN-RELC-03).
  private void spend(Being bearer, Item item) {
    var relic = item.relic().orElseThrow();
    int left = item.left() - 1;
    emit(new CairnEvent.RelicUsed(bearer.id(), relic.name()), CRN_RELC_01);
    play.cite(CRN_RELC_02);
    if (left == 0 && relic.usedUp()) {
      emit(new CairnEvent.ItemLost(bearer.id(), item.key(), "used up"), CRN_RELC_03);
    } else {
      emit(new CairnEvent.ItemUsed(bearer.id(), item.key(), left), CRN_RELC_03);
    }
  }

  /// The rules page tells of four relics itself; the rest is the starter set's.
  private static Crn clause(Relic relic) {
    var power = relic.power();
    if (power instanceof Power.Shrink) {
      return CRN_RELC_05;
    }
    if (power instanceof Power.Cast) {
      return CRN_RELC_06;
    }
    return power instanceof Power.StillMagic ? CRN_RELC_07 : CRN_REL;
  }

  // Recharging

  static Optional<Refusal> rechargeRefusal(CairnState state, CairnStep.RechargeRelic step) {
    var bearer = state.find(step.by());
    if (bearer.isEmpty()) {
      return no(CRN_RELC_04, "Nobody here is called " + step.by());
    }
    var item = find(bearer.get(), step.relic());
    if (item.isEmpty()) {
      return no(CRN_RELC_01, bearer.get().name() + " has no relic called " + step.relic());
    }
    var relic = item.get().relic().orElseThrow();
    if (relic.recharge().isEmpty()) {
      return no(CRN_RELC_04, "Nothing brings the power of " + relic.name() + " back");
    }
    return item.get().left() >= relic.charges()
        ? no(CRN_RELC_04, relic.name() + " has all its charges")
        : Optional.empty();
  }

  /// The condition is met, and all charges come back (CRN-RELC-04, CRN-R-47).
  void recharge(CairnStep.RechargeRelic step) {
    var item = find(being(step.by()), step.relic()).orElseThrow();
    play.cite(CRN_RELC_04);
    emit(
        new CairnEvent.ItemUsed(
            step.by(), item.key(), item.relic().map(Relic::charges).orElse(item.left())),
        CRN_R_47);
  }

  // Leycap

  /// Addicted and not relieved: deprived, and unable to focus (CRN-RELC-10, CRN-R-48).
  static boolean craves(Being being) {
    return being.is(Flag.ADDICTED)
        && being.needs().stream().anyMatch(need -> need.what().equals(LEYCAP));
  }

  /// Every leycap takes Fatigue off; then a WIL save against addiction, which a later pass does not
  /// cure; whoever is addicted already has relief for a day (CRN-RELC-08 to 11, CRN-R-48).
  List<Workings.Outcome> eat(Being eater, Power.LiftFatigue leycap) {
    var outcomes = new ArrayList<Workings.Outcome>();
    int lifted = Math.min(eater.pack().fatigue(), leycap.fatigue());
    if (lifted > 0) {
      outcomes.add(
          new Workings.Outcome(new CairnEvent.FatigueLost(eater.id(), lifted), CRN_RELC_08));
    }
    if (!leycap.addictive()) {
      return outcomes;
    }
    boolean resists = new Saves(play).save(eater, Ability.WIL, "addiction", CRN_RELC_09);
    if (eater.is(Flag.ADDICTED)) {
      outcomes.add(new Workings.Outcome(new CairnEvent.NeedMet(eater.id(), LEYCAP), CRN_RELC_11));
      outcomes.add(
          new Workings.Outcome(
              new CairnEvent.TimerStopped(eater.id(), Timer.What.CRAVES), CRN_R_48));
      outcomes.add(
          new Workings.Outcome(
              new CairnEvent.TimerSet(
                  eater.id(), new Timer(Timer.What.CRAVES, state().clock() + RELIEF, "")),
              CRN_R_48));
    } else if (!resists) {
      outcomes.add(
          new Workings.Outcome(
              new CairnEvent.Became(eater.id(), Flag.ADDICTED, "craves leycaps"), CRN_RELC_10));
      outcomes.add(
          new Workings.Outcome(
              new CairnEvent.NeedArose(eater.id(), new Need(LEYCAP, state().clock(), 0)),
              CRN_RELC_10));
    }
    return outcomes;
  }

  // Relics that wait for their moment

  /// Whether a failed critical damage save is rolled again, at the price of a charge.
  boolean rollAgain(Being being) {
    for (Item item : being.pack().items()) {
      if (item.left() > 0
          && item.relic().isPresent()
          && item.relic().get().power() instanceof Power.RollAgain
          && !state().isStilled(being)
          && player(being, Prompts.ROLL_AGAIN, true, being.id())) {
        spend(being, item);
        return true;
      }
    }
    return false;
  }

  /// The blow that the King's Left Glove turns an attack at arm's length into; none if the glove
  /// has not been called on, is gone, or the attack is a shot.
  static Optional<Arms> glovedBlow(CairnState state, Being attacker, Arms own) {
    if (!attacker.is(Flag.GLOVED) || own.ranged() || state.isStilled(attacker)) {
      return Optional.empty();
    }
    for (Item item : attacker.pack().items()) {
      if (item.relic().isPresent() && item.relic().get().power() instanceof Power.NextBlow blow) {
        return Optional.of(
            Arms.ofAttack(item.relic().get().name().toLowerCase(Locale.ROOT), blow.damage(), true));
      }
    }
    return Optional.empty();
  }
}
