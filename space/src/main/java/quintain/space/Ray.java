package quintain.space;

/// A straight line on the plan, to be drawn: its ends in spaces, where 0.5,0.5 is the middle of the
/// space 0,0.
public record Ray(double fromX, double fromY, double toX, double toY) {}
