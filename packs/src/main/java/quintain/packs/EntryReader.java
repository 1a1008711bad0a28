package quintain.packs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import quintain.binder.Bound;
import quintain.binder.Located;
import quintain.binder.Places;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.ContentKind;
import quintain.kernel.Entry;
import quintain.kernel.NearMiss;

/// Reads one entry that somebody writes, among the content that is there already: as strictly as a
/// pack, with every mistake at its field.
public final class EntryReader {
  private static final Pattern MISSING = Pattern.compile("the field '.*' is missing");

  private final Volume<?, ?, ?> volume;

  public EntryReader(Volume<?, ?, ?> volume) {
    this.volume = volume;
  }

  /// The entry, or what is wrong with it; fields are paths within the entry.
  ///
  /// @param among what it stands beside; an entry with its id there gives way to it
  public Bound<Entry> read(ContentKind<?> kind, Source source, Content among) {
    if (source.root().isEmpty() || !source.problems().isEmpty()) {
      return new Bound.Bad<>(source.problems());
    }
    var node = source.root().get();
    var bound = volume.codec().binder().bind(node, kind.entry(), "");
    if (!(bound instanceof Bound.Good<? extends Record> good)
        || !(good.value() instanceof Entry entry)) {
      return new Bound.Bad<>(bound.problems().stream().map(EntryReader::plainly).toList());
    }
    var problems = new ArrayList<Problem>();
    blank(node, "id", entry.id(), problems);
    blank(node, "name", entry.name(), problems);
    for (Entry other : among.all(kind)) {
      if (other.name().strip().equalsIgnoreCase(entry.name().strip())
          && !other.id().equalsIgnoreCase(entry.id())) {
        problems.add(problem(node, "name", "There is another " + other.name() + " already"));
      }
    }
    if (problems.isEmpty()) {
      for (Complaint complaint : volume.book().rules().complaints(among.putting(kind, entry))) {
        if (complaint.entryId().equalsIgnoreCase(entry.id())) {
          problems.add(
              problem(node, complaint.field(), complaint.message() + advice(node, complaint)));
        }
      }
    }
    return problems.isEmpty() ? new Bound.Good<>(entry) : new Bound.Bad<>(problems);
  }

  private static void blank(Located node, String field, String text, List<Problem> problems) {
    if (text.isBlank()) {
      problems.add(problem(node, field, "This is needed"));
    }
  }

  private static Problem problem(Located node, String field, String message) {
    return Problem.at(Places.find(node, field).at(), field, message);
  }

  private static String advice(Located node, Complaint complaint) {
    return Places.find(node, complaint.field()) instanceof Located.Text text
        ? NearMiss.advice(text.value(), complaint.known())
        : "";
  }

  /// Beside a field nobody needs its name once more.
  private static Problem plainly(Problem problem) {
    return MISSING.matcher(problem.message()).matches()
        ? new Problem(
            problem.file(), problem.line(), problem.column(), problem.field(), "This is needed")
        : problem;
  }
}
