@NullMarked
package quintain.mcp;

import org.jspecify.annotations.NullMarked;
