package quintain.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import quintain.binder.Codec;
import quintain.binder.Invalid;

/// One call of a tool: reads its inputs, has it done, and writes what came of it.
record Call(String name) {
  private static final System.Logger LOG = System.getLogger(Call.class.getName());
  private static final Codec CODEC = new Codec();

  /// What is longer helps no model.
  private static final int LONGEST = 60_000;

  <A extends Record> CallToolResult answer(
      Tool<A> tool, Supplier<Session> session, Map<String, Object> arguments) {
    try {
      var input = CODEC.fromPlain(arguments, tool.input());
      return told(Json.MAPPER.writeValueAsString(tool.work().answer(session.get(), input)));
    } catch (Invalid invalid) {
      return declined(
          invalid.problems().stream()
              .limit(3)
              .map(
                  problem ->
                      (problem.field().isEmpty() ? "" : problem.field() + ": ") + problem.message())
              .collect(Collectors.joining("; ")));
    } catch (Declined no) {
      return declined(no.sentence());
    } catch (RuntimeException fault) {
      LOG.log(System.Logger.Level.ERROR, name, fault);
      return declined("Something went wrong here; its log says more.");
    }
  }

  private static CallToolResult told(String text) {
    return text.length() <= LONGEST
        ? CallToolResult.builder().addTextContent(text).isError(false).build()
        : declined("That would be too long to tell; ask for less of it.");
  }

  private static CallToolResult declined(String sentence) {
    var brief = sentence.length() <= 1_000 ? sentence : sentence.substring(0, 1_000) + "…";
    return CallToolResult.builder().addTextContent(brief).isError(true).build();
  }
}
