package quintain.kernel.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import quintain.kernel.Line;
import quintain.kernel.Offer;

/// Agreement of verbs: sentences are written for one, and those who are several by their name take
/// the verb of several. `Grave Moths flees` is said `Grave Moths flee`.
///
/// @param several the names that are plural
public record Voice(List<String> several) {
  public Voice {
    several = List.copyOf(several);
  }

  /// A plural of English, but not what only ends like one: `Colossus`, `Mantis`, `Abyss`, `Atlas`.
  private static final Pattern PLURAL =
      Pattern.compile(".*[^suiao'’]s|(?:.*[ -])?(?i:people|men|mice|children)");

  private static final Pattern COORDINATE =
      Pattern.compile("(, and | and (?=(?:is|has|was|does)\\b))([a-z]+s)\\b");

  /// The voice for creatures of these names; people's own names are nobody's plural.
  public static Voice of(List<String> names) {
    var several = new ArrayList<String>();
    for (String name : names) {
      if (isSeveral(name)) {
        several.add(name);
      }
    }
    return new Voice(several);
  }

  /// `Rats` are several, and so are the `Rats of the Weir`; `Rats 2` is one of them, and a `Swarm
  /// of Rats` is one swarm.
  static boolean isSeveral(String name) {
    int of = name.indexOf(" of ");
    return PLURAL.matcher(of < 0 ? name : name.substring(0, of)).matches();
  }

  public Line agreeing(Line line) {
    return several.isEmpty()
        ? line
        : new Line(agreeing(line.text()), line.audience(), agreeing(line.inFull()), line.mark());
  }

  public List<Offer> agreeing(List<Offer> offers) {
    return several.isEmpty() ? offers : Lists.each(offers, this::agreeing);
  }

  private Offer agreeing(Offer offer) {
    return offer.withLabel(agreeing(offer.label()));
  }

  /// The sentence, if it begins with one of the names.
  public String agreeing(String text) {
    for (String name : several) {
      if (text.startsWith(name + " ")) {
        var rest = text.substring(name.length() + 1);
        int end = 0;
        while (end < rest.length() && Character.isLetter(rest.charAt(end))) {
          end++;
        }
        var verb = rest.substring(0, end);
        return name + " " + ofSeveral(verb) + coordinates(rest.substring(end));
      }
    }
    return text;
  }

  private static String coordinates(String rest) {
    return COORDINATE.matcher(rest).replaceAll(found -> found.group(1) + ofSeveral(found.group(2)));
  }

  /// `carries` is `carry`, `misses` is `miss`, `loses` is `lose`; what is no verb stays.
  private static String ofSeveral(String verb) {
    return switch (verb) {
      case "is" -> "are";
      case "has" -> "have";
      case "was" -> "were";
      case "always", "perhaps", "as" -> verb;
      default -> {
        if (!verb.matches("[a-z]+s") || verb.endsWith("ss")) {
          yield verb;
        }
        if (verb.matches(".{2,}ies")) {
          yield verb.substring(0, verb.length() - 3) + "y";
        }
        yield verb.substring(0, verb.length() - (verb.matches(".*(?:ss|sh|ch|x|zz|o)es") ? 2 : 1));
      }
    };
  }
}
