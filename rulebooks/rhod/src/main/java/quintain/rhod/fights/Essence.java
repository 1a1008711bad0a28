package quintain.rhod.fights;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Day;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Fight;
import quintain.rhod.state.Kit;
import quintain.rhod.state.Lying;
import quintain.rhod.state.Nature;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Scores;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Training;
import quintain.rhod.state.Trait;
import quintain.rhod.state.Vitals;
import quintain.rhod.state.Who;
import quintain.rhod.state.World;

/// What matters for the future: no clock, no Round number, no Initiative totals, nothing that is
/// only told. Who somebody is belongs to it, for whoever is not seen is nobody's target; so does
/// their day, for some things help once a day.
record Essence(
    Scene scene,
    List<Lying> ground,
    List<World.Zone> zones,
    List<World.Target> objects,
    List<World.Container> containers,
    List<World.Lock> locks,
    List<World.Gain> gains,
    List<Body> bodies,
    boolean inEncounter,
    List<String> order,
    Optional<Fight.Turn> turn,
    List<String> unaware,
    List<Fight.Used> used,
    boolean kept) {
  /// Somebody as an Encounter knows them.
  record Body(
      Who who,
      Scores scores,
      Vitals vitals,
      Stance stance,
      List<Borne> conditions,
      Spot at,
      Kit kit,
      Nature nature,
      Training training,
      List<Feature> features,
      List<Trait> traits,
      Day day) {
    static Body of(Being being) {
      return new Body(
          being.who(),
          being.scores(),
          being.vitals(),
          being.stance(),
          being.conditions(),
          being.at(),
          being.kit(),
          being.nature(),
          being.life().training(),
          being.life().features(),
          being.life().traits(),
          being.day());
    }
  }

  static Essence of(RhodState state) {
    var fight = state.fight();
    return new Essence(
        state.scene(),
        state.world().ground(),
        state.world().zones(),
        state.world().targets(),
        state.world().containers(),
        state.world().locks(),
        state.world().gains(),
        state.roster().stream().map(Body::of).toList(),
        fight.isPresent(),
        fight.map(now -> now.order().stream().map(Fight.Rank::who).toList()).orElse(List.of()),
        fight.flatMap(Fight::turn),
        fight.map(Fight::unaware).orElse(List.of()),
        fight.map(Fight::used).orElse(List.of()),
        fight.map(Fight::kept).orElse(false));
  }
}
