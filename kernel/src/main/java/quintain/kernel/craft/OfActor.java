package quintain.kernel.craft;

import java.util.Optional;
import quintain.kernel.Question;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;

/// What could go into a slot, given whoever the deed is done by or about; nothing where that is not
/// settled yet.
@FunctionalInterface
public interface OfActor<S extends Peopled<B>, B extends Somebody> {
  Optional<? extends Question<?>> of(Blank<S> blank, Topic topic, B actor);
}
