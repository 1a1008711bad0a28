package quintain.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jline.reader.impl.DefaultParser;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import quintain.kernel.Names;
import quintain.kernel.NearMiss;
import quintain.kernel.dice.notation.Notation;
import quintain.kernel.dice.notation.NotationError;
import quintain.mcp.SeatDesk;
import quintain.packs.Books;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/// What the lines of `quintain shell` mean: commands of the command line, dice, rules of the book
/// that is open, and the words of a seat at a table.
final class Shell implements AutoCloseable {
  static final String JOIN = "join";

  /// What is said at a seat: each a tool that models have, too.
  private enum Word {
    VIEW("about"),
    OFFERS("actor"),
    FORM("slots"),
    ACT("slots"),
    ANSWER("answer"),
    SAY("text"),
    LOG("limit"),
    WAIT("seconds"),
    UNDO("reason");

    /// The input that the rest of the line is.
    private final String input;

    Word(String input) {
      this.input = input;
    }

    String word() {
      return Names.kebab(name());
    }

    static List<String> all() {
      return Arrays.stream(values()).map(Word::word).toList();
    }

    static Optional<Word> of(String word) {
      return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }
  }

  private static final List<String> OWN_WORDS = List.of("book", "?", JOIN, "leave", "help", "exit");

  /// What keeps a terminal to itself cannot run within a line.
  private static final List<String> OUTSIDE = List.of("serve", "mcp", "shell");

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
          .enable(YAMLWriteFeature.MINIMIZE_QUOTES)
          .disable(YAMLWriteFeature.SPLIT_LINES)
          .build();

  private final Terminal terminal;
  private String book = "";
  private @Nullable SeatDesk seat;
  private boolean open = true;

  Shell(Terminal terminal) {
    this.terminal = terminal;
  }

  static DefaultParser parser() {
    var parser = new DefaultParser();
    // Dice have signs of their own.
    parser.setEscapeChars(new char[0]);
    return parser;
  }

  boolean isOpen() {
    return open;
  }

  String prompt() {
    return (book.isEmpty() ? "quintain" : book) + (seat == null ? "> " : " at the table> ");
  }

  /// Does what a line says; its exit code.
  int run(String line) {
    var text = line.strip();
    if (text.isEmpty() || text.startsWith("#")) {
      return Exit.DONE;
    }
    try {
      return text.startsWith("?") ? rules(text.substring(1)) : words(text, split(text));
    } catch (Wrong wrong) {
      terminal.remark(String.valueOf(wrong.getMessage()));
      return Exit.WRONG;
    }
  }

  private static List<String> split(String text) {
    return parser().parse(text, 0).words().stream().filter(word -> !word.isEmpty()).toList();
  }

  private int words(String text, List<String> words) {
    var first = words.getFirst();
    return switch (first) {
      case "exit", "quit" -> {
        open = false;
        yield Exit.DONE;
      }
      case "help" -> help();
      case "book" -> open(words);
      case JOIN -> join(words);
      case "leave" -> leave();
      default -> {
        var word = Word.of(first);
        if (word.isPresent() && (seat != null || !commands().contains(first))) {
          yield atTheSeat(word.get(), words.subList(1, words.size()), text);
        }
        yield commands().contains(first) ? command(words) : dice(text, first);
      }
    };
  }

  private static List<String> commands() {
    return Arrays.stream(Commands.values()).map(each -> Names.kebab(each.name())).toList();
  }

  private int command(List<String> words) {
    if (OUTSIDE.contains(words.getFirst())) {
      throw new Wrong("'" + words.getFirst() + "' runs by itself, outside of the shell.");
    }
    return Main.run(words.toArray(String[]::new), terminal.out(), terminal.err());
  }

  /// A line that begins with no word that is known: dice, or a slip.
  private int dice(String text, String first) {
    try {
      Notation.parse(text);
    } catch (NotationError error) {
      var known = new ArrayList<>(commands());
      known.addAll(OWN_WORDS);
      known.addAll(Word.all());
      var meant = NearMiss.nearest(first, known);
      throw new Wrong(
          meant.isPresent()
              ? "there is no '" + first + "'; did you mean '" + meant.get() + "'?"
              : "neither a command nor dice:\n" + error.withCaret());
    }
    return Main.run(new String[] {"roll", "--", text}, terminal.out(), terminal.err());
  }

  private int help() {
    terminal.say(
        """
        2d6+1          rolls dice; 'odds 2d6' weighs them
        book BOOK      opens a book
        ? how to heal  asks its rules
        join LINK      sits down at a table; leave stands up
          view [WHO], offers [WHO], form COMMAND [SLOT=VALUE…], act COMMAND [SLOT=VALUE…],
          answer QUESTION [ANSWER], say WORDS, log [HOW-MANY], wait [SECONDS], undo [WHY]
        exit           ends; so does Ctrl-D
        Every command of 'quintain --help' can be typed, too, without 'quintain'.\
        """);
    return Exit.DONE;
  }

  // Rules

