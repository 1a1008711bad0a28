package quintain.kernel;

/// A named outcome that odds speak of: `captain.damage` 4, `maren.scar` true.
public record Measure(String name, Object value) {}
