/// Scenes with scripted dice and answers.
///
/// It is open, for its records are read and written by name.
open module quintain.scenario {
  requires transitive quintain.packs;

  exports quintain.scenario;
}
