package quintain.browser;

import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import quintain.binder.Located;
import quintain.binder.Source;

/// The opening of a book's golden encounter: a scenario that people play through their browsers.
record Opening(Path file, List<Step> steps) {
  /// What is done in a step, and what is known beforehand of its dice and answers.
  record Step(
      List<Map.Entry<String, Map<String, Object>>> does, List<String> dice, List<Answer> answers) {}

  /// A scripted answer; `about` is somebody the question must be about, or empty.
  record Answer(String question, String about, Object answer) {}

  /// The opening that a book brings along for these tests.
  static Opening of(String book) {
    var shelved = Path.of("../rulebooks", book, "src/test/resources/table/opening.yaml");
    var file =
        Stream.of(shelved, Path.of("../examples/rulebook/src/test/resources/table/opening.yaml"))
            .filter(each -> Files.isRegularFile(each) && isOf(book, each))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        book
                            + " has no opening for the browser tests: write "
                            + shelved.normalize()));
    var steps = new ArrayList<Step>();
    var root = map(plain(Source.file(file).root().orElseThrow()));
    for (Object each : list(root.getOrDefault("steps", List.of()))) {
      var step = map(each);
      steps.add(
          new Step(
              list(step.getOrDefault("do", List.of())).stream().map(Opening::command).toList(),
              list(step.getOrDefault("dice", List.of())).stream().map(String::valueOf).toList(),
              list(step.getOrDefault("answers", List.of())).stream()
                  .map(Opening::answer)
                  .toList()));
    }
    return new Opening(file, steps);
  }

  private static boolean isOf(String book, Path file) {
    var root = map(plain(Source.file(file).root().orElseThrow()));
    return book.equals(root.get("book"));
  }

  /// The scene before its first step, as a file to open a table from.
  FilePayload scene() {
    try {
      var text = Files.readString(file);
      var before = text.substring(0, text.indexOf("steps:")) + "steps: []\n";
      return new FilePayload(
          "scene.yaml", "application/yaml", before.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map.Entry<String, Map<String, Object>> command(Object plain) {
    if (plain instanceof String name) {
      return Map.entry(name, Map.of());
    }
    var only = map(plain).entrySet().iterator().next();
    return Map.entry(only.getKey(), map(only.getValue()));
  }

  private static Answer answer(Object plain) {
    var map = map(plain);
    return new Answer(
        String.valueOf(map.get("question")),
        String.valueOf(map.getOrDefault("about", "")),
        map.getOrDefault("answer", ""));
  }

  /// A list, or one thing alone as a list of it.
  static List<Object> list(Object plain) {
    return switch (plain) {
      case List<?> several -> new ArrayList<>(several);
      default -> List.of(plain);
    };
  }

  @SuppressWarnings("unchecked") // keys in YAML are texts
  static Map<String, Object> map(Object plain) {
    return (Map<String, Object>) plain;
  }

  private static Object plain(Located located) {
    return switch (located) {
      case Located.Nothing _, Located.Broken _ -> "";
      case Located.Truth truth -> truth.value();
      case Located.Whole whole -> whole.value().intValueExact();
      case Located.Real real -> real.value();
      case Located.Text text -> text.value();
      case Located.Sequence sequence -> sequence.items().stream().map(Opening::plain).toList();
      case Located.Mapping mapping -> {
        var map = new LinkedHashMap<String, Object>();
        mapping.fields().forEach(field -> map.put(field.key(), plain(field.value())));
        yield map;
      }
    };
  }
}
