package quintain.otherworlds.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.FightEvent;
import quintain.otherworlds.state.Gait;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Layer;
import quintain.otherworlds.state.Maneuver;
import quintain.otherworlds.state.Nature;
import quintain.otherworlds.state.Otw;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwHouse;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.ThingEvent;
import quintain.otherworlds.state.Values;

/// Damage through its layers, what it does to the body, and healing (OTW-COM-06 to 10).
public final class Harm extends Chapter {
  /// The most stun anybody has at a time (OTW-MECH-42d).
  private static final int MOST_STUN = 20;

  /// Whether something has doubled this damage already (OTW-R-22).
  private boolean doubled;

  Harm(Play<OtwState, OtwStep, OtwEvent> play) {
    super(play);
  }

  static void deeds(OtwDeeds book) {
    book.word(OtwStep.Harm.class, OTW_COM_08)
        .offeredOnce("Hurt somebody", REFEREE)
        .ifOpen()
        .icon("heart-crack")
        .key("t")
        .about(OtwStep.Harm::who, "Who is hurt?", everybody())
        .slot(OtwStep.Harm::damage, "How much?", number(1, 99, 5))
        .slot(OtwStep.Harm::type, "Of which type?", oneOf(DamageType.values()))
        .slot(OtwStep.Harm::death, "As death damage?", yesNo())
        .slot(OtwStep.Harm::source, "By what?", words("a trap"))
        .refusesActor(Harm::refusal)
        .does(Harm::new, Harm::harm);
    book.word(OtwStep.Heal.class, OTW_R_38)
        .offeredOnce("Heal somebody", REFEREE)
        .ifOpen()
        .icon("heart-pulse")
        .about(OtwStep.Heal::who, "Who is healed?", everybody())
        .slot(OtwStep.Heal::points, "By how much?", number(1, 99, 5))
        .refusesActor(Harm::refusal)
        .does(Harm::new, Harm::mend);
  }

  // The layers

  /// A blow through all layers; gives what is dealt in the end (OTW-R-25).
  int strike(String who, Blow blow) {
    doubled = false;
    int damage = defence(who, blow);
    damage = armor(who, blow, damage);
    damage = guard(who, blow, damage);
    damage = absorb(who, damage);
    damage = resistances(who, blow, damage);
    if (blow.execute() && house().executeStage() == OtwHouse.ExecuteStage.FINAL) {
      damage = twice(who, Layer.RESISTANCES, damage, "Execute", OTW_MAN_06);
    }
    return take(who, blow, damage, OTW_COM_06);
  }

  /// Fixed damage: no defence roll, and as a rule nothing but resistances (OTW-COM-08, OTW-COM-09,
  /// OTW-R-19).
  int fixed(String who, Blow blow) {
    doubled = false;
    play.cite(OTW_COM_08);
    int damage = blow.raw();
    if (house().fixedDamage() == OtwHouse.FixedDamage.SKIP_DEF_ONLY) {
      damage = armor(who, blow, damage);
      damage = guard(who, blow, damage);
      damage = absorb(who, damage);
    }
    return take(who, blow, resistances(who, blow, damage), OTW_COM_09);
  }

  /// What the defence roll lets through, and everything bought with either roll (OTW-R-20, step 1).
  private int defence(String who, Blow blow) {
    int damage = blow.raw();
    if (blow.executioner()) {
      damage = twice(who, Layer.DEF, damage, "Execution", OTW_R_29);
    }
    if (blow.execute() && house().executeStage() == OtwHouse.ExecuteStage.DEF) {
      damage = twice(who, Layer.DEF, damage, "Execute", OTW_MAN_06);
    }
    if (blow.halved()) {
      damage = half(who, Layer.DEF, damage, "Burst-Fire", OTW_MECH_08);
    }
    if (blow.answer().contains(Maneuver.DEFLECT) || blow.answer().contains(Maneuver.TANK)) {
      play.cite(OTW_R_34);
    }
    if (blow.answer().contains(Maneuver.DEFLECT)) {
      damage = change(who, Layer.DEF, damage, 0, "Deflect", OTW_MAN_17);
    } else if (blow.answer().contains(Maneuver.TANK)) {
      damage = half(who, Layer.DEF, damage, "Tank", OTW_MAN_16);
    }
    if (blow.answer().contains(Maneuver.DODGE)) {
      play.cite(OTW_R_35);
      damage = half(who, Layer.DEF, damage, "Dodge", OTW_MAN_19);
    }
    if (house().typeDoubling() == OtwHouse.TypeDoubling.BEFORE_ARMOR) {
      damage = typeDoubled(who, blow, Layer.DEF, damage);
    }
    return damage;
  }

