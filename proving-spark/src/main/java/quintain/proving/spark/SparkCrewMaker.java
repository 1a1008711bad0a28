package quintain.proving.spark;

import quintain.proving.Crew;
import quintain.proving.CrewMaker;

/// Gathers the workers of a Spark cluster.
public final class SparkCrewMaker implements CrewMaker {
  @Override
  public Crew open(String master) {
    return new SparkCrew(master);
  }
}
