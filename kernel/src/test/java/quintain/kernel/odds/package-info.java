@NullMarked
package quintain.kernel.odds;

import org.jspecify.annotations.NullMarked;
