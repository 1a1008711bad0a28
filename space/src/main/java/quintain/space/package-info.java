/// Grids with walls, heights and light, and what follows from them: distances, ways, pushes, areas,
/// sight, cover. It knows no rulebook; every book passes in how it counts.
@NullMarked
package quintain.space;

import org.jspecify.annotations.NullMarked;
