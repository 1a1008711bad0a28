package quintain.rhod.fights;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Move;
import quintain.kernel.Spot;
import quintain.rhod.fights.RhodFights.Foe;
import quintain.rhod.rules.Interactions;
import quintain.rhod.rules.Movement;
import quintain.rhod.rules.Turns;
import quintain.rhod.rules.Ways;
import quintain.rhod.state.Being;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Field;
import quintain.rhod.state.Handling;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.space.Going;
import quintain.space.Mode;

/// The way nearer to a foe, for those who only choose: on foot, up and down what can be climbed,
/// and through doors.
final class Approach {
  private final RhodState state;
  private final Being by;
  private final int left;
  private final int reach;

  /// @param left the AP that are left
  /// @param reach the feet that Attacks reach
  Approach(RhodState state, Being by, int left, int reach) {
    this.state = state;
    this.by = by;
    this.left = left;
    this.reach = reach;
  }

  /// What brings somebody nearer to a place from which a foe can be attacked; nothing for whoever
  /// is in such a place.
  ///
  /// @param foes the nearest first
  Optional<Move<RhodStep>> to(List<Foe> foes) {
    if (foes.isEmpty()) {
      return Optional.empty();
    }
    for (Foe foe : foes) {
      if (foe.feet() <= reach && Field.sees(state, by, foe.being())) {
        return Optional.empty();
      }
    }
    return Ways.isPlain(state, by) ? overOpenGround(foes) : byAllMeans(foes);
  }

  private Move<RhodStep> move(Foe foe, RhodStep.Act act, Move.Kind kind) {
    return RhodFights.at(state, by, foe, act, kind, 0);
  }

  // Over open ground

  /// Towards the nearest foe that can be got at, until a weapon reaches or the AP are gone.
  private Optional<Move<RhodStep>> overOpenGround(List<Foe> foes) {
    if (Movement.runRefusal(state, by).isPresent()) {
      return byAllMeans(foes);
    }
    for (boolean straight : new boolean[] {true, false}) {
      for (Foe foe : foes) {
        var to = goal(foe.being(), straight).flatMap(this::toward);
        if (to.isPresent()) {
          return Optional.of(move(foe, new Encounter.Run(by.id(), to.get()), Move.Kind.APPROACH));
        }
      }
    }
    return asNearAsCanBe(foes.getFirst());
  }

