package quintain.table.talk;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import quintain.kernel.NearMiss;
import quintain.kernel.dice.Face;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Rolled;
import quintain.kernel.dice.notation.Expression;
import quintain.kernel.dice.notation.Notation;
import quintain.kernel.dice.notation.NotationError;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Showing;

/// What somebody typed into the chat: plain talk, or a command after a slash.
sealed interface Slash {
  /// Something said to everyone.
  record Talk(String text) implements Slash {}

  /// Something done, told of the seat in the third person: `/me nods`.
  record Emote(String text) implements Slash {}

  /// Something said to one seat.
  record Whisper(String seat, String text) implements Slash {}

  /// Free dice.
  record Dice(Expression expression, FromSeat.Mode mode) implements Slash {
    /// The dice thrown now, as an entry of the log tells them.
    ///
    /// @param who the name of whoever rolls
    ToSeat.Said thrown(String who, Faces faces) {
      return Slash.said(who, expression, expression.roll().trace(faces));
    }
  }

  /// A roll on a table of the journal.
  record Table(String title, FromSeat.Mode mode) implements Slash {}

  /// A note for oneself.
  record Note(String text) implements Slash {}

  /// The list of slash commands, for whoever asked.
  record Help(String text) implements Slash {}

  /// Nothing that can be done; the sentence is for whoever typed it.
  record Wrong(String sentence) implements Slash {}

  /// How much may be said at once.
  int LONGEST = 4000;

  /// How many dice lie on the table at once.
  int MOST_DICE = 500;

  List<String> KNOWN =
      List.of(
          "r", "roll", "gmr", "br", "sr", "t", "gmt", "bt", "st", "w", "whisper", "me", "note",
          "help");

  String HELP =
      """
      /r 2d6+3 # why: roll for everyone to see (also /roll)
      /gmr 2d6: roll for yourself and the Referee
      /br 2d6: roll blind, for the Referee alone
      /sr 2d6: roll for yourself alone
      /t title: roll on the list of a page of the journal; /gmt, /bt and /st as with dice
      /w name words: whisper; a name with spaces goes in "quotes"
      /me words: tell what you do
      /note words: keep a note for yourself
      // at the beginning says a line that begins with a slash""";

  /// Reads a line of chat.
  ///
  /// @param names what each seat is called, by its id
  static Slash read(String line, Supplier<Map<String, String>> names) {
    var text = line.strip();
    if (text.isEmpty()) {
      return new Wrong("There is nothing to say.");
    }
    if (text.length() > LONGEST) {
      return new Wrong("At most " + LONGEST + " characters are said at once.");
    }
    if (text.startsWith("//")) {
      return new Talk(text.substring(1));
    }
    if (!text.startsWith("/")) {
      return new Talk(text);
    }
    var words = text.substring(1).split("\\s+", 2);
    var word = words[0].toLowerCase(Locale.ROOT);
    var rest = words.length > 1 ? words[1].strip() : "";
    return switch (word) {
      case "r", "roll" -> dice(word, rest, FromSeat.Mode.PUBLIC);
      case "gmr" -> dice(word, rest, FromSeat.Mode.TO_REFEREE);
      case "br" -> dice(word, rest, FromSeat.Mode.BLIND);
      case "sr" -> dice(word, rest, FromSeat.Mode.SELF);
      case "t" -> table(word, rest, FromSeat.Mode.PUBLIC);
      case "gmt" -> table(word, rest, FromSeat.Mode.TO_REFEREE);
      case "bt" -> table(word, rest, FromSeat.Mode.BLIND);
      case "st" -> table(word, rest, FromSeat.Mode.SELF);
      case "w", "whisper" -> whisper(word, rest, names.get());
      case "me" -> rest.isEmpty() ? missing(word, "what you do") : new Emote(rest);
      case "note" -> rest.isEmpty() ? missing(word, "the note") : new Note(rest);
      case "help", "?" -> new Help(HELP);
      default -> new Wrong("There is no slash command '/" + words[0] + "'" + near(word) + ".");
    };
  }

  private static String near(String word) {
    return NearMiss.nearest(word, KNOWN)
        .map(near -> "; did you mean '/" + near + "'? '/help' lists them all")
        .orElse("; '/help' lists them all");
  }

  private static Wrong missing(String word, String what) {
    return new Wrong("After '/" + word + "' comes " + what + ".");
  }

  private static Slash table(String word, String title, FromSeat.Mode mode) {
    return title.isEmpty()
        ? missing(word, "the title of a page with a list")
        : new Table(title, mode);
  }

  // Dice

