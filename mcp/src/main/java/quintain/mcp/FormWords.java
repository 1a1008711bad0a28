package quintain.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// Forms, questions and odds in words.
final class FormWords {
  private static final int MOST_CHOICES = 80;
  private static final int MOST_ODDS = 60;

  /// Hints by which policies choose, and which tell people nothing.
  private static final List<String> FOR_POLICIES = List.of("purpose", "power");

  private FormWords() {}

  /// A field of a form: what it asks, the value it has now, what else may be chosen.
  static Map<String, Object> field(JsonNode field) {
    return Json.object(
        "slot",
        Json.text(field, "slot"),
        "asks",
        Json.text(field, "prompt"),
        "rule",
        Json.text(field, "clause"),
        "value",
        field.path("value"),
        "answer",
        kind(field.path("kind")));
  }

  /// A question that the table waits for.
  static Map<String, Object> question(JsonNode question) {
    return Json.object(
        "question",
        Json.text(question, "key"),
        "for",
        Json.text(question, "seat"),
        "asks",
        Json.text(question, "prompt"),
        "rule",
        Json.text(question, "clause"),
        "answer",
        question.has("die")
            ? "the face of a d" + question.path("die").asInt(0) + " that you rolled by hand"
            : kind(question.path("kind")),
        "suggested",
        question.path("suggestion"),
        "mayPass",
        question.path("passable").asBoolean(false) ? Optional.of(true) : Optional.empty(),
        "dice",
        Json.stream(question.path("dice")).map(LogWords::rolled).toList());
  }

  /// What kind of answer is wanted.
  private static Object kind(JsonNode kind) {
    if (kind.isString()) {
      return "true or false";
    }
    return kind.properties().stream()
        .findFirst()
        .map(tagged -> kind(tagged.getKey(), tagged.getValue()))
        .orElse("");
  }

  private static Object kind(String name, JsonNode kind) {
    return switch (name) {
      case "one-of", "where" -> Json.object("oneOf", choices(kind.path("options")));
      case "some-of" ->
          Json.object(
              "listOf",
              choices(kind.path("options")),
              "atLeast",
              kind.path("least").asInt(0),
              "atMost",
              kind.path("most").asInt(0));
      case "number-from" ->
          Json.object(
              "numberFrom",
              kind.path("least").asInt(0),
              "to",
              kind.path("most").asInt(0),
              "marks",
              Json.stream(kind.path("marks"))
                  .map(mark -> mark.path("number").asInt(0) + " " + Json.text(mark, "name"))
                  .toList());
      case "words" -> "text of at most " + kind.path("most").asInt(0) + " letters";
      case "lines" ->
          Json.object(
              "textFor",
              Json.stream(kind.path("lines"))
                  .map(line -> Json.text(line, "key") + ": " + Json.text(line, "label"))
                  .toList());
      case "assignment" ->
          Json.object(
              "numbers",
              kind.path("numbers"),
              "oneFor",
              Json.stream(kind.path("names")).map(each -> Json.text(each, "key")).toList());
      case "purchase" ->
          Json.object(
              "budget",
              kind.path("budget").asInt(0),
              "howManyOf",
              Json.stream(kind.path("wares")).limit(MOST_CHOICES).map(FormWords::ware).toList());
      default -> kind;
    };
  }

  /// Keys with what they stand for; where there are very many, the keys of the first.
  private static Object choices(JsonNode options) {
    var all = Json.stream(options).toList();
    var choices = new LinkedHashMap<String, Object>();
    all.stream()
        .limit(MOST_CHOICES)
        .forEach(option -> choices.put(Json.text(option, "key"), choice(option)));
    if (all.size() > MOST_CHOICES) {
      choices.put("…", (all.size() - MOST_CHOICES) + " more that are not listed");
    }
    return choices;
  }

  private static String choice(JsonNode option) {
    var hints =
        option.path("hints").properties().stream()
            .filter(hint -> !FOR_POLICIES.contains(hint.getKey()))
            .map(hint -> hint.getKey() + " " + hint.getValue().asString(""))
            .collect(Collectors.joining(", "));
    return Json.text(option, "label") + (hints.isEmpty() ? "" : " (" + hints + ")");
  }

  private static String ware(JsonNode ware) {
    return "%s: %s, %d each, at most %d"
        .formatted(
            Json.text(ware, "key"),
            Json.text(ware, "label"),
            ware.path("price").asInt(0),
            ware.path("most").asInt(0));
  }

  /// A reason with its clause.
  static String why(JsonNode why) {
    var clause = Json.text(why, "clause");
    return Json.text(why, "reason") + (clause.isEmpty() ? "" : " [" + clause + "]");
  }

  static List<String> barred(JsonNode form) {
    return Json.stream(form.path("barred"))
        .limit(MOST_CHOICES)
        .map(
            barred ->
                Json.text(barred, "slot")
                    + " "
                    + Json.text(barred, "key")
                    + ": "
                    + why(barred.path("why")))
        .toList();
  }

  /// What can be said of how something may come out.
  static Map<String, Object> odds(JsonNode weighed) {
    if (weighed.has("chances")) {
      var chances = weighed.get("chances");
      return Json.object(
          "chances",
          outcomes(chances.path("outcomes")),
          "dice",
          Json.stream(chances.path("dice"))
              .map(
                  dice ->
                      (Json.text(dice, "who") + " " + dice(dice)).strip()
                          + " ["
                          + Json.text(dice, "clause")
                          + "]")
              .distinct()
              .toList(),
          "simulated",
          chances.path("exact").asBoolean(true)
              ? Optional.empty()
              : Optional.of(chances.path("tries").asInt(0) + " tries"));
    }
    if (weighed.has("certain")) {
      var changes =
          Json.stream(weighed.get("certain").path("changes"))
              .map(
                  change ->
                      (Json.text(change, "subject") + " " + Json.text(change, "words")).strip())
              .toList();
      return Json.object(
          "certain", changes.isEmpty() ? "nothing is left to chance" : (Object) changes);
    }
    var unknown = weighed.path("unknown");
    return Json.object(
        "unknown",
        why(unknown),
        "suppose",
        Json.stream(unknown.path("guesses"))
            .limit(MOST_ODDS)
            .map(
                guess ->
                    Json.object(
                        "if",
                        Json.text(guess, "supposed"),
                        "chances",
                        outcomes(guess.path("outcomes"))))
            .toList());
  }

  private static String dice(JsonNode dice) {
    var notation = Json.text(dice, "dice");
    return notation.isEmpty() ? "a fair draw" : notation;
  }

  /// `Maren drops to 0: 40.0 %`; numbers of one figure stand in one line.
  private static List<String> outcomes(JsonNode outcomes) {
    var lines = new LinkedHashMap<String, StringBuilder>();
    for (JsonNode chance : outcomes) {
      var value = chance.path("value");
      var subject = Json.text(chance, "subject");
      var percent = "%.1f %%".formatted(100 * chance.path("p").asDouble(0));
      var figure = Json.text(chance, "figure");
      if (value.isNumber() && !figure.isEmpty()) {
        var line =
            lines.computeIfAbsent(
                (subject + " " + figure).strip() + ": ", words -> new StringBuilder(words));
        boolean first = line.charAt(line.length() - 1) == ' ';
        line.append(first ? "" : ", ").append(value.asString("")).append(" = ").append(percent);
      } else {
        var words = (subject + " " + Json.text(chance, "outcome")).strip() + ": " + percent;
        lines.put(words, new StringBuilder(words));
      }
    }
    return lines.values().stream().limit(MOST_ODDS).map(StringBuilder::toString).toList();
  }
}
