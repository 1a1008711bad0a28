package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.state.Ability;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Reward;
import quintain.cairn.state.Timer;
import quintain.cairn.state.Who;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// Healers and cures at a price, and scars that mend.
public final class Healing extends Chapter {
  /// What somebody walloped lacks until a few hours of rest (CRN-SCAR-T03).
  static final String BREATH = "breath";

  /// What somebody mortally wounded lacks until a safe night after aid (CRN-SCAR-T11).
  public static final String WOUND = "a mortal wound";

  private static final int DEAREST_GOLD = 100_000;
  private static final int DEAFENED = 8;

  Healing(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.deed(BuyCure.class, CRN_HEAL_04)
        .offered("buys a cure", REST)
        .ifOpen()
        .when(Wealth::mayTrade)
        .toPlayers()
        .by(BuyCure::who, "Who is cured?")
        .slot(BuyCure::gold, "For how much gold?", Healing::gold)
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::buyCure);
    book.word(CairnStep.Mend.class, CRN_R_59)
        .offeredOnce("A wound has mended", REFEREE)
        .ifOpen()
        .about(CairnStep.Mend::who, "Who has mended?", everybody())
        .slot(CairnStep.Mend::row, "From which scar?", Healing::scarsOwed)
        .refuses(Healing::refusal)
        .does(Healing::new, Healing::mend);
  }

  // Help at a price

  /// A satchel costs a use; a person or a house of healing what the Warden says (CRN-HEAL-04).
  boolean engage(String healer) {
    for (Being being : state().side(Who.Side.PARTY)) {
      var item = being.pack().find(healer);
      if (item.isPresent() && state().find(healer).isEmpty()) {
        new Inventory(play).useUp(being, item.get(), CRN_HEAL_03);
        return true;
      }
    }
    int gold =
        play.ask(
            Seat.REFEREE, new Question.NumberFrom(Prompts.COST, List.of(), 0, DEAREST_GOLD, 0));
    return payTogether(gold * Wealth.GOLD);
  }

  /// The party pays in roster order, or not at all.
  private boolean payTogether(int copper) {
    int purses = 0;
    var party = state().side(Who.Side.PARTY);
    for (Being being : party) {
      purses += being.pack().coins();
    }
    if (purses < copper) {
      emit(new CairnEvent.Told("", "the party cannot pay for the help"), CRN_HEAL_04);
      return false;
    }
    int open = copper;
    for (Being being : party) {
      int part = Math.min(open, being.pack().coins());
      if (part > 0) {
        emit(new CairnEvent.CoinsChanged(being.id(), -part, "a healer"), CRN_HEAL_04);
        open -= part;
      }
    }
    return true;
  }

  private static Optional<Question<?>> gold(Blank<CairnState> blank, Topic topic, Being who) {
    return Optional.of(
        new Question.NumberFrom(topic, List.of(who.id()), 0, who.pack().coins() / Wealth.GOLD, 0));
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.BuyCure step) {
    var found = state.find(step.who());
    if (found.isEmpty()) {
      return nobodyCalled(step.who(), CRN_HEAL_04);
    }
    var being = found.get();
    if (state.inRounds()) {
      return barred(CRN_R_39, "Nobody is cured while rounds are running");
    }
    if (being.isDead()) {
      return barred(CRN_HEAL_04, being.name() + " is past all cure");
    }
    if (!hasLost(being)) {
      return barred(CRN_HEAL_04, being.name() + " has lost no ability points");
    }
    if (being.isDeprived()) {
      return barred(CRN_DEPR_03, being.name() + " is deprived and recovers no ability scores");
    }
    if (step.gold() < 0 || step.gold() > DEAREST_GOLD) {
      return barred(CRN_HEAL_04, "A cure costs 0 to " + DEAREST_GOLD + " gp");
    }
    return being.pack().coins() < step.gold() * Wealth.GOLD
        ? barred(CRN_HEAL_04, being.name() + " does not have " + step.gold() + " gp")
        : Optional.empty();
  }

  /// All abilities at once, for what the Warden asks; on automatic what was offered (CRN-HEAL-04).
  void buyCure(CairnStep.BuyCure step) {
    int gold =
        play.ask(
            Seat.REFEREE,
            new Question.NumberFrom(
                Prompts.COST, List.of(step.who()), 0, DEAREST_GOLD, step.gold()));
    if (being(step.who()).pack().coins() < gold * Wealth.GOLD) {
      emit(new CairnEvent.Told(step.who(), "cannot pay " + gold + " gp"), CRN_HEAL_04);
      return;
    }
    if (gold > 0) {
      emit(new CairnEvent.CoinsChanged(step.who(), -gold * Wealth.GOLD, "a cure"), CRN_HEAL_04);
    }
    restoreAll(step.who(), CRN_HEAL_04);
  }

  /// All three to their maximum (CRN-R-40), if the Warden lets it: "usually" (CRN-HEAL-03).
  void restoreAbilities(String id) {
    if (!hasLost(being(id))) {
      return;
    }
    if (being(id).isDeprived()) {
      play.cite(CRN_DEPR_03);
    } else if (warden(Prompts.HEALS, true, id)) {
      restoreAll(id, CRN_HEAL_03);
    }
  }

  private static boolean hasLost(Being being) {
    for (Ability ability : Ability.values()) {
      if (being.score(ability).now() < being.score(ability).max()) {
        return true;
      }
    }
    return false;
  }

  private void restoreAll(String id, Crn why) {
    play.cite(CRN_R_40);
    if (being(id).timers().stream().anyMatch(timer -> timer.what() == Timer.What.BARB)) {
      emit(new CairnEvent.TimerStopped(id, Timer.What.BARB), why);
    }
    for (Ability ability : Ability.values()) {
      var score = being(id).score(ability);
      if (score.now() < score.max()) {
        emit(new CairnEvent.AbilityRestored(id, ability, score.max() - score.now()), why);
      }
    }
  }

  // Scars

  /// Broken limbs, diseases and hamstrings, unless the Warden says not yet (CRN-R-59).
  void mendScars(String id) {
    for (Reward reward : being(id).rewards()) {
      if (reward.after() == Reward.After.WEEK_WITH_HEALER
          && warden(Prompts.MENDED, true, id, hurt(reward))) {
        recover(id, reward);
      }
    }
  }

  private static String hurt(Reward reward) {
    return reward.what().isEmpty() ? "wound" : reward.what();
  }

  /// The scars that pay after such a rest.
  void rewards(String id, Reward.After after) {
    for (Reward reward : being(id).rewards()) {
      if (reward.after() == after) {
        recover(id, reward);
      }
    }
  }

  /// The scar pays, each by itself; what kept them deprived is over with the last of its kind
  /// (CRN-R-59, CRN-R-60, CRN-R-51).
  private void recover(String id, Reward reward) {
    emit(new CairnEvent.RewardTaken(id, reward.row(), reward.what()), Scars.clauseOf(reward.row()));
    if (being(id).rewards().contains(reward)) {
      play.cite(CRN_R_59);
    } else {
      relieve(id, reward.after());
    }
    new Scars(play).reward(being(id), reward);
  }

  private void relieve(String id, Reward.After after) {
    switch (after) {
      case FEW_HOURS -> new Deprivation(play).met(id, BREATH, CRN_R_60);
      case SAFE_NIGHT -> {
        new Deprivation(play).met(id, WOUND, CRN_R_51);
        if (being(id).is(Flag.AIDED) && !being(id).is(Flag.CRITICALLY_DAMAGED)) {
          emit(new CairnEvent.NoLonger(id, Flag.AIDED), CRN_R_51);
        }
        emit(new CairnEvent.TimerStopped(id, Timer.What.DIES_OF_WOUND), CRN_R_51);
      }
      case WEEK_WITH_HEALER, CRITICAL_SAVE -> {}
    }
  }

  void recoverFromMortalWound(String id) {
    if (Rescue.isStable(being(id))) {
      rewards(id, Reward.After.SAFE_NIGHT);
    }
  }

  static Optional<Refusal> refusal(CairnState state, CairnStep.Mend step) {
    var found = state.find(step.who());
    if (found.isEmpty()) {
      return nobodyCalled(step.who(), CRN_R_59);
    }
    var being = found.get();
    if (being.isDead()) {
      return barred(CRN_R_59, being.name() + " is dead");
    }
    boolean deaf = step.row() == DEAFENED && being.is(Flag.DEAF);
    return deaf || !owed(being, step.row()).isEmpty()
        ? Optional.empty()
        : barred(CRN_R_59, being.name() + " has no scar of row " + step.row() + " that could mend");
  }

  private static Optional<Question<?>> scarsOwed(Blank<CairnState> blank, Topic topic, Being who) {
    var options = new ArrayList<Option<Integer>>();
    for (int row : who.rewards().stream().map(Reward::row).distinct().toList()) {
      options.add(scar(row, hurts(owed(who, row))));
    }
    if (who.is(Flag.DEAF)) {
      options.add(scar(DEAFENED, "deaf"));
    }
    return oneOf(topic, options);
  }

  private static Option<Integer> scar(int row, String hurt) {
    return new Option<>(Integer.toString(row), hurt + " (scar " + row + ")", row);
  }

  private static String hurts(List<Reward> owed) {
    return String.join(", ", owed.stream().map(Healing::hurt).toList());
  }

  private static List<Reward> owed(Being being, int row) {
    return being.rewards().stream().filter(reward -> reward.row() == row).toList();
  }

  /// A scar's wound has mended as the Warden says; the deaf have found their extraordinary help
  /// (CRN-SCAR-T08).
  void mend(CairnStep.Mend step) {
    if (step.row() == DEAFENED) {
      emit(new CairnEvent.NoLonger(step.who(), Flag.DEAF), CRN_SCAR_T08);
    }
    var owed = owed(being(step.who()), step.row());
    if (!owed.isEmpty()) {
      recover(step.who(), chosen(step.who(), owed));
    }
  }

  /// Of several broken limbs the one that the Warden names, or else the first (CRN-R-59).
  private Reward chosen(String who, List<Reward> owed) {
    var limbs = owed.stream().distinct().toList();
    if (limbs.size() == 1) {
      return owed.getFirst();
    }
    var options = limbs.stream().map(each -> new Option<>(hurt(each), hurt(each), each)).toList();
    return play.ask(
        Seat.REFEREE,
        new Question.OneOf<>(Prompts.WHICH_LIMB, List.of(who), options, limbs.getFirst()));
  }
}
