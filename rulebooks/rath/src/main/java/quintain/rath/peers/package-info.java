/// Where players of Rath come from: what they paste.
@NullMarked
package quintain.rath.peers;

import org.jspecify.annotations.NullMarked;
