package quintain.proving.spark;

import quintain.proving.sweeps.Crew;
import quintain.proving.sweeps.CrewMaker;

/// Gathers the workers of a Spark cluster.
public final class SparkCrewMaker implements CrewMaker {
  @Override
  public Crew open(String master) {
    return new SparkCrew(master);
  }
}
