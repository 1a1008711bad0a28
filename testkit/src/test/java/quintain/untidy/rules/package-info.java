@NullMarked
package quintain.untidy.rules;

import org.jspecify.annotations.NullMarked;
