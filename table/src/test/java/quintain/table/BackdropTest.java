package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.table.DemoTable.command;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Picture;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// A picture under the map: who sees how much of it, and how it is kept.
class BackdropTest {
  /// Two rooms with no door between them: the hero in the left one, a foe in the right one.
  private static final String SCENE =
      """
      book: otherworlds
      title: Two rooms
      scene:
        place: Two rooms
        fog: false
        map:
          feet: 10
          rows:
            - "..#..."
            - "..#..."
            - "..#..."
        at: {kit: "0,1", hound: "4,1"}
      characters:
        - {id: kit, pregen: Kit Arroway}
        - {id: hound, creature: Kennel Hound}
      steps: []
      """;

  private static final int PIXELS = 40;
  private static final Desk.Placing WHOLE = new Desk.Placing(0, 0, 6, 0.8);

  @TempDir Path folder;
  private Store store;
  private House house;
  private String refereesToken = "";
  private String kitsToken = "";

  @BeforeEach
  void lay() {
    open();
    refereesToken = house.stage(SCENE, "Robin").token();
    kitsToken = house.desk(refereesToken).rotate("kit").token();
  }

  private void open() {
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = new House(store, DemoTable.LIBRARY, sides -> 1, InstantSource.system());
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  /// Red over the left room, blue over the right one, each space `PIXELS` wide.
  private static Picture rooms(int type, String format) throws IOException {
    var image = new BufferedImage(6 * PIXELS, 3 * PIXELS, type);
    var graphics = image.createGraphics();
    graphics.setColor(Color.RED);
    graphics.fillRect(0, 0, 3 * PIXELS, 3 * PIXELS);
    graphics.setColor(Color.BLUE);
    graphics.fillRect(3 * PIXELS, 0, 3 * PIXELS, 3 * PIXELS);
    graphics.dispose();
    var bytes = new ByteArrayOutputStream();
    assertThat(ImageIO.write(image, format, bytes)).isTrue();
    return Picture.of(bytes.toByteArray());
  }

  private static Picture rooms() throws IOException {
    return rooms(BufferedImage.TYPE_INT_RGB, "png");
  }

  private Desk referee() {
    return house.desk(refereesToken);
  }

  private BufferedImage seenBy(String token) throws IOException {
    return image(house.desk(token).picture().orElseThrow());
  }

  private static BufferedImage image(Picture picture) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(picture.file()));
  }

  /// The colour in the middle of a space.
  private static Color at(BufferedImage image, int column, int row) {
    return new Color(image.getRGB(column * PIXELS + PIXELS / 2, row * PIXELS + PIXELS / 2), true);
  }

  private static int blue(BufferedImage image) {
    int most = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        var colour = new Color(image.getRGB(x, y), true);
        most = Math.max(most, colour.getAlpha() == 0 ? 0 : colour.getBlue());
      }
    }
    return most;
  }

  private void fog(boolean on) {
    try (var ear = Ear.greeted(house, refereesToken)) {
      assertThat(ear.act(command("set-fog", "on", on))).isInstanceOf(ToSeat.Done.class);
    }
  }

  private static Optional<ToSeat.Backdrop> told(Ear ear) {
    return ((ToSeat.BackdropSet) ear.until(frame -> frame instanceof ToSeat.BackdropSet))
        .backdrop();
  }

  // Who sees it

  @Test
  void everybodyIsToldOfAPictureAndWhereItLies() throws IOException {
    try (var kit = Ear.greeted(house, kitsToken)) {
      referee().lay(rooms(), new Desk.Placing(1.5, -2, 12, 0.5));
      var first = told(kit).orElseThrow();
      assertThat(first).isEqualTo(new ToSeat.Backdrop(first.picture(), 1.5, -2, 12, 6, 0.5));
      assertThat(seenBy(kitsToken).getWidth()).isEqualTo(6 * PIXELS);

      referee().move(WHOLE);
      assertThat(told(kit)).contains(new ToSeat.Backdrop(first.picture(), 0, 0, 6, 3, 0.8));

      referee().lay(rooms(), WHOLE);
      assertThat(told(kit).orElseThrow().picture()).isNotEqualTo(first.picture());

      referee().takeAway();
      assertThat(told(kit)).isEmpty();
      assertThat(house.desk(kitsToken).picture()).isEmpty();
    }
  }

  @Test
  void whoeverComesLaterIsToldToo() throws IOException {
    referee().lay(rooms(), WHOLE);

    try (var kit = new Ear(house, kitsToken)) {
      kit.chair.say(new FromSeat.Hello(Ear.id(), ToSeat.VERSION, "", 0));
      assertThat(told(kit)).isPresent();
    }
  }

  @Test
  void nobodyButTheRefereeLaysMovesOrTakesIt() throws IOException {
    var picture = rooms();
    referee().lay(picture, WHOLE);
    var kit = house.desk(kitsToken);

    assertThatThrownBy(() -> kit.lay(picture, WHOLE)).isInstanceOf(NotAllowed.class);
    assertThatThrownBy(() -> kit.move(WHOLE)).isInstanceOf(NotAllowed.class);
    assertThatThrownBy(kit::takeAway).isInstanceOf(NotAllowed.class);
  }

  @Test
  void placesBeyondAllMeasureAreRefused() throws IOException {
    var picture = rooms();
    for (var placing :
        new Desk.Placing[] {
          new Desk.Placing(501, 0, 6, 1),
          new Desk.Placing(0, -501, 6, 1),
          new Desk.Placing(0, 0, 0.5, 1),
          new Desk.Placing(0, 0, 501, 1),
          new Desk.Placing(0, 0, 6, 0),
          new Desk.Placing(0, 0, 6, 1.5),
          new Desk.Placing(Double.NaN, 0, 6, 1),
        }) {
      assertThatThrownBy(() -> referee().lay(picture, placing))
          .as("%s", placing)
          .isInstanceOf(NotAllowed.class);
    }
    assertThat(referee().picture()).isEmpty();
  }

  // In the fog

  @Test
  void whatTheFogHidesIsCutOutOfThePicture() throws IOException {
    referee().lay(rooms(), WHOLE);
    assertThat(at(seenBy(kitsToken), 4, 1)).isEqualTo(Color.BLUE);

    fog(true);

    var kits = seenBy(kitsToken);
    assertThat(kits.getWidth()).isEqualTo(6 * PIXELS);
    assertThat(at(kits, 0, 1).getRed()).isGreaterThan(230);
    assertThat(at(kits, 4, 1).getRed()).isLessThan(20);
    // Not even where the two meet: what was made smaller or packed ran into nothing.
    assertThat(blue(kits)).isLessThan(40);
    assertThat(at(seenBy(refereesToken), 4, 1)).isEqualTo(Color.BLUE);

    fog(false);
    assertThat(at(seenBy(kitsToken), 4, 1)).isEqualTo(Color.BLUE);
  }

  @Test
  void aPictureWithHolesKeepsThem() throws IOException {
    referee().lay(rooms(BufferedImage.TYPE_INT_ARGB, "png"), WHOLE);
    fog(true);

    var picture = house.desk(kitsToken).picture().orElseThrow();
    assertThat(picture.type()).isEqualTo("image/png");
    assertThat(at(image(picture), 4, 1).getAlpha()).isZero();
    assertThat(at(image(picture), 0, 1)).isEqualTo(Color.RED);
  }

  @Test
  void aPictureThatLiesElsewhereIsCutWhereItLies() throws IOException {
    // Three spaces to the left: its blue half lies over the left room now, and its red one beside
    // the map.
    referee().lay(rooms(), new Desk.Placing(-3, 0, 6, 1));
    fog(true);

    var kits = seenBy(kitsToken);
    assertThat(at(kits, 0, 1).getRed()).isLessThan(20);
    assertThat(at(kits, 3, 1).getBlue()).isGreaterThan(230);
    assertThat(at(kits, 5, 1).getBlue()).as("the wall between the rooms").isGreaterThan(230);
  }

  @Test
  void aPictureHasAnotherNameWheneverAnotherPartOfItIsSeen() throws IOException {
    referee().lay(rooms(), WHOLE);
    try (var kit = new Ear(house, kitsToken)) {
      kit.chair.say(new FromSeat.Hello(Ear.id(), ToSeat.VERSION, "", 0));
      var clear = told(kit).orElseThrow().picture();
      fog(true);
      var hidden = told(kit).orElseThrow().picture();
      assertThat(hidden).isNotEqualTo(clear);
      fog(false);
      assertThat(told(kit).orElseThrow().picture()).isEqualTo(clear);
    }
  }

  // How it is kept

  @Test
  void itIsThereAgainAfterARestart() throws IOException {
    referee().lay(rooms(), WHOLE);
    close();
    open();

    assertThat(at(seenBy(kitsToken), 4, 1)).isEqualTo(Color.BLUE);
  }

  @Test
  void itGoesAlongWithACopyOfTheTable() throws IOException {
    referee().lay(rooms(), new Desk.Placing(1.5, -2, 12, 0.5));

    var copy = house.bringBack(referee().export());

    assertThat(house.desk(copy.token()).picture().orElseThrow().file())
        .isEqualTo(referee().picture().orElseThrow().file());
    var there = store.backdrop(copy.table()).orElseThrow();
    assertThat(there.x()).isEqualTo(1.5);
    assertThat(there.y()).isEqualTo(-2);
    assertThat(there.across()).isEqualTo(12);
    assertThat(there.down()).isEqualTo(6);
    assertThat(there.opacity()).isEqualTo(0.5);
  }

  @Test
  void itGoesAlongWithAWhatIfTable() throws IOException {
    referee().lay(rooms(), WHOLE);

    var fork = referee().fork(1, "What if");

    assertThat(house.desk(fork.token()).picture()).isPresent();
  }

  @Test
  void aCopyWithoutOneIsStillRead() {
    var copy = house.bringBack(referee().export().replaceAll(",\"backdrop\":null", ""));

    assertThat(house.desk(copy.token()).picture()).isEmpty();
  }

  @Test
  void aCopyWithSomethingElseInItsPlaceIsRefusedAsAWhole() throws IOException {
    referee().lay(rooms(), WHOLE);
    int tables = store.tables().size();
    var export =
        referee().export().replaceAll("\"picture\":\"[^\"]*\"", "\"picture\":\"PHN2Zz4=\"");

    assertThatThrownBy(() -> house.bringBack(export))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("PNG or a JPEG");
    assertThat(store.tables()).hasSize(tables);
  }

  @Test
  void aPlayersCopyHasNone() throws IOException {
    referee().lay(rooms(), WHOLE);

    assertThat(house.desk(kitsToken).export()).doesNotContain("backdrop");
  }
}
