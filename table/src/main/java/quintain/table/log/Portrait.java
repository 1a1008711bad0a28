package quintain.table.log;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.kernel.Names;

/// A face that somebody chose, as logs and frames write it: a colour, what stands on it, and the
/// frame around it. `#1f6b3f` is initials on green, `#1f6b3f wolf-head shield` an icon on a shield,
/// `#1f6b3f - square` initials in a square, and `#1f6b3f @k3x9 round` a picture of one's own.
///
/// @param colour as `#rrggbb`
/// @param icon the name of an icon of the client's set
/// @param picture names a picture that the log holds
public record Portrait(
    String colour, Optional<String> icon, Optional<String> picture, Frame frame) {
  private static final Pattern WRITTEN =
      Pattern.compile(
          "(?<colour>#[0-9a-f]{6})"
              + "(?: (?:-|@(?<picture>[A-Za-z0-9_-]{1,40})|(?<icon>[a-z0-9]+(?:-[a-z0-9]+)*))"
              + "(?: (?<frame>round|square|shield|hexagon))?)?");

  /// The longest that a face is written.
  private static final int LONGEST = 60;

  /// What goes around a face.
  public enum Frame {
    ROUND,
    SQUARE,
    SHIELD,
    HEXAGON;

    private String word() {
      return Names.kebab(name());
    }
  }

  /// A face as it is written; empty for what is none.
  public static Optional<Portrait> read(String written) {
    var found = WRITTEN.matcher(written);
    if (written.length() > LONGEST || !found.matches()) {
      return Optional.empty();
    }
    var frame = found.group("frame");
    return Optional.of(
        new Portrait(
            found.group("colour"),
            Optional.ofNullable(found.group("icon")),
            Optional.ofNullable(found.group("picture")),
            frame == null ? Frame.ROUND : Frame.valueOf(frame.toUpperCase(Locale.ROOT))));
  }

  /// The same face with a picture of one's own on it.
  public Portrait showing(String name) {
    return new Portrait(colour, Optional.empty(), Optional.of(name), frame);
  }

  public String written() {
    var mark = icon.or(() -> picture.map(name -> "@" + name));
    if (mark.isEmpty() && frame == Frame.ROUND) {
      return colour;
    }
    return colour + " " + mark.orElse("-") + (frame == Frame.ROUND ? "" : " " + frame.word());
  }
}
