package quintain.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `quintain admin`: what the administrator of a server does with its tables.
@Command(
    name = "admin",
    synopsisSubcommandLabel =
        "(token | list | archive | remove | restore | invite | invited | uninvite)",
    description = {
      "Administers the tables of a server that was started with --admin FILE.",
      "The token is read from a file (--token-file) or from the environment",
      "(QUINTAIN_ADMIN_TOKEN), never from the command line."
    })
final class AdminCommand implements Callable<Integer> {
  @Mixin Common common = new Common();

  @Spec @Nullable CommandSpec spec;

  static void join(CommandLine admin, Terminal terminal) {
    admin.addSubcommand("token", new AdminTokenCommand(terminal));
    admin.addSubcommand("list", new AdminListCommand(terminal));
    admin.addSubcommand("archive", new AdminArchiveCommand(terminal));
    admin.addSubcommand("remove", new AdminRemoveCommand(terminal));
    admin.addSubcommand("restore", new AdminRestoreCommand(terminal));
    admin.addSubcommand("invite", new AdminInviteCommand(terminal));
    admin.addSubcommand("invited", new AdminInvitedCommand(terminal));
    admin.addSubcommand("uninvite", new AdminUninviteCommand(terminal));
  }

  @Override
  public Integer call() {
    if (spec == null) {
      return Exit.WRONG;
    }
    throw new ParameterException(
        spec.commandLine(),
        "Say what to do: token, list, archive, remove, restore, invite, invited or uninvite.");
  }
}
