package quintain.table.web;

import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;

/// A text that a phone's camera reads.
public final class Qr {
  private static final int QUIET = 4;
  private static final int QUIET_IN_TEXT = 2;
  private static final int LONGEST = 500;

  private final QrCode code;

  private Qr(QrCode code) {
    this.code = code;
  }

  public static Qr of(String text) {
    if (text.isEmpty() || text.length() > LONGEST) {
      throw RequestDeclined.wrong("A QR code holds 1 to " + LONGEST + " characters here.");
    }
    try {
      return new Qr(QrCode.encodeText(text, QrCode.Ecc.MEDIUM));
    } catch (DataTooLongException _) {
      throw RequestDeclined.wrong("This text is too long for a QR code.");
    }
  }

  /// As a picture of its own: dark on white in every theme, or cameras do not find it.
  public String svg() {
    int side = code.size + 2 * QUIET;
    var path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (code.getModule(x, y)) {
          path.append('M').append(x + QUIET).append(',').append(y + QUIET).append("h1v1h-1z");
        }
      }
    }
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %1$d" shape-rendering="crispEdges">\
        <path fill="#fff" d="M0,0h%1$dv%1$dh-%1$dz"/><path fill="#000" d="%2$s"/></svg>"""
        .formatted(side, path);
  }

  /// As lines for a terminal, two rows in each; light parts are drawn, so that it reads on a dark
  /// ground.
  public String blocks() {
    var text = new StringBuilder();
    for (int y = -QUIET_IN_TEXT; y < code.size + QUIET_IN_TEXT; y += 2) {
      for (int x = -QUIET_IN_TEXT; x < code.size + QUIET_IN_TEXT; x++) {
        boolean upper = !code.getModule(x, y);
        boolean lower = y + 1 < code.size + QUIET_IN_TEXT && !code.getModule(x, y + 1);
        text.append(upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ');
      }
      text.append('\n');
    }
    return text.toString();
  }
}
