package quintain.otherworlds.state;

import java.util.List;
import quintain.kernel.Entry;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// Where a character comes from (OTW-CC-11).
///
/// @param picks how many picks more it has
/// @param health what it adds to the Health maximum
public record Origin(
    String id,
    String name,
    List<Nature> natures,
    Size size,
    List<Gait> gaits,
    @OrNone int picks,
    @OrNone int health,
    Responses responses)
    implements Entry {
  public Origin {
    Check.text("id", id);
    Check.text("name", name);
    natures = List.copyOf(natures);
    gaits = List.copyOf(gaits);
    Check.between("picks", picks, 0, 10);
    Check.between("health", health, -20, 20);
  }

  // Origins of one id are the same within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
