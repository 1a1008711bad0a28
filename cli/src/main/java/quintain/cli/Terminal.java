package quintain.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Consumer;
import quintain.kernel.Refusal;

/// Where a command speaks: results to `out`, everything else to `err`.
///
/// @param out the answer, and with `--json` one document and nothing else
/// @param err progress and messages
record Terminal(PrintStream out, PrintStream err) {

  void say(String line) {
    out.print(line + "\n");
  }

  void remark(String line) {
    err.print("quintain: " + line + "\n");
  }

  /// Writes one JSON document.
  void json(Consumer<Json> document) {
    try (var json = new Json(out)) {
      document.accept(json);
    }
    out.print("\n");
  }

  /// Writes a plain value as one JSON document.
  void json(Object plain) {
    json(json -> json.value(plain));
  }

  /// Tells that the rules do not allow something, and which of them.
  void refused(Refusal refusal, boolean asJson) {
    var clause = refusal.clause().id();
    if (asJson) {
      json(
          json ->
              json.object(
                  () ->
                      json.name("refused")
                          .object(
                              () -> json.put("clause", clause).put("reason", refusal.reason()))));
    } else {
      say("Refused: " + refusal.reason() + " [" + clause + "]");
    }
  }

  /// Writes a file and says so.
  void save(Path file, String text) {
    save(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Writes a file that is no text, and says so.
  void save(Path file, byte[] content) {
    try {
      Files.write(file, content);
    } catch (NoSuchFileException e) {
      throw new Wrong("cannot write " + file + ": there is no such folder.");
    } catch (AccessDeniedException e) {
      throw new Wrong("cannot write " + file + ": that is not allowed.");
    } catch (IOException e) {
      throw new Wrong("cannot write " + file + ": " + e.getMessage() + ".");
    }
    remark("wrote " + file);
  }

  /// Whether nobody reads any more, as after `| head`.
  boolean deserted() {
    return out.checkError();
  }
}
