/// A game of Terra Odd as it stands: state, steps, events with what they do to it, facts, house
/// rules and content; nothing but an event changes it.
@NullMarked
package quintain.terraodd.state;

import org.jspecify.annotations.NullMarked;
