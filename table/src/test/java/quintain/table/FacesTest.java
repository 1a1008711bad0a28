package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.table.DemoTable.command;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.desk.NotAllowed;
import quintain.table.log.Gallery;
import quintain.table.log.Portrait;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Picture;

/// Faces: who gives them to whom, who sees them, and what keeps them.
class FacesTest {
  private static final String SHIELD = "#1f6b3f wolf-head shield";

  @TempDir Path folder;
  private DemoTable demo;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private static FromSeat.Portray portray(String who, String face) {
    return new FromSeat.Portray(Ear.id(), who, Optional.of(face));
  }

  private static Optional<String> face(Ear ear, String who) {
    ear.settled();
    return ear.roster().stream()
        .filter(figure -> figure.id().equals(who))
        .findFirst()
        .flatMap(ToSeat.Figure::portrait);
  }

  private void setSecrecy(String who, String secrecy) {
    assertThat(demo.referee.act(command("reveal", "who", who, "secrecy", secrecy)))
        .isInstanceOf(ToSeat.Done.class);
    demo.referee.settled();
  }

  // By whom

  @Test
  void aPlayerChangesTheFaceOfTheirOwnAndTheRefereeThatOfAnybody() {
    assertThat(demo.maren.ask(portray("maren", SHIELD))).isInstanceOf(ToSeat.Done.class);
    assertThat(demo.referee.ask(portray("captain", "#8a3b12 robber")))
        .isInstanceOf(ToSeat.Done.class);

    assertThat(face(demo.referee, "maren")).contains(SHIELD);
    assertThat(face(demo.maren, "captain")).contains("#8a3b12 robber");
    assertThat(demo.maren.everything()).contains("Maren has another face");
  }

  @Test
  void nobodyChangesTheFaceOfOthers() {
    for (String other : new String[] {"oskar", "captain", "nobody-at-all"}) {
      assertThat(demo.maren.ask(portray(other, SHIELD)))
          .isInstanceOfSatisfying(
              ToSeat.Failed.class,
              failed -> {
                assertThat(failed.code()).isEqualTo("not-allowed");
                assertThat(failed.message()).isEqualTo("You do not speak for " + other);
              });
    }
    assertThatThrownBy(
            () -> demo.house.desk(demo.marensToken).portray("oskar", square(60), "#1f6b3f"))
        .isInstanceOf(NotAllowed.class);
  }

  @Test
  void whatIsNoFaceIsNotUnderstood() {
    for (String wrong :
        new String[] {"", "green", "#1F6B3F", "#1f6b3f url(x)", "#1f6b3f imp round round"}) {
      assertThat(demo.maren.ask(portray("maren", wrong)))
          .as(wrong)
          .isInstanceOfSatisfying(
              ToSeat.Failed.class, failed -> assertThat(failed.code()).isEqualTo("not-understood"));
    }
    assertThat(face(demo.maren, "maren")).isEmpty();
  }

  @Test
  void aFaceCanBeTakenOffAgain() {
    demo.maren.ask(portray("maren", SHIELD));
    demo.maren.ask(new FromSeat.Portray(Ear.id(), "maren", Optional.empty()));
    assertThat(face(demo.referee, "maren")).isEmpty();
  }

  @Test
  void takingBackACommandLeavesFacesAlone() {
    demo.automatic();
    demo.maren.act(DemoTable.save("maren"));
    demo.maren.ask(portray("maren", SHIELD));

    assertThat(demo.referee.undo()).isInstanceOf(ToSeat.Done.class);
    assertThat(face(demo.maren, "maren")).contains(SHIELD);
    demo.fallDown();
    assertThat(face(demo.maren, "maren")).as("after a restart").contains(SHIELD);
  }

  // Pictures

  private static Picture square(int side) {
    return Picture.of(png(side, side));
  }