  /// The free space nearest to somebody from which a foe can be reached.
  ///
  /// @param straight whether a straight way over open ground must lead there
  private Optional<Spot> goal(Being foe, boolean straight) {
    Spot best = null;
    int least = Integer.MAX_VALUE;
    int before = reach / Field.SPACE + by.nature().spaces() - 1;
    int behind = reach / Field.SPACE + foe.nature().spaces() - 1;
    var map = Field.map(state);
    for (int y = Math.max(0, foe.at().y() - before);
        y <= Math.min(map.depth() - 1, foe.at().y() + behind);
        y++) {
      for (int x = Math.max(0, foe.at().x() - before);
          x <= Math.min(map.width() - 1, foe.at().x() + behind);
          x++) {
        int far = Math.max(Math.abs(x - by.at().x()), Math.abs(y - by.at().y()));
        if (far < least) {
          var spot = map.standing(x, y);
          if (Ways.isFree(state, by, spot)
              && Field.feetFrom(state, by, spot, foe) <= reach
              && Field.seesFrom(state, by, spot, foe)
              && (!straight || Ways.straight(state, by, spot).isPresent())) {
            best = spot;
            least = far;
          }
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /// As far on the way to a space as the AP go.
  private Optional<Spot> toward(Spot goal) {
    return Ways.to(state, by, goal).flatMap(way -> furthest(way.steps()));
  }

  /// The last space of a way on foot that the AP lead to.
  private Optional<Spot> furthest(List<Spot> steps) {
    boolean plain = Ways.isPlain(state, by);
    int most = left / Movement.ofRun(by) * Ways.run(by) / Field.SPACE;
    for (int length = Math.min(steps.size(), most); length > 0; length--) {
      var spot = steps.get(length - 1);
      // Over open ground what is in the way of the whole is all that could be in the way.
      if (Ways.isFree(state, by, spot)
          && (plain || Turns.refusal(state, new Encounter.Run(by.id(), spot)).isEmpty())) {
        return Optional.of(spot);
      }
    }
    return Optional.empty();
  }

  // By all means

  /// To the place that takes the least to get to, whichever foe is in reach from there. Doors are
  /// opened where no other way leads to anybody.
  private Optional<Move<RhodStep>> byAllMeans(List<Foe> foes) {
    var way = way(state, foes);
    if (way.isPresent()) {
      return first(way.get(), foeAt(state, way.get().end(by.at()), foes));
    }
    var open = Interactions.allOpen(state);
    if (open.isPresent()) {
      var through = way(open.get(), foes);
      if (through.isPresent()) {
        var foe = foeAt(open.get(), through.get().end(by.at()), foes);
        var next = first(through.get(), foe);
        return next.isPresent() ? next : opening(foe);
      }
    }
    return asNearAsCanBe(foes.getFirst());
  }

  private Optional<Going.Way> way(RhodState scene, List<Foe> foes) {
    return Ways.toAny(scene, by, runs(), spot -> seenFrom(scene, spot, foes).isPresent());
  }

  /// Whether they run, once they are on their feet (RHD-STN-04, RHD-STN-05).
  private boolean runs() {
    return Movement.hobbledRefusal(state, by).isEmpty();
  }

  private Optional<Foe> seenFrom(RhodState scene, Spot spot, List<Foe> foes) {
    for (Foe foe : foes) {
      if (Field.feetFrom(scene, by, spot, foe.being()) <= reach
          && Field.seesFrom(scene, by, spot, foe.being())) {
        return Optional.of(foe);
      }
    }
    return Optional.empty();
  }

  private Foe foeAt(RhodState scene, Spot end, List<Foe> foes) {
    return seenFrom(scene, end, foes).orElseThrow();
  }

  /// The beginning of a way: to one's feet, a run, or five feet of another kind.
  private Optional<Move<RhodStep>> first(Going.Way way, Foe foe) {
    if (way.modes().getFirst() != Mode.WALK) {
      var how = way.modes().getFirst() == Mode.CLIMB ? Encounter.How.CLIMB : Encounter.How.CRAWL;
      var hold = Ways.firstHold(by.at(), way.steps().getFirst());
      return open(foe, new Encounter.Scramble(by.id(), how, hold), Move.Kind.APPROACH);
    }
    if (!by.stance().runs()) {
      return open(foe, new Encounter.ChangeStance(by.id(), Stance.HIGH_READY), Move.Kind.READY);
    }
    int walked = 0;
    while (walked < way.modes().size() && way.modes().get(walked) == Mode.WALK) {
      walked++;
    }
    return furthest(way.steps().subList(0, walked))
        .map(spot -> move(foe, new Encounter.Run(by.id(), spot), Move.Kind.APPROACH));
  }

  private Optional<Move<RhodStep>> open(Foe foe, RhodStep.Act act, Move.Kind kind) {
    return Turns.refusal(state, act).isEmpty()
        ? Optional.of(move(foe, act, kind))
        : Optional.empty();
  }

  /// Opens a door that is within reach (RHD-INT-06).
  private Optional<Move<RhodStep>> opening(Foe foe) {
    return Interactions.doors(state, by, false).stream()
        .map(door -> open(foe, new Handling.OpenUp(by.id(), door.name()), Move.Kind.APPROACH))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// Where no way leads to the foe, the space that brings one nearest.
  private Optional<Move<RhodStep>> asNearAsCanBe(Foe foe) {
    if (Movement.runRefusal(state, by).isPresent()) {
      return Optional.empty();
    }
    Spot best = null;
    int least = Field.feet(state, by, foe.being());
    int far = left / Movement.ofRun(by) * Ways.run(by);
    for (Spot spot : Ways.within(state, by, far).keySet()) {
      int feet = Math.max(reach, Field.feetFrom(state, by, spot, foe.being()));
      if (feet < least && Turns.refusal(state, new Encounter.Run(by.id(), spot)).isEmpty()) {
        best = spot;
        least = feet;
      }
    }
    return best == null
        ? Optional.empty()
        : Optional.of(move(foe, new Encounter.Run(by.id(), best), Move.Kind.APPROACH));
  }
}
