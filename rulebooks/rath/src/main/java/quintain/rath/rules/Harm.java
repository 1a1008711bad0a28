package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.forms.Blank;
import quintain.rath.state.Affliction;
import quintain.rath.state.Amount;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Habit;
import quintain.rath.state.Hazard;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Stake;
import quintain.rath.state.Stat;
import quintain.rath.state.Sting;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.Who;

/// Damage, sacrificed shields, and dropping to 0 HP.
final class Harm extends Chapter {
  /// What a sacrificed shield soaks up (RTH-SHLD-01).
  static final int SHIELD = 15;

  /// The most dice that one blow rolls.
  static final int MOST_DICE = 40;

  private static final List<Integer> SIZES = List.of(6, 4, 8, 10, 12, 20);

  Harm(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.word(RathStep.Harm.class, RTH_DMG_08)
        .offeredOnce("Hurt somebody", REFEREE)
        .ifOpen()
        .icon("zap")
        .key("t")
        .slot(RathStep.Harm::who, "Who is hurt?", everybody())
        .slot(RathStep.Harm::damage, "Which dice?", Harm::damageDice)
        .slot(RathStep.Harm::times, "How many of them?", Harm::times)
        .slot(RathStep.Harm::more, "And how much besides?", Harm::more)
        .slot(RathStep.Harm::hazard, "How?", oneOf(Hazard.values()))
        .slot(RathStep.Harm::source, "By what?", words("a falling stone"))
        .refuses(Harm::harmRefusal)
        .does(Harm::new, Harm::hurt);
    book.word(Kill.class, RTH_R_46)
        .offeredOnce("A killing stroke", REFEREE)
        .ifOpen()
        .slot(Kill::who, "Who?", everybody())
        .slot(Kill::how, "How?", words("a killing stroke"))
        .refuses(Harm::killRefusal)
        .does(Harm::new, Harm::kill);
  }

  /// One die of a size, or none: how many of them and what is added comes after.
  private static Optional<Question<?>> damageDice(Blank<RathState> blank, Topic topic) {
    var amounts = new ArrayList<Option<Amount>>();
    for (int sides : SIZES) {
      amounts.add(new Option<>("d" + sides, "d" + sides, Amount.d(sides)));
    }
    amounts.add(new Option<>("none", "none, a plain number", Amount.of(0)));
    return oneOf(topic, amounts);
  }

  private static boolean rolls(Blank<RathState> blank) {
    return !blank.filled("damage", Amount.class).map(Amount::plain).orElse(false);
  }

  private static Optional<Question<?>> times(Blank<RathState> blank, Topic topic) {
    return Optional.of(
        new Question.NumberFrom(topic, List.of(), 1, rolls(blank) ? MOST_DICE : 1, 1));
  }

  private static Optional<Question<?>> more(Blank<RathState> blank, Topic topic) {
    return Optional.of(
        rolls(blank)
            ? new Question.NumberFrom(topic, List.of(), -99, 999, 0)
            : new Question.NumberFrom(topic, List.of(), 1, 999, 1));
  }

  // Damage

  /// A blow has hit: its dice, what a shield takes of it, and what else it does (RTH-DMG-01).
  void damage(RathStep.Damage step) {
    var attacker = being(step.by());
    var target = being(step.target());
    var found = Arms.of(state(), attacker, step.with(), step.grip(), step.second());
    if (found.isEmpty()) {
      return;
    }
    var arms = found.get();
    int taken = 0;
    if (arms.damage().isPresent()) {
      play.cite(RTH_CMB_04);
      arms.weapon().ifPresent(weapon -> weapon.damage(step.grip()).forEach(play::cite));
      if (!arms.ranged()) {
        play.cite(RTH_DMG_05);
        play.cite(RTH_R_06);
      }
      int rolled = roll(attacker, arms.damage().get(), step.critical());
      if (rolled < 1 || arms.isUnarmed()) {
        play.cite(RTH_R_35);
      }
      int plus = rolled < 1 ? 0 : arms.damage().get().plus();
      taken = blow(target, Math.max(1, rolled), plus, arms.name(), RTH_DMG_01);
    }
    sting(target, arms.stings(), taken, step.critical());
    if (taken > 0 && arms.item().filter(Item::isCoated).isPresent()) {
      emit(new ThingEvent.ItemCoated(attacker.id(), arms.thing(), ""), RTH_S_EQ);
    }
    if (arms.ranged() && arms.item().isPresent() && arms.damage().isEmpty()) {
      emit(new ThingEvent.ItemLost(attacker.id(), arms.thing(), "thrown"), RTH_S_EQ);
    }
    if (arms.isThrown()) {
      emit(new ThingEvent.ItemThrown(attacker.id(), arms.thing(), target.at()), RTH_R_33);
    }
    pullDown(attacker, target, arms);
  }

