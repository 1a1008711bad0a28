package quintain.table.web;

import static quintain.table.web.Api.Access.ANYBODY;

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
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import quintain.packs.Library;
import quintain.table.Hall;
import quintain.table.desk.CannotOpen;
import quintain.table.desk.CannotShow;
import quintain.table.desk.NotAllowed;
import quintain.table.desk.Reopened;
import quintain.table.proving.Trials;
import quintain.table.store.Store;

/// The tables of a hall over HTTP and WebSocket, and the client that plays them.
///
/// docs/protocol.md tells what it understands.
public final class WebServer implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(WebServer.class.getName());

  /// Reading or writing a whole table takes several times the length of its file in memory.
  private static final int MOST_WHOLE_TABLES = 2;

  /// Where people come in.
  ///
  /// @param bind the address to listen at; `0.0.0.0` for all
  /// @param port 0 for any that is free
  /// @param names host names, beyond those nearby, under which people come here
  /// @param proxied whether everybody comes through a proxy, which says who they are and by which
  ///   address they came
  public record Door(
      String bind,
      int port,
      List<String> names,
      Limits limits,
      boolean proxied,
      Administrator administrator,
      WebhookRules webhooks) {
    /// Where webhooks lead to the internet alone.
    public Door(
        String bind,
        int port,
        List<String> names,
        Limits limits,
        boolean proxied,
        Administrator administrator) {
      this(bind, port, names, limits, proxied, administrator, WebhookRules.USUAL);
    }
  }

  private final Javalin javalin;
  private final Routing routing;

  private WebServer(Javalin javalin, Routing routing) {
    this.javalin = javalin;
    this.routing = routing;
  }

  /// Opens the door. The hall stays the caller's own.
  ///
  /// @throws BindException if the port is taken or the address is not one of this machine
  public static WebServer open(Hall hall, Library library, Door door) throws BindException {
    var routing = new Routing(hall, library, door);
    var javalin = Javalin.create(routing::configure);
    try {
      javalin.start();
    } catch (JavalinBindException e) {
      javalin.stop();
      routing.close();
      var told = new BindException(String.valueOf(e.getMessage()));
      told.initCause(e);
      throw told;
    }
    return new WebServer(javalin, routing);
  }

  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    routing.stop();
    javalin.stop();
    routing.close();
  }

  /// What is laid when the door opens.
  static final class Routing implements AutoCloseable {
    private final Hall hall;
    private final Library library;
    private final Door door;
    private final Trials trials;
    private final Metrics metrics;
    private final Limits limits;
    private final Guard guard;
    private final Heartbeat heartbeat;
    private final Buckets strangers;
    private final Sockets seats;
    private final Visits visits;
    private final Deliveries deliveries;
    private final ProvingRoutes proving;
    private final ClientFiles files = new ClientFiles();
    private List<Api.Route> routes = List.of();
    private String described = "";

    Routing(Hall hall, Library library, Door door) {
      this.hall = hall;
      this.library = library;
      this.door = door;
      this.trials = new Trials(library, Trials.Bounds.USUAL);
      this.metrics = new Metrics(hall);
      this.limits = door.limits();
      this.guard = new Guard(door.names());
      this.heartbeat = new Heartbeat(limits.heartbeat());
      this.strangers = new Buckets(limits.strangers());
      var shared =
          new Sockets.Shared(guard, limits, metrics, heartbeat, new Backlog(limits.backlog()));
      var hosting =
          new SeatSocket.Hosting(
              hall,
              new Buckets(limits.seat()),
              new Buckets(limits.words()),
              strangers,
              new Crowd(limits.screens()),
              metrics);
      this.seats = new Sockets(ctx -> new SeatSocket(ctx, shared.outbox(ctx), hosting), shared);
      this.visits = new Visits(hosting, heartbeat);
      metrics.countLines("/api/table/frames", visits.here());
      this.deliveries = new Deliveries(hall, door.webhooks(), metrics);
      this.proving = new ProvingRoutes(trials, shared);
    }

    /// Says good-bye to all browsers.
    void stop() {
      seats.stop();
      proving.sockets().stop();
      visits.stop();
    }

    @Override
    public void close() {
      deliveries.close();
      heartbeat.close();
      trials.close();
      metrics.close();
    }

    void configure(JavalinConfig config) {
      config.startup.showJavalinBanner = false;
      config.startup.showOldJavalinVersionWarning = false;
      config.startup.startupWatcherEnabled = false;
      config.http.maxRequestSize = limits.importing();
      config.appData(Guard.READING, new Crowd(limits.bodies()));
      config.jetty.host = door.bind();
      config.jetty.port = door.port();
      config.jetty.modifyHttpConfiguration(
          http -> {
            http.setSendServerVersion(false);
            if (door.proxied()) {
              http.addCustomizer(new ForwardedRequestCustomizer());
            }
          });
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
      var api = new Api(routes);
      var catalogues = new Catalogues();
      new BookRoutes(library, catalogues).lay(api);
      new DiceRoutes(limits).lay(api);
      proving.lay(api);
      new HealthRoutes(hall, metrics).lay(api);
      var whole =
          new Bulkhead(MOST_WHOLE_TABLES, "Others take tables in or out just now; try again soon.");
      var laid = new Buckets(limits.tables());
      var administration = hall.administration();
      new AdminRoutes(administration, door.administrator(), limits, links, strangers).lay(api);
      var permits = new LayingPermits(administration, door.administrator().layers(), strangers);
      new HallRoutes(hall, library, limits, links, laid, strangers, whole, permits).lay(api);
      var admitted = new Seats(hall, strangers, visits);
      new TableRoutes(hall, library, catalogues, limits, links, laid, admitted, whole, permits)
          .lay(api);
      new SeatRoutes(admitted, limits).lay(api);
      new ProgramRoutes(admitted, limits, deliveries).lay(api);
      api.get("/api/openapi.json", ANYBODY, "This description of all routes, in OpenAPI 3.1.")
          .file(ctx -> ctx.contentType("application/json").result(described()), "application/json");
      this.routes = api.laid();
      proving.sockets().lay(routes, "/api/proving/socket");
      seats.lay(routes, "/api/socket");
      routes.get("/*", this::page);
      routes.exception(RequestDeclined.class, (declined, ctx) -> Answer.declined(ctx, declined));
      routes.exception(
          NotAllowed.class,
          (refused, ctx) ->
              Answer.declined(
                  ctx,
                  new RequestDeclined(403, "not-allowed", String.valueOf(refused.getMessage()))));
      routes.exception(
          CannotOpen.class,
          (shut, ctx) ->
              Answer.declined(
                  ctx, new RequestDeclined(503, "cannot-open", String.valueOf(shut.getMessage()))));
      routes.exception(
          CannotShow.class,
          (trouble, ctx) -> {
            metrics.fault();
            Answer.declined(
                ctx, new RequestDeclined(500, "cannot-show", String.valueOf(trouble.getMessage())));
          });
      routes.exception(
          Reopened.class,
          (again, ctx) ->
              Answer.declined(
                  ctx, new RequestDeclined(503, "again", String.valueOf(again.getMessage()))));
      routes.exception(
          Store.Unavailable.class,
          (away, ctx) -> {
            LOG.log(System.Logger.Level.WARNING, ctx.method() + " " + ctx.path() + ": " + away);
            Answer.declined(
                ctx,
                new RequestDeclined(
                    503, "away", "The tables are out of reach just now; please try again soon."));
          });
      routes.exception(
          Store.NoRoom.class,
          (refused, ctx) ->
              Answer.declined(
                  ctx, new RequestDeclined(507, "no-room", String.valueOf(refused.getMessage()))));
      routes.exception(
          HttpResponseException.class,
          (fault, ctx) -> Answer.declined(ctx, plainly(fault.getStatus())));
      routes.exception(Exception.class, this::fault);
      routes.error(404, Routing::missing);
    }

    /// The description of all routes, once they are laid; made when somebody asks first.
    synchronized String described() {
      if (described.isEmpty()) {
        described = OpenApi.of(routes);
      }
      return described;
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
    private void fault(Exception fault, Context ctx) {
      metrics.fault();
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
