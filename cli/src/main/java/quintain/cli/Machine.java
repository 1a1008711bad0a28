package quintain.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The machine this runs on, as far as its customs matter: where programs keep what is a person's,
/// and how a page is opened in the browser.
///
/// @param system its name, as Java tells it
record Machine(String system, Map<String, String> environment, Path home) {
  /// The home folder is the one that the environment names: Java would ask the list of users.
  static Machine here() {
    var environment = System.getenv();
    return new Machine(
        System.getProperty("os.name", ""),
        environment,
        Path.of(environment.getOrDefault("HOME", System.getProperty("user.home"))));
  }

  private boolean isWindows() {
    return system.toLowerCase(Locale.ROOT).startsWith("windows");
  }

  private boolean isMac() {
    return system.toLowerCase(Locale.ROOT).startsWith("mac");
  }

  /// The folder for tables, unless somebody names another. Tables that an earlier version has begun
  /// in the home folder stay where they are.
  Path dataFolder() {
    var named = folder("XDG_DATA_HOME");
    if (named.isPresent()) {
      return named.get().resolve("quintain");
    }
    var earlier = home.resolve(".quintain");
    if (Files.exists(earlier.resolve("tables.db"))) {
      return earlier;
    }
    if (isWindows()) {
      return folder("LOCALAPPDATA").orElse(home.resolve("AppData/Local")).resolve("Quintain");
    }
    return isMac()
        ? home.resolve("Library/Application Support/Quintain")
        : home.resolve(".local/share/quintain");
  }

  /// A folder from the environment; one that is relative counts for nothing, by the convention.
  private Optional<Path> folder(String variable) {
    return Optional.ofNullable(environment.get(variable))
        .filter(value -> !value.isBlank())
        .map(Path::of)
        .filter(Path::isAbsolute);
  }

  /// The command that opens a page in the browser; none where nobody sits before a screen.
  Optional<List<String>> browserFor(String page) {
    if (environment.containsKey("SSH_CONNECTION")) {
      return Optional.empty();
    }
    if (isWindows()) {
      return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", page));
    }
    if (isMac()) {
      return Optional.of(List.of("open", page));
    }
    return environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY")
        ? Optional.of(List.of("xdg-open", page))
        : Optional.empty();
  }
}
