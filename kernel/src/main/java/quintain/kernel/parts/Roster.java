package quintain.kernel.parts;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Actor;

/// Those in the scene, in their order: a list that never changes, finds people by id, and gives
/// away a copy with one of them changed.
public final class Roster<B extends Actor> extends AbstractList<B> implements RandomAccess {
  private final B[] beings;

  /// Their ids, which stay while they change.
  private final String[] ids;

  private Roster(B[] beings, String[] ids) {
    this.beings = beings;
    this.ids = ids;
  }

  public static <B extends Actor> Roster<B> of(List<B> beings) {
    if (beings instanceof Roster<B> roster) {
      return roster;
    }
    var all = all(beings);
    var ids = new String[all.length];
    for (int i = 0; i < all.length; i++) {
      ids[i] = all[i].id();
    }
    return new Roster<>(all, ids);
  }

  // The array never leaves this class, and whatever comes out of it went in as a B.
  @SuppressWarnings("unchecked")
  private static <B extends Actor> B[] all(List<B> beings) {
    return (B[]) beings.toArray(Actor[]::new);
  }

  @Override
  public B get(int index) {
    return beings[index];
  }

  @Override
  public int size() {
    return beings.length;
  }

  @Override
  public Iterator<B> iterator() {
    return new Each<>(beings);
  }

  /// One after the other; rules go through a roster more often than through anything else.
  private static final class Each<B> implements Iterator<B> {
    private final B[] all;
    private int at;

    Each(B[] all) {
      this.all = all;
    }

    @Override
    public boolean hasNext() {
      return at < all.length;
    }

    @Override
    public B next() {
      if (at >= all.length) {
        throw new NoSuchElementException();
      }
      return all[at++];
    }
  }

  public B called(String id) {
    var being = seek(id);
    if (being == null) {
      throw new IllegalArgumentException("nobody is called " + id);
    }
    return being;
  }

  public Optional<B> find(String id) {
    return Optional.ofNullable(seek(id));
  }

  private @Nullable B seek(String id) {
    int at = indexOf(id);
    return at < 0 ? null : beings[at];
  }

  /// Mostly the very string is asked for that the roster has.
  @SuppressWarnings({"ReferenceEquality", "StringEquality"}) // the slow way follows
  private int indexOf(String id) {
    for (int i = 0; i < ids.length; i++) {
      if (ids[i] == id) {
        return i;
      }
    }
    for (int i = 0; i < ids.length; i++) {
      if (ids[i].equals(id)) {
        return i;
      }
    }
    return -1;
  }

  /// What somebody new is called who asked to be called so: that, or the same with a number where
  /// somebody has it. So nobody has to be told of a clash with somebody they do not see.
  public String free(String wish) {
    var id = wish;
    for (int number = 2; indexOf(id) >= 0; number++) {
      id = wish + "-" + number;
    }
    return id;
  }

  /// With others who come, ahead of all, but without those who are absent and whoever has an id of
  /// theirs.
  public Roster<B> joinedBy(List<B> coming, Collection<String> absent) {
    var all = new ArrayList<>(coming);
    var others = of(coming);
    for (B being : beings) {
      if (others.indexOf(being.id()) < 0 && !absent.contains(being.id())) {
        all.add(being);
      }
    }
    return of(all);
  }

  /// With one of them changed, who keeps the same id.
  public Roster<B> with(String id, UnaryOperator<B> change) {
    int at = indexOf(id);
    if (at < 0) {
      throw new IllegalArgumentException("nobody is called " + id);
    }
    var all = beings.clone();
    all[at] = change.apply(all[at]);
    return new Roster<>(all, ids);
  }
}
