package quintain.otherworlds.fights;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.otherworlds.state.Attributes;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Fight;
import quintain.otherworlds.state.Habit;
import quintain.otherworlds.state.Kit;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Pool;
import quintain.otherworlds.state.Scene;
import quintain.otherworlds.state.Status;
import quintain.otherworlds.state.Who;
import quintain.otherworlds.state.World;

/// What matters for the future: no clock, no round number, nothing that is only told.
///
/// @param order who comes after whom; by how much is all the same once the dice lie
/// @param breath how far the rounds are from the next breath, where anybody breathes fire
record Essence(
    Scene scene,
    List<World.Lying> ground,
    List<World.Zone> zones,
    int poisoned,
    List<Body> bodies,
    boolean inBattle,
    int breath,
    List<String> order,
    Optional<Fight.Turn> turn,
    List<String> reacted,
    List<String> firsts,
    List<Fight.Ready> readied,
    boolean kept) {
  /// Somebody as a battle knows them.
  record Body(
      String id,
      Seat seat,
      Who.Side side,
      Attributes base,
      Pool health,
      Pool astral,
      Pool discipline,
      List<Status> statuses,
      Spot at,
      Kit kit,
      quintain.otherworlds.state.Body nature,
      List<String> today,
      List<String> encounter) {
    static Body of(Being being) {
      return new Body(
          being.id(),
          being.seat(),
          being.side(),
          being.base(),
          being.health(),
          being.astral(),
          being.discipline(),
          being.statuses(),
          being.at(),
          being.kit(),
          being.body(),
          being.life().today(),
          being.life().encounter());
    }
  }

  static Essence of(OtwState state) {
    var fight = state.fight();
    return new Essence(
        state.scene(),
        state.world().ground(),
        state.world().zones(),
        state.world().poisoned(),
        state.roster().stream().map(Body::of).toList(),
        fight.isPresent(),
        fight.map(now -> breath(state, now.round())).orElse(0),
        fight.map(Essence::order).orElse(List.of()),
        fight.flatMap(Fight::turn),
        fight.map(Fight::reacted).orElse(List.of()),
        fight.map(Fight::firsts).orElse(List.of()),
        fight.map(Fight::readied).orElse(List.of()),
        fight.map(Fight::kept).orElse(false));
  }

  private static List<String> order(Fight fight) {
    return fight.order().stream().map(Fight.Place::who).toList();
  }

  private static int breath(OtwState state, int round) {
    for (Being being : state.roster()) {
      var breath = being.body().habit(Habit.Breath.class);
      if (breath.isPresent()) {
        return round % breath.get().every();
      }
    }
    return 0;
  }
}
