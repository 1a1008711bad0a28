@NullMarked
package quintain.kernel.craft;

import org.jspecify.annotations.NullMarked;
