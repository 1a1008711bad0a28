package quintain.rhod.rules;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Spot;
import quintain.rhod.state.Being;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Item;
import quintain.rhod.state.Lying;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Use;
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

  /// Whether anything is lit at all.
  static boolean any(RhodState state) {
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      var items = roster.get(i).kit().items();
      for (int j = 0; j < items.size(); j++) {
        if (items.get(j).lit()) {
          return true;
        }
      }
    }
    for (Lying lying : state.world().ground()) {
      if (lying.item().lit()) {
        return true;
      }
    }
    return false;
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
