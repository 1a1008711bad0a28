package quintain.table.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The routes of the server. Each is laid together with its description, and of the descriptions
/// the [OpenApi] document is made.
final class Api {
  /// Who may ask. It is decided where a request is handled; this tells of it.
  enum Access {
    ANYBODY("Anybody."),
    /// Whoever has the invitation that is for anybody.
    GUEST("Whoever has the table's link for anybody."),
    READ("Any seat; tokens for programs of any scope."),
    PLAY("Those who play, and the Referee; tokens for programs of the scope `play`."),
    REFEREE("The Referee; tokens for programs of the scope `referee`."),
    LINK("The Referee, by their own link; no token for programs is good for that."),
    ADMINISTRATOR("The administrator of the server, where there is one.");

    private final String words;

    Access(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  enum Method {
    GET,
    POST,
    PUT,
    DELETE;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// What goes with a request or an answer.
  sealed interface Content {
    record Nothing() implements Content {}

    /// JSON of a type.
    record Json(Type type) implements Content {}

    /// A file of one of these media types.
    record File(List<String> types) implements Content {}
  }

  /// @param needed whether nothing is answered without it
  record Parameter(String name, String says, boolean needed) {}

  /// A route in words and types.
  ///
  /// @param says what it does, in one sentence
  record Route(
      Method method,
      String path,
      Access access,
      String says,
      List<Parameter> query,
      Content takes,
      int status,
      Content answers,
      List<Other> others) {}

  /// Another answer that is no refusal.
  record Other(int status, Content content) {}

  private static final Content NOTHING = new Content.Nothing();

  private final RoutesConfig routes;
  private final List<Route> laid = new ArrayList<>();

  Api(RoutesConfig routes) {
    this.routes = routes;
  }

  /// All that was laid so far.
  List<Route> laid() {
    return List.copyOf(laid);
  }

  Laying get(String path, Access access, String says) {
    return new Laying(Method.GET, path, access, says);
  }

  Laying post(String path, Access access, String says) {
    return new Laying(Method.POST, path, access, says);
  }

  Laying put(String path, Access access, String says) {
    return new Laying(Method.PUT, path, access, says);
  }

  Laying delete(String path, Access access, String says) {
    return new Laying(Method.DELETE, path, access, says);
  }

  /// Makes an answer.
  interface Answering {
    Object answer(Context ctx) throws Exception;
  }

  /// A route that is being laid; what is said last is how it is answered.
  final class Laying {
    private final Method method;
    private final String path;
    private final Access access;
    private final String says;
    private final List<Parameter> query = new ArrayList<>();
    private final List<Other> others = new ArrayList<>();
    private Content takes = NOTHING;

    private Laying(Method method, String path, Access access, String says) {
      this.method = method;
      this.path = path;
      this.access = access;
      this.says = says;
    }

    /// May be asked with this in its address.
    Laying may(String parameter, String says) {
      query.add(new Parameter(parameter, says, false));
      return this;
    }

    /// Must be asked with this in its address.
    Laying must(String parameter, String says) {
      query.add(new Parameter(parameter, says, true));
      return this;
    }

    Laying takes(Type type) {
      takes = new Content.Json(type);
      return this;
    }

    Laying takesFile(String... types) {
      takes = new Content.File(List.of(types));
      return this;
    }

    /// Is answered so with another status.
    Laying or(int status, Type type) {
      others.add(new Other(status, new Content.Json(type)));
      return this;
    }

    void answers(Type type, Answering answering) {
      lay(200, new Content.Json(type), ctx -> Answer.json(ctx, answering.answer(ctx)));
    }

    /// Is answered by a handler in JSON of this type.
    void handled(Type type, Handler handler) {
      lay(200, new Content.Json(type), handler);
    }

    /// Makes something new.
    void creates(Type type, Answering answering) {
      lay(201, new Content.Json(type), ctx -> Answer.json(ctx.status(201), answering.answer(ctx)));
    }

    void done(Handler handler) {
      lay(
          204,
          NOTHING,
          ctx -> {
            handler.handle(ctx);
            ctx.status(204);
          });
    }

    void file(Handler handler, String... types) {
      lay(200, new Content.File(List.of(types)), handler);
    }

    private void lay(int status, Content answers, Handler handler) {
      laid.add(
          new Route(
              method,
              path,
              access,
              says,
              List.copyOf(query),
              takes,
              status,
              answers,
              List.copyOf(others)));
      var _ =
          switch (method) {
            case GET -> routes.get(path, handler);
            case POST -> routes.post(path, handler);
            case PUT -> routes.put(path, handler);
            case DELETE -> routes.delete(path, handler);
          };
    }
  }
}
