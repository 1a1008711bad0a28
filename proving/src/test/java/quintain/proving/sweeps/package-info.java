@NullMarked
package quintain.proving.sweeps;

import org.jspecify.annotations.NullMarked;
