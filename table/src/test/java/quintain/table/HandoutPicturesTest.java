package quintain.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.desk.Desk;
import quintain.table.desk.NotAllowed;
import quintain.table.log.Gallery;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Picture;
import quintain.table.store.Place;

/// Pictures on pages of the journal: who sees them, what is kept of them, and what keeps them.
class HandoutPicturesTest {
  private static final Pattern FILE = Pattern.compile("\\\\\"file\\\\\":\\\\\"([^\\\\]+)\\\\\"");

  @TempDir Path folder;
  private DemoTable demo;
  private Desk referee;
  private Desk maren;

  @BeforeEach
  void lay() {
    demo = new DemoTable(folder);
    sitDown();
  }

  private void sitDown() {
    referee = demo.house.desk(demo.refereesToken);
    maren = demo.house.desk(demo.marensToken);
  }

  @AfterEach
  void close() {
    demo.close();
  }

  private static FromSeat.Note page(
      String title, String picture, Optional<String> key, String... to) {
    return new FromSeat.Note(
        Ear.id(), title, "", List.of(to), key, Optional.empty(), Optional.of(picture));
  }

  private static FromSeat.Note page(String title, String picture, String... to) {
    return page(title, picture, Optional.empty(), to);
  }

  private static void isDone(ToSeat reply) {
    assertThat(reply).isInstanceOf(ToSeat.Done.class);
  }

