/// What Quintain needs to be taken away.
@NullMarked
package quintain.dist;

import org.jspecify.annotations.NullMarked;
