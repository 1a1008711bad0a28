/// Dice, exact odds, and what a rulebook is.
///
/// It is open, for its records are read and written by name.
open module quintain.kernel {
  requires transitive org.jspecify;

  exports quintain.kernel;
  exports quintain.kernel.craft;
  exports quintain.kernel.dice;
  exports quintain.kernel.dice.notation;
  exports quintain.kernel.fate;
  exports quintain.kernel.forms;
  exports quintain.kernel.odds;
  exports quintain.kernel.parts;
  exports quintain.kernel.peers;
}
