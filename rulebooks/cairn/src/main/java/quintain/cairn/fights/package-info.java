/// Cairn for those who only choose, and for odds: what can be done, how it ends, what matters for
/// the future.
@NullMarked
package quintain.cairn.fights;

import org.jspecify.annotations.NullMarked;
