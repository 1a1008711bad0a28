package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.state.Bearing;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Encounter.*;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.Hook;
import quintain.rhod.state.Item;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Tag;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.Weapon;
import quintain.rhod.state.Wielding;
import quintain.space.Brightness;
import quintain.space.Cover;

/// Grapple, Shove, Aid, Hide and Detect (RHD-GRP-01 to RHD-DET-02).
final class Scuffles extends Chapter {
  /// A Stealth Skill Check of this or more hides (RHD-HID-01).
  private static final int HIDE = 14;

  /// How far Detect reaches (RHD-DET-02).
  private static final int DETECT = 30;

  /// How far from the shover a push may end (RHD-SHV-03).
  private static final int SHOVE = 10;

  /// What it takes to get out of Bound (RHD-G-COND-20).
  private static final int BONDS = 17;

  private static final int LONGEST = 300;

  Scuffles(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.act(Grapple.class, RHD_GRP_01, 2)
        .offered("grapples", ACT)
        .icon("hand-grab")
        .by(Grapple::by, "Who grapples?")
        .at(Grapple::target, "Whom?", foesFirst())
        .hostile()
        .refuses(Scuffles::refusal)
        .does(Scuffles::new, Scuffles::grapple);
    book.act(Shove.class, RHD_SHV_01, 2)
        .offered("shoves", ACT)
        .icon("move-right")
        .by(Shove::by, "Who shoves?")
        .at(Shove::target, "Whom?", foesFirst())
        .hostile()
        .refuses(Scuffles::refusal)
        .does(Scuffles::new, Scuffles::shove);
    book.act(Aid.class, RHD_AID_01, 2)
        .offered("aids", ACT)
        .icon("hand-helping")
        .by(Aid::by, "Who aids?")
        .slot(Aid::target, "Whom?", friendsFirst())
        .refuses(Scuffles::refusal)
        .does(Scuffles::new, Scuffles::aid);
    book.act(Hide.class, RHD_HID_01, 2)
        .offered("hides", ACT)
        .icon("eye-off")
        .key("i")
        .by(Hide::by, "Who hides?")
        .refuses(Scuffles::refusal)
        .does(Scuffles::new, Scuffles::hide);
    book.act(Detect.class, RHD_DET_01, 1)
        .offered("looks for what is hidden", ACT)
        .icon("scan-eye")
        .key("l")
        .by(Detect::by, "Who looks?")
        .does(Scuffles::new, Scuffles::detect);
    book.act(BreakFree.class, RHD_R_28, 2)
        .offered("breaks free", ACT)
        .ifOpen()
        .icon("scissors")
        .by(BreakFree::by, "Who breaks free?")
        .slot(
            BreakFree::skill,
            "How?",
            Checks.some(Skill.ATHLETICS, Skill.ACROBATICS, Skill.MANIPULATION))
        .refuses(Scuffles::refusal)
        .does(Scuffles::new, Scuffles::breakFree);
    book.doing(LetGo.class, RHD_R_28)
        .offered("lets go", ACT)
        .ifOpen()
        .when(Turns::mayAct)
        .icon("hand")
        .by(LetGo::by, "Who lets go?")
        .slot(LetGo::whom, "Of whom?", Scuffles::held)
        .refuses(Scuffles::refusal)
        .does(Scuffles::new, Scuffles::letGo);
    book.act(Hook.class, RHD_MEL_05, 1)
        .offered("hooks", ACT)
        .ifOpen()
        .icon("anchor")
        .by(Hook::by, "Who hooks?")
        .slot(Hook::item, "With what?", Inventory.things(Scuffles::isHooking))
        .at(Hook::target, "Whom?", foesFirst())
        .hostile()
        .refuses(Scuffles::refusal)
        .does(Scuffles::new, Scuffles::hook);
  }

  static Optional<Question<?>> held(Blank<RhodState> blank, Topic topic, Being by) {
    return oneOf(topic, seen(blank, being -> being.is(Condition.GRAPPLED, by.id())));
  }