  private static Slash dice(String word, String rest, FromSeat.Mode mode) {
    if (rest.isEmpty()) {
      return missing(word, "what to roll, such as 2d6+3");
    }
    try {
      var expression = Notation.parse(rest);
      if (expression.roll().dice() > MOST_DICE) {
        return new Wrong("At most " + MOST_DICE + " dice are rolled at once.");
      }
      return new Dice(expression, mode);
    } catch (NotationError e) {
      return new Wrong(e.withCaret());
    }
  }

  private static ToSeat.Said said(String who, Expression expression, Rolled<Integer> rolled) {
    var result = String.valueOf(rolled.value());
    var text =
        who
            + " rolls "
            + expression.roll()
            + (expression.comment().isEmpty() ? "" : " for " + reason(expression.comment()))
            + ": "
            + result;
    var dice =
        parts(who, expression, rolled)
            .orElseGet(
                () ->
                    List.of(
                        new ToSeat.Rolled(
                            who,
                            expression.roll().toString(),
                            "",
                            Showing.faces(rolled.faces()),
                            result,
                            false)));
    return new ToSeat.Said(text, "", dice, "", "");
  }

  /// The comment after "rolls 2d6 for".
  private static String reason(String comment) {
    var reason = comment.strip();
    return reason.toLowerCase(Locale.ROOT).startsWith("for ") ? reason.substring(4) : reason;
  }

  /// One roll for each labelled part, if every die belongs to exactly one.
  private static Optional<List<ToSeat.Rolled>> parts(
      String who, Expression expression, Rolled<Integer> rolled) {
    var left = rolled.faces().iterator();
    var parts = new ArrayList<ToSeat.Rolled>();
    for (Expression.Part part : expression.parts()) {
      var taken = new ArrayList<Face>();
      try {
        var again = part.roll().trace(sides -> take(left, sides, taken));
        parts.add(
            new ToSeat.Rolled(
                who,
                part.roll().toString() + "[" + part.label() + "]",
                "",
                Showing.faces(taken),
                String.valueOf(again.value()),
                false));
      } catch (NotItsDice _) {
        return Optional.empty();
      }
    }
    return parts.isEmpty() || left.hasNext() ? Optional.empty() : Optional.of(parts);
  }

  private static int take(Iterator<Face> left, int sides, List<Face> taken) {
    if (!left.hasNext()) {
      throw new NotItsDice();
    }
    var face = left.next();
    if (face.sides() != sides) {
      throw new NotItsDice();
    }
    taken.add(face);
    return face.face();
  }

  /// The faces on the table are not those of this part.
  final class NotItsDice extends RuntimeException {
    private NotItsDice() {
      super("", null, false, false);
    }
  }

  // Whispers

  private static Slash whisper(String word, String rest, Map<String, String> names) {
    if (rest.isEmpty()) {
      return missing(word, "a name and what to whisper");
    }
    var quoted = quoted(rest);
    var addressed = quoted.isPresent() ? find(quoted.get(), names) : longest(rest, names);
    if (addressed.isEmpty()) {
      var name = quoted.orElseGet(() -> rest.split("\\s+", 2)[0]);
      var advice = NearMiss.advice(name, names.values());
      return new Wrong(
          "Nobody at the table is called '"
              + name
              + "'"
              + advice
              + (advice.endsWith("?") ? "" : "."));
    }
    int length = quoted.isPresent() ? quoted.get().length() + 2 : addressed.get().called().length();
    var text = rest.substring(length).strip();
    return text.isEmpty()
        ? missing(word, "a name and what to whisper")
        : new Whisper(addressed.get().seat(), text);
  }

  /// A seat and the name it was called by.
  record Addressed(String seat, String called) {}

  /// What stands in quotes at the beginning.
  private static Optional<String> quoted(String rest) {
    int end = rest.indexOf('"', 1);
    return rest.startsWith("\"") && end > 0
        ? Optional.of(rest.substring(1, end))
        : Optional.empty();
  }

  private static Optional<Addressed> find(String name, Map<String, String> names) {
    for (var entry : names.entrySet()) {
      if (entry.getValue().equalsIgnoreCase(name.strip())
          || entry.getKey().equalsIgnoreCase(name.strip())) {
        return Optional.of(new Addressed(entry.getKey(), name));
      }
    }
    return Optional.empty();
  }

  /// The seat whose name or id the line begins with; of several, the longest.
  private static Optional<Addressed> longest(String rest, Map<String, String> names) {
    Optional<Addressed> best = Optional.empty();
    for (var entry : names.entrySet()) {
      for (String name : List.of(entry.getValue(), entry.getKey())) {
        boolean begins =
            !name.isEmpty()
                && rest.regionMatches(true, 0, name, 0, name.length())
                && (rest.length() == name.length()
                    || Character.isWhitespace(rest.charAt(name.length())));
        if (begins && best.map(known -> known.called().length() < name.length()).orElse(true)) {
          best = Optional.of(new Addressed(entry.getKey(), name));
        }
      }
    }
    return best;
  }
}
