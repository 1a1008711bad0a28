@NullMarked
package quintain.scenario;

import org.jspecify.annotations.NullMarked;
