package quintain.cli;

import java.util.Locale;

/// Chances as people read them: percent, and a bar.
final class Bars {
  private static final int WIDTH = 40;
  private static final String EIGHTHS = " ▏▎▍▌▋▊▉";

  private Bars() {}

  /// `16.67 %`; a chance that is not quite none or certain never looks as if it were.
  static String percent(double p) {
    if (p > 0 && p < 0.00005) {
      return "<0.01 %";
    }
    if (p < 1 && p >= 0.99995) {
      return ">99.99 %";
    }
    return String.format(Locale.ROOT, "%.2f %%", 100 * p);
  }

  /// A bar that is full at `most`.
  static String bar(double p, double most) {
    int eighths = most <= 0 ? 0 : (int) Math.round(p / most * WIDTH * 8);
    var bar = "█".repeat(eighths / 8);
    return eighths % 8 == 0 ? bar : bar + EIGHTHS.charAt(eighths % 8);
  }

  static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  /// A number with no more decimals than people want to read.
  static String number(double value) {
    var text = String.format(Locale.ROOT, "%.4f", value);
    return text.replaceFirst("\\.?0+$", "");
  }
}
