package quintain.rhod.state;

import quintain.kernel.Entry;

/// Anything that can be had.
public sealed interface Thing extends Entry
    permits Armor, Weapon, Ammunition, Equipment, Toolkit, Material, Source, Work {
  /// The Slot it takes.
  Size size();

  /// How many of them make one stack (RHD-INV-07); 1 for what does not stack.
  default int stack() {
    return 1;
  }
}
