/// Cairn: its clauses, its content and its rules.
@NullMarked
package quintain.cairn;

import org.jspecify.annotations.NullMarked;
