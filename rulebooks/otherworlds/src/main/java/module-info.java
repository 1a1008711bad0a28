import quintain.kernel.Rulebook;
import quintain.otherworlds.OtherworldsBook;

/// Otherworlds, a rulebook.
///
/// It is open, for its records are read and written by name, and its files are read by others.
open module quintain.otherworlds {
  requires transitive quintain.space;

  exports quintain.otherworlds;
  exports quintain.otherworlds.state;

  provides Rulebook with
      OtherworldsBook;
}
