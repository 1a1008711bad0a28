package quintain.rhod.state;

/// What an Attack is made with.
///
/// @param item the weapon's key
/// @param thrown whether it is thrown
public record Wielding(String item, boolean thrown) {}
