/// A game of one rule that says nothing of fights, takes no turns, and calls its sides as it likes.
@NullMarked
package quintain.proving.pebbles;

import org.jspecify.annotations.NullMarked;
