/// Plays at the table in real browsers, once for each book on board.
@NullMarked
package quintain.browser;

import org.jspecify.annotations.NullMarked;
