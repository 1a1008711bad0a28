/// Where players of Cairn come from and go to: the formats of other programs.
@NullMarked
package quintain.cairn.peers;

import org.jspecify.annotations.NullMarked;
