package quintain.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import quintain.table.log.Verification.Verified;

/// `quintain table verify`: whether all tables are as they were written.
@Command(
    name = "verify",
    description = {
      "Folds the log of every table anew, checks the hashes that are chained over it,",
      "and names the first bad entry of each that is damaged. Changes nothing."
    })
final class TableVerifyCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin KeptTables kept = new KeptTables();

  TableVerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    try (var file = kept.open()) {
      var problems = file.problems();
      var tables = KeptTables.verified(file);
      boolean whole = problems.isEmpty() && tables.stream().allMatch(Verified::isWhole);
      if (common.json) {
        tellJson(whole, problems, tables);
      } else {
        tell(problems, tables);
      }
      return whole ? Exit.DONE : Exit.NO;
    }
  }

  private void tellJson(boolean whole, List<String> problems, List<Verified> tables) {
    terminal.json(
        json ->
            json.object(
                () -> {
                  json.put("whole", whole).put("problems", problems);
                  json.name("tables")
                      .list(
                          () ->
                              tables.forEach(
                                  each -> json.object(() -> KeptTables.write(json, each))));
                }));
  }

  private void tell(List<String> problems, List<Verified> tables) {
    problems.forEach(problem -> terminal.say("file     " + problem));
    for (Verified each : tables) {
      var table = each.table();
      terminal.say(
          (each.isWhole() ? "whole    " : "damaged  ")
              + table.id()
              + "  "
              + table.title()
              + ", "
              + entries(each.sound())
              + (each.isWhole() ? "" : " before the first bad one"));
      KeptTables.flaws(each).forEach(flaw -> terminal.say("         " + flaw));
    }
    long damaged = tables.stream().filter(each -> !each.isWhole()).count();
    terminal.say(
        tables.size() + (tables.size() == 1 ? " table, " : " tables, ") + damaged + " damaged");
  }

  private static String entries(long count) {
    return count + (count == 1 ? " entry" : " entries");
  }
}
