package quintain.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import quintain.packs.Books;
import quintain.table.log.Verification;
import quintain.table.log.Verification.Verified;
import quintain.table.store.SqliteFile;
import quintain.table.store.Store;

/// Tables that are looked at where they are kept.
final class KeptTables {
  @Mixin DataFolder data = new DataFolder();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "DIR",
      description = "The folder the tables are kept in, or a copy as backup wrote it.")
  @Nullable Path named;

  private Path file() {
    var place = named != null ? named : data.folder();
    var file = Files.isDirectory(place) ? place.resolve("tables.db") : place;
    if (!Files.isRegularFile(file)) {
      throw new Wrong("there are no tables in " + place + ".");
    }
    return file;
  }

  SqliteFile open() {
    try {
      return SqliteFile.open(file());
    } catch (Store.Unavailable unavailable) {
      throw new Wrong(String.valueOf(unavailable.getMessage()) + ".");
    }
  }

  /// Each table as it was found, from the oldest on.
  static List<Verified> verified(SqliteFile file) {
    var verification = new Verification(file, Books.onBoard());
    var verified = new ArrayList<Verified>();
    file.tables().forEach(table -> verified.add(verification.verify(table)));
    return verified;
  }

  /// What is wrong with a table, in words.
  static List<String> flaws(Verified verified) {
    var flaws = new ArrayList<String>();
    verified.flaw().ifPresent(flaw -> flaws.add("entry " + flaw.seq() + " " + flaw.what()));
    verified
        .snapshots()
        .forEach(seq -> flaws.add("the snapshot after entry " + seq + " is not how things stood"));
    if (verified.unknown()) {
      flaws.add("its book, " + verified.table().book() + ", is not on board");
    }
    return flaws;
  }

  static void write(Json json, Verified verified) {
    json.put("table", verified.table().id())
        .put("title", verified.table().title())
        .put("book", verified.table().book())
        .put("sound", verified.sound())
        .put("whole", verified.isWhole());
    verified
        .flaw()
        .ifPresent(
            flaw ->
                json.name("flaw")
                    .object(() -> json.put("entry", flaw.seq()).put("what", flaw.what())));
    json.put("snapshots", verified.snapshots()).put("unknownBook", verified.unknown());
  }
}