  /// Damage dice by somebody: each explodes on its own highest face (RTH-DMG-06), and what is added
  /// is added once (RTH-R-34).
  int roll(Being by, Amount amount, boolean critical) {
    if (amount.plain()) {
      return amount.plus();
    }
    if (explodes(amount.sides(), by.side())) {
      play.cite(RTH_CMB_05);
      play.cite(house().explodeMaxChain() == 0 ? RTH_DMG_07 : RTH_R_34);
    }
    return roll(by, dice(amount, by.side(), critical), RTH_DMG_06) + amount.plus();
  }

  /// The dice of a blow, as the house has them explode and criticals count (RTH-R-34, RTH-R-37).
  Roll<Integer> dice(Amount amount, Who.Side by, boolean critical) {
    int sides = amount.sides();
    return switch (critical ? house().critExtraDamage() : RathHouse.ExtraDamage.NONE) {
      case NONE -> Dice.sum(amount.count(), die(sides, by));
      case DOUBLE_DIE -> Dice.sum(2 * amount.count(), die(sides, by));
      case MAX_DIE ->
          explodes(sides, by)
              ? Dice.plus(Dice.sum(amount.count(), explosion(sides)), amount.count() * sides)
              : Dice.constant(amount.count() * sides);
    };
  }

  /// Dice of one face never explode, and those of foes only if the house has it so (RTH-R-34).
  private boolean explodes(int sides, Who.Side by) {
    return sides > 1 && (by == Who.Side.PARTY || house().explodeFoes());
  }

  private Roll<Integer> die(int sides, Who.Side by) {
    int limit = house().explodeMaxChain();
    if (!explodes(sides, by)) {
      return Dice.d(sides);
    }
    return limit == 0 ? Dice.compound(sides) : chain(sides, limit);
  }

  /// What a die that counts as its highest face rolls on from there: the first of its further rolls
  /// (RTH-R-34, RTH-R-37).
  private Roll<Integer> explosion(int sides) {
    return switch (house().explodeMaxChain()) {
      case 0 -> Dice.compound(sides);
      case 1 -> Dice.d(sides);
      default -> chain(sides, house().explodeMaxChain() - 1);
    };
  }

  private static Roll<Integer> chain(int sides, int further) {
    return Dice.compound(Dice.d(sides), Dice.highestOf(Dice.d(sides)), further);
  }

  /// One blow's damage, less what a shield takes; what is left is dealt (RTH-SHLD-01, RTH-R-41).
  ///
  /// @param plus what of the damage no die has brought
  /// @return what was left
  int blow(Being target, int damage, int plus, String source, Clause why) {
    int dealt = play.judge(RTH_DMG_01, damage);
    int left = shielded(target, dealt);
    int dice = dealt == damage ? damage - plus : 0;
    // What is more than the HP left is lost (RTH-R-46), and odds need not tell it apart.
    play.measure(target, "damage", Math.min(left, target.hp()));
    wound(target, new Wound(left, source, dice, plus, dealt - left), why);
    if (left > 0 && !being(target.id()).isOut()) {
      afterWound(target, left);
    }
    return left;
  }

  /// Wounds that make one bleed: the listed, and those the GM calls major (RTH-BLED-01).
  private void afterWound(Being target, int left) {
    var bleeds = target.habit(Habit.Bleeds.class);
    if (bleeds.isPresent() && left >= bleeds.get().damage()) {
      then(new RathStep.Dose(target.id(), Affliction.BLEEDING, bleeds.get().dice()));
    } else if (gm(Prompts.MAJOR_WOUND, false, target.id())) {
      then(new RathStep.Dose(target.id(), Affliction.BLEEDING, Conditions.BLEEDING_DICE));
    }
  }

  /// What else a hit does, in the order of its entry.
  void sting(Being target, List<Sting> stings, int taken, boolean critical) {
    for (Sting sting : stings) {
      boolean happens =
          switch (sting.when()) {
            case HIT -> true;
            case WOUND -> taken > 0;
            case NATURAL_20 -> critical;
          };
      if (happens) {
        switch (sting) {
          case Sting.Dose dose -> then(new RathStep.Dose(target.id(), dose.what(), dose.dice()));
          case Sting.Prone _ -> {
            if (!being(target.id()).is(Flag.PRONE)) {
              emit(new FightEvent.Became(target.id(), Flag.PRONE, "knocked down"), RTH_S_CRE);
            }
          }
        }
      }
    }
  }

