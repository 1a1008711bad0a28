package quintain.cli;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/// Something that the administrator asks of a server over HTTP.
abstract class AdminAction implements Callable<Integer> {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  final Terminal terminal;

  @Mixin Common common = new Common();

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "The server; http://127.0.0.1:7717 unless given.")
  URI server = URI.create("http://127.0.0.1:7717");

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description = "The file with the token; else it is in QUINTAIN_ADMIN_TOKEN.")
  @Nullable Path tokenFile;

  AdminAction(Terminal terminal) {
    this.terminal = terminal;
  }

  /// What the server does not do, in its own words.
  private static final class Declined extends RuntimeException {
    Declined(String sentence) {
      super(sentence, null, false, false);
    }
  }

  @Override
  public Integer call() throws InterruptedException {
    try {
      act();
      return Exit.DONE;
    } catch (Declined declined) {
      terminal.remark(String.valueOf(declined.getMessage()));
      return Exit.NO;
    }
  }

  abstract void act() throws InterruptedException;

  /// What the server answers; nothing for a deed that is done.
  JsonNode ask(String method, String path, @Nullable Object body) throws InterruptedException {
    var token = token();
    try (var http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
      var request =
          HttpRequest.newBuilder(server.resolve(path))
              .timeout(PATIENCE)
              .header("Authorization", "Bearer " + token)
              .method(
                  method,
                  body == null
                      ? BodyPublishers.noBody()
                      : BodyPublishers.ofString(JSON.writeValueAsString(body)))
              .build();
      var answer = http.send(request, BodyHandlers.ofString());
      var told = answer.body().isBlank() ? MissingNode.getInstance() : JSON.readTree(answer.body());
      if (answer.statusCode() >= 300) {
        throw new Declined(
            told.at("/error/message").asString("the server answers " + answer.statusCode()));
      }
      return told;
    } catch (IOException _) {
      throw new Wrong("cannot reach " + server + ".");
    } catch (JacksonException | IllegalArgumentException _) {
      throw new Wrong(server + " is no server of Quintain's.");
    }
  }

  private String token() {
    try {
      var token =
          tokenFile == null
              ? System.getenv("QUINTAIN_ADMIN_TOKEN")
              : Files.readString(tokenFile).strip();
      if (token == null || token.isBlank()) {
        throw new Wrong(
            "say the administrator's token with --token-file FILE or in QUINTAIN_ADMIN_TOKEN.");
      }
      return token;
    } catch (IOException _) {
      throw new Wrong("cannot read " + tokenFile + ".");
    }
  }

  static String tablePath(String table) {
    return "/api/admin/tables/" + escaped(table);
  }

  static String escaped(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /// Tells what was done, in words or as JSON.
  void tell(String words, JsonNode answer) {
    if (common.json) {
      terminal.say(answer.isMissingNode() ? "{\"done\":true}" : answer.toString());
    } else {
      terminal.say(words);
    }
  }
}
