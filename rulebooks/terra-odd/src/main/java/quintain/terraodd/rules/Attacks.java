package quintain.terraodd.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.terraodd.state.Odd.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.dice.Dice;
import quintain.kernel.parts.Lists;
import quintain.terraodd.state.Ability;
import quintain.terraodd.state.Ailment;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Blow;
import quintain.terraodd.state.Fight;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.HarmDice;
import quintain.terraodd.state.Item;
import quintain.terraodd.state.Mod;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;
import quintain.terraodd.state.Tag;

/// Attacking, multiple attacks, blast, detachments.
final class Attacks extends Chapter {
  private static final int PLASMA_HEAT = 12;

  Attacks(Play<OddState, OddStep, OddEvent> play) {
    super(play);
  }

  static void deeds(OddDeeds book) {
    book.act(OddStep.Attack.class, ODD_ATK_01)
        .offered("attacks", ACT)
        .icon("crosshair")
        .key("a")
        .by(OddStep.Attack::by, "Who attacks?")
        .slot(OddStep.Attack::with, "With what?", Arms::options)
        .atSome(OddStep.Attack::targets, "At whom?", someFoesFirst())
        .hostile()
        .refuses(Attacks::refusal)
        .does(
            Attacks::new,
            OddStep.CarryOut.class,
            (attacks, act, step) -> attacks.attack(act, step.standing()));
    book.act(Aim.class, ODD_REF_01)
        .offered("takes aim", ACT)
        .ifOpen()
        .when(Rounds::hasTurn)
        .icon("target")
        .by(Aim::by, "Who takes aim?")
        .refuses((state, act) -> Acts.lacks(state, act.by(), Gift.COLD_BARREL))
        .does(Attacks::new, Attacks::aim);
  }

  /// Why this attack cannot be made.
  static Optional<Refusal> refusal(OddState state, OddStep.Attack act) {
    var attacker = state.being(act.by());
    if (act.with().size() > 2) {
      return barred(ODD_MULT_02, "Nobody fights with more than two weapons");
    }
    var arms = Arms.of(attacker, act.with());
    if (arms.isEmpty()) {
      return barred(
          ODD_ATK_01,
          attacker.name() + " has no weapon called " + String.join(" and ", act.with()));
    }
    return armsRefusal(state, attacker, arms.get())
        .or(() -> targetsRefusal(state, attacker, arms.get(), act.targets()));
  }

  private static Optional<Refusal> armsRefusal(OddState state, Being attacker, Arms arms) {
    if (arms.hands() > 2) {
      return barred(ODD_EQP_01, arms.name() + " takes more than two hands");
    }
    for (Item item : arms.items()) {
      if (item.hot()) {
        return barred(ODD_REF_03, item.name() + " has overheated");
      }
    }
    boolean moved = state.fight().map(fight -> fight.hasMoved(attacker.id())).orElse(false);
    return moved && arms.some(Tag.BRACED)
        ? barred(ODD_REF_03, arms.name() + " must be braced, and " + attacker.name() + " moves")
        : Optional.empty();
  }

