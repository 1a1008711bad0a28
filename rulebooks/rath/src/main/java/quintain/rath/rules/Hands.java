package quintain.rath.rules;

import static quintain.rath.state.Rth.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.Being;
import quintain.rath.state.Item;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.ThingEvent;

/// Two hands, and what they hold (RTH-R-26, RTH-R-40).
public final class Hands extends Chapter {
  private static final int TWO = 2;

  Hands(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  /// Hands that cannot be freed for something else on the way: a shield on the arm, a burning
  /// light.
  static int bound(Being being) {
    int bound = 0;
    for (Item item : being.pack().items()) {
      if (isTied(item)) {
        bound++;
      }
    }
    return bound;
  }

  private static boolean isTied(Item item) {
    return item.inUse() && (Inventory.isShield(item) || item.is(Item.State.LIT));
  }

  /// Why these arms cannot all be in hand at once.
  public static Optional<Refusal> refusal(Being being, List<Arms> arms) {
    int needed = 0;
    for (Arms one : arms) {
      needed += one.hands();
    }
    return needed + bound(being) > TWO
        ? no(
            RTH_R_40,
            "That takes %d hands, and %s has %d free%s"
                .formatted(needed, being.name(), TWO - bound(being), beside(being)))
        : Optional.empty();
  }

  private static String beside(Being being) {
    var tied = being.pack().items().stream().filter(Hands::isTied).map(Item::name).toList();
    return tied.isEmpty() ? "" : " beside " + Phrases.and(tied);
  }

  /// Drawing, sheathing and swapping are part of the action (RTH-R-26).
  void takeUp(Being being, List<Arms> arms) {
    int free = TWO - bound(being);
    for (Arms one : arms) {
      free -= one.hands();
    }
    for (Item item : being.pack().items()) {
      if (item.where() == Item.Where.HELD && !item.is(Item.State.LIT) && !isAmong(item, arms)) {
        int hands = Math.max(1, item.gear().hands());
        if (item.gear().armor().isPresent()) {
          continue;
        }
        if (hands <= free) {
          free -= hands;
        } else {
          emit(new ThingEvent.ItemPlaced(being.id(), item.key(), Item.Where.PACK), RTH_R_26);
        }
      }
    }
    for (Arms one : arms) {
      if (one.item().isPresent() && one.item().get().where() != Item.Where.HELD) {
        emit(new ThingEvent.ItemPlaced(being.id(), one.thing(), Item.Where.HELD), RTH_R_26);
      }
    }
  }

  private static boolean isAmong(Item item, List<Arms> arms) {
    for (Arms one : arms) {
      if (one.item().isPresent() && one.thing().equals(item.key())) {
        return true;
      }
    }
    return false;
  }
}
