package quintain.cairn.rules;

import static quintain.cairn.state.Crn.*;
import static quintain.kernel.Offer.Group.MAGIC;
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
import quintain.cairn.state.Effect;
import quintain.cairn.state.Fight;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Power;
import quintain.cairn.state.Timer;
import quintain.kernel.Clause;
import quintain.kernel.Option;
import quintain.kernel.Play;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// The powers of spells and relics at work: what holds while they last, and how they end.
final class Powers extends Chapter {
  /// Up to this many feet in one move are a slow walk.
  static final int SLOW_WALK = 20;

  /// How far light shines that shows the invisible, as any lantern's.
  static final int LIGHT = 30;

  Powers(Play<CairnState, CairnStep, CairnEvent> play) {
    super(play);
  }

  static void deeds(CairnDeeds book) {
    book.deed(EndEffect.class, CRN_R_61)
        .offeredOnce("End a power", MAGIC)
        .ifOpen()
        .slot(EndEffect::number, "Which power?", Powers::effects)
        .permitted(Powers::endingRefusal)
        .refuses(Powers::endRefusal)
        .does(Powers::new, Powers::end);
  }

  private static Optional<Question<?>> effects(Blank<CairnState> blank, Topic topic) {
    var options = new ArrayList<Option<Integer>>();
    for (Effect effect : blank.state().effects()) {
      if (blank.seat().isReferee() || isBegunBy(blank.state(), blank.seat(), effect)) {
        options.add(
            new Option<>(Integer.toString(effect.number()), effect.name(), effect.number()));
      }
    }
    return oneOf(topic, options);
  }

  private static boolean isBegunBy(CairnState state, Seat seat, Effect effect) {
    return state.find(effect.by()).filter(by -> state.speaksFor(seat, by)).isPresent();
  }

  // Ending

  /// The caster or the bearer may end what they began.
  private static Optional<Refusal> endingRefusal(
      CairnState state, Seat seat, CairnStep.EndEffect step) {
    return state.effects().stream()
            .anyMatch(effect -> effect.number() == step.number() && isBegunBy(state, seat, effect))
        ? Optional.empty()
        : barred(CRN_R_61, "Only whoever began it may end it");
  }

  static Optional<Refusal> endRefusal(CairnState state, CairnStep.EndEffect step) {
    return state.effects().stream().anyMatch(effect -> effect.number() == step.number())
        ? Optional.empty()
        : Optional.of(new Refusal(CRN_SPL, "No power number " + step.number() + " is at work"));
  }

  /// The bearer of the ring, a caster or the Warden ends it before its time (CRN-R-61).
  void end(CairnStep.EndEffect step) {
    for (Effect effect : state().effects()) {
      if (effect.number() == step.number()) {
        expire(effect);
        return;
      }
    }
  }

  /// A power is over, with everything it did to those it worked on.
  void expire(Effect effect) {
    var rest = new ArrayList<>(state().effects());
    rest.remove(effect);
    for (CairnEvent event : ending(effect, rest)) {
      emit(event, clauseOf(event, effect.power()));
    }
  }

  private static Clause clauseOf(CairnEvent event, Power power) {
    if (event instanceof CairnEvent.ItemDropped) {
      return CRN_R_66;
    }
    return power instanceof Power.Shrink ? CRN_R_61 : CRN_SPL;
  }

  /// What its end brings; another power that goes on keeps its own hold.
  List<CairnEvent> ending(Effect effect, List<Effect> rest) {
    var events = new ArrayList<CairnEvent>();
    events.add(new CairnEvent.EffectEnded(effect.number()));
    for (String id : effect.on()) {
      state().find(id).ifPresent(being -> events.addAll(release(being, effect, rest)));
    }
    if (effect.power() instanceof Power.Carry) {
      var without = events.getFirst().appliedTo(state());
      for (String id : effect.on()) {
        without.find(id).ifPresent(bearer -> events.addAll(Inventory.unborne(without, bearer)));
      }
    }
    return events;
  }

  private static List<CairnEvent> release(Being being, Effect effect, List<Effect> rest) {
    var flag = flagOf(effect.power());
    if (flag.isEmpty() || !being.is(flag.get()) || being.isDead()) {
      return List.of();
    }
    for (Effect other : rest) {
      if (flagOf(other.power()).equals(flag) && other.on().contains(being.id())) {
        return List.of();
      }
    }
    if (Holds.on(rest, being, flag.get())) {
      return List.of();
    }
    var freed = new CairnEvent.NoLonger(being.id(), flag.get());
    return flag.get() == Flag.ASLEEP
        ? List.of(freed, new CairnEvent.TimerStopped(being.id(), Timer.What.WAKES))
        : List.of(freed);
  }

  /// What a power makes of those it works on for as long as it does.
  private static Optional<Flag> flagOf(Power power) {
    if (power instanceof Power.Hold) {
      return Optional.of(Flag.HELPLESS);
    }
    if (power instanceof Power.Bind) {
      return Optional.of(Flag.BOUND);
    }
    return power instanceof Power.Sleep ? Optional.of(Flag.ASLEEP) : Optional.empty();
  }