  private static Optional<Refusal> targetsRefusal(
      OddState state, Being attacker, Arms arms, List<String> targets) {
    if (targets.isEmpty()) {
      return barred(ODD_ATK_01, "An attack needs a target");
    }
    for (String id : targets) {
      var target = state.find(id);
      if (target.isEmpty()) {
        return nobodyCalled(id, ODD_ATK_01);
      }
      var why = targetRefusal(state, attacker, arms, target.get(), targets.size() > 1);
      if (why.isPresent()) {
        return why;
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> targetRefusal(
      OddState state, Being attacker, Arms arms, Being target, boolean many) {
    if (target.isDead()) {
      return barred(ODD_ATK_01, target.name() + " is dead");
    }
    if (target.hasLeft()) {
      return barred(ODD_ATK_01, target.name() + " " + Acts.left(target));
    }
    if (many && attacker.isDetachment() && !arms.blast() && target.isDetachment()) {
      return barred(ODD_R_18, "One detachment attacks another alone");
    }
    if (target.id().equals(attacker.id())) {
      return barred(ODD_ATK_01, attacker.name() + " cannot be their own target");
    }
    return arms.reaches(state.planned(attacker), target)
        ? Optional.empty()
        : barred(
            ODD_R_14,
            "%s is %d ft away, out of reach for %s"
                .formatted(target.name(), state.planned(attacker).distanceTo(target), arms.name()));
  }

  /// Whether somebody has declared an attack with a weapon that is braced.
  static boolean hasBraced(OddState state, Being attacker) {
    var declared = state.fight().flatMap(fight -> fight.of(attacker.id()));
    return declared.isPresent()
        && declared.get().act() instanceof OddStep.Attack attack
        && Arms.of(attacker, attack.with()).map(arms -> arms.some(Tag.BRACED)).orElse(false);
  }

  /// What of one attack counts together with another: that on the same targets (ODD-MULT-01).
  static Optional<Fight.Declaration> pooling(OddStep.Act act, Fight.Declaration other) {
    if (!(act instanceof OddStep.Attack mine && other.act() instanceof OddStep.Attack more)) {
      return Optional.empty();
    }
    var shared = Lists.without(more.targets(), id -> !mine.targets().contains(id));
    return shared.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Fight.Declaration(
                new OddStep.Attack(more.by(), more.with(), shared), other.standing()));
  }

  void attack(OddStep.Attack act, List<String> standing) {
    var attacker = being(act.by());
    var arms = Arms.of(attacker, act.with());
    if (arms.isEmpty()) {
      emit(new OddEvent.ActLost(attacker.id(), "the weapon is gone"), ODD_R_14);
      return;
    }
    var unusable = armsRefusal(state(), attacker, arms.get());
    if (unusable.isPresent()) {
      emit(new OddEvent.ActLost(attacker.id(), unusable.get().reason()), unusable.get().clause());
      return;
    }
    var targets = aimed(attacker, arms.get(), act.targets(), standing);
    if (targets.isEmpty()) {
      emit(
          new OddEvent.ActLost(attacker.id(), whyNobody(attacker, act.targets(), standing)),
          ODD_R_14);
      return;
    }
    if (arms.get().thrownAway() && !new Inventory(play).parts(attacker)) {
      return;
    }
    if (arms.get().items().size() == 2) {
      play.cite(ODD_R_41);
    }
    new Inventory(play).takeInHand(attacker, arms.get());
    attack(attacker, act.with(), arms.get(), targets);
  }

  // Aim

  void aim(Aim act) {
    emit(new OddEvent.Became(act.by(), Flag.AIMING, ""), ODD_REF_01);
  }

  /// Whoever is already down, or out of reach by now, is replaced by another foe in reach
  /// (ODD-R-14).
  private List<Being> aimed(
      Being attacker, Arms arms, List<String> targets, List<String> standing) {
    var aimed = new ArrayList<Being>(targets.size());
    for (String id : targets) {
      var target = state().find(id);
      if (target.isPresent()
          && !isDown(attacker, target.get(), standing)
          && arms.reaches(attacker, target.get())) {
        aimed.add(target.get());
      } else {
        redirected(attacker, arms, targets, aimed).ifPresent(aimed::add);
      }
    }
    return aimed;
  }

  private String whyNobody(Being attacker, List<String> targets, List<String> standing) {
    for (String id : targets) {
      var target = state().find(id);
      if (target.isPresent() && !isDown(attacker, target.get(), standing)) {
        return target.get().name() + " is out of reach by now";
      }
      if (target.isPresent() && hasComeOver(attacker, target.get(), standing)) {
        return target.get().name() + " has come over";
      }
    }
    return "the target is already down";
  }

  /// Dead or gone; or out by now although able when the attack was declared, or a friend although a
  /// foe then.
  private static boolean isDown(Being attacker, Being target, List<String> standing) {
    return target.isDead()
        || target.hasLeft()
        || (target.isOut() && standing.contains(target.id()))
        || hasComeOver(attacker, target, standing);
  }

  private static boolean hasComeOver(Being attacker, Being target, List<String> standing) {
    return attacker.side() == target.side() && standing.contains(target.id());
  }

  private Optional<Being> redirected(
      Being attacker, Arms arms, List<String> targets, List<Being> aimed) {
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
    if (options.isEmpty()) {
      return Optional.empty();
    }
    var chosen =
        play.ask(
            attacker.seat(),
            new Question.OneOf<>(
                Prompts.REDIRECT, List.of(attacker.id()), options, options.getFirst().value()));
    return Optional.of(being(chosen));
  }

  // The roll

  /// Effort first, then the number of targets, then attack dice target by target (ODD-R-02).
  private void attack(Being attacker, List<String> with, Arms arms, List<Being> targets) {
    if (attacker.is(Flag.SAYONARA)) {
      play.cite(ODD_SAYO_04);
    }
    var known = Modifiers.Sources.NONE.forcedBy(attacker.is(Flag.SAYONARA), Hindrances.LAST_SCENE);
    var effort = new Effort(play).before(attacker, Effort.On.ATTACK, known);
    if (effort == Effort.Made.TOO_MUCH) {
      emit(new OddEvent.ActLost(attacker.id(), "the effort was too much"), ODD_R_20);
      return;
    }
    boolean strained = effort == Effort.Made.ENHANCES;
    var now = being(attacker.id());
    boolean blast = isBlast(now, arms, targets);
    if (!blast && targets.size() > 1) {
      emit(new OddEvent.Told(now.id(), "can attack only one of them at once"), ODD_BLST_03);
    }
    for (Being target : blast ? caught(now, arms, targets) : targets.subList(0, 1)) {
      for (int i = 0; i < arms.strikes().size(); i++) {
        play.then(new OddStep.Strike(now.id(), with, i, target.id(), blast, strained));
      }
    }
    play.then(new OddStep.SpendArms(now.id(), with, targets.getFirst().at()));
  }

  /// As the attack is tagged, unless the GM rules otherwise (ODD-BLST-03); detachments deal blast
  /// to individuals (ODD-DET-07), but one detachment fights another with plain dice (ODD-R-18).
  private boolean isBlast(Being attacker, Arms arms, List<Being> targets) {
    boolean amongIndividuals = attacker.isDetachment() && !targets.getFirst().isDetachment();
    if (amongIndividuals) {
      play.cite(ODD_DET_07);
    }
    return gm(Prompts.IS_BLAST, arms.blast() || amongIndividuals, attacker.id());
  }

  /// Those the declaration names, or as many of them as the die says if their number is unclear
  /// (ODD-BLST-04, ODD-R-16).
  private List<Being> caught(Being attacker, Arms arms, List<Being> targets) {
    play.cite(ODD_BLST_01);
    if (gm(Prompts.NUMBER_CLEAR, true, attacker.id())) {
      return targets;
    }
    int die = roll(attacker, arms.strikes().getFirst().dice().roll(), ODD_BLST_04);
    int number = Math.min(targets.size(), die);
    emit(new OddEvent.Told(attacker.id(), "catches " + number + " in the blast"), ODD_BLST_04);
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

  /// One roll against one target: it must not come out over the Ability (ODD-ATK-01).
  void strike(OddStep.Strike step) {
    var attacker = being(step.by());
    var arms = Arms.of(attacker, step.with()).orElseThrow();
    var strike = arms.strikes().get(step.nth());
    var target = being(step.target());
    if (step.blast()) {
      play.cite(ODD_BLST_02);
    }
    boolean murder =
        attacker.has(Gift.ASSASSIN) && gm(Prompts.UNAWARE, false, attacker.id(), target.id());
    var proposed =
        helped(attacker, arms, hindered(attacker, strike))
            .enhancedBy(murder, "unaware")
            .hamperedBy(meetsANumber(attacker, target, step.blast()), "one against many")
            .forcedBy(step.strained(), Effort.WORD)
            .forcedBy(attacker.is(Flag.SAYONARA), Hindrances.LAST_SCENE)
            .forcedBy(outnumbers(attacker, target), "many against one");
    var sources = new Modifiers(play).circumstances(attacker, proposed);
    var mod = new Modifiers(play).together(attacker, sources);
    var ability = ability(attacker, strike);
    int score = attacker.score(ability).now();
    var dice = murder ? new HarmDice.Sum(1, 12) : grown(attacker, arms, strike);
    int shown = roll(attacker, dice, mod, score);
    boolean under = play.judge(ODD_ATK_01, shown <= score);
    boolean saved = !under && savesTheDay(attacker, shown - score);
    boolean hit = under || saved;
    if (!hit) {
      play.cite(ODD_ATK_03);
    }
    emit(
        new OddEvent.BlowDealt(
            new Blow(
                attacker.id(),
                attacker.side(),
                target.id(),
                strike.with(),
                saved ? score : shown,
                ability,
                score,
                hit,
                strike.kind(),
                step.blast(),
                attacker.block().critical(),
                sources.told())),
        ODD_ATK_01);
    if (shown == PLASMA_HEAT && arms.some(Tag.OVERHEATS)) {
      emit(new OddEvent.Overheated(attacker.id(), strike.with()), ODD_REF_03);
    }
  }

  /// Twice, and the outcome counts; or as the house has it (ODD-R-08, ODD-R-13).
  private int roll(Being attacker, HarmDice.Sum dice, Mod mod, int score) {
    if (dice.count() > 1) {
      play.cite(ODD_R_37);
    }
    if (mod != Mod.PLAIN && house().modStyle() == OddHouse.ModStyle.CAIRN_D4_D12) {
      return roll(attacker, mod == Mod.IMPAIRED ? Dice.D4 : Dice.D12, ODD_ATK_01);
    }
    var roll =
        switch (house().attackBest()) {
          case OUTCOME -> Outcomes.roll(dice.roll(), mod, new Outcomes.Order(score, false));
          case HIGH_FACE -> Outcomes.byFace(dice.roll(), mod);
          case LOW_FACE -> Outcomes.byFace(dice.roll(), reversed(mod));
        };
    return roll(attacker, roll, ODD_ATK_01);
  }

  private static Mod reversed(Mod mod) {
    return switch (mod) {
      case PLAIN -> Mod.PLAIN;
      case IMPAIRED -> Mod.ENHANCED;
      case ENHANCED -> Mod.IMPAIRED;
    };
  }

  /// The weapon's tag, which the GM may overrule; or as the house has it (ODD-ATK-04, ODD-R-04).
  private Ability ability(Being attacker, Arms.Strike strike) {
    return switch (house().attackAbility()) {
      case TAG -> play.judge(ODD_ATK_04, strike.tag());
      case ALWAYS_PROWESS -> Ability.PROWESS;
      case PLAYER_CHOICE ->
          play.ask(
              attacker.seat(),
              new Question.OneOf<>(
                  Prompts.OWN_ABILITY,
                  List.of(attacker.id()),
                  Saves.attributes(),
                  strongest(attacker)));
      case GM_EACH_TIME ->
          play.ask(
              Seat.REFEREE,
              new Question.OneOf<>(
                  Prompts.ATTACK_ABILITY,
                  List.of(attacker.id()),
                  Saves.attributes(),
                  strike.tag()));
    };
  }

  private static Ability strongest(Being attacker) {
    var strongest = Ability.PROWESS;
    for (Ability ability : Ability.values()) {
      if (attacker.score(ability).now() > attacker.score(strongest).now()) {
        strongest = ability;
      }
    }
    return strongest;
  }

  /// Melee dice grow for those with the draw for it (ODD-ADV-S02).
  private static HarmDice.Sum grown(Being attacker, Arms arms, Arms.Strike strike) {
    boolean heavy = attacker.has(Gift.HEAVY_DRAW) && attacker.prowess().now() >= 12 && !arms.far();
    return heavy ? strike.dice().grown() : strike.dice();
  }

  /// A narrow miss, once a fight (ODD-ADV-S15).
  private boolean savesTheDay(Being attacker, int over) {
    if (over < 1 || over > 2 || !attacker.has(Gift.LAST_ROUND)) {
      return false;
    }
    if (being(attacker.id()).is(Flag.LAST_ROUND_FIRED)
        || !player(attacker, Prompts.LAST_ROUND, true, attacker.id())) {
      return false;
    }
    emit(new OddEvent.Became(attacker.id(), Flag.LAST_ROUND_FIRED, ""), ODD_REF_01);
    return true;
  }

  // What tags, Advancements and Conditions say

  private Modifiers.Sources hindered(Being attacker, Arms.Strike strike) {
    boolean clumsy = strike.clumsy() && !(strike.bare() && attacker.has(Gift.MARTIAL));
    if (clumsy) {
      play.cite(ODD_EQP_01);
    }
    boolean shaking =
        attacker.suffers(Ailment.SHAKING_HANDS)
            && state().inRounds()
            && !attacker.is(Flag.HAS_ATTACKED);
    boolean protective =
        attacker.suffers(Ailment.PROTECTIVE) && new Hindrances(state()).isAllyInDanger(attacker);
    return Modifiers.Sources.NONE
        .impairedBy(clumsy, strike.bare() ? "bare hands" : "clumsy")
        .impairedBy(shaking, "shaking hands")
        .impairedBy(protective, "an ally in danger")
        .impairedBy(attacker.is(Flag.SHAKEN), Hindrances.SHAKEN);
  }

  private static Modifiers.Sources helped(Being attacker, Arms arms, Modifiers.Sources so) {
    boolean aimed = attacker.is(Flag.AIMING) && arms.ranged();
    boolean fromNowhere =
        attacker.block().firstShotUnseen()
            && attacker.secrecy() == Secrecy.UNSEEN
            && !attacker.is(Flag.HAS_ATTACKED);
    return so.enhancedBy(aimed, "aimed").enhancedBy(fromNowhere, "from nowhere");
  }

  /// An individual against a detachment, blast aside (ODD-DET-04, ODD-DET-05).
  private boolean meetsANumber(Being attacker, Being target, boolean blast) {
    if (!target.isDetachment() || attacker.isDetachment() || target.is(Flag.WEAKENED)) {
      return false;
    }
    play.cite(blast ? ODD_DET_05 : ODD_DET_04);
    return !blast;
  }

  /// A detachment against an individual (ODD-DET-06).
  private boolean outnumbers(Being attacker, Being target) {
    if (!attacker.isDetachment() || target.isDetachment() || attacker.is(Flag.WEAKENED)) {
      return false;
    }
    play.cite(ODD_DET_06);
    return true;
  }

  // Afterwards

  /// What is thrown is gone or lies where it was thrown (ODD-R-48); aim is spent; the first attack
  /// of a fight has been made.
  void spend(OddStep.SpendArms step) {
    var attacker = being(step.by());
    var arms = Arms.of(attacker, step.with()).orElseThrow();
    for (Item item : arms.items()) {
      if (arms.thrownAway()) {
        emit(new OddEvent.ItemThrown(attacker.id(), item.key(), step.at()), ODD_EQP_01);
      } else if (item.gear().uses() > 0) {
        new Inventory(play).useUp(attacker.id(), item.key(), "used up");
      }
    }
    if (being(attacker.id()).is(Flag.AIMING)) {
      emit(new OddEvent.NoLonger(attacker.id(), Flag.AIMING), ODD_REF_01);
    }
    boolean counted = attacker.suffers(Ailment.SHAKING_HANDS) || attacker.block().firstShotUnseen();
    if (counted && state().inRounds() && !attacker.is(Flag.HAS_ATTACKED)) {
      emit(new OddEvent.Became(attacker.id(), Flag.HAS_ATTACKED, ""), ODD_REF_02);
    }
  }
}
