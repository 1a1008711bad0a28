/// Commands as forms: what could go into each slot, what the rules let through, and so what a seat
/// is offered.
@NullMarked
package quintain.kernel.forms;

import org.jspecify.annotations.NullMarked;
