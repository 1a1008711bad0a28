/// The rules of Terra Odd, one class a chapter, with the commands that each declares.
@NullMarked
package quintain.terraodd.rules;

import org.jspecify.annotations.NullMarked;
