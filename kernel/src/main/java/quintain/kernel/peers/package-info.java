/// Documents of other programs as books see them: trees of JSON, what is wrong with them, and what
/// is kept of them.
@NullMarked
package quintain.kernel.peers;

import org.jspecify.annotations.NullMarked;
