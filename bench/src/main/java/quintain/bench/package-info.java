/// How fast Quintain is, measured.
@NullMarked
package quintain.bench;

import org.jspecify.annotations.NullMarked;
