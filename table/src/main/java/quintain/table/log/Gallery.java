package quintain.table.log;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import quintain.kernel.Names;
import quintain.table.store.Envelope;
import quintain.table.store.Records;

/// The pictures on faces that the log of a table holds. Only where they stand is kept in memory;
/// the files are read when somebody wants to see them.
public final class Gallery {
  /// So many pictures a table takes, those included that others have replaced.
  public static final int MOST = 80;

  private static final List<String> KINDS = List.of(Names.of(Logged.Portrayed.class));
  private static final int PAGE = 10;

  private final Records store;
  private final String table;
  private final LogCodec codec;

  private final Lock looking = new ReentrantLock();
  private final Map<String, Long> hung = new LinkedHashMap<>();
  private long lookedUpTo;

  public Gallery(Records store, String table, LogCodec codec) {
    this.store = store;
    this.table = table;
    this.codec = codec;
  }

  /// How many pictures there are.
  public int size() {
    looking.lock();
    try {
      look();
      return hung.size();
    } finally {
      looking.unlock();
    }
  }

  /// The file of the picture of that name.
  public Optional<byte[]> file(String name) {
    Long at;
    looking.lock();
    try {
      if (!hung.containsKey(name)) {
        look();
      }
      at = hung.get(name);
    } finally {
      looking.unlock();
    }
    return at == null
        ? Optional.empty()
        : store.after(table, at - 1, 1).stream()
            .map(codec::read)
            .filter(Logged.Portrayed.class::isInstance)
            .map(Logged.Portrayed.class::cast)
            .flatMap(face -> file(face).stream())
            .findFirst();
  }

  /// The file of a picture that came with a face.
  public static Optional<byte[]> file(Logged.Portrayed face) {
    return face.picture().isEmpty()
        ? Optional.empty()
        : Optional.of(Base64.getDecoder().decode(face.picture()));
  }

  /// Looks through what has been added since the last time, the latest first.
  private void look() {
    long end = store.last(table);
    long from = end;
    while (from > lookedUpTo) {
      var page = store.ofKinds(table, KINDS, from, PAGE);
      for (Envelope entry : page) {
        if (entry.seq() > lookedUpTo && codec.read(entry) instanceof Logged.Portrayed face) {
          hang(face, entry.seq());
        }
      }
      from = page.size() < PAGE ? 0 : page.getLast().seq() - 1;
    }
    lookedUpTo = end;
  }

  private void hang(Logged.Portrayed face, long seq) {
    if (!face.picture().isEmpty()) {
      Portrait.read(face.colour())
          .flatMap(Portrait::picture)
          .ifPresent(name -> hung.putIfAbsent(name, seq));
    }
  }
}
