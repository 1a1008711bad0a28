package quintain.rath.state;

import java.util.List;
import quintain.kernel.Actor;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;

/// A character in the making: what is settled so far.
///
/// @param knows spells known, and `equips` those equipped, by name
/// @param name what they are called
public record Draft(
    String id,
    Seat seat,
    Way way,
    Stats stats,
    List<Aptitude> aptitudes,
    List<String> studied,
    Pack pack,
    List<String> knows,
    List<String> equips,
    @OrNone String name)
    implements Actor {
  /// How the stats come about (RTH-S-CC-01 to 03).
  public enum Way {
    POINTS,
    ARRAY,
    DICE
  }

  public static Draft begun(String id, Seat seat, String name, Way way) {
    return new Draft(
        id, seat, way, Stats.NONE, List.of(), List.of(), Pack.EMPTY, List.of(), List.of(), name);
  }

  public boolean has(Knack knack) {
    return aptitudes.stream().anyMatch(aptitude -> aptitude.knack() == knack);
  }

  public Draft with(Stats newStats) {
    return new Draft(id, seat, way, newStats, aptitudes, studied, pack, knows, equips, name);
  }

  public Draft with(List<Aptitude> newAptitudes, List<String> subjects) {
    return new Draft(
        id,
        seat,
        way,
        stats,
        List.copyOf(newAptitudes),
        List.copyOf(subjects),
        pack,
        knows,
        equips,
        name);
  }

  public Draft with(Pack newPack) {
    return new Draft(id, seat, way, stats, aptitudes, studied, newPack, knows, equips, name);
  }

  public Draft with(Item item) {
    return with(pack.plus(item));
  }

  /// With a thing bought for its price.
  public Draft buying(Gear gear) {
    var paid = pack.with(pack.purse().minus(gear.price().orElse(0)));
    return with(paid.plus(Item.of(gear.name(), gear, Item.Where.PACK)));
  }

  public Draft placing(Item item, Item.Where where) {
    return with(pack.with(item.to(where)));
  }

  public Draft casting(List<String> known, List<String> equipped) {
    return new Draft(
        id,
        seat,
        way,
        stats,
        aptitudes,
        studied,
        pack,
        List.copyOf(known),
        List.copyOf(equipped),
        name);
  }
}
