/// The proving ground: fights fought by policies, by the million or exactly, and what comes of
/// them.
///
/// It plays by the very rules of the table, through [quintain.kernel.Fights] or a book's offers,
/// and names no book. [quintain.proving.ProvingGround] makes a fight ready; what becomes of it is
/// in the rooms below: `fights`, `exact`, `remembered` and `sweeps`.
@NullMarked
package quintain.proving;

import org.jspecify.annotations.NullMarked;
