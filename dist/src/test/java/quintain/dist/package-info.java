/// Tests of what `./package` makes.
@NullMarked
package quintain.dist;

import org.jspecify.annotations.NullMarked;
