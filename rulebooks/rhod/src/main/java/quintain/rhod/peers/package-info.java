/// Where players of Roll High or Die come from: what they paste.
@NullMarked
package quintain.rhod.peers;

import org.jspecify.annotations.NullMarked;
