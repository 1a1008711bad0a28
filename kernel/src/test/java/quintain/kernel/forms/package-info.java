@NullMarked
package quintain.kernel.forms;

import org.jspecify.annotations.NullMarked;
