package quintain.rhod;

/// What happens to lives: Conditions, needs, growth, time.
public sealed interface LifeEvent extends RhodEvent {
  record Gained(String who, Borne borne) implements LifeEvent {
    @Override
    public RhodState appliedTo(RhodState state) {
      return state.with(
          who, being -> being.withConditions(Bearing.gain(being.conditions(), borne)));
    }
  }
}
