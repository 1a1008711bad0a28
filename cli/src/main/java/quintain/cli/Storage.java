package quintain.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import quintain.table.store.PostgresAddress;
import quintain.table.store.PostgresStore;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;

/// Where tables are kept: in a folder or in a database.
sealed interface Storage {
  /// What somebody wrote, a folder or the address of a database.
  static Storage at(String place) {
    if (!PostgresAddress.isOne(place)) {
      var data = new DataFolder();
      data.folder = Path.of(place);
      return in(data);
    }
    try {
      return new Database(PostgresAddress.of(place, System.getenv()));
    } catch (Store.Unavailable unreadable) {
      throw new Wrong(unreadable.getMessage() + ".");
    }
  }

  static Storage in(DataFolder data) {
    return new Folder(data);
  }

  /// Refuses a folder without tables. What is in a database is seen when it is opened.
  default void mustBeThere() {}

  /// Opens it, and makes it if need be.
  Store open();

  record Folder(DataFolder data) implements Storage {
    @Override
    public void mustBeThere() {
      if (!Files.exists(data.file())) {
        throw new Wrong("there are no tables in " + data.folder() + ".");
      }
    }

    @Override
    public Store open() {
      data.make();
      try {
        return SqliteStore.open(data.file());
      } catch (Store.Unavailable unavailable) {
        throw new Wrong(unavailable.getMessage() + ".");
      }
    }

    @Override
    public String toString() {
      return data.folder().toString();
    }
  }

  record Database(PostgresAddress address) implements Storage {
    @Override
    public Store open() {
      try {
        return PostgresStore.open(address);
      } catch (Store.Unavailable unavailable) {
        throw new Wrong(unavailable.getMessage() + ".");
      }
    }

    @Override
    public String toString() {
      return address.toString();
    }
  }
}
