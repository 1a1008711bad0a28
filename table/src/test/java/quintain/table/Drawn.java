package quintain.table;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import quintain.table.show.Picture;

/// Pictures as people might send them.
final class Drawn {
  private Drawn() {}

  /// A red field with a blue bar along its left side.
  static byte[] png(int width, int height) {
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    var brush = image.createGraphics();
    brush.setColor(Color.RED);
    brush.fillRect(0, 0, width, height);
    brush.setColor(Color.BLUE);
    brush.fillRect(0, 0, width / 4, height);
    brush.dispose();
    return written(image);
  }

  /// Points of every colour, by which no file becomes much shorter.
  static byte[] noise(int width, int height) {
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    int colour = 1;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        colour = colour * 1_103_515_245 + 12_345;
        image.setRGB(x, y, colour >>> 8);
      }
    }
    return written(image);
  }

  static Picture picture(int width, int height) {
    return Picture.of(png(width, height));
  }

  private static byte[] written(BufferedImage image) {
    try {
      var bytes = new ByteArrayOutputStream();
      ImageIO.write(image, "png", bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
