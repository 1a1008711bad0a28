package quintain.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The archive, unpacked in an empty folder of somebody who has no JDK: nothing is on the path but
/// what opens pages in a browser, and that only writes down which.
///
/// @param folder where everything is: the home of that somebody, too
/// @param archive the file that was unpacked
/// @param program what the archive holds
record Unpacked(Path folder, Path archive, Path program) {
  /// Where `./package` has laid all that it made.
  static final Path MADE = Path.of(System.getProperty("quintain.made"));

  static Unpacked in(Path folder) throws IOException, InterruptedException {
    List<Path> archives;
    try (var files = Files.list(MADE)) {
      archives = files.filter(file -> file.toString().endsWith(".tar.gz")).toList();
    }
    assertThat(archives).as("archives in " + MADE).hasSize(1);
    var tar =
        new ProcessBuilder("tar", "-xzf", archives.getFirst().toString())
            .directory(folder.toFile())
            .inheritIO()
            .start();
    assertThat(tar.waitFor()).isZero();
    List<Path> there;
    try (var files = Files.list(folder)) {
      there = files.toList();
    }
    assertThat(there).as("one folder comes of it").hasSize(1);

    var browser = Files.createDirectory(folder.resolve("bin")).resolve("xdg-open");
    Files.writeString(browser, "#!/bin/sh\necho \"$1\" >\"$HOME/opened\"\n");
    assertThat(browser.toFile().setExecutable(true)).isTrue();
    return new Unpacked(folder, archives.getFirst(), there.getFirst());
  }

  Path launcher() {
    return program.resolve("quintain");
  }

  /// Starts a command; what it says aside goes to the file `said`.
  Process start(Path launcher, String... words) throws IOException {
    var command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(words));
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", folder.resolve("bin").toString());
    builder.environment().put("HOME", folder.toString());
    builder.environment().put("DISPLAY", ":0");
    return builder
        .redirectError(ProcessBuilder.Redirect.appendTo(folder.resolve("said").toFile()))
        .start();
  }

  /// Runs a command that ends by itself, and gives what it printed.
  String run(Path launcher, String... words) throws IOException, InterruptedException {
    var process = start(launcher, words);
    var out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }

  /// What was said aside, by everything that was started here.
  String said() throws IOException {
    return Files.readString(folder.resolve("said"));
  }

  /// The page that was opened in the browser, once it is.
  String opened() throws IOException, InterruptedException {
    var file = folder.resolve("opened");
    for (int tries = 0; tries < 600; tries++) {
      if (Files.exists(file) && Files.readString(file).endsWith("\n")) {
        return Files.readString(file).strip();
      }
      Thread.sleep(50);
    }
    throw new AssertionError("no page was opened");
  }
}
