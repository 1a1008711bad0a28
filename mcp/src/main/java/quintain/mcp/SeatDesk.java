package quintain.mcp;

import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// One seat for a program of this house, with the tools that models have: the same words, the same
/// rights, the same blindness.
public final class SeatDesk implements AutoCloseable {
  /// What came of a call.
  ///
  /// @param text what was told, as JSON; or, where it was not done, why, in a sentence
  public record Told(boolean done, String text) {}

  private final Map<String, Tool<?>> tools = new LinkedHashMap<>();
  private final Session session;

  private SeatDesk(Tables tables) {
    McpDoor.tools(tables).forEach(tool -> tools.put(tool.name(), tool));
    this.session = tables.session();
  }

  /// Sits down where a link leads to. Throws [IllegalArgumentException] with a sentence where that
  /// cannot be.
  public static SeatDesk at(String link) {
    try {
      return new SeatDesk(Tables.joined(List.of(link)));
    } catch (Declined no) {
      throw new IllegalArgumentException(no.sentence(), no);
    }
  }

  /// Calls a tool by its name, with its inputs by theirs.
  public Told call(String name, Map<String, Object> input) {
    var tool = tools.get(name);
    if (tool == null) {
      throw new IllegalArgumentException("there is no tool " + name);
    }
    return told(tool, input);
  }

  private <A extends Record> Told told(Tool<A> tool, Map<String, Object> input) {
    var result = new Call(tool.name()).answer(tool, () -> session, input);
    var text =
        result.content().stream()
            .map(each -> each instanceof TextContent words ? words.text() : "")
            .collect(Collectors.joining("\n"));
    return new Told(!Boolean.TRUE.equals(result.isError()), text);
  }

  @Override
  public void close() {
    session.close();
  }
}
