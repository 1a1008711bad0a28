package quintain.rhod.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Lists;

/// An Encounter: whose Turn it is, and what has been done in this Turn and Round.
///
/// @param order those in the Encounter, the highest Initiative first (RHD-ENC-04)
/// @param turn whose Turn it is; empty before the first and between two Turns
/// @param unaware whom the Referee calls unaware in Round 1 (RHD-R-19)
/// @param used what may be used once a Round or an Encounter, and has been
/// @param kept whether it goes on though only one side is left
public record Fight(
    int round,
    List<Rank> order,
    Optional<Turn> turn,
    List<String> unaware,
    List<Used> used,
    boolean kept) {
  public Fight {
    order = List.copyOf(order);
    unaware = List.copyOf(unaware);
    used = List.copyOf(used);
  }

  /// Somebody's place in the Turn Order.
  public record Rank(String who, int initiative) {}

  /// Something that somebody has used up for a while.
  public record Used(String who, String what, Span span) {}

  public enum Span {
    ROUND,
    ENCOUNTER
  }

  /// A Turn under way.
  ///
  /// @param begun whether its beginning is over and AP are gained
  /// @param ap Action Points left (RHD-AP-01)
  /// @param attacks Attacks made in it (RHD-R-104)
  /// @param hit whom its owner has hit in melee
  /// @param done what may be done once a Turn, and has been
  public record Turn(
      String who, boolean begun, int ap, int attacks, List<String> hit, List<String> done) {
    public Turn {
      hit = List.copyOf(hit);
      done = List.copyOf(done);
    }

    static Turn of(String who) {
      return new Turn(who, false, 0, 0, List.of(), List.of());
    }

    Turn withAp(int left) {
      return new Turn(who, true, left, attacks, hit, done);
    }

    Turn attacking() {
      return new Turn(who, begun, ap, attacks + 1, hit, done);
    }

    Turn hitting(String whom) {
      return hit.contains(whom)
          ? this
          : new Turn(who, begun, ap, attacks, Lists.plus(hit, whom), done);
    }

    Turn doing(String once) {
      return new Turn(who, begun, ap, attacks, hit, Lists.plus(done, once));
    }
  }

  boolean isTurnOf(String id) {
    return turn.isPresent() && turn.get().who().equals(id);
  }

  public boolean has(String id) {
    for (int i = 0; i < order.size(); i++) {
      if (order.get(i).who().equals(id)) {
        return true;
      }
    }
    return false;
  }

  public boolean hasUsed(String who, String what) {
    return Lists.some(used, one -> one.who().equals(who) && one.what().equals(what));
  }

  /// Who comes after somebody this Round.
  public Optional<String> after(String id) {
    for (int i = 0; i + 1 < order.size(); i++) {
      if (order.get(i).who().equals(id)) {
        return Optional.of(order.get(i + 1).who());
      }
    }
    return Optional.empty();
  }

  /// Ids in Turn Order, beginning with whoever has the Turn (RHD-R-38).
  public List<String> fromTurn() {
    var ids = Lists.each(order, Rank::who);
    int at = turn.map(now -> ids.indexOf(now.who())).orElse(0);
    return at <= 0 ? ids : Lists.joined(ids.subList(at, ids.size()), ids.subList(0, at));
  }

  Fight at(int newRound) {
    return new Fight(
        newRound,
        order,
        Optional.empty(),
        newRound > 1 ? List.of() : unaware,
        Lists.without(used, one -> one.span() == Span.ROUND),
        kept);
  }

  Fight withOrder(List<Rank> ranks) {
    return new Fight(round, ranks, turn, unaware, used, kept);
  }

  Fight with(Optional<Turn> newTurn) {
    return new Fight(round, order, newTurn, unaware, used, kept);
  }

  Fight using(Used one) {
    return new Fight(round, order, turn, unaware, Lists.plus(used, one), kept);
  }

  Fight keeping(boolean on) {
    return new Fight(round, order, turn, unaware, used, on);
  }

  Fight without(String who) {
    return new Fight(
        round,
        Lists.without(order, rank -> rank.who().equals(who)),
        turn.filter(now -> !now.who().equals(who)),
        Lists.without(unaware, who::equals),
        Lists.without(used, one -> one.who().equals(who)),
        kept);
  }
}
