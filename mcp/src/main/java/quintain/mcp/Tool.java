package quintain.mcp;

import java.util.Objects;

/// Something that a model may call.
///
/// @param input what it is called with; its [About] says what the tool does
/// @param changes whether it changes anything at a table
record Tool<A extends Record>(String name, Class<A> input, boolean changes, Work<A> work) {
  /// What a tool does: gives what is told, or throws [Declined].
  interface Work<A> {
    Object answer(Session session, A input);
  }

  static <A extends Record> Tool<A> reading(String name, Class<A> input, Work<A> work) {
    return new Tool<>(name, input, false, work);
  }

  static <A extends Record> Tool<A> changing(String name, Class<A> input, Work<A> work) {
    return new Tool<>(name, input, true, work);
  }

  String about() {
    return Objects.requireNonNull(input.getAnnotation(About.class), name).value();
  }
}
