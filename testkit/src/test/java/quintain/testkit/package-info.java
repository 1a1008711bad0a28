/// The kit tried on the smallest rulebook.
@NullMarked
package quintain.testkit;

import org.jspecify.annotations.NullMarked;