  /// Armor takes its value off, half of it against acid (OTW-EQ-04, OTW-R-84).
  private int armor(String who, Blow blow, int damage) {
    int armor = Armors.armor(being(who));
    if (armor == 0 || damage == 0 || blow.pierces()) {
      return damage;
    }
    if (blow.is(DamageType.ACID)) {
      play.cite(OTW_R_84);
      armor = house().halves().of(armor);
    }
    return change(
        who,
        Layer.ARMOR,
        damage,
        Math.max(0, damage - armor),
        "Armor " + armor,
        Layer.ARMOR.clause());
  }

  /// A guard takes what it can and is weaker by as much; shock counts double on it (OTW-EQ-12,
  /// OTW-MECH-35).
  private int guard(String who, Blow blow, int damage) {
    var worn = Armors.guard(being(who));
    if (worn.isEmpty() || worn.get().left() == 0 || damage == 0 || blow.trespasses()) {
      return damage;
    }
    int guard = worn.get().left();
    boolean shock = blow.is(DamageType.SHOCK);
    int lost = Math.min(guard, shock ? 2 * damage : damage);
    // each point of shock removes two; an odd last one of the guard still uses a whole point
    int stopped = shock ? Math.min(damage, (guard + 1) / 2) : lost;
    if (shock) {
      play.cite(OTW_R_86);
    }
    emit(new ThingEvent.LeftChanged(who, worn.get().key(), guard - lost), Layer.GUARD.clause());
    return change(
        who,
        Layer.GUARD,
        damage,
        damage - stopped,
        "Guard " + guard,
        shock ? OTW_MECH_35 : Layer.GUARD.clause());
  }

  /// Every absorb in the order gained, each with its own remainder (OTW-EQ-14, OTW-R-71).
  private int absorb(String who, int damage) {
    int left = shielded(who, damage, true);
    left = padded(who, left);
    return shielded(who, left, false);
  }

  /// The absorb item that is worn takes what it can.
  private int padded(String who, int damage) {
    var worn = Armors.absorb(being(who));
    if (damage == 0 || worn.isEmpty() || worn.get().left() == 0) {
      return damage;
    }
    int taken = Math.min(damage, worn.get().left());
    emit(
        new ThingEvent.LeftChanged(who, worn.get().key(), worn.get().left() - taken),
        Layer.ABSORB.clause());
    return change(
        who, Layer.ABSORB, damage, damage - taken, worn.get().key(), Layer.ABSORB.clause());
  }

  /// Shells and barriers take what they can, those older than the item that is worn or the others.
  private int shielded(String who, int damage, boolean older) {
    int left = damage;
    for (Status shield : being(who).statuses()) {
      if (shield.kind() == Status.Kind.SHIELDED && shield.older() == older && left > 0) {
        play.cite(OTW_R_71);
        int taken = Math.min(left, shield.amount());
        emit(FightEvent.shellTook(who, shield, taken), Layer.ABSORB.clause());
        left = change(who, Layer.ABSORB, left, left - taken, shield.other(), Layer.ABSORB.clause());
      }
    }
    return left;
  }

