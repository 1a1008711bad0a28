package quintain.table.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Files that may and may not lie under a map.
class PictureTest {
  private static byte[] file(int width, int height, String format) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    assertThat(ImageIO.write(image, format, bytes)).isTrue();
    return bytes.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpeg"})
  void itsKindIsReadFromItsBytes(String format) throws IOException {
    var picture = Picture.of(file(30, 20, format));

    assertThat(picture.type()).isEqualTo("image/" + format);
    assertThat(picture.slender()).isEqualTo(20 / 30.0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>",
        "<!doctype html><script>alert(1)</script>",
        "GIF89a\0\0\0\0",
        "RIFF\0\0\0\0WEBPVP8 ",
      })
  void whatIsNeitherPngNorJpegIsRefused(String beginning) {
    assertThatThrownBy(() -> Picture.of(beginning.getBytes(StandardCharsets.ISO_8859_1)))
        .isInstanceOf(Picture.Unfit.class)
        .hasMessageContaining("PNG or a JPEG");
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpeg"})
  void aBrokenFileIsRefusedThoughItBeginsWell(String format) throws IOException {
    var beginning = Arrays.copyOf(file(300, 300, format), 24);

    assertThatThrownBy(() -> Picture.of(beginning))
        .isInstanceOf(Picture.Unfit.class)
        .hasMessageContaining("cannot be read");
  }

  @Test
  void aFileThatIsTooLongIsRefused() {
    assertThatThrownBy(() -> Picture.of(new byte[Picture.LONGEST + 1]))
        .isInstanceOf(Picture.Unfit.class)
        .hasMessageContaining("1500 kB");
  }

  @Test
  void aSmallFileOfAHugePictureIsRefusedBeforeItIsUnfolded() throws IOException {
    var file = file(4000, 2001, "png");
    assertThat(file.length).isLessThan(100_000);

    assertThatThrownBy(() -> Picture.of(file))
        .isInstanceOf(Picture.Unfit.class)
        .hasMessageContaining("4000 by 2001");
  }

  /// The file with its scan so many times over.
  private static byte[] scanned(int times) throws IOException {
    var once = file(30, 20, "jpeg");
    int scan = once.length;
    while (once[scan - 2] != (byte) 0xff || once[scan - 1] != (byte) 0xda) {
      scan--;
    }
    int from = scan - 2;
    var bytes = new ByteArrayOutputStream();
    bytes.write(once, 0, from);
    for (int i = 0; i < times; i++) {
      bytes.write(once, from, once.length - 2 - from);
    }
    bytes.write(once, once.length - 2, 2);
    return bytes.toByteArray();
  }

  @Test
  void aSmallFileThatPaintsThePictureOverAndOverIsRefused() throws IOException {
    assertThat(Picture.of(scanned(1)).slender()).isEqualTo(20 / 30.0);
    assertThat(Picture.trusted(scanned(32)).slender()).isEqualTo(20 / 30.0);

    var often = scanned(33);
    assertThatThrownBy(() -> Picture.of(often))
        .isInstanceOf(Picture.Unfit.class)
        .hasMessageContaining("this one has 33");
  }
}