  private static BufferedImage read(Picture picture) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(picture.file()));
  }

  // Who sees it

  @Test
  void aPictureIsSeenByWhoeverReadsAPageWithItAndByWhoeverSentIt() {
    var name = referee.pin(Drawn.picture(60, 40));
    assertThat(referee.pinned(name)).isPresent();
    assertThat(maren.pinned(name)).isEmpty();

    isDone(demo.referee.ask(page("The weir", name)));
    demo.maren.settled();
    assertThat(maren.pinned(name)).isEmpty();

    var page = demo.referee.page("The weir");
    isDone(demo.referee.ask(new FromSeat.Share(Ear.id(), page.key(), List.of("maren"))));
    assertThat(demo.maren.page("The weir").picture()).isEqualTo(name);
    assertThat(maren.pinned(name)).isPresent();
    var oskar = demo.house.desk(referee.rotate("oskar").token());
    assertThat(oskar.pinned(name)).isEmpty();

    isDone(demo.referee.ask(new FromSeat.Share(Ear.id(), page.key(), List.of())));
    assertThat(maren.pinned(name)).as("once it is taken back").isEmpty();
  }

  @Test
  void aPictureOfAPageThatIsErasedIsSeenByItsSenderAlone() {
    var name = maren.pin(Drawn.picture(60, 40));
    isDone(demo.maren.ask(page("My map", name, "*")));
    assertThat(referee.pinned(name)).isPresent();

    isDone(demo.maren.ask(new FromSeat.Erase(Ear.id(), demo.maren.page("My map").key())));

    assertThat(referee.pinned(name)).isEmpty();
    assertThat(maren.pinned(name)).isPresent();
  }

  /// Nobody finds out by its name whether there is a picture.
  @Test
  void nobodyPutsAPictureOnAPageThatTheyMayNotSee() {
    var name = referee.pin(Drawn.picture(60, 40));
    isDone(demo.referee.ask(page("The weir", name)));

    var hidden = demo.maren.ask(page("Mine", name));
    var none = demo.maren.ask(page("Mine", "no-such-picture"));

    assertThat(hidden).isInstanceOf(ToSeat.Failed.class);
    assertThat(((ToSeat.Failed) hidden).code()).isEqualTo(((ToSeat.Failed) none).code());
    assertThat(((ToSeat.Failed) hidden).message()).isEqualTo(((ToSeat.Failed) none).message());
    assertThat(maren.pinned(name)).isEmpty();
    assertThat(demo.maren.everything()).doesNotContain(name);
  }

  @Test
  void thoseWhoWatchSendNoPictures() {
    var wat = demo.house.desk(referee.invite("Wat", Place.Role.SPECTATOR).token());
    assertThatThrownBy(() -> wat.pin(Drawn.picture(60, 40))).isInstanceOf(NotAllowed.class);
  }

  @Test
  void aPageOfAPictureAloneIsToldOfByItsTitleOrAsAPicture() {
    var name = referee.pin(Drawn.picture(60, 40));
    isDone(demo.referee.ask(page("", name, "*")));
    demo.maren.settled();
    assertThat(DemoTable.lines(demo.maren)).contains("a picture");
    assertThat(demo.maren.journal()).hasSize(1);
  }

  @Test
  void takingBackACommandLeavesPicturesAlone() {
    demo.automatic();
    demo.maren.act(DemoTable.save("maren"));
    var name = referee.pin(Drawn.picture(60, 40));
    isDone(demo.referee.ask(page("The weir", name, "*")));

    assertThat(demo.referee.undo()).isInstanceOf(ToSeat.Done.class);
    demo.fallDown();
    sitDown();

    assertThat(demo.maren.page("The weir").picture()).isEqualTo(name);
    assertThat(maren.pinned(name)).isPresent();
  }

  // What is kept of it

  @Test
  void aPictureIsDrawnAnewAsLargeAsAPageNeedsIt() throws IOException {
    var kept = read(referee.pinned(referee.pin(Drawn.picture(2600, 1300))).orElseThrow());
    assertThat(kept.getWidth()).isEqualTo(1280);
    assertThat(kept.getHeight()).isEqualTo(640);
    assertThat(new Color(kept.getRGB(100, 300))).isEqualTo(Color.BLUE);
    assertThat(new Color(kept.getRGB(1000, 300))).isEqualTo(Color.RED);

    var small = read(referee.pinned(referee.pin(Drawn.picture(60, 40))).orElseThrow());
    assertThat(small.getWidth()).isEqualTo(60);
  }

  @Test
  void whatShowsThroughLiesOnWhite() throws IOException {
    var clear = new BufferedImage(40, 40, BufferedImage.TYPE_INT_ARGB);
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(clear, "png", bytes);
    var name = referee.pin(Picture.of(bytes.toByteArray()));
    var kept = read(referee.pinned(name).orElseThrow());
    assertThat(new Color(kept.getRGB(20, 20))).isEqualTo(Color.WHITE);
  }

  @Test
  void aFileThatWouldBeLongIsMadeSmallerUntilItIsNot() throws IOException {
    // One and a half million bytes that no format makes much shorter.
    var noise = Picture.of(Drawn.noise(700, 700));
    var kept = referee.pinned(referee.pin(noise)).orElseThrow();
    assertThat(kept.file().length).isLessThanOrEqualTo(400_000);
    assertThat(read(kept).getWidth()).isBetween(100, 700);
  }

  @Test
  void aTableTakesSoManyPicturesAndNoMore() {
    var last = "";
    for (int i = 0; i < Gallery.MOST_FOR_PAGES; i++) {
      last = maren.pin(Drawn.picture(20, 20));
    }
    assertThat(maren.pinned(last)).isPresent();
    assertThatThrownBy(() -> maren.pin(Drawn.picture(20, 20)))
        .isInstanceOf(NotAllowed.class)
        .hasMessageContaining("60, or 8 MB");
  }

  @Test
  void aTableTakesSoManyBytesOfPicturesAndNoMore() {
    var noise = Picture.of(Drawn.noise(600, 600));
    int length = noise.sheet().file().length;
    int most = Gallery.MOST_BYTES_FOR_PAGES / length;
    assertThat(most).as("fewer than a table takes by their number").isLessThan(60);
    for (int i = 0; i < most; i++) {
      referee.pin(noise);
    }
    assertThatThrownBy(() -> referee.pin(noise)).isInstanceOf(NotAllowed.class);
  }

  // What keeps it

  @Test
  void exportsForksAndCopiesBringPicturesAlong() {
    var name = referee.pin(Drawn.picture(60, 40));
    isDone(demo.referee.ask(page("The weir", name, "*")));
    var file = referee.pinned(name).orElseThrow().file();
    long last = demo.referee.settled().last();

    for (var other :
        new String[] {
          demo.house.bringBack(referee.export()).token(),
          referee.fork(last, "What if").token(),
          referee.copy("Another").token()
        }) {
      assertThat(demo.house.desk(other).pinned(name).orElseThrow().file()).isEqualTo(file);
      try (var ear = Ear.greeted(demo.house, other)) {
        assertThat(ear.page("The weir").picture()).isEqualTo(name);
      }
    }
  }

  @Test
  void theCopyOfTheRefereeHoldsNoPictureThatOnlyAPlayerSees() {
    var secret = maren.pin(Drawn.picture(61, 41));
    var shown = maren.pin(Drawn.picture(62, 42));
    isDone(demo.maren.ask(page("Mine", secret)));
    isDone(demo.maren.ask(page("Ours", shown, "*")));

    var export = referee.export();

    assertThat(files(export)).hasSize(1);
    var there = demo.house.desk(demo.house.bringBack(export).token());
    assertThat(there.pinned(shown)).isPresent();
    assertThat(there.pinned(secret)).isEmpty();
    assertThat(maren.export()).doesNotContain(files(export).getFirst());
  }

  @Test
  void thePicturesOfPagesThatWereTakenBackFromTheRefereeStay() {
    var name = maren.pin(Drawn.picture(60, 40));
    isDone(demo.maren.ask(page("Ours", name, "*")));
    var key = demo.maren.page("Ours").key();
    isDone(demo.maren.ask(new FromSeat.Share(Ear.id(), key, List.of())));

    // What the Referee has seen once is in their copy, as its words are.
    assertThat(files(referee.export())).hasSize(1);
    assertThat(referee.pinned(name)).isEmpty();
  }

  private static List<String> files(String export) {
    var files = new ArrayList<String>();
    var found = FILE.matcher(export);
    while (found.find()) {
      files.add(found.group(1));
    }
    return files;
  }

  @Test
  void aHostilePictureInAnExportIsRefusedWhole() {
    var name = referee.pin(Drawn.picture(60, 40));
    isDone(demo.referee.ask(page("The weir", name, "*")));
    var export = referee.export();
    var file = files(export).getFirst();

    for (byte[] hostile :
        new byte[][] {"<svg/>".getBytes(StandardCharsets.UTF_8), Drawn.png(1300, 20)}) {
      var other = export.replace(file, Base64.getEncoder().encodeToString(hostile));
      assertThatThrownBy(() -> demo.house.bringBack(other))
          .isInstanceOf(NotAllowed.class)
          .hasMessageStartingWith("A picture of the journal cannot be shown");
    }
    assertThatThrownBy(() -> demo.house.bringBack(export.replace(file, "no Base64!")))
        .isInstanceOf(NotAllowed.class);
  }
}
