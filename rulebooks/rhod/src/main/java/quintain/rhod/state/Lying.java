package quintain.rhod.state;

import quintain.kernel.Spot;

/// A thing that nobody has, and where it lies (RHD-INV-01).
public record Lying(Item item, Spot at) {}
