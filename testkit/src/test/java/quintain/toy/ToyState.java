package quintain.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Actor;
import quintain.kernel.HouseRules;
import quintain.kernel.Seat;
import quintain.kernel.State;

/// Who is in the yard.
public record ToyState(House house, Yard yard, List<Brawler> brawlers) implements State {
  /// The house rules.
  public record House(Parry parry) implements HouseRules {}

  /// What a parry is worth.
  public enum Parry {
    TWO,
    ALL
  }

  /// The scene: whether it is dark, so that nobody hides worse than they do.
  public record Yard(boolean dark) {}

  /// One of those who brawl. The figures of somebody hidden are nobody else's business.
  public record Brawler(
      String id,
      String name,
      Seat seat,
      String side,
      int hp,
      int most,
      int guard,
      boolean winded,
      boolean hidden)
      implements Actor {
    boolean stands() {
      return hp > 0;
    }

    Brawler hp(int now) {
      return new Brawler(id, name, seat, side, now, most, guard, winded, hidden);
    }

    public Brawler winded(boolean now) {
      return new Brawler(id, name, seat, side, hp, most, guard, now, hidden);
    }

    Brawler hidden(boolean now) {
      return new Brawler(id, name, seat, side, hp, most, guard, winded, now);
    }

    public boolean knownTo(Seat who) {
      return !hidden || who.isReferee() || who.equals(seat);
    }
  }

  public ToyState {
    brawlers = List.copyOf(brawlers);
  }

  Optional<Brawler> find(String id) {
    return brawlers.stream().filter(b -> b.id().equals(id)).findFirst();
  }

  public Brawler get(String id) {
    return find(id).orElseThrow();
  }

  List<Brawler> foesOf(Brawler brawler) {
    return brawlers.stream().filter(b -> b.stands() && !b.side().equals(brawler.side())).toList();
  }

  public ToyState with(Brawler changed) {
    var all = new ArrayList<Brawler>();
    for (Brawler brawler : brawlers) {
      all.add(brawler.id().equals(changed.id()) ? changed : brawler);
    }
    return new ToyState(house, yard, all);
  }

  ToyState joinedBy(Brawler brawler) {
    var all = new ArrayList<>(brawlers);
    all.add(brawler);
    return new ToyState(house, yard, all);
  }
}
