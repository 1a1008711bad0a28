package quintain.table.store;

import java.util.function.Consumer;

/// The transfer of all tables from one store to another of any kind: their seats, invitations,
/// logs, snapshots, pictures, tokens and webhooks, and who may lay further ones.
public final class Transfer {
  /// An entry may be long, and so many are in memory at a time.
  private static final int PAGE = 50;

  private final Records from;
  private final Store to;

  private Transfer(Records from, Store to) {
    this.from = from;
    this.to = to;
  }

  /// Copies everything into a store that keeps nothing yet.
  ///
  /// @param done is told of each table that is there
  public static void copy(Records from, Store to, Consumer<Kept> done) {
    if (!to.tables().isEmpty() || !to.layingTokens().isEmpty()) {
      throw new IllegalArgumentException("there are tables already");
    }
    from.layingTokens().forEach(token -> to.give(token).join());
    var transfer = new Transfer(from, to);
    for (Kept table : from.tables()) {
      transfer.copy(table);
      done.accept(table);
    }
  }

  private void copy(Kept table) {
    var id = table.id();
    var page = from.after(id, 0, PAGE);
    to.create(table, from.places(id), page).join();
    while (!page.isEmpty()) {
      long last = page.getLast().seq();
      page = from.after(id, last, PAGE);
      to.append(id, last, page).join();
    }
    for (long seq : from.snapshots(id)) {
      from.snapshot(id, seq)
          .filter(whole -> whole.seq() == seq)
          .ifPresent(whole -> to.keep(id, whole).join());
    }
    from.openInvitation(id).ifPresent(open -> to.open(open).join());
    from.passes(id).forEach(pass -> to.give(pass).join());
    from.webhooks(id).forEach(webhook -> to.hook(webhook).join());
    var picture = from.picture(id);
    from.backdrop(id).ifPresent(where -> to.lay(id, where, picture.orElse(new byte[0])).join());
  }
}