  private int open(List<String> words) {
    if (words.size() != 2) {
      throw new Wrong("say which book: " + String.join(", ", Books.onBoard().ids()) + ".");
    }
    try {
      var volume = Books.onBoard().find(words.get(1));
      book = volume.book().id();
      terminal.say(volume.book().title() + " is open; ? and words find its rules.");
      return Exit.DONE;
    } catch (NoSuchElementException e) {
      throw new Wrong(e.getMessage() + ".");
    }
  }

  private int rules(String question) {
    if (book.isEmpty()) {
      throw new Wrong(
          "open a book first, such as 'book " + Books.onBoard().ids().getFirst() + "'.");
    }
    var args = new ArrayList<>(List.of("rules", book));
    args.addAll(split(question.strip()));
    return Main.run(args.toArray(String[]::new), terminal.out(), terminal.err());
  }

  // A seat

  private int join(List<String> words) {
    if (words.size() != 2) {
      throw new Wrong("join takes the link of a seat.");
    }
    leave();
    try {
      seat = SeatDesk.at(words.get(1));
    } catch (IllegalArgumentException e) {
      throw new Wrong(e.getMessage() + ".");
    }
    return tell("seats", Map.of());
  }

  private int leave() {
    if (seat != null) {
      seat.close();
      seat = null;
    }
    return Exit.DONE;
  }

  /// @param text the whole line: what is said to people stays as it was typed
  private int atTheSeat(Word word, List<String> rest, String text) {
    var given = new LinkedHashMap<String, Object>();
    if (!rest.isEmpty()) {
      var more = rest.subList(1, rest.size());
      switch (word) {
        case FORM, ACT -> {
          given.put("command", rest.getFirst());
          given.put(word.input, slots(more));
        }
        case ANSWER -> {
          given.put("question", rest.getFirst());
          if (!more.isEmpty()) {
            given.put(word.input, value(String.join(" ", more)));
          }
        }
        case SAY, UNDO -> given.put(word.input, text.substring(word.word().length()).strip());
        case VIEW, OFFERS, LOG, WAIT -> given.put(word.input, value(String.join(" ", rest)));
      }
    }
    return tell(word.word(), given);
  }

  private static Map<String, Object> slots(List<String> words) {
    var slots = new LinkedHashMap<String, Object>();
    for (String word : words) {
      int at = word.indexOf('=');
      if (at < 1) {
        throw new Wrong("say slots as SLOT=VALUE, such as targets=troll; not '" + word + "'.");
      }
      slots.put(word.substring(0, at), value(word.substring(at + 1)));
    }
    return slots;
  }

  private static Object value(String word) {
    if (word.matches("-?\\d{1,9}")) {
      return Integer.valueOf(word);
    }
    if (word.equals("true") || word.equals("false")) {
      return word.equals("true");
    }
    return word.contains(",")
        ? Arrays.stream(word.split(",", -1)).map(Shell::value).toList()
        : word;
  }

  private int tell(String tool, Map<String, Object> input) {
    var told = call(tool, input);
    if (!told.done()) {
      terminal.say(told.text());
      return Exit.NO;
    }
    terminal.out().print(YAML.writeValueAsString(JSON.readTree(told.text())));
    return Exit.DONE;
  }

  private SeatDesk.Told call(String tool, Map<String, Object> input) {
    if (seat == null) {
      throw new Wrong("you sit at no table; 'join LINK' takes a seat.");
    }
    return seat.call(tool, input);
  }

  // Completion

  /// What may come after these words.
  List<String> completions(List<String> before) {
    if (before.isEmpty()) {
      var words = new LinkedHashSet<>(OWN_WORDS);
      if (seat != null) {
        words.addAll(Word.all());
      }
      words.addAll(commands());
      words.removeAll(OUTSIDE);
      return List.copyOf(words);
    }
    var first = before.getFirst();
    if (first.equals("book")) {
      return Books.onBoard().ids();
    }
    if (seat != null && Word.of(first).isPresent()) {
      return first.equals("act") || first.equals("form") ? offered() : List.of();
    }
    if (!commands().contains(first)) {
      return List.of();
    }
    var args = new ArrayList<>(before);
    args.add("");
    var found = new ArrayList<CharSequence>();
    var quintain = Main.everything(terminal);
    // What stands for itself at this place, such as a book, the model's own completion leaves out.
    Optional.ofNullable(quintain.getSubcommands().get(first)).stream()
        .flatMap(command -> command.getCommandSpec().positionalParameters().stream())
        .filter(place -> place.index().contains(before.size() - 1))
        .flatMap(place -> Optional.ofNullable(place.completionCandidates()).stream())
        .forEach(words -> words.forEach(found::add));
    AutoComplete.complete(
        quintain.getCommandSpec(), args.toArray(String[]::new), before.size(), 0, 0, found);
    return found.stream().map(CharSequence::toString).distinct().toList();
  }

  /// The commands that the seat may give just now.
  private List<String> offered() {
    var told = call("offers", Map.of());
    if (!told.done()) {
      return List.of();
    }
    return JSON.readTree(told.text()).findValues("command").stream()
        .map(JsonNode::asString)
        .distinct()
        .toList();
  }

  @Override
  public void close() {
    leave();
  }
}
