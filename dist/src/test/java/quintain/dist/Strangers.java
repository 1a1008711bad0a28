package quintain.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The projects under `examples/library`, copied to where strangers have theirs, and built and run
/// with the library that was published: Maven is offline, and has all else from what it fetched for
/// Quintain itself.
///
/// @param folder where the copies are
/// @param said what all of them printed, one after another
record Strangers(Path folder, List<String> said) {
  static final Path EXAMPLES = Path.of("..", "examples", "library");
  private static final Path PUBLISHED = Path.of(System.getProperty("quintain.made"), "library");
  static final Path LIBRARY = PUBLISHED.resolve("quintain");

  /// The order in which they are built.
  static final List<String> PROJECTS = List.of("dice", "fight", "table", "house-rule", "bot");

  private static final String CLASS_PATH =
      "org.apache.maven.plugins:maven-dependency-plugin:3.9.0:build-classpath";

  /// Copies, builds and runs them.
  ///
  /// @param chat what is said to the one that listens
  static Strangers in(Path folder, String chat) throws IOException, InterruptedException {
    copyTo(folder);
    var settings = folder.resolve("settings.xml");
    Files.writeString(
        settings,
        """
        <settings>
          <localRepository>%s</localRepository>
          <mirrors>
            <mirror>
              <id>fetched</id>
              <mirrorOf>central</mirrorOf>
              <url>%s</url>
            </mirror>
          </mirrors>
        </settings>
        """
            .formatted(
                folder.resolve("repository"),
                Path.of(System.getProperty("quintain.fetched")).toUri()));
    var maven =
        new ProcessBuilder(
            System.getProperty("quintain.maven"),
            "-q",
            "-B",
            "-o",
            "-Daether.offline.protocols=file",
            "-Dstyle.color=never",
            "-s",
            settings.toString(),
            "-gs",
            settings.toString(),
            "-Dquintain.library=" + PUBLISHED.toAbsolutePath(),
            "-Dmdep.outputFile=target/classpath",
            "compile",
            CLASS_PATH,
            "exec:java");
    maven.directory(folder.toFile());
    maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
    maven.environment().put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    return new Strangers(folder, run(maven, chat));
  }

  private static void copyTo(Path folder) throws IOException {
    try (var files = Files.walk(EXAMPLES)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        var name = EXAMPLES.relativize(file);
        if (name.getNameCount() > 1 && name.getName(1).toString().equals("target")) {
          continue;
        }
        var copy = folder.resolve(name);
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  /// Runs the main class of a project with everything on the module path.
  List<String> asModule(String project, String main) throws IOException, InterruptedException {
    var target = folder.resolve(project).resolve("target");
    var path =
        target.resolve("classes")
            + File.pathSeparator
            + Files.readString(target.resolve("classpath"));
    return run(
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-p",
            path,
            "-m",
            main),
        "");
  }

  private static List<String> run(ProcessBuilder program, String input)
      throws IOException, InterruptedException {
    var errors = Files.createTempFile("errors", "");
    program.environment().put("LC_ALL", "C.UTF-8");
    var process = program.redirectError(errors.toFile()).start();
    try (var in = process.outputWriter(StandardCharsets.UTF_8)) {
      in.write(input);
    }
    var out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out + Files.readString(errors)).isZero();
    Files.delete(errors);
    // Some versions of Maven begin and end with a reset of colours, whatever they are told.
    return new ArrayList<>(out.replace("\u001b[0m", "").lines().toList());
  }
}
