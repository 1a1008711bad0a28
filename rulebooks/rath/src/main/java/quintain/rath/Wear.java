package quintain.rath;

import static quintain.rath.Rth.*;

import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.dice.Dice;

/// Usage dice: things that run out.
final class Wear extends Chapter {
  private static final int TURNS_TO_AN_HOUR = 6;

  Wear(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  /// The thing was used: its usage die is rolled, and on 1 or 2 is a size smaller from now on
  /// (RTH-USE-02 to 05). The use itself always succeeds (RTH-R-90).
  void use(Being bearer, Item item, Clause why) {
    if (item.usage() == 0) {
      return;
    }
    int face = roll(bearer, Dice.d(item.usage()), why);
    int left = UsageDie.after(item.usage(), face);
    if (left == UsageDie.DEPLETED) {
      emit(new ThingEvent.ItemLost(bearer.id(), item.key(), "used up"), RTH_USE_05);
    } else if (left < item.usage()) {
      emit(new ThingEvent.UsageDropped(bearer.id(), item.key(), left), RTH_USE_04);
    } else {
      emit(new RathEvent.UsageHeld(bearer.id(), item.key(), face), RTH_USE_03);
    }
  }

  /// One roll for a combat, however many were shot (RTH-USE-06).
  void ammunition(RathStep.RollAmmunition step) {
    var shooter = state().find(step.who());
    shooter
        .flatMap(being -> being.pack().find(step.ammunition()))
        .ifPresent(item -> use(shooter.get(), item, RTH_USE_06));
  }

  /// An exploration turn has passed for every light; each rolls at the end of its full hour
  /// (RTH-USE-07, RTH-R-90).
  void lights() {
    for (Being being : state().roster()) {
      for (Item item : being.pack().items()) {
        if (item.is(Item.State.LIT)) {
          burn(being, item);
        }
      }
    }
  }

  private void burn(Being being, Item light) {
    int turns = light.alight() + 1;
    if (turns < TURNS_TO_AN_HOUR) {
      emit(new ThingEvent.LightBurned(being.id(), light.key(), turns), RTH_USE_07);
      return;
    }
    emit(new ThingEvent.LightBurned(being.id(), light.key(), 0), RTH_USE_07);
    var fed = light.gear().is(Tag.NEEDS_FUEL) ? fuel(being) : Optional.of(light);
    fed.ifPresent(item -> use(being, item, RTH_USE_07));
    if (light.gear().is(Tag.NEEDS_FUEL) && fuel(being(being.id())).isEmpty()) {
      emit(new ThingEvent.ItemBecame(being.id(), light.key(), Item.State.SOUND), RTH_USE_05);
    }
  }

  /// What a lantern burns.
  static Optional<Item> fuel(Being being) {
    return being.pack().items().stream().filter(item -> item.gear().is(Tag.FUEL)).findFirst();
  }
}
