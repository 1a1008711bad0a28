package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.parts.Lists;
import quintain.space.Grid;

/// What happens between dangers: time, people who come and go, sessions and what is learnt.
public sealed interface LifeEvent extends RathEvent {
  // Time and people

  record TimePassed(int minutes) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withClock(state.clock() + minutes);
    }
  }

  record Joined(Being being) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var joined = state.withRoster(Lists.plus(state.roster(), being));
      return being.side() == Who.Side.FOES ? joined.inFight(Fight::joinedByFoe) : joined;
    }
  }

  record Left(String who) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withRoster(Lists.without(state.roster(), being -> being.id().equals(who)));
    }
  }

  record HandedOver(String who, Seat seat) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.who().seated(seat)));
    }
  }

  record Revealed(String who, Secrecy secrecy) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.who().shown(secrecy)));
    }
  }

  /// Somebody is on another side; a foe more counts for the foes' nerve (RTH-R-21, RTH-S-NRV-01).
  record SideTaken(String who, Who.Side side) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var turned = state.with(who, being -> being.with(being.who().siding(side)));
      return side == Who.Side.FOES ? turned.inFight(Fight::joinedByFoe) : turned;
    }
  }

  record ValueSet(String fact, String value, String reason) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return Values.ALL.set(state, fact, value);
    }
  }

  // Sessions and advancement

  record SessionChanged(boolean open) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().inSession(open));
    }
  }

  /// A scene is over: AC lost outside combat comes back (RTH-R-36).
  record SceneEnded() implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withRoster(state.roster().stream().map(b -> b.withCracked(0)).toList());
    }
  }

  record Darkened(Darkness darkness) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().in(darkness));
    }
  }

  /// The scene lies on a map from now on; what stood on no open ground of it stands on its first
  /// open space.
  record MapLaid(Grid map) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var laid = state.with(state.world().on(map));
      for (Being being : state.roster()) {
        laid = laid.with(being.withAt(open(being.at())));
      }
      for (Device device : state.world().devices()) {
        laid = laid.with(laid.world().with(device.moved(open(device.at()))));
      }
      return laid.withGround(
          state.ground().stream()
              .map(lying -> new World.Lying(lying.item(), open(lying.at())))
              .toList());
    }

    private int open(int at) {
      return Places.isOpen(map, at) ? at : Places.first(map);
    }
  }

  record XpGained(String who, int to) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().at(b.growth().level(), to)));
    }
  }

  /// A level is bought.
  ///
  /// @param xp what is left of it
  record LevelGained(String who, int level, int xp) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().at(level, xp)));
    }
  }

  /// Maximum HP has risen, and HP by as much (RTH-R-83).
  record HpGrew(String who, int by) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(
          who, b -> b.isDead() ? b : b.withMaxHp(b.maxHp() + by).withHp(Math.max(0, b.hp() + by)));
    }
  }

  record AptitudeGained(String who, Aptitude aptitude) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().gaining(aptitude)));
    }
  }

  record AptitudeLost(String who, Aptitude aptitude) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().losing(aptitude)));
    }
  }

  record Studied(String who, List<String> subjects) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().studying(subjects)));
    }
  }

  /// A henchman or beast joins, right after the employer (RTH-R-87).
  record Hired(Being being) implements LifeEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var roster = new ArrayList<Being>();
      var employer = being.life().employer().orElse("");
      for (Being other : state.roster()) {
        roster.add(other);
        if (other.id().equals(employer)) {
          roster.add(being);
        }
      }
      return state.withRoster(roster);
    }
  }
}
