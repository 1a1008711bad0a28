package quintain.rhod;

import static quintain.rhod.Rhd.RHD_REF_02;
import static quintain.rhod.Rhd.RHD_REF_04;

import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;

/// Which seat may give which command (RHD-REF-02).
final class Permissions {
  private Permissions() {}

  /// Players act for their own characters only, the Referee for everybody; follow-ups are nobody's
  /// to give.
  static Optional<Refusal> permits(RhodState state, Seat seat, RhodStep step) {
    if (!(step instanceof Command)) {
      return no(RHD_REF_02, "That follows by itself and is nobody's to command");
    }
    if (seat.isReferee()) {
      return Optional.empty();
    }
    return switch (step) {
      case RhodStep.RefereesWord _ -> no(RHD_REF_04, "Only the Referee can say that");
      case RhodStep.Act s -> speaksFor(state, seat, s.by());
      case Encounter.EndTurn s -> speaksFor(state, seat, s.by());
      case Encounter.LetGo s -> speaksFor(state, seat, s.by());
      case Encounter.MakeCheck s -> speaksFor(state, seat, s.by());
      case Encounter.Contest s -> speaksFor(state, seat, s.by());
      case Encounter.SpendHitDice s -> speaksFor(state, seat, s.by());
      case Encounter.Declare s -> speaksFor(state, seat, s.by());
      case Handling.Doing s -> speaksFor(state, seat, s.by());
      case Living.CreateCharacter s ->
          s.seat().equals(seat)
              ? Optional.empty()
              : no(RHD_REF_02, "A player makes characters for themselves");
      case Living.GainFeature s -> speaksFor(state, seat, s.by());
      case Living.GainTrait s -> speaksFor(state, seat, s.by());
      case Living.RaiseSkill s -> speaksFor(state, seat, s.by());
      case Living.Practise s -> speaksFor(state, seat, s.by());
      case Living.SpendWatch s -> speaksFor(state, seat, s.by());
      case Living.Rest s -> speaksFor(state, seat, s.by());
      case Living.Eat s -> speaksFor(state, seat, s.by());
      case Living.Drink s -> speaksFor(state, seat, s.by());
      case Living.Tend s -> speaksFor(state, seat, s.by());
      case RhodStep.FollowUp _ -> throw new IllegalStateException("decided before: " + step);
    };
  }

  /// The same words whether or not anybody of that name is there, so that nobody can probe for what
  /// is hidden.
  private static Optional<Refusal> speaksFor(RhodState state, Seat seat, String who) {
    return state.find(who).map(Being::seat).filter(seat::equals).isPresent()
        ? Optional.empty()
        : no(RHD_REF_02, "You do not speak for " + who);
  }

  private static Optional<Refusal> no(Clause clause, String reason) {
    return Optional.of(new Refusal(clause, reason));
  }
}
