package quintain.table.web;

import io.javalin.http.Context;

/// How requests are answered.
final class Answer {
  private Answer() {}

  /// What went wrong, for programs and for people.
  record Wrong(Fault error) {}

  record Fault(String code, String message) {}

  static void json(Context ctx, Object value) {
    ctx.contentType("application/json").result(Wire.write(value));
  }

  static void declined(Context ctx, RequestDeclined declined) {
    ctx.status(declined.status()).removeHeader("Content-Disposition");
    json(ctx, new Wrong(new Fault(declined.code(), declined.sentence())));
  }

  /// A file to keep.
  static void file(Context ctx, String type, String name, String ending, byte[] content) {
    // Whatever is not plain in a name is left out: it goes into a header.
    var plain = name.replaceAll("[^A-Za-z0-9 _-]", "").strip();
    ctx.contentType(type)
        .header(
            "Content-Disposition",
            "attachment; filename=\"" + (plain.isEmpty() ? "quintain" : plain) + ending + "\"")
        .result(content);
  }
}
