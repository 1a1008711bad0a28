/// Otherworlds: its clauses, its content and its rules.
@NullMarked
package quintain.otherworlds;

import org.jspecify.annotations.NullMarked;
