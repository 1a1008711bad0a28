package example;

import java.security.SecureRandom;
import java.util.Scanner;
import java.util.stream.Collectors;
import quintain.kernel.dice.Face;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.TooMuchWork;
import quintain.kernel.dice.notation.Notation;
import quintain.kernel.dice.notation.NotationError;
import quintain.packs.Books;
import quintain.packs.Library;

/// The core of a bot: a line of a chat comes in, an answer goes out.
public final class Bot {
  private final Library books;
  private final Faces dice;

  public Bot(Library books, Faces dice) {
    this.books = books;
    this.dice = dice;
  }

  /// Answers `!roll 4d6kh3`, `!odds 9 2d6` and `!rule CRN-CRIT-02`; says nothing to all else.
  public String answer(String line) {
    var words = line.strip().split("\\s+", 3);
    try {
      return switch (words[0]) {
        case "!roll" -> roll(line.strip().substring("!roll".length()));
        case "!odds" -> odds(Integer.parseInt(words[1]), words[2]);
        case "!rule" -> rule(words[1]);
        default -> "";
      };
    } catch (NotationError | TooMuchWork wrong) {
      return String.valueOf(wrong.getMessage());
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException wrong) {
      return "Say it like this: !odds 9 2d6";
    }
  }

  private String roll(String notation) {
    var dice = Notation.parse(notation);
    var rolled = dice.roll().trace(this.dice);
    return dice.canonical()
        + " = "
        + rolled.value()
        + " from "
        + rolled.faces().stream().map(Bot::told).collect(Collectors.joining(" "));
  }

  private static String told(Face face) {
    return face.kept() ? "" + face.face() : "(" + face.face() + ")";
  }

  private static String odds(int atLeast, String notation) {
    var dice = Notation.parse(notation);
    return "%s comes to %d or more %.2f times in 100"
        .formatted(dice.canonical(), atLeast, 100 * dice.roll().dist().atLeast(atLeast));
  }

  private String rule(String clause) {
    for (var volume : books.volumes()) {
      for (var text : volume.catalogue().clauses()) {
        if (text.id().equalsIgnoreCase(clause)) {
          return volume.book().title() + ", " + text.id() + ": " + text.text();
        }
      }
    }
    return "No book here has a rule " + clause + ".";
  }

  public static void main(String[] args) {
    var random = new SecureRandom();
    var bot = new Bot(Books.onBoard(), sides -> random.nextInt(sides) + 1);
    for (var lines = new Scanner(System.in); lines.hasNextLine(); ) {
      var answer = bot.answer(lines.nextLine());
      if (!answer.isEmpty()) {
        System.out.println(answer);
      }
    }
  }
}
