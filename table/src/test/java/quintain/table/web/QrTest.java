package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class QrTest {
  private static final String LINK = "http://192.168.1.20:7717/t/abc#a-token";

  /// The finder pattern that stands in three corners of every code, by its definition.
  private static boolean finder(int x, int y) {
    int ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
    return ring != 2;
  }

  @Test
  void thePictureHasAQuietZoneAndFindersInThreeCorners() {
    var svg = Qr.of(LINK).svg();
    var side = Pattern.compile("viewBox=\"0 0 (\\d+) \\1\"").matcher(svg);
    assertThat(side.find()).isTrue();
    int last = Integer.parseInt(side.group(1)) - 4 - 7;
    for (int y = 0; y < 7; y++) {
      for (int x = 0; x < 7; x++) {
        for (int[] corner : new int[][] {{4, 4}, {last, 4}, {4, last}}) {
          var dark = "M" + (corner[0] + x) + "," + (corner[1] + y) + "h1v1h-1z";
          assertThat(svg.contains(dark)).as(dark).isEqualTo(finder(x, y));
        }
      }
    }
    assertThat(svg).doesNotContain("M3,").doesNotContain(LINK);
  }

  @Test
  void theTerminalGetsTheSameModulesTwoRowsInALine() {
    var code = Qr.of(LINK);
    var lines = code.blocks().lines().toList();
    int size = lines.getFirst().length() - 4;
    assertThat(lines).hasSize((size + 5) / 2).allMatch(line -> line.length() == size + 4);
    assertThat(lines.getFirst()).matches("█+");
    // The upper edge of the two upper finders: dark, so not drawn, over a light ring's sides.
    assertThat(lines.get(1)).startsWith("██ ▄▄▄▄▄ █").endsWith("█ ▄▄▄▄▄ ██");
  }

  @Test
  void whatIsTooLongOrNothingIsRefused() {
    assertThatThrownBy(() -> Qr.of("x".repeat(501))).hasMessageContaining("500");
    assertThatThrownBy(() -> Qr.of("")).hasMessageContaining("1 to 500");
  }
}
