package quintain.otherworlds;

import static quintain.otherworlds.Otw.OTW_ACT_01;
import static quintain.otherworlds.Otw.OTW_CC_01;
import static quintain.otherworlds.Otw.OTW_R_109;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;

/// Which seat may give which command.
final class Permissions {
  private Permissions() {}

  /// Players act for their own characters only, the World Master for everybody; follow-ups are
  /// nobody's to give. Whoever takes a confused one's turn acts for them (OTW-MECH-10a).
  static Optional<Refusal> permits(OtwState state, Seat seat, OtwStep step) {
    if (!(step instanceof Command)) {
      return no(OTW_ACT_01, "That follows by itself and is nobody's to command");
    }
    if (seat.isReferee()) {
      return Optional.empty();
    }
    return switch (step) {
      case OtwStep.WmsWord _ -> no(OTW_R_109, "Only the World Master can say that");
      case OtwStep.Deed s -> speaksFor(state, seat, s.by());
      case OtwStep.EndTurn s -> speaksFor(state, seat, s.by());
      case OtwStep.SpringTrigger s -> speaksFor(state, seat, s.who());
      case OtwStep.Toggle s -> speaksFor(state, seat, s.by());
      case OtwStep.Stow s -> speaksFor(state, seat, s.by());
      case OtwStep.Buy s -> speaksFor(state, seat, s.by());
      case OtwStep.Sell s -> speaksFor(state, seat, s.by());
      case OtwStep.MakeCheck s -> speaksFor(state, seat, s.by());
      case OtwStep.Contest s -> speaksFor(state, seat, s.by());
      case OtwStep.Rest s -> restsFor(state, seat, s.who());
      case OtwStep.CreateCharacter s ->
          s.seat().equals(seat)
              ? Optional.empty()
              : no(OTW_CC_01, "A player makes characters for themselves");
      case OtwStep.FollowUp _ -> throw new IllegalStateException("decided before: " + step);
    };
  }

  /// Any player may call for a rest of all; of some, only for their own.
  private static Optional<Refusal> restsFor(OtwState state, Seat seat, List<String> who) {
    for (String id : who) {
      var refusal = speaksFor(state, seat, id);
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return Optional.empty();
  }

  /// The same words whether or not anybody of that name is there, so that nobody can probe for what
  /// is hidden.
  private static Optional<Refusal> speaksFor(OtwState state, Seat seat, String who) {
    var control =
        state
            .fight()
            .flatMap(Fight::turn)
            .filter(turn -> turn.who().equals(who))
            .flatMap(Fight.Turn::control);
    var speaker = control.or(() -> state.find(who).map(Being::seat));
    return speaker.filter(seat::equals).isPresent()
        ? Optional.empty()
        : no(OTW_ACT_01, "You do not speak for " + who);
  }

  private static Optional<Refusal> no(Clause clause, String reason) {
    return Optional.of(new Refusal(clause, reason));
  }
}
