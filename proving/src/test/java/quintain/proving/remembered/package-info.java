@NullMarked
package quintain.proving.remembered;

import org.jspecify.annotations.NullMarked;
