package quintain.packs;

import java.util.ArrayList;
import java.util.List;
import quintain.binder.Binder;
import quintain.binder.Bound;
import quintain.binder.Source;

/// Which tests cover which clause of a book, as its build writes it to `coverage.yaml`.
public record Coverage(List<Covered> clauses) {
  /// A clause or ruling and the tests and scenarios that cover it.
  public record Covered(String clause, List<String> tests) {}

  public Coverage {
    clauses = List.copyOf(clauses);
  }

  /// Reads the file that lies beside a class on the class path.
  public static Bound<Coverage> load(Class<?> beside) {
    return new Binder()
        .bindList(Source.shipped(beside, "coverage.yaml"), Covered.class, "coverage")
        .map(Coverage::new);
  }

  /// What a test must cover: every clause, and every ruling by its default.
  public static List<String> required(ClauseCatalogue catalogue) {
    var ids = new ArrayList<String>();
    catalogue.clauses().forEach(clause -> ids.add(clause.id()));
    catalogue.rulings().forEach(ruling -> ids.add(ruling.id()));
    return List.copyOf(ids);
  }

  /// The ids that no test covers.
  public List<String> missing(ClauseCatalogue catalogue) {
    var covered = clauses.stream().filter(c -> !c.tests().isEmpty()).map(Covered::clause).toList();
    return required(catalogue).stream().filter(id -> !covered.contains(id)).toList();
  }
}
