/// What holds in a game of Otherworlds: its state and the events that alone change it, steps,
/// facts, house rules, content and clauses.
@NullMarked
package quintain.otherworlds.state;

import org.jspecify.annotations.NullMarked;
