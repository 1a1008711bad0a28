/// Where chance and choice come from: people and dice at a table, or a fast generator.
@NullMarked
package quintain.kernel.fate;

import org.jspecify.annotations.NullMarked;
