/// Terra Odd for those who only choose, and for odds: what can be done, how it ends, what matters
/// for the future.
@NullMarked
package quintain.terraodd.fights;

import org.jspecify.annotations.NullMarked;
