/// The smallest whole rulebook: brawlers in a yard. It tries the kit, and shows how a book is made.
@NullMarked
package quintain.toy;

import org.jspecify.annotations.NullMarked;
