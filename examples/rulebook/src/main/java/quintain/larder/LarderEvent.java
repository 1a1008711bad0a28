package quintain.larder;

import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.larder.Shelf.Nest;

/// What can happen in the house, and what it does to the night.
public sealed interface LarderEvent extends Event {
  record Stole(String who, String treat, int crumbs) implements LarderEvent {}

  record Scared(String by, String who, int nerve) implements LarderEvent {}

  record Slipped(String who) implements LarderEvent {}

  record Bolted(String who) implements LarderEvent {}

  /// Noise is made.
  ///
  /// @param by whose noise it is, or what it is
  record Clattered(String by, int noise) implements LarderEvent {}

  record Ended(Night.Hour hour) implements LarderEvent {}

  record Feasted(String who, int nibbles, int thimbles, int crumbs) implements LarderEvent {}

  record NightFell() implements LarderEvent {}

  record Joined(Critter critter) implements LarderEvent {}

  record GrewUp(String who, Nest nest, int nerve) implements LarderEvent {}

  record HandedOver(String who, Seat seat) implements LarderEvent {}

  record Revealed(String who, Secrecy secrecy) implements LarderEvent {}

  record ValueSet(String fact, String value, String reason) implements LarderEvent {}

  default Night appliedTo(Night night) {
    return switch (this) {
      case Stole e -> night.with(e.who, mouse -> mouse.withCrumbs(mouse.crumbs() + e.crumbs));
      case Scared e -> night.with(e.who, critter -> critter.withNerve(critter.nerve() - e.nerve));
      case Slipped e -> night.with(e.who, mouse -> mouse.withCrumbs(mouse.crumbs() - 1));
      case Bolted _ -> night;
      case Clattered e -> night.withNoise(Math.min(Night.WAKING, night.noise() + e.noise));
      case Ended e -> night.at(e.hour);
      case Feasted e -> night.with(e.who, mouse -> fed(mouse, e));
      case NightFell _ ->
          night
              .each(c -> c.withNerve(c.fullNerve()).withCrumbs(0))
              .withNoise(0)
              .at(Night.Hour.QUIET);
      case Joined e -> night.with(e.critter);
      case GrewUp e -> night.with(e.who, mouse -> mouse.from(e.nest, e.nerve));
      case HandedOver e -> night.with(e.who, critter -> critter.withSeat(e.seat));
      case Revealed e -> night.with(e.who, critter -> critter.withSecrecy(e.secrecy));
      case ValueSet e -> LarderFacts.ALL.set(night, e.fact, e.value);
    };
  }

  private static Critter fed(Critter mouse, Feasted e) {
    return mouse
        .withNerve(mouse.nerve() + e.nibbles)
        .withBold(mouse.bold() + e.thimbles)
        .withCrumbs(mouse.crumbs() - e.crumbs);
  }
}
