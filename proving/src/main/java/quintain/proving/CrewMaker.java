package quintain.proving;

import java.util.Optional;
import java.util.ServiceLoader;

/// Finds a crew elsewhere: named in `META-INF/services` by a module that brings one.
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
