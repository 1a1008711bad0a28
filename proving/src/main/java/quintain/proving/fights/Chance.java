package quintain.proving.fights;

/// Where a policy's own dice come from.
@FunctionalInterface
public interface Chance {
  /// One of so many, from 0.
  int below(int many);
}
