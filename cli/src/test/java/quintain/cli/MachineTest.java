package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineTest {
  private static final String PAGE = "http://localhost:7717/";

  @TempDir Path home;

  private Machine machine(String system, Map<String, String> environment) {
    return new Machine(system, environment, home);
  }

  @Test
  void tablesAreKeptWhereTheSystemKeepsSuchThings() {
    assertThat(machine("Linux", Map.of()).dataFolder())
        .isEqualTo(home.resolve(".local/share/quintain"));
    assertThat(machine("Mac OS X", Map.of()).dataFolder())
        .isEqualTo(home.resolve("Library/Application Support/Quintain"));
    assertThat(machine("Windows 11", Map.of()).dataFolder())
        .isEqualTo(home.resolve("AppData/Local/Quintain"));
    var local = home.resolve("elsewhere");
    assertThat(machine("Windows 11", Map.of("LOCALAPPDATA", local.toString())).dataFolder())
        .isEqualTo(local.resolve("Quintain"));
  }

  @Test
  void theEnvironmentMayNameAnotherPlaceByItsWholePath() {
    var named = home.resolve("data");
    assertThat(machine("Linux", Map.of("XDG_DATA_HOME", named.toString())).dataFolder())
        .isEqualTo(named.resolve("quintain"));
    for (String ignored : new String[] {"", " ", "data"}) {
      assertThat(machine("Linux", Map.of("XDG_DATA_HOME", ignored)).dataFolder())
          .isEqualTo(home.resolve(".local/share/quintain"));
    }
  }

  @Test
  void tablesOfAnEarlierVersionStayWhereTheyAre() throws IOException {
    var earlier = Files.createDirectory(home.resolve(".quintain"));
    assertThat(machine("Linux", Map.of()).dataFolder()).isNotEqualTo(earlier);
    Files.createFile(earlier.resolve("tables.db"));
    for (String system : new String[] {"Linux", "Mac OS X", "Windows 11"}) {
      assertThat(machine(system, Map.of()).dataFolder()).isEqualTo(earlier);
    }
  }

  @Test
  void aBrowserIsOpenedWhereSomebodySitsBeforeAScreen() {
    assertThat(machine("Linux", Map.of("DISPLAY", ":0")).browserFor(PAGE).orElseThrow())
        .containsExactly("xdg-open", PAGE);
    assertThat(machine("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0")).browserFor(PAGE))
        .isPresent();
    assertThat(machine("Mac OS X", Map.of()).browserFor(PAGE).orElseThrow())
        .containsExactly("open", PAGE);
    assertThat(machine("Windows 11", Map.of()).browserFor(PAGE).orElseThrow())
        .startsWith("rundll32")
        .endsWith(PAGE);
  }

  @Test
  void noneIsOpenedWithoutAScreenOrFromAfar() {
    assertThat(machine("Linux", Map.of()).browserFor(PAGE)).isEmpty();
    var afar = Map.of("DISPLAY", ":0", "SSH_CONNECTION", "192.0.2.1 50000 192.0.2.2 22");
    assertThat(machine("Linux", afar).browserFor(PAGE)).isEmpty();
    assertThat(machine("Mac OS X", afar).browserFor(PAGE)).isEmpty();
  }
}
