package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Names;
import quintain.kernel.PeerFormat;
import quintain.kernel.State;
import quintain.kernel.peers.Flaw;
import quintain.kernel.peers.Printed;
import quintain.kernel.peers.Remark;

/// The format of stat blocks as people paste them, one or many: a line with a name and what stands
/// between commas, and under it lines with bullets for whatever is told. What the parts of a line
/// mean, the book says.
///
/// @param kind what a block becomes
/// @param marks the figure by which a line is known for a block, as people call it: `HP`. It stands
///   right after the name, or anywhere after a name that ends in a colon
/// @param example a block in one line, for whoever wrote none
/// @param opening how a block of the book begins
/// @param printing how an entry of the book is written as a block
public record PastedBlocks<S extends State, R extends Record & Entry>(
    ContentKind<R> kind,
    List<String> marks,
    String example,
    Opening<R> opening,
    Printing<R> printing)
    implements PeerFormat.Text<S> {
  public PastedBlocks {
    marks = List.copyOf(marks);
  }

  private static final Pattern BULLET = Pattern.compile("[•*–-]\\s*(?<words>.*)");
  private static final int MOST = 500;
  private static final int LONGEST_LINE = 2000;
  private static final int LONGEST_NAME = 60;

  /// Begins a block.
  public interface Opening<R> {
    Block<R> begin(String name, Margin margin);
  }

  /// A block as far as it is read.
  public interface Block<R> {
    /// Takes in what stands between two commas of its line.
    void part(String part);

    /// Takes in what a line with a bullet tells.
    void told(String words);

    /// What it comes to, after the last of its lines; an [IllegalArgumentException] says what it
    /// cannot be.
    ///
    /// @param content what the book has, for blocks that refer to it
    R entry(String id, Content content);
  }

  /// Writes an entry onto a page.
  public interface Printing<R> {
    void print(R entry, Page page);
  }

  /// A block that is being written.
  public static final class Page {
    private final List<String> parts = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();

    private Page() {}

    /// Adds what stands between two commas.
    public void part(String part) {
      parts.add(part);
    }

    /// Adds a word that holds of some entries alone.
    public void part(String word, boolean holds) {
      if (holds) {
        parts.add(word);
      }
    }

    /// Adds a line with a bullet; none for no words.
    public void told(String words) {
      if (!words.isBlank()) {
        told.add(words.strip().replaceAll("\\s+", " "));
      }
    }

    /// Notes what a block has no room for, where there is any of it.
    public void lacks(String field, List<?> some) {
      if (!some.isEmpty()) {
        remarks.add(new Remark(field, "does not go along, or in words alone"));
      }
    }

    private String text(String name) {
      var lines = new ArrayList<String>();
      lines.add(name + ": " + String.join(", ", parts));
      told.forEach(words -> lines.add("• " + words));
      return String.join("\n", lines) + "\n";
    }
  }

  /// Where a book writes what it has to say of the line that is being read.
  public static final class Margin {
    private final List<Flaw> flaws = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();
    private int line;

    private Margin() {}

    /// Notes what is wrong, so that nothing comes at all.
    public void wrong(String field, String message) {
      flaws.add(new Flaw(line, field, message));
    }

    /// Notes what does not come as it stands.
    public void remark(String words) {
      remarks.add(new Remark("line " + line, words));
    }
  }

  /// A figure with its name, as in `12 HP` or `HP 12`.
  public record Figure(String what, int number) {
    /// Reads one of the named figures; the name comes as the list has it.
    public static Optional<Figure> read(String part, List<String> names) {
      for (String name : names) {
        var figure =
            Pattern.compile(
                    "(?i)(?<before>[+−-]?\\d{1,6}) *%1$s|%1$s:? *(?<after>[+−-]?\\d{1,6})"
                        .formatted(Pattern.quote(name)))
                .matcher(part);
        if (figure.matches()) {
          var number =
              Optional.ofNullable(figure.group("before")).orElseGet(() -> figure.group("after"));
          return Optional.of(new Figure(name, Integer.parseInt(number.replace('−', '-'))));
        }
      }
      return Optional.empty();
    }
  }

  /// The constant that somebody wrote in whatever case, with whatever between its words.
  public static <E extends Enum<E>> Optional<E> constant(Class<E> type, String word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(each -> letters(each.name()).equals(letters(word)))
        .findFirst();
  }

  /// The letters of some words alone, all of them small.
  public static String letters(String words) {
    return words.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
  }

  /// The parts of a line: what stands between its commas, but for those in brackets.
  public static List<String> parts(String line) {
    var parts = new ArrayList<String>();
    int end = line.length();
    boolean inBrackets = false;
    for (int i = line.length() - 1; i >= 0; i--) {
      switch (line.charAt(i)) {
        case ')' -> inBrackets = true;
        case '(' -> inBrackets = false;
        case ',' -> {
          if (!inBrackets) {
            parts.addFirst(line.substring(i + 1, end));
            end = i;
          }
        }
        default -> {}
      }
    }
    parts.addFirst(line.substring(0, end));
    return parts.stream().map(String::strip).filter(part -> !part.isEmpty()).toList();
  }

  @Override
  public String id() {
    return "stat-blocks";
  }

  @Override
  public String title() {
    return "Stat blocks";
  }

  @Override
  public Arrival read(String text, Content content) {
    var reading = new Reading<>(this, content);
    var lines = text.lines().toList();
    for (int i = 0; i < lines.size() && !reading.isFull; i++) {
      reading.line(i + 1, lines.get(i).strip());
    }
    return reading.arrival();
  }

  @Override
  public Optional<Printed> write(Entry entry) {
    if (!kind.entry().isInstance(entry)) {
      return Optional.empty();
    }
    var page = new Page();
    printing.print(kind.entry().cast(entry), page);
    return Optional.of(new Printed(page.text(entry.name()), page.remarks));
  }

  /// An id made of a name.
  public static String id(String name) {
    var id =
        Names.kebab(name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"))
            .replaceAll("^[^a-z]+|-+$", "");
    return id.isEmpty() ? "guest" : id;
  }

  /// A block with the line that it stands in.
  private record Begun<R>(int line, String name, Block<R> block) {}

  /// Reads line after line.
  private static final class Reading<R extends Record & Entry> {
    private final PastedBlocks<?, R> format;
    private final Content content;
    private final Pattern head;
    private final List<Begun<R>> blocks = new ArrayList<>();
    private final Margin margin = new Margin();
    private boolean isFull;

    Reading(PastedBlocks<?, R> format, Content content) {
      this.format = format;
      this.content = content;
      var names = format.marks.stream().map(Pattern::quote).collect(Collectors.joining("|"));
      var mark = "\\b(?:\\d{1,6} *(?:%1$s)\\b|(?:%1$s):? *\\d{1,6}\\b)".formatted(names);
      // No colon after the first can end a name that the first one does not end.
      this.head =
          Pattern.compile(
              "(?i)(?<name>(?:(?!:).)*?)(?::(?=.*%1$s)|(?<!\\s)\\s++(?=%1$s))(?<parts>.*)"
                  .formatted(mark));
    }

    void line(int number, String line) {
      margin.line = number;
      if (line.isEmpty()) {
        return;
      }
      if (line.length() > LONGEST_LINE
          || line.chars().anyMatch(c -> Character.isISOControl(c) && c != '\t')) {
        margin.wrong("", "is too long, or has control characters in it");
        return;
      }
      var bullet = BULLET.matcher(line);
      var block = head.matcher(line);
      if (bullet.matches()) {
        told(bullet.group("words").strip());
      } else if (block.matches()) {
        begin(block.group("name").strip(), block.group("parts"));
      } else {
        margin.wrong("", "expected a block such as '%s'".formatted(format.example));
      }
    }

    private void told(String words) {
      if (blocks.isEmpty()) {
        margin.wrong("", "belongs to no block; a block comes first");
      } else {
        blocks.getLast().block.told(words);
      }
    }

    private void begin(String name, String parts) {
      if (blocks.size() == MOST) {
        margin.wrong("", "at most %d blocks are read at once".formatted(MOST));
        isFull = true;
        return;
      }
      if (name.isEmpty() || name.length() > LONGEST_NAME) {
        margin.wrong(
            "name", "has 1 to %d characters, not %d".formatted(LONGEST_NAME, name.length()));
      } else if (content.find(format.kind, name).isPresent()) {
        margin.wrong("name", "the book has a %s already; call it otherwise".formatted(name));
      } else if (blocks.stream().anyMatch(other -> id(other.name).equals(id(name)))) {
        margin.wrong("name", "there are two of the name " + name);
      }
      var block = format.opening.begin(name, margin);
      parts(parts).forEach(block::part);
      blocks.add(new Begun<>(margin.line, name, block));
    }

    Arrival arrival() {
      var finds = new ArrayList<Arrival.Find<?>>();
      if (margin.flaws.isEmpty()) {
        blocks.forEach(begun -> entry(begun, finds));
      }
      if (blocks.isEmpty() && margin.flaws.isEmpty()) {
        margin.line = 1;
        margin.wrong("", "there is no stat block");
      }
      return margin.flaws.isEmpty()
          ? new Arrival(List.of(), finds, List.of(), margin.remarks, List.of())
          : Arrival.refused(margin.flaws);
    }

    private void entry(Begun<R> begun, List<Arrival.Find<?>> finds) {
      margin.line = begun.line;
      try {
        finds.add(new Arrival.Find<>(format.kind, begun.block.entry(id(begun.name), content)));
      } catch (IllegalArgumentException e) {
        margin.wrong("", String.valueOf(e.getMessage()));
      }
    }
  }
}
