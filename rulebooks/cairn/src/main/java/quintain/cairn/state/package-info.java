/// A game of Cairn as it stands: state, steps, events with what they do to it, facts, house rules
/// and content; nothing but an event changes it.
@NullMarked
package quintain.cairn.state;

import org.jspecify.annotations.NullMarked;
