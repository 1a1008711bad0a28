package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import quintain.table.store.OwnersOnly;
import quintain.table.store.Tokens;

/// `quintain admin token`: a new token for the administrator of a server.
@Command(
    name = "token",
    description = {
      "Tells a new token for the administrator, this once, and writes its hash to a file",
      "for 'quintain serve --admin FILE'."
    })
final class AdminTokenCommand implements Callable<Integer> {
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  private final Terminal terminal;

  @Mixin Common common = new Common();

  @Parameters(index = "0", paramLabel = "FILE", description = "The file to write; a new one.")
  Path file = Path.of("");

  AdminTokenCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /// The hash of the administrator's token that this command wrote to a file.
  static String hashIn(Path file) {
    String hash;
    try {
      hash = Files.readString(file).strip();
    } catch (IOException _) {
      throw new Wrong("cannot read " + file + "; 'quintain admin token' writes such a file.");
    }
    if (!HASH.matcher(hash).matches()) {
      throw new Wrong(
          file + " is not the hash of a token; 'quintain admin token' writes such a file.");
    }
    return hash;
  }

  @Override
  public Integer call() {
    if (Files.exists(file)) {
      throw new Wrong(file + " is there already; name a new file, or remove it first.");
    }
    var token = new Tokens(new SecureRandom()).token();
    try {
      OwnersOnly.file(file);
      Files.writeString(file, Tokens.hash(token) + "\n");
    } catch (IOException _) {
      throw new Wrong("cannot write " + file + ".");
    }
    if (common.json) {
      terminal.json(
          json -> json.object(() -> json.put("token", token).put("file", file.toString())));
    } else {
      terminal.say(token);
      terminal.remark("wrote its hash to " + file + "; the token itself is kept nowhere");
    }
    return Exit.DONE;
  }
}
