package quintain.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import quintain.table.store.SqliteFile;

/// Looks through the file of tables while it is served, and tells the server's log what is wrong.
///
/// A table looks at its latest entries itself when it is opened; this finds what is older, and
/// tables that nobody opens.
final class FileCheck {
  private static final System.Logger LOG = System.getLogger(FileCheck.class.getName());

  private FileCheck() {}

  /// Begins in the background. The process may end at any time.
  static void begin(Path file) {
    Thread.ofPlatform().name("file-check").daemon().start(() -> check(file));
  }

  private static void check(Path file) {
    try {
      for (String problem : found(file)) {
        LOG.log(
            System.Logger.Level.ERROR, problem + "; 'quintain table verify' tells more of " + file);
      }
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, file + " could not be checked", e);
    }
  }

  /// What is wrong with the file, in words.
  static List<String> found(Path file) {
    var found = new ArrayList<String>();
    try (var kept = SqliteFile.open(file)) {
      kept.quickProblems().forEach(problem -> found.add("the file is damaged: " + problem));
      for (var table : kept.tables()) {
        kept.flaw(table.id(), 0)
            .ifPresent(
                flaw ->
                    found.add("table " + table.id() + ": entry " + flaw.seq() + " " + flaw.what()));
      }
    }
    return found;
  }
}
