package quintain.table.log;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Names;
import quintain.packs.Volume;
import quintain.table.store.Envelope;

/// Writes what happened at a table into envelopes, and reads it again.
///
/// A body is written in the latest version of its kind. A form that was stored once must be read
/// for ever: whoever changes a record of [Logged] raises its version here and reads the older one
/// beside it.
public final class LogCodec {
  public static final int VERSION = 1;

  public static final String COMMANDED = Names.of(Logged.Commanded.class);
  public static final String OPENED = Names.of(Logged.Opened.class);
  public static final String REWOUND = Names.of(Logged.Rewound.class);
  public static final String STEPPED = Names.of(Logged.Stepped.class);
  public static final String STOCKED = Names.of(Logged.Stocked.class);
  public static final String RULED = Names.of(Logged.Ruled.class);

  private static final Map<String, Class<? extends Logged>> KINDS = kinds();

  private static final ClassValue<String> NAMES =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> kind) {
          return Names.of(kind);
        }
      };

  private final Volume<?, ?, ?> volume;

  public LogCodec(Volume<?, ?, ?> volume) {
    this.volume = volume;
  }

  private static Map<String, Class<? extends Logged>> kinds() {
    var kinds = new LinkedHashMap<String, Class<? extends Logged>>();
    List<Class<? extends Logged>> all =
        List.of(
            Logged.Opened.class,
            Logged.Commanded.class,
            Logged.Stepped.class,
            Logged.Paused.class,
            Logged.Cancelled.class,
            Logged.Rewound.class,
            Logged.Ruled.class,
            Logged.Stocked.class,
            Logged.Made.class,
            Logged.Filed.class,
            Logged.Unmade.class,
            Logged.Talked.class,
            Logged.Portrayed.class,
            Logged.Called.class,
            Logged.Heeded.class,
            Logged.Threw.class,
            Logged.Noted.class,
            Logged.Wrote.class,
            Logged.Erased.class,
            Logged.Pictured.class,
            Logged.SessionBegan.class,
            Logged.SessionEnded.class,
            Logged.Revealed.class,
            Logged.Arranged.class,
            Logged.Prepared.class,
            Logged.PutAway.class);
    all.forEach(kind -> kinds.put(Names.of(kind), kind));
    return kinds;
  }

  public static String kind(Logged logged) {
    return NAMES.get(logged.getClass());
  }

  /// Whether entries of this kind are folded into the game.
  public static boolean isOfTheGame(String kind) {
    var type = KINDS.get(kind);
    return type != null && Logged.OfTheGame.class.isAssignableFrom(type);
  }

  public String write(Logged logged) {
    return volume.codec().write(logged, logged.getClass());
  }

  /// Throws IllegalArgumentException or [quintain.binder.Invalid] for what this program cannot
  /// read.
  public Logged read(Envelope envelope) {
    var type = KINDS.get(envelope.kind());
    if (type == null || envelope.version() != VERSION) {
      throw new IllegalArgumentException(
          "entry "
              + envelope.seq()
              + " is a '"
              + envelope.kind()
              + "' of version "
              + envelope.version()
              + ", which this program does not know; was it written by a later one?");
    }
    return volume.codec().read(envelope.body(), type);
  }
}
