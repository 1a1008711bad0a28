import quintain.kernel.Rulebook;
import quintain.terraodd.TerraOddBook;

/// Terra Odd, a rulebook.
///
/// It is open, for its records are read and written by name, and its files are read by others.
open module quintain.terraodd {
  requires transitive quintain.kernel;

  exports quintain.terraodd;
  exports quintain.terraodd.state;

  provides Rulebook with
      TerraOddBook;
}