  /// A pack pulls its prey down, STR against STR.
  private void pullDown(Being attacker, Being target, Arms arms) {
    if (arms.ranged() || !attacker.does(Habit.PullsDown.class) || being(target.id()).isOut()) {
      return;
    }
    for (Being fellow : state().side(attacker.side())) {
      if (!fellow.id().equals(attacker.id())
          && fellow.does(Habit.PullsDown.class)
          && !fellow.isOut()
          && state().areClose(fellow, target)) {
        then(
            new RathStep.Contend(
                attacker.id(), Stat.STR, target.id(), Stat.STR, true, Stake.TRIP, "pulls down"));
        return;
      }
    }
  }

  // Sacrificing shields

  private int shielded(Being target, int damage) {
    if (damage <= 0 || !target.canAct()) {
      return damage;
    }
    var shield = Armor.shield(target);
    if (shield.isPresent()) {
      if (!sacrificesShield(target, damage)) {
        return damage;
      }
      if (target.isReady(Knack.SHIELD_BEARER)) {
        emit(
            new ThingEvent.AptitudeUsed(target.id(), Knack.SHIELD_BEARER),
            Knack.SHIELD_BEARER.clause());
      } else {
        emit(new ThingEvent.ItemLost(target.id(), shield.get().key(), "sacrificed"), RTH_SHLD_03);
      }
    } else if (target.does(Habit.BearsShield.class) && !target.is(Flag.SHIELDLESS)) {
      if (!sacrificesShield(target, damage)) {
        return damage;
      }
      emit(new FightEvent.Became(target.id(), Flag.SHIELDLESS, "sacrificed"), RTH_SHLD_03);
    } else {
      return damage;
    }
    play.cite(damage > SHIELD ? RTH_SHLD_02 : RTH_SHLD_01);
    return Math.max(0, damage - SHIELD);
  }

  /// Whoever runs its bearer says, a henchman's employer too (RTH-R-87); a foe's is the GM's to
  /// give (RTH-R-41).
  private boolean sacrificesShield(Being bearer, int damage) {
    var blow = Integer.toString(damage);
    return bearer.isFoe()
        ? gm(Prompts.FOE_SHIELD, false, bearer.id(), blow)
        : player(bearer, Prompts.SACRIFICE_SHIELD, false, bearer.id(), blow);
  }

  // Dropping to 0 HP

  /// Damage as it goes in.
  ///
  /// @param dice what dice have brought of it, where that is to be told
  /// @param plus what was added to them
  /// @param shield what a shield took of it
  record Wound(int points, String source, int dice, int plus, int shield) {
    Wound(int points, String source) {
      this(points, source, 0, 0, 0);
    }

    /// As much of it as there is HP.
    FightEvent.HpLost from(Being target) {
      return new FightEvent.HpLost(
          target.id(), Math.min(points, target.hp()), source, dice, plus, shield);
    }
  }

  /// HP stops at 0, and what is more is lost (RTH-R-46).
  void wound(Being target, Wound wound, Clause why) {
    var now = being(target.id());
    if (wound.points() <= 0 || now.isDead()) {
      return;
    }
    if (now.is(Flag.ASLEEP)) {
      emit(new FightEvent.NoLonger(now.id(), Flag.ASLEEP), RTH_POIS_13);
    }
    if (now.hp() == 0) {
      play.cite(RTH_R_46);
      return;
    }
    emit(wound.from(now), why);
    if (being(now.id()).hp() == 0) {
      drop(being(now.id()));
    }
  }

  /// Out of action (RTH-ZERO-01); a foe is defeated (RTH-R-49).
  private void drop(Being fallen) {
    if (fallen.isDefeated()) {
      fateOfFoe(fallen);
      return;
    }
    emit(new FightEvent.Became(fallen.id(), Flag.FALLEN, "0 HP"), RTH_ZERO_01);
    if (!gm(Prompts.AWAKE, true, fallen.id())) {
      emit(new FightEvent.Became(fallen.id(), Flag.UNCONSCIOUS, "0 HP"), RTH_R_47);
    }
    if (!state().inCombat()) {
      new Survival(play).ifDangerHasPassed(fallen);
    }
  }

