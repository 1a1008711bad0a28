package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.REFEREE;
import static quintain.kernel.forms.PlainSlots.oneOf;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Play;
import quintain.kernel.Spot;
import quintain.rhod.state.Being;
import quintain.rhod.state.Field;
import quintain.rhod.state.LifeEvent;
import quintain.rhod.state.Living.SetLight;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.World;
import quintain.space.Board;
import quintain.space.Brightness;
import quintain.space.Light;
import quintain.space.Lighting;

/// The four levels of light, and how light it is where (RHD-LIT-01).
public final class Lights extends Chapter {
  private Lights(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.word(SetLight.class, Rhd.RHD_LIT_01)
        .offeredOnce("Set the light", REFEREE)
        .ifOpen()
        .icon("sun")
        .slot(SetLight::light, "How light is it?", oneOf(Brightness.values()))
        .does(Lights::new, Lights::set);
  }

  private void set(SetLight step) {
    play.cite(clause(step.light()));
    emit(new LifeEvent.LightSet(step.light()), Rhd.RHD_LIT_01);
    new Conditions(play).settle();
  }

  /// How light it is where somebody stands: in the lightest of their spaces.
  static Brightness at(RhodState state, Being being) {
    if (isEven(state)) {
      return ambient(state);
    }
    var brightest = Brightness.DARKNESS;
    for (Spot spot : Field.body(being).spots()) {
      brightest = brightest.or(at(state, spot));
    }
    return brightest;
  }

  /// How light a space is: the brightest of everything that shines there, but for smoke, which lets
  /// nothing through.
  static Brightness at(RhodState state, Spot spot) {
    if (isEven(state)) {
      return ambient(state);
    }
    for (World.Zone zone : state.world().zones()) {
      if (zone.kind() == World.Zone.Kind.SMOKE && reaches(state, zone, spot)) {
        return Brightness.DARKNESS;
      }
    }
    return lighting(state).at(spot);
  }

  /// The light of the whole scene, smoke apart.
  public static Lighting lighting(RhodState state) {
    return new Lighting(Board.of(Field.map(state)), Field.metric(state), shining(state));
  }

  /// What shines besides the lights of the map: lamps carried, and flashes.
  private static List<Light> shining(RhodState state) {
    var lights = new ArrayList<>(Lamps.carried(state));
    for (World.Zone zone : state.world().zones()) {
      if (zone.kind() == World.Zone.Kind.FLASH) {
        lights.add(new Light("flash", zone.at(), zone.feet(), zone.feet(), zone.feet()));
      }
    }
    return lights;
  }

  /// Whether a zone reaches a space.
  static boolean reaches(RhodState state, World.Zone zone, Spot spot) {
    var map = Field.map(state);
    return Field.metric(state).feet(map.gap(map.space(zone.at()), map.space(spot)), map)
        <= zone.feet();
  }

  /// Nothing shines but the sky, so that it is equally light everywhere.
  private static boolean isEven(RhodState state) {
    return Field.map(state).lights().isEmpty()
        && state.world().zones().isEmpty()
        && !Lamps.any(state);
  }

  /// Whether there could be Blinding Light anywhere.
  static boolean mayDazzle(RhodState state) {
    return !isEven(state) || ambient(state) == Brightness.BLINDING;
  }

  /// Which rule speaks of such light.
  static Rhd clause(Brightness light) {
    return switch (light) {
      case BLINDING -> Rhd.RHD_LIT_02;
      case HIGH -> Rhd.RHD_LIT_03;
      case LOW -> Rhd.RHD_LIT_04;
      case DARKNESS -> Rhd.RHD_LIT_06;
    };
  }

  private static Brightness ambient(RhodState state) {
    return Field.map(state).ambient().orElse(Brightness.HIGH);
  }
}
