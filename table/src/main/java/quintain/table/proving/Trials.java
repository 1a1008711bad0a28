package quintain.table.proving;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.stream.Stream;
import quintain.binder.Invalid;
import quintain.kernel.FactKind;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Bout;
import quintain.proving.fights.Comparison;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Orders;
import quintain.proving.fights.Policies;
import quintain.proving.fights.Progress;
import quintain.proving.fights.Simulation;
import quintain.proving.fights.Tally;
import quintain.proving.fights.Unfit;
import quintain.table.protocol.FromProver;
import quintain.table.protocol.ToProver;

/// Fights for whoever asks, on few threads and not for long, so that no table waits for them.
public final class Trials implements AutoCloseable {
  /// How much fighting anybody may ask for.
  ///
  /// @param threads how many fight at once, for all who ask together
  /// @param longest after this long a run ends with what it has
  /// @param fights how many may be asked for in one run, all matches together
  /// @param matches how many matches a run may have
  /// @param runs how many runs there may be at once; whoever comes then is asked to wait
  public record Bounds(int threads, Duration longest, long fights, int matches, int runs) {
    /// One core stays free for the tables.
    public static final Bounds USUAL =
        new Bounds(
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            Duration.ofMinutes(2),
            50_000_000,
            60,
            16);
  }

  /// What can be fought with by a book's rules.
  ///
  /// @param rounds after how many a fight is broken off unless told otherwise
  /// @param most how many fights may be asked for in one run
  public record Yard(
      List<Described> policies,
      List<Fighter> fighters,
      List<Figure> facts,
      int rounds,
      long most) {}

  public record Described(String name, String about) {}

  /// A figure of somebody that may be other than the book has it.
  ///
  /// @param called what people call it
  public record Figure(String name, String called, String about) {}

  /// Somebody who can be sent into a fight.
  ///
  /// @param kind `pregen` or `creature`
  public record Fighter(String name, String kind) {}

  private static final Duration BETWEEN_NEWS = Duration.ofMillis(200);
  private static final int MOST_OF_A_SIDE = 60;
  private static final int MOST_ROUNDS = 1_000;
  private static final int LONGEST_REASON = 1_000;

  private final Library library;
  private final Bounds bounds;
  private final ProvingGround ground;
  private final ExecutorService fighters;
  private final Semaphore runs;

  public Trials(Library library, Bounds bounds) {
    this.library = library;
    this.bounds = bounds;
    this.ground = new ProvingGround(library, List.of());
    this.fighters =
        Executors.newFixedThreadPool(
            bounds.threads(), Thread.ofPlatform().daemon().name("fights-", 0).factory());
    this.runs = new Semaphore(bounds.runs());
  }

  /// What a book has for fights; throws [NoSuchElementException] if it is not on board.
  public Yard yard(String book) {
    var volume = library.find(book);
    var policies = new ArrayList<Described>();
    for (int i = 0; i < Policies.NAMES.size(); i++) {
      policies.add(new Described(Policies.NAMES.get(i), Policies.ABOUT.get(i)));
    }
    return new Yard(
        List.copyOf(policies),
        ground.fighters(book).stream()
            .map(each -> new Fighter(each.name(), each.pregen() ? "pregen" : "creature"))
            .toList(),
        volume.book().facts().kinds().stream()
            .filter(FactKind::settable)
            .flatMap(kind -> own(volume, kind))
            .toList(),
        Encounter.USUAL_CAP,
        bounds.fights());
  }

  /// A fact of somebody's own, without whose it is.
  private static Stream<Figure> own(Volume<?, ?, ?> volume, FactKind kind) {
    var name = kind.name().startsWith("<id>.") ? kind.name().substring(5) : "<";
    return name.contains("<")
        ? Stream.of()
        : Stream.of(new Figure(name, volume.book().facts().figure(name), kind.about()));
  }

  /// A run under way.
  public static final class Run {
    private volatile boolean stopped;

    public void stop() {
      stopped = true;
    }
  }

