package quintain.kernel.forms;

import java.util.Optional;
import quintain.kernel.Question;
import quintain.kernel.State;
import quintain.kernel.Topic;

/// What could go into a slot, legal or not, as far as whoever fills it in can know; empty where
/// there is nothing.
@FunctionalInterface
public interface Slot<S extends State> {
  Optional<? extends Question<?>> of(Blank<S> blank, Topic topic);
}
