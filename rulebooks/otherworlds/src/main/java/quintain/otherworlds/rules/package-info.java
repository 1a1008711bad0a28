/// The rules of Otherworlds, a class a chapter, each with the commands it declares.
@NullMarked
package quintain.otherworlds.rules;

import org.jspecify.annotations.NullMarked;
