package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Need;
import quintain.cairn.state.Reward;
import quintain.cairn.state.Score;
import quintain.cairn.state.Timer;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Phrases;

/// The scars table: what happens to a PC whose HP is brought to exactly 0.
public final class Scars extends Chapter {
  private static final Roll<Integer> D6X2 = Dice.sum(2, Dice.D6);
  private static final Roll<Integer> D6X3 = Dice.sum(3, Dice.D6);
  private static final List<String> PLACES =
      List.of("neck", "hands", "eye", "chest", "legs", "ear");

  /// What can be sundered (CRN-SCAR-T10), and what one is without it, where that has a figure
  /// (CRN-R-69).
  private enum Appendage {
    LEFT_HAND(Optional.of(Flag.LOST_LEFT_HAND)),
    RIGHT_HAND(Optional.of(Flag.LOST_RIGHT_HAND)),
    LEFT_FOOT(Optional.of(Flag.LOST_LEFT_FOOT)),
    RIGHT_FOOT(Optional.of(Flag.LOST_RIGHT_FOOT)),
    NOSE(Optional.empty()),
    EAR(Optional.empty());

    private final Optional<Flag> loss;

    Appendage(Optional<Flag> loss) {
      this.loss = loss;
    }

    boolean isLostTo(Being being) {
      return loss.filter(being::is).isPresent();
    }

    String words() {
      return Phrases.words(this);
    }
  }

  /// What a limb does until it is mended (CRN-R-59).
  private enum Limb {
    LEG,
    ARM,
    RIB,
    SKULL
  }

