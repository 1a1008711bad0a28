package quintain.cairn;

/// Facts by name: what scripts read and the Warden may set.
final class Values {
  private Values() {}

  static CairnState set(CairnState state, String fact, String value) {
    throw new IllegalStateException("unwritten");
  }
}
