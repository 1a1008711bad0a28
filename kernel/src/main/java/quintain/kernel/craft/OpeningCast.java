package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.Setup;

/// Those in the scene as a table begins, each made from their sheet or their entry in the bestiary.
public final class OpeningCast {
  private OpeningCast() {}

  /// Everybody of the setup, in its order.
  ///
  /// @param sheets the kind of content that ready-made characters are
  public static <B extends Somebody, P extends Record & Entry, R extends Entry> List<B> of(
      Setup setup,
      ContentKind<P> sheets,
      BiFunction<Setup.Cast, P, B> person,
      List<R> bestiary,
      BiFunction<Setup.Cast, R, B> creature) {
    var roster = new ArrayList<B>();
    for (Setup.Cast cast : setup.cast()) {
      if (isThere(cast.id(), roster)) {
        throw new IllegalArgumentException("Two are called " + cast.id());
      }
      roster.add(
          switch (cast.role()) {
            case Setup.Role.Pregen pregen ->
                person.apply(
                    cast, Content.get("pregen", setup.content().all(sheets), pregen.name()));
            case Setup.Role.Sheet sheet -> person.apply(cast, sheets.entry().cast(sheet.sheet()));
            case Setup.Role.Creature role -> creature.apply(cast, entry(bestiary, role.name()));
          });
    }
    return List.copyOf(roster);
  }

  private static <R extends Entry> R entry(List<R> bestiary, String name) {
    return Content.find(bestiary, name)
        .orElseThrow(() -> new IllegalArgumentException(notInBestiary(bestiary, name)));
  }

  static String notInBestiary(List<? extends Entry> bestiary, String name) {
    return "The bestiary has no " + name + Content.perhaps(bestiary, name);
  }

  /// Sees to it that a scene speaks only of those who are there.
  ///
  /// @param doing what it does to them: `The scene places`
  public static void present(
      String doing, Collection<String> ids, List<? extends Somebody> roster) {
    for (String id : ids) {
      if (!isThere(id, roster)) {
        throw new IllegalArgumentException(doing + " " + id + ", who is not there");
      }
    }
  }

  private static boolean isThere(String id, List<? extends Somebody> roster) {
    return roster.stream().anyMatch(being -> being.id().equals(id));
  }
}
