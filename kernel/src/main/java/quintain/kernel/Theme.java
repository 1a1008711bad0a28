package quintain.kernel;

import java.util.List;

/// How a book wants to look and speak: its word for the Referee, its colours and display face, the
/// icons of its commands, the keys that its most used commands lie under, and what people turn to
/// when a fight is over.
///
/// @param afterwards commands by their names in files, those that come first first
public record Theme(
    String referee,
    Palette light,
    Palette dark,
    String displayFace,
    List<Icon> icons,
    List<Shortcut> shortcuts,
    List<String> afterwards) {
  /// A book that knows of no fights.
  public Theme(
      String referee,
      Palette light,
      Palette dark,
      String displayFace,
      List<Icon> icons,
      List<Shortcut> shortcuts) {
    this(referee, light, dark, displayFace, icons, shortcuts, List.of());
  }

  /// Paper, ink and accent as hex colours.
  public record Palette(String paper, String ink, String accent) {}

  /// A command, by its name in files, and the name of the icon beside it.
  public record Icon(String command, String icon) {}

  /// A key and the command it stands for, by its name in files: `n` for going on.
  ///
  /// @param name what people call it, as its offers do: `attacks`
  public record Shortcut(String key, String command, String name) {}
}
