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
  IMPORT,
  EXPORT,
  SERVE,
  MCP,
  BACKUP,
  RESTORE,
  TABLE,
  ADMIN,
  MOVE,
  COMPLETION,
  MAN;

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
      command.addSubcommand("check", new PackCheckCommand(terminal));
      command.addSubcommand("install", new PackInstallCommand(terminal));
      command.addSubcommand("list", new PackListCommand(terminal));
      command.addSubcommand("remove", new PackRemoveCommand(terminal));
      command.addSubcommand("schema", new PackSchemaCommand(terminal));
    }
    if (this == TABLE) {
      command.addSubcommand("verify", new TableVerifyCommand(terminal));
      command.addSubcommand("salvage", new TableSalvageCommand(terminal));
    }
    if (this == ADMIN) {
      AdminCommand.join(command, terminal);
    }
    // A roll may begin with a minus; the command itself looks out for mistyped options.
    command.setUnmatchedOptionsArePositionalParams(this == ROLL || this == ODDS);
    quintain.addSubcommand(word(), command);
  }

  private Object make(Terminal terminal) {
    return switch (this) {
      case ROLL -> new RollCommand(terminal);
      case ODDS -> new OddsCommand(terminal);
      case BOOKS -> new BooksCommand(terminal);
      case RULES -> new RulesCommand(terminal);
      case HOUSE -> new HouseCommand(terminal);
      case CHARACTER -> new CharacterCommand(terminal);
      case SCENARIO -> new ScenarioCommand(terminal);
      case ACT -> new ActCommand(terminal);
      case PREVIEW -> new PreviewCommand(terminal);
      case FIGHT -> new FightCommand(terminal);
      case SWEEP -> new SweepCommand(terminal);
      case PACK -> new PackCommand();
      case IMPORT -> new ImportCommand(terminal);
      case EXPORT -> new ExportCommand(terminal);
      case SERVE -> new ServeCommand(terminal);
      case MCP -> new McpCommand(terminal);
      case BACKUP -> new BackupCommand(terminal);
      case RESTORE -> new RestoreCommand(terminal);
      case TABLE -> new TableCommand();
      case ADMIN -> new AdminCommand();
      case MOVE -> new MoveCommand(terminal);
      case COMPLETION -> new CompletionCommand(terminal);
      case MAN -> new ManCommand(terminal);
    };
  }
}