  /// Immunity, affinity, doublings by type, resistance, flat reduction, in this order (OTW-R-20,
  /// step 5).
  private int resistances(String who, Blow blow, int damage) {
    if (damage == 0) {
      return 0;
    }
    var responses = Armors.responses(being(who));
    if (blow.types().size() > 1) {
      play.cite(OTW_R_23);
    }
    if (responses.immune().containsAll(blow.types())) {
      return change(who, Layer.RESISTANCES, damage, 0, "Immune", OTW_MECH_23);
    }
    if (responses.affinity().containsAll(blow.types())) {
      play.cite(OTW_R_87);
      change(who, Layer.RESISTANCES, damage, 0, "Affinity", OTW_MECH_02);
      heal(who, damage, OTW_MECH_02);
      return 0;
    }
    int left = damage;
    if (house().typeDoubling() == OtwHouse.TypeDoubling.AT_LAYER) {
      left = typeDoubled(who, blow, Layer.RESISTANCES, left);
    }
    if (anyOf(responses.resistance(), blow)) {
      if (being(who).body().gaits().contains(Gait.GHOST)) {
        play.cite(OTW_MECH_22B);
      }
      left = half(who, Layer.RESISTANCES, left, "Resistance", OTW_MECH_34);
    }
    int reduction = being(who).amount(Status.Kind.REDUCTION);
    if (reduction > 0) {
      left =
          change(
              who,
              Layer.RESISTANCES,
              left,
              Math.max(0, left - reduction),
              "damage reduction",
              Layer.RESISTANCES.clause());
    }
    return left;
  }

  private static boolean anyOf(List<DamageType> types, Blow blow) {
    for (DamageType type : blow.types()) {
      if (types.contains(type)) {
        return true;
      }
    }
    return false;
  }

  /// Weakness, burn on flesh, acid on constructs and structures, energy on demons and the living
  /// dead (OTW-MECH-43, 07, 01, 15).
  private int typeDoubled(String who, Blow blow, Layer layer, int damage) {
    var body = being(who).body();
    var responses = Armors.responses(being(who));
    int left = damage;
    if (anyOf(responses.weakness(), blow)) {
      left = twice(who, layer, left, "Weakness", OTW_MECH_43);
    }
    if (blow.is(DamageType.BURN) && body.is(Nature.FLESH)) {
      play.cite(OTW_R_85);
      left = twice(who, layer, left, "burn on flesh", OTW_MECH_07);
    }
    if (blow.is(DamageType.ACID) && (body.is(Nature.CONSTRUCT) || body.is(Nature.STRUCTURE))) {
      left =
          twice(
              who,
              layer,
              left,
              body.is(Nature.STRUCTURE) ? "acid on a structure" : "acid on a construct",
              OTW_MECH_01);
    }
    if (blow.is(DamageType.ENERGY) && (body.is(Nature.DEMON) || body.is(Nature.LIVING_DEAD))) {
      left = twice(who, layer, left, "energy on its bane", OTW_MECH_15);
    }
    return left;
  }

  /// Doubles in turn, or once at most where the house says so (OTW-R-22).
  private int twice(String who, Layer layer, int damage, String how, Otw why) {
    if (doubled && house().multipliers() == OtwHouse.Multipliers.ONE_DOUBLE_MAX) {
      return damage;
    }
    doubled = true;
    return change(who, layer, damage, 2 * damage, how, why);
  }

  private int half(String who, Layer layer, int damage, String how, Otw why) {
    return change(who, layer, damage, house().halves().of(damage), how, why);
  }

  private int change(String who, Layer layer, int from, int to, String how, Otw why) {
    if (from != to) {
      emit(new OtwEvent.Layered(who, layer, from, to, how), why);
    }
    return to;
  }

  // What it does to the body

