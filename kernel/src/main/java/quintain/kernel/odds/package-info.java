/// Exact odds of a command, from the very rules that will resolve it.
@NullMarked
package quintain.kernel.odds;

import org.jspecify.annotations.NullMarked;
