package quintain.table.store;

import java.util.Set;

/// The other servers that have the same store open: what they change, and who sits with them.
public interface Peers {
  /// Where one server has the store for itself.
  Peers NONE =
      new Peers() {
        @Override
        public boolean mayBe() {
          return false;
        }

        @Override
        public boolean areThere() {
          return false;
        }

        @Override
        public void listen(Listener listener) {}

        @Override
        public void here(String table, Set<String> seats) {}

        @Override
        public Set<String> elsewhere(String table) {
          return Set.of();
        }

        @Override
        public boolean leads(String table) {
          return true;
        }
      };

  /// Whether there may be others at all.
  boolean mayBe();

  /// Whether any other is there now.
  boolean areThere();

  /// Tells from now on what others do. It is told on one thread, which must not be held up.
  void listen(Listener listener);

  /// Says which seats of a table somebody sits at here, in place of what was said before.
  void here(String table, Set<String> seats);

  /// The seats of a table at which somebody sits with another server.
  Set<String> elsewhere(String table);

  /// Whether this server is the one of those with somebody at the table that does what nobody in
  /// particular does. It may be wrong for a moment; the log then decides.
  boolean leads(String table);

  /// Hears what others do.
  interface Listener {
    /// The log of a table has grown.
    void logged(String table);

    /// Something else that is known of a table has changed.
    void altered(String table);

    /// Others sit there than before.
    void seated(String table);

    /// Anything may have happened, for nothing was heard for a while.
    void missed();
  }
}
