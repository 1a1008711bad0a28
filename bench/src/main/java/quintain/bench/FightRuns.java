package quintain.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;
import quintain.proving.fights.Bout;
import quintain.proving.fights.Orders;
import quintain.proving.fights.Progress;
import quintain.proving.fights.Simulation;
import quintain.proving.fights.Tally;

/// Long runs of fights, by the clock: what memory does over a hundred million of them (`many`), and
/// what a second core is worth (`cores`), beside work that shares nothing. Nothing else should be
/// running.
public final class FightRuns {
  private static final int TIMES = 7;
  private static final int WARM = 30;

  private FightRuns() {}

  /// Runs one of them.
  ///
  /// @param args `many [MILLIONS [PARTY FOES]]` for Cairn, or `cores BOOK`
  public static void main(String[] args) {
    if (args.length > 1 && args[0].equals("cores")) {
      cores(args[1]);
      return;
    }
    long millions = args.length > 1 ? Long.parseLong(args[1]) : 100;
    var party = args.length > 3 ? args[2] : "Reed Cutter";
    var foes = args.length > 3 ? args[3] : "Tunnel Goblin";
    many(FightTimes.bout("cairn", party, foes), millions);
  }

  /// What a second core is worth to a book, and in the same minutes to work that shares nothing.
  private static void cores(String book) {
    yardstick("bare arithmetic", FightRuns::spin, 400_000_000);
    switch (book) {
      case "cairn" -> {
        yardstick("one of each by hand", fights -> byHand(1, fights), 20_000_000);
        yardstick("four of each by hand", fights -> byHand(4, fights), 8_000_000);
        cores(book, "Reed Cutter", "Tunnel Goblin", 10_000_000);
        cores(book, "4*Reed Cutter", "4*Tunnel Goblin", 1_000_000);
      }
      case "terra-odd" -> cores(book, "2*Ilse,2*Bram", "4*Street Cutter", 100_000);
      case "rath" -> cores(book, "Brannoc,Sefa,Ilvane,Odda", "4*Raider", 40_000);
      case "otherworlds" ->
          cores(book, "Brannoc Vale,Ysolde Marr,Kit Arroway,Orrin Thess", "4*Rust Raider", 10_000);
      case "rhod" -> cores(book, "Maren,Teo,Sabe,Orrin", "4*Roadside Cutthroat", 10_000);
      default -> throw new IllegalArgumentException("no fight of " + book);
    }
    yardstick("bare arithmetic once more", FightRuns::spin, 400_000_000);
  }

  private static void many(Bout bout, long millions) {
    long each = Math.max(1, millions / 20) * 1_000_000;
    long began = System.nanoTime();
    Simulation.run(
        bout,
        new Orders(millions * 1_000_000, 7, Runtime.getRuntime().availableProcessors(), 0),
        new Progress() {
          private long told;

          @Override
          public void done(Tally soFar, long wanted) {
            if (soFar.fights() / each > told) {
              told = soFar.fights() / each;
              tell(soFar, began);
            }
          }
        });
  }

  private static void tell(Tally soFar, long began) {
    var machine = Runtime.getRuntime();
    System.out.printf(
        Locale.ROOT,
        "%,d fights, %.1f s; resident %d MB; heap in use %d MB of %d; party wins %.3f %%%n",
        soFar.fights(),
        (System.nanoTime() - began) / 1e9,
        resident(),
        (machine.totalMemory() - machine.freeMemory()) >> 20,
        machine.totalMemory() >> 20,
        100.0 * soFar.wins().getFirst() / soFar.fights());
  }

  /// What the system says the process takes up, in MB; -1 where it does not say.
  private static long resident() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
        if (line.startsWith("VmRSS:")) {
          return Long.parseLong(line.replaceAll("\\D", "")) >> 10;
        }
      }
      return -1;
    } catch (IOException e) {
      return -1;
    }
  }

  /// The same fights on one thread and on two in turns; the fastest of each counts. Where two take
  /// more processor time than one, they are in each other's way; otherwise they wait.
  private static void cores(String book, String party, String foes, long fights) {
    var bout = FightTimes.bout(book, party, foes);
    // the first fights are looked at closely, in code of their own that is to be compiled as well
    for (int i = 0; i < WARM; i++) {
      Run.of(bout, fights / 20, -i, 2);
    }
    // both workers know what there is to know
    Run.of(bout, 2 * fights, 0, 2);
    // never the same fights twice, or those of large sides would be known by heart
    long seed = 1;
    var one = Run.of(bout, fights, seed++, 1);
    var two = Run.of(bout, fights, seed++, 2);
    for (int i = 1; i < TIMES; i++) {
      one = one.orFaster(Run.of(bout, fights, seed++, 1));
      two = two.orFaster(Run.of(bout, fights, seed++, 2));
    }
    System.out.printf(
        Locale.ROOT,
        "%s, %s against %s: %,.0f a second on one thread, %,.0f on two: %.2f times;"
            + " processor time %.3f and %.3f us a fight%n",
        book,
        party,
        foes,
        fights / one.seconds(),
        fights / two.seconds(),
        one.seconds() / two.seconds(),
        one.processor() * 1e6 / fights,
        two.processor() * 1e6 / fights);
  }

  /// What some fights took, by the clock and of the processor, in seconds.
  private record Run(double seconds, double processor) {
    static Run of(Bout bout, long fights, long seed, int threads) {
      long cpu = processorTime();
      long began = System.nanoTime();
      Simulation.run(bout, new Orders(fights, seed, threads, 0), Progress.NONE);
      return new Run((System.nanoTime() - began) / 1e9, (processorTime() - cpu) / 1e9);
    }

    Run orFaster(Run other) {
      return other.seconds < seconds ? other : this;
    }

    private static long processorTime() {
      return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }
  }

  /// What the machine gives for a second thread where nothing is shared: each of two does half.
  private static void yardstick(String what, LongConsumer work, long times) {
    // compiled as it stays, not as a loop that is under way
    for (int i = 0; i < WARM; i++) {
      work.accept(times / WARM);
    }
    double one = Double.MAX_VALUE;
    double two = Double.MAX_VALUE;
    for (int i = 0; i < TIMES; i++) {
      one = Math.min(one, seconds(work, times, 1));
      two = Math.min(two, seconds(work, times, 2));
    }
    System.out.printf(
        Locale.ROOT, "%s: two threads do %.2f times as much as one%n", what, one / two);
  }

  private static double seconds(LongConsumer work, long times, int threads) {
    long began = System.nanoTime();
    var all = new ArrayList<Thread>();
    for (int i = 0; i < threads; i++) {
      all.add(Thread.ofPlatform().start(() -> work.accept(times / threads)));
    }
    for (Thread thread : all) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
    }
    return (System.nanoTime() - began) / 1e9;
  }

  /// Takes up what work comes to, so that none of it is left out.
  private static final LongAdder SEEN = new LongAdder();

  private static void spin(long times) {
    long mixed = times;
    for (long i = 0; i < times; i++) {
      mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L + i;
    }
    SEEN.add(mixed);
  }

  private static void byHand(int many, long fights) {
    var hand = new ByHand(many, 11);
    long won = 0;
    for (long i = 0; i < fights; i++) {
      won += hand.fight() ? 1 : 0;
    }
    SEEN.add(won);
  }
}