  Scars(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  /// Damage over 12 takes the last row (CRN-R-08).
  void suffer(Being pc, int damage) {
    play.cite(CRN_SCAR_02);
    if (damage > 12) {
      play.cite(CRN_R_08);
    }
    switch (Math.min(12, damage)) {
      case 1 -> lastingScar(pc);
      case 2 -> rattlingBlow(pc);
      case 3 -> walloped(pc);
      case 4 -> brokenLimb(pc);
      case 5 -> diseased(pc);
      case 6 -> reorientingHeadWound(pc);
      case 7 -> hamstrung(pc);
      case 8 -> deafened(pc);
      case 9 -> reBrained(pc);
      case 10 -> sundered(pc);
      case 11 -> mortalWound(pc);
      case 12 -> doomed(pc);
      default -> throw new IllegalArgumentException("no scar for " + damage + " damage");
    }
  }

  private void lastingScar(Being pc) {
    var place = PLACES.get(roll(pc, Dice.D6, CRN_SCAR_T01) - 1);
    scar(pc, 1, "a lasting scar: " + place, Optional.empty(), CRN_SCAR_T01);
    newMaxHpIfHigher(pc, Dice.D6, CRN_SCAR_T01);
  }

  private void rattlingBlow(Being pc) {
    var how = play.ask(pc.seat(), new Question.Words(Prompts.REFOCUS, List.of(pc.id()), 500, ""));
    scar(
        pc,
        2,
        how.isEmpty() ? "a rattling blow" : "a rattling blow: " + how,
        Optional.empty(),
        CRN_SCAR_T02);
    newMaxHpIfHigher(pc, Dice.D6, CRN_SCAR_T02);
  }

  private void walloped(Being pc) {
    scar(
        pc,
        3,
        "walloped",
        Optional.of(new Reward(3, Reward.After.FEW_HOURS, "lost breath")),
        CRN_SCAR_T03);
    deprive(pc, Healing.BREATH, CRN_SCAR_T03);
  }

  /// Also what breaks when a creature's critical effect says so.
  void brokenLimb(Being being) {
    var limb =
        switch (roll(being, Dice.D6, CRN_SCAR_T04)) {
          case 1, 2 -> Limb.LEG;
          case 3, 4 -> Limb.ARM;
          case 5 -> Limb.RIB;
          default -> Limb.SKULL;
        };
    var hurt = "broken " + limb.name().toLowerCase(Locale.ROOT);
    scar(being, 4, "a " + hurt, afterTheHealer(4, hurt), CRN_SCAR_T04);
    switch (limb) {
      case LEG -> emit(new CairnEvent.Became(being.id(), Flag.BROKEN_LEG, ""), CRN_R_59);
      case ARM -> {
        emit(new CairnEvent.Became(being.id(), Flag.BROKEN_ARM, ""), CRN_R_59);
        new Inventory(play).emptyTheBrokenHand(being(being.id()));
      }
      case RIB, SKULL -> {} // no figure, only the Warden's word
    }
  }

  private void diseased(Being pc) {
    scar(pc, 5, "diseased", afterTheHealer(5, "infection"), CRN_SCAR_T05);
  }

  /// Beats the *current* score: that becomes the total, and the maximum at least as much
  /// (CRN-R-50).
  private void reorientingHeadWound(Being pc) {
    var ability =
        switch (roll(pc, Dice.D6, CRN_SCAR_T06)) {
          case 1, 2 -> Ability.STR;
          case 3, 4 -> Ability.DEX;
          default -> Ability.WIL;
        };
    scar(pc, 6, "a head wound that turned " + ability + " around", Optional.empty(), CRN_SCAR_T06);
    int total = roll(pc, D6X3, CRN_SCAR_T06);
    var score = pc.score(ability);
    if (total > score.now()) {
      emit(
          new CairnEvent.AbilityChanged(
              pc.id(), ability, new Score(total, Math.max(total, score.max()))),
          CRN_R_50);
    } else {
      emit(new CairnEvent.Kept(pc.id(), ability + " " + score.now()), CRN_R_50);
    }
  }

  private void hamstrung(Being pc) {
    scar(pc, 7, "hamstrung", afterTheHealer(7, "cut hamstring"), CRN_SCAR_T07);
    emit(new CairnEvent.Became(pc.id(), Flag.HAMSTRUNG, ""), CRN_SCAR_T07);
  }

  private void deafened(Being pc) {
    scar(pc, 8, "deafened", Optional.empty(), CRN_SCAR_T08);
    emit(new CairnEvent.Became(pc.id(), Flag.DEAF, ""), CRN_SCAR_T08);
    strongerWillOnSave(pc, Dice.D4, CRN_SCAR_T08);
  }

  private void reBrained(Being pc) {
    scar(pc, 9, "re-brained", Optional.empty(), CRN_SCAR_T09);
    newMaxIfHigher(pc, Ability.WIL, CRN_SCAR_T09);
  }

  /// The Warden says what is lost; on automatic it is a pick. What is gone is not lost again
  /// (CRN-R-69).
  private void sundered(Being pc) {
    var left = Lists.without(List.of(Appendage.values()), a -> a.isLostTo(pc));
    var options = left.stream().map(a -> Option.of(a.words(), a.words())).toList();
    var unsaid = "any";
    var asked =
        play.ask(
            Seat.REFEREE,
            new Question.OneOf<>(
                Prompts.SUNDERED,
                List.of(pc.id()),
                Stream.concat(Stream.of(Option.of(unsaid, "let chance decide")), options.stream())
                    .toList(),
                unsaid));
    var lost =
        left.stream()
            .filter(a -> a.words().equals(asked))
            .findFirst()
            .orElseGet(() -> play.pick(left, CRN_SCAR_T10));
    scar(pc, 10, "sundered: " + lost.words(), Optional.empty(), CRN_SCAR_T10);
    if (lost.loss.isPresent()) {
      emit(new CairnEvent.Became(pc.id(), lost.loss.get(), ""), CRN_R_69);
      new Inventory(play).letFall(being(pc.id()));
    }
    strongerWillOnSave(pc, Dice.D6, CRN_SCAR_T10);
  }

  private void mortalWound(Being pc) {
    scar(
        pc,
        11,
        "a mortal wound",
        Optional.of(new Reward(11, Reward.After.SAFE_NIGHT, "mortal wound")),
        CRN_SCAR_T11);
    deprive(pc, Healing.WOUND, CRN_SCAR_T11);
    emit(new CairnEvent.Became(pc.id(), Flag.MORTALLY_WOUNDED, ""), CRN_SCAR_T11);
    startClock(pc);
  }

  /// An hour to live without aid.
  void startClock(Being pc) {
    emit(
        new CairnEvent.TimerSet(
            pc.id(),
            new Timer(Timer.What.DIES_OF_WOUND, state().clock() + Harm.HOUR, "a mortal wound")),
        CRN_SCAR_T11);
  }

  /// A second doom adds nothing (CRN-R-52).
  private void doomed(Being pc) {
    scar(pc, 12, "doomed", Optional.empty(), CRN_SCAR_T12);
    if (pc.is(Flag.DOOMED)) {
      play.cite(CRN_R_52);
    } else {
      emit(new CairnEvent.Became(pc.id(), Flag.DOOMED, ""), CRN_SCAR_T12);
    }
  }

  /// A doomed PC who passes the critical damage save is free of it.
  void escapeDoom(Being pc) {
    emit(new CairnEvent.NoLonger(pc.id(), Flag.DOOMED), CRN_SCAR_T12);
    newMaxHpIfHigher(pc, D6X3, CRN_SCAR_T12);
  }

  /// What a scar owed is paid: after the hours, the healer or the night it waited for.
  void reward(Being pc, Reward reward) {
    switch (reward.row()) {
      case 3 -> {
        int more = roll(pc, Dice.D6, CRN_SCAR_T03);
        emit(new CairnEvent.MaxHpChanged(pc.id(), pc.maxHp() + more), CRN_SCAR_T03);
      }
      case 4 -> {
        mend(pc, reward, "broken leg", Flag.BROKEN_LEG);
        mend(pc, reward, Reward.BROKEN_ARM.what(), Flag.BROKEN_ARM);
        newMaxHpIfHigher(pc, D6X2, CRN_SCAR_T04);
      }
      case 5 -> newMaxHpIfHigher(pc, D6X2, CRN_SCAR_T05);
      case 7 -> {
        mend(pc, reward, reward.what(), Flag.HAMSTRUNG);
        newMaxIfHigher(pc, Ability.DEX, CRN_SCAR_T07);
      }
      case 11 -> {
        mend(pc, reward, reward.what(), Flag.MORTALLY_WOUNDED);
        int max = roll(pc, D6X2, CRN_SCAR_T11);
        emit(new CairnEvent.MaxHpChanged(pc.id(), max), CRN_SCAR_T11);
      }
      default -> throw new IllegalStateException("scar " + reward.row() + " owes nothing");
    }
  }

  /// What a scar did is over with the last of its kind (CRN-R-59).
  private void mend(Being being, Reward paid, String hurt, Flag flag) {
    boolean meant = paid.what().isEmpty() || paid.what().equals(hurt);
    if (meant && being.is(flag) && !being.rewards().contains(paid)) {
      emit(new CairnEvent.NoLonger(being.id(), flag), CRN_R_59);
    }
  }

  public static Clause clauseOf(int row) {
    return Crn.valueOf("CRN_SCAR_T" + (row < 10 ? "0" : "") + row);
  }

  private static Optional<Reward> afterTheHealer(int row, String hurt) {
    return Optional.of(new Reward(row, Reward.After.WEEK_WITH_HEALER, hurt));
  }

  private void scar(Being who, int row, String told, Optional<Reward> reward, Clause why) {
    emit(new CairnEvent.Scarred(who.id(), row, told, reward), why);
  }

  private void deprive(Being pc, String need, Clause why) {
    if (pc.needs().stream().noneMatch(n -> n.what().equals(need))) {
      emit(new CairnEvent.NeedArose(pc.id(), new Need(need, state().clock(), 0)), why);
    }
  }

  private void newMaxHpIfHigher(Being pc, Roll<Integer> dice, Clause why) {
    int total = roll(pc, dice, why);
    if (total > pc.maxHp()) {
      emit(new CairnEvent.MaxHpChanged(pc.id(), total), why);
    } else {
      emit(new CairnEvent.Kept(pc.id(), pc.maxHp() + " HP at most"), why);
    }
  }

  /// A new maximum lifts the current score with it (CRN-R-10).
  private void newMaxIfHigher(Being pc, Ability ability, Clause why) {
    int total = roll(pc, D6X3, why);
    var score = pc.score(ability);
    if (total > score.max()) {
      play.cite(CRN_R_10);
      emit(new CairnEvent.AbilityChanged(pc.id(), ability, score.raisedTo(total)), why);
    } else {
      emit(new CairnEvent.Kept(pc.id(), ability + " " + score.max() + " at most"), why);
    }
  }

  private void strongerWillOnSave(Being pc, Roll<Integer> gain, Clause why) {
    if (new Saves(play).save(pc, Ability.WIL, "despair", why)) {
      int more = roll(pc, gain, why);
      emit(
          new CairnEvent.AbilityChanged(
              pc.id(), Ability.WIL, pc.wil().raisedTo(pc.wil().max() + more)),
          why);
    }
  }
}
