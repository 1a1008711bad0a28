/// Strict YAML and JSON into the records a book declares, and back; schemas; packs of content.
@NullMarked
package quintain.packs;

import org.jspecify.annotations.NullMarked;
