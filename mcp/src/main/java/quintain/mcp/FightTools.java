package quintain.mcp;

import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// The proving ground: how fights go, by the rules and without a table.
final class FightTools {
  private static final long USUAL_FIGHTS = 1_000;
  private static final long MOST_FIGHTS = 100_000;
  private static final Pattern SEVERAL = Pattern.compile("\\s*(\\d{1,3})\\s*[*x]\\s*(.+)");

  /// After so long a run ends with what it has, and after `GIVING_UP` with nothing.
  private static final Duration LONGEST = Duration.ofSeconds(20);

  private static final Duration GIVING_UP = Duration.ofSeconds(30);

  private FightTools() {}

  @About(
      "Lists who can be sent into a trial fight by a book's rules (ready-made characters and"
          + " creatures), and the policies they can fight by.")
  record Fighters(@About("the book's id") String book) {}

  @About(
      "Fights a fight many times by the rules of a book, away from any table, and tells who wins how"
          + " often, how long it takes and who falls. Good for judging whether an encounter is fair.")
  record Fight(
      @About("the book's id") String book,
      @About("two sides, each with its fighters") List<Side> sides,
      @About("how many fights, 1 to 100000; 1000 unless given") Optional<Long> fights,
      @About("a number; the same seed gives the same fights") Optional<Long> seed,
      @About("also tells the first fight, line by line") Optional<Boolean> log) {}

  /// One side of a fight.
  record Side(
      @About("what the side is called, such as party") String name,
      @About("names as 'fighters' lists them; '3*Name' for three of a kind") List<String> fighters,
      @About("how they fight; steady unless given") Optional<String> policy) {}

  static List<Tool<?>> all() {
    return List.of(
        Tool.reading(
            "fighters", Fighters.class, (session, input) -> fighters(session.server(), input)),
        Tool.reading("fight", Fight.class, (session, input) -> fight(session.server(), input)));
  }

  private static Object fighters(TableServer server, Fighters input) {
    var yard = server.get("/api/proving/" + TableServer.encoded(input.book()));
    return Json.object(
        "characters",
        named(yard, "pregen"),
        "creatures",
        named(yard, "creature"),
        "policies",
        Json.stream(yard.path("policies"))
            .map(policy -> Json.text(policy, "name") + ": " + Json.text(policy, "about"))
            .toList());
  }

  private static List<String> named(JsonNode yard, String kind) {
    return Json.stream(yard.path("fighters"))
        .filter(fighter -> Json.text(fighter, "kind").equals(kind))
        .map(fighter -> Json.text(fighter, "name"))
        .toList();
  }

  private static Object fight(TableServer server, Fight input) {
    long fights = input.fights().orElse(USUAL_FIGHTS);
    if (fights < 1 || fights > MOST_FIGHTS) {
      throw new Declined("1 to %,d fights are fought at once here.".formatted(MOST_FIGHTS));
    }
    var match =
        Json.object(
            "book", input.book(), "sides", input.sides().stream().map(FightTools::side).toList());
    match.put("house", Map.of());
    long seed = input.seed().orElse(1L);
    try (var run = new Run(server)) {
      run.say(
          "prove", Map.of("id", "run", "matches", List.of(match), "fights", fights, "seed", seed));
      var result = run.result();
      var lines = new ArrayList<String>();
      if (input.log().orElse(false)) {
        run.say("tell", Map.of("id", "log", "match", match, "seed", seed, "number", 0));
        lines.addAll(Json.texts(run.told().path("lines")));
      }
      return told(result, lines);
    }
  }

  private static Map<String, Object> side(Side side) {
    var fighters = new ArrayList<Map<String, Object>>();
    for (String fighter : side.fighters()) {
      var several = SEVERAL.matcher(fighter);
      boolean many = several.matches();
      var one = new LinkedHashMap<String, Object>();
      one.put("count", many ? Integer.valueOf(several.group(1)) : Integer.valueOf(1));
      one.put("who", (many ? several.group(2) : fighter).strip());
      one.put("given", Map.of());
      fighters.add(one);
    }
    var written = new LinkedHashMap<String, Object>();
    written.put("name", side.name());
    written.put("fighters", fighters);
    written.put("policy", side.policy().orElse("steady"));
    return written;
  }

