package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.function.Predicate;
import quintain.kernel.Play;
import quintain.kernel.Spot;
import quintain.kernel.dice.Dice;
import quintain.rhod.state.Being;
import quintain.rhod.state.Cast;
import quintain.rhod.state.Damage;
import quintain.rhod.state.DamageType;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Field;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Use;
import quintain.rhod.state.Verb;
import quintain.rhod.state.World;

/// What holds in some spaces for a while: flashes and smoke, Caltrops, fixed lines.
final class Zones extends Chapter {
  Zones(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  /// So much of a way as somebody goes or is pushed before Caltrops stop them: up to the space that
  /// has them there.
  static List<Spot> halted(RhodState state, Being being, List<Spot> way) {
    var from = being.at();
    for (int i = 0; i < way.size(); i++) {
      if (!entered(state, being, from, way.get(i)).isEmpty()) {
        return List.copyOf(way.subList(0, i + 1));
      }
      from = way.get(i);
    }
    return List.copyOf(way);
  }

  /// Caltrops in spaces that somebody enters with a step, with whichever of their own spaces; who
  /// stands over them already does not enter.
  private static List<World.Zone> entered(RhodState state, Being being, Spot from, Spot to) {
    var before = Field.body(being, from).spots();
    var after = Field.body(being, to).spots();
    return state.world().zones().stream()
        .filter(zone -> zone.kind() == World.Zone.Kind.CALTROPS)
        .filter(zone -> after.contains(zone.at()) && !before.contains(zone.at()))
        .toList();
  }

  /// Spaces one Maneuver climbs from here: along a fixed line twice as many.
  static int climbs(RhodState state, Spot at) {
    for (World.Zone zone : state.world().zones()) {
      if (zone.kind() == World.Zone.Kind.LINE
          && Math.abs(zone.at().x() - at.x()) <= 1
          && Math.abs(zone.at().y() - at.y()) <= 1
          && Math.abs(zone.at().z() - at.z()) * Field.SPACE <= zone.feet()) {
        return 2;
      }
    }
    return 1;
  }

  /// Somebody has come from one space into theirs: Caltrops there hurt, and are gone.
  void enters(String who, Spot from) {
    var trap = trap();
    for (World.Zone found : entered(state(), being(who), from, being(who).at())) {
      emit(new ThingEvent.ZoneEnded(found), RHD_EQP_04);
      int damage =
          play.roll(
              being(who),
              Dice.sum(trap.damage().count(), Dice.d(trap.damage().sides())),
              RHD_EQP_04);
      new Harm(play)
          .suffer(who, Damage.of(damage, trap.type(), false, "Caltrops"), found.by(), RHD_EQP_04);
    }
  }

  private Use.Caltrops trap() {
    for (Equipment equipment : state().shelf().equipment()) {
      for (Use use : equipment.on(Verb.PLACE)) {
        if (use instanceof Use.Caltrops trap) {
          return trap;
        }
      }
    }
    return new Use.Caltrops(new Cast(1, 4), DamageType.PIERCING);
  }

  /// Somebody's Turn begins: what they made for so many Turns is a Turn nearer to its end.
  void countDown(String who) {
    boolean changed = false;
    for (World.Zone zone : state().world().zones()) {
      if (zone.by().equals(who) && zone.turns() > 0) {
        changed = true;
        emit(new ThingEvent.ZoneEnded(zone), RHD_EQP_04);
        if (zone.turns() > 1) {
          emit(
              new ThingEvent.ZoneMade(
                  new World.Zone(zone.kind(), zone.at(), zone.feet(), zone.by(), zone.turns() - 1)),
              RHD_EQP_04);
        }
      }
    }
    if (changed) {
      new Conditions(play).settle();
    }
  }

  /// What lasts for some Turns is over, whoever counted them.
  void clear(Predicate<World.Zone> which) {
    boolean changed = false;
    for (World.Zone zone : state().world().zones()) {
      if (zone.turns() > 0 && which.test(zone)) {
        changed = true;
        emit(new ThingEvent.ZoneEnded(zone), RHD_EQP_04);
      }
    }
    if (changed) {
      new Conditions(play).settle();
    }
  }
}
