package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Names;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Afflictions;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Damage;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Encounter.*;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Part;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Words;

/// What damage does: Armoring, Vitality, Wounds, Hit Dice, Death Calls, death (RHD-ABL-01 to
/// RHD-DMG-09).
public final class Harm extends Chapter {
  /// A Death Call of this or more succeeds (RHD-DTH-02).
  private static final int CALL = 10;

  private static final int MOST = 999;

  Harm(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.doing(SpendHitDice.class, RHD_HD_03)
        .offered("expends Hit Dice", REST)
        .afterwards()
        .ifOpen()
        .toPlayers()
        .icon("heart-pulse")
        .by(SpendHitDice::by, "Who expends Hit Dice?")
        .slot(SpendHitDice::dice, "How many?", Harm::hitDice)
        .refuses(Harm::refusal)
        .does(Harm::new, Harm::spend);
    book.word(Encounter.Harm.class, RHD_R_98)
        .offeredOnce("Hurt somebody", REFEREE)
        .ifOpen()
        .icon("heart-crack")
        .key("t")
        .slot(Encounter.Harm::who, "Who is hurt?", everybody())
        .slot(Encounter.Harm::damage, "By how much?", number(1, 60, 4))
        .slot(Encounter.Harm::type, "What kind?", Harm::damageTypes)
        .slot(Encounter.Harm::trueDamage, "True Damage?", yesNo())
        .slot(Encounter.Harm::source, "By what?", words("a trap"))
        .refuses(Harm::refusal)
        .does(Harm::new, Harm::harm);
    book.word(Mend.class, RHD_R_98)
        .offeredOnce("Give Vitality back", REFEREE)
        .ifOpen()
        .icon("heart-pulse")
        .slot(Mend::who, "Who gets Vitality back?", everybody())
        .slot(Mend::vitality, "How much?", number(1, 60, 2))
        .refuses(Harm::refusal)
        .does(Harm::new, Harm::mend);
  }

  static Optional<Question<?>> hitDice(Blank<RhodState> blank, Topic topic, Being by) {
    int most = Math.max(1, by.vitals().hitDice());
    return Optional.of(new Question.NumberFrom(topic, List.of(), 1, most, 1));
  }

  /// Each with what it is (RHD-DMG-02).
  private static Optional<Question<?>> damageTypes(Blank<RhodState> blank, Topic topic) {
    var options = new ArrayList<Option<DamageType>>();
    for (DamageType type : DamageType.values()) {
      options.add(
          new Option<>(
              Names.kebab(type.name()), "%s: %s".formatted(type.title(), type.meaning()), type));
    }
    return oneOf(topic, options);
  }

  // Damage

  /// What Vulnerability and Resistance add to damage or take from it: Vulnerability first, then
  /// True Resistance, then Typed, each as far as there is any (RHD-DMG-09, RHD-R-56, RHD-R-57).
  static List<Part> weights(Being who, Damage damage) {
    var weights = new ArrayList<Part>();
    weigh("Vulnerability", Defenses.vulnerability(who, damage.type()), RHD_DMG_07, weights);
    if (damage.trueDamage()) {
      weigh("True Vulnerability", Defenses.trueVulnerability(who), RHD_DMG_08, weights);
    }
    weigh("True Resistance", -Defenses.trueResistance(who), RHD_DMG_05, weights);
    weigh("Resistance", -Defenses.resistance(who, damage.type()), RHD_DMG_04, weights);
    return weights;
  }

  private static void weigh(String name, int amount, Rhd why, List<Part> weights) {
    if (amount != 0) {
      weights.add(new Part(name, amount, why));
    }
  }

  /// What is left of damage once they have weighed on it; nothing comes of no damage at all.
  static int weighed(Being who, Damage damage) {
    return damage.amount() <= 0 ? 0 : Math.max(0, damage.amount() + Part.sum(weights(who, damage)));
  }

