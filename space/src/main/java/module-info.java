/// Maps, distances, ways, areas, sight, cover and light.
///
/// It is open, for its records are read and written by name.
open module quintain.space {
  requires transitive quintain.kernel;

  exports quintain.space;
  exports quintain.space.peers;
}
