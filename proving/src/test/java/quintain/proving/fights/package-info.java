@NullMarked
package quintain.proving.fights;

import org.jspecify.annotations.NullMarked;
