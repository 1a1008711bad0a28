/// People and content that arrive from other programs and leave for them: documents are recognised,
/// read whole or refused whole, and written as sheets, scenes and packs.
@NullMarked
package quintain.packs.peers;

import org.jspecify.annotations.NullMarked;
