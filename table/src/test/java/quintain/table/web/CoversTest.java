package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quintain.packs.Volume;

/// Every book on board says what one plays, in a line or two, and no two of them look alike.
class CoversTest {
  @Test
  void whatOnePlaysIsSaidInALineOrTwo() {
    assertThat(Served.LIBRARY.volumes())
        .allSatisfy(
            volume -> {
              var cover = volume.cover();
              assertThat(cover.genre() + ". " + cover.tone() + ".").hasSizeBetween(30, 80);
              assertThat(cover.picture()).hasSizeGreaterThan(4);
            });
  }

  @Test
  void noTwoBooksLookAlike() {
    var volumes = Served.LIBRARY.volumes();
    assertThat(volumes).extracting(Volume::cover).extracting("picture").doesNotHaveDuplicates();
    assertThat(volumes).extracting(v -> v.book().theme().displayFace()).doesNotHaveDuplicates();
    assertThat(volumes).extracting(v -> v.book().theme().light()).doesNotHaveDuplicates();
    assertThat(volumes).extracting(v -> v.book().theme().dark()).doesNotHaveDuplicates();
  }
}
