/// The rules of Roll High or Die, one class a chapter, with the commands that each declares.
@NullMarked
package quintain.rhod.rules;

import org.jspecify.annotations.NullMarked;