  /// Somebody takes damage. Gives whether it lowered Vitality or caused a Wound.
  boolean take(String who, Damage damage) {
    if (being(who).isDead()) {
      return false;
    }
    play.cite(RHD_ABL_01);
    int points = weighed(being(who), damage);
    if (points != damage.amount()) {
      var weights = weights(being(who), damage);
      weights.forEach(weight -> play.cite(weight.why()));
      play.cite(RHD_DMG_06);
      play.cite(RHD_R_56);
      play.cite(damage.trueDamage() ? RHD_R_57 : RHD_R_58);
      emit(
          new FightEvent.DamageWeighed(
              who, damage.amount(), points, damage.type(), damage.trueDamage(), weights),
          RHD_DMG_09);
    }
    points = Math.max(0, judged(being(who), "takes damage", points, RHD_DMG_09));
    play.measure(being(who), "damage", points);
    if (points == 0) {
      return false;
    }
    int piercing = damage.trueDamage() ? 0 : Math.min(points, damage.penetrating());
    boolean hurt = false;
    if (piercing > 0) {
      hurt = deal(who, piercing, true, damage.source());
    }
    if (points > piercing && !being(who).isDead()) {
      hurt |= deal(who, points - piercing, damage.trueDamage(), damage.source());
    }
    return hurt;
  }

  /// The same for damage that is no Attack's own, with whose doing it is; empty for nobody's.
  void suffer(String who, Damage damage, String by, Clause why) {
    if (damage.amount() > 0 && !being(who).isDead()) {
      emit(new FightEvent.Suffered(who, damage.source(), by), why);
    }
    take(who, damage);
  }

  /// Armoring first (RHD-ABL-02), the rest off Vitality (RHD-ABL-03); True Damage passes Armoring
  /// by (RHD-DMG-03).
  private boolean deal(String who, int points, boolean trueDamage, String source) {
    int stopped = trueDamage ? 0 : Math.min(points, being(who).kit().armoring());
    int rest = points - stopped;
    var victim = being(who);
    int excess = rest - victim.vitals().vitality();
    boolean wound = excess > 0 && !kills(house(), victim, excess);
    if (stopped > 0 && !(wound && house().woundArmoring() == RhodHouse.WoundArmoring.KEPT)) {
      emit(new FightEvent.ArmoringLost(who, stopped), RHD_ABL_02);
    }
    if (rest == 0) {
      return false;
    }
    if (trueDamage) {
      play.cite(RHD_DMG_03);
    }
    if (excess <= 0) {
      emit(new FightEvent.VitalityLost(who, rest, source), stopped > 0 ? RHD_ABL_03 : RHD_ABL_05);
      atZero(who);
    } else if (wound) {
      wound(who, source);
    } else {
      emit(new FightEvent.VitalityLost(who, victim.vitals().vitality(), source), RHD_ABL_05);
      die(who, source, RHD_ABL_07);
    }
    return true;
  }

  /// Whether so much damage beyond 0 kills (RHD-ABL-07, RHD-R-43).
  static boolean kills(RhodHouse house, Being who, int excess) {
    int most = Defenses.maxVitality(house, who);
    return switch (house.deathThreshold()) {
      case HALF -> 2 * excess >= most;
      case HALF_DOWN -> excess >= Math.max(1, most / 2);
      case FULL -> excess >= most;
      case NEVER -> false;
    };
  }

  // Wounds

  /// More Wounds than the CON mod, and at least one (RHD-ABL-10, RHD-R-47).
  static boolean isPastLimit(Being who) {
    return who.vitals().wounds() > Math.max(0, who.mod(Ability.CON));
  }

  /// As many Wounds as the CON Score (RHD-ABL-12).
  private static boolean isWoundedToDeath(Being who) {
    return who.vitals().wounds() > 0 && who.vitals().wounds() >= who.scores().of(Ability.CON);
  }

  /// Whether the first Wound kills (RHD-R-55).
  private boolean diesOfOne(Being who) {
    return who.nature().minor() && house().npcWounds() == RhodHouse.NpcWounds.MINORS_DIE;
  }

