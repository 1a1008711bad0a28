package quintain.cairn.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;

/// A character in the making, once the background is known: what it brings.
///
/// @param background its name, if the table has a row for what was rolled
/// @param coins in copper
/// @param name as its player gave it; empty where the tables are to name it
public record Begun(
    String id,
    Seat seat,
    Optional<String> background,
    List<Item> items,
    int coins,
    @OrNone String name) {}
