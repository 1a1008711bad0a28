/// How policies see a fight in Rath: its moves, its outcome, and what of it matters for the future.
@NullMarked
package quintain.rath.fights;

import org.jspecify.annotations.NullMarked;
