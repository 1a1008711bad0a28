/// The dice notation people type, read into the rolls that rules build in Java.
@NullMarked
package quintain.kernel.dice.notation;

import org.jspecify.annotations.NullMarked;
