package quintain.space;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Spot;

/// Where somebody went who was pushed.
///
/// @param way the spaces in order, without the one he was in
/// @param end where he is now
/// @param by what stopped him, if he did not go all the way
/// @param left feet that he could not be pushed
/// @param aloft feet from his soles down to what is beneath him: above 0 he falls, unless he flies
public record Pushed(List<Spot> way, Spot end, Optional<Hindrance> by, int left, int aloft) {}
