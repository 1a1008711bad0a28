import quintain.kernel.Rulebook;
import quintain.larder.LarderBook;

/// The Larder by Night, a rulebook.
///
/// It is open, for its records are read and written by name, and its files are read by others.
open module quintain.larder {
  requires transitive quintain.kernel;

  exports quintain.larder;

  provides Rulebook with
      LarderBook;
}
