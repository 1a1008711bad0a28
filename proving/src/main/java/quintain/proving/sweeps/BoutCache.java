package quintain.proving.sweeps;

import java.util.LinkedHashMap;
import java.util.Map;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Bout;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Tally;

/// A cache of bouts: each encounter is made ready once, however many jobs it is cut into.
public final class BoutCache {
  /// Sweeps go through their variants in order, so old ones are not asked for again.
  private static final int KEPT = 64;

  private final ProvingGround ground;
  private final Map<Encounter, Bout> ready = new LinkedHashMap<>();

  public BoutCache(ProvingGround ground) {
    this.ground = ground;
  }

  public Tally fight(Crew.Job job) {
    return bout(job.encounter()).fight(job.seed(), job.from(), job.to());
  }

  private synchronized Bout bout(Encounter encounter) {
    var known = ready.get(encounter);
    if (known != null) {
      return known;
    }
    if (ready.size() == KEPT) {
      ready.remove(ready.keySet().iterator().next());
    }
    var bout = ground.prepare(encounter);
    ready.put(encounter, bout);
    return bout;
  }
}