  static boolean isHooking(Item item) {
    return item.held() && item.thing() instanceof Weapon weapon && weapon.has(Tag.Kind.HOOKING);
  }

  // Grapple

  static Optional<Refusal> refusal(RhodState state, Encounter.Grapple act) {
    var by = state.being(act.by());
    var hand = Aim.handRefusal(state, by);
    if (hand.isPresent()) {
      return hand;
    }
    var far = Aim.adjacentRefusal(state, by, act.target(), RHD_GRP_01);
    if (far.isPresent()) {
      return far;
    }
    if (state.being(act.target()).has(Gift.Swarm.class)) {
      return no(RHD_GRP_01, "A swarm cannot be Grappled");
    }
    return state.being(act.target()).is(Condition.GRAPPLED, by.id())
        ? no(RHD_GRP_01, by.name() + " holds them already")
        : Optional.empty();
  }

  void grapple(Encounter.Grapple act) {
    boolean won =
        new Checks(play)
            .contest(
                being(act.by()), Skill.ATHLETICS, being(act.target()), Skill.ATHLETICS, RHD_GRP_02);
    if (won) {
      new Conditions(play).gain(act.target(), Condition.GRAPPLED, 1, act.by(), RHD_GRP_02);
    }
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.LetGo step) {
    if (state.find(step.by()).isEmpty()) {
      return nobodyCalled(step.by(), RHD_R_28);
    }
    return state.find(step.whom()).filter(one -> one.is(Condition.GRAPPLED, step.by())).isEmpty()
        ? no(
            RHD_R_28,
            "%s does not hold %s".formatted(state.being(step.by()).name(), state.name(step.whom())))
        : Optional.empty();
  }

  void letGo(Encounter.LetGo step) {
    new Conditions(play).resolveFrom(step.whom(), Condition.GRAPPLED, step.by(), RHD_R_28);
  }

  // Break Free

  static Optional<Refusal> refusal(RhodState state, Encounter.BreakFree act) {
    var by = state.being(act.by());
    if (act.skill().equals(Skill.MANIPULATION)) {
      return by.is(Condition.BOUND) ? Optional.empty() : no(RHD_R_28, by.name() + " is not Bound");
    }
    if (!act.skill().equals(Skill.ATHLETICS) && !act.skill().equals(Skill.ACROBATICS)) {
      return no(RHD_R_28, "Break Free takes Athletics or Acrobatics, or Manipulation out of bonds");
    }
    return by.is(Condition.GRAPPLED)
        ? Optional.empty()
        : no(RHD_R_28, by.name() + " is not Grappled");
  }

  /// Against the Athletics of whoever holds, or against the bonds; equal or above ends it
  /// (RHD-R-28).
  void breakFree(Encounter.BreakFree act) {
    var by = being(act.by());
    if (act.skill().equals(Skill.MANIPULATION)) {
      if (new Checks(play).check(by, Skill.MANIPULATION, BONDS, RHD_COND_06)) {
        new Interactions(play).unbind(by.id());
      }
      return;
    }
    var holder = holder(by);
    var checks = new Checks(play);
    // what holds them may be nobody of the scene: a net, a vine, by the Referee's word
    boolean free =
        state().find(holder).isPresent()
            ? checks.contest(by, act.skill(), being(holder), Skill.ATHLETICS, RHD_R_28)
            : checks.check(
                by,
                act.skill(),
                checks.difficulty(
                    Prompts.DIFFICULTY, List.of(by.id(), "to break free"), Checks.MEDIUM),
                RHD_R_28);
    play.measure(by, "free", free);
    if (free) {
      new Conditions(play).resolveFrom(by.id(), Condition.GRAPPLED, holder, RHD_R_28);
    }
  }

  /// Each holds for themselves (RHD-R-79): of several, the player says whose grip it is.
  private String holder(Being by) {
    var holders = Bearing.sources(by.conditions(), Condition.GRAPPLED);
    return holders.size() == 1
        ? holders.getFirst()
        : choose(
            by,
            Prompts.WHOSE_GRIP,
            holders.stream().map(id -> new Option<>(id, gripOf(id), id)).toList(),
            holders.getFirst(),
            by.id());
  }

