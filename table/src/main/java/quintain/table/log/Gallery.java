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

/// The pictures that the log of a table holds: those on faces, and those for pages of the journal.
/// Only where they stand is kept in memory; the files are read when somebody wants to see them.
public final class Gallery {
  /// So many pictures of faces a table takes, those included that others have replaced.
  public static final int MOST = 80;

  /// So many pictures for pages a table takes, erased pages included, and so many bytes of them: a
  /// file of the whole table holds them all.
  public static final int MOST_FOR_PAGES = 60;

  public static final int MOST_BYTES_FOR_PAGES = 8_000_000;

  private static final List<String> KINDS =
      List.of(Names.of(Logged.Portrayed.class), Names.of(Logged.Pictured.class));
  private static final int PAGE = 10;

  private final Records store;
  private final String table;
  private final LogCodec codec;

  private final Lock looking = new ReentrantLock();
  private final Map<String, Long> faces = new LinkedHashMap<>();
  private final Map<String, Hung> pages = new LinkedHashMap<>();
  private long lookedUpTo;

  /// A picture for pages: the entry that holds it, whom it came from, and how long its file is.
  private record Hung(long at, String by, int bytes) {}

  public Gallery(Records store, String table, LogCodec codec) {
    this.store = store;
    this.table = table;
    this.codec = codec;
  }

  /// How many pictures of faces there are.
  public int size() {
    looking.lock();
    try {
      look();
      return faces.size();
    } finally {
      looking.unlock();
    }
  }

  /// Whether there is room for one more picture for pages.
  public boolean hasRoomForPages(int bytes) {
    looking.lock();
    try {
      look();
      long all = pages.values().stream().mapToLong(Hung::bytes).sum();
      return pages.size() < MOST_FOR_PAGES && all + bytes <= MOST_BYTES_FOR_PAGES;
    } finally {
      looking.unlock();
    }
  }

  /// Whether a seat may look at a picture for pages: it has sent it, or reads a page that shows it.
  public boolean isSeenBy(String seat, String name, Journal journal) {
    return journal.pages().values().stream()
            .anyMatch(page -> page.readers().includes(seat) && page.picture().equals(name))
        || senderOf(name).filter(seat::equals).isPresent();
  }

  /// The seat that has sent a picture for pages.
  public Optional<String> senderOf(String name) {
    return hung(name).map(Hung::by);
  }

  /// The file of a picture for pages.
  public Optional<byte[]> page(String name) {
    return hung(name)
        .flatMap(hung -> entry(hung.at()))
        .filter(Logged.Pictured.class::isInstance)
        .flatMap(logged -> file((Logged.Pictured) logged));
  }

  private Optional<Hung> hung(String name) {
    looking.lock();
    try {
      if (!pages.containsKey(name)) {
        look();
      }
      return Optional.ofNullable(pages.get(name));
    } finally {
      looking.unlock();
    }
  }

  /// The file of the picture of that name on a face.
  public Optional<byte[]> file(String name) {
    Long at;
    looking.lock();
    try {
      if (!faces.containsKey(name)) {
        look();
      }
      at = faces.get(name);
    } finally {
      looking.unlock();
    }
    return at == null
        ? Optional.empty()
        : entry(at)
            .filter(Logged.Portrayed.class::isInstance)
            .flatMap(logged -> file((Logged.Portrayed) logged));
  }

  private Optional<Logged> entry(long at) {
    return store.after(table, at - 1, 1).stream().map(codec::read).findFirst();
  }

  /// The file of a picture that came with a face.
  public static Optional<byte[]> file(Logged.Portrayed face) {
    return decoded(face.picture());
  }

  /// The file of a picture for pages.
  public static Optional<byte[]> file(Logged.Pictured picture) {
    return decoded(picture.file());
  }

  private static Optional<byte[]> decoded(String file) {
    return file.isEmpty() ? Optional.empty() : Optional.of(Base64.getDecoder().decode(file));
  }

  /// Looks through what has been added since the last time, the latest first.
  private void look() {
    long end = store.last(table);
    long from = end;
    while (from > lookedUpTo) {
      var page = store.ofKinds(table, KINDS, from, PAGE);
      for (Envelope entry : page) {
        if (entry.seq() > lookedUpTo) {
          hang(codec.read(entry), entry);
        }
      }
      from = page.size() < PAGE ? 0 : page.getLast().seq() - 1;
    }
    lookedUpTo = end;
  }

  private void hang(Logged logged, Envelope entry) {
    if (logged instanceof Logged.Portrayed face && !face.picture().isEmpty()) {
      Portrait.read(face.colour())
          .flatMap(Portrait::picture)
          .ifPresent(name -> faces.putIfAbsent(name, entry.seq()));
    }
    if (logged instanceof Logged.Pictured picture) {
      file(picture)
          .ifPresent(
              file ->
                  pages.putIfAbsent(
                      picture.picture(), new Hung(entry.seq(), entry.seat(), file.length)));
    }
  }
}
