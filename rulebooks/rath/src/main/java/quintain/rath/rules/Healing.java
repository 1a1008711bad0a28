package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.dice.Dice;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.Being;
import quintain.rath.state.Knack;
import quintain.rath.state.Pool;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Stat;
import quintain.rath.state.ThingEvent;

/// HP given back by potions, gifts and temples.
final class Healing extends Chapter {
  private static final Amount GIFT = Amount.d(6);
  private static final Amount BURNED_SPELL = new Amount(2, 6, 0);

  /// What a temple cures.
  private static final Affliction.Family[] CURED = {
    Affliction.Family.POISON, Affliction.Family.DISEASE
  };

  Healing(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(LayOnHands.class, RTH_S_APT_04)
        .offered("heals by a gift", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("heart-pulse")
        .by(LayOnHands::by, "Who heals?")
        .at(LayOnHands::whom, "Whom?", selfOrFriends())
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::layOnHands);
    book.act(BurnToHeal.class, RTH_S_APT_05)
        .offered("burns a spell to heal", MAGIC)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("heart")
        .by(BurnToHeal::by, "Who heals?")
        .at(BurnToHeal::whom, "Whom?", selfOrFriends())
        .slot(BurnToHeal::spell, "Burning which spell?", Casting::equippedSpells)
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::burnToHeal);
    book.errand(BuyCure.class, RTH_POIS_18)
        .offered("pays for a temple's cure", REST)
        .ifOpen()
        .toPlayers()
        .when(Trade::mayRunErrands)
        .icon("church")
        .by(BuyCure::by, "Who pays?")
        .at(BuyCure::whom, "Who is cured?", selfOrFriends())
        .slot(BuyCure::of, "Of what?", oneOf(CURED))
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::buyCure);
  }

  /// Dice and the target's CON, up to maximum (RTH-R-52, RTH-R-73). Healing dice never explode
  /// (RTH-R-34). Whoever is at 0 HP in combat is back in action, if the house lets magic reach them
  /// at all (RTH-R-48).
  void heal(Being by, Being target, Amount amount, String source, Clause why) {
    int points =
        roll(by, Dice.sum(amount.count(), Dice.d(amount.sides())), why)
            + amount.plus()
            + target.stat(Stat.CON);
    play.cite(RTH_R_73);
    play.measure(target, "heals", Math.min(target.maxHp() - target.hp(), Math.max(0, points)));
    new Harm(play).heal(target, points, why);
    emit(new RathEvent.Told(target.id(), "is healed by " + source), why);
  }

  private static Optional<Refusal> healRefusal(
      RathState state, Being healer, String whom, Clause why) {
    var target = state.find(whom);
    if (target.isEmpty()) {
      return nobodyCalled(whom, why);
    }
    return goneRefusal(target.get(), why)
        .or(() -> closeRefusal(state, healer, target.get(), why))
        .or(() -> Harm.tendingRefusal(state, target.get(), true));
  }

  static Optional<Refusal> refusal(RathState state, RathStep.LayOnHands act) {
    var healer = state.being(act.by());
    if (!healer.has(Knack.HEAL)) {
      return no(RTH_S_APT_04, healer.name() + " has no such gift");
    }
    if (!healer.isReady(Knack.HEAL)) {
      return no(RTH_S_APT_04, healer.name() + " has used the gift up until a long rest");
    }
    return healRefusal(state, healer, act.whom(), RTH_S_APT_04);
  }

  /// 1d6 + the target's CON (RTH-S-APT-04, RTH-REC-04).
  void layOnHands(RathStep.LayOnHands act) {
    play.cite(RTH_REC_04);
    emit(new ThingEvent.AptitudeUsed(act.by(), Knack.HEAL), Knack.HEAL.clause());
    heal(being(act.by()), being(act.whom()), GIFT, "a gift", RTH_S_APT_04);
  }

  static Optional<Refusal> refusal(RathState state, RathStep.BurnToHeal act) {
    var healer = state.being(act.by());
    if (!healer.has(Knack.ARCANE_HEALING)) {
      return no(RTH_S_APT_05, healer.name() + " cannot turn spells into healing");
    }
    return Casting.readyRefusal(healer, act.spell())
        .or(() -> healRefusal(state, healer, act.whom(), RTH_S_APT_05));
  }

  /// One equipped spell burned for 2d6 + the target's CON (RTH-S-APT-05).
  void burnToHeal(RathStep.BurnToHeal act) {
    var healer = being(act.by());
    var spell = Casting.equipped(healer, act.spell()).orElseThrow();
    play.cite(RTH_REC_04);
    emit(new ThingEvent.SpellBurned(act.by(), spell), RTH_S_APT_05);
    heal(healer, being(act.whom()), BURNED_SPELL, "a burned spell", RTH_S_APT_05);
  }

  // Temples

  static Optional<Refusal> refusal(RathState state, RathStep.BuyCure step) {
    var clause = step.of() == Affliction.Family.DISEASE ? RTH_DIS_09 : RTH_POIS_18;
    if (step.of() != Affliction.Family.POISON && step.of() != Affliction.Family.DISEASE) {
      return no(clause, "A temple cures poison and disease");
    }
    var barred = Trade.errandRefusal(state, step.by(), clause);
    if (barred.isPresent()) {
      return barred;
    }
    var sick = state.find(step.whom());
    if (sick.isEmpty()) {
      return nobodyCalled(step.whom(), clause);
    }
    var tending = Harm.tendingRefusal(state, sick.get(), false);
    if (tending.isPresent()) {
      return tending;
    }
    boolean ails = sick.get().pools().stream().anyMatch(pool -> pool.what().family() == step.of());
    return ails
        ? Trade.afford(state.being(step.by()), Trade.TEMPLE_CURE, "a temple's cure")
        : no(clause, sick.get().name() + " has nothing of that kind");
  }

  /// Every die of it, for 1 gp (RTH-POIS-18, RTH-DIS-09, RTH-R-69).
  void buyCure(RathStep.BuyCure step) {
    var clause = step.of() == Affliction.Family.DISEASE ? RTH_DIS_09 : RTH_POIS_18;
    new Trade(play).pay(step.by(), Trade.TEMPLE_CURE, "pays the temple", clause);
    for (Pool pool : being(step.whom()).pools()) {
      if (pool.what().family() == step.of()) {
        new Conditions(play).relieve(being(step.whom()), pool.what(), pool.dice(), clause);
      }
    }
  }
}