  /// Begins a run and returns at once; what comes of it is told on other threads, one thing after
  /// the other, and last of all that it is over.
  public Run prove(FromProver.Prove wanted, Consumer<ToProver> tell) {
    var run = new Run();
    if (!runs.tryAcquire()) {
      tell.accept(
          new ToProver.Failed(
              wanted.id(), "busy", "Too many others fight here just now; try again in a while."));
      return run;
    }
    Thread.ofVirtual()
        .name("run")
        .start(
            () -> {
              ToProver last;
              try {
                last = said(wanted.id(), () -> fight(wanted, run, tell));
              } finally {
                runs.release();
              }
              tell.accept(last); // after which there is room for another
            });
    return run;
  }

  /// One fight, line by line.
  public ToProver tell(FromProver.Tell wanted) {
    return said(
        wanted.id(),
        () -> {
          var bout = ground.prepare(encounter(wanted.match(), wanted.people()));
          return new ToProver.Told(wanted.id(), bout.log(wanted.seed(), wanted.number()));
        });
  }

  private interface Saying {
    ToProver say();
  }

  /// What cannot be fought is told in the words of whoever found out.
  private static ToProver said(String id, Saying saying) {
    try {
      return saying.say();
    } catch (Unfit unfit) {
      return new ToProver.Failed(id, "unfit", brief(capital(unfit.sentence())));
    } catch (Invalid invalid) {
      return new ToProver.Failed(id, "unfit", brief(invalid.problems().getFirst().message()));
    } catch (RuntimeException e) {
      System.getLogger(Trials.class.getName()).log(System.Logger.Level.ERROR, "a fight", e);
      return new ToProver.Failed(id, "fault", "Something went wrong in these fights.");
    }
  }

  /// Whoever sends much does not get it back with the reason why not.
  private static String brief(String sentence) {
    return sentence.length() <= LONGEST_REASON
        ? sentence
        : sentence.substring(0, LONGEST_REASON) + "…";
  }

  public static String capital(String sentence) {
    var said = Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    return said.endsWith(".") ? said : said + ".";
  }

  private ToProver fight(FromProver.Prove wanted, Run run, Consumer<ToProver> tell) {
    check(wanted);
    var bouts =
        wanted.matches().stream()
            .map(match -> ground.prepare(encounter(match, wanted.people())))
            .toList();
    var orders =
        new Orders(wanted.fights(), wanted.seed(), bounds.threads(), wanted.within().orElse(0.0));
    var clock = new Clock(run);
    if (bouts.size() == 2) {
      compare(wanted, bouts, orders, clock, tell);
    } else {
      for (int i = 0; i < bouts.size() && !clock.cancelled(); i++) {
        var news = new News(wanted, i, bouts.get(i), clock, tell);
        news.over(Simulation.run(bouts.get(i), orders, news, fighters).tally());
      }
    }
    var leftOut = bouts.stream().flatMap(bout -> bout.leftOut().stream()).distinct().toList();
    return new ToProver.Proved(wanted.id(), clock.ended(), clock.seconds(), leftOut);
  }

  private void compare(
      FromProver.Prove wanted,
      List<Bout> bouts,
      Orders orders,
      Clock clock,
      Consumer<ToProver> tell) {
    var one = new News(wanted, 0, bouts.getFirst(), clock, tell);
    var other = new News(wanted, 1, bouts.getLast(), clock, tell);
    var compared =
        Comparison.run(
            bouts.getFirst(),
            bouts.getLast(),
            orders,
            soFar -> {
              one.done(soFar.one(), wanted.fights());
              other.done(soFar.other(), wanted.fights());
              return clock.cancelled();
            },
            fighters);
    one.over(compared.one());
    other.over(compared.other());
    tell.accept(
        new ToProver.Difference(
            wanted.id(), 1, compared.difference(), compared.low(), compared.high()));
  }

  private void check(FromProver.Prove wanted) {
    int matches = wanted.matches().size();
    if (matches < 1 || matches > bounds.matches()) {
      throw new Unfit("1 to " + bounds.matches() + " matches are fought at once, not " + matches);
    }
    if (wanted.fights() < 1 || wanted.fights() > bounds.fights() / matches) {
      throw new Unfit(
          "1 to %,d fights are fought for each of %d matches, not %,d"
              .formatted(bounds.fights() / matches, matches, wanted.fights()));
    }
    if (wanted.within().filter(within -> !(within > 0 && within < 0.5)).isPresent()) {
      throw new Unfit("an interval is narrow enough somewhere between 0 and 0.5");
    }
  }

