package quintain.bench;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import quintain.cairn.CairnBook;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.kernel.Quick;
import quintain.kernel.Seat;
import quintain.kernel.dice.Faces;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.kernel.odds.Odds;
import quintain.kernel.odds.Preview;
import quintain.packs.Volume;

/// Cairn attacks through the whole engine, beside the same arithmetic in a hand-written loop.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ResolveBench {
  /// Maren, who acts first, and a Wood Troll, in the first round.
  @State(Scope.Thread)
  public static class Duel {
    private final SplittableRandom random = new SplittableRandom(7);
    final Faces faces = sides -> random.nextInt(sides) + 1;
    final CairnBook book = new CairnBook();
    final CairnStep attack =
        new CairnStep.CarryOutAlone(
            new CairnStep.Attack("maren", List.of("axe"), List.of("troll")));
    final Odds<CairnState, CairnStep, CairnEvent> odds = new Odds<>(book);
    private final CairnState[] starts = new CairnState[16];
    private int turn;
    private final CairnState opening = opening(book);
    Quick<CairnState, CairnStep, CairnEvent> quick =
        new Quick<>(book, new QuickFate(faces, Policy.DEFAULTS));

    /// The troll at HP 0 to 10, so that blows wound, drop, cripple and frighten it by turns.
    @Setup(Level.Trial)
    public void begin() {
      var fight = quick.run(opening, new CairnStep.BeginRounds());
      for (int i = 0; i < starts.length; i++) {
        starts[i] = quick.run(fight, new CairnStep.SetValue("troll.hp", "" + hp(i), "a start"));
      }
    }

    CairnState opening() {
      return opening;
    }

    /// The fight with the troll unhurt.
    CairnState fighting() {
      return starts[10];
    }

    static int hp(int i) {
      return i % 11;
    }

    int next() {
      turn = (turn + 1) & 15;
      return turn;
    }

    private static CairnState opening(CairnBook book) {
      var content = Volume.of(book).content(List.of()).orThrow();
      return book.rules()
          .opening(
              new quintain.kernel.Setup(
                  book.formats().house(),
                  content,
                  book.formats().scene(),
                  List.of(
                      new quintain.kernel.Setup.Cast(
                          "maren",
                          new Seat("maren"),
                          new quintain.kernel.Setup.Role.Pregen("Maren")),
                      new quintain.kernel.Setup.Cast(
                          "troll",
                          Seat.REFEREE,
                          new quintain.kernel.Setup.Role.Creature("Wood Troll")))));
    }
  }

  /// One attack: prompts, die, Armor, HP, STR, critical save, morale; events folded, nothing
  /// logged.
  @Benchmark
  public CairnState engine(Duel duel) {
    return duel.quick.run(duel.starts[duel.next()], duel.attack);
  }

  /// The same outcome by hand: Armor 1, STR 15, WIL 7, alone; one object for the result.
  @Benchmark
  public int[] byHand(Duel duel) {
    int hp = Duel.hp(duel.next());
    int str = 15;
    int out = 0;
    int net = Math.max(0, duel.faces.face(8) - 1);
    boolean zeroed = hp > 0 && net >= hp;
    if (net > hp) {
      str -= net - hp;
      hp = 0;
      if (str <= 0) {
        out = 1;
      } else {
        int face = duel.faces.face(20);
        if (face != 1 && (face == 20 || face > str)) {
          out = 1;
        }
      }
    } else {
      hp -= net;
    }
    if (out == 0 && zeroed) {
      int face = duel.faces.face(20);
      if (face != 1 && (face == 20 || face > 7)) {
        out = 2;
      }
    }
    return new int[] {hp, str, out};
  }

  /// The exact odds of that attack.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Preview preview(Duel duel) {
    return duel.odds.preview(duel.starts[duel.next()], duel.attack, Seat.REFEREE, duel.faces);
  }
}
