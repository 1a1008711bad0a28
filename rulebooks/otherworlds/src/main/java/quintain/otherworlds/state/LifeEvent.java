package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.parts.Lists;

/// What happens besides: time, those who come and go, rest and growth.
public sealed interface LifeEvent extends OtwEvent {
  // Time

  /// Minutes pass; no smoke lasts as long (OTW-R-113).
  record TimePassed(int minutes) implements LifeEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().withClock(state.clock() + minutes).withZones(List.of()));
    }
  }

  /// How long ago poison last did its damage out of turns.
  record PoisonWaited(int minutes) implements LifeEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().withPoisoned(minutes));
    }
  }

  // Those who come and go

  record Joined(Being being) implements LifeEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.withRoster(Lists.plus(state.roster(), being));
    }
  }

  record Left(String who) implements LifeEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      // nobody is held or frightened by somebody who is gone
      var rest =
          Lists.without(state.roster(), being -> being.id().equals(who)).stream()
              .map(
                  being ->
                      being.withStatuses(
                          Lists.without(being.statuses(), status -> status.other().equals(who))))
              .toList();
      return state.withRoster(rest).inFight(fight -> fight.without(who));
    }
  }

  record HandedOver(String who, Seat seat) implements LifeEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(being.who().spokenForBy(seat)));
    }
  }

  record Revealed(String who, Secrecy secrecy) implements LifeEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(being.who().shown(secrecy)));
    }
  }

  /// The World Master's word against whatever was (OTW-R-109).
  record ValueSet(String fact, String value, String reason) implements LifeEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return Values.ALL.set(state, fact, value);
    }
  }

  // Rest and growth

  /// A long rest: Discipline and daily effects are back (OTW-REST-07 to 09), and what it clears is
  /// gone (OTW-R-62); poison and the petrified stay as they are.
  record Refreshed(String who) implements LifeEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who,
          being -> {
            var rested =
                being
                    .withDiscipline(being.discipline().at(being.discipline().max()))
                    .with(being.life().withToday(List.of()))
                    .without(Status.Kind.DRAINED)
                    .without(Status.Kind.BLEED)
                    .without(Status.Kind.STUN)
                    .without(Status.Kind.FROST)
                    .without(Status.Kind.DOWNS);
            return being.isPetrified() ? rested : rested.without(Status.Kind.PETRIFY);
          });
    }
  }

  /// One rank more (OTW-CC-12).
  record RankGained(
      String who, Attribute attribute, Optional<String> pick, Optional<DamageType> ward)
      implements LifeEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.grown(state.shelf(), this));
    }
  }
}
