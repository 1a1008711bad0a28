/// What tests of a rulebook are written with: given-when-then, and the suites that every rulebook
/// must pass.
@NullMarked
package quintain.testkit;

import org.jspecify.annotations.NullMarked;
