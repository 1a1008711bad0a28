package quintain.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import quintain.mcp.SeatMemory;
import quintain.table.store.OwnersOnly;

/// The seats of a program that is started again and again, in a file beside its tables: a token a
/// line.
record KeptSeats(Path file) implements SeatMemory {
  @Override
  public List<String> tokens() {
    try {
      return Files.exists(file)
          ? Files.readAllLines(file).stream().filter(line -> !line.isBlank()).toList()
          : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void keep(List<String> tokens) {
    try {
      OwnersOnly.file(file);
      Files.write(file, tokens);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
