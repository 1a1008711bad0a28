package quintain.rhod;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Spot;
import quintain.space.Light;

/// Things that shine: torches and lanterns, carried or lying about.
final class Lamps {
  private Lamps() {}

  static List<Light> carried(RhodState state) {
    var lights = new ArrayList<Light>(0);
    for (Being being : state.roster()) {
      for (Item item : being.kit().items()) {
        add(item, being.at(), lights);
      }
    }
    for (Lying lying : state.world().ground()) {
      add(lying.item(), lying.at(), lights);
    }
    return lights;
  }

  private static void add(Item item, Spot at, List<Light> lights) {
    if (item.lit() && item.thing() instanceof Equipment equipment) {
      for (Equipment.Effect use : equipment.uses()) {
        if (use.does() instanceof Use.Shine shine) {
          lights.add(new Light(item.key(), at, 0, shine.high(), shine.low()));
        }
      }
    }
  }
}
