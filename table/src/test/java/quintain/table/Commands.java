package quintain.table;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Command;
import quintain.packs.Volume;

/// All commands of a book, read off its sealed types.
final class Commands {
  private Commands() {}

  static List<Class<? extends Command>> of(Volume<?, ?, ?> volume) {
    var found = new ArrayList<Class<? extends Command>>();
    gather(volume.book().formats().step(), found);
    return found;
  }

  private static void gather(Class<?> type, List<Class<? extends Command>> found) {
    if (type.isRecord() && Command.class.isAssignableFrom(type) && !found.contains(type)) {
      found.add(type.asSubclass(Command.class));
    }
    var kinds = type.getPermittedSubclasses();
    if (kinds != null) {
      for (var kind : kinds) {
        gather(kind, found);
      }
    }
  }
}
