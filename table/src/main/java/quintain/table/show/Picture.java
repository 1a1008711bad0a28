package quintain.table.show;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import quintain.table.store.Backdrop;

/// A picture to lie under a map, on a page or to be somebody's face: the bytes of a PNG or a JPEG
/// file, looked through before they are believed.
public final class Picture {
  /// How long a file may be, in bytes.
  public static final int LONGEST = 1_500_000;

  /// A small file may unfold into a picture that fills the memory.
  private static final int MOST_PIXELS = 8_000_000;

  /// Cameras and programs write a dozen at most; a thousand keep a processor busy for minutes.
  private static final int MOST_SCANS = 32;

  // Markers of a JPEG file: the first of those inside a scan, the last without a length, a scan.
  private static final int RESTARTS = 0xd0;
  private static final int END = 0xd9;
  private static final int SCAN = 0xda;

  /// What is cut for somebody is drawn no finer than this, in pixels each way.
  private static final int FINEST = 1600;

  private static final float QUALITY = 0.85f;

  /// How wide and high a face is, in pixels.
  public static final int FACE = 256;

  /// How wide or high a picture on a page of the journal is at most, in pixels, and how long its
  /// file.
  private static final int SHEET = 1280;

  private static final int LONGEST_SHEET = 400_000;

  /// How long the file of a face may be, in bytes: as many as it has points, with their colours.
  private static final int LONGEST_FACE = 4 * FACE * FACE + 8_000;

  /// An unfolded picture takes much memory, so there is one at a time for the whole house.
  private static final Lock UNFOLDING = new ReentrantLock();

  /// What this class reads, by the bytes that such files begin with.
  private enum Format {
    PNG("image/png", "89504e470d0a1a0a"),
    JPEG("image/jpeg", "ffd8ff");

    private final String type;
    private final String beginning;

    Format(String type, String beginning) {
      this.type = type;
      this.beginning = beginning;
    }

    boolean isOf(byte[] file) {
      int length = Math.min(file.length, beginning.length() / 2);
      return HexFormat.of().formatHex(file, 0, length).equals(beginning);
    }
  }

