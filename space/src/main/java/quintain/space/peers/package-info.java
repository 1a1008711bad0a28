/// Maps that arrive from other programs and leave for them.
@NullMarked
package quintain.space.peers;

import org.jspecify.annotations.NullMarked;
