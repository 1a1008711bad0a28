package quintain.table.show;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import quintain.kernel.View;
import quintain.table.log.Position;
import quintain.table.log.Scenes;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Backdrop;
import quintain.table.store.Store;

/// The picture under the map of one table, as each seat may see it. Whoever has fog on the map gets
/// a picture in which nothing is left of what the fog hides.
public final class Backcloth {
  /// So many that were cut are kept, for those who come back and for friends side by side.
  private static final int KEPT = 4;

  /// How a seat sees it.
  public record Look(Backdrop where, Fog fog) {
    String name() {
      return fog.name(where);
    }
  }

  private final Store store;
  private final String table;
  private Optional<Backdrop> where;

  private final Lock cutting = new ReentrantLock();
  private final Map<String, Picture> cut =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Picture> eldest) {
          return size() > KEPT;
        }
      };

  public Backcloth(Store store, String table) {
    this.store = store;
    this.table = table;
    this.where = store.backdrop(table);
  }

  // In the table's turn

  public Optional<Backdrop> where() {
    return where;
  }

  /// Lays another picture there.
  public void lay(Backdrop backdrop, Picture picture) {
    store.lay(table, backdrop, picture.file()).join();
    where = Optional.of(backdrop);
  }

  /// Looks again where it lies, and tells whether that has changed.
  public boolean refresh() {
    var old = where;
    where = store.backdrop(table);
    return !where.equals(old);
  }

  public void move(Backdrop backdrop) {
    store.move(table, backdrop).join();
    where = Optional.of(backdrop);
  }

  public void takeAway() {
    store.takeAway(table).join();
    where = Optional.empty();
  }

  /// How somebody with this view sees it; nobody does who has no map, or is in another scene.
  ///
  /// @param position where the table stands
  public Optional<Look> look(View view, Position<?, ?> position) {
    return here(position).flatMap(there -> Fog.of(view).map(fog -> new Look(there, fog)));
  }

  /// Where it lies in the scene that is open; one that came with a map is gone when the map is
  /// taken back.
  public Optional<Backdrop> here(Position<?, ?> position) {
    return standing(position)
        .filter(there -> there.sceneOr(Scenes.FIRST).equals(position.standing().where().present()));
  }

  /// Where it lies, in whatever scene.
  public Optional<Backdrop> standing(Position<?, ?> position) {
    return where.filter(there -> there.came() == 0 || !position.isUndone(there.came()));
  }

  public static ToSeat.Backdrop told(Look look) {
    var where = look.where();
    return new ToSeat.Backdrop(
        look.name(), where.x(), where.y(), where.across(), where.down(), where.opacity());
  }

  // On anybody's thread

  /// The whole picture.
  public Optional<Picture> whole() {
    return store.picture(table).map(Picture::trusted);
  }

  /// The picture as somebody sees it; none if it was taken away meanwhile.
  public Optional<Picture> picture(Look look) {
    if (look.fog().isNone()) {
      return whole();
    }
    cutting.lock();
    try {
      var known = cut.get(look.name());
      if (known != null) {
        return Optional.of(known);
      }
      // What lies there by now may be another one, and the fog is the same for it.
      var fresh = whole().map(picture -> picture.cut(look.where(), look.fog()));
      fresh.ifPresent(picture -> cut.put(look.name(), picture));
      return fresh;
    } finally {
      cutting.unlock();
    }
  }
}
