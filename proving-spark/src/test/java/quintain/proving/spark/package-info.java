@NullMarked
package quintain.proving.spark;

import org.jspecify.annotations.NullMarked;
