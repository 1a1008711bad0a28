@NullMarked
package quintain.proving.exact;

import org.jspecify.annotations.NullMarked;
