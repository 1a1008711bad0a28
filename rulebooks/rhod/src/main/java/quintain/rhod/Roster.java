package quintain.rhod;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Those in the scene, in their order: a list that never changes, finds people by id, and gives
/// away a copy with one of them changed.
final class Roster extends AbstractList<Being> implements RandomAccess {
  private final Being[] beings;

  private Roster(Being[] beings) {
    this.beings = beings;
  }

  static Roster of(List<Being> beings) {
    return beings instanceof Roster roster ? roster : new Roster(beings.toArray(Being[]::new));
  }

  @Override
  public Being get(int index) {
    return beings[index];
  }

  @Override
  public int size() {
    return beings.length;
  }

  Being called(String id) {
    var being = seek(id);
    if (being == null) {
      throw new IllegalArgumentException("nobody is called " + id);
    }
    return being;
  }

  Optional<Being> find(String id) {
    return Optional.ofNullable(seek(id));
  }

  private @Nullable Being seek(String id) {
    int at = indexOf(id);
    return at < 0 ? null : beings[at];
  }

  /// Ids that differ nearly always differ in their hashes, which strings remember.
  private int indexOf(String id) {
    int hash = id.hashCode();
    for (int i = 0; i < beings.length; i++) {
      var other = beings[i].id();
      if (other.hashCode() == hash && other.equals(id)) {
        return i;
      }
    }
    return -1;
  }

  /// With one of them changed, who keeps the same id.
  Roster with(String id, UnaryOperator<Being> change) {
    int at = indexOf(id);
    if (at < 0) {
      throw new IllegalArgumentException("nobody is called " + id);
    }
    var all = beings.clone();
    all[at] = change.apply(all[at]);
    return new Roster(all);
  }
}
