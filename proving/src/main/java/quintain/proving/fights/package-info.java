/// Plain fights: policies, a fight as a loop, simulation with intervals, comparisons.
///
/// Its door is [quintain.proving.fights.Bout], a fight made ready, with what fights come to
/// ([quintain.proving.fights.Tally]). [quintain.proving.fights.Simulation] and
/// [quintain.proving.fights.Comparison] fight a bout many times over.
@NullMarked
package quintain.proving.fights;

import org.jspecify.annotations.NullMarked;
