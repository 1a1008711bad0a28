package quintain.rhod.state;

import quintain.kernel.Event;

/// Everything that can happen in Roll High or Die, and what each does to the state. No dice, no
/// refusal, no rule: those came before. Their records are with the chapters they belong to.
public sealed interface RhodEvent extends Event permits FightEvent, ThingEvent, LifeEvent {
  /// The state once this has happened.
  RhodState appliedTo(RhodState state);
}
