/// Plays rules with scripted dice and answers, and reads and plays the scenario files that hold
/// them.
@NullMarked
package quintain.scenario;

import org.jspecify.annotations.NullMarked;
