package quintain.binder;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/// A YAML or JSON text as read: its tree, as far as there is one, and what is wrong with the text.
///
/// A text with a repeated key still has a tree, so that binding can report everything else as well.
public record Source(String file, Optional<Located> root, List<Problem> problems) {
  /// The deepest nesting of lists and maps that is read.
  public static final int MAX_DEPTH = 200;

  /// The longest text that is read, in bytes of a file or characters of a string.
  public static final int MAX_SIZE = 8 * 1024 * 1024;

  private static final JsonFactory JSON = JsonFactory.builder().build();
  // Repeated keys are allowed here only because they are reported below, all of them, with places.
  private static final YAMLFactory YAML =
      YAMLFactory.builder()
          .loadSettings(
              LoadSettings.builder()
                  .setCodePointLimit(MAX_SIZE)
                  .setAllowDuplicateKeys(true)
                  .build())
          .build();

  public Source {
    problems = List.copyOf(problems);
  }

  public static Source yaml(String file, String text) {
    return read(file, text, YAML);
  }

  public static Source json(String file, String text) {
    return read(file, text, JSON);
  }

  /// A JSON text that may be longer than others, as one with a picture in it is.
  public static Source longJson(String file, String text) {
    return parsed(file, text, JSON);
  }

  /// A file in UTF-8; a name that ends in `.json` is JSON, every other is YAML.
  public static Source file(Path path) {
    String name = path.toString();
    try {
      if (Files.size(path) > MAX_SIZE) {
        return broken(name, tooLarge());
      }
      return bytes(name, Files.readAllBytes(path));
    } catch (NoSuchFileException _) {
      return broken(name, "there is no such file");
    } catch (IOException e) {
      return broken(name, "the file cannot be read: " + e.getMessage());
    }
  }

