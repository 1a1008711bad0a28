/// A game of Rath as it stands: its state, its steps, the events that alone change it, house rules
/// and content.
@NullMarked
package quintain.rath.state;

import org.jspecify.annotations.NullMarked;
