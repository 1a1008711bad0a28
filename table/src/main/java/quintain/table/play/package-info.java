/// What is played: commands, questions, forms, odds and characters in the making.
@NullMarked
package quintain.table.play;

import org.jspecify.annotations.NullMarked;
