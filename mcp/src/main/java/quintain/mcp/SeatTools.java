package quintain.mcp;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.mcp.SeatLine.Reply;
import tools.jackson.databind.JsonNode;

/// What somebody at a table sees and does: the same frames that a browser sends, by the same rules.
final class SeatTools {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Duration FOR_ODDS = Duration.ofSeconds(10);
  private static final int USUAL_WAIT = 20;
  private static final int LONGEST_WAIT = 50;
  private static final int MOST_OFFERS = 80;
  private static final int USUAL_ENTRIES = 30;
  private static final int MOST_ENTRIES = 100;

  private SeatTools() {}

  static final String SEAT = "which of your seats, as 'seats' lists them; needed with several";
  static final String AS = "the Referee's: the seat of a player for whom you do it";

  @About(
      "Shows the table as your seat sees it: who is there and how they are, whose turn it is, your"
          + " characters' sheets, where everybody stands, what you are asked, and what is new in the"
          + " log. What is hidden from your seat is not in it, and cannot be asked for.")
  record View(
      @About(SEAT) Optional<String> seat,
      @About("only the panels about somebody with this id, or the panel with this id")
          Optional<String> about) {}

  @About(
      "Lists what your seat may do now: each with the 'command' and 'slots' that 'form' and 'act'"
          + " take. With 'blocked', also what may not be done, with the rule and the reason.")
  record Offers(
      @About(SEAT) Optional<String> seat,
      @About(AS) Optional<String> as,
      @About("only what somebody with this id would do") Optional<String> actor,
      @About("only this command") Optional<String> command,
      @About("true to hear what may not be done, and why") Optional<Boolean> blocked) {}

  @About(
      "Opens the form of a command: the slots that are open to choice with their legal values and"
          + " defaults, and the odds of what it would do, as far as your seat may know them. Changes"
          + " nothing.")
  record Form(
      @About(SEAT) Optional<String> seat,
      @About(AS) Optional<String> as,
      @About("the command, as 'offers' lists it") String command,
      @About(
              "slots and their values: those of the offer and those you choose; the rest is preset,"
                  + " and so is, told in 'presetInstead', what cannot be chosen")
          Optional<Map<String, Object>> slots,
      @About("false to do without odds") Optional<Boolean> odds) {}

  @About(
      "Does something at the table. The rules resolve it with the table's dice, and tell what"
          + " happened; or they refuse it, with the clause that forbids it. There is no arguing: do"
          + " something else instead. Slots that you leave out are preset as 'form' shows.")
  record Act(
      @About(SEAT) Optional<String> seat,
      @About(AS) Optional<String> as,
      @About("the command, as 'offers' lists it") String command,
      @About("slots and their values: those of the offer and those you choose")
          Optional<Map<String, Object>> slots,
      @About("who sees the dice: public (unless given), to-referee, blind or self")
          Optional<String> mode) {}

  @About("Answers the question that the table asks your seat, as 'view' shows it.")
  record Answer(
      @About(SEAT) Optional<String> seat,
      @About("the question's key") String question,
      @About("the answer, of the kind that the question wants; absent to let it pass")
          Optional<Object> answer) {}

  @About("Weighs answers to the open question: what would come of each. Changes nothing.")
  record Consider(
      @About(SEAT) Optional<String> seat,
      @About("the question's key") String question,
      @About("the answers to weigh") List<Object> answers) {}

  @About(
      "Says something at the table, for everybody to read. '/r 4d6kh3' rolls dice openly, '/gmr' for"
          + " the Referee alone.")
  record Say(@About(SEAT) Optional<String> seat, @About("the words") String text) {}

  @About("Reads the log of the table as your seat may read it, the latest last; or searches it.")
  record Log(
      @About(SEAT) Optional<String> seat,
      @About("only entries before this number") Optional<Long> before,
      @About("how many entries, 1 to 100; 30 unless given") Optional<Integer> limit,
      @About("words to search for; then the latest come first") Optional<String> words) {}

  @About(
      "Waits until it is your turn, you are asked something, the fight is over, or, where no turns"
          + " are taken, something happens; then tells what is new.")
  record Wait(
      @About(SEAT) Optional<String> seat,
      @About("how long at most, 1 to 50 seconds; 20 unless given") Optional<Integer> seconds) {}

  @About(
      "Lets characters play by themselves: your own, or for the Referee anybody's. They act when"
          + " their turn comes, by what their side may see.")
  record PlayItself(
      @About(SEAT) Optional<String> seat,
      @About("their ids") List<String> who,
      @About("steady, scatter, cautious, bold or odds; absent to have them led again")
          Optional<String> policy) {}

  @About("Takes back the last command that still stands, as far as your seat may. It is logged.")
  record Undo(@About(SEAT) Optional<String> seat, @About("why") Optional<String> reason) {}