  /// What is left reaches Health, or the counter of stun (OTW-R-20, step 6).
  private int take(String who, Blow blow, int reckoned, Clause why) {
    var victim = being(who);
    // the World Master may replace any result (OTW-R-109)
    int damage = Math.max(0, play.judge(why, reckoned));
    // what goes beyond the last point of Health is all the same to odds
    boolean stuns = blow.types().equals(List.of(DamageType.STUN));
    int felt = stuns ? damage : Math.min(damage, victim.health().now());
    play.measure(victim, "damage", felt);
    if (damage == 0 || !victim.isConscious()) {
      play.cite(OTW_R_41);
      return 0;
    }
    blow.types().forEach(type -> play.cite(type.clause()));
    if (victim.isStructure()) {
      if (!stuns) {
        lose(who, damage, blow.source(), why);
      }
      return stuns ? 0 : damage;
    }
    if (stuns) {
      stun(who, damage);
      return damage;
    }
    if (blow.is(DamageType.FROST)) {
      play.cite(OTW_MECH_24A);
      new Conditions(play).add(who, Status.Kind.FROST, damage, OTW_MECH_24B);
    }
    if (blow.is(DamageType.PETRIFY)) {
      play.cite(OTW_R_100);
      new Conditions(play).add(who, Status.Kind.PETRIFY, damage, OTW_MECH_30A);
    }
    if (blow.is(DamageType.POISON)) {
      poison(who, damage);
    }
    int death =
        switch (blow.death()) {
          case NONE -> 0;
          case HALF -> house().halves().of(damage);
          case ALL -> damage;
        };
    if (death > 0) {
      play.cite(OTW_MOVE_04);
      new Conditions(play).add(who, Status.Kind.DEATH, death, OTW_MECH_13A);
    }
    lose(who, damage, blow.source(), why);
    return damage;
  }

  /// Stun that Daze brings along meets stun immunity and resistance only (OTW-R-92).
  void daze(String who, int damage) {
    var responses = Armors.responses(being(who));
    if (!being(who).isConscious() || responses.immune().contains(DamageType.STUN)) {
      return;
    }
    play.cite(OTW_MECH_12);
    play.cite(OTW_R_92);
    stun(
        who,
        responses.resistance().contains(DamageType.STUN)
            ? half(who, Layer.RESISTANCES, damage, "Resistance", OTW_MECH_34)
            : damage);
  }

  private void stun(String who, int damage) {
    int before = being(who).amount(Status.Kind.STUN);
    int after = Math.min(MOST_STUN, before + damage);
    if (after > before) {
      new Conditions(play)
          .add(
              who,
              Status.Kind.STUN,
              after - before,
              before + damage > MOST_STUN ? OTW_MECH_42D : OTW_MECH_42A);
    }
  }

  /// Each dealing adds to one Poison value, or the larger stands (OTW-R-102).
  private void poison(String who, int damage) {
    int before = being(who).amount(Status.Kind.POISON);
    int after =
        switch (house().poisonStack()) {
          case ADD -> before + damage;
          case HIGHEST -> Math.max(before, damage);
        };
    if (after > before) {
      new Conditions(play).add(who, Status.Kind.POISON, after - before, OTW_MECH_32A);
    }
  }

  /// Points off Health, whatever they come from.
  void lose(String who, int points, String source, Clause why) {
    emit(new FightEvent.HealthLost(who, points, source), why);
    var victim = being(who);
    if (victim.health().now() == 0) {
      fall(victim, source);
    } else if (victim.body().habit(Habit.BerserkAtHalf.class).isPresent()
        && 2 * victim.health().now() <= victim.health().max()
        && !victim.is(Status.Kind.BERSERK)) {
      new Conditions(play).become(who, Status.fresh(Status.Kind.BERSERK, 1), OTW_MECH_04A);
    }
  }

  /// At 0 Health one falls unconscious, with TOU rounds to live less those one fell before
  /// (OTW-DOWN-01 to 03, OTW-R-39).
  private void fall(Being victim, String source) {
    letGo(victim.id());
    if (victim.isStructure()) {
      emit(new FightEvent.Died(victim.id(), source), OTW_R_84);
      return;
    }
    int rounds = victim.score(Attribute.TOU) - Values.falls(house(), victim);
    if (house().creaturesDieAtZero() && !victim.isPc()) {
      emit(new FightEvent.Died(victim.id(), source), OTW_R_42);
    } else if (rounds <= 0) {
      emit(new FightEvent.Died(victim.id(), source), OTW_DOWN_03);
    } else {
      play.cite(OTW_DOWN_02);
      emit(new FightEvent.FellUnconscious(victim.id(), rounds), OTW_DOWN_01);
    }
    new Movement(play).land(victim.id());
  }

