import quintain.kernel.Rulebook;
import quintain.rath.RathBook;

/// Rath, a rulebook.
///
/// It is open, for its records are read and written by name, and its files are read by others.
open module quintain.rath {
  requires transitive quintain.space;

  exports quintain.rath;
  exports quintain.rath.state;

  provides Rulebook with
      RathBook;
}
