/// The rules of Cairn, one class a chapter, with the commands that each declares.
@NullMarked
package quintain.cairn.rules;

import org.jspecify.annotations.NullMarked;
