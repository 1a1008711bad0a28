package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import quintain.testkit.IdleCode;

/// Main code that no main code names is there for tests alone, unless there is a reason for it. The
/// books see to their own.
class IdleCodeTest {
  private static final List<String> MODULES =
      List.of(
          "kernel",
          "space",
          "binder",
          "packs",
          "scenario",
          "testkit",
          "proving",
          "table",
          "mcp",
          "cli");

  /// Of those, what tests are written with is left out.
  private static final List<String> CHECKED =
      List.of(
          "quintain.kernel",
          "quintain.space",
          "quintain.binder",
          "quintain.packs",
          "quintain.scenario",
          "quintain.proving",
          "quintain.table",
          "quintain.mcp",
          "quintain.cli");

  private static final Map<String, List<String>> REASONS =
      Map.of(
          "the algebra of dice, for every book: those on board use a part of it",
          List.of(
              "quintain.kernel.dice.Comparison.atLeast",
              "quintain.kernel.dice.Comparison.atMost",
              "quintain.kernel.dice.Comparison.lessThan",
              "quintain.kernel.dice.Comparison.moreThan",
              "quintain.kernel.dice.Dice.count",
              "quintain.kernel.dice.Dice.dropHighest",
              "quintain.kernel.dice.Dice.explode",
              "quintain.kernel.dice.Dice.explodeOnce",
              "quintain.kernel.dice.Dice.minus",
              "quintain.kernel.dice.Dice.modulo",
              "quintain.kernel.dice.Dice.penetrate",
              "quintain.kernel.dice.Dist.atMost",
              "quintain.kernel.dice.Dist.map",
              "quintain.kernel.dice.ExactDist.asMap",
              "quintain.kernel.dice.ExactDist.p",
              "quintain.kernel.dice.Roll.map",
              "quintain.kernel.dice.Row.row",
              "quintain.kernel.dice.notation.NotationError.position",
              "quintain.kernel.dice.notation.NotationError.sentence"),
          "how tests of books and benchmarks lay a map",
          List.of(
              "quintain.space.Barrier.fence",
              "quintain.space.Barrier.wall",
              "quintain.space.Grid.standing",
              "quintain.space.Grid.with",
              "quintain.space.Light.of"),
          "how tests of a book read odds and forms",
          List.of("quintain.kernel.forms.Forms.slots", "quintain.kernel.odds.Preview.p"),
          "what books from elsewhere stand upon",
          List.of("quintain.kernel.craft.Variant"),
          "how the table's build writes the schemas of its protocol",
          List.of("quintain.binder.Schemas.of"),
          "what benchmarks weigh",
          List.of("quintain.scenario.ScenarioRunner.commands"),
          "how tests of the table look at who listens and what was told",
          List.of(
              "quintain.table.Table.ears",
              "quintain.table.Table.last",
              "quintain.table.Table.places",
              "quintain.table.web.Visit.waiting"));

  @Test
  void nothingIsThereForTestsAlone() throws IOException {
    var reasons = new TreeMap<String, String>();
    REASONS.forEach((reason, names) -> names.forEach(name -> reasons.put(name, reason)));

    assertThat(IdleCode.in(folders(), CHECKED))
        .as("only tests name it, or there is a reason that is none any more")
        .isEqualTo(List.copyOf(reasons.keySet()));
  }

  /// The main classes of every module that this one is built upon, and its own.
  private static List<Path> folders() throws IOException {
    var folders = new ArrayList<Path>();
    for (String module : MODULES) {
      folders.add(Path.of("..", module, "target/classes"));
    }
    try (var books = Files.list(Path.of("..", "rulebooks"))) {
      books
          .map(book -> book.resolve("target/classes"))
          .filter(Files::isDirectory)
          .forEach(folders::add);
    }
    return folders;
  }
}
