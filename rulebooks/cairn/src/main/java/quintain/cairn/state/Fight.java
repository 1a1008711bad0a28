package quintain.cairn.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.parts.Lists;

/// A fight in rounds (CRN-RND-02).
///
/// @param declared what each one said they would do, in the order they said it
/// @param zeroed those whose HP fell to 0 in this phase (CRN-MORL-04)
/// @param struck the highest die so far on each target this round, where a whole round is one pool
/// @param intents what the Warden telegraphed beyond "attacks" (CRN-TURN-01)
public record Fight(
    int round,
    Phase phase,
    List<Declaration> declared,
    List<Group> groups,
    List<String> zeroed,
    List<Struck> struck,
    List<Intent> intents) {
  /// A part of a round; everything in one happens at once (CRN-R-30, CRN-R-31).
  public enum Phase {
    EARLY,
    FOES,
    LATE,
    ALL
  }

  /// What somebody said they would do.
  ///
  /// @param standing those it is aimed at who were not down when it was said (CRN-R-32)
  public record Declaration(CairnStep.Act act, List<String> standing) {
    private int rank() {
      return !act.isAction() ? 0 : act instanceof CairnStep.Moving ? 1 : 2;
    }
  }

  /// A side that checks morale (CRN-R-28).
  ///
  /// @param started how many there were when rounds began, of whom half is reckoned
  /// @param members those who were there then, and whoever joined them since; not those who fell in
  ///   an earlier fight
  public record Group(
      Who.Side side,
      int started,
      List<String> members,
      Optional<String> leader,
      boolean firstFell,
      boolean halfLost) {
    public static Group of(Who.Side side, List<Being> beings, Optional<String> leader) {
      var members = new String[beings.size()];
      for (int i = 0; i < members.length; i++) {
        members[i] = beings.get(i).id();
      }
      return new Group(side, members.length, List.of(members), leader, false, false);
    }

    Group joinedBy(String newcomer) {
      var more = new ArrayList<>(members);
      more.add(newcomer);
      return new Group(side, started, List.copyOf(more), leader, firstFell, halfLost);
    }

    /// The same without those who are not seen, as if they never were, and led only by somebody
    /// whose figures lie open.
    Group asKnown(Predicate<String> seen, Predicate<String> open) {
      var known = Lists.without(members, seen.negate());
      int knownThen = Lists.without(members.subList(0, started), seen.negate()).size();
      return new Group(side, knownThen, known, leader.filter(open), firstFell, halfLost);
    }

    Group checked(boolean first, boolean half) {
      return new Group(side, started, members, leader, firstFell || first, halfLost || half);
    }
  }

  /// The highest die a side has rolled against a target this round (CRN-R-18).
  public record Struck(String target, Who.Side by, int face) {}

  /// A line of intent.
  public record Intent(String who, String told) {}

  /// The action that somebody has declared.
  public Optional<Declaration> of(String being) {
    for (int i = 0; i < declared.size(); i++) {
      var declaration = declared.get(i);
      if (declaration.act().by().equals(being) && declaration.act().isAction()) {
        return Optional.of(declaration);
      }
    }
    return Optional.empty();
  }

  /// What was declared in the order it happens: moves, then second moves, then everything else,
  /// each as it was declared (CRN-R-01).
  public List<Declaration> inOrder() {
    var ordered = new ArrayList<>(declared);
    ordered.sort(Comparator.comparingInt(Declaration::rank));
    return ordered;
  }

  public boolean hasMoved(String being) {
    for (Declaration declaration : declared) {
      if (declaration.act().by().equals(being) && !declaration.act().isAction()) {
        return true;
      }
    }
    return false;
  }

  Fight declaring(Declaration declaration) {
    var more = new ArrayList<>(declared);
    more.add(declaration);
    return new Fight(round, phase, List.copyOf(more), groups, zeroed, struck, intents);
  }

  Fight withDeclared(List<Declaration> left) {
    return new Fight(round, phase, left, groups, zeroed, struck, intents);
  }

  Fight at(int newRound, Phase newPhase) {
    return newRound == round
        ? new Fight(round, newPhase, declared, groups, List.of(), struck, intents)
        : new Fight(newRound, newPhase, List.of(), groups, List.of(), List.of(), List.of());
  }

  /// One more on a side counts for its morale from now on (CRN-R-28).
  Fight joinedBy(Being newcomer) {
    if (newcomer.isPc()) {
      return this;
    }
    for (Group group : groups) {
      if (group.side() == newcomer.side()) {
        return withGroup(group.joinedBy(newcomer.id()));
      }
    }
    return this;
  }

  Fight checking(Who.Side side, boolean first, boolean half) {
    for (Group group : groups) {
      if (group.side() == side) {
        return withGroup(group.checked(first, half));
      }
    }
    return this;
  }

  /// The fight as somebody knows it who sees these, and the figures of those.
  Fight asKnown(Predicate<String> seen, Predicate<String> open) {
    var known = groups.stream().map(group -> group.asKnown(seen, open)).toList();
    return new Fight(round, phase, declared, known, zeroed, struck, intents);
  }

  private Fight withGroup(Group changed) {
    var all = groups.toArray(Group[]::new);
    for (int i = 0; i < all.length; i++) {
      if (all[i].side() == changed.side()) {
        all[i] = changed;
      }
    }
    return new Fight(round, phase, declared, List.of(all), zeroed, struck, intents);
  }

  Fight zeroing(String being) {
    return new Fight(round, phase, declared, groups, Lists.plus(zeroed, being), struck, intents);
  }

  Fight striking(Struck blow) {
    var more = new ArrayList<>(struck);
    more.removeIf(s -> s.target().equals(blow.target()) && s.by() == blow.by());
    more.add(blow);
    return new Fight(round, phase, declared, groups, zeroed, List.copyOf(more), intents);
  }

  Fight telling(Intent intent) {
    var more = new ArrayList<>(intents);
    more.removeIf(i -> i.who().equals(intent.who()));
    more.add(intent);
    return new Fight(round, phase, declared, groups, zeroed, struck, List.copyOf(more));
  }
}
