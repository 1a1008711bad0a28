/// Where players of Terra Odd come from: what they paste.
@NullMarked
package quintain.terraodd.peers;

import org.jspecify.annotations.NullMarked;
