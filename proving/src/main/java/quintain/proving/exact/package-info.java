/// Exact fights: every situation of a fight, and how likely each end is.
///
/// Its door is [quintain.proving.exact.Solver]. Its techniques: chance is enumerated
/// ([quintain.proving.exact.EnumeratingFate]); situations are told apart by a hash of their essence
/// (state abstraction); the likeliest is resolved first (best-first search); the graph is cut into
/// strongly connected components (Tarjan) and solved by value iteration from below, so that what is
/// missing of a whole is a true bound; the number of situations of a fight that is too large is
/// estimated from a sample (Chao1).
@NullMarked
package quintain.proving.exact;

import org.jspecify.annotations.NullMarked;
