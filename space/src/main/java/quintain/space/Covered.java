package quintain.space;

import java.util.Optional;

/// How well a target is covered against somebody, with the line that decides it and what gives the
/// cover.
public record Covered(Cover grade, Ray ray, Optional<Obstacle> by) {}
