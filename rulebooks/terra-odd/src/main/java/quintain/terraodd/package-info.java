/// Terra Odd: survival across genres with Prowess, Insight, Resolve and Grit.
@NullMarked
package quintain.terraodd;

import org.jspecify.annotations.NullMarked;
