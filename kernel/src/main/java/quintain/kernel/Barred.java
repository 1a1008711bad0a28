package quintain.kernel;

/// Somebody or a weapon that could stand in a slot but for the rules: whom or what it is not, and
/// why not.
public record Barred(String slot, Option<?> option, Refusal why) {}
