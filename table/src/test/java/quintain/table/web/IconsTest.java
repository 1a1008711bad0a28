package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Every book on board has an icon for each piece of its content, and the browser client has that
/// icon.
class IconsTest {
  @Test
  void everyEntryHasAnIconThatTheClientHas() throws IOException {
    var onBoard =
        Files.readAllLines(Path.of("../web/icons.txt")).stream()
            .filter(line -> line.matches("[a-z0-9].*"))
            .map(line -> line.replaceFirst(":.*", ""))
            .collect(Collectors.toSet());
    assertThat(onBoard).hasSizeGreaterThan(300);
    for (var volume : Served.LIBRARY.volumes()) {
      assertThat(volume.entries())
          .as(volume.book().title())
          .allSatisfy(entry -> assertThat(onBoard).contains(entry.icon().orElse("none")));
      assertThat(onBoard)
          .as("icons of the kinds of " + volume.book().title())
          .containsAll(volume.icons().kinds().values());
    }
  }

  @Test
  void whatIconsAreForIsThere() {
    for (var volume : Served.LIBRARY.volumes()) {
      var icons = volume.icons();
      var entries = volume.entries();
      assertThat(icons.entries().keySet())
          .as("the entries that icons of " + volume.book().title() + " are for")
          .isSubsetOf(entries.stream().map(entry -> entry.id()).toList());
      assertThat(icons.kinds().keySet())
          .as("the kinds that icons of " + volume.book().title() + " are for")
          .isSubsetOf(volume.book().formats().content().stream().map(kind -> kind.name()).toList());
    }
  }
}
