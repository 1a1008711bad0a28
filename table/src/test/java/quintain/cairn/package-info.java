@NullMarked
package quintain.cairn;

import org.jspecify.annotations.NullMarked;
