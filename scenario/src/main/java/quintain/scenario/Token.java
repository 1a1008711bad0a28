package quintain.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One scripted piece of chance: a face, written `d20=14`, or a fair pick, written `pick=3`.
public sealed interface Token {
  /// A die of so many sides shows this face.
  record Die(int sides, int face) implements Token {
    public Die {
      if (face < 1 || face > sides) {
        throw new IllegalArgumentException(
            "a d" + sides + " shows 1 to " + sides + ", not " + face);
      }
    }

    @Override
    public String toString() {
      return "d" + sides + "=" + face;
    }
  }

  /// The pick falls on this one of the list, counted from 1.
  record Pick(int place) implements Token {
    public Pick {
      if (place < 1) {
        throw new IllegalArgumentException("picks count from 1, not from " + place);
      }
    }

    @Override
    public String toString() {
      return "pick=" + place;
    }
  }

  Pattern DIE = Pattern.compile("d([1-9][0-9]{0,6})=(-?[0-9]{1,7})");
  Pattern PICK = Pattern.compile("pick=(-?[0-9]{1,7})");

  /// Reads one token; what is none is refused with a sentence.
  static Token parse(String text) {
    Matcher die = DIE.matcher(text.strip());
    if (die.matches()) {
      return new Die(Integer.parseInt(die.group(1)), Integer.parseInt(die.group(2)));
    }
    Matcher pick = PICK.matcher(text.strip());
    if (pick.matches()) {
      return new Pick(Integer.parseInt(pick.group(1)));
    }
    throw new IllegalArgumentException(
        "'" + text + "' is no die; write d20=14 for a face, pick=3 for a pick");
  }

  /// Reads any number of tokens between spaces or commas.
  static List<Token> parseAll(String text) {
    var tokens = new ArrayList<Token>();
    for (String word : text.strip().split("[\\s,]+", -1)) {
      if (!word.isEmpty()) {
        tokens.add(parse(word));
      }
    }
    return List.copyOf(tokens);
  }
}
