package quintain.kernel.parts;

import java.util.List;
import quintain.kernel.Names;

/// The phrases that sentences of every book are made of.
public final class Phrases {
  private Phrases() {}

  /// `Maren, Oskar and Tilda`.
  public static String and(List<String> parts) {
    int last = parts.size() - 1;
    return last < 1
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }

  /// With a capital at its beginning.
  public static String sentence(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /// A reason or somebody's own words after what they belong to, if there are any: `: a fall`.
  public static String because(String why) {
    return why.isBlank() ? "" : ": " + why;
  }

  /// The same in brackets: ` (a fall)`.
  public static String bracketed(String why) {
    return why.isBlank() ? "" : " (" + why + ")";
  }

  /// `1 round`, `3 rounds`.
  public static String counted(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  /// A place along a line, before its beginning or after it: `40 ft`, `10 ft back`.
  public static String along(int at, String unit) {
    return at < 0 ? -at + " " + unit + " back" : at + " " + unit;
  }

  /// What is left of something: `none left`, `3 left`.
  public static String left(long count) {
    return (count <= 0 ? "none" : String.valueOf(count)) + " left";
  }

  /// That a stretch of time goes by: `1 hour passes`, `2 hours pass`.
  public static String passing(String span) {
    boolean one = span.startsWith("1 ") && !span.contains(" and ");
    return span + (one ? " passes" : " pass");
  }

  /// A moment on the clock: day 1 is the day play began.
  public static String moment(long minutes) {
    return "Day %d, %02d:%02d".formatted(1 + minutes / 1440, minutes % 1440 / 60, minutes % 60);
  }

  /// `an Eel-fisher`, `a STR`.
  public static String a(String noun) {
    return ("AEIOUaeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
  }

  /// `LIVING_DEAD` becomes `living dead`.
  public static String words(Enum<?> constant) {
    return Names.kebab(constant.name()).replace('-', ' ');
  }

  /// `HIGH_READY` becomes `High Ready`.
  public static String title(Enum<?> constant) {
    return Names.title(Names.kebab(constant.name()));
  }
}