  private static byte[] png(int width, int height) {
    try {
      var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
      var brush = image.createGraphics();
      brush.setColor(Color.RED);
      brush.fillRect(0, 0, width, height);
      brush.dispose();
      var bytes = new ByteArrayOutputStream();
      ImageIO.write(image, "png", bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private String uploaded(String token, String who) {
    demo.house.desk(token).portray(who, square(60), "#1f6b3f - square");
    return picture(who);
  }

  private String picture(String who) {
    return face(demo.referee, who).flatMap(Portrait::read).flatMap(Portrait::picture).orElseThrow();
  }

  @Test
  void aPictureIsMadeSmallAndNothingElseOfItsFileIsKept() throws IOException {
    // A text chunk of a PNG, as cameras and programs write them.
    var plain = png(900, 600);
    var told = "tEXtWhere\0At home".getBytes(StandardCharsets.ISO_8859_1);
    var crc = new CRC32();
    crc.update(told);
    var file = new ByteArrayOutputStream();
    file.write(plain, 0, 33);
    file.write(new byte[] {0, 0, 0, (byte) (told.length - 4)});
    file.write(told);
    file.write(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
    file.write(plain, 33, plain.length - 33);

    demo.house.desk(demo.marensToken).portray("maren", Picture.of(file.toByteArray()), "#1f6b3f");

    var kept = demo.house.desk(demo.marensToken).face(picture("maren")).orElseThrow();
    var image = ImageIO.read(new ByteArrayInputStream(kept.file()));
    assertThat(image.getWidth()).isEqualTo(256);
    assertThat(image.getHeight()).isEqualTo(256);
    assertThat(new Color(image.getRGB(128, 128))).isEqualTo(Color.RED);
    assertThat(new String(kept.file(), StandardCharsets.ISO_8859_1)).doesNotContain("At home");
  }

  @Test
  void aFaceOfSomebodyHiddenLeaksToNobody() {
    setSecrecy("captain", "unseen");
    demo.maren.everything();
    var name = uploaded(demo.refereesToken, "captain");
    demo.referee.ask(portray("captain", "#97306b @" + name + " hexagon"));
    demo.maren.say("anybody there?");
    demo.referee.settled();

    assertThat(demo.maren.everything()).doesNotContain(name, "another face", "#97306b");
    assertThat(demo.house.desk(demo.marensToken).face(name)).isEmpty();
    assertThat(demo.house.desk(demo.marensToken).export()).doesNotContain(name);
    assertThat(demo.house.desk(demo.refereesToken).face(name)).isPresent();

    setSecrecy("captain", "figures-hidden");
    assertThat(face(demo.maren, "captain")).contains("#97306b @" + name + " hexagon");
    assertThat(demo.house.desk(demo.marensToken).face(name)).isPresent();
  }

  @Test
  void nobodyTakesThePictureOfSomebodyElse() {
    setSecrecy("captain", "unseen");
    var name = uploaded(demo.refereesToken, "captain");

    assertThat(demo.maren.ask(portray("maren", "#1f6b3f @" + name)))
        .isInstanceOf(ToSeat.Failed.class);
    assertThat(demo.house.desk(demo.marensToken).face(name)).isEmpty();
  }

  @Test
  void exportsForksAndCopiesBringPicturesAlong() {
    var name = uploaded(demo.marensToken, "maren");
    var file = demo.house.desk(demo.marensToken).face(name).orElseThrow().file();
    var desk = demo.house.desk(demo.refereesToken);
    long last = demo.referee.settled().last();

    for (var other :
        new String[] {
          demo.house.bringBack(desk.export()).token(),
          desk.fork(last, "What if").token(),
          desk.copy("Another").token()
        }) {
      assertThat(demo.house.desk(other).face(name).orElseThrow().file()).isEqualTo(file);
      try (var ear = Ear.greeted(demo.house, other)) {
        assertThat(face(ear, "maren")).contains("#1f6b3f @" + name + " square");
      }
    }
    demo.fallDown();
    assertThat(demo.house.desk(demo.marensToken).face(name).orElseThrow().file()).isEqualTo(file);
  }

  @Test
  void aHostilePictureInAnExportIsRefusedWhole() {
    uploaded(demo.marensToken, "maren");
    var export = demo.house.desk(demo.refereesToken).export();
    var picture = export.replaceFirst("(?s).*?\\\\\"picture\\\\\":\\\\\"([^\\\\]+)\\\\\".*", "$1");
    assertThat(Base64.getDecoder().decode(picture)).isNotEmpty();

    for (byte[] hostile : new byte[][] {"<svg/>".getBytes(StandardCharsets.UTF_8), png(300, 300)}) {
      var other = export.replace(picture, Base64.getEncoder().encodeToString(hostile));
      assertThatThrownBy(() -> demo.house.bringBack(other))
          .isInstanceOf(NotAllowed.class)
          .hasMessageStartingWith("A face cannot be shown");
    }
    var broken = export.replace(picture, "no Base64!");
    assertThatThrownBy(() -> demo.house.bringBack(broken)).isInstanceOf(NotAllowed.class);
  }

  @Test
  void aTableTakesSoManyPicturesAndNoMore() {
    for (int i = 0; i < Gallery.MOST; i++) {
      uploaded(demo.marensToken, "maren");
    }
    assertThatThrownBy(() -> uploaded(demo.marensToken, "maren"))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("80 pictures");
    demo.fallDown();
    assertThatThrownBy(() -> uploaded(demo.marensToken, "maren")).isInstanceOf(NotAllowed.class);
  }
}