  /// The match as the proving ground knows it. Only names of the book and people who came along
  /// come through: a file of this machine is nothing for a browser to name.
  private Encounter encounter(FromProver.Match match, Map<String, String> people) {
    List<String> known;
    try {
      known = ground.fighters(match.book()).stream().map(ProvingGround.Fighter::name).toList();
    } catch (NoSuchElementException e) {
      throw new Unfit(String.valueOf(e.getMessage()), e);
    }
    var sides = new ArrayList<Encounter.Side>();
    for (FromProver.Side side : match.sides()) {
      var entries = new ArrayList<Encounter.Entry>();
      long all = 0;
      for (FromProver.Fighter fighter : side.fighters()) {
        all += fighter.count();
        entries.add(entry(fighter, known, people));
      }
      if (all > MOST_OF_A_SIDE) {
        throw new Unfit("at most " + MOST_OF_A_SIDE + " stand on one side here, not " + all);
      }
      sides.add(new Encounter.Side(side.name(), entries, side.policy()));
    }
    return new Encounter(
        match.book(),
        sides,
        words(match.house()),
        "",
        Math.min(MOST_ROUNDS, match.rounds().orElse(Encounter.USUAL_CAP)));
  }

  private static Encounter.Entry entry(
      FromProver.Fighter fighter, List<String> known, Map<String, String> people) {
    var given = words(fighter.given());
    if (known.contains(fighter.who())) {
      return new Encounter.Entry(fighter.count(), fighter.who(), given);
    }
    // Never empty: that would name a file of this machine.
    var sheet = people.getOrDefault(fighter.who(), "");
    if (sheet.isBlank()) {
      throw new Unfit("the book has nobody called '" + fighter.who() + "'");
    }
    return new Encounter.Entry(fighter.count(), fighter.who() + ".json", given, sheet);
  }

  private static Map<String, String> words(Map<String, Object> values) {
    var words = new LinkedHashMap<String, String>();
    values.forEach((name, value) -> words.put(name, String.valueOf(value)));
    return words;
  }

  /// The time of one run.
  private final class Clock {
    private final long begun = System.nanoTime();
    private final Run run;

    Clock(Run run) {
      this.run = run;
    }

    double seconds() {
      return (System.nanoTime() - begun) / 1e9;
    }

    boolean cancelled() {
      return run.stopped || timeIsUp();
    }

    private boolean timeIsUp() {
      return seconds() > bounds.longest().toNanos() / 1e9;
    }

    String ended() {
      return run.stopped ? "stopped" : timeIsUp() ? "time" : "all";
    }
  }

  /// Tells how a match stands, now and then.
  private static final class News implements Progress {
    private final FromProver.Prove wanted;
    private final int match;
    private final Bout bout;
    private final Clock clock;
    private final Consumer<ToProver> tell;
    private double told;

    News(FromProver.Prove wanted, int match, Bout bout, Clock clock, Consumer<ToProver> tell) {
      this.wanted = wanted;
      this.match = match;
      this.bout = bout;
      this.clock = clock;
      this.tell = tell;
      this.told = clock.seconds();
    }

    @Override
    public void done(Tally soFar, long all) {
      if (clock.seconds() - told > BETWEEN_NEWS.toNanos() / 1e9) {
        told = clock.seconds();
        tell.accept(standing(soFar, false));
      }
    }

    void over(Tally tally) {
      tell.accept(standing(tally, true));
    }

    private ToProver standing(Tally tally, boolean over) {
      return new ToProver.Standing(
          wanted.id(), match, wanted.fights(), over, clock.seconds(), Results.of(bout, tally));
    }

    @Override
    public boolean cancelled() {
      return clock.cancelled();
    }
  }

  @Override
  public void close() {
    fighters.shutdownNow();
  }
}
