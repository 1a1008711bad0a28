package quintain.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;

/// A game in a file, a command in another, and the seat that gives it.
final class Situation {
  @Option(
      names = "--state",
      required = true,
      paramLabel = "FILE",
      description = "A saved game, or a scenario as it stands after its steps.")
  Path state = Path.of("");

  @Option(
      names = "--command",
      required = true,
      paramLabel = "FILE",
      description = "The command, as scenarios write it: attack: {by: …, with: …, targets: …}.")
  Path command = Path.of("");

  @Option(
      names = "--seat",
      paramLabel = "S",
      description = "The seat that gives the command; the Referee's unless given.")
  @Nullable String seat;

  @Mixin Homebrew homebrew = new Homebrew();

  <S extends State, T extends Step, E extends Event> Game<S, T> game(Volume<S, T, E> volume) {
    var game = ScenarioRunner.game(source(state), volume, homebrew.packs);
    if (!game.agenda().isEmpty()) {
      throw new Wrong("the game in " + state + " is in the middle of a command.");
    }
    return game;
  }

  <S extends State, T extends Step, E extends Event> T command(Volume<S, T, E> volume) {
    return ScenarioRunner.command(source(command), volume);
  }

  Seat seat(Volume<?, ?, ?> volume) {
    return seat == null ? Seat.REFEREE : volume.seat(seat);
  }

  private static Source source(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new Wrong("there is no file " + file + ".");
    }
    return Source.file(file);
  }
}
