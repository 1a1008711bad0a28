@NullMarked
package quintain.proving;

import org.jspecify.annotations.NullMarked;
