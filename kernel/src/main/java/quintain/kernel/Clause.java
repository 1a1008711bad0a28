package quintain.kernel;

/// A numbered rule of a book. Each book lists its clauses as an enum; the words live in its
/// catalogue.
public interface Clause {
  /// The stable id, as in the catalogue: `CRN-ATK-01`.
  String id();
}
