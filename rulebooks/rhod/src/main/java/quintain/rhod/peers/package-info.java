/// Where players of Rath come from: what they paste.
@NullMarked
package quintain.rhod.peers;

import org.jspecify.annotations.NullMarked;
