package quintain.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import quintain.binder.Source;
import quintain.kernel.Choices;
import quintain.kernel.Command;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Faces;
import quintain.kernel.odds.Odds;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;

/// Previews one command of every kind the Referee is offered, and tells which take longest: in a
/// duel of Cairn, or in a scenario before its first command and before its last.
public final class SlowestPreviews {
  private static final int WARM = 30;
  private static final int TIMED = 10;
  private static final int SHOWN = 12;

  private SlowestPreviews() {}

  private record Timed(String command, double milliseconds, boolean exact) {}

  public static void main(String[] args) {
    var duel = new ResolveBench.Duel();
    duel.begin();
    if (args.length > 0) {
      var source = Source.file(Path.of(args[0]));
      scenario(source, EncounterPreviews.volume(source), duel.faces);
      return;
    }
    show("before the fight", times(duel.book, duel.opening(), duel.faces));
    show("in rounds", times(duel.book, duel.fighting(), duel.faces));
  }

  private static <S extends State, T extends Step, E extends Event> void scenario(
      Source source, Volume<S, T, E> volume, Faces faces) {
    var commands = ScenarioRunner.commands(source, volume);
    for (var given : List.of(commands.getFirst(), commands.getLast())) {
      show("before " + given.note(), times(volume.book(), given.state(), faces));
    }
  }

  private static void show(String title, List<Timed> times) {
    System.out.println(title + ": " + times.size() + " kinds of command");
    for (Timed timed : times.subList(0, Math.min(SHOWN, times.size()))) {
      System.out.printf(
          "  %8.3f ms  %s%s%n",
          timed.milliseconds(), timed.command(), timed.exact() ? "" : " (simulated)");
    }
  }

  private static <S extends State, T extends Step, E extends Event> List<Timed> times(
      Rulebook<S, T, E> book, S state, Faces faces) {
    var odds = new Odds<>(book);
    var clock = ManagementFactory.getThreadMXBean();
    var times = new ArrayList<Timed>();
    for (T command : commands(book, state)) {
      boolean exact = true;
      for (int i = 0; i < WARM; i++) {
        exact = odds.preview(state, command, Seat.REFEREE, faces).exact();
      }
      long before = clock.getCurrentThreadCpuTime();
      for (int i = 0; i < TIMED; i++) {
        exact &= odds.preview(state, command, Seat.REFEREE, faces).exact();
      }
      double spent = (clock.getCurrentThreadCpuTime() - before) / 1e6 / TIMED;
      times.add(new Timed(Names.of(command.getClass()), spent, exact));
    }
    times.sort(Comparator.comparingDouble(Timed::milliseconds).reversed());
    return times;
  }

  /// One whole command of each kind on offer.
  private static <S extends State, T extends Step, E extends Event> List<T> commands(
      Rulebook<S, T, E> book, S state) {
    var found = new ArrayList<T>();
    var random = new SplittableRandom(11);
    for (var offer : book.deeds().offers(state, Seat.REFEREE)) {
      if (offer.blocked().isEmpty()
          && found.stream().noneMatch(command -> command.getClass() == offer.command())) {
        filled(book, state, offer.filled(), random)
            .map(book.formats().step()::cast)
            .ifPresent(found::add);
      }
    }
    return found;
  }

  private static <S extends State, T extends Step, E extends Event> Optional<Command> filled(
      Rulebook<S, T, E> book, S state, Partial offer, SplittableRandom random) {
    var partial = offer;
    while (true) {
      switch (book.deeds().choices(state, Seat.REFEREE, partial)) {
        case Choices.Complete complete -> {
          return Optional.of(complete.command());
        }
        case Choices.Stuck _ -> {
          return Optional.empty();
        }
        case Choices.Next next ->
            partial = partial.with(next.slot(), answer(next.question(), random));
      }
    }
  }

  private static <A> Object answer(Question<A> question, SplittableRandom random) {
    return switch (question) {
      case Question.OneOf<?> one -> one.options().get(random.nextInt(one.options().size())).value();
      default -> question.byDefault();
    };
  }
}
