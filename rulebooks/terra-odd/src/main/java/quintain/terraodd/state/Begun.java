package quintain.terraodd.state;

import quintain.kernel.Seat;

/// A character in the making, once name, background and drive are known.
///
/// @param background by id; empty if the table has no row for what was rolled
/// @param advancements how many it starts with (ODD-CRE-05, ODD-SAYO-06)
public record Begun(
    String id, Seat seat, String name, String background, String drive, int advancements) {}
