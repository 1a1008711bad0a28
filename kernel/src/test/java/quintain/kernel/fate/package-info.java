@NullMarked
package quintain.kernel.fate;

import org.jspecify.annotations.NullMarked;
