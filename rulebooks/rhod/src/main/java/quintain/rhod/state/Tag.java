package quintain.rhod.state;

import java.util.List;
import java.util.Locale;

/// A Tag on an Armor, a weapon or ammunition, written as in `Keen 1`, `Size Medium`, `Ability
/// STR/DEX`, `Material Hide 3` or `Insulated Fire 2`.
///
/// @param word what it names; empty for most
/// @param value its number; 0 where it has none
public record Tag(Kind kind, String word, int value) {
  /// The kinds of Tag.
  public enum Kind {
    SIZE(Form.WORD_OR_BOTH),
    MATERIAL(Form.BOTH),
    STYLE(Form.BOTH),
    NOISY(Form.NUMBER),
    HEAVY(Form.NUMBER),
    NARROW(Form.NUMBER),
    INSULATED(Form.BOTH),
    QUICK(Form.NUMBER),
    PONDEROUS(Form.NUMBER),
    RANGE(Form.NUMBER),
    ABILITY(Form.WORD),
    DEFENSE(Form.WORD),
    DICE(Form.WORD),
    TYPE(Form.WORD),
    TWO_HANDED(Form.BARE),
    THROWN(Form.NUMBER),
    CAPACITY(Form.NUMBER),
    JAM(Form.NUMBER),
    UNJAM(Form.NUMBER),
    HEAVY_SHOT(Form.NUMBER),
    KEEN(Form.NUMBER),
    WARDING(Form.NUMBER),
    HOOKING(Form.BARE),
    LOOPING(Form.BARE),
    PENETRATING(Form.NUMBER),
    BURST(Form.NUMBER),
    IGNITING(Form.NUMBER),
    NATURAL(Form.BARE),
    SOFT(Form.NUMBER),
    AP(Form.NUMBER);

    private final Form form;
    private final String title;

    Kind(Form form) {
      this.form = form;
      this.title =
          switch (name()) {
            case "TWO_HANDED" -> "Two-Handed";
            case "AP" -> "AP";
            default -> Words.title(this);
          };
    }

    /// `Two-Handed`.
    public String title() {
      return title;
    }
  }

  private enum Form {
    BARE,
    NUMBER,
    WORD,
    BOTH,
    WORD_OR_BOTH
  }

  public Tag {
    switch (kind.form) {
      case BARE -> expect(word.isEmpty() && value == 0, kind);
      case NUMBER -> expect(word.isEmpty() && value > 0, kind);
      case WORD -> expect(!word.isEmpty() && value == 0, kind);
      case BOTH, WORD_OR_BOTH -> expect(!word.isEmpty() && value >= 0, kind);
    }
    switch (kind) {
      case SIZE -> Words.constant(Size.class, word);
      case DEFENSE -> Words.constant(Defense.class, word);
      case TYPE, INSULATED -> Words.constant(DamageType.class, word);
      case DICE -> Cast.parse(word);
      case ABILITY -> {
        for (String part : word.split("/", -1)) {
          Words.constant(Ability.class, part);
        }
      }
      default -> {}
    }
  }

  private static void expect(boolean well, Kind kind) {
    if (!well) {
      throw new IllegalArgumentException(
          "a Tag %s is written %s"
              .formatted(
                  kind.title(),
                  switch (kind.form) {
                    case BARE -> "'%s'".formatted(kind.title());
                    case NUMBER -> "'%s 2'".formatted(kind.title());
                    case WORD -> "with a word after it";
                    case BOTH -> "with a word and a number after it";
                    case WORD_OR_BOTH -> "with a word after it";
                  }));
    }
  }

  public static Tag parse(String text) {
    var words = List.of(text.strip().split("\\s+", -1));
    for (Kind kind : Kind.values()) {
      var name = List.of(kind.title().split(" ", -1));
      if (words.size() >= name.size() && same(words.subList(0, name.size()), name)) {
        // Heavy Shot begins like Heavy.
        if (kind == Kind.HEAVY && words.size() > 1 && words.get(1).equalsIgnoreCase("Shot")) {
          continue;
        }
        return parse(text, kind, words.subList(name.size(), words.size()));
      }
    }
    throw new IllegalArgumentException("there is no Tag '%s'".formatted(text));
  }

  private static Tag parse(String text, Kind kind, List<String> rest) {
    if (rest.size() > 2) {
      throw new IllegalArgumentException("'%s' is too long for a Tag".formatted(text));
    }
    String word = "";
    int value = 0;
    for (String part : rest) {
      if (part.matches("[0-9]{1,3}")) {
        value = Integer.parseInt(part);
      } else {
        word = part;
      }
    }
    return new Tag(kind, word, value);
  }

  private static boolean same(List<String> words, List<String> name) {
    for (int i = 0; i < name.size(); i++) {
      if (!words.get(i).toLowerCase(Locale.ROOT).equals(name.get(i).toLowerCase(Locale.ROOT))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    var text = new StringBuilder(kind.title());
    if (!word.isEmpty()) {
      text.append(' ').append(word);
    }
    if (value > 0 || kind == Kind.STYLE) {
      text.append(' ').append(value);
    }
    return text.toString();
  }
}
