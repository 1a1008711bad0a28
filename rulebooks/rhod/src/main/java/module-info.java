import quintain.kernel.Rulebook;
import quintain.rhod.RhodBook;

/// Roll High or Die, a rulebook.
///
/// It is open, for its records are read and written by name, and its files are read by others.
open module quintain.rhod {
  requires transitive quintain.space;

  exports quintain.rhod;
  exports quintain.rhod.state;

  provides Rulebook with
      RhodBook;
}
