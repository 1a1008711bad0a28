/// The proving ground: fights fought by policies, by the million or exactly, and what comes of
/// them.
///
/// It plays by the very rules of the table, through [quintain.kernel.Fights] or a book's offers,
/// and names no book.
@NullMarked
package quintain.proving;

import org.jspecify.annotations.NullMarked;
