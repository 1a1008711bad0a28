/// Remembered fights: what makes simulated fights quick, and changes none of them.
///
/// Its door is [quintain.proving.remembered.RememberedFights], which only the proving ground opens:
/// without this package fights are fought by [quintain.proving.fights.PlainFights], and no rule
/// notices. Its techniques: memoisation of steps ([quintain.proving.remembered.MemoTable], an open
/// addressing hash table with linear probing); state abstraction and state hashing
/// ([quintain.kernel.Rulebook.Foresight#essence]); a decision tree of dice as transitions in one
/// flat array ([quintain.proving.remembered.TransitionTable]), in which equal games meet again (a
/// transposition table); record and replay of what was thrown
/// ([quintain.proving.remembered.ThrowTape]); and several walks interleaved on one thread to hide
/// the latency of memory ([quintain.proving.remembered.InterleavedWalks]).
@NullMarked
package quintain.proving.remembered;

import org.jspecify.annotations.NullMarked;
