package quintain.space;

import java.util.Optional;

/// Whether one sees another, and the line that decides it: an open one if there is one, else the
/// line between the middles as far as it goes, with what stops it.
public record Seen(boolean sees, Ray ray, Optional<Obstacle> by) {}
