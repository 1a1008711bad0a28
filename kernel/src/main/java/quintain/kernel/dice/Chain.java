package quintain.kernel.dice;

/// What one exploding die came to: the sum of its faces, and how many of them exploded.
public record Chain(int total, int exploded) {}