  /// A Wound in place of the damage (RHD-ABL-08): Wounds as many as the CON Score kill, else a Hit
  /// Die is expended, and a Death Call may be due (RHD-R-49).
  void wound(String who, String source) {
    boolean was = isPastLimit(being(who));
    if (house().woundVitality() == RhodHouse.WoundVitality.SET_TO_0
        && being(who).vitals().vitality() > 0) {
      emit(new FightEvent.VitalityLost(who, being(who).vitals().vitality(), source), Rhd.RHD_R_44);
    }
    play.cite(RHD_R_49);
    emit(new FightEvent.Wounded(who), RHD_ABL_08);
    if (being(who).is(Condition.STABILIZED)) {
      new Conditions(play).resolve(who, Condition.STABILIZED, 1, Rhd.RHD_R_51);
    }
    if (isWoundedToDeath(being(who))) {
      die(who, source, RHD_ABL_12);
      return;
    }
    if (diesOfOne(being(who))) {
      die(who, source, RHD_R_55);
      return;
    }
    if (being(who).vitals().hitDice() > 0) {
      hitDie(who, RHD_ABL_09);
    }
    if (was || (house().crossingWoundCalls() && isPastLimit(being(who)))) {
      deathCall(who, RHD_ABL_11);
    }
    atZero(who);
  }

  // Hit Dice

  /// One Hit Die is expended: its roll and the CON mod, not below 0 and not above the maximum
  /// (RHD-R-45).
  void hitDie(String who, Clause why) {
    var one = being(who);
    play.cite(RHD_HD_02);
    play.cite(RHD_R_45);
    int roll = play.roll(one, Dice.d(Defenses.hitDie(one)), why);
    int room = Math.max(0, Defenses.maxVitality(house(), one) - one.vitals().vitality());
    int gained =
        Math.clamp(judged(one, "expends a Hit Die", roll + one.mod(Ability.CON), why), 0, room);
    emit(new FightEvent.HitDieSpent(who, roll, gained), why);
    risen(who);
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.SpendHitDice step) {
    var gone = livingRefusal(state, step.by(), RHD_HD_03);
    if (gone.isPresent()) {
      return gone;
    }
    var by = state.being(step.by());
    if (state.inEncounter()) {
      return no(RHD_HD_04, "In an Encounter only a Wound or a Feature expends Hit Dice");
    }
    if (step.dice() < 1 || step.dice() > by.vitals().hitDice()) {
      return no(
          RHD_HD_03,
          "%s has %s, not %d"
              .formatted(by.name(), Words.hitDice(by.vitals().hitDice()), step.dice()));
    }
    return by.vitals().vitality() >= Defenses.maxVitality(state.house(), by)
        ? no(RHD_HD_03, by.name() + " misses no Vitality")
        : Optional.empty();
  }

  void spend(Encounter.SpendHitDice step) {
    for (int i = 0; i < step.dice(); i++) {
      hitDie(step.by(), RHD_HD_03);
    }
  }

  // Death Calls

  /// A bare d20 (RHD-DTH-01): 1 kills, 9 or less exhausts (RHD-R-50).
  void deathCall(String who, Clause why) {
    var one = being(who);
    if (one.isDead() || one.has(Gift.Deathless.class)) {
      return;
    }
    play.cite(why);
    play.cite(RHD_R_50);
    int least = one.gift(Gift.HardToKill.class).map(Gift.HardToKill::least).orElse(CALL);
    int roll = play.roll(one, Dice.D20, RHD_DTH_01);
    boolean success = play.judge(RHD_DTH_02, roll >= least);
    emit(new FightEvent.DeathCalled(who, roll, success), success ? RHD_DTH_02 : RHD_DTH_03);
    if (success) {
      return;
    }
    if (roll == 1) {
      die(who, "a Death Call", RHD_DTH_04);
    } else {
      new Conditions(play).gain(who, Condition.EXHAUSTED, 1, "", RHD_DTH_03);
    }
  }

  /// Dead; whether that stands is the Referee's to say.
  void die(String who, String cause, Clause why) {
    if (!play.judge(why, true)) {
      emit(new FightEvent.Told(who, "lives on, by the Referee's word"), RHD_R_98);
      return;
    }
    emit(new FightEvent.Died(who, cause), why);
    new Falls(play).comeDown(who);
    new Conditions(play).gone(who);
  }

  // Vitality exactly 0

  /// Whoever has no Vitality left may lie down for it (RHD-R-46).
  private void atZero(String who) {
    var one = being(who);
    if (house().atZero() == RhodHouse.AtZero.COLLAPSED
        && !one.isDead()
        && one.vitals().vitality() == 0
        && Defenses.maxVitality(house(), one) > 0
        && !one.is(Condition.COLLAPSED)) {
      new Conditions(play).gain(who, Condition.COLLAPSED, 1, "", RHD_R_46);
    }
  }