  /// A file on the class path, named relative to a class.
  public static Source shipped(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      return in == null
          ? broken(name, "there is no such file beside " + beside.getName())
          : bytes(name, in.readAllBytes());
    } catch (IOException e) {
      return broken(name, "the file cannot be read: " + e.getMessage());
    }
  }

  private static Source bytes(String name, byte[] bytes) {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException _) {
      return broken(name, "the file is not UTF-8 text");
    }
    return name.endsWith(".json") ? json(name, text) : yaml(name, text);
  }

  private static Source read(String file, String text, TokenStreamFactory format) {
    if (text.length() > MAX_SIZE) {
      return broken(file, tooLarge());
    }
    return parsed(file, text, format);
  }

  private static Source parsed(String file, String text, TokenStreamFactory format) {
    String body = text.startsWith("\uFEFF") ? text.substring(1) : text;
    var reading = new Reading(file, true);
    @Nullable Located root = null;
    try (JsonParser parser = format.createParser(ObjectReadContext.empty(), body)) {
      root = reading.document(parser);
    } catch (JacksonException e) {
      reading.syntax(e);
    } catch (TooDeep e) {
      reading.problems.add(
          Problem.at(
              e.at, e.path, "nested deeper than " + MAX_DEPTH + " levels; flatten the text"));
    }
    return new Source(file, Optional.ofNullable(root), reading.problems);
  }

  /// The tree of a JSON text whose nodes do not know where they stand; nothing if anything is wrong
  /// with the text. To find places out takes longer than to read.
  static Optional<Located> quickJson(String text) {
    if (text.length() > MAX_SIZE) {
      return Optional.empty();
    }
    var reading = new Reading("", false);
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text)) {
      var root = reading.document(parser);
      return reading.problems.isEmpty() ? Optional.ofNullable(root) : Optional.empty();
    } catch (JacksonException | TooDeep _) {
      return Optional.empty();
    }
  }

  private static Source broken(String file, String message) {
    var problem = Problem.at(new Mark(file, 1, 1), "", message);
    return new Source(file, Optional.empty(), List.of(problem));
  }

  private static String tooLarge() {
    return "longer than " + MAX_SIZE / (1024 * 1024) + " MB; split it";
  }

  private static final class TooDeep extends RuntimeException {
    private final transient Mark at;
    private final String path;

    TooDeep(Mark at, String path) {
      super(path);
      this.at = at;
      this.path = path;
    }
  }

  /// One pass over the tokens of a text.
  private static final class Reading {
    private final String file;
    private final boolean placed;
    private final List<Problem> problems = new ArrayList<>();

    Reading(String file, boolean placed) {
      this.file = file;
      this.placed = placed;
    }

    @Nullable Located document(JsonParser parser) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        problems.add(Problem.at(new Mark(file, 1, 1), "", "the text is empty"));
        return null;
      }
      Located root = node(parser, first, "", 0);
      if (parser.nextToken() != null) {
        problems.add(
            Problem.at(here(parser), "", "more text after the end; a file holds one document"));
      }
      return root;
    }

    private Located node(JsonParser parser, JsonToken token, String path, int depth) {
      Mark at = here(parser);
      if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
        problems.add(
            Problem.at(at, path, "aliases (*" + parser.getString() + ") are not read; repeat it"));
        return new Located.Broken(at);
      }
      refuseAnchorsAndTags(parser, at, path);
      return switch (token) {
        case START_OBJECT -> mapping(parser, at, path, deeper(at, path, depth));
        case START_ARRAY -> sequence(parser, at, path, deeper(at, path, depth));
        case VALUE_STRING -> new Located.Text(at, parser.getString());
        case VALUE_NUMBER_INT -> new Located.Whole(at, parser.getBigIntegerValue());
        case VALUE_NUMBER_FLOAT -> real(parser, at, path);
        case VALUE_TRUE -> new Located.Truth(at, true);
        case VALUE_FALSE -> new Located.Truth(at, false);
        case VALUE_NULL -> new Located.Nothing(at);
        case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT -> {
          problems.add(Problem.at(at, path, "this kind of value is not read"));
          yield new Located.Broken(at);
        }
      };
    }

    private Located real(JsonParser parser, Mark at, String path) {
      double value = parser.getDoubleValue();
      if (!Double.isFinite(value)) {
        problems.add(Problem.at(at, path, parser.getString() + " is not a finite number"));
        return new Located.Broken(at);
      }
      return new Located.Real(at, value);
    }

    private Located sequence(JsonParser parser, Mark at, String path, int depth) {
      var items = new ArrayList<Located>();
      for (JsonToken t = next(parser); t != JsonToken.END_ARRAY; t = next(parser)) {
        items.add(node(parser, t, placed ? Places.in(path, items.size()) : path, depth));
      }
      return new Located.Sequence(at, items);
    }

    private Located mapping(JsonParser parser, Mark at, String path, int depth) {
      var fields = new LinkedHashMap<String, Located.Field>();
      for (JsonToken t = next(parser); t != JsonToken.END_OBJECT; t = next(parser)) {
        String key = parser.currentName();
        Mark keyAt = here(parser);
        String inside = placed ? Places.in(path, key) : path;
        refuseAnchorsAndTags(parser, keyAt, inside);
        Located value = node(parser, next(parser), inside, depth);
        var earlier = fields.putIfAbsent(key, new Located.Field(keyAt, key, value));
        if (earlier != null) {
          problems.add(
              Problem.at(
                  keyAt,
                  inside,
                  "'" + key + "' is given twice; the first is on line " + earlier.at().line()));
        }
      }
      return new Located.Mapping(at, List.copyOf(fields.values()));
    }

    /// Inside a list or map the parser itself reports the end of the text, so there is a token.
    private static JsonToken next(JsonParser parser) {
      JsonToken token = parser.nextToken();
      if (token == null) {
        throw new IllegalStateException("the parser ended inside a list or map");
      }
      return token;
    }

    private void refuseAnchorsAndTags(JsonParser parser, Mark at, String path) {
      if (!(parser instanceof YAMLParser)) {
        return;
      }
      if (parser.getObjectId() instanceof String anchor) {
        problems.add(
            Problem.at(at, path, "anchors (&" + anchor + ") are not read; repeat the value"));
      }
      if (parser.getTypeId() instanceof String tag) {
        problems.add(Problem.at(at, path, "tags (" + tag + ") are not read; leave it out"));
      }
    }

    private static int deeper(Mark at, String path, int depth) {
      if (depth >= MAX_DEPTH) {
        throw new TooDeep(at, path);
      }
      return depth + 1;
    }

    void syntax(JacksonException e) {
      if (e.getCause() instanceof MarkedYamlEngineException yaml) {
        // The parser's own message repeats the place and draws the line; the problem says it all.
        var mark = yaml.getProblemMark();
        var at =
            mark.map(m -> new Mark(file, m.getLine() + 1, m.getColumn() + 1))
                .orElseGet(() -> mark(e.getLocation()));
        problems.add(Problem.at(at, "", "not valid YAML: " + yaml.getProblem()));
      } else {
        String message = e.getOriginalMessage().replaceAll(" ?\\(start marker at .*\\)", "");
        problems.add(Problem.at(mark(e.getLocation()), "", "not valid: " + message));
      }
    }

    private Mark here(JsonParser parser) {
      return placed ? mark(parser.currentTokenLocation()) : Mark.NOWHERE;
    }

    private Mark mark(@Nullable TokenStreamLocation location) {
      return location == null
          ? new Mark(file, 1, 1)
          : new Mark(file, Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
    }
  }
}