  private void fateOfFoe(Being foe) {
    var options =
        List.of(
            Option.of("defeated", "defeated"),
            Option.of("dead", "dead"),
            Option.of("captive", "captive"));
    var fate =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(Prompts.FATE_OF_FOE, List.of(foe.id()), options, "defeated"));
    switch (fate) {
      case "dead" -> emit(new FightEvent.Died(foe.id(), "0 HP"), RTH_R_49);
      case "captive" -> emit(new FightEvent.Became(foe.id(), Flag.CAPTIVE, "0 HP"), RTH_R_49);
      default -> play.cite(RTH_R_49);
    }
  }

  // Healing

  /// Why nobody can tend somebody now: at 0 HP it waits until danger has passed, be it a combat or
  /// what else the GM says threatens them (RTH-ZERO-04, RTH-R-50).
  ///
  /// @param magic whether it is a spell, an aptitude or a potion (RTH-R-48)
  static Optional<Refusal> tendingRefusal(RathState state, Being patient, boolean magic) {
    if (patient.isDead()) {
      return no(RTH_ZERO_04, patient.name() + " is dead");
    }
    boolean danger = state.inCombat() || patient.is(Flag.FALLEN);
    boolean waits =
        danger && patient.hp() == 0 && !(magic && state.house().zeroMagicHealsInCombat());
    return waits
        ? no(RTH_ZERO_04, patient.name() + " must wait until danger has passed")
        : Optional.empty();
  }

  /// HP back, never above the maximum (RTH-R-52); whoever is above 0 again is back in action.
  void heal(Being patient, int points, Clause why) {
    var now = being(patient.id());
    int to = Math.min(now.maxHp(), now.hp() + Math.max(0, points));
    if (to == now.maxHp()) {
      play.cite(RTH_R_52);
    }
    if (to == now.hp()) {
      return;
    }
    emit(new FightEvent.HpRestored(now.id(), to), why);
    if (now.hp() == 0) {
      if (now.is(Flag.FALLEN)) {
        emit(new FightEvent.NoLonger(now.id(), Flag.FALLEN), RTH_R_48);
      }
      if (now.is(Flag.UNCONSCIOUS)) {
        emit(new FightEvent.NoLonger(now.id(), Flag.UNCONSCIOUS), RTH_R_48);
      }
    }
  }

  // The GM's hand

  static Optional<Refusal> harmRefusal(RathState state, RathStep.Harm step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), RTH_DMG_08);
    }
    if (who.get().isDead()) {
      return no(RTH_DMG_08, who.get().name() + " is dead");
    }
    if (step.times() < 0 || step.times() * step.damage().count() > MOST_DICE) {
      return no(RTH_DMG_08, "At most " + MOST_DICE + " dice are rolled at once");
    }
    var whole = step.whole();
    return whole.plain() && whole.plus() < 1
        ? no(RTH_DMG_08, "That hurts nobody")
        : Optional.empty();
  }

  /// The last of a side may fall by it, or the last who has yet to act (RTH-CMB-06).
  void hurt(RathStep.Harm step) {
    harm(step);
    then(new RathStep.CheckCombat());
  }

  void comeToHarm(RathStep.ComeToHarm step) {
    harm(new RathStep.Harm(step.who(), step.damage(), step.hazard(), step.source()));
  }

  /// Damage no attack deals: one blow, or a fall, or something nothing stops (RTH-R-34, RTH-R-41).
  private void harm(RathStep.Harm step) {
    var target = being(step.who());
    if (step.hazard() == Hazard.FALL && target.is(Effect.Kind.FEATHERED)) {
      emit(new FightEvent.EffectEnded(target.id(), Effect.Kind.FEATHERED), RTH_S_SPL_11);
      return;
    }
    if (step.hazard() == Hazard.FALL && new Casting(play).catches(target)) {
      return;
    }
    var whole = step.whole();
    int damage =
        whole.plain() ? whole.plus() : roll(target, hazardDice(whole), RTH_DMG_08) + whole.plus();
    switch (step.hazard()) {
      case BLOW, FALL -> blow(target, damage, whole.plus(), step.source(), RTH_DMG_08);
      case BARE -> {
        play.measure(target, "damage", Math.min(damage, target.hp()));
        wound(target, new Wound(damage, step.source()), RTH_DMG_08);
      }
    }
  }

  /// Such damage from a trap, a stunt or the elements, as the next thing that happens.
  void comes(Being who, Amount damage, Hazard hazard, String source) {
    then(new RathStep.ComeToHarm(who.id(), damage, hazard, source));
  }

  /// Traps and falls explode like foes' blows (RTH-R-34).
  private Roll<Integer> hazardDice(Amount amount) {
    return dice(amount, Who.Side.FOES, false);
  }

  static Optional<Refusal> killRefusal(RathState state, RathStep.Kill step) {
    var who = state.find(step.who());
    if (who.isEmpty()) {
      return nobodyCalled(step.who(), RTH_R_46);
    }
    if (who.get().isDead()) {
      return no(RTH_R_46, who.get().name() + " is dead already");
    }
    return who.get().hp() > 0
        ? no(RTH_R_46, who.get().name() + " is not at 0 HP")
        : Optional.empty();
  }

  void kill(RathStep.Kill step) {
    emit(new FightEvent.Died(step.who(), step.how()), RTH_R_46);
    then(new RathStep.CheckCombat());
  }
}
