package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.parts.Lists;

/// A fight in rounds (ODD-R-14).
///
/// @param declared what each one said they would do, in the order they said it
/// @param zeroed those whose Grit fell to 0 in this phase (ODD-MORL-04)
/// @param prayed whether the foes' next morale save is Impaired (ODD-ADV-S08)
public record Fight(
    int round,
    Phase phase,
    List<Declaration> declared,
    Group foes,
    List<String> zeroed,
    boolean prayed) {
  /// A part of a round, in their order; everything in one happens at once.
  public enum Phase {
    EARLY,
    FOES,
    LATE
  }

  /// What somebody said they would do.
  ///
  /// @param standing those it is aimed at who were foes, and not down, when it was said
  public record Declaration(OddStep.Act act, List<String> standing) {}

  /// The foes as morale counts them (ODD-R-19).
  ///
  /// @param started how many there were when rounds began, of whom half is reckoned
  /// @param members those who were there then, and whoever joined them since
  public record Group(
      int started,
      List<String> members,
      Optional<String> leader,
      boolean firstFell,
      boolean halfLost) {
    public static Group of(List<Being> foes, Optional<String> leader) {
      var members = Lists.each(foes, Being::id);
      return new Group(members.size(), members, leader, false, false);
    }

    Group joinedBy(String newcomer) {
      return new Group(started, Lists.plus(members, newcomer), leader, firstFell, halfLost);
    }

    /// The same without those who are not seen, as if they never were, and led only by somebody
    /// whose figures lie open.
    Group asKnown(Predicate<String> seen, Predicate<String> open) {
      var known = Lists.without(members, seen.negate());
      int knownThen = Lists.without(members.subList(0, started), seen.negate()).size();
      return new Group(knownThen, known, leader.filter(open), firstFell, halfLost);
    }

    Group checked(boolean first, boolean half) {
      return new Group(started, members, leader, firstFell || first, halfLost || half);
    }
  }

  /// The action that somebody has declared.
  public Optional<Declaration> of(String being) {
    for (Declaration declaration : declared) {
      if (declaration.act().isAction() && declaration.act().by().equals(being)) {
        return Optional.of(declaration);
      }
    }
    return Optional.empty();
  }

  public boolean hasMoved(String being) {
    for (Declaration declaration : declared) {
      if (!declaration.act().isAction() && declaration.act().by().equals(being)) {
        return true;
      }
    }
    return false;
  }

  Fight declaring(Declaration declaration) {
    return new Fight(round, phase, Lists.plus(declared, declaration), foes, zeroed, prayed);
  }

  Fight at(int newRound, Phase newPhase) {
    return new Fight(
        newRound, newPhase, newRound == round ? declared : List.of(), foes, List.of(), prayed);
  }

  Fight with(Group changed) {
    return new Fight(round, phase, declared, changed, zeroed, prayed);
  }

  Fight zeroing(String being) {
    return new Fight(round, phase, declared, foes, Lists.plus(zeroed, being), prayed);
  }

  Fight praying(boolean now) {
    return new Fight(round, phase, declared, foes, zeroed, now);
  }
}
