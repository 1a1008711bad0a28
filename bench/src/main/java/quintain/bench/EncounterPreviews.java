package quintain.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import quintain.binder.Located;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Refusals;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Faces;
import quintain.kernel.fate.Policy;
import quintain.kernel.odds.Odds;
import quintain.packs.Books;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;

/// Previews every command of a scenario in the state it is given in, and tells what that takes in
/// processor time. Everybody answers as somebody sensible would, as in the odds that tables show. A
/// command that the scenario expects to be refused has no odds.
public final class EncounterPreviews {
  private static final int WARM = 40;
  private static final int TIMED = 10;

  private EncounterPreviews() {}

  public static void main(String[] args) {
    var source = Source.file(Path.of(args[0]));
    var faces = new ResolveBench.Duel();
    faces.begin();
    show(source, volume(source), faces.faces);
  }

  /// The book a scenario names.
  static Volume<?, ?, ?> volume(Source source) {
    return Books.onBoard().find(bookOf(source));
  }

  private static String bookOf(Source source) {
    if (source.root().orElse(null) instanceof Located.Mapping mapping) {
      for (Located.Field field : mapping.fields()) {
        if (field.key().equals("book") && field.value() instanceof Located.Text id) {
          return id.value();
        }
      }
    }
    throw new IllegalArgumentException(source.file() + " names no book");
  }

  private static <S extends State, T extends Step, E extends Event> void show(
      Source source, Volume<S, T, E> volume, Faces faces) {
    var odds = new Odds<>(volume.book(), Policy.ASSUMED, Odds.BUDGET);
    var clock = ManagementFactory.getThreadMXBean();
    var commands =
        ScenarioRunner.commands(source, volume).stream()
            .filter(
                given ->
                    Refusals.of(volume.book().rules(), given.state(), given.command()).isEmpty())
            .toList();
    for (var given : commands) {
      for (int i = 0; i < WARM; i++) {
        odds.preview(given.state(), given.command(), Seat.REFEREE, faces);
      }
    }
    for (var given : commands) {
      long before = clock.getCurrentThreadCpuTime();
      boolean exact = true;
      for (int i = 0; i < TIMED; i++) {
        exact &= odds.preview(given.state(), given.command(), Seat.REFEREE, faces).exact();
      }
      double spent = (clock.getCurrentThreadCpuTime() - before) / 1e6 / TIMED;
      System.out.printf(
          "%8.2f ms  %s%s  (%s)%n",
          spent, Names.of(given.command().getClass()), exact ? "" : " (simulated)", given.note());
    }
  }
}
