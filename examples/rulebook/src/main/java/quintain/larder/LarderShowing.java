package quintain.larder;

import static quintain.larder.Ldr.LDR_MOUSE_01;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PeopleShowing;

/// What people see and read of a night.
final class LarderShowing extends PeopleShowing<Night, Critter, LarderStep, LarderEvent> {
  @Override
  public View view(Night night, Seat seat) {
    var panels = new ArrayList<View.Panel>();
    for (Critter critter : night.roster()) {
      if (night.maySee(critter, seat)) {
        panels.add(
            new View.Panel(
                "who-" + critter.id(),
                critter.name(),
                critter.id(),
                items(critter, night.maySeeFigures(critter, seat))));
      }
    }
    var house = new ArrayList<View.Item>();
    house.add(new View.Track("noise", night.noise(), Night.WAKING));
    house.add(new View.Track("haul", night.carried(), night.scene().haul()));
    house.add(new View.Prose("hour", told(night.hour())));
    if (!night.scene().place().isEmpty()) {
      house.add(new View.Prose("place", night.scene().place()));
    }
    panels.add(new View.Panel("house", "The house", "", List.copyOf(house)));
    return new View(List.copyOf(panels));
  }

  private static List<View.Item> items(Critter critter, boolean figures) {
    var items = new ArrayList<View.Item>();
    if (figures) {
      items.add(new View.Track("nerve", critter.nerve(), critter.fullNerve()));
      items.add(score("bold", critter.bold()));
      if (critter.isPc()) {
        items.add(score("sly", critter.sly()));
        items.add(score("crumbs", critter.crumbs()));
        items.add(new View.Prose("nest", critter.nest()));
      }
    }
    if (critter.isOut()) {
      items.add(new View.Chip("bolted", "out of it for this night (LDR-BOLT-01)"));
    }
    return List.copyOf(items);
  }

  private static View.Item score(String label, int value) {
    return new View.Score(
        label, value, List.of(new View.Part("the sheet", value, LDR_MOUSE_01.id())));
  }

  static String told(Night.Hour hour) {
    return switch (hour) {
      case QUIET -> "The house sleeps";
      case HOME -> "The mice are home with the crumbs";
      case AWAKE -> "The house is awake";
    };
  }

  @Override
  public Line narrate(LarderEvent event, Night before, List<LarderEvent> earlier) {
    return LarderNarration.narrate(event, before);
  }

  // Odds

  @Override
  protected void measure(Night before, Critter then, Critter now, Measured measured) {
    measured.number("nerve", now.nerve());
    measured.number("crumbs", now.crumbs());
    measured.comesTrue("bolts", !then.isOut() && now.isOut());
  }
}
