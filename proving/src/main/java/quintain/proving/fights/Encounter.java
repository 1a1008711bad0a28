package quintain.proving.fights;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Everything that decides how a fight can go, as plain words and numbers: it can be written to a
/// file, sent to another machine, and compared.
///
/// @param book the id of the rulebook
/// @param sides two of them; the first stands where the book's party stands
/// @param house switches of the house rules by name; what is not named stays as the book has it
/// @param scene YAML laid over the book's usual scene; empty for that scene as it is
/// @param cap rounds after which a fight is broken off and counted as such
public record Encounter(
    String book, List<Side> sides, Map<String, String> house, String scene, int cap)
    implements Serializable {
  /// Rounds after which a fight is broken off unless somebody says otherwise.
  public static final int USUAL_CAP = 100;

  public Encounter {
    // copies that keep their order and can be serialised
    sides = new ArrayList<>(sides);
    house = new LinkedHashMap<>(house);
  }

  /// The same with the text of every character's file, so that it can be fought where those files
  /// are not, and is another one when they have changed.
  public Encounter gathered() {
    var gathered = new ArrayList<Side>();
    for (Side side : sides) {
      var entries = side.entries().stream().map(Entry::gathered).toList();
      gathered.add(new Side(side.name(), entries, side.policy()));
    }
    return new Encounter(book, gathered, house, scene, cap);
  }

  /// Those who fight together.
  ///
  /// @param policy how they choose; one of [Policies#NAMES]
  public record Side(String name, List<Entry> entries, String policy) implements Serializable {
    public Side {
      entries = new ArrayList<>(entries);
    }

    /// Reads `Maren,3*Wood Troll`.
    public static Side parse(String name, String entries, String policy) {
      var read = new ArrayList<Entry>();
      for (String entry : entries.split(",", -1)) {
        read.add(Entry.parse(entry));
      }
      return new Side(name, read, policy);
    }
  }

  /// Some of one kind.
  ///
  /// @param what the name of a ready-made character or a creature, or a character's file
  /// @param given facts set before the fight, by their names without whose they are: `hp` is 4
  /// @param sheet the text of the character's file where it was read already; empty otherwise
  public record Entry(int count, String what, Map<String, String> given, String sheet)
      implements Serializable {
    public Entry(int count, String what, Map<String, String> given) {
      this(count, what, given, "");
    }

    public Entry {
      given = new LinkedHashMap<>(given);
      if (count < 1 || count > 100) {
        throw new Unfit("1 to 100 of a kind can fight, not " + count + " of " + what);
      }
      if (what.isBlank()) {
        throw new Unfit("an entry is a name such as Maren, or 3*Wolf");
      }
    }

    /// Whether a character's file is named.
    public boolean namesFile() {
      return what.matches("(?i).*\\.(json|ya?ml)");
    }

    private Entry gathered() {
      try {
        return namesFile() ? new Entry(count, what, given, Files.readString(Path.of(what))) : this;
      } catch (IOException e) {
        throw new Unfit("the file " + what + " cannot be read", e);
      }
    }

    /// Reads `Maren` or `3*Wood Troll`.
    public static Entry parse(String text) {
      var at = text.indexOf('*');
      var number = at < 0 ? "1" : text.substring(0, at).strip();
      if (!number.matches("[0-9]{1,4}")) {
        throw new Unfit("expected a number before the * in '" + text.strip() + "'");
      }
      return new Entry(
          Integer.parseInt(number), text.substring(at + 1).strip(), new LinkedHashMap<>());
    }
  }
}