  /// Vitality above 0 lets those get up who lay down for the lack of it.
  private void risen(String who) {
    var one = being(who);
    if (house().atZero() == RhodHouse.AtZero.COLLAPSED
        && one.vitals().vitality() > 0
        && one.is(Condition.COLLAPSED)
        && one.stacks(Condition.EXHAUSTED) < Afflictions.COLLAPSE) {
      new Conditions(play).resolve(who, Condition.COLLAPSED, 1, RHD_R_46);
    }
  }

  // Vitality comes back

  /// So much Vitality, never above the maximum.
  void mend(String who, int points, Clause why) {
    var one = being(who);
    int room = Math.max(0, Defenses.maxVitality(house(), one) - one.vitals().vitality());
    int gained = Math.clamp(points, 0, room);
    if (gained > 0 && !one.isDead()) {
      emit(new FightEvent.VitalityGained(who, gained), why);
      risen(who);
    }
  }

  /// Vitality and Hit Dice follow their maxima up, and are cut down to them (RHD-R-42).
  void fit(String who, int vitalityBefore, int diceBefore) {
    var one = being(who);
    int most = Defenses.maxVitality(house(), one);
    int dice = Defenses.hitDice(one);
    int vitality = Math.min(most, one.vitals().vitality() + Math.max(0, most - vitalityBefore));
    int left = Math.min(dice, one.vitals().hitDice() + Math.max(0, dice - diceBefore));
    if (vitality != one.vitals().vitality() || left != one.vitals().hitDice()) {
      play.cite(RHD_ABL_06);
      play.cite(RHD_HD_01);
      emit(new FightEvent.VitalsFitted(who, vitality, left), RHD_R_42);
    }
  }

  // The Referee's hand

  /// What comes of figures that the Referee has set, with somebody as they were before: maxima are
  /// kept, Wounds kill, and who has no Vitality lies down. No die is rolled for it (RHD-R-98).
  void set(Being was) {
    var who = was.id();
    int most = Defenses.maxVitality(house(), was);
    if (most != Defenses.maxVitality(house(), being(who))) {
      fit(who, most, Defenses.hitDice(was));
    }
    if (was.isDead() || being(who).isDead()) {
      if (!was.isDead()) {
        new Falls(play).comeDown(who);
      }
      return;
    }
    boolean another = being(who).vitals().wounds() > was.vitals().wounds();
    if (isWoundedToDeath(being(who)) && !isWoundedToDeath(was)) {
      die(who, "Wounds", RHD_ABL_12);
    } else if (another && diesOfOne(being(who))) {
      die(who, "a Wound", RHD_R_55);
    } else {
      boolean calmed = isPastLimit(was) && !isPastLimit(being(who));
      if ((another || calmed) && being(who).is(Condition.STABILIZED)) {
        new Conditions(play).resolve(who, Condition.STABILIZED, 1, Rhd.RHD_R_51);
      }
      if (being(who).vitals().vitality() != was.vitals().vitality()) {
        atZero(who);
        risen(who);
      }
    }
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.Harm step) {
    var gone = livingRefusal(state, step.who(), RHD_R_98);
    if (gone.isPresent()) {
      return gone;
    }
    return step.damage() < 0 || step.damage() > MOST
        ? no(RHD_R_98, "Between 0 and " + MOST + " damage, not " + step.damage())
        : Optional.empty();
  }

  void harm(Encounter.Harm step) {
    play.cite(Rhd.RHD_DMG_02);
    take(step.who(), Damage.of(step.damage(), step.type(), step.trueDamage(), step.source()));
    play.then(new Encounter.CheckEncounter());
    play.then(new Encounter.CheckTurn());
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.Mend step) {
    var gone = livingRefusal(state, step.who(), RHD_R_98);
    if (gone.isPresent()) {
      return gone;
    }
    return step.vitality() < 1 || step.vitality() > MOST
        ? no(RHD_R_98, "Between 1 and " + MOST + " Vitality, not " + step.vitality())
        : Optional.empty();
  }

  void mend(Encounter.Mend step) {
    mend(step.who(), step.vitality(), RHD_R_98);
  }
}