  @About(
      "Sends any other frame of the table's protocol from your seat, such as turn-dial, begin-draft,"
          + " decide, finish-draft, note, rule, cancel-step, intend, call or foresee, as"
          + " docs/protocol.md describes them, and tells the reply.")
  record Frame(
      @About(SEAT) Optional<String> seat,
      @About("the kind of the frame, such as turn-dial") String kind,
      @About("its fields, without id") Optional<Map<String, Object>> fields) {}

  static List<Tool<?>> all() {
    return List.of(
        Tool.reading("view", View.class, SeatTools::view),
        Tool.reading("offers", Offers.class, SeatTools::offers),
        Tool.reading("form", Form.class, SeatTools::form),
        Tool.changing("act", Act.class, SeatTools::act),
        Tool.changing("answer", Answer.class, SeatTools::answer),
        Tool.reading("consider", Consider.class, SeatTools::consider),
        Tool.changing("say", Say.class, SeatTools::say),
        Tool.reading("log", Log.class, SeatTools::log),
        Tool.reading("wait", Wait.class, SeatTools::await),
        Tool.changing("play_itself", PlayItself.class, SeatTools::playItself),
        Tool.changing("undo", Undo.class, SeatTools::undo),
        Tool.changing("frame", Frame.class, SeatTools::frame));
  }

  // Looking

  private static Object view(Session session, View input) {
    var line = session.seat(input.seat());
    var panels =
        line.look(SceneState::panels).stream()
            .filter(
                panel ->
                    input
                        .about()
                        .map(
                            about ->
                                about.equals(Json.text(panel, "id"))
                                    || about.equals(Json.text(panel, "subject")))
                        .orElse(true));
    var view = standing(line);
    view.putAll(
        line.look(
            scene ->
                Json.object(
                    "roster", SceneWords.roster(scene), "panels", SceneWords.panels(panels))));
    return view;
  }

  /// What is new and what matters now.
  private static Map<String, Object> standing(SeatLine line) {
    var news = LogWords.lines(line.news());
    return line.look(
        scene ->
            Json.object(
                "new",
                news,
                "asked",
                scene.question().map(FormWords::question),
                "onTurn",
                mine(line, scene).map(figure -> Json.text(figure, "id")).toList(),
                "calledFor",
                scene.calls().stream()
                    .map(
                        call ->
                            Json.object(
                                "what",
                                Json.text(call, "what"),
                                "why",
                                Json.text(call, "why"),
                                "command",
                                Json.text(call, "command"),
                                "slots",
                                slots(call.path("filled"), call.path("chosen"))))
                    .toList(),
                "waitingFor",
                scene.waiting(),
                "over",
                scene.isOver() ? Optional.of(true) : Optional.empty()));
  }

  private static Map<String, Object> slots(JsonNode... parts) {
    var slots = new LinkedHashMap<String, Object>();
    for (JsonNode part : parts) {
      part.properties().forEach(slot -> slots.put(slot.getKey(), slot.getValue()));
    }
    return slots;
  }

  /// Those of this seat whose turn it is; for the Referee all whom nobody else who is here leads.
  private static Stream<JsonNode> mine(SeatLine line, SceneState scene) {
    var seat = line.seat();
    boolean referee = line.isReferee();
    var others =
        line.chairs().stream()
            .filter(chair -> chair.path("here").asBoolean(false))
            .map(chair -> Json.text(chair, "seat"))
            .filter(other -> !other.equals(seat))
            .toList();
    return scene.roster().stream()
        .filter(figure -> figure.path("turn").asBoolean(false) && !figure.has("itself"))
        .filter(
            figure ->
                referee
                    ? !others.contains(Json.text(figure, "seat"))
                    : Json.text(figure, "seat").equals(seat));
  }

  private static Object offers(Session session, Offers input) {
    var line = session.seat(input.seat());
    var wanted =
        offers(line, input.as()).stream()
            .filter(offer -> input.actor().map(actor -> actor.equals(actor(offer))).orElse(true))
            .filter(
                offer ->
                    input
                        .command()
                        .map(command -> command.equals(Json.text(offer, "command")))
                        .orElse(true))
            .filter(offer -> input.blocked().orElse(false) || !offer.has("blocked"))
            .toList();
    return Json.object(
        "offers",
        wanted.stream().limit(MOST_OFFERS).map(SeatTools::offer).toList(),
        "more",
        wanted.size() > MOST_OFFERS
            ? Optional.of((wanted.size() - MOST_OFFERS) + " more; ask for one 'actor' or 'command'")
            : Optional.empty(),
        "none",
        wanted.isEmpty()
            ? Optional.of("there is nothing of the kind to do now")
            : Optional.empty());
  }

