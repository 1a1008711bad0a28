package quintain.scenario;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import quintain.binder.Bound;
import quintain.binder.Invalid;
import quintain.binder.Located;
import quintain.binder.Mark;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.Content;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.HouseRules;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Library;
import quintain.packs.Volume;

/// Plays scenario files with scripted dice. A file that does not read well is thrown as [Invalid],
/// with all that is wrong.
public final class ScenarioRunner {
  private ScenarioRunner() {}

  public static ScenarioResult run(Path file, Library library) {
    return run(Source.file(file), library, List.of());
  }

  public static ScenarioResult run(Source source, Library library) {
    return run(source, library, List.of());
  }

  /// Plays a scenario with user packs laid over the book's content.
  public static ScenarioResult run(Source source, Library library, List<Path> packs) {
    return run(source, volume(source, library), packs);
  }

  private static <S extends State, T extends Step, E extends Event> ScenarioResult run(
      Source source, Volume<S, T, E> volume, List<Path> packs) {
    var scenario = new ScenarioReader<>(volume, source).read(along -> volume.content(packs, along));
    return new ScenarioPlay<>(volume, source.file(), scenario).play();
  }

  /// The game that a file holds for a book: a saved game, or a scenario taken as it stands after
  /// its steps. A scenario that fails is no state to start from and is thrown as [Invalid].
  public static <S extends State, T extends Step, E extends Event> Game<S, T> game(
      Source source, Volume<S, T, E> volume, List<Path> packs) {
    if (field(source, "state") != null) {
      return volume.readGame(source).orThrow();
    }
    return played(source, volume, packs).game();
  }

  /// The same for people who are there already: they take the places of those whom the file names,
  /// in their order, and house rules and content stay; what the scene brings along stands over
  /// that. Whoever is left over in the file is the Referee's. Only a scenario can be laid so, no
  /// saved game.
  public static <S extends State, T extends Step, E extends Event> Game<S, T> game(
      Source source,
      Volume<S, T, E> volume,
      Content content,
      Optional<HouseRules> house,
      List<Setup.Cast> heroes) {
    return played(
            source,
            volume,
            scenario -> {
              var setup = scenario.setup();
              var cast = heroes.isEmpty() ? setup.cast() : recast(setup.cast(), heroes);
              return new Scenario<>(
                  scenario.title(),
                  new Setup(house.orElse(setup.house()), setup.content(), setup.scene(), cast),
                  scenario.given(),
                  scenario.steps());
            },
            along -> volume.content(content, along))
        .game();
  }

  private static List<Setup.Cast> recast(List<Setup.Cast> file, List<Setup.Cast> heroes) {
    var left = new ArrayDeque<>(heroes);
    var cast = new ArrayList<Setup.Cast>();
    for (Setup.Cast each : file) {
      if (each.seat().isReferee()) {
        cast.add(each);
      } else if (left.isEmpty()) {
        cast.add(new Setup.Cast(each.id(), Seat.REFEREE, each.role()));
      } else {
        var hero = left.removeFirst();
        cast.add(new Setup.Cast(each.id(), hero.seat(), hero.role()));
      }
    }
    for (Setup.Cast hero : left) {
      var id = hero.id();
      for (int i = 2; isTaken(cast, id); i++) {
        id = hero.id() + "-" + i;
      }
      cast.add(new Setup.Cast(id, hero.seat(), hero.role()));
    }
    return List.copyOf(cast);
  }

  private static boolean isTaken(List<Setup.Cast> cast, String id) {
    return cast.stream().anyMatch(each -> each.id().equals(id));
  }

  private static <S extends State, T extends Step, E extends Event> ScenarioPlay<S, T, E> played(
      Source source, Volume<S, T, E> volume, List<Path> packs) {
    return played(source, volume, UnaryOperator.identity(), along -> volume.content(packs, along));
  }

  private static <S extends State, T extends Step, E extends Event> ScenarioPlay<S, T, E> played(
      Source source,
      Volume<S, T, E> volume,
      UnaryOperator<Scenario<T>> changed,
      Function<Map<String, Source>, Bound<Content>> stocking) {
    var book = book(source);
    if (!volume.book().reads(book.value())) {
      throw invalid(
          book.at(), "this is a scene of " + book.value() + ", not of " + volume.book().id());
    }
    var play =
        new ScenarioPlay<>(
            volume,
            source.file(),
            changed.apply(new ScenarioReader<>(volume, source).read(stocking)));
    var result = play.play();
    if (!result.passed()) {
      throw new Invalid(
          result.failures().stream()
              .map(failure -> new Problem(source.file(), 1, 1, "", failure))
              .toList());
    }
    return play;
  }

  /// A command as a scenario gives it, in the state it is given in.
  public record Given<S, T>(String note, S state, T command) {}

  /// Every command of a scenario, in order; one that fails is thrown as [Invalid].
  public static <S extends State, T extends Step, E extends Event> List<Given<S, T>> commands(
      Source source, Volume<S, T, E> volume) {
    return played(source, volume, List.of()).given();
  }

  /// The command that a file holds, written as in a scenario.
  public static <S extends State, T extends Step, E extends Event> T command(
      Source source, Volume<S, T, E> volume) {
    return new ScenarioReader<>(volume, source).readCommand();
  }

  private static Volume<?, ?, ?> volume(Source source, Library library) {
    var book = book(source);
    try {
      return library.find(book.value());
    } catch (NoSuchElementException e) {
      throw invalid(book.at(), String.valueOf(e.getMessage()));
    }
  }

  /// The book that a scenario names.
  private static Located.Text book(Source source) {
    if (source.root().isEmpty()) {
      throw new Invalid(source.problems());
    }
    var book = field(source, "book");
    if (!(book instanceof Located.Text id)) {
      var at = book == null ? source.root().get().at() : book.at();
      throw invalid(at, "a scenario names its book, such as book: cairn");
    }
    return id;
  }

  private static Invalid invalid(Mark at, String message) {
    return new Invalid(List.of(new Problem(at.file(), at.line(), at.column(), "book", message)));
  }

  private static @Nullable Located field(Source source, String key) {
    if (source.root().orElse(null) instanceof Located.Mapping mapping) {
      for (Located.Field field : mapping.fields()) {
        if (field.key().equals(key)) {
          return field.value();
        }
      }
    }
    return null;
  }
}
