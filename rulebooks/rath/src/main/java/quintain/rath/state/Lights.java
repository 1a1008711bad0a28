package quintain.rath.state;

import java.util.ArrayList;
import java.util.Optional;
import quintain.space.Board;
import quintain.space.Brightness;
import quintain.space.Grid;
import quintain.space.Light;
import quintain.space.Lighting;
import quintain.space.Metric;

/// Darkness, and how far torches, lanterns and spells shine.
public final class Lights {
  private Lights() {}

  /// In the dark without a light near, or eyes for it (RTH-S-APT-17).
  public static boolean isInTheDark(RathState state, Being being) {
    return switch (state.world().darkness()) {
      case NONE -> false;
      case MAGICAL -> true;
      case DARK -> !being.has(Knack.NIGHT_EYES) && !isLit(state, being);
    };
  }

  /// A torch or Lantern Mote within Near, or a lantern within Far, in a hand or on the ground
  /// (RTH-R-90).
  private static boolean isLit(RathState state, Being being) {
    if (state.map().isPresent()) {
      return lighting(state).at(Places.spot(being.at())) != Brightness.DARKNESS;
    }
    for (Being other : state.roster()) {
      var far = lightOf(other);
      if (far.isPresent() && state.between(being, other).within(far.get())) {
        return true;
      }
    }
    for (World.Lying lying : state.ground()) {
      var far = lightOf(lying.item());
      if (far.isPresent() && state.between(being.at(), lying.at()).within(far.get())) {
        return true;
      }
    }
    return false;
  }

  /// How far the brightest light of somebody's shines; whoever has fled has taken theirs along.
  static Optional<Band> lightOf(Being being) {
    if (being.hasLeft()) {
      return Optional.empty();
    }
    var far = being.is(Effect.Kind.LIT) ? Optional.of(Band.NEAR) : Optional.<Band>empty();
    for (Item item : being.pack().items()) {
      var light = item.inUse() ? lightOf(item) : Optional.<Band>empty();
      if (light.isPresent() && (far.isEmpty() || far.get().within(light.get()))) {
        far = light;
      }
    }
    return far;
  }

  static Optional<Band> lightOf(Item item) {
    return item.is(Item.State.LIT)
            && item.gear().use().isPresent()
            && item.gear().use().get() instanceof Use.Light(Band far)
        ? Optional.of(far)
        : Optional.empty();
  }

  /// How light it is on the map: lights in hands and on the ground shine as far as their band
  /// reaches (RTH-R-90), and so do those of the map.
  public static Lighting lighting(RathState state) {
    var map = state.map().orElseThrow();
    var lamps = new ArrayList<Light>();
    for (Being being : state.roster()) {
      lightOf(being).ifPresent(far -> lamps.add(lamp(state, being.at(), far)));
    }
    for (World.Lying lying : state.ground()) {
      lightOf(lying.item()).ifPresent(far -> lamps.add(lamp(state, lying.at(), far)));
    }
    return new Lighting(
        Board.of(state.world().darkness() == Darkness.NONE ? map : darkened(map)),
        Metric.EACH_ONE,
        lamps);
  }

  private static Light lamp(RathState state, int at, Band far) {
    int feet =
        switch (state.house().distanceSystem()) {
          case ABSTRACT -> far.zones() * state.map().orElseThrow().feet();
          case FEET -> far.feet();
        };
    return new Light("", Places.spot(at), 0, feet, 0);
  }

  private static Grid darkened(Grid map) {
    return new Grid(
        map.feet(),
        map.rows(),
        map.legend(),
        map.walls(),
        map.heights(),
        map.lights(),
        Optional.of(Brightness.DARKNESS));
  }
}
