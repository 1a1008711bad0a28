import quintain.kernel.Rulebook;

/// The books that are there, with the files they ship and with packs of further content.
///
/// It is open, for its records are read and written by name.
open module quintain.packs {
  requires transitive quintain.kernel;
  requires transitive quintain.binder;
  requires tools.jackson.databind;
  requires tools.jackson.dataformat.yaml;

  exports quintain.packs;
  exports quintain.packs.peers;

  uses Rulebook;
}
