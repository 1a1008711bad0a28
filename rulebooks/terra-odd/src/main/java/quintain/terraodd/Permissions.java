package quintain.terraodd;

import static quintain.terraodd.Odd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.terraodd.OddStep.*;

/// Which seat may give which command.
final class Permissions {
  private Permissions() {}

  /// Players act for their own characters only, the GM for everybody; follow-ups are nobody's to
  /// give.
  static Optional<Refusal> permits(OddState state, Seat seat, OddStep step) {
    if (!(step instanceof Command)) {
      return Chapter.barred(ODD_R_02, "That follows by itself and is nobody's to command");
    }
    if (seat.isReferee()) {
      return Optional.empty();
    }
    if (step instanceof GmsWord) {
      return Chapter.barred(ODD_R_01, "Only the GM can say that");
    }
    var own = ownership(state, seat, step);
    return own.isPresent() ? own : sight(state, seat, step);
  }

  private static Optional<Refusal> ownership(OddState state, Seat seat, OddStep step) {
    return switch (step) {
      case Act s -> speaksFor(state, seat, s.by(), ODD_R_14);
      case Save s -> speaksFor(state, seat, s.by(), ODD_SAVE_01);
      case Contest s -> speaksFor(state, seat, s.by(), ODD_SAVE_05);
      case CallSayonara s -> speaksFor(state, seat, s.by(), ODD_SAYO_01);
      case Pray s -> speaksFor(state, seat, s.by(), ODD_REF_01);
      case SpeakAloud s -> speaksFor(state, seat, s.by(), ODD_REF_02);
      case NameAdvancement s -> speaksFor(state, seat, s.by(), ODD_R_30);
      case Drop s -> speaksFor(state, seat, s.by(), ODD_REF_03);
      case Succeed s -> speaksFor(state, seat, s.old(), ODD_SAYO_06);
      case CreateCharacter s ->
          s.seat().equals(seat)
              ? Optional.empty()
              : Chapter.barred(ODD_CRE_01, "A player makes characters for themselves");
      case Rest _, SpendDays _ ->
          state.roster().stream().anyMatch(b -> b.seat().equals(seat) && b.isInPlay())
              ? Optional.empty()
              : Chapter.barred(ODD_HEAL_01, "Nobody you speak for could rest");
      case GmsWord _, FollowUp _ -> throw new IllegalStateException("decided before: " + step);
    };
  }

  /// The same words whether or not anybody of that name is there, so that nobody can probe for what
  /// is hidden.
  private static Optional<Refusal> speaksFor(OddState state, Seat seat, String who, Clause clause) {
    return state.find(who).map(being -> being.seat().equals(seat)).orElse(false)
        ? Optional.empty()
        : Chapter.barred(clause, "You do not speak for " + who);
  }

  /// Nobody can aim at what they do not see; those who are not there are refused in the same words,
  /// before anything else is.
  private static Optional<Refusal> sight(OddState state, Seat seat, OddStep step) {
    for (String id : aimedAt(step)) {
      if (!state.find(id).map(being -> Values.maySee(being, seat)).orElse(false)) {
        return Chapter.nobodyCalled(id, ODD_ATK_01);
      }
    }
    return Optional.empty();
  }

  /// Those whom a step is aimed at, and whose figures its odds would give away.
  static List<String> aimedAt(OddStep step) {
    return switch (step) {
      case Act act -> Acts.aimedAt(act);
      case CarryOutAlone alone -> Acts.aimedAt(alone.act());
      case Contest contest -> List.of(contest.with());
      default -> List.of();
    };
  }
}
