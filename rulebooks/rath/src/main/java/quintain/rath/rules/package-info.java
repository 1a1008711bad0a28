/// The rules of Rath, a chapter each, with the commands that they resolve.
@NullMarked
package quintain.rath.rules;

import org.jspecify.annotations.NullMarked;
