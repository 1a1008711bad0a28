package quintain.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What the fuzzer has found worth keeping, and what it began with, once more; without the fuzzer.
/// `bench/fuzz` looks for more.
class CorpusTest {
  private static final Path RESOURCES = Path.of("src", "test", "resources", "quintain", "fuzz");

  private interface Target {
    void take(byte[] bytes) throws InterruptedException;
  }

  private static void replay(String fuzz, String method, Target target)
      throws IOException, InterruptedException {
    List<Path> inputs = new ArrayList<>();
    try (var files = Files.list(RESOURCES.resolve(fuzz + "Inputs").resolve(method))) {
      files.sorted().forEach(inputs::add);
    }
    assertThat(inputs).hasSizeGreaterThan(2);
    for (Path input : inputs) {
      try {
        target.take(Files.readAllBytes(input));
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(fuzz + " fails with " + input.getFileName(), e);
      }
    }
  }

  @Test
  void dice() throws IOException, InterruptedException {
    replay("DiceFuzz", "dice", new DiceFuzz()::dice);
  }

  @Test
  void packs() throws IOException, InterruptedException {
    replay("PackFuzz", "pack", new PackFuzz()::pack);
  }

  @Test
  void scenes() throws IOException, InterruptedException {
    replay("SceneFuzz", "scene", new SceneFuzz()::scene);
  }

  @Test
  void peers() throws IOException, InterruptedException {
    replay("PeerFuzz", "peer", new PeerFuzz()::peer);
  }

  @Test
  void copies() throws IOException, InterruptedException {
    replay("ImportFuzz", "copy", new ImportFuzz()::copy);
  }

  @Test
  void frames() throws IOException, InterruptedException {
    replay("FrameFuzz", "frame", new FrameFuzz()::frame);
  }

  @Test
  void desks() throws IOException, InterruptedException {
    replay("DeskFuzz", "desk", new DeskFuzz()::desk);
  }
}
