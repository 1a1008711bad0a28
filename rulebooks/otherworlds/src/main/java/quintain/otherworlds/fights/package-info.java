/// How policies see a battle of Otherworlds, and what lies ahead.
@NullMarked
package quintain.otherworlds.fights;

import org.jspecify.annotations.NullMarked;
