/// Plays rules with scripted dice and answers: scenario files, given-when-then, and the suites that
/// every rulebook must pass.
@NullMarked
package quintain.testkit;

import org.jspecify.annotations.NullMarked;
