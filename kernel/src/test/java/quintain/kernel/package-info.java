@NullMarked
package quintain.kernel;

import org.jspecify.annotations.NullMarked;
