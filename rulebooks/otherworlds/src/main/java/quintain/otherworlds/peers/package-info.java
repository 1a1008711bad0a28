/// Where players of Otherworlds come from: what they paste.
@NullMarked
package quintain.otherworlds.peers;

import org.jspecify.annotations.NullMarked;
