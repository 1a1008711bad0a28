package quintain.larder;

import static quintain.larder.Ldr.LDR_MOUSE_01;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Audience;
import quintain.kernel.Line;
import quintain.kernel.Seat;
import quintain.kernel.View;
import quintain.kernel.craft.PeopleShowing;
import quintain.kernel.craft.Secrecy;
import quintain.larder.LarderEvent.*;

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
      if (critter.isMouse()) {
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

  private static String told(Night.Hour hour) {
    return switch (hour) {
      case QUIET -> "The house sleeps";
      case HOME -> "The mice are home with the crumbs";
      case AWAKE -> "The house is awake";
    };
  }

  // The log

  @Override
  protected Line line(LarderEvent event, Night before) {
    return switch (event) {
      case Stole e ->
          about(before, e.who(), "gets " + counted(e.crumbs(), "crumb") + " at: " + e.treat());
      case Scared e -> scared(e, before);
      case Slipped e -> about(before, e.who(), "drops a crumb and slips away");
      case Bolted e -> about(before, e.who(), "bolts");
      case Clattered e -> Line.open(seen(before, e.by()) + " makes " + counted(e.noise(), "noise"));
      case Ended e -> Line.open(told(e.hour()));
      case Feasted e ->
          about(
              before,
              e.who(),
              "spends %s for %s and %s"
                  .formatted(
                      counted(e.crumbs(), "crumb"),
                      counted(e.nibbles(), "nibble"),
                      counted(e.thimbles(), "thimble")));
      case NightFell _ -> Line.open("Another night falls");
      case Joined e ->
          new Line(e.critter().name() + " is in the house", before.witnesses(e.critter()));
      case GrewUp e ->
          about(before, e.who(), "nests " + e.nest().name() + " and has Nerve " + e.nerve());
      case HandedOver e ->
          about(
              before,
              e.who(),
              "is now played by " + (e.seat().isReferee() ? "the House" : e.seat().id()));
      case Revealed e ->
          e.secrecy() == Secrecy.UNSEEN
              ? about(before, e.who(), "is out of sight")
              : Line.open(before.nameOf(e.who()) + " is in plain sight");
      case ValueSet e ->
          new Line(
              "The House sets %s to %s: %s".formatted(e.fact(), e.value(), e.reason()),
              Audience.REFEREE);
    };
  }

  @Override
  protected Night withNewcomer(LarderEvent event, Night before) {
    return event instanceof Joined joined ? joined.appliedTo(before) : before;
  }

  /// How much Nerve it cost is told where figures lie open.
  private static Line scared(Scared e, Night before) {
    var told =
        "%s scares %s".formatted(seen(before, e.by()), before.nameOf(e.who()))
            + (e.nerve() == 0 ? " in vain" : "");
    var inFull = e.nerve() == 0 ? told : told + ", who loses " + e.nerve() + " Nerve";
    boolean open = before.critter(e.who()).secrecy() == Secrecy.OPEN;
    return new Line(open ? inFull : told, before.witnesses(e.who()), inFull);
  }

  /// Somebody's name, unless nobody may know of them.
  private static String seen(Night night, String who) {
    boolean lurks = night.find(who).filter(c -> c.secrecy() == Secrecy.UNSEEN).isPresent();
    return lurks ? "Something" : night.nameOf(who);
  }

  private static Line about(Night night, String who, String what) {
    return new Line(night.nameOf(who) + " " + what, night.witnesses(who));
  }

  private static String counted(int count, String what) {
    return (count == 0 ? "no" : count)
        + " "
        + what
        + (count == 1 || what.equals("noise") ? "" : "s");
  }

  // Odds

  @Override
  protected void measure(Critter then, Critter now, Measured measured) {
    measured.number("nerve", now.nerve());
    measured.number("crumbs", now.crumbs());
    measured.comesTrue("bolts", !then.isOut() && now.isOut());
  }
}