  /// Whoever is downed holds nobody and frightens nobody any more (OTW-R-47, OTW-R-49).
  void letGo(String who) {
    for (Being other : state().roster()) {
      if (other.is(Status.Kind.GRAPPLED, who)) {
        emit(new FightEvent.NoLongerOf(other.id(), Status.Kind.GRAPPLED, who), OTW_R_47);
      }
      if (other.is(Status.Kind.INTIMIDATED, who)) {
        emit(new FightEvent.NoLongerOf(other.id(), Status.Kind.INTIMIDATED, who), OTW_R_49);
      }
    }
  }

  void kill(String who, String cause, Clause why) {
    letGo(who);
    emit(new FightEvent.Died(who, cause), why);
    new Movement(play).land(who);
  }

  // Healing

  /// Health comes back up to the maximum less death damage (OTW-R-38, OTW-R-91); any healing ends
  /// Bleed (OTW-R-37) and wakes the downed (OTW-R-40). Gives what was gained.
  int heal(String who, int points, Clause why) {
    var being = being(who);
    if (being.isDead() || points <= 0) {
      return 0;
    }
    if (being.is(Status.Kind.DEATH)) {
      play.cite(OTW_R_91);
    }
    int gained = Math.clamp(being.healable() - being.health().now(), 0, points);
    if (gained > 0) {
      emit(new FightEvent.HealthGained(who, gained), why);
    }
    new Conditions(play).end(who, Status.Kind.BLEED, OTW_SR_02);
    if (being(who).isDown() && being(who).health().now() > 0) {
      emit(new FightEvent.Woke(who), OTW_R_40);
    }
    play.measure(being, "healed", gained);
    return gained;
  }

  /// Astral comes back, and with it the strength of the drained (OTW-R-63).
  void restoreAstral(String who, int points, Clause why) {
    var being = being(who);
    int to = Math.min(being.astral().max(), being.astral().now() + points);
    if (to > being.astral().now()) {
      emit(new FightEvent.AstralChanged(who, to), why);
    }
    if (to > 0 && being.is(Status.Kind.DRAINED)) {
      play.cite(OTW_MEDI_02);
      new Conditions(play).end(who, Status.Kind.DRAINED, OTW_R_63);
    }
  }

  /// Astral is spent; the last of it leaves one exhausted (OTW-MEDI-01).
  void spendAstral(String who, int points, Clause why) {
    var being = being(who);
    if (points == 0) {
      return;
    }
    emit(new FightEvent.AstralChanged(who, being.astral().now() - points), why);
    if (being(who).astral().now() == 0 && being.astral().now() > 0) {
      new Conditions(play).become(who, Status.fresh(Status.Kind.DRAINED, 1), OTW_MEDI_01);
    }
  }

  // The World Master's word

  private static final int MOST = 999;

  static Optional<Refusal> refusal(OtwState state, Being who, OtwStep.Harm step) {
    return living(who, step.damage(), OTW_COM_08);
  }

  void harm(OtwStep.Harm step) {
    fixed(
        step.who(),
        Blow.fixed(
            step.damage(),
            step.type(),
            step.death() ? Blow.Share.ALL : Blow.Share.NONE,
            step.source()));
    play.then(new OtwStep.CheckBattle());
  }

  static Optional<Refusal> refusal(OtwState state, Being who, OtwStep.Heal step) {
    return living(who, step.points(), OTW_R_38);
  }

  void mend(OtwStep.Heal step) {
    heal(step.who(), step.points(), OTW_R_38);
  }

  private static Optional<Refusal> living(Being who, int points, Clause why) {
    if (who.isDead()) {
      return no(why, who.name() + " is dead");
    }
    return points < 1 || points > MOST
        ? no(why, "Between 1 and " + MOST + " points, not " + points)
        : Optional.empty();
  }
}
