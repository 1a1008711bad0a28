package quintain.table.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.net.BindException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import quintain.packs.Library;
import quintain.table.Hall;
import quintain.table.NotAllowed;
import quintain.table.Trials;

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

  private static final int SECONDS_BETWEEN_ROUNDS = 5;

  /// Where those who play come in.
  private static final String SOCKET = "/api/socket";

  private final Javalin javalin;
  private final Trials trials;

  /// Goes round and asks those who have been silent whether they are still there.
  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("rounds").daemon().factory());

  private WebServer(Javalin javalin, Trials trials, Runnable round) {
    this.javalin = javalin;
    this.trials = trials;
    var _ =
        rounds.scheduleWithFixedDelay(
            round, SECONDS_BETWEEN_ROUNDS, SECONDS_BETWEEN_ROUNDS, TimeUnit.SECONDS);
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
    return new WebServer(javalin, trials, routing::ping);
  }

  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    rounds.shutdownNow();
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
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();

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
      config.jetty.threadPool = threads();
      config.http.maxRequestSize = limits.importing();
      config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
      config.jetty.addConnector(this::gate);
      config.jetty.modifyServer(server -> server.setErrorHandler(new Plainly()));
      config.jetty.modifyServletContextHandler(context -> context.setErrorHandler(new Plainly()));
      config.jetty.modifyWebSocketServletFactory(
          factory -> {
            factory.setMaxTextMessageSize(limits.message());
            factory.addMapping(SOCKET, (_, _) -> new Earpiece(this::socket, sockets));
          });
      lay(config.routes);
    }

    private Gate gate(Server server, HttpConfiguration http) {
      var gate = new Gate(server, hall::expect, hall::hurry, new HttpConnectionFactory(http));
      gate.setHost(door.bind());
      gate.setPort(door.port());
      return gate;
    }

    /// Whatever may wait runs on virtual threads; what only moves bytes stays on a few others,
    /// because a virtual thread at a selector is woken by way of yet another.
    private static QueuedThreadPool threads() {
      var threads = new QueuedThreadPool(16, 4);
      threads.setName("web");
      threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
      return threads;
    }

    private void lay(RoutesConfig routes) {
      var links = new Links();
      routes.before(guard::before);
      var catalogues = new Catalogues();
      new BookRoutes(library, catalogues).lay(routes);
      new DiceRoutes(limits).lay(routes);
      new ProvingRoutes(trials, limits, guard).lay(routes);
      new HallRoutes(hall, library, limits, links).lay(routes);
      new TableRoutes(hall, library, catalogues, limits, links, strangers).lay(routes);
      routes.wsBeforeUpgrade(SOCKET, guard::checkOrigin);
      routes.ws(SOCKET, _ -> {}); // lets them in; who hears them is told to the factory
      routes.get("/*", this::page);
      routes.exception(Declined.class, (declined, ctx) -> Answer.declined(ctx, declined));
      routes.exception(
          NotAllowed.class,
          (refused, ctx) ->
              Answer.declined(
                  ctx, new Declined(403, "not-allowed", String.valueOf(refused.getMessage()))));
      routes.exception(
          HttpResponseException.class,
          (fault, ctx) -> Answer.declined(ctx, plainly(fault.getStatus())));
      routes.exception(Exception.class, Routing::fault);
      routes.error(404, Routing::missing);
    }

    private void page(Context ctx) {
      if (ctx.path().equals("/api") || ctx.path().startsWith("/api/")) {
        throw Declined.missing("There is nothing here.");
      }
      files.serve(ctx);
    }

    private static void missing(Context ctx) {
      var answered = ctx.res().getContentType();
      if (answered == null || !answered.startsWith("application/json")) {
        Answer.declined(ctx, Declined.missing("There is nothing here."));
      }
    }

    /// A fault of ours: the keeper of the server reads it, nobody else.
    private static void fault(Exception fault, Context ctx) {
      LOG.log(System.Logger.Level.ERROR, ctx.method() + " " + ctx.path(), fault);
      Answer.declined(ctx, plainly(500));
    }

    private Socket socket(Session session) {
      var address = Addresses.counted(String.valueOf(session.getRemoteSocketAddress()));
      return new Socket(session, hall, limits, seats, strangers, address);
    }

    void ping() {
      for (Socket socket : sockets) {
        try {
          socket.ping();
        } catch (RuntimeException e) {
          // It has ended just now, which must not end the rounds.
          LOG.log(System.Logger.Level.DEBUG, "a ping", e);
        }
      }
    }
  }

  /// What is told of a status that comes from below.
  private static Declined plainly(int status) {
    return switch (status) {
      case 404 -> Declined.missing("There is nothing here.");
      case 405 -> new Declined(405, "method", "This is asked for in another way.");
      case 413 -> new Declined(413, "too-large", "The request is too long.");
      default ->
          status >= 500
              ? new Declined(500, "fault", "Something went wrong here; its log says more.")
              : new Declined(status, "wrong", "The request could not be understood.");
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
