import quintain.cairn.CairnBook;
import quintain.kernel.Rulebook;

/// Cairn, a rulebook.
///
/// It is open, for its records are read and written by name, and its files are read by others.
open module quintain.cairn {
  requires transitive quintain.kernel;

  exports quintain.cairn;
  exports quintain.cairn.state;

  provides Rulebook with
      CairnBook;
}
