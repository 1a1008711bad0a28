package quintain.rhod.fights;

import java.util.List;
import java.util.function.Predicate;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;
import quintain.rhod.rules.Armors;
import quintain.rhod.rules.Gadgets;
import quintain.rhod.rules.Turns;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Field;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Use;
import quintain.rhod.state.Verb;

/// Equipment in fights for those who only choose: the next step of whatever helps somebody near who
/// needs it, until the last step does (RHD-EQP-02).
///
/// What is set up on the ground (pots, caltrops) and what binds is not among them, nor food.
final class EquipmentMoves {
  private final RhodState state;
  private final Being by;
  private final Predicate<Kind> wanted;
  private final List<Move<RhodStep>> moves;

  EquipmentMoves(RhodState state, Being by, Predicate<Kind> wanted, List<Move<RhodStep>> moves) {
    this.state = state;
    this.by = by;
    this.wanted = wanted;
    this.moves = moves;
  }

  void add() {
    for (Item item : by.kit().items()) {
      if (item.thing() instanceof Equipment equipment) {
        for (Equipment.Effect effect : equipment.uses()) {
          add(item, effect);
        }
      }
    }
    if (wanted.test(Kind.PROTECT)) {
      for (Being friend : state.roster()) {
        if (friend.side() == by.side() && friend.is(Condition.BOUND)) {
          offer(new Handling.Release(by.id(), friend.id()), Kind.PROTECT, friend, 0);
        }
      }
    }
  }

  private void add(Item item, Equipment.Effect effect) {
    switch (effect.does()) {
      case Use.Dress _ -> forFriends(item, effect.on(), Kind.PROTECT, 100, this::bleeds);
      case Use.Remedy remedy ->
          forFriends(
              item,
              effect.on(),
              Kind.PROTECT,
              100,
              friend -> friend.stacks(remedy.condition()) > 0);
      case Use.Douse _ ->
          forFriends(item, effect.on(), Kind.PROTECT, 100, friend -> friend.is(Condition.BURNING));
      case Use.Mend mend ->
          forFriends(
              item,
              effect.on(),
              Kind.HEAL,
              100 * mend.armoring(),
              friend -> isDamaged(friend, mend.armoring()));
      case Use.Food _, Use.Water _, Use.Shine _, Use.Flash _, Use.Smoke _ -> {}
      case Use.Line _, Use.Bind _, Use.PickLock _, Use.Caltrops _ -> {}
    }
  }

  /// Bleeding, or down with nobody to see to it.
  private boolean bleeds(Being friend) {
    return friend.is(Condition.BLEEDING)
        || (friend.is(Condition.COLLAPSED) && !friend.is(Condition.STABILIZED));
  }

  /// So damaged that nothing of the repair is lost.
  private static boolean isDamaged(Being friend, int armoring) {
    return friend.kit().worn().stream().anyMatch(item -> Armors.missing(item) >= armoring);
  }

  /// The step that comes next, for each friend beside whom one stands and who is in need.
  ///
  /// @param last the verb that does it
  private void forFriends(Item item, Verb last, Kind kind, int power, Predicate<Being> needs) {
    if (!wanted.test(kind)) {
      return;
    }
    for (Being friend : state.roster()) {
      boolean self = friend.id().equals(by.id());
      boolean reached = self ? last != Verb.FEED : last != Verb.INJECT && isBeside(friend);
      if (friend.side() == by.side() && !friend.isDead() && reached && needs.test(friend)) {
        for (Verb verb : Gadgets.verbs(by, item)) {
          if (verb == last || isOnTheWay(verb)) {
            offer(step(item, verb, friend), kind, friend, power);
          }
        }
      }
    }
  }

  private boolean isBeside(Being friend) {
    return Field.adjacent(state, by, friend);
  }

  private static boolean isOnTheWay(Verb verb) {
    return switch (verb) {
      case UNPACK, OPEN, PREP -> true;
      case HOLD, PLACE, PACK, CLOSE, FORCE, APPLY, INJECT, FEED, WRAP, LOCATE, LIGHT, TIE -> false;
    };
  }

  private RhodStep.Act step(Item item, Verb verb, Being friend) {
    return switch (verb) {
      case FEED, APPLY, WRAP -> new Handling.UseOn(by.id(), item.key(), verb, friend.id());
      case UNPACK, OPEN, PREP, INJECT -> new Handling.UseItem(by.id(), item.key(), verb);
      case HOLD, PLACE, PACK, CLOSE, FORCE, LOCATE, LIGHT, TIE ->
          throw new IllegalArgumentException(verb + " helps nobody");
    };
  }

  private void offer(RhodStep.Act act, Kind kind, Being target, int power) {
    if (Turns.refusal(state, act).isEmpty()) {
      moves.add(RhodFights.at(state, by, target, act, kind, power));
    }
  }
}
