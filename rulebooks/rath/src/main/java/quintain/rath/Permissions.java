package quintain.rath;

import static quintain.rath.Rth.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Command;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.parts.Lists;

/// Which seat may give which command.
final class Permissions {
  private Permissions() {}

  /// Players act for their own characters only, the GM for everybody; follow-ups are nobody's to
  /// give.
  static Optional<Refusal> permits(RathState state, Seat seat, RathStep step) {
    if (!(step instanceof Command)) {
      return no(RTH_ACT_02, "That follows by itself and is nobody's to command");
    }
    if (seat.isReferee()) {
      return Optional.empty();
    }
    return ownership(state, seat, step).or(() -> sight(state, seat, step));
  }

  private static Optional<Refusal> ownership(RathState state, Seat seat, RathStep step) {
    return switch (step) {
      case RathStep.GmsWord _ -> no(RTH_DOC_05, "Only the GM can say that");
      case RathStep.Deed s -> speaksFor(state, seat, s.by(), RTH_ACT_02);
      case RathStep.BeginTurn s -> speaksFor(state, seat, s.by(), RTH_CMB_02);
      case RathStep.EndTurn s -> speaksFor(state, seat, s.by(), RTH_CMB_02);
      case RathStep.GoTo s -> speaksFor(state, seat, s.by(), RTH_ACT_02);
      case RathStep.Test s ->
          speaksFor(state, seat, s.by(), RTH_TEST_01)
              .or(
                  () ->
                      s.dc().isPresent()
                          ? no(RTH_TEST_04, "The GM names the DC")
                          : Optional.empty());
      case RathStep.Oppose s -> speaksFor(state, seat, s.by(), RTH_OPP_01);
      case RathStep.Errand s -> speaksFor(state, seat, s.by(), RTH_ACT_02);
      case RathStep.Respite _ ->
          state.roster().stream().anyMatch(being -> being.seat().equals(seat))
              ? Optional.empty()
              : no(RTH_SRST_02, "You speak for nobody who could rest");
      case RathStep.CreateCharacter s ->
          s.seat().equals(seat)
              ? Optional.empty()
              : no(RTH_S_CC_01, "A player makes characters for themselves");
      case RathStep.FollowUp _ -> throw new IllegalStateException("decided before: " + step);
    };
  }

  /// The same words whether or not anybody of that name is there, so that nobody can probe for what
  /// is hidden.
  private static Optional<Refusal> speaksFor(
      RathState state, Seat seat, String who, Clause clause) {
    return state.find(who).map(being -> being.seat().equals(seat)).orElse(false)
        ? Optional.empty()
        : no(clause, "You do not speak for " + who);
  }

  /// Nobody can aim at what they do not see; those who are not there are refused in the same words,
  /// before anything else is.
  private static Optional<Refusal> sight(RathState state, Seat seat, RathStep step) {
    for (String id : aimedAt(step)) {
      boolean seen = state.find(id).map(being -> Values.maySee(being, seat)).orElse(false);
      if (!seen && !isThing(state, step, id)) {
        return no(RTH_ATK_03, "Nobody here is called " + id);
      }
    }
    return Optional.empty();
  }

  /// Something of one's own, or a lock or trap that has been found.
  private static boolean isThing(RathState state, RathStep step, String id) {
    return state.world().device(id).filter(Device::found).isPresent()
        || spell(state, step).filter(known -> Aims.place(state, known, id).isPresent()).isPresent()
        || (step instanceof RathStep.UseItem use
            && state.being(use.by()).pack().find(id).isPresent());
  }

  /// Those whom a step is aimed at, and whose figures its odds would give away.
  static List<String> aimedAt(RathStep step) {
    return switch (step) {
      case RathStep.Deed deed -> Deeds.aimedAt(deed);
      case RathStep.React(RathStep.Act act) -> Deeds.aimedAt(act);
      case RathStep.Oppose contest -> List.of(contest.with());
      case RathStep.GiveCoins gift -> List.of(gift.to());
      case RathStep.BuyCure cure -> List.of(cure.whom());
      default -> List.of();
    };
  }

  /// Those a command works on, by id: the ones it names, and whoever else a spell catches.
  static List<String> worksOn(RathState state, RathStep step) {
    var named = aimedAt(step);
    var holder = heldBy(state, step);
    if (holder.isPresent()) {
      return Lists.plus(named, holder.get());
    }
    var spell = spell(state, step);
    boolean aimed =
        spell.isPresent()
            && spell.get().power() instanceof Power.Cloud
            && named.size() == 1
            && (state.find(named.getFirst()).isPresent()
                || Aims.place(state, spell.get(), named.getFirst()).isPresent());
    return aimed ? Aims.caught(state, spell.get(), named) : named;
  }

  /// The spell that a step casts, from memory or from a scroll.
  private static Optional<Spell> spell(RathState state, RathStep step) {
    return switch (step) {
      case RathStep.CastSpell cast -> state.shelf().spell(cast.spell());
      case RathStep.ReadScroll read ->
          state
              .find(read.by())
              .flatMap(reader -> reader.pack().find(read.scroll()))
              .flatMap(scroll -> state.shelf().spell(scroll.spell()));
      default -> Optional.empty();
    };
  }

  /// Whose grip a step has to break.
  private static Optional<String> heldBy(RathState state, RathStep step) {
    var held =
        switch (step instanceof RathStep.React(RathStep.Act act) ? act : step) {
          case RathStep.BreakFree free -> state.find(free.by());
          case RathStep.Rescue rescue -> state.find(rescue.whom());
          default -> Optional.<Being>empty();
        };
    return held.filter(being -> Stunts.isHeld(state, being))
        .flatMap(being -> being.effect(Effect.Kind.HELD))
        .map(Effect::by);
  }

  private static Optional<Refusal> no(Clause clause, String reason) {
    return Optional.of(new Refusal(clause, reason));
  }
}
