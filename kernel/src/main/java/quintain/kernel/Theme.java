package quintain.kernel;

import java.util.List;

/// How a book wants to look and speak.
public record Theme(
    String referee, Palette light, Palette dark, String displayFace, List<String> icons) {
  /// Paper, ink and accent as hex colours.
  public record Palette(String paper, String ink, String accent) {}
}
