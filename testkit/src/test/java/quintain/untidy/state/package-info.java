@NullMarked
package quintain.untidy.state;

import org.jspecify.annotations.NullMarked;
