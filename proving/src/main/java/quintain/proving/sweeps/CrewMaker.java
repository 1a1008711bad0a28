package quintain.proving.sweeps;

import java.util.Optional;
import java.util.ServiceLoader;
import quintain.proving.fights.Unfit;

/// A service provider that opens a crew elsewhere, found by [ServiceLoader]: a module that brings
/// one names it in `META-INF/services`.
public interface CrewMaker {
  /// Gathers the crew of a cluster.
  ///
  /// @param master the address of the cluster, for instance `spark://10.0.0.5:7077` or `local[*]`
  /// @throws Unfit if there is none at that address
  Crew open(String master);

  /// The one on the class path, if there is any.
  static Optional<CrewMaker> find() {
    return ServiceLoader.load(CrewMaker.class).findFirst();
  }
}
