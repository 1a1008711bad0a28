package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import quintain.cairn.state.Being;
import quintain.cairn.state.Blow;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Crn;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Item;
import quintain.cairn.state.Power;
import quintain.kernel.Matters;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;

/// Attacking and damage, attack modifiers, dual weapons, blast, detachments.
final class Attacks extends Chapter {
  Attacks(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.act(CairnStep.Attack.class, CRN_ATK_01)
        .offered("attacks", ACT)
        .icon("sword")
        .key("a")
        .by(CairnStep.Attack::by, "Who attacks?")
        .slot(CairnStep.Attack::with, "With what?", Arms::options)
        .atSome(CairnStep.Attack::targets, "At whom?", someFoesFirst())
        .hostile()
        .refuses(Attacks::refusal)
        .does(
            Attacks::new,
            CairnStep.CarryOut.class,
            (attacks, act, step) -> attacks.attack(act, step.standing()));
  }

  /// Why this attack cannot be made.
  static Optional<Refusal> refusal(CairnState state, CairnStep.Attack act) {
    var attacker = state.being(act.by());
    if (act.with().size() > 2) {
      return no(CRN_DUAL_01, "At most two weapons at the same time");
    }
    var arms = Arms.of(attacker, act.with());
    if (arms.isEmpty()) {
      return no(
          CRN_ATK_01, attacker.name() + " has no " + String.join(" and ", act.with()) + " at hand");
    }
    var hands = handsRefusal(attacker, arms.get());
    if (hands.isPresent()) {
      return hands;
    }
    if (act.targets().isEmpty()) {
      return no(CRN_ATK_01, "An attack needs a target");
    }
    boolean single = act.targets().size() == 1 || arms.get().blast() || !attacker.isDetachment();
    for (String id : act.targets()) {
      var target = state.find(id);
      if (target.isEmpty()) {
        return no(CRN_ATK_01, "Nobody here is called " + id);
      }
      if (target.get().isDead()) {
        return no(CRN_ATK_01, target.get().name() + " is dead");
      }
      if (target.get().is(Flag.FLED)) {
        return no(CRN_MORL_06, target.get().name() + " has fled");
      }
      if (target.get().is(Flag.ROUTED)) {
        return no(CRN_DET_02, target.get().name() + " is routed");
      }
      if (target.get().isSwallowed()) {
        return no(CRN_R_68, target.get().name() + " is swallowed, out of reach of every attack");
      }
      if (!single && target.get().isDetachment()) {
        return no(CRN_R_25, "One detachment attacks another alone");
      }
      if (id.equals(attacker.id())) {
        return no(CRN_ATK_01, attacker.name() + " cannot be their own target");
      }
      if (act.targets().indexOf(id) != act.targets().lastIndexOf(id)) {
        return no(CRN_ATK_01, target.get().name() + " is named twice");
      }
      var from = state.planned(attacker);
      if (!arms.get().reaches(from, target.get())) {
        return no(
            CRN_R_55,
            "%s is %d ft away, out of reach for %s"
                .formatted(target.get().name(), from.distanceTo(target.get()), arms.get().name()));
      }
      if (arms.get().undeadOnly() && !target.get().block().isUndead()) {
        return no(CRN_GEAR, arms.get().name() + " only harms the dead");
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> no(Crn clause, String reason) {
    return Optional.of(new Refusal(clause, reason));
  }

  /// Why these arms do not fit into the attacker's hands, of which each broken arm and each lost
  /// hand takes one.
  private static Optional<Refusal> handsRefusal(Being attacker, Arms arms) {
    if (arms.hands() > 2) {
      return no(CRN_INV_03, arms.name() + " takes more than two hands");
    }
    if (arms.hands() <= attacker.hands()) {
      return Optional.empty();
    }
    return no(
        attacker.lostHands() > 0 ? CRN_R_69 : CRN_R_59,
        "%s %s and %s hand to use"
            .formatted(
                attacker.name(),
                Inventory.handsGone(attacker),
                attacker.hands() == 0 ? "no" : "only one"));
  }

  void attack(CairnStep.Attack act, List<String> standing) {
    var attacker = being(act.by());
    var carried = Arms.of(attacker, act.with());
    if (carried.isEmpty()) {
      emit(new CairnEvent.ActLost(attacker.id(), "the weapon is gone"), CRN_R_32);
      return;
    }
    var own = carried.get();
    var hands = handsRefusal(attacker, own);
    if (hands.isPresent()) {
      emit(new CairnEvent.ActLost(attacker.id(), hands.get().reason()), hands.get().clause());
      return;
    }
    var glove = Relics.glovedBlow(state(), attacker, own);
    var arms = glove.orElse(own);
    var aimed = aimed(attacker, arms, act.targets(), standing);
    var targets = glove.isPresent() ? withAllAdjacent(attacker, aimed) : aimed;
    if (targets.isEmpty()) {
      boolean near = act.targets().stream().anyMatch(id -> isDown(id, standing));
      emit(
          new CairnEvent.ActLost(
              attacker.id(), near ? "the target is already down" : "the target is out of reach"),
          near ? CRN_R_32 : CRN_R_55);
      return;
    }
    var inventory = new Inventory(play);
    inventory.takeInHand(attacker, arms);
    if (takesTheRisk(attacker)) {
      if (isBlast(attacker, arms, targets)) {
        blast(attacker, arms, targets);
      } else {
        single(attacker, arms, targets);
      }
      inventory.spend(attacker, arms, targets);
    }
    new Powers(play).revealBy(attacker);
    if (glove.isPresent()) {
      emit(new CairnEvent.NoLonger(attacker.id(), Flag.GLOVED), CRN_REL);
    }
  }

  /// The King's Left Glove strikes every foe beside the attacker; friends only if they are named.
  private List<Being> withAllAdjacent(Being attacker, List<Being> aimed) {
    var struck = new ArrayList<>(aimed);
    for (Being foe : state().side(attacker.side().other())) {
      if (!foe.isDead() && !foe.hasLeft() && attacker.isAdjacentTo(foe) && !struck.contains(foe)) {
        struck.add(foe);
      }
    }
    return struck;
  }

  /// A daring attack may take a save first; failing it loses the attack (CRN-ACT-05).
  private boolean takesTheRisk(Being attacker) {
    boolean works = new Saves(play).riskyAttack(attacker);
    if (!works) {
      emit(new CairnEvent.ActLost(attacker.id(), "the attack fails"), CRN_ACT_05);
    }
    return works;
  }

  /// What is no blast strikes one target, the first that was named (CRN-BLST-03); detachments that
  /// fight one another do so one by one anyway (CRN-R-25).
  private void single(Being attacker, Arms arms, List<Being> targets) {
    if (arms.kind() == Arms.Kind.ATTACK && arms.dice().size() > 1) {
      play.cite(CRN_R_57);
    }
    if (targets.size() > 1) {
      emit(
          new CairnEvent.Told(
              attacker.id(), "strikes only " + targets.getFirst().name() + ": it is no blast"),
          CRN_BLST_03);
    }
    strike(attacker, arms, targets.getFirst(), false);
  }

  /// Whoever is already down, or has got out of reach, is replaced by another foe in reach
  /// (CRN-R-32, CRN-R-55).
  private List<Being> aimed(
      Being attacker, Arms arms, List<String> targets, List<String> standing) {
    var aimed = new ArrayList<Being>(targets.size());
    for (String id : targets) {
      if (!isDown(id, standing) && arms.reaches(attacker, being(id))) {
        aimed.add(being(id));
      } else {
        redirected(attacker, arms, targets, aimed).ifPresent(aimed::add);
      }
    }
    return aimed;
  }

  /// Dead, gone or swallowed; or out by now although able when the attack was declared.
  private boolean isDown(String id, List<String> standing) {
    var target = state().find(id);
    return target.isEmpty()
        || target.get().isDead()
        || target.get().hasLeft()
        || target.get().isSwallowed()
        || (target.get().isOut() && standing.contains(id));
  }

  private Optional<Being> redirected(
      Being attacker, Arms arms, List<String> targets, List<Being> aimed) {
    boolean may =
        switch (house().redirect()) {
          case ATTACKS -> true;
          case NEVER -> false;
          case WARDEN -> warden(Prompts.ALLOW_CHANGE, true, attacker.id());
        };
    var options = new ArrayList<Option<String>>();
    for (Being other : state().side(attacker.side().other())) {
      if (!other.isOut()
          && arms.reaches(attacker, other)
          && state().maySee(other, attacker.seat())
          && !targets.contains(other.id())
          && !aimed.contains(other)) {
        options.add(Option.of(other.id(), other.name()));
      }
    }
    if (!may || options.isEmpty()) {
      return Optional.empty();
    }
    var chosen =
        play.ask(
            attacker.seat(),
            new Question.OneOf<>(
                Prompts.REDIRECT, List.of(attacker.id()), options, options.getFirst().value()));
    return Optional.of(being(chosen));
  }

  /// As the attack is tagged (CRN-BLST-03); detachments deal blast to individuals (CRN-DET-07), but
  /// one detachment fights another with a plain die (CRN-R-25).
  private boolean isBlast(Being attacker, Arms arms, List<Being> targets) {
    boolean againstIndividuals = !targets.getFirst().isDetachment();
    boolean tagged = arms.blast() || (attacker.isDetachment() && againstIndividuals);
    if (attacker.isDetachment() && againstIndividuals) {
      play.cite(CRN_DET_07);
    }
    return warden(Prompts.IS_BLAST, tagged, attacker.id());
  }

  /// Rolls separately for each one affected (CRN-BLST-02), whose number a die may give
  /// (CRN-BLST-04).
  private void blast(Being attacker, Arms arms, List<Being> targets) {
    play.cite(CRN_BLST_01);
    var caught =
        caught(
            attacker,
            targets,
            () ->
                roll(
                    attacker,
                    dice(made(attacker, arms, targets.getFirst(), true).dice()),
                    CRN_BLST_04));
    play.cite(CRN_BLST_02);
    play.cite(CRN_R_24); // friends as well, and in one pool with other attacks
    for (Being target : caught) {
      strike(attacker, arms, target, true);
    }
  }

  /// Those the declaration names, or as many of them as the die says if their number is unclear
  /// (CRN-R-23).
  List<Being> caught(Being attacker, List<Being> targets, IntSupplier die) {
    if (warden(Prompts.NUMBER_CLEAR, true, attacker.id())) {
      return targets;
    }
    int number = Math.min(targets.size(), die.getAsInt());
    var nearest = new ArrayList<>(state().roster());
    nearest.retainAll(targets);
    nearest.sort(Comparator.comparingInt(attacker::distanceTo));
    var byDefault = nearest.subList(0, number).stream().map(Being::id).toList();
    var options = targets.stream().map(t -> Option.of(t.id(), t.name())).toList();
    var chosen =
        play.ask(
            Seat.REFEREE,
            new Question.SomeOf<>(
                Prompts.WHO_IS_CAUGHT, List.of(attacker.id()), options, number, number, byDefault));
    return chosen.stream().map(this::being).toList();
  }

  /// What of one act bears on the odds of another of the same side and phase: a move, or a blow
  /// that falls into the same pool (CRN-R-18, CRN-R-24).
  static Optional<CairnStep.Act> pooling(CairnState state, CairnStep.Act other, CairnStep.Act act) {
    if (other instanceof CairnStep.Moving) {
      return Optional.of(other);
    }
    var deeds = CairnDeeds.ALL;
    var common = deeds.aimedAt(other).stream().filter(deeds.aimedAt(act)::contains).toList();
    if (common.isEmpty() || !strikes(state, other) || !strikes(state, act)) {
      return Optional.empty();
    }
    return Optional.of(
        other instanceof CairnStep.Attack attack
            ? new CairnStep.Attack(attack.by(), attack.with(), common)
            : other);
  }

  /// Whether it deals blows: an attack, or a spell that bursts.
  private static boolean strikes(CairnState state, CairnStep.Act act) {
    return act instanceof CairnStep.Attack
        || Casting.power(state.being(act.by()), act)
            .filter(Power.Burst.class::isInstance)
            .isPresent();
  }

  /// Of a damage roll only matters what it is above the highest so far (CRN-MULT-01).
  private record Above(int highest) implements Matters<Integer> {
    @Override
    public Object essence(Integer face) {
      return Math.max(highest, face);
    }
  }

  /// The highest damage roll of the attacker's side on this target in this phase.
  private int highest(Being attacker, Being target) {
    int highest = 0;
    for (Blow blow : state().blows()) {
      if (blow.isOf(target.id(), attacker.side())) {
        highest = Math.max(highest, blow.face());
      }
    }
    return highest;
  }

  /// One damage roll against one target; no roll to hit (CRN-ATK-01).
  private void strike(Being attacker, Arms arms, Being target, boolean blast) {
    var made = made(attacker, arms, target, blast);
    int face =
        play.roll(attacker, dice(made.dice()), CRN_ATK_01, new Above(highest(attacker, target)));
    emit(
        new CairnEvent.BlowDealt(
            new Blow(
                attacker.id(),
                attacker.side(),
                target.id(),
                arms.name(),
                face,
                false,
                true,
                attacker.block().critical(),
                made.how())),
        CRN_ATK_01);
  }

  /// One die, or the highest of several.
  static Roll<Integer> dice(List<Integer> sizes) {
    if (sizes.size() == 1) {
      return Dice.d(sizes.getFirst());
    }
    return Dice.highest(sizes.stream().<Roll<Integer>>map(Dice::d).toList());
  }

  /// The dice of an attack, and what made them other than the weapon's own.
  private record Made(List<Integer> dice, String how) {}

  /// The dice after impaired and enhanced (CRN-MOD-01, CRN-MOD-03).
  private Made made(Being attacker, Arms arms, Being target, boolean blast) {
    if (arms.unarmed()) {
      play.cite(CRN_ATK_02);
      play.cite(CRN_R_21); // always 1d4, enhanced or not
      return new Made(arms.dice(), "");
    }
    var impaired = impairedBy(attacker, arms, target, blast);
    var enhanced = enhancedBy(attacker, target);
    if (!impaired.isEmpty() && !enhanced.isEmpty()) {
      switch (bothModifiers(attacker, target)) {
        case IMPAIRED -> enhanced = "";
        case CANCEL, WARDEN -> {
          return new Made(arms.dice(), "impaired (" + impaired + ") as much as enhanced");
        }
      }
    }
    if (!impaired.isEmpty()) {
      play.cite(CRN_MOD_01);
      return new Made(each(arms, 4), "impaired: " + impaired);
    }
    if (!enhanced.isEmpty() && takesD12(attacker, arms)) {
      play.cite(CRN_MOD_03);
      return new Made(each(arms, 12), "enhanced: " + enhanced);
    }
    return new Made(arms.dice(), "");
  }

  /// Impaired wins unless the house says they cancel out (CRN-R-19).
  private CairnHouse.BothMods bothModifiers(Being attacker, Being target) {
    if (house().bothMods() != CairnHouse.BothMods.WARDEN) {
      play.cite(CRN_R_19);
      return house().bothMods();
    }
    var options =
        List.of(Option.of(CairnHouse.BothMods.IMPAIRED), Option.of(CairnHouse.BothMods.CANCEL));
    return play.ask(
        Seat.REFEREE,
        new Question.OneOf<>(
            Prompts.BOTH_MODIFIERS,
            List.of(attacker.id(), target.id()),
            options,
            CairnHouse.BothMods.IMPAIRED));
  }

  /// The modifier replaces each die of two weapons (CRN-R-20), or of a stat block that has two
  /// (CRN-R-57).
  private List<Integer> each(Arms arms, int sides) {
    if (arms.dice().size() > 1) {
      play.cite(CRN_R_20);
    }
    return arms.dice().stream().map(_ -> sides).toList();
  }

  /// A weak position: bound hands and cover by default, the rest is the Warden's (CRN-MOD-02). The
  /// first reason that holds is told; none, and the attack is not impaired.
  private String impairedBy(Being attacker, Arms arms, Being target, boolean blast) {
    var weak =
        attacker.is(Flag.BOUND)
            ? "bound hands"
            : state().scene().coverBetween(attacker.id(), target.id())
                ? "cover"
                : Powers.isUnseen(state(), target) ? "the target is not to be seen" : "";
    boolean isWeak = warden(Prompts.IMPAIRED, !weak.isEmpty(), attacker.id(), target.id());
    var impaired = !isWeak ? "" : weak.isEmpty() ? "a weak position" : weak;
    if (target.isDetachment() && !attacker.isDetachment() && !target.is(Flag.WEAKENED)) {
      play.cite(blast ? CRN_DET_05 : CRN_DET_04);
      impaired = or(impaired, !blast, "one against many");
    }
    if (arms.ranged()) {
      impaired = or(impaired, attacker.is(Flag.LOST_EYE), "an eye is lost");
      boolean far = warden(Prompts.TOO_FAR, false, attacker.id(), target.id());
      impaired = or(impaired, far, "a very distant shot");
    }
    impaired = or(impaired, arms.blade() && target.block().impairsBlades(), "blades do little");
    if (hasHelpfulPiece(target)) {
      boolean helps = warden(Prompts.PIECE_HELPS, false, attacker.id(), target.id());
      impaired = or(impaired, helps, "what the target holds or wears");
    }
    return or(impaired, isMirrored(target), "copies of the target");
  }

  /// The reason so far, else this one if it holds.
  private static String or(String reason, boolean holds, String another) {
    return reason.isEmpty() && holds ? another : reason;
  }

  /// Shields, gauntlets and helms may do more than their Armor (CRN-ARMR-04). A shield laid aside
  /// for a book helps nobody (CRN-R-43).
  private static boolean hasHelpfulPiece(Being target) {
    for (Item item : target.pack().items()) {
      if (item.inUse() && item.gear().piece().isPresent()) {
        boolean helpful =
            switch (item.gear().piece().get()) {
              case SHIELD -> !target.is(Flag.READING);
              case HELM, GAUNTLETS -> true;
              case BODY, GAMBESON -> false;
            };
        if (helpful) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isMirrored(Being target) {
    for (Effect effect : state().effects()) {
      if (effect.power() instanceof Power.Copies && state().works(effect, target)) {
        return true;
      }
    }
    return false;
  }

  /// Advantage: a target at one's mercy by default (CRN-MOD-04); a detachment among individuals
  /// always (CRN-DET-06). The reason is told; none, and the attack is not enhanced.
  private String enhancedBy(Being attacker, Being target) {
    boolean mercy = target.isAtMercy();
    boolean advantage = warden(Prompts.ENHANCED, mercy, attacker.id(), target.id());
    var enhanced = !advantage ? "" : mercy ? "the target is helpless" : "from advantage";
    if (attacker.isDetachment() && !target.isDetachment() && !attacker.is(Flag.WEAKENED)) {
      play.cite(CRN_DET_06);
      return or(enhanced, true, "many against one");
    }
    return enhanced;
  }

  /// The d12 is allowed, not forced (CRN-R-22).
  private boolean takesD12(Being attacker, Arms arms) {
    boolean better = Arms.averageHighest(each(arms, 12)) > Arms.averageHighest(arms.dice());
    return player(attacker, Prompts.D12, better, attacker.id());
  }
}
