package quintain.faults;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/// Somebody who does anything that the table offers, and answers anything that it asks.
final class Wits {
  /// A frame that is not said yet.
  record Frame(String kind, Map<String, Object> fields) {
    static Frame of(String kind, Object... fields) {
      var named = new LinkedHashMap<String, Object>();
      for (int i = 0; i < fields.length; i += 2) {
        named.put((String) fields[i], fields[i + 1]);
      }
      return new Frame(kind, named);
    }
  }

  private static final List<String> MODES =
      List.of("public", "public", "public", "public", "to-referee", "blind", "self");

  private static final List<String> FACES =
      List.of("#1f6b3f", "#1f6b3f wolf-head", "#8c2f39 wolf-head shield");

  private final Random random;

  Wits(Random random) {
    this.random = random;
  }

  boolean chance(double p) {
    return random.nextDouble() < p;
  }

  private <V> V any(List<V> of) {
    return of.get(random.nextInt(of.size()));
  }

  private static List<JsonNode> list(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }

  /// Chat, free dice, a roll that is a secret, a note.
  Frame talk() {
    var words = words();
    return switch (random.nextInt(8)) {
      case 0 -> Frame.of("say", "text", "/r 3d6 # " + words);
      case 1 -> Frame.of("say", "text", "/gmr 1d20 # " + words);
      case 2 -> Frame.of("say", "text", "/sr 1d20 # " + words);
      case 3 -> Frame.of("say", "text", "/br 1d20 # " + words);
      case 4 -> Frame.of("note", "title", "note", "text", words, "to", List.of());
      default -> Frame.of("say", "text", words);
    };
  }

  private String words() {
    return "word " + Long.toHexString(random.nextLong());
  }

  /// What is rarely done beside playing: a handout, an evening that begins or ends, a face.
  Frame aside(JsonNode roster) {
    return switch (random.nextInt(roster.isEmpty() ? 3 : 5)) {
      case 0 -> Frame.of("note", "title", "handout", "text", words(), "to", List.of("*"));
      case 1 -> Frame.of("begin-session", "title", words());
      case 2 -> Frame.of("end-session");
      default ->
          Frame.of(
              "portray", "who", any(list(roster)).get("id").stringValue(), "portrait", any(FACES));
    };
  }

  /// The form of something that may be done now, if there is anything.
  Optional<Frame> fill(JsonNode offers) {
    var open =
        list(offers).stream()
            .filter(offer -> !offer.has("blocked") && !offer.path("making").asBoolean(false))
            .toList();
    if (open.isEmpty()) {
      return Optional.empty();
    }
    // Some commands are offered a hundred times, with a target each.
    var kind =
        any(open.stream().map(offer -> offer.get("command").stringValue()).distinct().toList());
    var offer =
        any(open.stream().filter(each -> each.get("command").stringValue().equals(kind)).toList());
    return Optional.of(
        Frame.of("fill", "command", kind, "filled", offer.path("filled"), "chosen", Map.of()));
  }

  /// The same form with one field filled in otherwise.
  Frame refill(Frame fill, JsonNode form) {
    var fields = list(form.path("fields"));
    if (fields.isEmpty()) {
      return fill;
    }
    var field = any(fields);
    var chosen =
        Map.of(field.get("slot").stringValue(), value(field.get("kind"), field.path("value")));
    var again = new LinkedHashMap<>(fill.fields());
    again.put("chosen", chosen);
    return new Frame(fill.kind(), again);
  }

  /// The command of a form, if it has one.
  Optional<Frame> act(JsonNode form) {
    var command = form.has("command") ? form.get("command") : form.path("instead").path("command");
    return command.isMissingNode()
        ? Optional.empty()
        : Optional.of(Frame.of("act", "command", command, "mode", any(MODES)));
  }

  /// An answer to a question, for whoever is asked.
  Frame answer(JsonNode question, String seat) {
    var key = question.get("key").stringValue();
    boolean own = question.get("seat").stringValue().equals(seat);
    var as = own ? new Object[0] : new Object[] {"as", question.get("seat").stringValue()};
    if (question.path("passable").asBoolean(false) && chance(0.5)) {
      return with(Frame.of("pass", "question", key), as);
    }
    // A die that always fell alike would roll the same tie again for ever.
    var value =
        question.has("die")
            ? Integer.valueOf(1 + random.nextInt(question.get("die").intValue()))
            : value(question.get("kind"), question.path("suggestion"));
    return with(Frame.of("answer", "question", key, "answer", value), as);
  }

  private static Frame with(Frame frame, Object... more) {
    for (int i = 0; i < more.length; i += 2) {
      frame.fields().put((String) more[i], more[i + 1]);
    }
    return frame;
  }

  /// A legal value; what is hard to make up is as suggested.
  private Object value(JsonNode kind, JsonNode suggested) {
    if (kind.isString()) {
      return random.nextBoolean();
    }
    for (String choice : List.of("one-of", "where")) {
      var options = list(kind.path(choice).path("options"));
      if (!options.isEmpty()) {
        return any(options).get("key").stringValue();
      }
    }
    return suggested;
  }
}
