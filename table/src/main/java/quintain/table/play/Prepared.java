package quintain.table.play;

import java.util.Optional;
import quintain.binder.Invalid;
import quintain.kernel.Content;
import quintain.kernel.Entry;
import quintain.kernel.State;
import quintain.packs.Volume;
import quintain.table.log.Workshop;

/// What the Referee has made for a table, as the book reads it.
public final class Prepared {
  private Prepared() {}

  /// An entry; empty where a later book does not read it any more.
  public static Optional<Entry> entry(Volume<?, ?, ?> volume, Workshop.Own own) {
    try {
      var kind = volume.kind(own.kind());
      return Optional.of(volume.codec().fromPlain(own.fields(), kind.entry()));
    } catch (Invalid _) {
      return Optional.empty();
    }
  }

  /// Some content with an entry of one's own.
  public static Content with(Volume<?, ?, ?> volume, Content content, Workshop.Own own) {
    return entry(volume, own)
        .map(entry -> content.putting(volume.kind(own.kind()), entry))
        .orElse(content);
  }

  /// All that a game is played with, and all that is prepared for it.
  public static <S extends State> Content all(OpenTable<S, ?, ?> table, S state) {
    var all = table.volume().stock(state);
    for (Workshop.Own own : table.log().position().workshop().entries()) {
      all = with(table.volume(), all, own);
    }
    return all;
  }

  /// The game with all that is prepared in it, for whoever looks ahead.
  public static <S extends State> S in(OpenTable<S, ?, ?> table, S state) {
    return table.log().position().workshop().entries().isEmpty()
        ? state
        : table.volume().stocked(state, all(table, state));
  }
}