  /// Those held who act in this phase try to break free at the end of their turn (CRN-R-01).
  void breakFree(Fight.Phase phase) {
    for (Being held : state().roster()) {
      if (!held.isDead() && TurnOrder.phaseOf(state(), held).equals(Optional.of(phase))) {
        for (Effect effect : state().effects()) {
          if (effect.power() instanceof Power.Hold && effect.on().contains(held.id())) {
            tryToBreakFree(held, effect);
          }
        }
      }
    }
  }

  private void tryToBreakFree(Being held, Effect effect) {
    if (!held.is(Flag.HELPLESS)
        || new Saves(play).save(held, Ability.STR, effect.name(), CRN_SPL)) {
      letGo(held, effect);
    }
  }

  /// The power lets one being go and keeps the others.
  private void letGo(Being being, Effect effect) {
    if (effect.on().size() == 1) {
      expire(effect);
      return;
    }
    emit(new CairnEvent.EffectLifted(effect.number(), being.id()), CRN_SPL);
    for (CairnEvent event : release(being(being.id()), effect, state().effects())) {
      emit(event, CRN_SPL);
    }
  }

  /// Attacking ends being unseen.
  void revealBy(Being being) {
    for (Effect effect : state().effects()) {
      var ended = new CairnEvent.EffectEnded(effect.number());
      if (effect.power() instanceof Power.Unseen
          && effect.on().contains(being.id())
          && !state().promised().contains(ended)) {
        emitWithThePhase(ended, CRN_SPL);
      }
    }
  }

  /// Moving ends being unseen too, but for a slow walk where the spell allows one.
  void revealByMoving(Being being, int feet) {
    if (feet == 0) {
      return;
    }
    for (Effect effect : state().effects()) {
      if (effect.power() instanceof Power.Unseen unseen && effect.on().contains(being.id())) {
        if (!unseen.slowWalk() || isAtSpeed(being, feet)) {
          revealBy(being);
        }
        return;
      }
    }
  }

  private boolean isAtSpeed(Being being, int feet) {
    return warden(Prompts.AT_SPEED, feet > SLOW_WALK, being.id());
  }

  /// How far a move gets: whoever crosses slick ground at speed makes a DEX save or falls on it.
  int footing(Being mover, int to) {
    for (Effect effect : state().effects()) {
      if (effect.power() instanceof Power.Slick slick
          && crosses(mover.at(), to, effect.left(), effect.left() + slick.length())
          && isAtSpeed(mover, Math.abs(to - mover.at()))
          && !new Saves(play).save(mover, Ability.DEX, "falling", CRN_SPL)) {
        emitWithThePhase(new CairnEvent.Became(mover.id(), Flag.FALLEN, effect.name()), CRN_SPL);
        return Math.clamp(mover.at(), effect.left(), effect.left() + slick.length());
      }
    }
    return to;
  }

  private static boolean crosses(int from, int to, int first, int last) {
    return from != to && Math.min(from, to) < last && Math.max(from, to) > first;
  }

  /// A blow that deals damage ends the caster's copies, or one of them.
  void shatterCopy(Being target) {
    for (Effect effect : state().effects()) {
      if (effect.power() instanceof Power.Copies copies && effect.on().contains(target.id())) {
        if (copies.oneAtATime() && effect.left() > 1) {
          emit(new CairnEvent.EffectLeft(effect.number(), effect.left() - 1), CRN_SPL);
        } else {
          expire(effect);
        }
      }
    }
  }

  // What is at work

  /// Neither hears nor makes a sound.
  static boolean isHushed(CairnState state, Being being) {
    for (Effect effect : state.effects()) {
      if (effect.power() instanceof Power.Hush && state.works(effect, being)) {
        return true;
      }
    }
    return false;
  }

  /// Cannot be seen, for no light nearby shows the invisible.
  static boolean isUnseen(CairnState state, Being being) {
    boolean unseen = false;
    for (Effect effect : state.effects()) {
      if (effect.power() instanceof Power.Reveal) {
        for (String id : effect.on()) {
          if (state.find(id).map(b -> b.distanceTo(being) <= LIGHT).orElse(false)) {
            return false;
          }
        }
      }
      unseen |= effect.power() instanceof Power.Unseen && state.works(effect, being);
    }
    return unseen;
  }

  /// Whether a spell keeps flames from being lit where this being stands; the caster of an enhanced
  /// one may.
  static boolean isQuenched(CairnState state, Being being) {
    for (Effect effect : state.effects()) {
      if (effect.power() instanceof Power.Quench quench
          && !(quench.relight() && effect.by().equals(being.id()))
          && state.find(effect.by()).map(b -> b.distanceTo(being) <= quench.feet()).orElse(false)) {
        return true;
      }
    }
    return false;
  }

  /// The slots that a spell carries for somebody.
  static int carriedFor(CairnState state, Being being) {
    int slots = 0;
    for (Effect effect : state.effects()) {
      if (effect.power() instanceof Power.Carry carry && state.works(effect, being)) {
        slots += carry.slots();
      }
    }
    return slots;
  }
}
