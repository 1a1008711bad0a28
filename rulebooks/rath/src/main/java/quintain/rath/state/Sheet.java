package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;

/// A character as written down: stats and HP as they are when nothing is lost, items in sheet
/// order.
///
/// @param hp the maximum
/// @param studied subjects of lore, for whoever is a Lorekeeper
/// @param knows spells known, and `equips` those equipped, by name
/// @param employer whom a henchman follows, by id
public record Sheet(
    String id,
    String name,
    Kind kind,
    int level,
    @OrNone int xp,
    Stats stats,
    int hp,
    List<String> aptitudes,
    List<String> studied,
    List<SheetItem> items,
    List<String> knows,
    List<String> equips,
    Optional<Purse> purse,
    Optional<String> employer,
    @OrNone String look,
    @OrNone String drive,
    @OrNone String tie)
    implements Entry {
  public Sheet {
    if (id.isBlank() || name.isBlank()) {
      throw new IllegalArgumentException("a sheet has an id and a name");
    }
    if (level < 1) {
      throw new IllegalArgumentException("levels begin at 1, not " + level);
    }
    if (xp < 0) {
      throw new IllegalArgumentException("nobody has fewer than 0 XP");
    }
    if (hp < 1) {
      throw new IllegalArgumentException("hp is at least 1, not " + hp);
    }
    if (kind == Kind.PC && employer.isPresent()) {
      throw new IllegalArgumentException(name + " is a player character and has no employer");
    }
    aptitudes = List.copyOf(aptitudes);
    studied = List.copyOf(studied);
    items = List.copyOf(items);
    knows = List.copyOf(knows);
    equips = List.copyOf(equips);
  }

  @Override
  public List<String> atAGlance() {
    var told = new ArrayList<>(List.of("level " + level, "HP " + hp));
    if (kind == Kind.HENCHMAN) {
      told.addFirst("a henchman");
    }
    told.addAll(stats.told());
    told.addAll(aptitudes);
    items.forEach(item -> told.add(item.item()));
    return told;
  }

  /// Whether a player runs the character from the start.
  public enum Kind {
    PC,
    HENCHMAN
  }
}
