package quintain.packs.catalogue;

/// Marks the folder of a catalogue with mistakes.
public final class Beside {
  private Beside() {}
}
