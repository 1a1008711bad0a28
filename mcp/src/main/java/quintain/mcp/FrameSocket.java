package quintain.mcp;

import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// The client's end of a WebSocket over which JSON goes: one frame out, lists of frames in.
///
/// What comes is told on one thread at a time; and once, at last, that the line has ended.
final class FrameSocket implements WebSocket.Listener {
  /// Whatever is longer is nothing that a server says.
  private static final int LONGEST = 16 * 1024 * 1024;

  private final Consumer<List<JsonNode>> hear;
  private final Runnable ended;
  private final StringBuilder part = new StringBuilder();
  private boolean over;

  FrameSocket(Consumer<List<JsonNode>> hear, Runnable ended) {
    this.hear = hear;
    this.ended = ended;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence data, boolean last) {
    part.append(data);
    if (part.length() > LONGEST) {
      line.abort();
      end();
      return null;
    }
    if (last) {
      var message = part.toString();
      part.setLength(0);
      try {
        hear.accept(Json.stream(Json.MAPPER.readTree(message)).toList());
      } catch (JacksonException _) {
        line.abort();
        end();
        return null;
      }
    }
    line.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket line, int code, String reason) {
    end();
    return null;
  }

  @Override
  public void onError(WebSocket line, Throwable error) {
    end();
  }

  private void end() {
    if (!over) {
      over = true;
      ended.run();
    }
  }
}
