package quintain.terraodd.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A character as written down: permanent attributes, Grit, what they can do and what they carry.
///
/// @param keepsakes things without figures
/// @param credits in the setting's coin
public record Sheet(
    String id,
    String name,
    Optional<String> background,
    Optional<String> drive,
    int prowess,
    int insight,
    int resolve,
    int grit,
    List<Gained> advancements,
    List<Suffered> conditions,
    List<SheetItem> items,
    List<String> keepsakes,
    @OrNone int credits)
    implements Entry {
  public Sheet {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("prowess", prowess, 0, 30);
    Check.between("insight", insight, 0, 30);
    Check.between("resolve", resolve, 0, 30);
    Check.between("grit", grit, 0, 99);
    Check.atLeast("credits", credits, 0);
    advancements = List.copyOf(advancements);
    conditions = List.copyOf(conditions);
    items = List.copyOf(items);
    keepsakes = List.copyOf(keepsakes);
  }

  @Override
  public List<String> atAGlance() {
    var told = new ArrayList<String>();
    background.ifPresent(told::add);
    told.addAll(
        List.of("Grit " + grit, "Prowess " + prowess, "Insight " + insight, "Resolve " + resolve));
    advancements.forEach(each -> told.add(each.name()));
    items.forEach(item -> told.add(item.item()));
    return told;
  }
}
