package quintain.cairn;

import static quintain.cairn.Crn.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.cairn.CairnStep.*;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;

/// Which seat may give which command.
final class Permissions {
  private Permissions() {}

  /// Players act for their own characters only, the Warden for everybody; follow-ups are nobody's
  /// to give.
  static Optional<Refusal> permits(CairnState state, Seat seat, CairnStep step) {
    if (!(step instanceof Command)) {
      return no(CRN_ACT_02, "That follows by itself and is nobody's to command");
    }
    if (seat.isReferee()) {
      return Optional.empty();
    }
    if (step instanceof WardensWord) {
      return no(CRN_ACT_03, "Only the Warden can say that");
    }
    var own = ownership(state, seat, step);
    return own.isPresent() ? own : sight(state, seat, step);
  }

  private static Optional<Refusal> ownership(CairnState state, Seat seat, CairnStep step) {
    return switch (step) {
      case Act s -> speaksFor(state, seat, s.by(), CRN_ACT_02);
      case Save s -> speaksFor(state, seat, s.by(), CRN_SAVE_01);
      case Contest s -> speaksFor(state, seat, s.by(), CRN_R_04);
      case BuyCure s -> speaksFor(state, seat, s.who(), CRN_HEAL_04);
      case Eat s -> speaksFor(state, seat, s.by(), CRN_DEPR_01);
      case Drop s -> speaksFor(state, seat, s.by(), CRN_INV_02);
      case Buy s -> speaksFor(state, seat, s.by(), CRN_WLTH_04);
      case Sell s -> speaksFor(state, seat, s.by(), CRN_WLTH_04);
      case HireHelp s -> speaksFor(state, seat, s.employer(), CRN_HIRE_01);
      case PayHireling s -> speaksFor(state, seat, s.employer(), CRN_HIRE_06);
      case Transcribe s -> speaksFor(state, seat, s.by(), CRN_MAGC_03);
      case Replace s -> speaksFor(state, seat, s.dead(), CRN_DEAD_01);
      case EndEffect s -> endsEffect(state, seat, s);
      case CreateCharacter s ->
          s.seat().equals(seat)
              ? Optional.empty()
              : no(CRN_CRE_01, "A player makes characters for themselves");
      case RestAMoment _, RestAFewHours _, SleepTheNight _, RestAWeek _ ->
          state.roster().stream().anyMatch(being -> being.seat().equals(seat) && !being.isDead())
              ? Optional.empty()
              : no(CRN_HEAL_01, "Nobody you speak for could rest");
      case WardensWord _, FollowUp _ -> throw new IllegalStateException("decided before: " + step);
    };
  }

  /// The same words whether or not anybody of that name is there, so that nobody can probe for what
  /// is hidden.
  private static Optional<Refusal> speaksFor(
      CairnState state, Seat seat, String who, Clause clause) {
    return state.find(who).map(being -> being.seat().equals(seat)).orElse(false)
        ? Optional.empty()
        : Optional.of(new Refusal(clause, "You do not speak for " + who));
  }

  /// The caster or the bearer may end what they began.
  private static Optional<Refusal> endsEffect(CairnState state, Seat seat, EndEffect step) {
    for (Effect effect : state.effects()) {
      if (effect.number() == step.number()
          && state.find(effect.by()).map(by -> by.seat().equals(seat)).orElse(false)) {
        return Optional.empty();
      }
    }
    return no(CRN_R_61, "Only whoever began it may end it");
  }

  /// Nobody can aim at what they do not see.
  private static Optional<Refusal> sight(CairnState state, Seat seat, CairnStep step) {
    for (String id : aimedAt(step)) {
      if (state.find(id).map(being -> !Values.maySee(being, seat)).orElse(false)) {
        return no(CRN_ATK_01, "Nobody here is called " + id);
      }
    }
    return Optional.empty();
  }

  /// Those a command names beside whoever acts.
  static List<String> aimedAt(CairnStep step) {
    return switch (step) {
      case Act act -> Acts.aimedAt(act);
      case Weigh weighed -> Acts.aimedAt(weighed.act());
      case Contest contest -> List.of(contest.with());
      default -> List.of();
    };
  }

  /// Those a command works on beside whoever acts, named or only near.
  static List<Being> worksOn(CairnState state, CairnStep step) {
    var beings = new ArrayList<Being>();
    for (String id : aimedAt(step)) {
      state.find(id).ifPresent(beings::add);
    }
    var act = step instanceof Weigh weighed ? weighed.act() : step instanceof Act own ? own : null;
    if (act != null && state.find(act.by()).isPresent()) {
      beings.addAll(Aim.reached(state, act));
    }
    return beings;
  }

  private static Optional<Refusal> no(Crn clause, String reason) {
    return Optional.of(new Refusal(clause, reason));
  }
}