  /// The file is no picture that can be shown; the message is for people.
  public static final class Unfit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unfit(String message) {
      super(message);
    }
  }

  private final Format format;
  private final byte[] file;
  private final int width;
  private final int height;

  private Picture(Format format, byte[] file, int width, int height) {
    this.format = format;
    this.file = file;
    this.width = width;
    this.height = height;
  }

  /// Reads a file to its end, and throws [Unfit] if it is not what it should be.
  public static Picture of(byte[] file) {
    var picture = trusted(file);
    UNFOLDING.lock();
    try {
      picture.image();
      return picture;
    } finally {
      UNFOLDING.unlock();
    }
  }

  /// A file that was read to its end before.
  static Picture trusted(byte[] file) {
    if (file.length > LONGEST) {
      throw new Unfit("A picture is at most " + LONGEST / 1000 + " kB long; this one is longer.");
    }
    for (Format format : Format.values()) {
      if (format.isOf(file)) {
        return measured(format, file.clone());
      }
    }
    throw new Unfit("A picture is a PNG or a JPEG file; this is neither.");
  }

  /// How often a JPEG file goes over the whole picture, which takes the reader so much longer.
  private static int scans(byte[] file) {
    int scans = 0;
    for (int i = 2; i + 3 < file.length; ) {
      int marker = file[i] == (byte) 0xff ? file[i + 1] & 0xff : 0;
      if (marker < 0xc0 || marker == 0xff || (marker >= RESTARTS && marker <= END)) {
        i++; // filled up, part of a scan, or without a length
        continue;
      }
      if (marker == SCAN) {
        scans++;
      }
      i += 2 + (((file[i + 2] & 0xff) << 8) | (file[i + 3] & 0xff));
    }
    return scans;
  }

  private static Picture measured(Format format, byte[] file) {
    if (format == Format.JPEG && scans(file) > MOST_SCANS) {
      throw new Unfit(
          "A picture comes in at most %d scans; this one has %d."
              .formatted(MOST_SCANS, scans(file)));
    }
    var reader = reader(format);
    try (var stream = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      reader.setInput(stream, true, true);
      int width = reader.getWidth(0);
      int height = reader.getHeight(0);
      if ((long) width * height > MOST_PIXELS) {
        throw new Unfit(
            "A picture has at most 8 million pixels; this one has "
                + width
                + " by "
                + height
                + ".");
      }
      return new Picture(format, file, width, height);
    } catch (IOException | RuntimeException e) {
      throw e instanceof Unfit unfit ? unfit : broken();
    } finally {
      reader.dispose();
    }
  }

  private static ImageReader reader(Format format) {
    Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName(format.name());
    return readers.next();
  }

  private static Unfit broken() {
    return new Unfit("This picture cannot be read; it is broken, or of an unusual kind.");
  }

  /// The file's media type.
  public String type() {
    return format.type;
  }

  /// The bytes of the file.
  public byte[] file() {
    return file.clone();
  }

  /// How high it is for its width.
  public double slender() {
    return (double) height / width;
  }

  private BufferedImage image() {
    var reader = reader(format);
    try (var stream = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      reader.setInput(stream, true, true);
      return reader.read(0);
    } catch (IOException | RuntimeException _) {
      // Damaged files make the readers throw all sorts of things.
      throw broken();
    } finally {
      reader.dispose();
    }
  }

  /// The square in the middle of it, small and drawn anew, so that nothing is left of what else the
  /// file held: where and when it was taken, by whom.
  public Picture face() {
    UNFOLDING.lock();
    try {
      var whole = image();
      boolean solid = !whole.getColorModel().hasAlpha();
      int side = Math.min(width, height);
      var square = whole.getSubimage((width - side) / 2, (height - side) / 2, side, side);
      var small = new BufferedImage(FACE, FACE, solid ? RGB : ARGB);
      draw(halved(square, solid), small);
      var kind = solid ? Format.JPEG : Format.PNG;
      return new Picture(kind, written(small, kind), FACE, FACE);
    } finally {
      UNFOLDING.unlock();
    }
  }

  /// Half as large again and again, as long as that is enough for a face: whoever makes a picture
  /// much smaller at once leaves out most of its points.
  private static BufferedImage halved(BufferedImage square, boolean solid) {
    var now = square;
    while (now.getWidth() >= 2 * FACE) {
      int half = now.getWidth() / 2;
      var next = new BufferedImage(half, half, solid ? RGB : ARGB);
      draw(now, next);
      now = next;
    }
    return now;
  }

  /// The whole of it as it stands on a page: drawn anew like a face, on white where it shows
  /// through, and as large as it may be.
  public Picture sheet() {
    UNFOLDING.lock();
    try {
      var whole = image();
      double scale = Math.min(1, SHEET / (double) Math.max(width, height));
      while (true) {
        var sheet = onWhite(whole, scaled(width, scale), scaled(height, scale));
        // Drawings are shorter in the one, photographs in the other.
        for (Format kind : Format.values()) {
          var file = written(sheet, kind);
          if (file.length <= LONGEST_SHEET) {
            return new Picture(kind, file, sheet.getWidth(), sheet.getHeight());
          }
        }
        scale *= 0.8;
      }
    } finally {
      UNFOLDING.unlock();
    }
  }

  private static int scaled(int length, double scale) {
    return Math.max(1, (int) Math.round(length * scale));
  }

  private static BufferedImage onWhite(BufferedImage whole, int wide, int high) {
    var now = whole;
    while (now.getWidth() >= 2 * wide && now.getHeight() >= 2 * high) {
      var next = new BufferedImage(now.getWidth() / 2, now.getHeight() / 2, ARGB);
      draw(now, next);
      now = next;
    }
    var sheet = new BufferedImage(wide, high, RGB);
    Graphics2D graphics = sheet.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, wide, high);
    graphics.dispose();
    draw(now, sheet);
    return sheet;
  }

  /// A picture for pages that was made here or elsewhere; throws [Unfit] for any other.
  public static Picture sheetOf(byte[] file) {
    if (file.length > LONGEST_SHEET) {
      throw new Unfit(
          "A picture on a page is at most %d kB long; this one is longer."
              .formatted(LONGEST_SHEET / 1000));
    }
    var picture = of(file);
    if (picture.width > SHEET || picture.height > SHEET) {
      throw new Unfit("A picture on a page has at most " + SHEET + " pixels each way.");
    }
    return picture;
  }

  /// A face that was made here or elsewhere; throws [Unfit] for any other picture.
  public static Picture faceOf(byte[] file) {
    if (file.length > LONGEST_FACE) {
      throw new Unfit("A face is at most " + LONGEST_FACE / 1000 + " kB long; this one is longer.");
    }
    var picture = of(file);
    if (picture.width > FACE || picture.height > FACE) {
      throw new Unfit("A face has at most " + FACE + " by " + FACE + " pixels.");
    }
    return picture;
  }

  /// What somebody may see of it: a picture of the same shape in which every point that lies in the
  /// fog, be it by a part, is bare, and so is what lies beside the map.
  Picture cut(Backdrop where, Fog fog) {
    UNFOLDING.lock();
    try {
      return cut(image(), where, fog);
    } finally {
      UNFOLDING.unlock();
    }
  }

  private Picture cut(BufferedImage whole, Backdrop where, Fog fog) {
    boolean solid = !whole.getColorModel().hasAlpha();
    var points = new BufferedImage(width, height, solid ? RGB : ARGB);
    draw(whole, points);
    clear(points, where, fog, solid);
    double scale = Math.min(1, FINEST / (double) Math.max(width, height));
    var small =
        new BufferedImage(
            Math.max(1, (int) (width * scale)),
            Math.max(1, (int) (height * scale)),
            solid ? RGB : ARGB);
    draw(points, small);
    var kind = solid ? Format.JPEG : Format.PNG;
    return new Picture(kind, written(small, kind), small.getWidth(), small.getHeight());
  }

  /// What of it lies over a map of that size, in spaces: itself, where it covers the map and
  /// nothing else.
  public Picture spread(Backdrop where, int columns, int rows) {
    if (isNear(where.x(), 0)
        && isNear(where.y(), 0)
        && isNear(where.across(), columns)
        && isNear(where.down(), rows)) {
      return this;
    }
    UNFOLDING.lock();
    try {
      double pixels = Math.min(width / where.across(), FINEST / (double) Math.max(columns, rows));
      var spread =
          new BufferedImage(
              Math.max(1, (int) (columns * pixels)), Math.max(1, (int) (rows * pixels)), RGB);
      Graphics2D graphics = spread.createGraphics();
      graphics.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      graphics.drawImage(
          image(),
          (int) Math.round(where.x() * pixels),
          (int) Math.round(where.y() * pixels),
          (int) Math.round(where.across() * pixels),
          (int) Math.round(where.down() * pixels),
          null);
      graphics.dispose();
      return new Picture(
          Format.JPEG, written(spread, Format.JPEG), spread.getWidth(), spread.getHeight());
    } finally {
      UNFOLDING.unlock();
    }
  }

  private static boolean isNear(double length, int spaces) {
    return Math.abs(length - spaces) < 0.1;
  }

  private static final int RGB = BufferedImage.TYPE_INT_RGB;
  private static final int ARGB = BufferedImage.TYPE_INT_ARGB;

  private static void draw(BufferedImage from, BufferedImage to) {
    Graphics2D graphics = to.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    graphics.drawImage(from, 0, 0, to.getWidth(), to.getHeight(), null);
    graphics.dispose();
  }

  /// Before it is made smaller, so that nothing from the fog runs into what is seen.
  private void clear(BufferedImage points, Backdrop where, Fog fog, boolean solid) {
    int[] data = ((DataBufferInt) points.getRaster().getDataBuffer()).getData();
    int bare = solid ? 0xff000000 : 0;
    double wide = where.across() / width;
    double high = where.down() / height;
    for (int y = 0; y < height; y++) {
      int top = (int) Math.floor(where.y() + y * high);
      int bottom = last(where.y() + (y + 1) * high, top);
      for (int x = 0; x < width; x++) {
        int left = (int) Math.floor(where.x() + x * wide);
        int right = last(where.x() + (x + 1) * wide, left);
        if (fog.hides(left, top, right, bottom)) {
          data[y * width + x] = bare;
        }
      }
    }
  }

  /// The space that a stretch ends in; one that ends at a border does not reach into the next.
  private static int last(double end, int first) {
    return Math.max(first, (int) Math.ceil(end) - 1);
  }

  private static byte[] written(BufferedImage image, Format format) {
    ImageWriter writer = ImageIO.getImageWritersByFormatName(format.name()).next();
    var bytes = new ByteArrayOutputStream();
    try (var stream = new MemoryCacheImageOutputStream(bytes)) {
      writer.setOutput(stream);
      var how = writer.getDefaultWriteParam();
      if (format == Format.JPEG) {
        how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        how.setCompressionQuality(QUALITY);
      }
      writer.write(null, new IIOImage(image, null, null), how);
    } catch (IOException e) {
      throw new UncheckedIOException("memory was full", e);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}
