package quintain.kernel;

import java.util.List;

/// What a book tells of itself to somebody who does not know it, as it ships it in `cover.yaml`:
/// what one plays, and a picture drawn in the colours of its [Theme].
///
/// @param genre who one is, and where, in a sentence
/// @param tone how it feels, in a sentence
/// @param weight how much there is to know
/// @param players how many play, beside the Referee
/// @param picture what is drawn, one on top of the other, on a ground of [#WIDTH] by [#HEIGHT]
public record Cover(
    String genre, String tone, Weight weight, Players players, List<Stroke> picture) {
  public static final int WIDTH = 400;
  public static final int HEIGHT = 150;

  public Cover {
    if (genre.isBlank() || tone.isBlank()) {
      throw new IllegalArgumentException("a cover says what one plays and how it feels");
    }
    if (picture.isEmpty()) {
      throw new IllegalArgumentException("a cover has a picture");
    }
    picture = List.copyOf(picture);
  }

  /// How much there is to know before one plays well.
  public enum Weight {
    /// Learnt while playing.
    LIGHT,
    /// Learnt in an evening.
    MEDIUM,
    /// Learnt over several.
    HEAVY
  }

  /// How many sit around the table, beside the Referee.
  public record Players(int fewest, int most) {
    public Players {
      if (fewest < 1 || most < fewest) {
        throw new IllegalArgumentException("players are at least 1, and no fewer than the fewest");
      }
    }
  }

  /// A colour of the theme.
  public enum Colour {
    PAPER,
    INK,
    ACCENT
  }

  /// One shape of a picture.
  ///
  /// @param path an outline as in SVG: `M0,40 L20,10 L40,40 Z`
  /// @param strength how much it covers, from 1 to 100
  /// @param line how wide a line is drawn along the outline; 0 for a filled shape
  public record Stroke(String path, Colour colour, int strength, @OrNone int line) {
    public Stroke {
      if (!path.matches("[MmLlHhVvCcSsQqTtAaZz0-9 ,.\\-]+")) {
        throw new IllegalArgumentException("a path holds letters of SVG, numbers, and commas");
      }
      if (strength < 1 || strength > 100) {
        throw new IllegalArgumentException("a strength is 1 to 100");
      }
      if (line < 0) {
        throw new IllegalArgumentException("a line is at least 0 wide");
      }
    }
  }
}