  /// What the Referee has laid on them is nobody's in the scene.
  private String gripOf(String holder) {
    return state().find(holder).map(Being::name).orElse("what else holds them");
  }

  // Shove

  static Optional<Refusal> refusal(RhodState state, Encounter.Shove act) {
    return Aim.adjacentRefusal(state, state.being(act.by()), act.target(), RHD_SHV_01);
  }

  void shove(Encounter.Shove act) {
    shove(being(act.by()), being(act.target()), RHD_SHV_02);
  }

  /// The contest, and what the shover makes of it (RHD-SHV-03).
  void shove(Being by, Being target, Clause why) {
    boolean won = new Checks(play).contest(by, Skill.ATHLETICS, target, Skill.ATHLETICS, why);
    play.measure(target, "shoved", won);
    if (!won) {
      return;
    }
    var options = new ArrayList<Option<String>>();
    if (!target.has(Gift.Swarm.class)) {
      options.add(new Option<>("prone", "put them Prone", "prone"));
    }
    for (Spot spot : pushes(state(), by, target)) {
      options.add(new Option<>(spot.toString(), "push them to " + spot, spot.toString()));
    }
    if (options.isEmpty()) {
      emit(new FightEvent.Told(target.id(), "stands where it is"), RHD_SHV_03);
      return;
    }
    var chosen =
        choose(by, Prompts.SHOVE, options, options.getFirst().value(), by.id(), target.id());
    if (!chosen.equals("prone")) {
      play.cite(RHD_R_29);
      new Falls(play).shoved(target.id(), Spot.parse(chosen));
      play.then(new Encounter.CheckEncounter());
    } else if (target.stance() != Stance.PRONE) {
      emit(new FightEvent.StanceTaken(target.id(), Stance.PRONE), RHD_SHV_03);
    }
  }

  /// Spaces next to the target, within 10 feet of the shover and not nearer than before; nobody is
  /// pushed into another creature (RHD-R-29).
  static List<Spot> pushes(RhodState state, Being by, Being target) {
    var spots = new ArrayList<Spot>();
    int before = Field.feet(state, by, target);
    for (int y = -1; y <= 1; y++) {
      for (int x = -1; x <= 1; x++) {
        var spot = new Spot(target.at().x() + x, target.at().y() + y, target.at().z());
        if ((x != 0 || y != 0) && Field.map(state).contains(spot.x(), spot.y())) {
          int after = Field.feetFrom(state, target, spot, by);
          if (after >= before
              && after <= Math.max(SHOVE, before)
              && Ways.sharing(state, target, spot).isEmpty()) {
            spots.add(spot);
          }
        }
      }
    }
    return spots;
  }

  // Hooking

  static Optional<Refusal> refusal(RhodState state, Handling.Hook act) {
    var by = state.being(act.by());
    var with = new Wielding(act.item(), false);
    var aim = Aim.refusal(state, by, with, act.target());
    if (aim.isPresent()) {
      return aim;
    }
    if (!Arms.of(state, by, with).hooking()) {
      return no(RHD_MEL_05, act.item() + " has no Hooking Tag");
    }
    return state.hasHit(by, act.target())
        ? Optional.empty()
        : no(RHD_MEL_05, "Hooking comes after a hit in the same Turn");
  }

  void hook(Handling.Hook act) {
    shove(being(act.by()), being(act.target()), RHD_SHV_02);
  }

  // Aid

  static Optional<Refusal> refusal(RhodState state, Encounter.Aid act) {
    return Aim.adjacentRefusal(state, state.being(act.by()), act.target(), RHD_AID_01);
  }

  void aid(Encounter.Aid act) {
    play.cite(RHD_R_31);
    new Conditions(play).gain(act.target(), Condition.AIDED, 1, act.by(), RHD_AID_01);
  }

  // Hide

