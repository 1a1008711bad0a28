package quintain.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import quintain.packs.Books;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Bout;
import quintain.proving.fights.Encounter;

/// How many fights the proving ground fights, in processor time on one thread; for Cairn beside the
/// same fight written by hand, turn about in one run.
public final class FightTimes {
  private static final int WINDOWS = 8;

  /// Four against four go on learning for a million fights.
  private static final long WARM = 12_000_000_000L;

  private static final long WINDOW = 500_000_000L;
  private static final ProvingGround GROUND = new ProvingGround(Books.onBoard(), List.of());

  private FightTimes() {}

  /// Measures books.
  ///
  /// @param args the books to measure; each in a process of its own is quickest, because then the
  ///   compiler of the JVM has only one to look at
  public static void main(String[] args) {
    for (String book : args) {
      switch (book) {
        case "cairn" -> {
          int[] sizes = {1, 2, 4};
          for (int size : sizes) {
            besideByHand(size);
          }
        }
        case "terra-odd" -> alone(book, "2*Ilse,2*Bram", "4*Street Cutter");
        case "rath" -> alone(book, "Brannoc,Sefa,Ilvane,Odda", "4*Raider");
        case "otherworlds" ->
            alone(book, "Brannoc Vale,Ysolde Marr,Kit Arroway,Orrin Thess", "4*Rust Raider");
        case "rhod" -> alone(book, "Maren,Teo,Sabe,Orrin", "4*Roadside Cutthroat");
        default -> throw new IllegalArgumentException("no fight of " + book);
      }
    }
  }

  /// Two sides that fight steadily.
  static Bout bout(String book, String party, String foes) {
    return GROUND.prepare(
        new Encounter(
            book,
            List.of(
                Encounter.Side.parse("party", party, "steady"),
                Encounter.Side.parse("foes", foes, "steady")),
            Map.of(),
            "",
            Encounter.USUAL_CAP));
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /// Fights for so long; the microseconds of one fight.
  private static double engine(Bout bout, long nanos, long[] number, long[] won) {
    long began = cpu();
    long fought = 0;
    while (cpu() - began < nanos) {
      won[0] += bout.fight(7, number[0], number[0] + 256).wins().getFirst();
      number[0] += 256;
      fought += 256;
    }
    won[1] += fought;
    return (cpu() - began) / 1e3 / fought;
  }

  private static double hand(ByHand hand, long nanos, long[] won) {
    long began = cpu();
    long fought = 0;
    while (cpu() - began < nanos) {
      for (int i = 0; i < 256; i++) {
        won[0] += hand.fight() ? 1 : 0;
      }
      fought += 256;
    }
    won[1] += fought;
    return (cpu() - began) / 1e3 / fought;
  }

  private static void besideByHand(int size) {
    var bout = bout("cairn", size + "*Reed Cutter", size + "*Tunnel Goblin");
    var hand = new ByHand(size, 11);
    // past the first fights, which are looked at closely
    long[] number = {1_000_000};
    long[] engineWon = new long[2];
    long[] handWon = new long[2];
    engine(bout, WARM, number, engineWon);
    hand(hand, WARM / 4, handWon);
    double engine = Double.MAX_VALUE;
    double byHand = Double.MAX_VALUE;
    for (int i = 0; i < WINDOWS; i++) {
      engine = Math.min(engine, engine(bout, WINDOW, number, engineWon));
      byHand = Math.min(byHand, hand(hand, WINDOW / 4, handWon));
    }
    System.out.printf(
        Locale.ROOT,
        "cairn %d against %d: %.2f us a fight (%,.0f a second), by hand %.3f us: %.1f times;"
            + " cutters win %.2f %% and %.2f %%%n",
        size,
        size,
        engine,
        1e6 / engine,
        byHand,
        engine / byHand,
        100.0 * engineWon[0] / engineWon[1],
        100.0 * handWon[0] / handWon[1]);
  }

  private static void alone(String book, String party, String foes) {
    var bout = bout(book, party, foes);
    long[] number = {1_000_000};
    long[] won = new long[2];
    engine(bout, WARM, number, won);
    double best = Double.MAX_VALUE;
    for (int i = 0; i < WINDOWS / 2; i++) {
      best = Math.min(best, engine(bout, WINDOW, number, won));
    }
    System.out.printf(
        Locale.ROOT,
        "%s 4 against 4: %.1f us a fight (%,.0f a second); party wins %.1f %%%n",
        book,
        best,
        1e6 / best,
        100.0 * won[0] / won[1]);
  }
}
