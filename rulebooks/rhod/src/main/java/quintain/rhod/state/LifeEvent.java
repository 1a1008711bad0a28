package quintain.rhod.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.space.Brightness;
import quintain.space.Grid;

/// What happens to lives: Conditions, needs, growth, time.
public sealed interface LifeEvent extends RhodEvent {
  /// What leaves nothing behind but its telling.
  sealed interface Telling extends LifeEvent {
    @Override
    default RhodState appliedTo(RhodState state) {
      return state;
    }
  }

  // Conditions

  record Gained(String who, Borne borne) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state
          .with(who, being -> being.withConditions(Bearing.gain(being.conditions(), borne)))
          .gaining(who, borne.title());
    }
  }

  /// So many stacks fewer.
  record Resolved(String who, Condition condition, int stacks) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          who,
          being -> being.withConditions(Bearing.resolve(being.conditions(), condition, stacks)));
    }
  }

  /// So many stacks fewer of what a pack has written.
  record Shed(String who, Plight condition, int stacks) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          who,
          being -> being.withConditions(Bearing.resolve(being.conditions(), condition, stacks)));
    }
  }

  /// What one source put on somebody is over.
  record Ended(String who, Condition condition, String source) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          who,
          being ->
              being.withConditions(Bearing.resolveFrom(being.conditions(), condition, source)));
    }
  }

  /// Time has run out for some of somebody's Conditions.
  record Lapsed(String who, List<Borne> left) implements LifeEvent {
    public Lapsed {
      left = List.copyOf(left);
    }

    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.withConditions(left));
    }
  }

  // Days

  record WatchChosen(String who, WatchKind kind) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.day().in(kind)));
    }
  }

  /// So many hours of the Watch under way are rested.
  record RestMeasured(String who, int hours) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.day().resting(Optional.of(hours))));
    }
  }

  /// A Watch is over, and everybody's choice with it.
  record WatchPassed(Clock now) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      var passed = state.with(state.world().with(now));
      for (Being being : state.roster()) {
        passed = passed.with(being.id(), one -> one.with(one.day().nextWatch()));
      }
      return passed;
    }
  }

  record Rested(String who, int hours) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.day().resting(hours)));
    }
  }

  record Ate(String who, int twelfths) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.day().eating(twelfths)));
    }
  }

  record Drank(String who, int twelfths) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.day().drinking(twelfths)));
    }
  }

  /// How well a day's needs were met (RHD-NEED-02).
  record DayJudged(String who, Ration food, Ration water, int rest) implements Telling {}

  /// The next day begins for somebody.
  record DayBegan(String who) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.day().next()));
    }
  }

  /// Something that is done once a day, or once a Watch.
  record DoneToday(String who, String what) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.day().having(what)));
    }
  }

  record RoundsPassed(int rounds) implements Telling {}

  record LightSet(Brightness light) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(state.world().with(state.scene().withMap(lit(state.scene().map(), light))));
    }

    private static Grid lit(Grid map, Brightness light) {
      return new Grid(
          map.feet(),
          map.rows(),
          map.legend(),
          map.walls(),
          map.heights(),
          map.lights(),
          Optional.of(light));
    }
  }

  // Growing

  /// EXP for somebody, a large award or not (RHD-EXP-02, RHD-EXP-03).
  record ExpGained(String who, int exp, boolean impressive) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.life().withExp(being.life().exp() + exp)));
    }
  }

  /// A Feature is somebody's, at so much EXP.
  record FeatureGained(String who, Feature feature, int price) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          who, being -> being.with(being.life().withExp(being.life().exp() - price).with(feature)));
    }
  }

  record TraitGained(String who, Trait trait, int price) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          who, being -> being.with(being.life().withExp(being.life().exp() - price).with(trait)));
    }
  }

  record MechanicLost(String who, String mechanic) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.life().without(mechanic)));
    }
  }

  /// A Degree is reached, at so much EXP and so many Watches of practice.
  record DegreeGained(String who, Skill skill, Degree degree, int price, int practice)
      implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          who,
          being -> {
            var life = being.life();
            var paid = life.withExp(life.exp() - price);
            return being.with(
                (practice > 0 ? paid.practised(skill, -practice) : paid)
                    .with(life.training().with(skill, degree)));
          });
    }
  }

  record Practised(String who, Skill skill, int watches) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(who, being -> being.with(being.life().practised(skill, watches)));
    }
  }

  // Creation

  /// What has been settled of a character who is not there yet.
  ///
  /// @param name what they are called, none in tables that asked for it last
  record Sketched(String id, String what, @OrNone String name) implements Telling {}
}
