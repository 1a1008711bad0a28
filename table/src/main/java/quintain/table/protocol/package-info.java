/// What browsers and the table say to each other, as records; docs/protocol.md tells it in words.
///
/// A frame is written as the name of its kind with its fields: `{"say": {"id": "7", "text":
/// "hi"}}`.
@NullMarked
package quintain.table.protocol;

import org.jspecify.annotations.NullMarked;
