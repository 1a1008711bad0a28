package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.dice.Dice;
import quintain.rath.state.Being;
import quintain.rath.state.Fight;
import quintain.rath.state.Item;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Tag;
import quintain.rath.state.ThingEvent;
import quintain.rath.state.World;

/// Usage dice: things that run out.
final class Wear extends Chapter {

  Wear(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.word(RollUsage.class, RTH_USE_03)
        .offeredOnce("Something is used: roll its usage die", REFEREE)
        .ifOpen()
        .about(RollUsage::who, "Whose is it?", everybody())
        .slot(RollUsage::item, "What was used?", Inventory.things(item -> item.usage() > 0))
        .refuses(Wear::refusal)
        .does(Wear::new, Wear::rollUsage);
  }

  /// The thing was used: its usage die is rolled, and on 1 or 2 is a size smaller from now on
  /// (RTH-USE-02 to 05). The use itself always succeeds (RTH-R-90).
  void use(Being bearer, Item item, Clause why) {
    if (item.usage() == 0) {
      return;
    }
    play.cite(RTH_USE_01);
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

  static Optional<Refusal> refusal(RathState state, RathStep.RollUsage step) {
    var bearer = state.find(step.who());
    if (bearer.isEmpty()) {
      return nobodyCalled(step.who(), RTH_USE_03);
    }
    var item = bearer.get().pack().find(step.item());
    if (item.isEmpty()) {
      return no(RTH_USE_03, bearer.get().name() + " has no " + step.item());
    }
    return item.get().usage() > 0
        ? Optional.empty()
        : no(RTH_USE_03, item.get().name() + " has no usage die");
  }

  /// Used as the GM says it was, by whatever the rules do not know of (RTH-USE-02).
  void rollUsage(RathStep.RollUsage step) {
    var bearer = being(step.who());
    use(bearer, bearer.pack().find(step.item()).orElseThrow(), RTH_USE_03);
  }

  /// One roll for what each has shot, in roster order, wherever it is by now (RTH-USE-06,
  /// RTH-R-90).
  void reckon(List<Fight.Fired> shots) {
    var rolls = new LinkedHashSet<RathStep.RollAmmunition>();
    for (Being being : state().roster()) {
      for (Fight.Fired shot : shots) {
        if (shot.who().equals(being.id())) {
          rolls.add(whereItIs(shot));
        }
      }
    }
    rolls.forEach(this::then);
  }

  /// With whoever shot it, on the ground, or with somebody else: what was handed on comes after
  /// what they had of their own.
  private RathStep.RollAmmunition whereItIs(Fight.Fired shot) {
    var thing = shot.ammunition();
    var own = new RathStep.RollAmmunition(shot.who(), thing);
    if (being(shot.who()).pack().find(thing).isPresent() || lying(thing).isPresent()) {
      return own;
    }
    var kind = thing.replaceFirst(" \\d+$", "");
    var elsewhere = own;
    int most = 0;
    for (Being other : state().roster()) {
      var alike =
          other.pack().items().stream()
              .filter(item -> item.gear().name().equalsIgnoreCase(kind))
              .toList();
      if (alike.size() > most) {
        most = alike.size();
        elsewhere = new RathStep.RollAmmunition(other.id(), alike.getLast().key());
      }
    }
    return elsewhere;
  }

  private Optional<World.Lying> lying(String ammunition) {
    return state().ground().stream()
        .filter(lying -> lying.item().key().equals(ammunition) && lying.item().usage() > 0)
        .findFirst();
  }

  /// One roll for a combat, however many were shot (RTH-USE-06), where it lies if it was dropped.
  void ammunition(RathStep.RollAmmunition step) {
    var shooter = state().find(step.who());
    var carried = shooter.flatMap(being -> being.pack().find(step.ammunition()));
    if (carried.isPresent()) {
      use(shooter.get(), carried.get(), RTH_USE_06);
      return;
    }
    lying(step.ammunition()).ifPresent(lying -> use(lying, RTH_USE_06));
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
    for (World.Lying lying : state().ground()) {
      if (lying.item().is(Item.State.LIT)) {
        burn(lying);
      }
    }
  }

  /// A light burns where it lies; a lantern there has nobody to feed it when its hour is over
  /// (RTH-R-90).
  private void burn(World.Lying lying) {
    var light = lying.item();
    int turns = light.alight() + 1;
    if (turns < TimePassing.TURNS_TO_AN_HOUR) {
      emit(ThingEvent.LyingChanged.burned(lying, turns), RTH_USE_07);
      return;
    }
    if (light.gear().is(Tag.NEEDS_FUEL)) {
      emit(ThingEvent.LyingChanged.wentOut(lying), RTH_R_90);
      return;
    }
    use(lying, RTH_USE_07);
  }

  /// The usage die of something that lies there.
  private void use(World.Lying lying, Clause why) {
    int sides = lying.item().usage();
    int face = play.roll(new Machine(lying.item().key()), Dice.d(sides), why);
    int left = UsageDie.after(sides, face);
    if (left == UsageDie.DEPLETED) {
      emit(ThingEvent.LyingChanged.gone(lying), RTH_USE_05);
    } else {
      emit(ThingEvent.LyingChanged.rolled(lying, left), why);
    }
  }

  private void burn(Being being, Item light) {
    int turns = light.alight() + 1;
    if (turns < TimePassing.TURNS_TO_AN_HOUR) {
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
