package quintain.cli;

import java.util.List;
import picocli.CommandLine;
import quintain.kernel.Names;

/// The commands there are, in the order the welcome lists them.
enum Commands {
  ROLL,
  ODDS,
  BOOKS,
  RULES,
  HOUSE,
  CHARACTER,
  SCENARIO,
  ACT,
  PREVIEW,
  FIGHT,
  SWEEP,
  PACK,
  SERVE,
  BACKUP,
  COMPLETION;

  private String word() {
    return Names.kebab(name());
  }

  /// The commands that this command line may need. Looking through the annotations of all of them
  /// takes longer than rolling dice, so a line that begins with a command gets that one only.
  static List<Commands> wantedBy(String... args) {
    var all = List.of(values());
    if (args.length == 0) {
      return all;
    }
    var named = all.stream().filter(command -> command.word().equals(args[0])).toList();
    return named.isEmpty() ? all : named;
  }

  void join(CommandLine quintain, Terminal terminal) {
    var command = new CommandLine(make(terminal));
    if (this == PACK) {
      command.addSubcommand("check", new PackCheck(terminal));
      command.addSubcommand("schema", new PackSchema(terminal));
    }
    // A roll may begin with a minus; the command itself looks out for mistyped options.
    command.setUnmatchedOptionsArePositionalParams(this == ROLL || this == ODDS);
    quintain.addSubcommand(word(), command);
  }

  private Object make(Terminal terminal) {
    return switch (this) {
      case ROLL -> new Rolling(terminal);
      case ODDS -> new Weighing(terminal);
      case BOOKS -> new BooksOnBoard(terminal);
      case RULES -> new RulesLookup(terminal);
      case HOUSE -> new HouseSwitches(terminal);
      case CHARACTER -> new NewCharacter(terminal);
      case SCENARIO -> new Scenarios(terminal);
      case ACT -> new Acting(terminal);
      case PREVIEW -> new Previewing(terminal);
      case FIGHT -> new Sparring(terminal);
      case SWEEP -> new Sweeping(terminal);
      case PACK -> new Packs();
      case SERVE -> new Serving(terminal);
      case BACKUP -> new BackingUp(terminal);
      case COMPLETION -> new Completion(terminal);
    };
  }
}