  private static Object told(JsonNode standing, List<String> lines) {
    var result = standing.path("result");
    return Json.object(
        "fights",
        result.path("fights").asLong(0),
        "sides",
        Json.stream(result.path("sides"))
            .map(
                side ->
                    "%s wins %s (95 %% interval %s to %s)"
                        .formatted(
                            Json.text(side, "name"),
                            ReferenceTools.percent(side.path("rate").asDouble(0)),
                            ReferenceTools.percent(side.path("low").asDouble(0)),
                            ReferenceTools.percent(side.path("high").asDouble(0))))
            .toList(),
        "draws",
        result.path("draws").asLong(0),
        "undecided",
        result.path("capped").asLong(0),
        "rounds",
        "%.1f on average, half within %d, 95 of 100 within %d"
            .formatted(
                result.path("rounds").path("mean").asDouble(0),
                result.path("rounds").path("half").asInt(0),
                result.path("rounds").path("most").asInt(0)),
        "fall",
        Json.stream(result.path("fates"))
            .map(
                fate ->
                    Json.text(fate, "who")
                        + ": "
                        + ReferenceTools.percent(fate.path("fallen").asDouble(0)))
            .toList(),
        "log",
        lines);
  }

  /// A line to the proving ground, for one run.
  private static final class Run implements AutoCloseable {
    private final CompletableFuture<JsonNode> standing = new CompletableFuture<>();
    private final CompletableFuture<JsonNode> told = new CompletableFuture<>();
    private final WebSocket line;
    private JsonNode latest = MissingNode.getInstance();

    Run(TableServer server) {
      line =
          server.open(
              "/api/proving/socket",
              new FrameSocket(
                  frames -> frames.forEach(this::hear),
                  () -> fail(new Declined("The proving ground does not answer; try again."))));
    }

    private void hear(JsonNode frame) {
      frame
          .properties()
          .forEach(
              said -> {
                var body = said.getValue();
                switch (said.getKey()) {
                  case "standing" -> latest = body;
                  case "proved" -> standing.complete(latest);
                  case "told" -> told.complete(body);
                  case "failed" -> fail(new Declined(Json.text(body, "message")));
                  default -> {}
                }
              });
    }

    private void fail(Declined why) {
      standing.completeExceptionally(why);
      told.completeExceptionally(why);
    }

    void say(String kind, Map<String, ?> fields) {
      line.sendText(Json.MAPPER.writeValueAsString(Map.of(kind, fields)), true).join();
    }

    /// What the fights came to; those that are fought when time is up.
    JsonNode result() {
      try {
        return standing.get(LONGEST.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException _) {
        say("stop", Map.of("id", "run"));
        return within(standing);
      } catch (ExecutionException no) {
        throw declined(no);
      } catch (InterruptedException gone) {
        Thread.currentThread().interrupt();
        throw new Declined("Nobody waited for the fights.", gone);
      }
    }

    JsonNode told() {
      return within(told);
    }

    private static JsonNode within(CompletableFuture<JsonNode> future) {
      try {
        return future.get(GIVING_UP.toMillis(), TimeUnit.MILLISECONDS);
      } catch (TimeoutException late) {
        throw new Declined("These fights take too long; ask for fewer.", late);
      } catch (ExecutionException no) {
        throw declined(no);
      } catch (InterruptedException gone) {
        Thread.currentThread().interrupt();
        throw new Declined("Nobody waited for the fights.", gone);
      }
    }

    private static Declined declined(ExecutionException no) {
      return no.getCause() instanceof Declined declined
          ? declined
          : new Declined("These fights could not be fought.", no);
    }

    @Override
    public void close() {
      line.abort();
    }
  }
}
