/// Rath: its clauses, its content and its rules.
@NullMarked
package quintain.rath;

import org.jspecify.annotations.NullMarked;