  /// Those who regard somebody as hostile and have Line of Sight to them (RHD-R-105): who lies
  /// Collapsed looks on as well.
  static List<Being> watchers(RhodState state, Being who) {
    var watchers = new ArrayList<Being>();
    for (Being other : state.roster()) {
      if (state.isHostile(other, who) && Field.sees(state, other, who)) {
        watchers.add(other);
      }
    }
    return watchers;
  }

  static Optional<Refusal> refusal(RhodState state, Encounter.Hide act) {
    var by = state.being(act.by());
    if (by.is(Condition.HIDDEN)) {
      return no(RHD_HID_01, by.name() + " is Hidden already");
    }
    return state.house().hideNeedsConcealment() && !isConcealed(state, by)
        ? no(RHD_R_32, "There is nothing to hide in or behind")
        : Optional.empty();
  }

  /// Cover, Low Light or Darkness, or nobody hostile who sees (RHD-R-32).
  private static boolean isConcealed(RhodState state, Being by) {
    var light = Lights.at(state, by.at());
    var watchers = watchers(state, by);
    return light == Brightness.LOW
        || light == Brightness.DARKNESS
        || watchers.stream().allMatch(watcher -> Field.cover(state, watcher, by) != Cover.NONE);
  }

  void hide(Encounter.Hide act) {
    var by = being(act.by());
    var watchers = watchers(state(), by);
    List<Tilt> tilts =
        watchers.isEmpty() ? List.of() : List.of(Tilt.disadvantage("seen", RHD_HID_02));
    if (!new Checks(play).check(by, Skill.STEALTH, HIDE, tilts, RHD_HID_01)) {
      return;
    }
    new Conditions(play).gain(by.id(), Condition.HIDDEN, 1, "", RHD_HID_01);
    if (!watchers.isEmpty()) {
      emit(
          new FightEvent.LastSeen(by.id(), by.at(), watchers.stream().map(Being::id).toList()),
          RHD_HID_03);
      if (referee(Prompts.HUNTED, false, by.id())) {
        emit(
            new FightEvent.Told(by.id(), "is looked for where last seen, at " + by.at()),
            RHD_HID_03);
      }
    }
  }

  // Detect

  /// The seeker first, then the Hidden within 30 feet in Turn Order, allies too (RHD-DET-02,
  /// RHD-R-32).
  void detect(Encounter.Detect act) {
    var by = being(act.by());
    var thrown = new Checks(play).thrown(by, Skill.PERCEPTION, List.of(), RHD_DET_01);
    int total = judged(by, "makes a check of Perception", thrown.total(), RHD_DET_01);
    emit(
        new FightEvent.Checked(
            by.id(),
            Skill.PERCEPTION.title(),
            total,
            Optional.empty(),
            true,
            thrown.parts(),
            thrown.tilts()),
        RHD_DET_01);
    var sensed =
        play.ask(
            Seat.REFEREE,
            new Question.Words(
                Prompts.SENSED, List.of(by.id(), Integer.toString(total)), LONGEST, ""));
    if (!sensed.isBlank()) {
      emit(new FightEvent.Told(by.id(), "senses: " + sensed), RHD_DET_01);
    }
    for (String id : state().inOrder()) {
      var other = being(id);
      if (!id.equals(by.id())
          && !other.isDead()
          && other.is(Condition.HIDDEN)
          && Field.feet(state(), by, other) <= DETECT) {
        seek(by, total, other);
      }
    }
  }

  private void seek(Being by, int total, Being hider) {
    boolean lets =
        state().isAlly(hider, by) && player(hider, Prompts.BE_FOUND, false, hider.id(), by.id());
    int stealth = lets ? 0 : new Checks(play).roll(hider, Skill.STEALTH, RHD_DET_02);
    boolean found = play.judge(RHD_DET_02, lets || stealth < total);
    emit(
        new FightEvent.Opposed(
            by.id(), Skill.PERCEPTION.title(), total, hider.id(), stealth, found),
        RHD_DET_02);
    play.measure(hider, "found", found);
    if (found) {
      new Conditions(play).resolve(hider.id(), Condition.HIDDEN, 1, RHD_DET_02);
    }
  }
}