  /// What may be done at this seat, or at one that the Referee speaks for.
  private static List<JsonNode> offers(SeatLine line, Optional<String> as) {
    return as.isEmpty()
        ? line.look(SceneState::offers)
        : Json.stream(
                reply(line.ask("ask", Map.of("as", as.get()), PATIENCE)).body().path("offers"))
            .toList();
  }

  private static String actor(JsonNode offer) {
    return Json.text(offer, "actor");
  }

  private static Map<String, Object> offer(JsonNode offer) {
    return Json.object(
        "does",
        Json.text(offer, "label"),
        "group",
        Json.text(offer, "group"),
        "command",
        Json.text(offer, "command"),
        "slots",
        offer.path("filled"),
        "blocked",
        offer.has("blocked") ? Optional.of(FormWords.why(offer.get("blocked"))) : Optional.empty());
  }

  // Doing

  /// The form of a command; what an offer holds is said as the offer's, and the rest as chosen.
  private static Reply filled(
      SeatLine line, Optional<String> as, String command, Map<String, Object> slots, boolean odds) {
    var held =
        offers(line, as).stream()
            .filter(offer -> Json.text(offer, "command").equals(command))
            .map(offer -> offer.path("filled"))
            .filter(offered -> isWithin(offered, slots))
            .max((one, other) -> Integer.compare(one.size(), other.size()))
            .map(filled -> slots(filled))
            .orElse(Map.of());
    var chosen = new LinkedHashMap<>(slots);
    chosen.keySet().removeAll(held.keySet());
    return reply(
        line.ask(
            "fill",
            Json.object(
                "command",
                command,
                "filled",
                Optional.of(held),
                "chosen",
                Optional.of(chosen),
                "odds",
                odds,
                "as",
                as),
            PATIENCE));
  }

  private static boolean isWithin(JsonNode offered, Map<String, Object> slots) {
    return offered.properties().stream()
        .allMatch(
            slot ->
                slots.containsKey(slot.getKey())
                    && Json.MAPPER.valueToTree(slots.get(slot.getKey())).equals(slot.getValue()));
  }

  /// The reply, if it is one; what the rules refuse and what is not understood is thrown.
  private static Reply reply(Optional<Reply> reply) {
    var told =
        reply.orElseThrow(
            () ->
                new Declined(
                    "The table has not answered yet; 'view' or 'wait' tells how it goes."));
    if (told.is("refused")) {
      throw new Declined("Refused by the rules: " + FormWords.why(told.body()));
    }
    if (told.is("failed")) {
      throw new Declined(
          Json.text(told.body(), "message") + " (" + Json.text(told.body(), "code") + ")");
    }
    return told;
  }

  private static Object form(Session session, Form input) {
    var line = session.seat(input.seat());
    boolean odds = input.odds().orElse(true);
    var slots = input.slots().orElse(Map.of());
    var form = filled(line, input.as(), input.command(), slots, odds);
    var body = form.body();
    Optional<Object> weighed =
        odds && body.has("command")
            ? line.oddsOf(form, FOR_ODDS).map(FormWords::odds)
            : Optional.empty();
    return Json.object(
        "fields",
        Json.stream(body.path("fields")).map(FormWords::field).toList(),
        "whole",
        body.path("command"),
        "presetInstead",
        body.has("command") ? notTaken(body.get("command"), input.command(), slots) : List.of(),
        "stuck",
        body.has("stuck") ? Optional.of(FormWords.why(body.get("stuck"))) : Optional.empty(),
        "cannotBeChosen",
        FormWords.barred(body),
        "insteadFirst",
        instead(body),
        "odds",
        weighed);
  }

  private static Optional<Object> instead(JsonNode form) {
    return form.has("instead")
        ? Optional.of(
            Json.object(
                "does",
                Json.text(form.get("instead"), "label"),
                "whole",
                form.get("instead").path("command")))
        : Optional.empty();
  }

  private static Object act(Session session, Act input) {
    var line = session.seat(input.seat());
    var slots = input.slots().orElse(Map.of());
    var form = filled(line, input.as(), input.command(), slots, false).body();
    if (!form.has("command")) {
      throw new Declined(
          "Refused by the rules: "
              + FormWords.why(form.path("stuck"))
              + instead(form)
                  .map(first -> "; first: " + Json.MAPPER.writeValueAsString(first))
                  .orElse(""));
    }
    reply(
        line.ask(
            "act",
            Json.object(
                "command",
                meant(form.get("command"), input.command(), slots),
                "mode",
                input.mode().orElse("public"),
                "as",
                input.as()),
            PATIENCE));
    return standing(line);
  }

  /// The command as it was asked for. A form presets whatever cannot be chosen; here that is for
  /// the rules to refuse, in their words.
  private static Object meant(JsonNode whole, String command, Map<String, Object> slots) {
    if (notTaken(whole, command, slots).isEmpty()) {
      return whole;
    }
    var meant = slots(whole.path(command));
    meant.putAll(slots);
    return Map.of(command, meant);
  }

