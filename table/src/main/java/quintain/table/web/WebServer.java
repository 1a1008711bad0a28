package quintain.table.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.net.BindException;
import java.util.List;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import quintain.packs.Library;
import quintain.table.Hall;
import quintain.table.desk.NotAllowed;
import quintain.table.proving.Trials;

/// The tables of a hall over HTTP and WebSocket, and the client that plays them.
///
/// docs/protocol.md tells what it understands.
public final class WebServer implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(WebServer.class.getName());

  /// Where people come in.
  ///
  /// @param bind the address to listen at; `0.0.0.0` for all
  /// @param port 0 for any that is free
  /// @param names host names, beyond those nearby, under which people come here
  public record Door(String bind, int port, List<String> names, Limits limits) {}

  private final Javalin javalin;
  private final Trials trials;

  private WebServer(Javalin javalin, Trials trials) {
    this.javalin = javalin;
    this.trials = trials;
  }

  /// Opens the door. The hall stays the caller's own.
  ///
  /// @throws BindException if the port is taken or the address is not one of this machine
  public static WebServer open(Hall hall, Library library, Door door) throws BindException {
    var trials = new Trials(library, Trials.Bounds.USUAL);
    var routing = new Routing(hall, library, trials, door);
    var javalin = Javalin.create(routing::configure);
    try {
      javalin.start();
    } catch (JavalinBindException e) {
      javalin.stop();
      trials.close();
      var told = new BindException(String.valueOf(e.getMessage()));
      told.initCause(e);
      throw told;
    }
    return new WebServer(javalin, trials);
  }

  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
    trials.close();
  }

  /// What is laid when the door opens.
  private static final class Routing {
    private final Hall hall;
    private final Library library;
    private final Door door;
    private final Trials trials;
    private final Limits limits;
    private final Guard guard;
    private final Buckets seats;
    private final Buckets strangers;
    private final ClientFiles files = new ClientFiles();

    Routing(Hall hall, Library library, Trials trials, Door door) {
      this.hall = hall;
      this.library = library;
      this.door = door;
      this.trials = trials;
      this.limits = door.limits();
      this.guard = new Guard(door.names());
      this.seats = new Buckets(limits.seat());
      this.strangers = new Buckets(limits.strangers());
    }

    void configure(JavalinConfig config) {
      config.startup.showJavalinBanner = false;
      config.startup.showOldJavalinVersionWarning = false;
      config.startup.startupWatcherEnabled = false;
      config.http.maxRequestSize = limits.importing();
      config.jetty.host = door.bind();
      config.jetty.port = door.port();
      config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
      config.jetty.modifyServer(server -> server.setErrorHandler(new Plainly()));
      config.jetty.modifyServletContextHandler(
          context -> {
            context.setErrorHandler(new Plainly());
            context.setSessionHandler(noSessions());
          });
      config.jetty.modifyWebSocketServletFactory(
          factory -> factory.setMaxTextMessageSize(limits.message()));
      lay(config.routes);
    }

    /// Javalin asks for an HTTP session with each WebSocket. Nobody here needs one, so it is
    /// forgotten at once, and browsers get no cookie.
    private static SessionHandler noSessions() {
      var sessions = new SessionHandler();
      sessions.setUsingCookies(false);
      var cache = new NullSessionCache(sessions);
      cache.setSessionDataStore(new NullSessionDataStore());
      sessions.setSessionCache(cache);
      return sessions;
    }

    private void lay(RoutesConfig routes) {
      var links = new Links(door.bind());
      routes.before(guard::before);
      var catalogues = new Catalogues();
      new BookRoutes(library, catalogues).lay(routes);
      new DiceRoutes(limits).lay(routes);
      new ProvingRoutes(trials, limits, guard).lay(routes);
      new HallRoutes(hall, library, limits, links, strangers).lay(routes);
      new TableRoutes(hall, library, catalogues, limits, links, strangers).lay(routes);
      var hosting = new SeatSocket.Hosting(hall, limits, seats, strangers);
      Sockets.lay(routes, "/api/socket", guard, ctx -> new SeatSocket(ctx, hosting));
      routes.get("/*", this::page);
      routes.exception(RequestDeclined.class, (declined, ctx) -> Answer.declined(ctx, declined));
      routes.exception(
          NotAllowed.class,
          (refused, ctx) ->
              Answer.declined(
                  ctx,
                  new RequestDeclined(403, "not-allowed", String.valueOf(refused.getMessage()))));
      routes.exception(
          HttpResponseException.class,
          (fault, ctx) -> Answer.declined(ctx, plainly(fault.getStatus())));
      routes.exception(Exception.class, Routing::fault);
      routes.error(404, Routing::missing);
    }

    private void page(Context ctx) {
      if (ctx.path().equals("/api") || ctx.path().startsWith("/api/")) {
        throw RequestDeclined.missing("There is nothing here.");
      }
      files.serve(ctx);
    }

    private static void missing(Context ctx) {
      var answered = ctx.res().getContentType();
      if (answered == null || !answered.startsWith("application/json")) {
        Answer.declined(ctx, RequestDeclined.missing("There is nothing here."));
      }
    }

    /// A fault of ours: the keeper of the server reads it, nobody else.
    private static void fault(Exception fault, Context ctx) {
      LOG.log(System.Logger.Level.ERROR, ctx.method() + " " + ctx.path(), fault);
      Answer.declined(ctx, plainly(500));
    }
  }

  /// What is told of a status that comes from below.
  private static RequestDeclined plainly(int status) {
    return switch (status) {
      case 404 -> RequestDeclined.missing("There is nothing here.");
      case 405 -> new RequestDeclined(405, "method", "This is asked for in another way.");
      case 413 -> new RequestDeclined(413, "too-large", "The request is too long.");
      default ->
          status >= 500
              ? new RequestDeclined(500, "fault", "Something went wrong here; its log says more.")
              : new RequestDeclined(status, "wrong", "The request could not be understood.");
    };
  }

  /// What is wrong with requests that are no HTTP, in our own words.
  private static final class Plainly extends ErrorHandler {
    @Override
    protected void generateResponse(
        Request request,
        Response response,
        int code,
        @Nullable String message,
        @Nullable Throwable cause,
        Callback callback) {
      Guard.HEADERS.forEach(response.getHeaders()::put);
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
      Content.Sink.write(response, true, body(code), callback);
    }

    private static String body(int status) {
      var told = plainly(status);
      return Wire.write(new Answer.Wrong(new Answer.Fault(told.code(), told.sentence())));
    }
  }
}