  /// The slots that the form has filled in otherwise than was asked for.
  private static List<String> notTaken(JsonNode whole, String command, Map<String, Object> slots) {
    return slots.keySet().stream()
        .filter(
            slot ->
                !isSame(whole.path(command).path(slot), Json.MAPPER.valueToTree(slots.get(slot))))
        .toList();
  }

  /// One of a list may be written by itself.
  private static boolean isSame(JsonNode taken, JsonNode asked) {
    return taken.equals(asked)
        || (taken.size() == 1 && taken.isArray() && isSame(taken.get(0), asked))
        || (taken.isValueNode()
            && asked.isValueNode()
            && taken.asString("").equals(asked.asString("")));
  }

  private static Object answer(Session session, Answer input) {
    var line = session.seat(input.seat());
    var fields = new LinkedHashMap<String, Object>();
    fields.put("question", input.question());
    input.answer().ifPresent(answer -> fields.put("answer", answer));
    as(line, input.question()).ifPresent(seat -> fields.put("as", seat));
    reply(line.ask(input.answer().isPresent() ? "answer" : "pass", fields, PATIENCE));
    return standing(line);
  }

  /// The Referee answers for whoever is asked.
  private static Optional<String> as(SeatLine line, String question) {
    return line.look(SceneState::question)
        .filter(open -> Json.text(open, "key").equals(question))
        .map(open -> Json.text(open, "seat"))
        .filter(seat -> !seat.equals(line.seat()));
  }

  private static Object consider(Session session, Consider input) {
    var line = session.seat(input.seat());
    var fields = new LinkedHashMap<String, Object>();
    fields.put("question", input.question());
    fields.put("answers", input.answers());
    fields.put("pass", false);
    as(line, input.question()).ifPresent(seat -> fields.put("as", seat));
    var considered = reply(line.ask("consider", fields, PATIENCE)).body();
    return Json.stream(considered.path("answers")).map(FormWords::odds).toList();
  }

  private static Object say(Session session, Say input) {
    var line = session.seat(input.seat());
    reply(line.ask("say", Map.of("text", input.text()), PATIENCE));
    return standing(line);
  }

  private static Object log(Session session, Log input) {
    var line = session.seat(input.seat());
    int limit = Math.clamp(input.limit().orElse(USUAL_ENTRIES), 1, MOST_ENTRIES);
    var path =
        input
            .words()
            .map(words -> "/api/table/search?q=" + TableServer.encoded(words) + "&limit=" + limit)
            .orElseGet(
                () ->
                    "/api/table/log?limit="
                        + limit
                        + input.before().map(before -> "&before=" + before).orElse(""));
    var told = line.server().get(path, line.token());
    var entries = told.isArray() ? told : told.path("entries");
    return Json.object(
        "log",
        LogWords.lines(Json.stream(entries).toList()),
        "none",
        entries.isEmpty() ? Optional.of("nothing") : Optional.empty());
  }

  private static Object await(Session session, Wait input) {
    var line = session.seat(input.seat());
    int seconds = Math.clamp(input.seconds().orElse(USUAL_WAIT), 1, LONGEST_WAIT);
    line.await(scene -> isTime(line, scene), Duration.ofSeconds(seconds));
    return standing(line);
  }

  private static boolean isTime(SeatLine line, SceneState scene) {
    return scene.question().isPresent()
        || scene.isOver()
        || mine(line, scene).findAny().isPresent()
        || (line.hasNews()
            && scene.roster().stream().noneMatch(figure -> figure.path("turn").asBoolean(false)));
  }

  private static Object playItself(Session session, PlayItself input) {
    var line = session.seat(input.seat());
    var fields = new LinkedHashMap<String, Object>();
    fields.put("who", input.who());
    input.policy().ifPresent(policy -> fields.put("policy", policy));
    reply(line.ask("play-itself", fields, PATIENCE));
    return standing(line);
  }

  private static Object undo(Session session, Undo input) {
    var line = session.seat(input.seat());
    reply(line.ask("undo", Map.of("reason", input.reason().orElse("")), PATIENCE));
    return standing(line);
  }

  private static Object frame(Session session, Frame input) {
    var line = session.seat(input.seat());
    var kind = input.kind().strip().toLowerCase(Locale.ROOT);
    if (kind.equals("hello")) {
      throw new Declined("Hello was said when you sat down.");
    }
    var fields = input.fields().orElse(Map.of());
    if (fields.containsKey("id")) {
      throw new Declined("The id is made up for you; leave it out.");
    }
    var reply = reply(line.ask(kind, fields, PATIENCE));
    var told = standing(line);
    if (!reply.is("done")) {
      told.put(reply.kind(), reply.body());
    }
    return told;
  }
}
